"""What hangs by this program ends with it, also where it is killed and the other does not care."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui.lifeline import Lifeline
from tests.engine.fake_uci import made, pids, told
from tests.systems import TIMEOUT, WINDOWS, runs, started, wait_until

pytestmark = pytest.mark.skipif(
    sys.platform not in ("linux", "win32"), reason="other systems have none"
)

STARTS = """
import asyncio, sys
from pathlib import Path
from cfanp_gui.engine.analysis import Timeouts
from cfanp_gui.engine.uci_program import UciProgram

async def work():
    await UciProgram.start(Path(sys.argv[1]), Timeouts(reply=60))
    print("started", flush=True)
    await asyncio.sleep(600)

asyncio.run(work())
"""
"""Runs a chess program and waits to be killed."""


@pytest.mark.parametrize("way", ["behaves", "ignores quit", "has children"])
def test_a_chess_program_ends_with_one_that_is_killed(tmp_path: Path, way: str) -> None:
    path = made(tmp_path, way)
    with started(sys.executable, "-c", STARTS, str(path)) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == b"started" + os.linesep.encode()
        children = [int(line.split()[1]) for _, line in told(path) if line.startswith("child")]
        assert len(children) == (way == "has children")
        assert all(runs(pid) for pid in (*pids(path), *children))
        program.kill()
    for pid in (*pids(path), *children):
        wait_until(lambda pid=pid: not runs(pid))


def sleeper(lifeline: Lifeline) -> subprocess.Popen[bytes]:
    """Return a process that waits, started so that it can be tied."""
    command = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
    return subprocess.Popen(command, **lifeline.options)


def test_letting_go_kills_what_is_tied_and_nothing_else() -> None:
    lifeline = Lifeline()
    tied, free = sleeper(lifeline), sleeper(Lifeline())
    lifeline.tie(tied.pid)
    assert tied.poll() is None
    lifeline.close()
    assert tied.wait(TIMEOUT) == (0 if WINDOWS else -9)
    assert free.poll() is None
    free.kill()
    free.wait(TIMEOUT)


@pytest.mark.skipif(sys.platform != "linux", reason="counts what is open as Linux tells it")
def test_what_has_ended_by_itself_is_no_trouble() -> None:
    before = len(list(Path("/proc/self/fd").iterdir()))
    lifeline = Lifeline()
    done = subprocess.Popen(["true"], **lifeline.options)
    done.wait(TIMEOUT)
    lifeline.tie(done.pid)
    lifeline.close()
    lifeline.kill()
    assert len(list(Path("/proc/self/fd").iterdir())) == before
