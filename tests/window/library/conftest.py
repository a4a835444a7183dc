"""A folder with games of several kinds, one of several games, and a file that cannot be read."""

from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests.library.games import finished
from tests.record.games import played


@pytest.fixture
def games(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    cpgn.save(folder / "fools.cpgn", [finished()])
    four = played(find_game("cfanp"), ("Anna", "Ben", "Clara", "Dan"), 6)
    four.tags["Date"] = "2025.04.11"
    ring = played(find_game("ring"), ("Ann", "Ben", "Cleo"), 6)
    ring.tags["Date"] = "2025.05.11"
    cpgn.save(folder / "several.cpgn", [four, ring])
    (folder / "broken.cpgn").write_text('[Variant "<b>Draughts</b>"]\n\n1. zz *\n')
    return folder
