"""View shared by all positions of chess armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.table_view import TableView

if TYPE_CHECKING:
    from cfanp_gui.core.game_pair import GamePair


class ChessView(TableView):
    """Position whose pairs may be positions of chess."""

    def game_pair(self, pair: Pair) -> GamePair | Text:
        from cfanp_gui.games.cfanp.chess_pairs import chess_pair

        return chess_pair(self, pair)
