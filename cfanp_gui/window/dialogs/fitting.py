"""Dialogs as high as what they show: a scroll bar is for what the screen has no room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QScrollArea, QWidget

from cfanp_gui.table.timers import single_shot

MARGIN = 60
"""Pixels of the screen that a dialog leaves free above and below it together."""


class Fitting(QObject):
    """Lets a dialog grow while what lies in its scroll areas does not fit, never beyond the screen.

    Before it is first seen it is made as high as that, so that it is laid in the middle as it is.
    From then on it grows downwards alone, and what it has no room for is scrolled to: where it lies
    it stays. It never shrinks by itself: what a person has made larger stays so.
    """

    def __init__(self, dialog: QWidget, areas: Sequence[QScrollArea]) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._bars = [area.verticalScrollBar() for area in areas]
        # When a bar is asked for, the widgets are in the midst of being laid out.
        self._later = single_shot(self, 0, self.fit)
        for bar in self._bars:
            bar.rangeChanged.connect(lambda *_: self._later.start())
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and not event.spontaneous():
            # Its widgets are laid out by now, and it has no place on the screen yet.
            self._grow(self._most())
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Make the dialog as high as it wants to be, as far as the screen allows below its top."""
        if not self._dialog.isVisible():
            return
        screen = self._dialog.screen().availableGeometry()
        below = screen.bottom() - self._dialog.frameGeometry().bottom()
        self._grow(min(self._most(), self._dialog.height() + below))

    def _most(self) -> int:
        """Return how high the dialog may be wherever it lies."""
        return self._dialog.screen().availableSize().height() - MARGIN

    def _grow(self, most: int) -> None:
        height = min(self._dialog.height() + max(bar.maximum() for bar in self._bars), most)
        if height > self._dialog.height():
            self._dialog.resize(self._dialog.width(), height)
