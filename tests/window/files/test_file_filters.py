"""Which files a dialog offers."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import GAMES, keys
from cfanp_gui.session.game_session import new_session
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.files.file_words import open_filter, save_filter


@pytest.mark.parametrize("game", GAMES, ids=keys())
def test_a_game_is_offered_to_be_saved_as_its_own_positions(game: Game) -> None:
    players = game.player_counts[1]
    names = [f"Player {number}" for number in range(1, players + 1)]
    session = new_session(seat(game, {}, names, default_colours(players), 0))
    own = f"*.{game.position_format.lower()}"
    others = [f"*.{other.position_format.lower()}" for other in GAMES if other is not game]
    offered = save_filter(session)
    assert own in offered
    assert [other for other in others if f"({other})" in offered] == []
    assert own in open_filter()
    assert offered.startswith("Game record (*.cpgn)")
    assert offered.endswith("All files (*)")
