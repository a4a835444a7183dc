"""Idle time begins with the first picture and is given to one job at a time."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.services.idle_tasks import PAUSE_MS, IdleTasks, loading


def test_nothing_is_done_before_the_first_picture(qtbot: QtBot) -> None:
    widget, done = QWidget(), []
    qtbot.addWidget(widget)
    IdleTasks(widget, [lambda: done.append("first"), lambda: done.append("second")])
    qtbot.wait(PAUSE_MS + 50)
    assert done == []
    widget.show()
    qtbot.waitUntil(lambda: len(done) == 2)
    assert done == ["first", "second"]
    widget.repaint()
    qtbot.wait(30)
    assert len(done) == 2


def test_what_else_happens_comes_between_two_jobs(qtbot: QtBot) -> None:
    widget, done = QWidget(), []
    qtbot.addWidget(widget)

    def first() -> None:
        done.append("first")
        QTimer.singleShot(0, lambda: done.append("between"))

    IdleTasks(widget, [first, *[lambda: done.append("job")] * 5])
    widget.show()
    qtbot.waitUntil(lambda: len(done) == 7)
    assert done.index("between") < 6


def test_a_job_that_fails_does_not_keep_the_others_from_being_done(qtbot: QtBot) -> None:
    widget, done = QWidget(), []
    qtbot.addWidget(widget)
    IdleTasks(widget, [lambda: 1 // 0, lambda: done.append("second")])
    with qtbot.captureExceptions() as caught:
        widget.show()
        qtbot.waitUntil(lambda: done == ["second"])
    assert [error_type for error_type, _, _ in caught] == [ZeroDivisionError]


def test_modules_are_loaded_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("colorsys", "stringprep")
    for name in names:
        monkeypatch.delitem(sys.modules, name, raising=False)
    jobs = iter(loading(*names))
    next(jobs)()
    assert [name in sys.modules for name in names] == [True, False]
    next(jobs)()
    assert [name in sys.modules for name in names] == [True, True]
