"""Work off the window's thread."""

from __future__ import annotations

import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThreadPool
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from cfanp_gui.window.services.background import Stream, Task


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


@pytest.mark.parametrize("may_hang", [False, True])
@pytest.mark.parametrize("cancelled", [False, True])
def test_nothing_is_left_of_what_is_over(qtbot: QtBot, may_hang: bool, cancelled: bool) -> None:
    begin, ended = threading.Event(), threading.Event()

    class Result:
        """What the work makes."""

    def begun() -> tuple[weakref.ref[Task], weakref.ref[Result]]:
        made = Result()

        def work() -> Result:
            begin.wait(5)
            return made

        def told(_: object) -> None:
            assert task, "who is told may hold the task"
            ended.set()

        task = Task(work, lambda _: ended.set())
        task.done.connect(told)
        task.failed.connect(told)
        task.start(may_hang)
        if cancelled:
            task.cancel()
        return weakref.ref(task), weakref.ref(made)

    left = begun()
    begin.set()
    qtbot.waitUntil(ended.is_set)

    def gone() -> bool:
        gc.collect()
        return [one() for one in left] == [None, None]

    qtbot.waitUntil(gone)


EXIT = """
import sys, threading, time
from PySide6.QtCore import QCoreApplication, QTimer
from shiboken6 import delete
from cfanp_gui.window.services.background import Stream, Task

app = QCoreApplication([])
begun = threading.Event()

def work():
    begun.set()
    time.sleep(60 if "hangs" in sys.argv else 0.2)
    if "fails" in sys.argv:
        raise OSError("no")

task = Task(work)
task.done.connect(print)
task.failed.connect(print)
task.start(may_hang="hangs" in sys.argv)
begun.wait(5)
if "deleted" in sys.argv:
    delete(task)
QTimer.singleShot(0, app.quit)
app.exec()
"""


@pytest.mark.parametrize("how", [(), ("fails",), ("deleted",), ("deleted", "fails"), ("hangs",)])
def test_nothing_is_printed_at_exit_while_it_works(how: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", EXIT, *how], capture_output=True, text=True, timeout=30, check=True
    )
    assert done.stderr == ""
    assert done.stdout == ""


# Streams


def test_what_a_stream_finds_comes_in_order_to_its_maker(qtbot: QtBot) -> None:
    worked: list[int] = []
    came: list[tuple[int, ...]] = []
    arrived: set[int] = set()

    def items() -> Iterator[int]:
        worked.append(threading.get_ident())
        yield from range(50)

    stream = Stream(items)
    stream.came.connect(came.append)
    stream.came.connect(lambda _: arrived.add(threading.get_ident()))
    with qtbot.waitSignal(stream.done):
        stream.start()
    assert [one for some in came for one in some] == list(range(50))
    assert all(came), "never nothing"
    assert arrived == {threading.get_ident()}
    assert worked != [threading.get_ident()]
    qtbot.waitUntil(lambda: stream.over)


def test_the_first_thing_comes_before_the_last_is_found(qtbot: QtBot) -> None:
    go_on = threading.Event()

    def items() -> Iterator[str]:
        yield "first"
        go_on.wait(5)
        yield "last"

    stream = Stream(items)
    with qtbot.waitSignal(stream.came) as came:
        stream.start()
    assert came.args == [("first",)]
    with qtbot.waitSignal(stream.came) as came, qtbot.waitSignal(stream.done):
        go_on.set()
    assert came.args == [("last",)]


def test_a_cancelled_stream_is_left_at_once(qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()
    found: list[int] = []

    def items() -> Iterator[int]:
        for number in range(1000):
            begun.set()
            go_on.wait(5)
            found.append(number)
            yield number

    stream = Stream(items)
    with (
        qtbot.assertNotEmitted(stream.came, wait=50),
        qtbot.assertNotEmitted(stream.done),
    ):
        stream.start()
        assert begun.wait(5)
        stream.cancel()
        go_on.set()
        qtbot.waitUntil(lambda: stream.over)
    assert found == [0], "what was worked on then, and nothing more"


def test_a_stream_cancelled_before_it_begins_does_nothing(qtbot: QtBot) -> None:
    asked: list[bool] = []

    def items() -> Iterator[int]:
        asked.append(True)
        yield 1

    stream = Stream(items)
    stream.cancel()
    stream.start()
    qtbot.waitUntil(lambda: stream.over)
    assert not asked


def test_a_stream_that_fails_says_so(qtbot: QtBot) -> None:
    problem = OSError("no")

    def items() -> Iterator[int]:
        yield 1
        raise problem

    stream = Stream(items)
    with qtbot.waitSignal(stream.failed) as failed, qtbot.assertNotEmitted(stream.done):
        stream.start()
    assert failed.args == [problem]
    qtbot.waitUntil(lambda: stream.over)


def test_garbage_is_collected_on_no_other_thread(qtbot: QtBot) -> None:
    """Widgets may be among it, which only the window's thread may delete."""
    enabled: list[bool] = []

    def items() -> Iterator[int]:
        enabled.append(gc.isenabled())
        yield 1

    assert gc.isenabled()
    streams = [Stream(items) for _ in range(3)]
    for stream in streams:
        stream.start()
    qtbot.waitUntil(lambda: all(stream.over for stream in streams))
    assert enabled == [False] * 3
    assert gc.isenabled()


def test_collecting_stays_switched_off_where_it_was(qtbot: QtBot) -> None:
    gc.disable()
    try:
        stream = Stream(lambda: iter([1]))
        stream.start()
        qtbot.waitUntil(lambda: stream.over)
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_the_other_thread_deletes_no_stream(qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()
    deleted: list[int] = []

    def items() -> Iterator[int]:
        begun.set()
        go_on.wait(5)
        yield 1

    def start() -> None:
        stream = Stream(items)
        weakref.finalize(stream, lambda: deleted.append(threading.get_ident()))
        stream.start()

    start()
    assert begun.wait(5)
    go_on.set()
    QThreadPool.globalInstance().waitForDone()
    assert not deleted, "nobody has it any more, but it waits for the window's thread"
    qtbot.waitUntil(lambda: deleted == [threading.get_ident()])


@pytest.mark.usefixtures("qtbot")
def test_a_stream_that_is_deleted_while_it_works_ends_quietly(qtbot: QtBot) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def items() -> Iterator[int]:
        begun.set()
        go_on.wait(5)
        yield 1

    stream = Stream(items)
    stream.start()
    assert begun.wait(5)
    delete(stream)
    go_on.set()
    qtbot.waitUntil(lambda: stream.over)


FORGOTTEN = """
import time
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication
from cfanp_gui.window.services.background import Task

app = QApplication(["tasks"])
for number in range(2000):
    Task(int).start()
    if number % 3 == 0:
        time.sleep(0.0003)
    app.processEvents()
QThreadPool.globalInstance().waitForDone()
app.processEvents()
print("done")
"""
"""Tasks that nobody holds, so that the other thread would have the last reference to each."""


def test_tasks_are_deleted_on_the_windows_thread() -> None:
    """Elsewhere they would be deleted while their own events are delivered, which crashes."""
    ended = subprocess.run(
        [sys.executable, "-c", FORGOTTEN],
        capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (ended.returncode, ended.stdout) == (0, "done\n"), ended.stderr
