"""A list beside the table, under mouse and keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.window.analysis.row_list import ListRow, RowList, RowModel
from cfanp_gui.window.widgets.panel_lists import PointedDelegate

WORDS = ("one", "two", "three")


class Listed:
    """A list in a window, with what it said of pointing and choosing."""

    def __init__(self, qtbot: QtBot) -> None:
        self.model = RowModel()
        self.model.change_rows(tuple(ListRow(word, word) for word in WORDS))
        self.delegate = PointedDelegate()
        self.view = RowList(self.delegate, self.model)
        self.pointed: list[object] = []
        self.chosen: list[object] = []
        self.view.pointed.connect(self.pointed.append)
        self.view.chosen.connect(self.chosen.append)
        self.window = QWidget()
        QVBoxLayout(self.window).addWidget(self.view)
        qtbot.addWidget(self.window)
        self.window.show()
        self.qtbot = qtbot

    def at(self, row: int) -> QPoint:
        """Return the middle of a row."""
        return self.view.visualRect(self.model.index(row)).center()

    def hover(self, at: QPoint) -> None:
        """Move the mouse without a button held."""
        port = self.view.viewport()
        none = Qt.MouseButton.NoButton
        move = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(at), QPointF(port.mapToGlobal(at)), none, none,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(port, move)

    def focus(self) -> None:
        """Give the list the keyboard."""
        self.window.activateWindow()
        self.view.setFocus()
        self.qtbot.waitUntil(self.view.hasFocus)


def test_the_mouse_points_and_chooses(qtbot: QtBot) -> None:
    listed = Listed(qtbot)
    listed.hover(listed.at(1))
    assert (listed.pointed, listed.delegate.pointed_at) == (["two"], 1)
    qtbot.mouseClick(listed.view.viewport(), Qt.MouseButton.LeftButton, pos=listed.at(1))
    assert listed.chosen == ["two"]
    QApplication.sendEvent(listed.view, QEvent(QEvent.Type.Leave))
    assert (listed.pointed[-1], listed.delegate.pointed_at) == (None, None)


def test_keys_walk_and_choose(qtbot: QtBot) -> None:
    listed = Listed(qtbot)
    listed.focus()
    assert listed.pointed[-1] == "one", "the first row to begin with"
    qtbot.keyClick(listed.view, Qt.Key.Key_Down)
    assert listed.pointed[-1] == "two"
    qtbot.keyClick(listed.view, Qt.Key.Key_Return)
    qtbot.keyClick(listed.view, Qt.Key.Key_End)
    qtbot.keyClick(listed.view, Qt.Key.Key_Space)
    assert listed.chosen == ["two", "three"]
    listed.view.clearFocus()
    assert listed.pointed[-1] is None


def test_keys_of_the_menus_walk_here(qtbot: QtBot) -> None:
    listed = Listed(qtbot)
    taken: list[bool] = []
    action = QAction(listed.window)
    action.setShortcut(Qt.Key.Key_Down)
    action.triggered.connect(lambda: taken.append(True))
    listed.window.addAction(action)
    listed.focus()
    qtbot.keyClick(listed.view, Qt.Key.Key_Down)
    assert (listed.pointed[-1], taken) == ("two", [])
    qtbot.keyClick(listed.window, Qt.Key.Key_Down)
    assert taken == [True], "elsewhere it is the command's"


def test_a_row_that_changes_or_goes_is_pointed_at_anew(qtbot: QtBot) -> None:
    listed = Listed(qtbot)
    listed.hover(listed.at(2))
    listed.model.change_rows((*listed.model.rows[:2], ListRow("four", "four")))
    assert listed.pointed[-1] == "four"
    listed.model.change_rows(listed.model.rows[:2])
    assert listed.pointed[-1] is None
