"""What is read of a file: its games, or the position it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.record.game_record import RecordError
from cfanp_gui.window.files.file_reader import read_games
from tests.core.build import cfen
from tests.session.play import a_session
from tests.session.rings import a_ring
from tests.window.files.filed import written


def test_one_game_of_several_is_found_by_its_number(tmp_path: Path) -> None:
    path = written(tmp_path / "two.cpgn", a_session(3), a_ring(4))
    assert [len(game.names) for game in read_games(path)[1]] == [3, 4]
    file, games = read_games(path, 1)
    assert (file.number, file.alone, len(games)) == (1, False, 2)
    with pytest.raises(RecordError, match="no game 3 any more"):
        read_games(path, 2)


def test_the_name_says_how_a_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "position.cfen"
    text = cfen(3, "Ka:Ae1 Qa:Ad1 Kb:Be1 Kc:Ce1")
    path.write_text(f"{text}\n", encoding="utf-8")
    file, (record,) = read_games(path)
    assert file.alone
    assert record.start.to_text() == text
    assert not record.moves
    path.write_text("", encoding="utf-8")
    with pytest.raises(RecordError):
        read_games(path)
