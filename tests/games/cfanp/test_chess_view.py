"""Every position shows its pairs as positions of chess, the start too."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.text import Text
from cfanp_gui.games.cfanp.chess_view import ChessView
from cfanp_gui.games.registry import find_game


def test_the_start_is_shown_to_a_chess_program() -> None:
    start = find_game("cfanp").initial(2, {"order": "seats"})
    assert isinstance(start, ChessView)
    found = start.game_pair(Pair(0, 1))
    assert not isinstance(found, Text)
    assert found.fen.startswith("rnbqkbnr/pppppppp/8/8")
