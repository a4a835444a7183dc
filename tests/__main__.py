"""Everything that must hold before a change is good: ``python -m tests``.

Lint, types, the rooms' import rules, all tests with branch coverage of the rules and records,
and the window's self-test. Runs headless; stops at the first thing that fails. Where the system
lacks the libraries Qt is linked with, what needs Qt is left out and said so.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from cfanp_gui.shell.needs import missing

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

PYTEST = [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q"]
WITHOUT_QT = ["-p", "no:pytest-qt", "-o", "addopts=-ra", "-W", "ignore::pytest.PytestConfigWarning"]
"""How the tests run where Qt's system libraries are missing: those of the window are left out."""

STEPS: tuple[tuple[str, list[str]], ...] = (
    ("lint", [sys.executable, "-m", "ruff", "check", "."]),
    ("format", [sys.executable, "-m", "ruff", "format", "--check", "."]),
    ("types", [sys.executable, "-m", "mypy"]),
    ("rooms", [str(BIN / "lint-imports")]),
    ("self-test", [sys.executable, "-m", "cfanp_gui", "--selftest"]),
    ("tests", PYTEST),
    ("coverage", [sys.executable, "-m", "coverage", "report", "--fail-under=95"]),
)


def main() -> int:
    """Run every step; answers the exit status of the first that fails."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    lack = missing(environment)
    for name, step in STEPS:
        command = step
        if lack is not None and name == "self-test":
            print(f"== {name} skipped: {lack}", flush=True)
            continue
        if lack is not None and step is PYTEST:
            print(f"== the window's tests are skipped: {lack}", flush=True)
            command = step + WITHOUT_QT
        print(f"== {name}", flush=True)
        started = time.monotonic()
        status = subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
        print(f"== {name}: {time.monotonic() - started:.0f} s", flush=True)
        if status:
            print(f"== {name} failed with status {status}", flush=True)
            return status
    return 0


if __name__ == "__main__":
    sys.exit(main())
