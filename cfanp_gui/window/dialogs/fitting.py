"""Dialogs as high as what they show: a scroll bar is for what the screen has no room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QScrollArea, QWidget

from cfanp_gui.table.timers import single_shot

MARGIN = 60
"""Pixels of the screen that a dialog leaves free above and below it together."""


class Fitting(QObject):
    """Lets a dialog grow while what lies in its scroll areas does not fit, never beyond the screen.

    It never shrinks by itself: what a person has made larger stays so.
    """

    def __init__(self, dialog: QWidget, areas: Sequence[QScrollArea]) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._bars = [area.verticalScrollBar() for area in areas]
        # When a bar is asked for, the widgets are in the midst of being laid out.
        self._later = single_shot(self, 0, self.fit)
        for bar in self._bars:
            bar.rangeChanged.connect(lambda *_: self._later.start())

    def fit(self) -> None:
        """Make the dialog as high as it wants to be, as far as the screen allows."""
        if not self._dialog.isVisible():
            return
        lack = max(bar.maximum() for bar in self._bars)
        room = self._dialog.screen().availableSize().height() - MARGIN
        height = min(self._dialog.height() + lack, room)
        if height > self._dialog.height():
            self._dialog.resize(self._dialog.width(), height)
