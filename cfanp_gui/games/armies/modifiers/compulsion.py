"""Moves that base games demand or forbid on a pair, whatever the safety of the King.

Source: the rules of base games, "More of the dialect".
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.armies.hooks import Modifier
from cfanp_gui.games.armies.pair_rules import MUST_CAPTURE, PairMove, PairMoves, listed
from cfanp_gui.games.armies.state import State

MUST_DROP = Text("You must drop a piece on this pair; other pairs are free")
MUST_DROP_OTHER = Text("Another piece of the hand must be dropped first")
NO_CHECKS = Text("No move may give check in this game")
MUST_STAY = Text("A King in check may only capture the piece that checks it")

Moves = list[PairMove]


class Compulsion(Modifier[State]):
    """Choice of the moves that the base game allows, where it demands captures or drops."""

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool
    ) -> PairMoves:
        legal = moves.expand()
        if army == state.army:  # a piece on the strip that has moved this turn captures nothing
            moved = {state.base.joined(square, pair) for square in state.moved_on_strip}
            legal = [move for move in legal if move[0] not in moved]
        for _, allowed in _steps(state, army, pair, moves.checkers):
            legal = allowed(legal)
        return moves if len(legal) == moves.total else listed(legal, moves.checkers)

    def move_refusal(self, state: State, action: Move) -> Refusal | None:
        pair, army, move = action.pair, state.army, state.pair_move(action)
        moves = state.generate(army, pair, plain=True)
        legal = moves.expand()
        if move not in legal:
            return None
        for sentence, allowed in _steps(state, army, pair, moves.checkers):
            legal = allowed(legal)
            if move not in legal:
                return Refusal(state.rules.base.rule, sentence, pair=pair)
        return None


def _steps(
    state: State, army: int, pair: Pair, checkers: int
) -> Iterator[tuple[Text, Callable[[Moves], Moves]]]:
    """Yield the rules that leave some of the moves, each with the sentence of a refusal."""
    base, demands, board = state.base, state.rules.base.demands, state.board(pair)
    assert demands is not None, "the rule is on only with them"

    def kept(wanted: Callable[[PairMove], bool]) -> Callable[[Moves], Moves]:
        return lambda legal: [move for move in legal if wanted(move)]

    def demanded(wanted: Callable[[PairMove], bool]) -> Callable[[Moves], Moves]:
        return lambda legal: [move for move in legal if wanted(move)] or legal

    def drops_wanted(move: PairMove) -> bool:
        return move[0] < 0 and base.letters[~move[0]].lstrip("+") in demands.drops

    if demands.king_stays and checkers:
        king = board.armies[army] & base.crowned(board)
        yield (
            MUST_STAY,
            kept(lambda move: move[0] < 0 or not king >> move[0] & 1 or 1 << move[1] == checkers),
        )
    if demands.no_checks:
        hostile = state.view(army, pair)[3]
        yield NO_CHECKS, kept(lambda move: not _gives_check(state, army, pair, move, hostile))
    if demands.capture:
        yield MUST_CAPTURE, demanded(lambda move: bool(base.victim(board, *move)))
    if set(demands.drops) & set(state.hand(army)):
        yield MUST_DROP_OTHER, kept(lambda move: move[0] >= 0 or drops_wanted(move))
        yield MUST_DROP, demanded(drops_wanted)


def _gives_check(state: State, army: int, pair: Pair, move: PairMove, hostile: int) -> bool:
    """Return True if a move leaves a King among hostile pieces attacked by its own army."""
    base, board = state.base, state.board(pair)
    after = base.play(board, pair, army, move, state.rights)[0]
    kings = base.crowned(board) & hostile
    return any(base.attackers(after, king, after.armies[army]) for king in squares[kings])
