"""Work off the window's thread."""

from __future__ import annotations

import threading

from pytestqt.qtbot import QtBot

from cfanp_gui.window.services.background import Task


def test_the_result_comes_back_to_the_threads_maker(qtbot: QtBot) -> None:
    worked: list[int] = []
    arrived: list[int] = []

    def work() -> str:
        worked.append(threading.get_ident())
        return "result"

    task = Task(work)
    task.done.connect(lambda _: arrived.append(threading.get_ident()))
    with qtbot.waitSignal(task.done) as done:
        task.start()
    assert done.args == ["result"]
    qtbot.waitUntil(lambda: bool(arrived))
    assert worked != [threading.get_ident()]


def test_a_failure_comes_back_too(qtbot: QtBot) -> None:
    problem = OSError("no")

    def work() -> None:
        raise problem

    task = Task(work)
    with qtbot.waitSignal(task.failed) as failed, qtbot.assertNotEmitted(task.done):
        task.start()
    assert failed.args == [problem]


def test_what_is_cancelled_is_forgotten(qtbot: QtBot) -> None:
    begin, ended = threading.Event(), threading.Event()

    def work() -> None:
        begin.wait(5)
        ended.set()

    task = Task(work)
    with qtbot.assertNotEmitted(task.done, wait=50), qtbot.assertNotEmitted(task.failed):
        task.start()
        task.cancel()
        begin.set()
        assert ended.wait(5)
