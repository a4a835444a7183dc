"""Everything that must hold before a change is good: ``python -m tests``.

Lint, types, the rooms' import rules, the window's self-test, and the tests on every processor. Runs
headless; stops at the first thing that fails. Where the system lacks the libraries Qt is linked
with, what needs Qt is left out and said so. Random games and made-up texts are tried in part;
``python -m tests --slow`` tries all (tests/slow.py), those on an X server and in a browser
too, and measures how many branches below the table are reached. Other arguments are pytest's.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT

BIN = Path(sys.executable).parent
MODULE = [sys.executable, "-m"]

PYTEST = [
    *("pytest", "-q"),
    # Neighbours stay on one processor, which then looks for leftovers once a module, and a
    # processor that has no more to do takes over half of what another one has left.
    *("-n", "auto", "--dist", "worksteal"),
    # The window has just played to itself.
    *("--deselect", "tests/window/test_selftest.py::test_the_selftest_plays_its_games"),
]
QUICK = ["--ignore", "tests/xvfb", "--ignore", "tests/chromium"]
"""Left out by default: tests there take seconds, for windows and pages come up as for people."""
MEASURED = ["--cov", "--cov-fail-under=95"]
"""Measured with all tests alone: the rules take three times as long under measurement."""
WITHOUT_QT = ["-p", "no:pytest-qt", "-o", "addopts=-ra", "-W", "ignore::pytest.PytestConfigWarning"]
"""How the tests run where Qt's system libraries are missing: those of the window are left out."""


MEMORY = Path("/dev/shm")
"""Where Linux has a file system in memory."""
ROOM = 2**30
"""Bytes that the files of all tests have room in; they take a third of that."""


def memory_has_room() -> bool:
    """Return whether the files of tests can lie in memory, and programs among them be run there."""
    try:
        system = os.statvfs(MEMORY)
    except (AttributeError, OSError):  # Windows knows no such thing
        return False
    return not system.f_flag & os.ST_NOEXEC and system.f_bavail * system.f_frsize >= ROOM


@contextmanager
def temporary_files(environment: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yield an environment whose temporary files lie in memory, where there is room for them.

    Records and journals wait for the disk with all that they write, and so would hundreds of tests;
    and pytest would remove what it has kept of former runs.
    """
    if not memory_has_room():
        yield dict(environment)
        return
    # The paths stay short: a socket's has room for a hundred characters.
    with tempfile.TemporaryDirectory(prefix="c", dir=MEMORY) as folder:
        options = f"{environment.get('PYTEST_ADDOPTS', '')} --basetemp={folder}/b".strip()
        yield {**environment, "TMPDIR": folder, "PYTEST_ADDOPTS": options}


@contextmanager
def kept_byte_code(environment: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """Yield an environment whose programs compile each module once, and nothing into the checkout.

    Where no byte code is to be written (``PYTHONDONTWRITEBYTECODE``), all workers and each of the
    hundreds of programs that tests start would compile everything anew. They keep it in a folder
    that is there meanwhile.
    """
    if not environment.get("PYTHONDONTWRITEBYTECODE"):
        yield dict(environment)
        return
    place = environment.get("TMPDIR")
    with tempfile.TemporaryDirectory(prefix="cfanp-tests-", dir=place) as folder:
        kept = {**environment, "PYTHONPYCACHEPREFIX": folder}
        del kept["PYTHONDONTWRITEBYTECODE"]
        yield kept


@contextmanager
def collecting(
    options: Sequence[str], environment: Mapping[str, str]
) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a program that collects the tests while something else runs; it ends with that.

    Rewriting the assertions of all modules takes most of the time of a first collection. The
    workers, which would all do the same at the same time, then find it done. What cannot be
    collected they will say.
    """
    with subprocess.Popen(
        [*MODULE, "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider", *options],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as program:
        try:
            yield program
        finally:
            program.kill()


def main(arguments: list[str]) -> int:
    """Run every step; return the exit status of the first that fails, else 0."""
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with temporary_files(offscreen) as filed, kept_byte_code(filed) as environment:
        return check(arguments, environment)


def check(arguments: list[str], environment: Mapping[str, str]) -> int:
    """Run every step in an environment; return the exit status of the first that fails, else 0."""
    lack = missing(environment)
    options = [*(WITHOUT_QT if lack is not None else []), *arguments]
    steps = {
        "lint": [*MODULE, "ruff", "check", "."],
        "format": [*MODULE, "ruff", "format", "--check", "."],
        "types": [*MODULE, "mypy"],
        "rooms": [str(BIN / "lint-imports")],
        "self-test": [*MODULE, "cfanp_gui", "--selftest"],
    }
    if lack is not None:
        print(f"== self-test and tests of the window are left out: {lack}", flush=True)
        del steps["self-test"]
    with collecting(options, environment) as collection:
        for name, command in steps.items():
            if status := run(name, command, environment):
                return status
        collection.wait()
    scope = MEASURED if "--slow" in arguments else QUICK
    return run("tests", [*MODULE, *PYTEST, *scope, *options], environment)


def run(name: str, command: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run a step and say how long it took; return its exit status."""
    print(f"== {name}", flush=True)
    started = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
    print(f"== {name}: {time.monotonic() - started:.0f} s", flush=True)
    if done.returncode:
        print(f"== {name} failed with status {done.returncode}", flush=True)
    return done.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
