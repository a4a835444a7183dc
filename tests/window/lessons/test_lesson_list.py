"""Choosing a lesson from the list, in the window in which no game is lost by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.lessons.lesson_text import LessonError
from cfanp_gui.window.app import begin_default_game
from cfanp_gui.window.lessons import lesson_actions
from cfanp_gui.window.lessons.lesson_files import lessons
from cfanp_gui.window.lessons.lesson_list import LessonsDialog
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.windows import Windows
from tests.session.play import play
from tests.window.conftest import Messages
from tests.window.exercises.test_exercise_mode import windows

LESSONS = lessons("en")
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
__all__ = ["windows"]


def answer(act: Callable[[LessonsDialog], object]) -> None:
    """Do something in the list that the next command shows."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LessonsDialog)
        act(dialog)

    QTimer.singleShot(50, look)


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


def test_the_command_begins_the_lesson_that_is_chosen(window: MainWindow, qtbot: QtBot) -> None:
    def choose(dialog: LessonsDialog) -> None:
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)

    answer(choose)
    window.commands["learn"].trigger()
    assert window.documents.title == "Lesson: Any pair"


def test_one_comes_back_to_the_step_where_one_was(window: MainWindow, qtbot: QtBot) -> None:
    window.settings.set_lesson_place("squares", 2)
    answer(lambda dialog: qtbot.keyClick(dialog.list, Qt.Key.Key_Return))
    window.commands["learn"].trigger()
    qtbot.waitUntil(lambda: window.lessons.page.step == 2)
    assert window.documents.title == "Lesson: The rim and the squares"


def test_nothing_begins_where_none_is_chosen(window: MainWindow) -> None:
    begin_default_game(window.documents)
    answer(lambda dialog: dialog.reject())
    window.commands["learn"].trigger()
    assert window.documents.title == "Untitled game"


def test_a_game_with_moves_stays_and_the_lesson_gets_a_window(
    windows: Windows, qtbot: QtBot
) -> None:
    [window] = windows.all
    assert window.documents.session is not None
    play(window.documents.session, "AB:e4")
    answer(lambda dialog: qtbot.keyClick(dialog.list, Qt.Key.Key_Return))
    window.commands["learn"].trigger()
    assert [one.documents.title for one in windows.all] == [
        "Untitled game", "Lesson: Push and move"
    ]  # fmt: skip


def test_a_lesson_that_cannot_be_read_is_told_of(
    window: MainWindow, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(language: str) -> None:  # noqa: ARG001
        raise LessonError("cfanp.txt, line 3, field “goal”: it is missing")

    monkeypatch.setattr(lesson_actions, "lessons", fail)
    window.commands["learn"].trigger()
    assert messages.shown == [
        "The lessons cannot be read: cfanp.txt, line 3, field “goal”: it is missing."
    ]
