"""The list of keys: everything in it can be read, and nothing changed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView, QDialogButtonBox
from pytestqt.qtbot import QtBot

from cfanp_gui.window.commands import Shortcut
from cfanp_gui.window.dialogs.shortcuts_dialog import ShortcutsDialog, table_keys

LINES = [Shortcut("Game", "<b>New</b> & old", "Ctrl+N"), Shortcut("View", "Fit", "Ctrl+0")]


def test_the_keys_of_the_table_come_first(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(None, LINES)
    qtbot.addWidget(dialog)
    rows = [
        Shortcut(*(dialog.list.item(row, column).text() for column in range(3)))
        for row in range(dialog.list.rowCount())
    ]
    assert rows == table_keys() + LINES
    assert all(line.menu and line.title and line.keys for line in rows)


def test_it_is_read_and_not_edited(qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(None, LINES)
    qtbot.addWidget(dialog)
    assert dialog.list.editTriggers() == QAbstractItemView.EditTrigger.NoEditTriggers
    assert dialog.list.accessibleName()
    flags = dialog.list.item(0, 0).flags()
    assert flags & Qt.ItemFlag.ItemIsSelectable
    assert not flags & Qt.ItemFlag.ItemIsEditable


def test_it_closes_with_its_button_and_with_esc(qtbot: QtBot) -> None:
    for way in ("button", "esc"):
        dialog = ShortcutsDialog(None, LINES)
        qtbot.addWidget(dialog)
        dialog.show()
        if way == "button":
            (box,) = dialog.findChildren(QDialogButtonBox)
            box.button(QDialogButtonBox.StandardButton.Close).click()
        else:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible(), way
