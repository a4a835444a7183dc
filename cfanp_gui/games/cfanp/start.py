"""The start of a game of chess armies, and what all its positions can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.start import StartPosition
from cfanp_gui.games.armies.table_view import TableView

if TYPE_CHECKING:
    from cfanp_gui.core.game_pair import GamePair
    from cfanp_gui.games.cfanp.position import CfanpPosition


class ChessView(TableView):
    """A position whose pairs may be positions of chess."""

    def game_pair(self, pair: Pair) -> GamePair | Text:
        from cfanp_gui.games.cfanp.chess_pairs import chess_pair

        return chess_pair(self, pair)


class CfanpStart(ChessView, StartPosition):
    """The start of a game."""

    @staticmethod
    def later() -> type[CfanpPosition]:
        from cfanp_gui.games.cfanp.position import CfanpPosition

        return CfanpPosition
