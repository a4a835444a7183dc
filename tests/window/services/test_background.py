"""Work off the window's thread."""

from __future__ import annotations

import subprocess
import sys
import threading

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

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


@pytest.mark.usefixtures("qtbot")
def test_what_is_deleted_while_it_works_drops_its_result() -> None:
    begin, dropped = threading.Event(), threading.Event()
    results: list[str] = []

    def drop(result: str) -> None:
        results.append(result)
        dropped.set()

    def work() -> str:
        begin.wait(5)
        return "result"

    task = Task(work, drop)
    task.start()
    delete(task)
    begin.set()
    assert dropped.wait(5)
    assert results == ["result"]


EXIT = """
import sys, threading, time
from PySide6.QtCore import QCoreApplication, QTimer
from shiboken6 import delete
from cfanp_gui.window.services.background import Task

app = QCoreApplication([])
begun = threading.Event()

def work():
    begun.set()
    time.sleep(0.2)
    if "fails" in sys.argv:
        raise OSError("no")

task = Task(work)
task.done.connect(print)
task.failed.connect(print)
task.start()
begun.wait(5)
if "deleted" in sys.argv:
    delete(task)
QTimer.singleShot(0, app.quit)
app.exec()
"""


@pytest.mark.parametrize("how", [(), ("fails",), ("deleted",), ("deleted", "fails")])
def test_nothing_is_printed_at_exit_while_it_works(how: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EXIT, *how], capture_output=True, text=True, timeout=30, check=True
    )
    assert done.stderr == ""
    assert done.stdout == ""
