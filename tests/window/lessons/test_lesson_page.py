"""Every lesson played to its end with real events, and every wrong answer answered."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.window.lessons.lesson_files import lessons
from cfanp_gui.window.main_window import MainWindow
from tests.window.lessons.learning import Learner

LESSONS = lessons("en")
MANNERS = ("mouse", "keys", "typed")


@pytest.fixture
def learner(qtbot: QtBot, window: MainWindow) -> Learner:
    return Learner(qtbot, window)


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("key", [lesson.key for lesson in LESSONS])
def test_every_lesson_can_be_played_to_its_end(learner: Learner, key: str, manner: str) -> None:
    learner.begin(key)
    does_step = {
        "mouse": learner.do_with_mouse, "keys": learner.do_with_keys, "typed": learner.do_typed
    }  # fmt: skip
    for number, step in enumerate(learner.lesson.steps):
        assert learner.page.step == number
        assert learner.page.panel.words.text() == step.say
        does_step[manner]()
        learner.await_step(number + 1)
    assert learner.page.panel.words.text() == learner.lesson.end
    assert key in learner.window.settings.lessons_done()
    assert not learner.said, "nothing was wrong"
