"""The real window on a real X server glides, whatever the desktop is called."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import ROOT
from tests.xvfb.test_xdotool import on_display, server

pytestmark = pytest.mark.skipif(shutil.which("Xvfb") is None, reason="not installed: Xvfb")

STARTED = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from cfanp_gui.window import app
from cfanp_gui.window.main_window import MainWindow

def look():
    (window,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
    print(QApplication.platformName(), window.animator.reduced, "PySide6.QtDBus" in sys.modules)
    window.close()

def begin(*arguments):
    made = original(*arguments)
    QTimer.singleShot(0, look)
    return made

original, app.application = app.application, begin
from cfanp_gui.__main__ import main
sys.exit(main(["--new-process"]))
"""


@pytest.mark.parametrize("desktop", ["", "GNOME", "KDE", "XFCE"])
def test_on_x11_things_move_whatever_the_desktop_is_called(tmp_path: Path, desktop: str) -> None:
    with server() as (_, name):
        environment = on_display(name, HOME=str(tmp_path), XDG_CURRENT_DESKTOP=desktop)
        done = subprocess.run(
            [sys.executable, "-c", STARTED], cwd=ROOT, env=environment, capture_output=True,
            text=True, timeout=300, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "xcb False False\n"), done.stderr
