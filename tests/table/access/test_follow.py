"""What being ready for assistive tools costs a person who uses none."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests import ROOT
from tests.session.play import a_session
from tests.table.access.listener import Listener, name

ALONE = """
import sys
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from cfanp_gui.table.access import TableAccess
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.view import TableView
from tests.session.play import a_session, play

application = QApplication([])
view = TableView()
access = TableAccess(view)
scene = TableScene(a_session(3), LIGHT, Animator(view))
view.show_table(scene)
access.follow(scene)
view.show()
play(scene.session, "AB:e4 BC:e4")
scene.message.emit("No.")
application.processEvents()
assert not QAccessible.isActive()
made = "cfanp_gui.table.access."
print(sorted(name.removeprefix(made) for name in sys.modules if name.startswith(made)))
QAccessible.setActive(True)
print(QAccessible.queryAccessibleInterface(view).childCount())
"""


def test_without_a_tool_nothing_is_made_or_put_into_words() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALONE], cwd=ROOT, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    # And the tool that comes later finds everything: three half-boards and the sentence shown.
    assert done.stdout.splitlines() == ["['follow']", "4"]


def test_an_interface_that_qt_made_before_gives_way(qtbot: QtBot) -> None:
    # The desk shows its view before there is any access to it.
    listener = Listener(qtbot, a_session(2))
    assert name(listener.table) == "table"
    assert QAccessible.queryAccessibleInterface(listener.desk.view) == listener.table
