"""What being ready for assistive tools costs a person who uses none."""

from __future__ import annotations

import subprocess
import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.match import BotSeat
from tests import ROOT
from tests.session.play import a_session, action, pair, play
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
from tests.session.play import a_session, action, pair, play

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


def test_which_way_arrow_keys_go_is_said_when_a_key_first_brings_the_cursor(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(3))
    qtbot.keyClick(listener.desk.view, Qt.Key.Key_Tab)
    assert listener.news() == (
        "Arrow keys go as on the screen: over a pair as it lies, else over each half-board as it "
        "lies. Tab leads to the next half-board."
    )
    qtbot.keyClick(listener.desk.view, Qt.Key.Key_Escape)
    qtbot.keyClick(listener.desk.view, Qt.Key.Key_Tab)
    assert listener.news() == ""


def test_an_arrow_that_leads_nowhere_says_so(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    qtbot.keyClick(listener.desk.view, Qt.Key.Key_Tab)
    listener.news()
    qtbot.keyClick(listener.desk.view, Qt.Key.Key_Up)
    assert listener.news() == ""
    for _ in range(8):
        qtbot.keyClick(listener.desk.view, Qt.Key.Key_Down)
    assert "Edge." in listener.news()


def test_it_is_said_how_far_what_is_picked_up_can_go(qtbot: QtBot) -> None:
    listener = Listener(qtbot, a_session(2))
    listener.press("half-board A, g1")
    assert listener.news() == "Picked up, 2 moves."
    listener.press("half-board A, e1")
    assert listener.news() == "Picked up, it cannot move."


def test_who_walks_the_list_of_moves_hears_each_once(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    play(session, "AB:e4 AB:e5")
    listener.news()
    moves = QListWidget(listener.desk.view)
    listener.access.move_list = moves
    moves.show()
    moves.setFocus()
    qtbot.waitUntil(moves.hasFocus)
    session.undo()
    assert listener.news() == "Ben to move."
    moves.hide()
    listener.desk.view.setFocus()
    session.undo()
    assert listener.news() == "Undone: Anna: pawn e2 to e4 on A and B. Anna to move."


def test_the_end_of_a_turn_that_cannot_be_is_refused_aloud(qtbot: QtBot) -> None:
    session = a_session(3)
    listener = Listener(qtbot, session)
    qtbot.keyClick(listener.desk.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert listener.news() == "Make a move first: a turn cannot be ended before."
    assert session.node is session.root


def test_what_a_bot_pushes_together_is_heard_with_its_move_alone(qtbot: QtBot) -> None:
    session = a_session(3)
    substitute(session, 1, "Anna", BotSeat("club"))
    listener = Listener(qtbot, session)
    session.push(pair("AC"))
    assert listener.news() == ""
    session.play(action(session, "AC:e4"), main=True)
    assert listener.news() == "Anna: pawn e2 to e4 on A and C. Ben to move."
    substitute(session, 3, "Clara", BotSeat("club"))
    listener.news()
    play(session, "AB:e5")
    assert listener.news() == "Ben: pawn e7 to e5 on A and B.", "a bot moves next, and says so then"
    session.undo()
    listener.news()
    session.push(pair("BC"))
    assert listener.news().startswith("Half-boards B and C are pushed together.")
