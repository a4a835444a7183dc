"""Why an action is not legal: the rule, one sentence, and the squares that show it."""

from __future__ import annotations

from collections.abc import Iterable

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import PIECE_NAMES
from cfanp_gui.core.text import Text, with_and
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Leave,
    Move,
    Pass,
    Pull,
    Send,
)
from cfanp_gui.games.strategichess.bitboards import EAST, FILES, NAMES, ROADS, WEST
from cfanp_gui.games.strategichess.board import Crossing
from cfanp_gui.games.strategichess.events import TEAM_NAMES
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
    """Return why nothing is done any more."""
    return Refusal(RULE_END, Text("The game is over"))


def turn_refusal(state: State, action: BoardAction) -> Refusal | None:
    """Return why an action that takes a turn is not legal; None when it is."""
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


def leaving_refusal(state: State, action: Leave) -> Refusal | None:
    """Return why a player cannot resign or lose on time; None when they can."""
    if not 1 <= action.board <= len(state.boards):
        return Refusal(RULE_END, Text("There is no board {board}", board=action.board))
    if not action.on_time and len(state.boards) > 1:
        return Refusal(
            RULE_END,
            Text("Nobody resigns with several boards; somebody else may take the seat"),
        )
    return None


def claim_refusal(number: int | None) -> Refusal:
    """Return why no draw can be claimed.

    `number` is how many moves without progress it takes; None where no draws are called.
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
    """Return why a man cannot be picked up; None when something may be done with it."""
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
                "{colour} is not to move on board {board}, and no team-mate can pull the "
                "{piece} from {square}",
                colour=TEAM_NAMES[colour], board=at + 1, piece=PIECE_NAMES[letter],
                square=NAMES[number],
            ),
            (square,),
        )  # fmt: skip
    if state.boards[at].turn != colour:
        return _not_to_move(state, at, number)
    if state.boards[at].reach(number):
        for _, target in _unguarded(state, at, number):
            return _exposed(state, at, at, state.with_boards(
                {at: state.boards[at].moved(number, target)}))  # fmt: skip
    return Refusal(
        RULE_MOVES,
        Text("The {piece} on {square} cannot move",
             piece=PIECE_NAMES[letter], square=_where(at, number)),
        (square,),
    )  # fmt: skip


def _unguarded(state: State, at: int, number: int) -> list[tuple[int, int]]:
    targets = state.boards[at].reach(number)
    return [(number, target) for target in range(targets.bit_length()) if targets >> target & 1]


def _move(state: State, action: Move) -> Refusal:
    at, origin, target = action.board - 1, action.origin, action.target
    board = state.boards[at]
    found = board.letters.get(origin)
    if found is None:
        return _no_piece(at, origin)
    letter, colour = found
    if colour != board.turn:
        return _not_to_move(state, at, origin)
    if refused := _occupied(state, at, target, colour, origin):
        return refused
    if board.reach(origin) >> target & 1:
        return _exposed(state, at, at, state.with_boards({at: board.moved(origin, target)}))
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
    if refused := _way(state, at, to, Crossing(action.origin, action.target), letter):
        return refused
    if state.boards[to].turn != colour:
        return Refusal(
            RULE_SENDING,
            Text(
                "{colour} is not to move on board {board}; a piece arrives there in "
                "{colour}’s turn only",
                colour=TEAM_NAMES[colour], board=action.to,
            ),
        )  # fmt: skip
    if state.in_check(to, colour):
        return Refusal(
            RULE_SENDING,
            Text("{colour}’s King on board {board} is in check, so nothing may be sent there",
                 colour=TEAM_NAMES[colour], board=action.to),
            _attackers(state, to, colour),
        )  # fmt: skip
    return _exposed(
        state, at, to, state.crossed(at, to, Crossing(action.origin, action.target))
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
        return Refusal(
            RULE_PULLING,
            Text("{colour} is not to move on board {board}",
                 colour=TEAM_NAMES[colour], board=action.board),
        )  # fmt: skip
    if refused := _way(state, donor, at, Crossing(action.origin, action.target), letter):
        return refused
    if state.boards[donor].turn == colour:
        return Refusal(
            RULE_PULLING,
            Text("{colour} is to move on board {board} and may send the piece; nothing is "
                 "pulled from there",
                 colour=TEAM_NAMES[colour], board=action.donor),
        )  # fmt: skip
    if state.in_check(at, colour):
        return _puller_in_check(state, at)
    return _exposed(
        state, donor, at, state.crossed(donor, at, Crossing(action.origin, action.target))
    )  # fmt: skip


def _pass(state: State, action: Pass) -> Refusal:
    at = action.board - 1
    if len(state.boards) == 1:
        return Refusal(RULE_PASSING, Text("Nobody passes on a single board"))
    return Refusal(
        RULE_PASSING,
        Text("{colour} has a move on board {board} and may not pass",
             colour=TEAM_NAMES[state.boards[at].turn], board=action.board)
        if state.moves(at)
        else Text("{colour} has a piece to send from board {board} and may not pass",
                  colour=TEAM_NAMES[state.boards[at].turn], board=action.board),
    )  # fmt: skip


def _way(state: State, at: int, to: int, crossing: Crossing, letter: str) -> Refusal | None:
    """Return why a man cannot cross so, whoever's turn it is; None when it can."""
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
    if refused := _occupied(state, to, crossing.target, colour):
        return refused
    edge = EAST if to > at else WEST
    if crossing in state.boards[at].crossings(colour, edge, state.boards[to]):
        return None
    return Refusal(
        RULE_CROSSING,
        Text(
            "The {piece} on {square} cannot cross to {target}",
            piece=PIECE_NAMES[letter], square=_where(at, crossing.origin),
            target=_where(to, crossing.target),
        ),
        (origin,),
    )  # fmt: skip


def _occupied(
    state: State, at: int, target: int, colour: int, origin: int | None = None
) -> Refusal | None:  # fmt: skip
    hit = state.boards[at].letters.get(target)
    if hit is None or target == origin:
        return None
    where = (Square(at, target),)
    if hit[1] == colour:
        text = Text("{colour}’s own {piece} stands on {square}", colour=TEAM_NAMES[colour],
                    piece=PIECE_NAMES[hit[0]], square=_where(at, target))  # fmt: skip
        return Refusal(RULE_MOVES, text, where)
    if hit[0] == "K":
        return Refusal(RULE_MOVES, Text("A King is never captured"), where)
    return None


def _no_piece(at: int, square: int) -> Refusal:
    text = Text("There is no piece on {square}", square=_where(at, square))
    return Refusal(RULE_MOVES, text, (Square(at, square),))


def _not_to_move(state: State, at: int, square: int) -> Refusal:
    letter, _ = state.boards[at].letters[square]
    text = Text(
        "The {piece} on {square} does not move now: it is {colour}’s turn",
        piece=PIECE_NAMES[letter],
        square=_where(at, square),
        colour=TEAM_NAMES[state.boards[at].turn],
    )
    return Refusal(RULE_MOVES, text, (Square(at, square),))


def _puller_in_check(state: State, at: int) -> Refusal:
    colour = state.boards[at].turn
    return Refusal(
        RULE_PULLING,
        Text("{colour}’s King on board {board} is in check, so nothing may be pulled there",
             colour=TEAM_NAMES[colour], board=at + 1),
        _attackers(state, at, colour),
    )  # fmt: skip


def _exposed(before: State, at: int, other: int, after: State) -> Refusal:
    """Return the refusal of what only the safety of a King forbids, on one of two boards."""
    colour = before.boards[at].turn if at == other else _crosser(before, after, at)
    exposed = at if after.in_check(at, colour) else other
    king = after.boards[exposed].king(colour)
    assert king is not None, "a King is attacked"
    attackers = after.attackers(exposed, colour)
    names = with_and([_where(board, square) for board, square in attackers])
    square = _where(exposed, king)
    text = (
        Text("The King on {square} stays attacked from {attackers}",
             square=square, attackers=names)
        if before.in_check(exposed, colour)
        else Text("The King on {square} would be attacked from {attackers}",
                  square=square, attackers=names)
    )  # fmt: skip
    return Refusal(RULE_MOVES, text, _squares(attackers))


def _crosser(before: State, after: State, at: int) -> int:
    """Return the colour of which a man has left a board."""
    left = before.boards[at].colours[0] != after.boards[at].colours[0]
    return 0 if left else 1


def _attackers(state: State, at: int, colour: int) -> tuple[Square, ...]:
    return _squares(state.attackers(at, colour))


def _squares(found: Iterable[tuple[int, int]]) -> tuple[Square, ...]:
    return tuple(Square(*one) for one in found)


def _where(at: int, square: int) -> Text:
    return Text("{square} of board {board}", square=NAMES[square], board=at + 1)
