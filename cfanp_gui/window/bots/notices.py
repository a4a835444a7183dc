"""Messages for a bot that cannot move, or that thinks less deeply than it could."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.own_icons import style_message


class BotTrouble(QMessageBox):
    """Message that says in one sentence what is wrong; closing it leaves the bots as they are."""

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
        style_message(self, QMessageBox.Icon.Warning)


def slow_sentence() -> str:
    """Return the sentence that bots think less deeply than they could, with the remedy."""
    return tr(
        "Bots think less deep in the same time, for their search runs interpreted: install a C "
        "compiler and run the README’s first command again, or use an installer package."
    )
