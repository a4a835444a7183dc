"""The process of bots as the window asks it: it crashes, hangs, raves, and is left alone."""

from __future__ import annotations

import os
import sys
import textwrap
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.bots.process import Job, environment
from cfanp_gui.window.services import bot_process
from cfanp_gui.window.services.bot_process import BotProcess, Thought
from tests.bots import jobs
from tests.systems import KILL, runs, started, suspend

PATIENCE = 60_000

Ask = Callable[[Job], tuple[Thought, list[object]]]


@pytest.fixture
def bots() -> Iterator[BotProcess]:
    bots = BotProcess()
    yield bots
    bots.close()


@pytest.fixture
def ask(bots: BotProcess) -> Ask:
    """Return what asks for a job, and gathers what comes of it."""

    def ask(job: Job) -> tuple[Thought, list[object]]:
        heard: list[object] = []
        thought = bots.ask(job)
        thought.told.connect(lambda value: heard.append(("told", value)))
        thought.done.connect(lambda value: heard.append(("done", value)))
        thought.failed.connect(lambda sentence: heard.append(("failed", sentence)))
        return thought, heard

    return ask


def wait(qtbot: QtBot, heard: list[object], count: int = 1) -> None:
    """Wait until so much has been heard."""
    qtbot.waitUntil(lambda: len(heard) >= count, timeout=PATIENCE)


def test_nothing_runs_until_something_is_asked(bots: BotProcess) -> None:
    assert bots.pid is None
    assert not bots.busy


def test_jobs_are_done_in_their_order(qtbot: QtBot, bots: BotProcess, ask: Ask) -> None:
    _, first = ask(jobs.Where())
    _, second = ask(jobs.Where())
    assert bots.busy
    wait(qtbot, second)
    assert first == second  # the same process
    assert first[0][1][0] == bots.pid  # type: ignore[index]
    assert not bots.busy


def test_a_thought_is_hurried(qtbot: QtBot, ask: Ask) -> None:
    thought, heard = ask(jobs.Count())
    wait(qtbot, heard)
    thought.hurry()
    wait(qtbot, heard, 2)
    assert heard[1][0] == "done"  # type: ignore[index]


def test_a_thought_is_hurried_before_it_begins(qtbot: QtBot, ask: Ask) -> None:
    first, _ = ask(jobs.Count())
    second, heard = ask(jobs.Count())
    second.hurry()
    first.hurry()
    wait(qtbot, heard, 2)
    assert heard[1][0] == "done"  # type: ignore[index]


def test_nobody_hears_of_a_thought_that_is_cancelled(
    qtbot: QtBot, bots: BotProcess, ask: Ask
) -> None:
    first, heard_first = ask(jobs.Count())
    second, heard_second = ask(jobs.Count())
    wait(qtbot, heard_first)
    pid = bots.pid
    first.cancel()
    second.cancel()
    _, heard = ask(jobs.Where())
    wait(qtbot, heard)
    assert heard[0][1][0] == pid  # type: ignore[index]
    assert heard_first == [("told", 1)]
    assert heard_second == []


def test_one_that_is_killed_is_reported_and_replaced(
    qtbot: QtBot, bots: BotProcess, ask: Ask
) -> None:
    _, heard = ask(jobs.Count())
    wait(qtbot, heard)
    pid = bots.pid
    assert pid is not None
    os.kill(pid, KILL)
    wait(qtbot, heard, 2)
    assert heard[1] == (
        "failed",
        "The program in which bots think has ended unexpectedly.",
    )
    assert bots.pid is None
    _, heard = ask(jobs.Answer(4))
    wait(qtbot, heard)
    assert heard == [("done", 4)]
    assert bots.pid != pid


def test_the_next_job_is_done_after_a_crash(qtbot: QtBot, ask: Ask) -> None:
    _, heard = ask(jobs.Die())
    _, after = ask(jobs.Answer(5))
    wait(qtbot, after)
    assert heard[-1][0] == "failed"  # type: ignore[index]
    assert after == [("done", 5)]


def test_nonsense_is_reported(qtbot: QtBot, bots: BotProcess, ask: Ask) -> None:
    _, heard = ask(jobs.Rave())
    wait(qtbot, heard)
    assert heard == [("failed", "The program in which bots think has answered nonsense.")]
    assert bots.pid is None


def test_one_that_hangs_is_killed(qtbot: QtBot) -> None:
    bots = BotProcess()
    thought, heard = bots.ask(jobs.Deaf()), []
    thought.failed.connect(heard.append)
    with qtbot.waitSignal(thought.told, timeout=PATIENCE):
        pass
    pid = bots.pid
    assert pid is not None
    bots._silence.setInterval(100)
    wait(qtbot, heard)
    assert heard == ["The program in which bots think does not respond."]
    qtbot.waitUntil(lambda: not runs(pid), timeout=PATIENCE)
    bots.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotProcess]:
    """One that soon takes a process for stopped."""
    monkeypatch.setattr(bot_process, "PULSE_MS", 1500)
    bots = BotProcess()
    yield bots
    bots.close()


def stop(bots: BotProcess) -> int:
    """Stop the process as a debugger does; return its number."""
    pid = bots.pid
    assert pid is not None
    suspend(pid)
    return pid


@pytest.mark.slow
def test_a_job_of_a_stopped_process_is_begun_anew(qtbot: QtBot, impatient: BotProcess) -> None:
    """Long before the thought would have been taken for hung; its answer comes from another."""
    thought, heard = impatient.ask(jobs.Count()), []
    following, after = impatient.ask(jobs.Where()), []
    for signalled in (thought.done, thought.failed):
        signalled.connect(heard.append)
    following.done.connect(after.append)
    with qtbot.waitSignal(thought.told, timeout=PATIENCE):
        pass
    pid = stop(impatient)
    with qtbot.waitSignals([thought.restarted, thought.told], timeout=PATIENCE):
        pass
    assert impatient.pid != pid
    qtbot.waitUntil(lambda: not runs(pid), timeout=PATIENCE)
    assert heard == []
    thought.hurry()
    wait(qtbot, after)
    assert len(heard) == 1
    assert isinstance(heard[0], int)


def test_a_stopped_process_is_noticed_by_who_hurries(
    qtbot: QtBot, impatient: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It does not answer, so another one is asked, and hurried at once."""
    monkeypatch.setattr(impatient._grace, "start", lambda _: None)
    thought = impatient.ask(jobs.Count())
    with qtbot.waitSignal(thought.told, timeout=PATIENCE):
        pass
    stop(impatient)
    with qtbot.waitSignals([thought.restarted, thought.done], timeout=PATIENCE):
        thought.hurry()


@pytest.mark.slow
def test_a_job_is_begun_anew_once(
    qtbot: QtBot, impatient: BotProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought, heard = impatient.ask(jobs.Count()), []
    thought.failed.connect(heard.append)
    monkeypatch.setattr(bot_process, "SILENCE_MS", 1500)
    for _ in range(2):
        with qtbot.waitSignal(thought.told, timeout=PATIENCE):
            pass
        pid = stop(impatient)
    wait(qtbot, heard)
    assert heard == ["The program in which bots think does not respond."]
    qtbot.waitUntil(lambda: not runs(pid), timeout=PATIENCE)


def test_one_that_does_not_stop_is_killed(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "GRACE_MS", 50)
    bots = BotProcess()
    thought = bots.ask(jobs.Spin())
    with qtbot.waitSignal(thought.told, timeout=PATIENCE):
        pass
    pid = bots.pid
    assert pid is not None
    with qtbot.waitSignal(thought.failed, timeout=PATIENCE):
        thought.hurry()
    qtbot.waitUntil(lambda: not runs(pid), timeout=PATIENCE)
    bots.close()


def test_one_that_is_hurried_while_it_loads_has_time_for_that(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_process, "GRACE_MS", 1)
    bots = BotProcess()
    thought, heard = bots.ask(jobs.Count()), []
    thought.done.connect(heard.append)
    thought.failed.connect(heard.append)
    thought.restarted.connect(lambda: heard.append("begun anew"))
    qtbot.waitUntil(lambda: bots.pid is not None, timeout=PATIENCE)
    thought.hurry()
    wait(qtbot, heard)
    assert isinstance(heard[0], int), "it is the answer"
    bots.close()


def test_a_program_that_is_not_there(qtbot: QtBot, tmp_path: Path) -> None:
    bots = BotProcess(command=[str(tmp_path / "nothing")])
    thought, heard = bots.ask(jobs.Answer(1)), []
    thought.failed.connect(heard.append)
    wait(qtbot, heard)
    assert heard == ["The program in which bots think cannot be started."]
    bots.close()


@pytest.mark.usefixtures("qapp")
def test_a_thought_keeps_nobody_alive() -> None:
    """One that is deleted later would delete its owner, and so itself once more."""
    bots = BotProcess()
    thought, left = bots.ask(jobs.Answer(1)), weakref.ref(bots)
    del bots
    assert left() is None
    assert not isValid(thought)


def test_what_a_job_refuses_is_told(qtbot: QtBot, ask: Ask) -> None:
    _, heard = ask(jobs.Fail(plain=True))
    wait(qtbot, heard)
    assert heard == [("failed", "Player 3 has nothing to do now")]


def test_nothing_is_left_when_it_is_closed(qtbot: QtBot, bots: BotProcess, ask: Ask) -> None:
    _, heard = ask(jobs.Deaf())
    wait(qtbot, heard)
    pid = bots.pid
    assert pid is not None
    bots.close()
    assert not runs(pid)
    ask(jobs.Answer(1))
    assert not bots.busy


def test_an_idle_process_is_ended_and_a_busy_one_is_not(
    qtbot: QtBot, bots: BotProcess, ask: Ask
) -> None:
    thought, heard = ask(jobs.Count())
    wait(qtbot, heard)
    bots.end()
    assert bots.pid is not None
    thought.hurry()
    wait(qtbot, heard, 2)
    bots.end()
    assert bots.pid is None


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
    qtbot.waitUntil(lambda: not runs(pid), timeout=PATIENCE)
