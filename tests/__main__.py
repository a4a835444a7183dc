"""Everything that must hold before a change is good: ``python -m tests``.

Lint, types, the rooms' import rules, all tests with branch coverage of the rules and records,
and the window's self-test. Runs headless; stops at the first thing that fails.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

STEPS: tuple[tuple[str, list[str]], ...] = (
    ("lint", [sys.executable, "-m", "ruff", "check", "."]),
    ("format", [sys.executable, "-m", "ruff", "format", "--check", "."]),
    ("types", [sys.executable, "-m", "mypy"]),
    ("rooms", [str(BIN / "lint-imports")]),
    ("self-test", [sys.executable, "-m", "cfanp_gui", "--selftest"]),
    ("tests", [sys.executable, "-m", "coverage", "run", "-m", "pytest", "-q"]),
    ("coverage", [sys.executable, "-m", "coverage", "report", "--fail-under=95"]),
)


def main() -> int:
    """Run every step; answers the exit status of the first that fails."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONDONTWRITEBYTECODE": "1"}
    for name, command in STEPS:
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
