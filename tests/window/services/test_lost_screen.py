"""The screen goes away: the program ends by itself; tests/xvfb has a real one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cfanp_gui.window.services.lost_screen import is_lost
from tests.systems import TIMEOUT

WARNED = """
import logging, sys
from PySide6.QtCore import QCoreApplication, QProcess, QTimer, qWarning
from cfanp_gui.window.services.logs import log_qt_messages
logging.basicConfig(stream=open(sys.argv[1], "w"))
app = QCoreApplication([])
child = QProcess()
child.finished.connect(lambda *_: child.readAllStandardOutput().missing)
child.start(sys.executable, ["-c", "input()"])
child.waitForStarted()
log_qt_messages()
qWarning("nothing of the kind")
broke = "The X11 connection broke (error 1). Did the X11 server die?"
QTimer.singleShot(0, lambda: qWarning(broke))
app.exec()
"""


def test_one_line_is_the_last_that_is_heard_of_it(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WARNED, f"{tmp_path}/log"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "cfanp-gui: The screen is gone. Games that were begun are offered at the next start.\n"
    )


@pytest.mark.parametrize(
    ("message", "lost"),
    [
        ("The Wayland connection broke. Did the Wayland compositor die?", True),
        ("The Wayland connection experienced a fatal error: Protocol error", True),
        ("The X11 connection broke (error 1). Did the X11 server die?", True),
        ("QXcbConnection: XCB error: 3 (BadWindow)", False),
    ],
)
def test_qt_says_that_it_is_gone(message: str, lost: bool) -> None:
    assert is_lost(message) == lost
