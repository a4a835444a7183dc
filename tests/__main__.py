"""Everything that must hold before a change is good: ``python -m tests``.

Lint, types, the rooms' import rules, the window's self-test, and all tests on every processor,
those of the rules, records and sessions with branch coverage. Runs headless; stops at the first
thing that fails. Where the system lacks the libraries Qt is linked with, what needs Qt is left out
and said so. Random games and made-up texts are tried in part; ``python -m tests --slow`` tries all
(tests/slow.py). Other arguments are pytest's as well.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
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
    *("--cov", "--cov-fail-under=95"),
]
WITHOUT_QT = ["-p", "no:pytest-qt", "-o", "addopts=-ra", "-W", "ignore::pytest.PytestConfigWarning"]
"""How the tests run where Qt's system libraries are missing: those of the window are left out."""


def main(arguments: list[str]) -> int:
    """Run every step; return the exit status of the first that fails, else 0."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    lack = missing(environment)
    steps = {
        "lint": [*MODULE, "ruff", "check", "."],
        "format": [*MODULE, "ruff", "format", "--check", "."],
        "types": [*MODULE, "mypy"],
        "rooms": [str(BIN / "lint-imports")],
        "self-test": [*MODULE, "cfanp_gui", "--selftest"],
        "tests": [*MODULE, *PYTEST, *(WITHOUT_QT if lack is not None else []), *arguments],
    }
    if lack is not None:
        print(f"== self-test and tests of the window are left out: {lack}", flush=True)
        del steps["self-test"]
    for name, command in steps.items():
        print(f"== {name}", flush=True)
        started = time.monotonic()
        done = subprocess.run(command, cwd=ROOT, env=environment, check=False)
        print(f"== {name}: {time.monotonic() - started:.0f} s", flush=True)
        if done.returncode:
            print(f"== {name} failed with status {done.returncode}", flush=True)
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
