"""Measures how long the frozen program takes to start, beside the same program in this Python.

    .venv/bin/python packaging/start_up.py              # dist/cfanp-gui, as build.py has made it

Both are started in turns on an X server of their own (Xvfb, xdotool), each time for a person who
has never used them. Prints medians of the seconds until the window is there, and those of two
commands that open none. The first start of each is not counted: its files may come from the disk.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from project import ROOT
from screen import Screen, screen

ROUNDS = 9
PAUSE = 0.003
"""Seconds between two looks for the window."""


def until_window(command: list[str], seen: Screen) -> float:
    """Return the seconds until a program has a window; it is ended then."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("XDG_")},
            "HOME": home, "DISPLAY": seen.display, "QT_QPA_PLATFORM": "xcb",
        }  # fmt: skip
        begun = time.perf_counter()
        process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        try:
            while not seen.tool("search", "--onlyvisible", "--name", "Chess For Any"):
                if process.poll() is not None:
                    raise SystemExit(f"{command[0]} ended without a window")
                time.sleep(PAUSE)
            return time.perf_counter() - begun
        finally:
            process.terminate()
            process.wait()
            while seen.tool("search", "--name", "Chess For Any"):
                time.sleep(PAUSE)


def until_end(command: list[str]) -> float:
    """Return the seconds until a program has ended."""
    begun = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begun


def main() -> int:
    """Measure, and print a line for each that was measured."""
    parser = argparse.ArgumentParser(description="Measure the start of the frozen program.")
    parser.add_argument("--bundle", type=Path, default=ROOT / "dist" / "cfanp-gui")
    options = parser.parse_args()
    python = [sys.executable, "-m"]
    perft = ["perft", "--armies", "4", "--depth", "1"]
    window = {"frozen": [str(options.bundle / "cfanp-gui")], "Python": [*python, "cfanp_gui"]}
    commands = {
        "cfanp-gui --version": {name: [*words, "--version"] for name, words in window.items()},
        f"cfanp {' '.join(perft)}": {
            "frozen": [str(options.bundle / "cfanp"), *perft],
            "Python": [*python, "cfanp_gui.cli", *perft],
        },
    }
    with screen() as seen:
        found: dict[str, dict[str, list[float]]] = {"window": {}}
        for number in range(ROUNDS + 1):
            for name, words in window.items():
                seconds = until_window(words, seen)
                if number:
                    found["window"].setdefault(name, []).append(seconds)
            for title, programs in commands.items():
                for name, words in programs.items():
                    seconds = until_end(words)
                    if number:
                        found.setdefault(title, {}).setdefault(name, []).append(seconds)
    for title, both in found.items():
        frozen, python_ = (statistics.median(both[name]) for name in ("frozen", "Python"))
        print(f"{title:<34} frozen {frozen:.3f} s, Python {python_:.3f} s: {frozen / python_:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
