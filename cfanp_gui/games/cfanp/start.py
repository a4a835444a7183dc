"""Starting position of a game of chess armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.games.armies.start import StartPosition
from cfanp_gui.games.cfanp.chess_view import ChessView

if TYPE_CHECKING:
    from cfanp_gui.games.cfanp.position import CfanpPosition


class CfanpStart(ChessView, StartPosition):
    """Starting position of chess armies, known without the rules of play."""

    @staticmethod
    def later() -> type[CfanpPosition]:
        from cfanp_gui.games.cfanp.position import CfanpPosition

        return CfanpPosition
