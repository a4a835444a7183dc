"""Moves that base games demand or forbid on a pair, whatever the safety of the King.

Source: the rules of base games, "More of the dialect".
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text, enumerated
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.hooks import Modifier
from cfanp_gui.games.armies.pair_rules import MUST_CAPTURE, PairMove, PairMoves, listed_moves
from cfanp_gui.games.armies.state import State

MUST_DROP = Text("You must drop a piece on this pair; other pairs are free")
MUST_DROP_OTHER = Text("Another piece of the hand must be dropped first")
NO_CHECKS = Text("No move may give check in this game: the King on {square} would be in check")
MUST_STAY = Text("A King in check may only capture the piece that checks it, on {square}")

Moves = list[PairMove]


class Step(NamedTuple):
    """A rule that leaves some of the moves on a pair, with the sentence of a refusal."""

    sentence: Text
    left: Callable[[Moves], Moves]
    causes: Callable[[PairMove, Moves], int]
    """Returns the squares that show why a move is not among some that were left so far."""


class Compulsion(Modifier[State]):
    """Choice of the moves that the base game allows, where it demands captures or drops."""

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool
    ) -> PairMoves:
        legal = _free(state, army, pair, moves)
        for step in _steps(state, army, pair, moves.checkers):
            legal = step.left(legal)
        return moves if len(legal) == moves.total else listed_moves(legal, moves.checkers)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        pair, army, move = action.pair, state.army, state.pair_move(action)
        moves = state.generate(army, pair, plain=True)
        legal = _free(state, army, pair, moves)
        if move not in legal:
            return None
        for step in _steps(state, army, pair, moves.checkers):
            before, legal = legal, step.left(legal)
            if move not in legal:
                causes = step.causes(move, before)
                names = [state.base.seen(at, pair) for at in squares[causes]]
                sentence = step.sentence.filled(square=enumerated(names))
                at = state.base.squares(causes, pair)
                return Refusal(state.rules.base.rule, sentence, at, pair)
        return None


def _free(state: State, army: int, pair: Pair, moves: PairMoves) -> Moves:
    """Return the moves of pieces that have not moved on the strip in this turn."""
    moved = state.moved_on_strip if army == state.army else ()
    barred = {state.base.joined(square, pair) for square in moved}
    return [move for move in moves.expand() if move[0] not in barred]


def _steps(state: State, army: int, pair: Pair, checkers: int) -> Iterator[Step]:
    """Yield the rules that leave some of the moves, in their order."""
    base, demands, board = state.base, state.rules.base.demands, state.board(pair)
    assert demands is not None, "the rule is on only with them"

    def kept(wanted: Callable[[PairMove], bool]) -> Callable[[Moves], Moves]:
        return lambda legal: [move for move in legal if wanted(move)]

    def demanded(wanted: Callable[[PairMove], bool]) -> Callable[[Moves], Moves]:
        return lambda legal: [move for move in legal if wanted(move)] or legal

    def drops_wanted(move: PairMove) -> bool:
        return move[0] < 0 and base.letters[~move[0]].lstrip("+") in demands.drops

    def none(_move: PairMove, _before: Moves) -> int:
        return 0

    def captors(_move: PairMove, before: Moves) -> int:
        return sum(1 << at for at in {at for at, *to in before if base.victim(board, at, *to)})

    if demands.king_stays and checkers:
        king = board.armies[army] & base.crowned(board)
        yield Step(
            MUST_STAY,
            kept(lambda move: move[0] < 0 or not king >> move[0] & 1 or 1 << move[1] == checkers),
            lambda _move, _before: checkers,
        )
    if demands.no_checks:
        hostile = state.view(army, pair)[3]

        def checked(move: PairMove, _before: Moves) -> int:
            return _checked(state, army, pair, move, hostile)

        yield Step(NO_CHECKS, kept(lambda move: not checked(move, [])), checked)
    if demands.capture:
        yield Step(MUST_CAPTURE, demanded(lambda move: bool(base.victim(board, *move))), captors)
    if set(demands.drops) & set(state.hand(army)):
        yield Step(MUST_DROP_OTHER, kept(lambda move: move[0] >= 0 or drops_wanted(move)), none)
        yield Step(MUST_DROP, demanded(drops_wanted), none)


def _checked(state: State, army: int, pair: Pair, move: PairMove, hostile: int) -> int:
    """Return the Kings among hostile pieces that an army attacks itself after a move."""
    base, board = state.base, state.board(pair)
    after = base.play(board, pair, army, move, state.rights)[0]
    kings = base.crowned(board) & hostile
    own = after.armies[army]
    return sum(1 << king for king in squares[kings] if base.attackers(after, king, own))
