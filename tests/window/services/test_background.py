"""Work off the window's thread: what it finds arrives, and nothing of it is left."""

import gc
import subprocess
import sys
import threading
import weakref
from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from cfanp_gui.window.services.background import Stream, Task
from cfanp_gui.window.services.idle_tasks import PAUSE_MS, IdleTasks, loading
from tests.systems import TIMEOUT

HERE = threading.get_ident


class Held:
    """Work that begins and then waits until the test lets it go on."""

    def __init__(self, value: object = "result") -> None:
        self.begun, self.go_on, self.left = (threading.Event() for _ in range(3))
        self._value = value

    def __call__(self) -> object:
        """Do the work of a task."""
        self.begun.set()
        assert self.go_on.wait(TIMEOUT)
        self.left.set()
        if isinstance(self._value, Exception):
            raise self._value
        return self._value

    def each(self) -> Iterator[int]:
        """Find numbers, as the work of a stream."""
        for number in range(1000):
            self.begun.set()
            assert self.go_on.wait(TIMEOUT)
            yield number


def over(qtbot: QtBot) -> None:
    """Wait until all other threads are done and what they have to say was heard."""
    assert QThreadPool.globalInstance().waitForDone(TIMEOUT * 1000)
    QApplication.processEvents()
    assert qtbot is not None


def heard_of(task: Task) -> list[tuple[str, object, bool]]:
    """Return the signals of a task from now on, each with True if sent on the test's thread."""
    here, heard = HERE(), list[tuple[str, object, bool]]()

    def hear(name: str, value: object) -> None:
        heard.append((name, value, HERE() == here))

    for name in ("done", "failed", "came"):
        if hasattr(task, name):
            getattr(task, name).connect(partial(hear, name))
    return heard


PROBLEM = OSError("no")


def test_what_comes_of_work_comes_back_to_the_threads_maker(qtbot: QtBot) -> None:
    threads: list[int] = []

    def work(value: object) -> object:
        threads.append(HERE())
        if value is PROBLEM:
            raise PROBLEM
        return value

    for value, wanted in (("result", "done"), (PROBLEM, "failed")):
        task = Task(partial(work, value))
        heard = heard_of(task)
        task.start()
        qtbot.waitUntil(lambda heard=heard: bool(heard))
        assert heard == [(wanted, value, True)]
    assert HERE() not in threads


@pytest.mark.parametrize("way", ["cancelled", "deleted", "cancelled on its way"])
def test_of_what_nobody_waits_for_nothing_is_heard(qtbot: QtBot, way: str) -> None:
    held, dropped = Held(), list[object]()
    task = Task(held, dropped.append)
    heard = heard_of(task)
    task.start()
    assert held.begun.wait(TIMEOUT)
    if way == "cancelled":
        task.cancel()
    elif way == "deleted":
        delete(task)
    held.go_on.set()
    if way == "cancelled on its way":
        assert QThreadPool.globalInstance().waitForDone(TIMEOUT * 1000)
        task.cancel()
    over(qtbot)
    assert heard == []
    assert dropped == ["result"]


@pytest.mark.parametrize("may_hang", [False, True])
@pytest.mark.parametrize("cancelled", [False, True])
def test_nothing_is_left_of_what_is_over(qtbot: QtBot, may_hang: bool, cancelled: bool) -> None:
    class Result:
        """Result of the work."""

    ended = threading.Event()

    def begun() -> tuple[Held, weakref.ref[Task], weakref.ref[Result]]:
        made = Result()
        held = Held(made)

        def told(_: object) -> None:
            assert task, "who is told may hold the task"
            ended.set()

        task = Task(held, lambda _: ended.set())
        task.done.connect(told)
        task.failed.connect(told)
        task.start(may_hang)
        if cancelled:
            task.cancel()
        return held, weakref.ref(task), weakref.ref(made)

    held, *left = begun()
    held.go_on.set()
    qtbot.waitUntil(ended.is_set)
    del held

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
begun.wait()
if "deleted" in sys.argv:
    delete(task)
QTimer.singleShot(0, app.quit)
app.exec()
"""


@pytest.mark.parametrize("how", [pytest.param((), marks=pytest.mark.slow),
                                 pytest.param(("fails",), marks=pytest.mark.slow),
                                 pytest.param(("deleted",), marks=pytest.mark.slow),
                                 ("deleted", "fails"), ("hangs",)])  # fmt: skip
def test_nothing_is_printed_at_exit_while_it_works(how: tuple[str, ...]) -> None:
    command = [sys.executable, "-c", EXIT, *how]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=True)
    assert (done.stdout, done.stderr) == ("", "")


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


@pytest.mark.slow
def test_tasks_are_deleted_on_the_windows_thread() -> None:
    """Elsewhere they would be deleted while their own events are delivered, which crashes."""
    command = [sys.executable, "-c", FORGOTTEN]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert (ended.returncode, ended.stdout) == (0, "done\n"), ended.stderr


# Streams


def test_what_a_stream_finds_comes_in_order_to_its_maker(qtbot: QtBot) -> None:
    threads: list[int] = []

    def items() -> Iterator[int]:
        threads.append(HERE())
        yield from range(50)
        if len(threads) > 1:
            raise PROBLEM

    for wanted in (("done", None, True), ("failed", PROBLEM, True)):
        stream = Stream(items)
        heard = heard_of(stream)
        stream.start()
        qtbot.waitUntil(lambda stream=stream: stream.over)
        *came, last = heard
        assert last == wanted
        if last[0] == "done":
            assert [one for _, some, _ in came for one in some] == list(range(50))  # type: ignore[attr-defined]
        assert all(some and here for _, some, here in came), "never nothing"
    assert HERE() not in threads


def test_the_first_thing_comes_before_the_last_is_found(qtbot: QtBot) -> None:
    go_on = threading.Event()

    def items() -> Iterator[str]:
        yield "first"
        assert go_on.wait(TIMEOUT)
        yield "last"

    stream = Stream(items)
    heard = heard_of(stream)
    stream.start()
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == [("came", ("first",), True)]
    go_on.set()
    qtbot.waitUntil(lambda: stream.over)
    assert heard[1:] == [("came", ("last",), True), ("done", None, True)]


@pytest.mark.parametrize("way", ["cancelled", "deleted", "before it begins"])
def test_a_stream_nobody_waits_for_ends_quietly(qtbot: QtBot, way: str) -> None:
    held, found = Held(), list[int]()

    def items() -> Iterator[int]:
        for number in held.each():
            found.append(number)
            yield number

    stream = Stream(items)
    heard = heard_of(stream)
    if way == "before it begins":
        stream.cancel()
    stream.start()
    if way != "before it begins":
        assert held.begun.wait(TIMEOUT)
    if way == "cancelled":
        stream.cancel()
    elif way == "deleted":
        delete(stream)
    held.go_on.set()
    qtbot.waitUntil(lambda: stream.over)
    assert heard == []
    if way != "deleted":
        assert found == ([] if way == "before it begins" else [0])
        assert held.begun.is_set() == (way == "cancelled")


def test_garbage_is_collected_on_no_other_thread(qtbot: QtBot) -> None:
    """Widgets may be among it, which only the window's thread may delete."""
    enabled: list[bool] = []

    def items() -> Iterator[int]:
        enabled.append(gc.isenabled())
        yield 1

    assert gc.isenabled()
    for before in (True, False):
        if not before:
            gc.disable()
        try:
            streams = [Stream(items) for _ in range(3)]
            for stream in streams:
                stream.start()
            qtbot.waitUntil(lambda streams=streams: all(one.over for one in streams))
            assert gc.isenabled() == before, "it is as it was"
        finally:
            gc.enable()
    assert enabled == [False] * 6


def test_the_other_thread_deletes_no_stream(qtbot: QtBot) -> None:
    held, deleted = Held(), list[int]()

    def start() -> None:
        stream = Stream(lambda: iter([held()]))
        weakref.finalize(stream, lambda: deleted.append(HERE()))
        stream.start()

    start()
    assert held.begun.wait(TIMEOUT)
    held.go_on.set()
    QThreadPool.globalInstance().waitForDone()
    assert not deleted, "nobody has it any more, but it waits for the window's thread"
    qtbot.waitUntil(lambda: deleted == [HERE()])


# What is done while nothing else is


def test_idle_tasks_are_done_one_by_one_after_the_first_picture(qtbot: QtBot) -> None:
    widget, done = QWidget(), list[str]()
    qtbot.addWidget(widget)

    def first() -> None:
        done.append("first")
        QTimer.singleShot(0, lambda: done.append("between"))

    IdleTasks(widget, [first, lambda: 1 // 0, *[lambda: done.append("job")] * 5])
    qtbot.wait(PAUSE_MS + 50)
    assert done == []
    with qtbot.captureExceptions() as caught:
        widget.show()
        qtbot.waitUntil(lambda: len(done) == 7)
    assert [error for error, _, _ in caught] == [ZeroDivisionError], "the others are done"
    assert done[0] == "first"
    assert done.index("between") < 6
    widget.repaint()
    QApplication.processEvents()
    assert len(done) == 7


def test_modules_are_loaded_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("colorsys", "stringprep")
    for name in names:
        monkeypatch.delitem(sys.modules, name, raising=False)
    loaded = []
    for job in loading(*names):
        job()
        loaded.append([name in sys.modules for name in names])
    assert loaded == [[True, False], [True, True]]
