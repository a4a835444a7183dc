"""Reasons why an action is illegal: the rule, one sentence, and the squares that show it."""

from __future__ import annotations

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import PIECE_NAMES
from cfanp_gui.core.refusal_texts import attacked, attacker, blocker, in_the_way, not_your_turn
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text, listed
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Move,
    Pass,
    Pull,
    Resign,
    Send,
)
from cfanp_gui.games.strategichess.bitboards import (
    EAST,
    EDGE_FILES,
    FILE_MASKS,
    FILES,
    NAMES,
    OVER_THE_EDGE,
    ROADS,
    WEST,
    between,
)
from cfanp_gui.games.strategichess.board import Board, Crossing
from cfanp_gui.games.strategichess.events import player_of
from cfanp_gui.games.strategichess.state import State

RULE_MOVES = Text("Moves")
RULE_PAWNS = Text("Pawns")
RULE_CROSSING = Text("Crossing")
RULE_SENDING = Text("Sending")
RULE_PULLING = Text("Pulling")
RULE_PASSING = Text("Passing")
RULE_END = Text("End of the game")
RULE_DRAWS = Text("Draws")


def over() -> Refusal:
    """Return the refusal of any action after the end of the game."""
    return Refusal(RULE_END, Text("The game is over"))


def turn_refusal(state: State, action: BoardAction) -> Refusal | None:
    """Return the reason an action that takes a turn is illegal; None if it is legal."""
    for board in {action.board, getattr(action, "to", 1), getattr(action, "donor", 1)}:
        if not 1 <= board <= len(state.boards):
            return Refusal(RULE_MOVES, Text("There is no board {board}", board=board))
    if action in state.legal(action.board - 1):
        return None
    match action:
        case Move():
            return _move(state, action)
        case Send():
            return _send(state, action)
        case Pull():
            return _pull(state, action)
        case Pass():
            return _pass(state, action)


def leaving_refusal(state: State, action: Resign) -> Refusal | None:
    """Return the reason a player cannot resign or lose on time; None if they can."""
    if not 1 <= action.board <= len(state.boards):
        return Refusal(RULE_END, Text("There is no board {board}", board=action.board))
    if not action.on_time and len(state.boards) > 1:
        return Refusal(
            RULE_END,
            Text("Nobody resigns with several boards; somebody else may take the seat"),
        )
    return None


def claim_refusal(number: int | None) -> Refusal:
    """Return the refusal of a claim to a draw.

    `number` is the number of moves without progress required; None where there are no draws.
    """
    if number is None:
        return Refusal(RULE_DRAWS, Text("No draws are called here, so none can be claimed"))
    return Refusal(
        RULE_DRAWS,
        Text(
            "No draw can be claimed: that takes a position that stands for the third time, or "
            "{number} moves without capture, pawn move or King taken off",
            number=number,
        ),
    )


def pick_refusal(state: State, square: Square) -> Refusal | None:
    """Return the reason a man cannot be picked up; None if it can act."""
    at, number = square
    found = state.boards[at].letters.get(number)
    if found is None:
        return _no_piece(at, number)
    letter, colour = found
    if state.boards[at].turn != colour and letter != "K":
        beside = [other for other in (at - 1, at + 1) if 0 <= other < len(state.boards)]
        pullers = [other for other in beside if state.boards[other].turn == colour]
        if not pullers:
            return _not_to_move(state, at, number)
        for other in pullers:
            if state.in_check(other, colour):
                return _puller_in_check(state, other)
        return Refusal(
            RULE_PULLING,
            Text(
                "It is {player}’s turn on board {board}, and no team-mate can pull the {piece}",
                player=_mover(state, at),
                board=at + 1,
                piece=PIECE_NAMES[letter],
            ),
            (square,),
        )
    if state.boards[at].turn != colour:
        return _not_to_move(state, at, number)
    if targets := state.boards[at].reach(number):
        target = (targets & -targets).bit_length() - 1
        moved = state.boards[at].moved(number, target)
        return _exposed(state, at, at, state.with_boards({at: moved}), at)
    return Refusal(
        RULE_MOVES,
        Text("The {piece} on {square} cannot move",
             piece=PIECE_NAMES[letter], square=_where(at, number)),
        (square,),
    )  # fmt: skip


def _move(state: State, action: Move) -> Refusal:
    at, origin, target = action.board - 1, action.origin, action.target
    board = state.boards[at]
    found = board.letters.get(origin)
    if found is None:
        return _no_piece(at, origin)
    letter, colour = found
    if colour != board.turn:
        return _not_to_move(state, at, origin)
    if target != origin and (refused := _occupied(state, at, target, colour, at)):
        return refused
    if board.reach(origin) >> target & 1:
        return _exposed(state, at, at, state.with_boards({at: board.moved(origin, target)}), at)
    if origin == target:
        text = Text(
            "The {piece} on {square} has not moved",
            piece=PIECE_NAMES[letter], square=_where(at, origin),
        )  # fmt: skip
        return Refusal(RULE_MOVES, text, (Square(at, origin),))
    beside = abs(origin - target) == 1 and origin // FILES == target // FILES
    if letter == "P" and beside and not ROADS >> origin & 1:
        text = Text("The pawn on {square} goes sideways on a road only", square=_where(at, origin))
        return Refusal(RULE_PAWNS, text, (Square(at, origin),))
    men = board.men & (between(origin, target) | _ahead(letter, origin, target))

    def reaches(left: int) -> bool:
        return bool(_thinned(board, men & ~left).reach(origin) >> target & 1)

    if (way := blocker(origin, men, FILES, reaches)) is not None:
        return _blocked(state, RULE_PAWNS if letter == "P" else RULE_MOVES, at, way, at)
    text = Text(
        "The {piece} on {square} cannot go to {target}",
        piece=PIECE_NAMES[letter], square=_where(at, origin), target=NAMES[target],
    )  # fmt: skip
    return Refusal(RULE_PAWNS if letter == "P" else RULE_MOVES, text, (Square(at, origin),))


def _send(state: State, action: Send) -> Refusal:
    at, to = action.board - 1, action.to - 1
    found = state.boards[at].letters.get(action.origin)
    if found is None:
        return _no_piece(at, action.origin)
    letter, colour = found
    if colour != state.boards[at].turn:
        return _not_to_move(state, at, action.origin)
    if refused := _way(state, at, to, Crossing(action.origin, action.target), letter, at):
        return refused
    if state.boards[to].turn != colour:
        return Refusal(
            RULE_SENDING,
            Text(
                "A piece can be sent to board {board} only when it is {player}’s turn there",
                board=action.to,
                player=PlayerName(player_of(action.to, colour)),
            ),
        )
    if state.in_check(to, colour):
        return Refusal(
            RULE_SENDING,
            Text("{player}’s King on board {board} is in check, so nothing may be sent there",
                 player=PlayerName(player_of(action.to, colour)), board=action.to),
            state.attackers(to, colour),
        )  # fmt: skip
    return _exposed(
        state, at, to, state.crossed(at, to, Crossing(action.origin, action.target)), at
    )  # fmt: skip


def _pull(state: State, action: Pull) -> Refusal:
    at, donor = action.board - 1, action.donor - 1
    found = state.boards[donor].letters.get(action.origin)
    if found is None:
        return _no_piece(donor, action.origin)
    letter, colour = found
    if letter == "K":
        return Refusal(
            RULE_CROSSING,
            Text("A King never goes to another board"),
            (Square(donor, action.origin),),
        )
    if state.boards[at].turn != colour and state.boards[donor].turn != colour:
        return _not_to_move(state, donor, action.origin)
    if state.boards[at].turn != colour:
        message = not_your_turn(_mover(state, at).player, action.board)
        return Refusal(RULE_PULLING, message)
    if refused := _way(state, donor, at, Crossing(action.origin, action.target), letter, at):
        return refused
    if state.boards[donor].turn == colour:
        return Refusal(
            RULE_PULLING,
            Text(
                "It is {player}’s turn on board {board}: the piece may be sent, not pulled",
                player=_mover(state, donor),
                board=action.donor,
            ),
        )
    if state.in_check(at, colour):
        return _puller_in_check(state, at)
    return _exposed(
        state, donor, at, state.crossed(donor, at, Crossing(action.origin, action.target)), at
    )  # fmt: skip


def _pass(state: State, action: Pass) -> Refusal:
    at = action.board - 1
    if len(state.boards) == 1:
        return Refusal(RULE_PASSING, Text("Nobody passes on a single board"))
    return Refusal(
        RULE_PASSING,
        Text("{player} has a move on board {board} and may not pass",
             player=_mover(state, at), board=action.board)
        if state.moves(at)
        else Text("{player} has a piece to send from board {board} and may not pass",
                  player=_mover(state, at), board=action.board),
    )  # fmt: skip


def _way(
    state: State, at: int, to: int, crossing: Crossing, letter: str, own: int
) -> Refusal | None:
    """Return the reason a man cannot cross, regardless of the turn; None if it can.

    `own` is the board of the player who tries.
    """
    origin = Square(at, crossing.origin)
    if abs(at - to) != 1:
        return Refusal(
            RULE_CROSSING,
            Text("Boards {one} and {other} do not lie side by side", one=at + 1, other=to + 1),
            (origin,),
        )
    if letter == "K":
        return Refusal(RULE_CROSSING, Text("A King never goes to another board"), (origin,))
    colour = state.boards[at].colour_at(crossing.origin)
    assert colour is not None, "a man stands where a crossing begins"
    if refused := _occupied(state, to, crossing.target, colour, own):
        return refused
    edge = EAST if to > at else WEST
    board = state.boards[at]
    if crossing in board.crossings(colour, edge, state.boards[to]):
        return None
    paths = (lines[crossing.origin] for lines in OVER_THE_EDGE[edge].values())
    men = sum(board.men & path for path, beyond in paths if beyond == crossing.target)

    def crosses(left: int) -> bool:
        thinned = _thinned(board, men & ~left)
        return crossing in thinned.crossings(colour, edge, state.boards[to])

    if (way := blocker(crossing.origin, men, FILES, crosses)) is not None:
        return _blocked(state, RULE_CROSSING, at, way, own)
    return Refusal(RULE_CROSSING, _crossing_rule(letter, crossing.origin, edge), (origin,))


def _crossing_rule(letter: str, origin: int, edge: int) -> Text:
    """Return the rule by which a man crosses an edge, as far as it applies to one on a square."""
    if letter == "N":
        if FILE_MASKS[EDGE_FILES[edge]] >> origin & 1:
            return Text("A Knight crosses by its leap only")
        return Text("A Knight crosses only from the a- or n-file")
    if letter == "P":
        return Text("A pawn crosses from the edge only: sideways on a road, or by a capture")
    return Text("A {piece} crosses along its line, to the first square beyond the edge",
                piece=PIECE_NAMES[letter])  # fmt: skip


def _occupied(state: State, at: int, target: int, colour: int, own: int) -> Refusal | None:
    hit = state.boards[at].letters.get(target)
    if hit is None:
        return None
    if hit[1] == colour:
        return _blocked(state, RULE_MOVES, at, target, own)
    if hit[0] == "K":
        return Refusal(RULE_MOVES, Text("A King is never captured"), (Square(at, target),))
    return None


def _blocked(state: State, rule: str, at: int, square: int, own: int) -> Refusal:
    """Return the refusal for a man in the way; `own` is the board of the player who tries."""
    letter, colour = state.boards[at].letters[square]
    sentence = in_the_way(
        PIECE_NAMES[letter],
        _where(at, square),
        player_of(at + 1, colour),
        _mover(state, own).player,
    )
    return Refusal(rule, sentence, (Square(at, square),))


def _thinned(board: Board, gone: int) -> Board:
    """Return a board without the men on some squares."""
    for square in squares[gone]:
        board = board.without(square)
    return board


def _ahead(letter: str, origin: int, target: int) -> int:
    """Return the square straight ahead to which a pawn would go, which must be empty."""
    return 1 << target if letter == "P" and (target - origin) % FILES == 0 else 0


def _mover(state: State, at: int) -> PlayerName:
    """Return the player to move on a board."""
    return PlayerName(player_of(at + 1, state.boards[at].turn))


def _no_piece(at: int, square: int) -> Refusal:
    text = Text("There is no piece on {square}", square=_where(at, square))
    return Refusal(RULE_MOVES, text, (Square(at, square),))


def _not_to_move(state: State, at: int, square: int) -> Refusal:
    board = at + 1 if len(state.boards) > 1 else None
    text = not_your_turn(_mover(state, at).player, board)
    return Refusal(RULE_MOVES, text, (Square(at, square),))


def _puller_in_check(state: State, at: int) -> Refusal:
    colour = state.boards[at].turn
    return Refusal(
        RULE_PULLING,
        Text("{player}’s King on board {board} is in check, so nothing may be pulled there",
             player=_mover(state, at), board=at + 1),
        state.attackers(at, colour),
    )  # fmt: skip


def _exposed(before: State, at: int, other: int, after: State, own: int) -> Refusal:
    """Return the refusal of an action on one or two boards that would leave a King attacked.

    `own` is the board of the player who tries.
    """
    colour = before.boards[at].turn if at == other else _crosser(before, after, at)
    exposed = at if after.in_check(at, colour) else other
    king = after.boards[exposed].king(colour)
    assert king is not None, "a King is attacked"
    attackers = after.attackers(exposed, colour)
    names = []
    for board, square in attackers:
        letter, hostile = after.boards[board].letters[square]
        names.append(
            attacker(PIECE_NAMES[letter], _where(board, square), player_of(board + 1, hostile))
        )
    already = before.in_check(exposed, colour)
    if exposed == own:
        text = attacked(_where(exposed, king), listed(names), already)
    else:
        text = Text(
            "{player}’s King on {square} would be attacked by {attackers}",
            player=PlayerName(player_of(exposed + 1, colour)),
            square=_where(exposed, king),
            attackers=listed(names),
        )
    return Refusal(RULE_MOVES, text, attackers)


def _crosser(before: State, after: State, at: int) -> int:
    """Return the colour of the man that has left a board."""
    left = before.boards[at].colours[0] != after.boards[at].colours[0]
    return 0 if left else 1


def _where(at: int, square: int) -> Text:
    return Text("{square} of board {board}", square=NAMES[square], board=at + 1)
