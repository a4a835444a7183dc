"""The application of macOS, on any system: an event of Qt's stands for what the desktop asks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

OPENED = """
import sys
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from cfanp_gui.window.services.mac_application import MacApplication
made = MacApplication(["cfanp-gui"])
made.file_asked.connect(print)
made.sendEvent(made, QFileOpenEvent(QUrl.fromLocalFile(sys.argv[1])))
"""


def test_a_file_opened_in_the_desktop_is_asked_for(tmp_path: Path) -> None:
    name = str(tmp_path / "a b.cpgn")
    done = subprocess.run(
        [sys.executable, "-c", OPENED, name],
        capture_output=True, text=True, timeout=300, check=True,
    )  # fmt: skip
    assert done.stdout == f"{name}\n"
