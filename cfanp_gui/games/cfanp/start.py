"""The start of a game of chess armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.games.armies.start import StartPosition
from cfanp_gui.games.cfanp.chess_view import ChessView

if TYPE_CHECKING:
    from cfanp_gui.games.cfanp.position import CfanpPosition


class CfanpStart(ChessView, StartPosition):
    """The start of a game."""

    @staticmethod
    def later() -> type[CfanpPosition]:
        from cfanp_gui.games.cfanp.position import CfanpPosition

        return CfanpPosition
