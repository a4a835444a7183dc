"""Messages for a bot that cannot move, or that thinks less deeply than it could."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from cfanp_gui.bots.levels import TurnChoice
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.own_icons import dress_message


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
        dress_message(self, QMessageBox.Icon.Warning)


READ_MS = 15_000
"""Time it stands below the table, in milliseconds; bots may have moved many times by then."""


def slow_sentence() -> str:
    """Return the sentence that bots think less deeply than they could, with the remedy."""
    return tr(
        "Bots think less deep in the same time, for their search runs interpreted: install a C "
        "compiler and run the README’s first command again, or use an installer package."
    )


class SlowNotice(QObject):
    """Notice shown once per start of the program, when the first bot that it concerns thinks."""

    changed = Signal()
    """Emitted when its line has changed."""
    is_over = False
    """True if it has been shown in any window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.timer = single_shot(self, READ_MS, self.changed.emit)

    @property
    def line(self) -> str:
        """Return the line to show below the table now; empty for nothing."""
        return slow_sentence() if self.timer.isActive() else ""

    def look(self, choice: TurnChoice) -> None:
        """Show the notice if a bot's next choice is the first that it concerns."""
        if choice.is_slowed and not SlowNotice.is_over:
            SlowNotice.is_over = True
            self.timer.start()
            self.changed.emit()
