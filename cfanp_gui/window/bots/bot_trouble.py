"""What a person is asked when a bot cannot move: once more, or somebody else at its seat."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.own_icons import dress_message


class BotTrouble(QMessageBox):
    """Says in one sentence what is wrong; closed, it leaves the bots where they are."""

    again = Signal()
    """The bot is to try once more."""
    taken = Signal()
    """A person takes its seat."""

    def __init__(self, parent: QWidget, sentence: str) -> None:
        super().__init__(parent)
        self.setObjectName("bot trouble")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("Bots"))
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(sentence)
        self.setInformativeText(
            tr("A person can play on for it, and hand the seat back to a bot at any time.")
        )
        self.retry = self.addButton(tr("&Try again"), QMessageBox.ButtonRole.AcceptRole)
        self.take = self.addButton(tr("Take the &seat"), QMessageBox.ButtonRole.ActionRole)
        self.addButton(QMessageBox.StandardButton.Close)
        self.setDefaultButton(self.retry)
        dress_message(self, QMessageBox.Icon.Warning)
        self.retry.clicked.connect(self.again)
        self.take.clicked.connect(self.taken)
