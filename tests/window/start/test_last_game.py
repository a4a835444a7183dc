"""The game that was played last, as the start view tells of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.window.start.last_game import last_game
from tests.session.play import a_session, play
from tests.there import there

ROOM = QSize(120, 60)


def saved(path: Path, *names: list[str]) -> Path:
    """Save a game of each of some lists of people; return the file."""
    sessions = [a_session(len(people), people) for people in names]
    for session in sessions:
        play(session, "AB:Nf3")
    cpgn.save(path, [store.record_of(session) for session in sessions])
    return path


def test_a_file_without_the_game_is_not_offered_and_the_picture_fits(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.cpgn"
    damaged.write_text("no game", encoding="ascii")
    where = saved(tmp_path / "there.cpgn", ["Anna", "Ben", "Clara"])
    for path, number in ((tmp_path / "gone.cpgn", 0), (damaged, 0), (where, 1)):
        assert last_game(path, number, ROOM, 1.0) is None
    for ratio in (1.0, 2.0):
        _, picture = there(last_game(where, 0, ROOM, ratio))
        assert picture.size() == ROOM * ratio


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    session, path = a_session(2), tmp_path / "over.cpgn"
    play(session, "AB:f3 AB:e5")
    session.resign(1)
    cpgn.save(path, [store.record_of(session)])
    assert last_game(path, 0, ROOM, 1.0) is None


def test_a_game_is_told_by_its_players(tmp_path: Path) -> None:
    path = saved(tmp_path / "two.cpgn", ["Anna", "Ben"], ["Cem", "Dora"])
    for number, names in enumerate(("Anna · Ben", "Cem · Dora")):
        assert there(last_game(path, number, ROOM, 1.0))[0].startswith(names)


def test_a_long_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "many.pgn"
    game = '[White "Anna"]\n\n1. e4 *\n\n'
    path.write_text(game * 2 + 400 * " " + game * 7, encoding="utf-8")
    assert last_game(path, 1, ROOM, 1.0, far=400) is not None
    assert last_game(path, 8, ROOM, 1.0, far=400) is None
