"""What is said where a bot cannot move, or thinks less deep than it could."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from cfanp_gui.bots.choice import TurnChoice
from cfanp_gui.table.timers import single_shot
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


READ_MS = 15_000
"""How long it stands below the table; bots may have moved many times by then."""


def slow_sentence() -> str:
    """Return that bots think less deep than they could, and what is to be done."""
    return tr(
        "Bots think less deep in the same time, for their search runs interpreted: install a C "
        "compiler and run the README’s first command again, or use an installer package."
    )


class SlowNotice(QObject):
    """Says it once per start of the program, when the first bot thinks whom it concerns."""

    changed = Signal()
    """Its line is another one."""
    is_over = False
    """Whether it has been said, in whichever window."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._read = single_shot(self, READ_MS, self.changed.emit)

    @property
    def line(self) -> str:
        """Return what is to be read below the table now; empty for nothing."""
        return slow_sentence() if self._read.isActive() else ""

    def look(self, choice: TurnChoice) -> bool:
        """Return whether it is said from now on, on account of a choice that a bot is to make."""
        if SlowNotice.is_over or not choice.is_slowed:
            return False
        SlowNotice.is_over = True
        self._read.start()
        self.changed.emit()
        return True

    def close(self) -> None:
        """Say nothing more."""
        self._read.stop()
