"""Everything that must hold before a change is good: ``python -m tests``.

Lint, types, the rooms' import rules, the window's self-test, and all tests, those of the rules and
records with branch coverage. Runs headless; stops at the first thing that fails. Where the system
lacks the libraries Qt is linked with, what needs Qt is left out and said so.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from cfanp_gui.window.services.system_libraries import missing
from tests import ROOT

BIN = Path(sys.executable).parent

PYTEST = ["-m", "pytest", "-q"]
WITHOUT_QT = ["-p", "no:pytest-qt", "-o", "addopts=-ra", "-W", "ignore::pytest.PytestConfigWarning"]
"""How the tests run where Qt's system libraries are missing: those of the window are left out."""
COVERED = ["tests/core", "tests/record"]
"""Tests that run under coverage, beside the others: measuring all would double the time."""
APART = ["tests/window"]
"""Tests that run beside all others, so that no processor waits long for the last of them."""


def main() -> int:
    """Run every step; answers the exit status of the first that fails."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    lack = missing(environment)
    extra = WITHOUT_QT if lack is not None else []
    steps: list[tuple[str, list[list[str]]]] = [
        ("lint", [[sys.executable, "-m", "ruff", "check", "."]]),
        ("format", [[sys.executable, "-m", "ruff", "format", "--check", "."]]),
        ("types", [[sys.executable, "-m", "mypy"]]),
        ("rooms", [[str(BIN / "lint-imports")]]),
        ("self-test", [[sys.executable, "-m", "cfanp_gui", "--selftest"]]),
        (
            "tests",
            [
                [sys.executable, "-m", "coverage", "run", *PYTEST, *extra, *COVERED],
                [
                    sys.executable,
                    *PYTEST,
                    *extra,
                    "tests",
                    *(f"--ignore={path}" for path in (*COVERED, *APART)),
                ],
                # Without Qt's libraries there is nothing in them to run.
                *([] if lack is not None else [[sys.executable, *PYTEST, *APART]]),
            ],
        ),
        ("coverage", [[sys.executable, "-m", "coverage", "report", "--fail-under=95"]]),
    ]
    if lack is not None:
        print(f"== self-test and tests of the window are left out: {lack}", flush=True)
        steps = [step for step in steps if step[0] != "self-test"]
    for name, commands in steps:
        print(f"== {name}", flush=True)
        started = time.monotonic()
        status = run(commands, environment)
        print(f"== {name}: {time.monotonic() - started:.0f} s", flush=True)
        if status:
            print(f"== {name} failed with status {status}", flush=True)
            return status
    return 0


def run(commands: list[list[str]], environment: dict[str, str]) -> int:
    """Run commands side by side; the first one's words come at once, the others' at the end."""
    with contextlib.ExitStack() as files:
        waiting = []
        for command in commands[1:]:
            words = files.enter_context(
                tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")
            )
            process = subprocess.Popen(
                command, cwd=ROOT, env=environment, stdout=words, stderr=subprocess.STDOUT
            )
            waiting.append((process, words))
        statuses = [subprocess.run(commands[0], cwd=ROOT, env=environment, check=False).returncode]
        for process, words in waiting:
            statuses.append(process.wait())
            words.seek(0)
            print(words.read(), end="", flush=True)
    return next((status for status in statuses if status), 0)


if __name__ == "__main__":
    sys.exit(main())
