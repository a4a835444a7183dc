"""The game as it is listed: what its texts look like, and who gives up where."""

from __future__ import annotations

import pytest

from cfanp_gui.games.registry import find_game
from tests.games.strategichess.test_draws import GAME
from tests.judges.strategichess_by_hand import stfen


def test_a_text_of_it_is_told_from_others() -> None:
    assert GAME.resembles(stfen("Kh1 kh14"))
    assert not GAME.resembles("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")


def test_a_player_resigns_or_flags_on_their_own_board() -> None:
    assert GAME.resignation(4, on_time=True).text == "2:flag:b"
    assert GAME.resignation(1, board=1).text == "1:resign:w"
    with pytest.raises(ValueError, match="does not play on board 2"):
        GAME.resignation(1, board=2)
    with pytest.raises(TypeError):
        GAME.perft(find_game("ring").initial(3, {}), 1)
