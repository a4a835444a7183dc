"""The list of lessons."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import GAMES
from cfanp_gui.window.lessons.lesson_list import LessonsDialog, lessons

LESSONS = lessons("en")


def lines(dialog: LessonsDialog) -> list[str]:
    return [dialog.list.item(row).text() for row in range(dialog.list.count())]


def test_all_lessons_stand_under_their_games_with_ticks(qtbot: QtBot) -> None:
    dialog = LessonsDialog(None, LESSONS, frozenset({"push"}), "pair")
    qtbot.addWidget(dialog)
    shown = lines(dialog)
    assert shown[0] == "Chess For Any Number of Players"
    assert shown[1] == "✓  Push and move"
    assert shown[2].strip() == "Any pair"
    assert len(shown) == len(LESSONS) + 3
    role = Qt.ItemDataRole.AccessibleTextRole
    assert dialog.list.item(1).data(role) == "Push and move, done"
    assert dialog.list.item(2).data(role) == "Any pair"
    assert all(
        label.textFormat() == Qt.TextFormat.PlainText for label in dialog.findChildren(QLabel)
    )


@pytest.mark.parametrize(
    ("done", "begun", "key", "button"),
    [
        ([], "", "push", "Begin"),
        (["push"], "", "pair", "Begin"),
        (["push"], "check", "check", "Continue"),
        (["push", "check"], "check", "pair", "Begin"),
        ([lesson.key for lesson in LESSONS], "", "push", "Begin"),
    ],
)
def test_what_is_to_be_learnt_next_is_proposed(
    qtbot: QtBot, done: list[str], begun: str, key: str, button: str
) -> None:
    dialog = LessonsDialog(None, LESSONS, frozenset(done), begun)
    qtbot.addWidget(dialog)
    assert (dialog.key, dialog.ok.text()) == (key, button)
    assert dialog.goal.text() == next(one.goal for one in LESSONS if one.key == key)


def test_a_heading_is_no_lesson(qtbot: QtBot) -> None:
    dialog = LessonsDialog(None, LESSONS, frozenset(), "")
    qtbot.addWidget(dialog)
    dialog.list.setCurrentRow(0)
    assert dialog.key == ""
    assert not dialog.ok.isEnabled()


def test_every_game_has_lessons_in_its_order() -> None:
    names = [lesson.game.name for lesson in lessons("en")]
    assert list(dict.fromkeys(names)) == [game.name for game in GAMES]


def test_a_language_without_lessons_has_the_english_ones() -> None:
    titles = [lesson.title for lesson in lessons("en")]
    assert [lesson.title for lesson in lessons("xx")] == titles
    assert [lesson.title for lesson in lessons("de")] != titles


def test_keys_are_of_one_lesson_each() -> None:
    keys = [lesson.key for lesson in lessons("en")]
    assert len(keys) == len(set(keys)) == 17
