"""A panel that lies in a frame of its own beside the table."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QWidget


class DockPanel(QWidget):
    """What a panel has that `LateDock` shows: texts, parts for the keyboard, a word when seen."""

    shown = Signal(bool)
    """It is shown now, or no longer."""

    @property
    @abstractmethod
    def panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes now, in their order; one at least."""

    @abstractmethod
    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shown.emit(False)


def give_keyboard(pane: QWidget) -> None:
    """Give the keyboard to a part of the window, which is brought into sight where it is not."""
    pane.setFocus(Qt.FocusReason.ShortcutFocusReason)
    around = pane.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(pane)
        around = around.parentWidget()
