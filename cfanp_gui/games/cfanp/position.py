"""Position of chess armies, which the kernel can search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.games.armies.position import ArmiesPosition
from cfanp_gui.games.cfanp.chess_view import ChessView

if TYPE_CHECKING:
    from cfanp_gui.core.searching import SearchState


class CfanpPosition(ChessView, ArmiesPosition):
    """Position with its history; see `ArmiesPosition`."""

    def search_state(self) -> SearchState | None:
        """Return the position for a search; None if a rule is switched on."""
        from cfanp_gui.games.cfanp.searching import search_state

        return search_state(self.state, self._earlier)
