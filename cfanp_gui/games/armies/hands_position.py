"""Position of a game in which captured pieces may be dropped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cfanp_gui.core.actions import Action, StockpileChange, Transition
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.hands import HandsView
from cfanp_gui.games.armies.position import ArmiesPosition


class HandsPosition(HandsView, ArmiesPosition):
    """Position with its history; see `ArmiesPosition`."""

    def hand(self, army: int) -> str:
        return self.state.hand(army)

    def apply(self, action: Action) -> tuple[HandsPosition, Transition]:
        after, change = super().apply(action)
        assert isinstance(after, HandsPosition), "positions of one class follow each other"
        return after, change._replace(stockpiles=tuple(self._changed(after)))

    def _changed(self, after: HandsPosition) -> Iterator[StockpileChange]:
        """Yield the pieces gained and lost by players: by captures and drops, and with armies."""
        for army, (holder, other) in enumerate(zip(self.control, after.control, strict=True)):
            held, left = Counter(self.hand(army)), Counter(after.hand(army))
            if holder == other:
                held, left = held - left, left - held
            for player, pile, gained in ((holder, held, False), (other, left, True)):
                if player is not None:
                    for letter in pile.elements():
                        yield StockpileChange(player, Piece(letter, army), gained)
