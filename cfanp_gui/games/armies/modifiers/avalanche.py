"""Avalanche (Betza 1977), option ``avalanche``: with each move a pawn of an opponent is pushed.

The choice of pawns on half-boards is ours: those of living hostile armies on the same pair, one
square forward as that army sees it. A pawn pushed onto the last rank stays there, inert, until the
next turn of its army, which begins with its promotion.
"""

from collections.abc import Iterator

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.events import Names
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.queries import NoteKind, SquareNote
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.actions import ArmiesAction, ExtraAction, Move, Promote
from cfanp_gui.games.armies.base_game import Step
from cfanp_gui.games.armies.explain import together
from cfanp_gui.games.armies.hooks import CHECKMATE, Modifier, Played, TurnReport
from cfanp_gui.games.armies.pair_rules import PairMove
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner

RULE = Promote.rule


def waiting(state: State, army: int) -> tuple[Square, ...]:
    """Return the squares of an army's pawns that were pushed onto the last rank."""
    base = state.rules.base
    pawn = Piece(base.pawn, army)
    return tuple(
        square
        for board in range(state.count)
        if board != army and state.spread[army] >> board & 1
        for square, piece in state.pieces_on(board).items()
        if piece == pawn and square.index < base.files
    )


def choices(state: State, pair: Pair) -> tuple[Step, ...]:
    """Return the pawn pushes that may follow a move just played on a pair.

    Pushes that expose the mover's own King there are included only if there are no others.
    """
    board, own, _, hostile = state.view(state.army, pair)
    steps = tuple(state.base.pawn_pushes(board, hostile))
    if not own & board.kings:
        return steps
    return tuple(step for step in steps if not exposing(state, pair, step)) or steps


def exposing(state: State, pair: Pair, step: Step) -> tuple[int, ...]:
    """Return the armies that attack the mover's King on a pair after a pawn push there.

    A pawn on the last rank attacks like all its possible promotions.
    """
    board, own, _, hostile = state.view(state.army, pair)
    king = own & board.kings
    if not king:
        return ()
    base, (origin, target) = state.base, step
    army = owner(board, origin)
    hostile ^= 1 << origin | 1 << target
    attacking = 0
    for becomes in base.becomings(board, origin, target):
        after = base.play(board, pair, army, (origin, target, becomes), state.rights)[0]
        attacking |= base.attackers(after, king.bit_length() - 1, hostile)
    return tuple(sorted({army if at == target else owner(board, at) for at in squares[attacking]}))


def _promoted(state: State, action: Promote, army: int) -> State:
    """Return the state after a promotion of an army's pawn, with nothing that follows from it."""
    base, letter, after = state.rules.base, action.becomes, state.copy()
    after.put(action.square, Piece(base.became(base.pawn, letter) or letter, army))
    return after


class Avalanche(Modifier[State]):
    """``avalanche``: each move also pushes a pawn of an opponent."""

    name = "avalanche"
    actions = (Promote,)

    # Pushing

    def pushes(self, state: State, pair: Pair, move: PairMove) -> tuple[Step, ...]:
        return choices(state.moved(pair, move), pair)

    def after_move(self, before: State, state: State, move: Played, report: TurnReport) -> None:
        state.rights = state.base.lapse(state.rights, before.army)  # no en passant captures
        if move.push is None:
            return
        pair = move.pair
        attacking = exposing(state, pair, move.push)
        state.step(pair, owner(state.board(pair), move.push[0]), *move.push)
        if attacking:
            captor = turn.last_before(state, attacking)
            turn.change_hands(state, {before.army: CHECKMATE}, captor, (pair,), report)
            report.judged = True
            state.left = 1  # the turn is over

    def is_spared(self, state: State, army: int, pair: Pair) -> bool:
        """Return True if a pawn waiting on the pair has a promotion with a legal move."""
        return any(
            _promoted(state, Promote(square, state.rules.base, letter), army)
            .generate(army, pair)
            .total
            for square in waiting(state, army)
            if square.board in pair
            for letter in state.rules.base.pawn_becomes(army)
        )

    # Promoting

    def due(self, state: State) -> Refusal | None:
        pawns = () if state.pushed or state.sides.decided else waiting(state, state.army)
        if not pawns:
            return None
        name = state.title(pawns[0])
        message = Text("First the pawn on {square} becomes another piece", square=name)
        return Refusal(RULE, message, pawns)

    def extra_actions(self, state: State) -> tuple[ExtraAction, ...]:
        if not self.due(state):
            return ()
        base = state.rules.base.unchosen
        return tuple(
            Promote(square, base, letter)
            for square in waiting(state, state.army)
            for letter in base.pawn_becomes(state.army)
        )

    def play(self, state: State, action: ExtraAction, report: TurnReport) -> State:
        assert isinstance(action, Promote), "nothing else is played by this rule"
        after = _promoted(state, action, state.army)
        turn.resume(after, action.square, report)
        return after

    # Refusals

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if not isinstance(action, Promote):
            return None
        if action.square not in waiting(state, state.army) or not self.due(state):
            name = state.title(action.square)
            return Refusal(RULE, Text("No pawn of yours waits on {square}", square=name))
        if action.becomes not in state.rules.base.pawn_becomes(state.army):
            return Refusal(RULE, Text("A pawn cannot become that"), (action.square,))
        return None

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        """Return the reason the push of a legal move is illegal; others are refused elsewhere."""
        pair, move = action.pair, state.pair_move(action)
        if move not in state.moves_on(pair).expand():
            return None
        after = state.moved(pair, move)
        if action.push is None:
            message = Text("A pawn of an opponent is pushed with each move: say which")
            causes = sum(1 << origin for origin, _ in choices(after, pair))
        elif action.push in after.base.pawn_pushes(
            after.board(pair), after.view(state.army, pair)[3]
        ):
            message = Text(
                "Pushing that pawn would leave your King attacked on {pair}", pair=together(pair)
            )
            board, own, _, _ = after.view(state.army, pair)
            causes = own & board.kings | 1 << action.push[0]
        else:
            message = Text(
                "{square} is no pawn of a living opponent that can go one square straight forward",
                square=after.base.seen(action.push[0], pair),
            )
            causes = 1 << action.push[0]
        return Refusal(RULE, message, state.base.squares(causes, pair), pair)

    # Information

    def demand(self, state: State, names: Names) -> Text | None:
        if not self.due(state):
            return None
        square = state.title(waiting(state, state.army)[0])
        return Text("First say what the pawn on {square} becomes", square=square)

    def marks(self, state: State, pair: Pair | None) -> Iterator[tuple[Square, SquareNote]]:
        for army in range(state.count):
            for square in waiting(state, army):
                note = SquareNote(NoteKind.HELD, Text("becomes another piece next turn"))
                if army == state.army and self.due(state):
                    note = SquareNote(NoteKind.CHOICE, Text("becomes another piece now"))
                yield square, note
