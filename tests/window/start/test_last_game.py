"""The game that was saved or opened last, as the start view tells of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.window.start.last_game import last_game, words_of
from tests.session.play import a_session, play

ROOM = QSize(120, 60)


def saved(path: Path, *names: list[str]) -> str:
    """Save a game of each of some lists of people; return the name of the file."""
    sessions = [a_session(len(people), people) for people in names]
    for session in sessions:
        play(session, "AB:Nf3")
    cpgn.save(path, [store.record_of(session) for session in sessions])
    return str(path)


def test_files_without_a_game_are_passed_over(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.cpgn"
    damaged.write_text("no game", encoding="ascii")
    there = saved(tmp_path / "there.cpgn", ["Anna", "Ben", "Clara"])
    found = last_game([str(tmp_path / "gone.cpgn"), str(damaged), there], ROOM, 1.0)
    assert found is not None
    assert (found[0].path, found[0].of) == (Path(there), 1)
    assert last_game([str(damaged)], ROOM, 1.0) is None
    assert last_game([], ROOM, 1.0) is None


def test_its_picture_fits_and_is_as_sharp_as_the_screen(tmp_path: Path) -> None:
    there = saved(tmp_path / "there.cpgn", ["Anna", "Ben"])
    for ratio in (1.0, 2.0):
        found = last_game([there], ROOM, ratio)
        assert found is not None
        assert found[1].devicePixelRatio() == ratio
        size = found[1].deviceIndependentSize()
        assert 0 < size.width() <= ROOM.width()
        assert 0 < size.height() <= ROOM.height()
        assert max(size.width() / ROOM.width(), size.height() / ROOM.height()) > 0.9


def test_one_game_is_told_by_its_players_and_several_by_their_file(tmp_path: Path) -> None:
    one = last_game([saved(tmp_path / "one.cpgn", ["Anna", "Ben"])], ROOM, 1.0)
    assert one is not None
    words = words_of(one[0])
    assert "Anna" in words
    assert "Ben" in words
    assert "one.cpgn" not in words
    two = last_game([saved(tmp_path / "two.cpgn", ["Anna", "Ben"], ["Cem", "Dora"])], ROOM, 1.0)
    assert two is not None
    assert words_of(two[0]).startswith("two.cpgn, 2 game")
