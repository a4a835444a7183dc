"""Some pieces may not mate when they are dropped, as the pawn of Shogi."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cfanp_gui.core.actions import Refusal
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import PlayerName, Text
from cfanp_gui.games.armies.actions import ArmiesAction, Move
from cfanp_gui.games.armies.bundles import listed
from cfanp_gui.games.armies.explain import pair_move, pair_refusal
from cfanp_gui.games.armies.hooks import Modifier
from cfanp_gui.games.armies.pair_rules import PairMove, PairMoves
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.threats import owner


class NoMateByDrop(Modifier[State]):
    """It asks of every living hostile King on the pair that the dropped piece attacks."""

    def legal_moves(
        self, state: State, army: int, pair: Pair, moves: PairMoves, guard_king: bool  # noqa: ARG002
    ) -> PairMoves:  # fmt: skip
        letters = set(state.hand(army)) & set(state.rules.base.no_mate_by)
        attacking = _attacking(state, army, pair, letters) if letters else None
        if not attacking:
            return moves
        found = moves.expand()
        left = [
            move
            for move in found
            if not attacking.get(move[0], 0) >> move[1] & 1
            or not any(_mated(state, army, pair, move))
        ]
        return moves if len(left) == len(found) else listed(left, moves.checkers)

    def refusal(self, state: State, action: ArmiesAction) -> Refusal | None:
        if not isinstance(action, Move) or action.origin >= 0:
            return None
        pair, base = action.pair, state.base
        if pair_refusal(state, pair) is not None:
            return None
        move = pair_move(state, action)
        if move not in state.generate(state.army, pair, plain=True).expand():
            return None
        for army, king in _mated(state, state.army, pair, move):
            holder = state.control[army]
            assert holder is not None, "a living King is mated"
            return Refusal(
                state.rules.base.rule,
                Text(
                    "A {piece} that is dropped may not mate {player}’s King on {square}",
                    piece=base.base.types[base.letters[~action.origin]].title,
                    player=PlayerName(holder),
                    square=base.seen(king, pair),
                ),
                (base.square(king, pair),),
                pair,
            )
        return None


def _attacking(state: State, army: int, pair: Pair, letters: Iterable[str]) -> dict[int, int]:
    """Return where pieces dropped on a pair would attack a King, by where they are dropped from."""
    base = state.base
    board, _, _, hostile = state.view(army, pair)
    found: dict[int, int] = {}
    for king in squares[board.kings & hostile]:
        for letter in letters:
            origin = ~base.letters.index(letter)
            seen = base.attacked_from(board, pair, army, letter, king)
            if seen:
                found[origin] = found.get(origin, 0) | seen
    return found


def _mated(state: State, army: int, pair: Pair, move: PairMove) -> Iterator[tuple[int, int]]:
    """Yield the armies that a drop would mate, with the squares of their Kings on the pair."""
    origin, target, _ = move
    base = state.base
    if origin >= 0 or base.letters[~origin] not in base.base.no_mate_by:
        return
    board, _, _, hostile = state.view(army, pair)
    twin = state.copy()
    twin.army = army
    after = twin.moved(pair, *move)
    for king in squares[board.kings & hostile]:
        victim = owner(board, king)
        if base.attackers(after.board(pair), king, 1 << target) and not (
            after.generate(victim, pair).total
        ):
            yield victim, king
