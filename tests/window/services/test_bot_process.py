"""The process of bots as the window asks it: it crashes, hangs, raves, and is left alone."""

import os
import sys
import textwrap
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.bots.process import Job
from cfanp_gui.record.rendering import environment
from cfanp_gui.window.services.bot_process import BotProcess, ProcessTimeouts, Thought
from tests.bots import jobs
from tests.systems import KILL, TIMEOUT, runs, started, suspend

LONG = ProcessTimeouts()
"""Timeouts of the program, which are longer than anybody loads on any machine."""
ENDED = ("failed", "The program in which bots think has ended unexpectedly.")
NONSENSE = ("failed", "The program in which bots think has answered nonsense.")
SILENT = ("failed", "The program in which bots think does not respond.")

Heard = list[tuple[str, object]]
Bots = Callable[..., BotProcess]


@pytest.fixture
def make() -> Iterator[Bots]:
    """Yield a function that makes one with limits in milliseconds; all are closed afterwards."""
    made: list[BotProcess] = []

    def make(**limits: int) -> BotProcess:
        made.append(BotProcess(patience=ProcessTimeouts(**limits)))
        return made[-1]

    yield make
    for one in made:
        one.close()


def asked(bots: BotProcess, job: Job) -> tuple[Thought, Heard]:
    """Ask for a job; return it, and what is heard of it from now on."""
    heard: Heard = []
    thought = bots.ask(job)
    for name in ("told", "done", "failed"):
        getattr(thought, name).connect(lambda value, name=name: heard.append((name, value)))
    thought.restarted.connect(lambda: heard.append(("restarted", None)))
    return thought, heard


def wait(qtbot: QtBot, heard: Heard, count: int = 1) -> None:
    """Wait until so much has been heard."""
    qtbot.waitUntil(lambda: len(heard) >= count)


def hasten(bots: BotProcess, *waited: int) -> None:
    """Have what is waited for so long be over soon; loading, which may take long, is done."""
    for timer in bots.findChildren(QTimer):
        if timer.interval() in waited:
            timer.setInterval(1)


def gone(qtbot: QtBot, pid: int | None) -> None:
    """Wait until a process is no more."""
    assert pid is not None
    qtbot.waitUntil(lambda: not runs(pid))


def test_jobs_are_done_in_their_order_by_one_process(qtbot: QtBot, make: Bots) -> None:
    bots = make()
    assert (bots.pid, bots.busy) == (None, False), "nothing runs until something is asked"
    _, first = asked(bots, jobs.Where())
    _, second = asked(bots, jobs.Where())
    assert bots.busy
    wait(qtbot, second)
    pid = bots.pid
    assert first == second
    assert first[0][1][0] == pid  # type: ignore[index]
    assert not bots.busy
    # One is hurried while it thinks, and one before it begins.
    thought, heard = asked(bots, jobs.Count())
    following, after = asked(bots, jobs.Count())
    wait(qtbot, heard)
    bots.end()
    assert bots.pid == pid, "a busy one is not ended"
    following.hurry()
    thought.hurry()
    wait(qtbot, after, 2)
    assert [what for what, _ in heard + after] == ["told", "done"] * 2
    # Nobody hears of those that are cancelled.
    thought, heard = asked(bots, jobs.Count())
    following, after = asked(bots, jobs.Count())
    wait(qtbot, heard)
    thought.cancel()
    following.cancel()
    _, last = asked(bots, jobs.Fail(plain=True))
    wait(qtbot, last)
    assert last == [("failed", "Player 3 has nothing to do now")]
    assert (heard, after) == ([("told", 1)], [])
    assert bots.pid == pid
    bots.end()
    assert bots.pid is None


def test_one_that_ends_or_raves_is_reported_and_replaced(qtbot: QtBot, make: Bots) -> None:
    bots = make()
    _, heard = asked(bots, jobs.Count())
    wait(qtbot, heard)
    pid = bots.pid
    assert pid is not None
    os.kill(pid, KILL)
    wait(qtbot, heard, 2)
    assert heard[1] == ENDED
    assert bots.pid is None
    _, heard = asked(bots, jobs.Die())
    _, after = asked(bots, jobs.Answer(5))
    wait(qtbot, after)
    assert heard[-1] == ENDED
    assert after == [("done", 5)]
    _, heard = asked(bots, jobs.Rave())
    wait(qtbot, heard)
    assert heard == [NONSENSE]
    assert bots.pid is None


def test_one_that_hangs_is_killed(qtbot: QtBot, make: Bots) -> None:
    bots = make()
    _, heard = asked(bots, jobs.Deaf())
    wait(qtbot, heard)
    pid = bots.pid
    hasten(bots, LONG.silence)
    wait(qtbot, heard, 2)
    assert heard[-1] == SILENT
    gone(qtbot, pid)


def test_one_that_does_not_stop_is_killed(qtbot: QtBot, make: Bots) -> None:
    bots = make()
    thought, heard = asked(bots, jobs.Spin())
    wait(qtbot, heard)
    pid = bots.pid
    thought.hurry()

    def failed() -> bool:
        # One that has not even beaten in that time counts as stopped, and is begun anew first.
        hasten(bots, LONG.grace, LONG.silence)
        return heard[-1][0] == "failed"

    qtbot.waitUntil(failed)
    gone(qtbot, pid)
    # While it loads it has time for that.
    bots = make(grace=50, silence=TIMEOUT * 1000)
    thought, heard = asked(bots, jobs.Count())
    qtbot.waitUntil(lambda: bots.pid is not None)
    thought.hurry()
    wait(qtbot, heard)
    assert [what for what, _ in heard if what != "told"] in ([], ["done"])
    bots.close()
    asked(bots, jobs.Answer(1))
    assert (bots.pid, bots.busy) == (None, False), "nothing is left when it is closed"


@pytest.mark.parametrize("hurried", [pytest.param(False, marks=pytest.mark.slow), True])
def test_a_job_of_a_stopped_process_is_begun_anew_once(
    qtbot: QtBot, make: Bots, hurried: bool
) -> None:
    """As a debugger stops it; the answer comes from another one."""
    bots = make()
    thought, heard = asked(bots, jobs.Count())
    _, after = asked(bots, jobs.Where())
    wait(qtbot, heard)
    pid = bots.pid
    assert pid is not None
    suspend(pid)
    if hurried:
        thought.hurry()
    hasten(bots, LONG.pulse)
    qtbot.waitUntil(lambda: ("restarted", None) in heard)
    gone(qtbot, pid)
    thought.hurry()
    wait(qtbot, after)
    assert heard[-1][0] == "done"
    assert after[0][1][0] != pid  # type: ignore[index]


@pytest.mark.slow
def test_a_job_is_not_begun_anew_a_second_time(qtbot: QtBot, make: Bots) -> None:
    bots = make()
    _, heard = asked(bots, jobs.Count())
    for number in range(1, 3):
        qtbot.waitUntil(lambda number=number: [what for what, _ in heard].count("told") == number)
        pid = bots.pid
        assert pid is not None
        suspend(pid)
        hasten(bots, LONG.pulse if number == 1 else LONG.silence)
    qtbot.waitUntil(lambda: SILENT in heard)
    gone(qtbot, pid)


def test_a_program_that_is_not_there(qtbot: QtBot, tmp_path: Path) -> None:
    bots = BotProcess(command=[str(tmp_path / "nothing")])
    _, heard = asked(bots, jobs.Answer(1))
    wait(qtbot, heard)
    assert heard == [("failed", "The program in which bots think cannot be started.")]
    bots.close()


@pytest.mark.usefixtures("qapp")
def test_a_thought_keeps_nobody_alive() -> None:
    """One that is deleted later would delete its owner, and so itself once more."""
    bots = BotProcess()
    thought, left = bots.ask(jobs.Answer(1)), weakref.ref(bots)
    del bots
    assert left() is None
    assert not isValid(thought)


WINDOW = """
    import sys
    from PySide6.QtCore import QCoreApplication
    from cfanp_gui.window.services.bot_process import BotProcess
    from tests.bots import jobs

    app = QCoreApplication([])
    bots = BotProcess()
    thought = bots.ask(jobs.Spin())
    thought.told.connect(lambda _: print(bots.pid, flush=True))
    app.exec()
"""


def test_it_ends_with_a_window_that_is_killed(qtbot: QtBot) -> None:
    command = [sys.executable, "-c", textwrap.dedent(WINDOW)]
    with started(*command, text=True, env=environment(os.environ)) as window:
        assert window.stdout is not None
        pid = int(window.stdout.readline())
        assert runs(pid)
        window.kill()
    gone(qtbot, pid)
