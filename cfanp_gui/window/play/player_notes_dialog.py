"""The dialog for notes about the players and their armies."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QWidget,
)

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.fitting import resize_on_screen
from cfanp_gui.window.widgets.layouts import Buttons, answers, in_column, in_row
from cfanp_gui.window.widgets.own_icons import plain_buttons

NOTED = "\N{BULLET}"
"""What stands behind a player about whom something is noted."""


class PlayerNotesDialog(QDialog):
    """The players beside the note on the one chosen; nothing is kept before OK."""

    def __init__(self, parent: QWidget | None, session: GameSession, player: int = 1) -> None:
        """`player` is the one whose note is shown first, from 1."""
        super().__init__(parent)
        self.setWindowTitle(tr("Notes on players and their armies"))
        self._session = session
        self._texts = {
            number: session.annotations.description(number)
            for number in range(1, len(session.match.seats) + 1)
        }
        self.players = QListWidget()
        self.players.setAccessibleName(tr("Players"))
        for number in self._texts:
            self.players.addItem(QListWidgetItem(self._title(number)))
        self.players.setCurrentRow(player - 1)
        self.players.setFixedWidth(
            min(240, self.players.sizeHintForColumn(0) + 4 * self.fontMetrics().height())
        )
        self.field = QPlainTextEdit(self._texts[player])
        self.field.setTabChangesFocus(True)
        self.field.setAccessibleName(tr("Note"))
        self.field.setPlaceholderText(tr("Note"))
        self.players.currentRowChanged.connect(self._show)
        self.field.textChanged.connect(self._typed)
        self.buttons = answers(self, Buttons.Ok | Buttons.Cancel)
        in_column(in_row(self.players, (self.field, 1)), self.buttons, over=self)
        plain_buttons(self)
        resize_on_screen(self, 560, 300)
        self.field.setFocus()

    def _title(self, number: int) -> str:
        """Return what the list calls a player, and whether there is a note."""
        label = self._session.game.notation.naming.label(number)
        sign = f"  {NOTED}" if self._texts[number] else ""
        return f"{label}   {self._session.name(number)}{sign}"

    def _show(self, row: int) -> None:
        """Show the note on another player."""
        self.field.blockSignals(True)
        self.field.setPlainText(self._texts[row + 1])
        self.field.blockSignals(False)

    def _typed(self) -> None:
        row = self.players.currentRow()
        self._texts[row + 1] = " ".join(self.field.toPlainText().split())
        self.players.item(row).setText(self._title(row + 1))

    def accept(self) -> None:
        """Keep the notes with the game."""
        for number, text in self._texts.items():
            self._session.annotations.describe(number, text)
        super().accept()
