"""Position of chess armies, which the kernel can search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.games.armies.position import ArmiesPosition

if TYPE_CHECKING:
    from cfanp_gui.core.boards import Pair
    from cfanp_gui.core.game_pair import GamePair
    from cfanp_gui.core.searching import SearchState
    from cfanp_gui.core.text import Text


class CfanpPosition(ArmiesPosition):
    """Position whose pairs may be positions of chess."""

    def game_pair(self, pair: Pair) -> GamePair | Text:
        from cfanp_gui.games.cfanp.chess_pairs import chess_pair

        return chess_pair(self.state, pair)

    def search_state(self) -> SearchState | None:
        """Return the position for a search; None if a rule is switched on."""
        from cfanp_gui.games.cfanp.searching import search_state

        return search_state(self.state, self._earlier)
