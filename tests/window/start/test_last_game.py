"""The game that was saved or opened last, as the start view tells of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize

from cfanp_gui.record import cpgn
from cfanp_gui.session import store
from cfanp_gui.window.start.last_game import last_game
from tests.session.play import a_session, play
from tests.there import there

ROOM = QSize(120, 60)


def saved(path: Path, *names: list[str]) -> str:
    """Save a game of each of some lists of people; return the name of the file."""
    sessions = [a_session(len(people), people) for people in names]
    for session in sessions:
        play(session, "AB:Nf3")
    cpgn.save(path, [store.record_of(session) for session in sessions])
    return str(path)


def test_files_without_a_game_are_passed_over_and_the_picture_fits(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.cpgn"
    damaged.write_text("no game", encoding="ascii")
    where = saved(tmp_path / "there.cpgn", ["Anna", "Ben", "Clara"])
    found = last_game(
        [(str(tmp_path / "gone.cpgn"), 0), (str(damaged), None), (where, None)], ROOM, 1.0
    )
    assert found is not None
    assert (found.entry.path, found.entry.of) == (Path(where), 1)
    assert last_game([(str(damaged), 0)], ROOM, 1.0) is None
    assert last_game([], ROOM, 1.0) is None
    for ratio in (1.0, 2.0):
        found = there(last_game([(where, None)], ROOM, ratio))
        assert found.picture.size() == ROOM * ratio


def test_a_finished_game_is_not_offered(tmp_path: Path) -> None:
    session, path = a_session(2), tmp_path / "over.cpgn"
    play(session, "AB:f3 AB:e5")
    session.resign(1)
    cpgn.save(path, [store.record_of(session)])
    goes_on = saved(tmp_path / "goes_on.cpgn", ["Anna", "Ben"])
    assert last_game([(str(path), None), (str(path), 0)], ROOM, 1.0) is None
    found = there(last_game([(str(path), 0), (goes_on, None)], ROOM, 1.0))
    assert found.entry.path.name == "goes_on.cpgn"


def test_one_game_is_told_by_its_players_and_several_by_their_file(tmp_path: Path) -> None:
    one = there(last_game([(saved(tmp_path / "one.cpgn", ["Anna", "Ben"]), None)], ROOM, 1.0))
    words = one.words
    assert "Anna" in words
    assert "Ben" in words
    assert "one.cpgn" not in words
    path = saved(tmp_path / "two.cpgn", ["Anna", "Ben"], ["Cem", "Dora"])
    for number in (None, 2):
        two = there(last_game([(path, number)], ROOM, 1.0))
        assert two.words.startswith("two.cpgn, 2 game"), "which one was played is not known"
    two = there(last_game([(path, 1)], ROOM, 1.0))
    assert (two.entry.number, two.number) == (1, 1)
    assert two.words.startswith("Cem · Dora")


def test_a_long_file_is_not_read_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "many.pgn"
    game = '[White "Anna"]\n\n1. e4 *\n\n'
    path.write_text(game * 2 + 400 * " " + game * 7, encoding="utf-8")
    found = there(last_game([(str(path), None)], ROOM, 1.0, far=400))
    assert found.words == "many.pgn", "nobody has counted its games"
    found = there(last_game([(str(path), 1)], ROOM, 1.0, far=400))
    assert found.number == 1
    assert last_game([(str(path), 8)], ROOM, 1.0, far=400) is None
