"""What is said about files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import GAMES
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.game_session import new_session
from cfanp_gui.session.match import seat
from cfanp_gui.window.files import file_words
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.file_prompts import ask_save_name
from tests.session.play import a_session, play
from tests.window.conftest import FileQuestions

FILE = Path("/games/a game.cpgn")


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


def test_how_games_differ_in_other_things_than_actions() -> None:
    line = a_session(3).root.line()
    assert "has the same actions as your game" in file_words.difference(FILE, 0, line, line)


# What dialogs offer


def test_a_game_is_offered_to_be_saved_as_its_own_positions() -> None:
    for game in GAMES:
        players = game.player_counts[-1]
        names = [f"Player {number}" for number in range(1, players + 1)]
        offered = file_words.save_filter(
            new_session(seat(game, {}, names, default_colours(players), 0))
        )
        own = f"*.{game.position_format.lower()}"
        others = [f"*.{other.position_format.lower()}" for other in GAMES if other is not game]
        assert own in offered
        assert [other for other in others if f"({other})" in offered] == [], game.key
        assert own in file_words.open_filter()
        assert offered.startswith("Game record (*.cpgn)")
        assert offered.endswith("All files (*)")


def test_a_name_gets_the_suffix_of_its_kind(
    qtbot: QtBot, settings: Settings, chosen_file: FileQuestions, tmp_path: Path
) -> None:
    window, kinds = QWidget(), [("PNG picture", ".png"), ("SVG picture", ".svg")]
    qtbot.addWidget(window)
    for name, kind, found in (("a", "", "a.png"), ("a.b", "SVG picture (*.svg)", "a.b.svg"),
                              ("a.SVG", "PNG picture (*.png)", "a.SVG")):  # fmt: skip
        chosen_file.answer, chosen_file.kind = tmp_path / name, kind
        assert ask_save_name(window, settings, "Save", "picture", kinds) == tmp_path / found
