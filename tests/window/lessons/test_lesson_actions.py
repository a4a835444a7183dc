"""Choosing lessons and going on to others, in the window in which no game is lost by it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import GAMES
from cfanp_gui.lessons.lesson import Clause
from cfanp_gui.lessons.lesson_text import LessonError
from cfanp_gui.window.lessons import lesson_actions
from cfanp_gui.window.lessons.lesson_actions import LessonsDialog, lessons
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.windows import Windows
from tests.session.play import a_match, play
from tests.window.conftest import Messages
from tests.window.exercises.test_exercise_mode import windows
from tests.window.lessons.learning import Learner, lesson_of

LESSONS = lessons("en")
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
__all__ = ["windows"]


@pytest.fixture
def learner(qtbot: QtBot, window: MainWindow) -> Learner:
    return Learner(qtbot, window)


def answer(act: Callable[[LessonsDialog], object]) -> None:
    """Do something in the list that the next command shows."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, LessonsDialog)
        act(dialog)

    QTimer.singleShot(50, look)


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
    window.documents.begin(a_match(3))
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


def test_the_next_lesson_begins_where_one_has_ended(learner: Learner) -> None:
    learner.begin("push", 1)
    learner.do_typed()
    learner.await_step(2)
    assert learner.page.panel.next.hasFocus()
    learner.keys.press(Qt.Key.Key_Space)
    learner.await_step(0)
    assert learner.lesson.key == "pair"
    assert learner.window.documents.title == "Lesson: Any pair"


def test_the_last_lesson_leads_back_to_where_one_began(learner: Learner) -> None:
    left: list[bool] = []
    learner.window.leave_exercise = lambda: left.append(True)
    learner.begin(LESSONS[-1].key, len(LESSONS[-1].steps) - 1)
    learner.do_typed()
    learner.await_step(len(LESSONS[-1].steps))
    learner.press_button(learner.page.panel.next)
    assert left == [True]


def test_another_language_says_the_same_step(
    learner: Learner, speak: Callable[[str], None]
) -> None:
    learner.begin("push", 1)
    speak("de")
    learner.settle()
    assert learner.page.panel.words.text() == lesson_of("push", "de").steps[1].say
    learner.do_typed()
    learner.await_step(2)
    assert learner.page.panel.words.text() == lesson_of("push", "de").end


def test_a_lesson_that_cannot_be_done_is_not_begun(
    learner: Learner, messages: Messages, monkeypatch: pytest.MonkeyPatch
) -> None:
    lesson = lesson_of("push")
    step = lesson.steps[1]._replace(done=((Clause("capture", ("C",)),),))
    broken = lesson._replace(steps=(lesson.steps[0], step))
    monkeypatch.setattr(lesson_actions, "lessons", lambda _: (broken,))
    learner.window.lessons.begin("push")
    [told] = messages.shown
    assert f"cfanp.txt, line {step.line}, field “done”: no legal move does it" in told
    assert learner.window.documents.session is None


def test_the_keyboard_comes_to_the_page_and_leaves_the_lesson(learner: Learner) -> None:
    left: list[bool] = []
    learner.window.leave_exercise = lambda: left.append(True)
    learner.begin("push")
    learner.keys.press(Qt.Key.Key_F6)
    panel = learner.page.panel
    assert panel.hint.hasFocus()
    for button in (panel.skip, panel.leave):  # there is no step before the first
        learner.keys.press(Qt.Key.Key_Tab)
        assert button.hasFocus()
    learner.keys.press(Qt.Key.Key_Space)
    assert left == [True]
    assert not learner.page.is_shown


OWN = """\
lesson: push
title: My opening
goal: To begin as I do.
people: Anna, Ben, Clara
say: Push A and B, and play e4.
done: move AB:e4
end: That is how I begin.
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "mine.txt"
    path.write_text(OWN, encoding="utf-8")
    return path


def test_a_lesson_of_a_persons_own_is_played_when_its_file_is_opened(
    qtbot: QtBot, learner: Learner, own: Path
) -> None:
    learner.window.documents.open(own)
    qtbot.waitUntil(lambda: learner.window.documents.title == "Lesson: My opening")
    learner.settle()
    learner.do_typed()
    learner.await_step(1)
    assert learner.page.panel.words.text() == "That is how I begin."
    done = learner.window.settings.lessons_done()
    assert "push" not in done, "the program's lesson of that name is another one"
    learner.press_button(learner.page.panel.next)
    assert learner.window.start.is_shown, "no other lesson follows"


def test_of_several_lessons_in_a_file_one_is_chosen(
    qtbot: QtBot, window: MainWindow, own: Path
) -> None:
    own.write_text(OWN + OWN.replace("push", "other").replace("opening", "other opening"))

    def choose(dialog: LessonsDialog) -> None:
        qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)

    answer(choose)
    window.documents.open(own)
    qtbot.waitUntil(lambda: window.documents.title == "Lesson: My other opening")


def test_the_list_of_lessons_offers_to_open_a_file(
    qtbot: QtBot, window: MainWindow, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(own), ""))
    answer(lambda dialog: qtbot.mouseClick(dialog.own, Qt.MouseButton.LeftButton))
    window.commands["learn"].trigger()
    qtbot.waitUntil(lambda: window.documents.title == "Lesson: My opening")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"Dear diary", "mine.txt, line 1, field “Dear diary”: no such field"),
        (b"title: \xff", "mine.txt is no text"),
        (b"puzzle: mine\ngame: cfanp", "mine.txt holds puzzles (to be opened from the list"),
        (OWN.replace("AB:e4", "AB:e5").encode(), "mine.txt, line 5, field “done”: "),
    ],
)
def test_what_is_wrong_with_a_file_is_told_and_the_game_stays(
    qtbot: QtBot, window: MainWindow, own: Path, messages: Messages, data: bytes, sentence: str
) -> None:
    window.documents.begin(a_match(3))
    own.write_bytes(data)
    window.documents.open(own)
    qtbot.waitUntil(lambda: bool(messages.shown))
    assert f"The lessons cannot be read: {sentence}" in messages.shown[0]
    assert window.documents.title == "Untitled game"


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
