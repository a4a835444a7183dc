"""Armies that hold captured pieces in hands beside their half-boards and may drop them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import cached_property

from cfanp_gui.core.actions import Gesture, PocketSource, Refusal, Source
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.table_view import TableView


class HandsView(TableView):
    """The part of a position that the table reads, with a hand for every army at its home."""

    @abstractmethod
    def hand(self, army: int) -> str:
        """Return the letters of the pieces that an army may drop, sorted; empty for a dead army."""

    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """Return the hand of the army at home on a board, the most valuable pieces first."""
        if not 0 <= board < self.players:
            return ()
        useful = board == self.turn().seat and self.outcome() is None
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
        return source.letter in [
            piece.letter for piece, useful in self.pocket(source.board) if useful
        ]

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        if not isinstance(source, PocketSource):
            return super().gestures(source)
        if not self.movable(source):
            return ()
        return self._drops.get(source) or self._find_drops(source)

    @cached_property
    def _drops(self) -> dict[PocketSource, tuple[Gesture, ...]]:
        return {}

    def _find_drops(self, source: PocketSource) -> tuple[Gesture, ...]:
        """Return the drops of a kind of piece on every pair that may be pushed."""
        base = self.rules.pair_rules
        over = base.base.promoted.get(source.letter)
        forms = {~base.letters.index(one): one for one in (source.letter, over) if one}
        found = self._drops[source] = tuple(
            Gesture(
                action,
                source,
                base.square(action.target, pair),
                pair,
                None if forms[action.origin] == source.letter else over,
            )
            for pair in self.pairs()
            for action in self.pair_actions(pair)
            if action.origin in forms
        )
        return found

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

        mover, base = self.turn().seat, self.rules.base
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
        return self.refusal(Move(meant, ~base.letters.index(source.letter), goal, None, base))
