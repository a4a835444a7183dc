"""Reasons why an action is illegal: the rule, one sentence, and the squares that show it."""

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import PIECE_NAMES, Piece
from cfanp_gui.core.refusal_texts import RULE_END, attacked, attacker, blocker, not_your_turn
from cfanp_gui.core.text import PlayerName, Text, WithArticle, listed
from cfanp_gui.games.boards.refusals import BoardRefusals, no_board
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Pass,
    Pull,
    Send,
    StrategiMove,
    TeamResign,
)
from cfanp_gui.games.strategichess.bitboards import (
    EAST,
    EDGE_FILES,
    FILE_MASKS,
    FILES,
    NAMES,
    ROADS,
    WEST,
)
from cfanp_gui.games.strategichess.board import Crossing, StrategiBoard
from cfanp_gui.games.strategichess.events import player_of
from cfanp_gui.games.strategichess.state import StrategiState

RULE_MOVES = Text("Moves")
RULE_PAWNS = Text("Pawns")
RULE_CROSSING = Text("Crossing")
RULE_SENDING = Text("Sending")
RULE_PULLING = Text("Pulling")
RULE_PASSING = Text("Passing")
RULE_DRAWS = Text("Draws")


def refusal(state: StrategiState, action: BoardAction | TeamResign) -> Refusal | None:
    """Return the reason an action is illegal while the game goes on; None if it is legal."""
    for board in (action.board, getattr(action, "to", 1), getattr(action, "donor", 1)):
        if not 1 <= board <= len(state.boards):
            return no_board(RULE_END if isinstance(action, TeamResign) else RULE_MOVES, board)
    if isinstance(action, TeamResign):
        if action.on_time or len(state.boards) == 1:
            return None
        text = Text("Nobody resigns with several boards; somebody else may take the seat")
        return Refusal(RULE_END, text)
    if action in state.legal(action.board - 1):
        return None
    match action:
        case StrategiMove(board, origin, target):
            return StrategiRefusals(state, board - 1).step(origin, target)
        case Send():
            return _send(state, action)
        case Pull():
            return _pull(state, action)
        case Pass():
            return _pass(state, action)


def claim_refusal(number: int | None) -> Refusal:
    """Return the refusal of a claim to a draw.

    `number` is the number of moves without progress required; None where there are no draws.
    """
    if number is None:
        return Refusal(RULE_DRAWS, Text("No draws are called here, so none can be claimed"))
    text = Text(
        "No draw can be claimed: that takes a position that stands for the third time, or "
        "{number} moves without capture, pawn move or King taken off",
        number=number,
    )
    return Refusal(RULE_DRAWS, text)


def pick_refusal(state: StrategiState, square: Square) -> Refusal | None:
    """Return the reason why a man that has no action cannot be picked up."""
    at, number = square
    here = StrategiRefusals(state, at)
    piece, refused = here.piece(number), here.unmovable(number)
    if piece is None or (refused is not None and piece.letter == "K"):
        return refused
    if refused is not None:
        pullers = [other for other, _ in state.beside(at) if state.boards[other].turn == piece.army]
        if not pullers:
            return refused
        for other in pullers:
            if state.in_check(other, piece.army):
                return _puller_in_check(state, other)
        text = Text(
            "It is {player}’s turn on board {board}, and no team-mate can pull {the_piece}",
            the_piece=WithArticle(PIECE_NAMES[piece.letter]),
            **here.words,
        )
        return here.refuse(text, number, rule=RULE_PULLING)
    if targets := state.boards[at].reach(number):
        return here.exposed(number, (targets & -targets).bit_length() - 1)
    text = Text(
        "{the_piece} on {square} cannot move",
        the_piece=WithArticle(PIECE_NAMES[piece.letter], True),
        square=here.place(number),
    )
    return here.refuse(text, number)


class StrategiRefusals(BoardRefusals):
    """Refusals on one board; `own` is the board of the player who tries, of the colour given."""

    rule = RULE_MOVES
    files, names = FILES, NAMES
    board: StrategiBoard

    def __init__(
        self, state: StrategiState, at: int, own: int | None = None, colour: int | None = None
    ) -> None:
        self.state, self.at, self.own = state, at, at if own is None else own
        self.board, self.number, self.alone = state.boards[at], at + 1, len(state.boards) == 1
        self.seats = player_of(self.number, 0), player_of(self.number, 1)
        self.colour = self.board.turn if colour is None else colour
        self.player = player_of(self.own + 1, state.boards[self.own].turn)

    def square(self, at: int) -> Square:
        return Square(self.at, at)

    def threat(self, at: int) -> Text:
        piece = self.piece(at)
        assert piece is not None, "something attacks"
        return attacker(self.title(piece), self.place(at), self.holder(piece))

    def rule_of(self, piece: Piece) -> str:
        return RULE_PAWNS if piece.letter == "P" else RULE_MOVES

    def exposed(self, origin: int, target: int) -> Refusal | None:
        if not self.can_reach(origin, target):
            return None
        return self.exposes(self.at, origin, target)

    def special(self, piece: Piece, origin: int, target: int) -> Refusal | None:
        beside = abs(origin - target) == 1 and origin // FILES == target // FILES
        if piece.letter != "P" or not beside or ROADS >> origin & 1:
            return None
        text = Text("The pawn on {square} goes sideways on a road only", square=self.place(origin))
        return self.refuse(text, origin, rule=RULE_PAWNS)

    def exposes(self, to: int, origin: int, target: int) -> Refusal:
        """Return the refusal of a move that leaves a King attacked here or on the goal's board."""
        moved = self.state.moved(self.square(origin), Square(to, target))
        colour, after = self.colour, self.state.with_boards(moved)
        at = next(board for board in (self.at, to) if after.in_check(board, colour))
        king, attacking = after.boards[at].king(colour), after.attackers(at, colour)
        assert king is not None, "a King is attacked"
        threats = [StrategiRefusals(self.state, board).threat(index) for board, index in attacking]
        where = StrategiRefusals(self.state, at).place(king)
        text = attacked(where, listed(threats), self.state.in_check(at, colour))
        if at != self.own:
            text = Text(
                "{player}’s King on {square} would be attacked by {attackers}",
                player=PlayerName(player_of(at + 1, colour)),
                square=where,
                attackers=listed(threats),
            )
        return Refusal(RULE_MOVES, text, attacking)

    def crossing(self, to: int, origin: int, target: int) -> Refusal | None:
        """Return the reason a man cannot cross to a board, regardless of the turn, or None."""
        piece, crossing = self.piece(origin), Crossing(origin, target)
        assert piece is not None, "a man stands where a crossing begins"
        if abs(self.at - to) != 1:
            text = Text(
                "Boards {one} and {other} do not lie side by side", one=self.number, other=to + 1
            )
            return self.refuse(text, origin, rule=RULE_CROSSING)
        if piece.letter == "K":
            text = Text("A King never goes to another board")
            return self.refuse(text, origin, rule=RULE_CROSSING)
        there = StrategiRefusals(self.state, to, self.own, self.colour)
        if refused := there.occupied(target):
            return refused
        edge, man = EAST if to > self.at else WEST, 1 << origin

        def crosses(left: int) -> bool:
            return crossing in self.board.only(left | man).crossings(piece.army, edge, there.board)

        if crosses(self.board.men):
            return None
        way = blocker(origin, self.board.men & ~man, FILES, crosses)
        text = _crossing_rule(piece.letter, origin, edge)
        return self.blocked(way, RULE_CROSSING) or self.refuse(text, origin, rule=RULE_CROSSING)


def _send(state: StrategiState, action: Send) -> Refusal:
    at, to = action.board - 1, action.to - 1
    here = StrategiRefusals(state, at)
    refused = here.unmovable(action.origin) or here.crossing(to, action.origin, action.target)
    if refused is not None:
        return refused
    words = {"player": PlayerName(player_of(action.to, here.colour)), "board": action.to}
    if state.boards[to].turn != here.colour:
        text = Text(
            "A piece can be sent to board {board} only when it is {player}’s turn there", **words
        )
        return Refusal(RULE_SENDING, text)
    if state.in_check(to, here.colour):
        text = Text(
            "{player}’s King on board {board} is in check, so nothing may be sent there", **words
        )
        return Refusal(RULE_SENDING, text, state.attackers(to, here.colour))
    return here.exposes(to, action.origin, action.target)


def _pull(state: StrategiState, action: Pull) -> Refusal:
    at, donor = action.board - 1, action.donor - 1
    piece = StrategiRefusals(state, donor).piece(action.origin)
    colour = None if piece is None else piece.army
    here = StrategiRefusals(state, donor, at, colour)
    if piece is None:
        return here.empty(action.origin)
    turn, donor_turn = state.boards[at].turn, state.boards[donor].turn
    if turn != colour and piece.letter != "K":
        waits = None if donor_turn == colour else here.unmovable(action.origin)
        return waits or Refusal(RULE_PULLING, not_your_turn(here.player, action.board))
    if refused := here.crossing(at, action.origin, action.target):
        return refused
    if donor_turn == colour:
        text = Text(
            "It is {player}’s turn on board {board}: the piece may be sent, not pulled",
            **StrategiRefusals(state, donor).words,
        )
        return Refusal(RULE_PULLING, text)
    if state.in_check(at, turn):
        return _puller_in_check(state, at)
    return here.exposes(at, action.origin, action.target)


def _pass(state: StrategiState, action: Pass) -> Refusal:
    at = action.board - 1
    if len(state.boards) == 1:
        return Refusal(RULE_PASSING, Text("Nobody passes on a single board"))
    words = StrategiRefusals(state, at).words
    if state.moves(at):
        text = Text("{player} has a move on board {board} and may not pass", **words)
    else:
        text = Text("{player} has a piece to send from board {board} and may not pass", **words)
    return Refusal(RULE_PASSING, text)


def _crossing_rule(letter: str, origin: int, edge: int) -> Text:
    """Return the rule by which a man crosses an edge, as far as it applies to one on a square."""
    if letter == "N":
        if FILE_MASKS[EDGE_FILES[edge]] >> origin & 1:
            return Text("A Knight crosses by its leap only")
        return Text("A Knight crosses only from the a- or n-file")
    if letter == "P":
        return Text("A pawn crosses from the edge only: sideways on a road, or by a capture")
    return Text(
        "{the_piece} crosses along its line, to the first square beyond the edge",
        the_piece=WithArticle(PIECE_NAMES[letter], True),
    )


def _puller_in_check(state: StrategiState, at: int) -> Refusal:
    text = Text(
        "{player}’s King on board {board} is in check, so nothing may be pulled there",
        **StrategiRefusals(state, at).words,
    )
    return Refusal(RULE_PULLING, text, state.attackers(at, state.boards[at].turn))
