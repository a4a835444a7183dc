"""Everything that must hold before a change is good: ``python -m tests``.

Lint, types, the rooms' import rules, the window's self-test, and the tests on every processor. Runs
headless; stops at the first thing that fails. Where the system lacks the libraries Qt is linked
with, what needs Qt is left out and said so. Random games and made-up texts are tried in part;
``python -m tests --slow`` tries all (tests/slow.py), those on an X server and in a browser
too, and measures how many branches below the table are reached. Other arguments are pytest's.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT

BIN = Path(sys.executable).parent
MODULE = [sys.executable, "-m"]

LINT = {
    "lint": [*MODULE, "ruff", "check", "."],
    "format": [*MODULE, "ruff", "format", "--check", "."],
}
CHECKS = {
    "types": [*MODULE, "mypy"],
    "rooms": [str(BIN / "lint-imports")],
    "self-test": [*MODULE, "cfanp_gui", "--selftest"],
}
"""Checks beside the tests, by name."""
PYTEST = [
    *("pytest", "-q"),
    # One worker more than processors, as some tests wait for programs. Neighbours stay in one
    # worker, which then looks for leftovers once a module, and a worker that has no more to do
    # takes over half of what another one has left.
    *("-n", str((os.cpu_count() or 1) + 1), "--dist", "worksteal"),
    # The window has just played to itself.
    *("--deselect", "tests/window/test_selftest.py::test_the_selftest_plays_its_games"),
]
QUICK = ["--ignore", "tests/xvfb", "--ignore", "tests/chromium"]
"""Left out by default: tests there take seconds, for windows and pages come up as for people."""
MEASURED = ["--cov", "--cov-fail-under=95"]
"""Measured with all tests alone: the rules take three times as long under measurement."""
WITHOUT_QT = ["-p", "no:pytest-qt", "-o", "addopts=-ra", "-W", "ignore::pytest.PytestConfigWarning"]
"""Options where Qt's system libraries are missing: tests of the window are left out."""


MEMORY = Path("/dev/shm")
"""Folder in which Linux has a file system in memory."""
ROOM = 2**30
"""Bytes that the files of all tests have room in; they take a third of that."""


def memory_has_room() -> bool:
    """Return True if the files of tests fit into memory, and programs can run from there."""
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


def main(arguments: list[str]) -> int:
    """Run every step; return the exit status of the first that fails, else 0."""
    offscreen = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with temporary_files(offscreen) as filed, kept_byte_code(filed) as environment:
        return check(arguments, environment)


def check(arguments: list[str], environment: Mapping[str, str]) -> int:
    """Run every step in an environment; return the exit status of the first that fails, else 0.

    Lint takes a second and comes first. The other checks run one after another beside the tests, as
    each keeps one processor busy and none of them all.
    """
    lack = missing(environment)
    options = [*(WITHOUT_QT if lack is not None else []), *arguments]
    for name, command in LINT.items():
        if status := run(Step(name, command, environment)):
            return status
    checks = [Step(name, command, environment) for name, command in CHECKS.items()]
    if lack is not None:
        print(f"== self-test and tests of the window are left out: {lack}", flush=True)
        checks = [one for one in checks if one.name != "self-test"]
    scope = MEASURED if "--slow" in arguments else QUICK
    tests = [Step("tests", [*MODULE, *PYTEST, *scope, *options], environment)]
    if not collected_before(environment):
        # Rewriting the assertions of all modules takes most of the time of a first collection. The
        # workers, which would all do the same at the same time, find it done.
        left_out = QUICK if scope is QUICK else []
        collect = [*MODULE, "pytest", "--collect-only", "-qq", "-p", "no:cacheprovider"]
        collect += [*left_out, *options]
        tests.insert(0, Step("collection", collect, environment, quiet=True))
    return run_beside(checks, tests)


def collected_before(environment: Mapping[str, str]) -> bool:
    """Return True if pytest keeps its byte code in the checkout and has run here before."""
    if environment.get("PYTHONPYCACHEPREFIX"):
        return False
    return any((ROOT / "tests" / "__pycache__").glob("conftest.*-pytest-*.pyc"))


class Step:
    """A program that must end with status 0; what it says is told when it is over.

    `quiet` is one whose output and status say nothing that the next step does not.
    """

    def __init__(
        self, name: str, command: Sequence[str], environment: Mapping[str, str], quiet: bool = False
    ) -> None:
        self.name = name
        self.quiet = quiet
        self._command = command
        self._environment = environment

    def start(self, output: int | None) -> subprocess.Popen[str]:
        """Start the program with its output as `subprocess` takes it; None for that of this one."""
        return subprocess.Popen(
            self._command,
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.DEVNULL if self.quiet else output,
            stderr=subprocess.DEVNULL if self.quiet else subprocess.STDOUT if output else None,
            text=True,
        )


def run(
    step: Step, output: int | None = None, running: set[subprocess.Popen[str]] | None = None
) -> int:
    """Run a step and say how long it took; return its exit status, 0 for that of a quiet one.

    Meanwhile its program is among those `running`.
    """
    print(f"== {step.name}", flush=True)
    started = time.monotonic()
    with step.start(output) as program:
        if running is not None:
            running.add(program)
        said, _ = program.communicate()
        if running is not None:
            running.discard(program)
    print(f"{said or ''}== {step.name}: {time.monotonic() - started:.0f} s", flush=True)
    if program.returncode and not step.quiet:
        print(f"== {step.name} failed with status {program.returncode}", flush=True)
        return program.returncode
    return 0


def run_beside(checks: Sequence[Step], tests: Sequence[Step]) -> int:
    """Run two rows of steps at the same time; return the status of the first that fails, else 0.

    When one fails, what runs in the other row is ended.
    """
    running: set[subprocess.Popen[str]] = set()
    failed: list[int] = []

    def row(steps: Sequence[Step], output: int | None) -> None:
        for step in steps:
            if failed:
                return
            if status := run(step, output, running):
                failed.append(status)
                for other in tuple(running):
                    other.terminate()

    beside = threading.Thread(target=row, args=(checks, subprocess.PIPE))
    beside.start()
    row(tests, None)
    beside.join()
    return failed[0] if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
