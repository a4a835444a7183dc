"""What is said about files."""

from __future__ import annotations

from pathlib import Path

import pytest

from cfanp_gui.core.text import Text
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.window.files import file_words
from tests.session.play import a_session, play

FILE = Path("/games/a game.cpgn")


@pytest.mark.parametrize(
    ("problem", "why"),
    [(FileNotFoundError(2, "No such file"), "No such file"), (OSError("gone"), "gone"),
     (RecordError(Text("it contains no game")), "it contains no game")],
)  # fmt: skip
def test_why_a_file_cannot_be_opened_or_saved(problem: Exception, why: str) -> None:
    assert file_words.not_opened(FILE, problem) == f"a game.cpgn cannot be opened: {why}."
    assert file_words.not_saved(FILE, problem) == f"a game.cpgn cannot be saved: {why}."


def test_what_is_saved() -> None:
    session = a_session(3)
    play(session, "AB:e4")
    assert file_words.saved(session, FILE, anew=False) == "The game is saved as a game.cpgn."
    assert "was no longer there" in file_words.saved(session, FILE, anew=True)
    session.undo()
    play(session, "AB:d4")
    assert "with 1 variation" in file_words.saved(session, FILE, anew=False)


@pytest.mark.parametrize(
    ("there", "here", "alike", "more"),
    [("AB:e4", "AB:e4 BC:h3", 1, (0, 1)), ("AB:e4 BC:a3", "AB:d4", 0, (2, 1))],
)
def test_how_games_differ(there: str, here: str, alike: int, more: tuple[int, int]) -> None:
    lines = []
    for moves in (there, here):
        session = a_session(3)
        play(session, moves)
        lines.append(session.root.line())
    said = file_words.difference(FILE, alike, *lines)
    assert said.startswith(f"a game.cpgn on the disk is like your game for {alike} action")
    assert said.endswith(f"then it has {more[0]} more, and your game {more[1]} more.")


def test_games_of_the_same_actions_may_differ_in_other_things() -> None:
    line = a_session(3).root.line()
    assert "has the same actions as your game" in file_words.difference(FILE, 0, line, line)
