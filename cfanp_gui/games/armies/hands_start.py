"""Starting position of a game in which captured pieces may be dropped, known without its rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.games.armies.hands import HandsView
from cfanp_gui.games.armies.start import StartPosition

if TYPE_CHECKING:
    from cfanp_gui.games.armies.hands_position import HandsPosition


class HandsStart(HandsView, StartPosition):
    """Starting position of a game, with the pieces that are in hands from the beginning."""

    @staticmethod
    def later() -> type[HandsPosition]:
        from cfanp_gui.games.armies.hands_position import HandsPosition

        return HandsPosition

    def hand(self, army: int) -> str:
        return self._rules.base.starting_hand(army)
