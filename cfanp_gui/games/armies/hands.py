"""Armies that hold captured pieces in hands beside their half-boards and may drop them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Self

from cfanp_gui.core.actions import (
    Action,
    Gesture,
    PocketSource,
    Refusal,
    Source,
    StockpileChange,
    Transition,
)
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.position import ArmiesPosition


class HandsPosition(ArmiesPosition):
    """Position of a game in which captured pieces may be dropped, with a hand for every army."""

    def hand(self, army: int) -> str:
        """Return the letters of the pieces that an army may drop, sorted; empty for a dead army."""
        return self.rules.base.starting_hand(army) if self.begins else self.state.hand(army)

    def apply(self, action: Action) -> tuple[Self, Transition]:
        after, change = super().apply(action)
        return after, change._replace(stockpiles=tuple(self._changed(after)))

    def _changed(self, after: Self) -> Iterator[StockpileChange]:
        """Yield the pieces gained and lost by players: by captures and drops, and with armies."""
        for army, (holder, other) in enumerate(zip(self.control, after.control, strict=True)):
            held, left = Counter(self.hand(army)), Counter(after.hand(army))
            if holder == other:
                held, left = held - left, left - held
            for player, pile, gained in ((holder, held, False), (other, left, True)):
                if player is not None:
                    for letter in pile.elements():
                        yield StockpileChange(player, Piece(letter, army), gained)

    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """Return the hand of the army at home on a board, the most valuable pieces first."""
        if not 0 <= board < self.players:
            return ()
        useful = board == self.army and self.outcome() is None
        order = list(self.rules.base.types)
        held = sorted(self.hand(board), key=order.index)
        return tuple((Piece(letter, board), useful) for letter in held)

    @property
    def stockpiles(self) -> Mapping[int, tuple[Piece, ...]]:
        return {
            player: tuple(
                piece
                for army, holder in enumerate(self.control)
                if holder == player
                for piece, _ in self.pocket(army)
            )
            for player in sorted(self.alive())
        }

    def movable(self, source: Source) -> bool:
        if not isinstance(source, PocketSource):
            return super().movable(source)
        return bool(self.rules.base.dropped) and any(
            useful and piece.letter == source.letter for piece, useful in self.pocket(source.board)
        )

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        if not isinstance(source, PocketSource):
            return super().gestures(source)
        return self._drops(source) if self.movable(source) else ()

    @cached_method
    def _drops(self, source: PocketSource) -> tuple[Gesture, ...]:
        """Return the drops of a kind of piece on every pair that may be pushed."""
        base = self.rules.pair_rules
        forms: dict[int, str | None] = {~base.letters.index(source.letter): None}
        if over := base.base.promoted.get(source.letter):
            forms[~base.letters.index(over)] = over
        return tuple(
            Gesture(action, source, base.square(action.target, pair), pair, forms[action.origin])
            for pair in self.pairs()
            for action in self.pair_actions(pair)
            if action.origin in forms
        )

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        if not isinstance(source, PocketSource):
            return super().gesture_refusal(source, target, pair, promotion, placed)
        from cfanp_gui.games.armies.actions import Move
        from cfanp_gui.games.armies.explain import waits

        mover, base = self.army, self.rules.base
        if self.outcome() is None and source.board != mover:
            return Refusal(base.rule, waits(self.control, mover, source.board))
        meant = self._pair_meant(() if target is None else (target.board,), pair)
        pieces, rules = self.pieces(), self.rules.pair_rules
        goal = next(
            index
            for index in range(base.size)
            if rules.square(index, meant) == target
            or (target is None and rules.square(index, meant) not in pieces)
        )
        origin = ~base.letters.index(source.letter)
        return self.refusal(Move(meant, origin, goal, None, base.unchosen))
