"""Programs spoken to in lines: nobody waits for them, and what they have started ends with them."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from cfanp_gui.bots.line_program import LineProgram, ProgramEndedError
from tests.systems import WINDOWS, program, runs, wait_until

LINGERS = """import subprocess, sys
wait = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
child = subprocess.Popen(wait, start_new_session=False)
print(child.pid, flush=True)
"""
"""Starts a process that holds the output for ten minutes, and says which."""
WAITS = "sys.stdin.readline()\n"


def begun(folder: Path, code: str) -> LineProgram:
    return LineProgram([str(program(folder, "bot", code))], os.environ)


def heard(asked: LineProgram) -> str:
    """Return the next line; the test is over in a minute."""
    line = asked.hear(60)
    assert line is not None
    return line.strip()


def ended(asked: LineProgram) -> str:
    """Return the message about the end of a program that is not asked any more."""
    with pytest.raises(ProgramEndedError) as told:
        asked.hear(60)
    return str(told.value)


def test_lines_go_both_ways(tmp_path: Path) -> None:
    asked = begun(
        tmp_path, "import sys\nfor line in sys.stdin: print(line.upper(), end='', flush=True)\n"
    )
    asked.say(["a", "b"])
    assert [heard(asked), heard(asked)] == ["A", "B"]
    assert asked.hear(0) is None
    asked.end()
    assert not runs(asked.pid)


@pytest.mark.parametrize("wrapped", [False, True])
def test_what_it_has_started_ends_with_it(tmp_path: Path, wrapped: bool) -> None:
    """Also behind a shell, which waits for it and is what is ended."""
    path = program(tmp_path, "bot", LINGERS + WAITS)
    command = [str(path)]
    if wrapped and not WINDOWS:
        command = ["sh", "-c", f"{path}; exit 0"]
    asked = LineProgram(command, {})
    child = int(heard(asked))
    assert runs(child)
    asked.end()  # and it waits for nobody who holds the output
    wait_until(lambda: not runs(child))
    assert not runs(asked.pid)


def test_one_that_ends_and_leaves_a_process_behind_has_ended(tmp_path: Path) -> None:
    asked = begun(tmp_path, LINGERS + "print('last', flush=True)\nsys.exit(4)\n")
    child = int(heard(asked))
    assert heard(asked) == "last"
    assert ended(asked) == "it has ended with status 4"
    assert runs(child)
    asked.end()
    wait_until(lambda: not runs(child))


@pytest.mark.skipif(WINDOWS, reason="there nothing leaves a job")
def test_nobody_waits_for_a_process_that_has_left_its_group(tmp_path: Path) -> None:
    code = LINGERS.replace("False", "True") + WAITS
    asked = begun(tmp_path, code)
    child = int(heard(asked))
    try:
        asked.end()
        assert not runs(asked.pid)
    finally:
        os.kill(child, 9)


def test_nobody_waits_for_one_that_does_not_read(tmp_path: Path) -> None:
    asked = begun(tmp_path, "import time\nprint('here', flush=True)\ntime.sleep(600)\n")
    assert heard(asked) == "here"
    began = time.monotonic()
    asked.say(["x" * 10_000_000])  # more than any pipe holds
    assert asked.hear(0) is None
    asked.end()
    assert time.monotonic() - began < 60


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("sys.exit(3)", "it has ended with status 3"),
        ("sys.exit('no <b>book\\n')", "it has ended with status 1: “no <b>book”"),
        ("print('x' * 10**6, end='', file=sys.stderr); sys.exit(2)",
         f"it has ended with status 2: “{'x' * 200}”"),
        ("raise MemoryError",
         "it has ended with status 1: “MemoryError” (it may have 2 GB of memory)"),
        ("import os; os.kill(os.getpid(), 9)", "it was ended by SIGKILL"),
        ("import os; os.dup2(0, 1); sys.stdin.read()", "it has closed its output"),
    ],
)  # fmt: skip
def test_how_it_ended_is_told(tmp_path: Path, code: str, told: str) -> None:
    if WINDOWS and ("os" in code or "Memory" in code):
        pytest.skip("it is not so there")
    assert ended(begun(tmp_path, f"import sys\n{code}\n")) == told


def test_what_cannot_be_started(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        LineProgram([str(tmp_path / "nowhere")], {})
