"""An X server of our own, to show windows on, and hands and eyes for what is on it."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Screen:
    """An X server of our own with a window manager, and who is in front of it."""

    def __init__(self, display: str) -> None:
        self.display = display

    def tool(self, *words: str) -> str:
        """Return the answer of xdotool; nothing when it fails."""
        done = subprocess.run(
            ["xdotool", *words], env={**os.environ, "DISPLAY": self.display},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.stdout.strip()

    def picture(self, path: Path) -> None:
        """Write a picture of the screen, where ImageMagick is there to take one."""
        if shutil.which("import"):
            subprocess.run(["import", "-display", self.display, "-window", "root", path],
                           check=False)  # fmt: skip


@contextmanager
def screen() -> Iterator[Screen]:
    """Start an X server and a window manager, and end them afterwards."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1366x768x24", "-ac",
         "-nolisten", "tcp"],
        pass_fds=[writing], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(writing)
    with os.fdopen(reading) as pipe:
        display = f":{pipe.readline().strip()}"
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        yield Screen(display)
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait()
