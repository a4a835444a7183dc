"""Every key there is: those of the menus, and those of the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.table.translate import tr
from cfanp_gui.window.commands import Shortcut


def table_keys() -> list[Shortcut]:
    """Return the keys that mean something while the table has the keyboard."""
    table = tr("On the table")
    return [
        Shortcut(table, tr("Walk the squares, across a seam or to the next half-board"),
                 tr("Arrow keys")),
        Shortcut(table, tr("Walk the half-boards"), tr("Tab, Shift+Tab")),
        Shortcut(table, tr("Pick up a piece, put it down"), tr("Enter or Space")),
        Shortcut(table, tr("Push two half-boards together"), tr("Their two letters")),
        Shortcut(table, tr("Show one board as large as can be, or all again"), tr("Its number")),
        Shortcut(table, tr("Show the next board, or the one before"), tr("Page Down, Page Up")),
        Shortcut(table, tr("Pick up a piece from the stockpile"), tr("Its letter")),
        Shortcut(table, tr("Choose an answer"), tr("Arrow keys and Enter, or its letter")),
        Shortcut(table, tr("Type a move, a push or a question"), "/"),
        Shortcut(table, tr("Let go of everything"), tr("Esc")),
    ]  # fmt: skip


class ShortcutsDialog(QDialog):
    """A list of what can be done and by which keys."""

    def __init__(self, parent: QWidget | None, shortcuts: list[Shortcut]) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        lines = table_keys() + shortcuts
        self.list = QTableWidget(len(lines), 3)
        self.list.setHorizontalHeaderLabels([self.tr("Where"), self.tr("What"), self.tr("Keys")])
        self.list.verticalHeader().hide()
        self.list.setShowGrid(False)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.list.setAccessibleName(self.tr("Keys"))
        for row, line in enumerate(lines):
            for column, text in enumerate((line.menu, line.title, line.keys)):
                item = QTableWidgetItem(text)
                item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
                self.list.setItem(row, column, item)
        header = self.list.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.list)
        layout.addWidget(buttons)
        self.resize(720, 560)
