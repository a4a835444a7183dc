"""A crash is reported in plain text that can be copied, and its games may come back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from cfanp_gui.window.start.after_crash import CrashDialog, RestoreDialog
from cfanp_gui.window.widgets.plain_text import plain_tip

TEXT = "cfanp-gui 0\n<b>Fatal</b> & so on\n  in deep"


def test_a_report_is_copied_as_it_is_shown(qtbot: QtBot) -> None:
    dialog = CrashDialog(None, TEXT, [Path("/a/<i>b.txt")])
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.text.toPlainText() == TEXT
    assert dialog.text.isReadOnly()
    assert dialog.place.text() == f"It is kept in {Path('/a/<i>b.txt')}."
    assert dialog.place.textFormat() is Qt.TextFormat.PlainText
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == TEXT
    assert dialog.copy.text() == "Copied"
    QGuiApplication.clipboard().clear()


def test_a_report_that_could_not_be_kept_has_no_place(qtbot: QtBot) -> None:
    dialog = CrashDialog(None, TEXT, [])
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.place.isVisible()


def test_it_goes_when_it_is_closed(qtbot: QtBot) -> None:
    dialog = CrashDialog(None, TEXT, [])
    dialog.show()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not isValid(dialog))


def test_all_games_left_behind_are_chosen_until_one_is_left_out(qtbot: QtBot) -> None:
    dialog = RestoreDialog(None, ["<b>one</b>", "two"])
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "2 games were interrupted"
    assert dialog.rows() == [0, 1]
    dialog.show()
    assert dialog.focusWidget() is dialog.list
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    assert dialog.rows() == [1]
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    assert dialog.rows() == []
    assert not dialog.ok.isEnabled()
    assert not dialog.discard.isEnabled()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.isVisible()
    qtbot.keyClick(dialog.list, Qt.Key.Key_Space)
    with qtbot.waitSignal(dialog.accepted):
        qtbot.keyClick(dialog.list, Qt.Key.Key_Return)


def test_one_game_left_behind_need_not_be_ticked(qtbot: QtBot) -> None:
    dialog = RestoreDialog(None, ["one"])
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "1 game was interrupted"
    assert dialog.rows() == [0]
    assert dialog.list.item(0).data(Qt.ItemDataRole.CheckStateRole) is None
    assert not dialog.discarded


def test_enter_discards_nothing(qtbot: QtBot) -> None:
    dialog = RestoreDialog(None, ["one"])
    qtbot.addWidget(dialog)
    dialog.show()
    seen: list[str] = []

    def press_enter() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        seen.append(box.text())
        qtbot.keyClick(box, Qt.Key.Key_Return)

    QTimer.singleShot(0, press_enter)
    qtbot.mouseClick(dialog.discard, Qt.MouseButton.LeftButton)
    assert seen == ["Discard 1 game? That cannot be undone."]
    assert dialog.isVisible()
    assert not dialog.discarded


def test_a_long_line_of_a_game_left_behind_is_seen_at_both_ends(qtbot: QtBot) -> None:
    lines = [f"12:{minute}: {'<b>x</b>, ' * 30}{name}.cpgn"
             for minute, name in ((10, "one"), (10, "two"), (20, "two"))]  # fmt: skip
    pictures = []
    for line in lines:
        dialog = RestoreDialog(None, [line])
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.list.horizontalScrollBar().maximum() == 0
        assert not dialog.list.horizontalScrollBar().isVisible()
        assert dialog.list.item(0).toolTip() == plain_tip(line)
        pictures.append(dialog.list.viewport().grab().toImage())
    one, two, three = pictures
    assert one != two
    assert two != three
