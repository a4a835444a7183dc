"""What all positions of chess armies can do beside those of any armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import ChessPairs
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.table_view import TableView

if TYPE_CHECKING:
    from cfanp_gui.core.chess_pair import ChessPair


class ChessView(TableView, ChessPairs):
    """A position whose pairs may be positions of chess."""

    def chess_pair(self, pair: Pair) -> ChessPair | Text:
        from cfanp_gui.games.cfanp.chess_pairs import chess_pair

        return chess_pair(self, pair)
