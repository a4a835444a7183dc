"""The version that games are played by: the same for the same source, and only for that."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui import __version__
from cfanp_gui.bots.fingerprint import ROOMS, program, with_sum
from tests import ROOT


def test_it_is_that_of_this_source() -> None:
    version, _, found = program().partition(" ")
    assert version == __version__
    assert len(found) == 12
    assert program() == with_sum(__version__, ROOT / "cfanp_gui", ROOT / "resources" / "games")
    assert all((ROOT / "cfanp_gui" / room).is_dir() for room in ROOMS)


def test_what_changes_it(tmp_path: Path) -> None:
    bots, window = tmp_path / "bots", tmp_path / "window"
    for folder in (bots, window):
        folder.mkdir()
    source = bots / "search.py"
    source.write_bytes(b"depth = 1\n")
    games = tmp_path / "described"
    games.mkdir()
    before = with_sum("1.0", tmp_path, games)
    source.write_bytes(b"depth = 1\r\n")
    (window / "app.py").write_bytes(b"")
    (bots / "notes.txt").write_bytes(b"")
    assert with_sum("1.0", tmp_path, games) == before
    source.write_bytes(b"depth = 2\n")
    assert with_sum("1.0", tmp_path, games) != before
    source.write_bytes(b"depth = 1\n")
    (games / "games.ini").write_bytes(b"[a:chess]\n")
    assert with_sum("1.0", tmp_path, games) != before
    (games / "games.ini").unlink()
    source.rename(bots / "searching.py")
    assert with_sum("1.0", tmp_path, games) != before


def test_without_source_it_is_the_version(tmp_path: Path) -> None:
    assert with_sum("1.0", tmp_path, tmp_path) == "1.0"
