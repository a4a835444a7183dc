"""The button on the name plate of who may end their turn."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeySequence, QPainter
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.table.layers.lettering import font_of, width_of, write
from cfanp_gui.table.layers.surface import CACHED, ThemedItem
from cfanp_gui.table.layout.geometry import PLATE
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.translate import tr

END_TURN_KEYS = "Ctrl+Return"
_HEIGHT = PLATE * 0.7
_BESIDE = PLATE * 0.34
"""Bare button on either side of its words."""


class PlateButton(ThemedItem):
    """A word to click at the right end of a plate; without a word there is no button."""

    def __init__(self, plate: QGraphicsItem, theme: Theme) -> None:
        super().__init__(plate, theme, QRectF())
        self.setCacheMode(CACHED)
        self._words = ""
        self._font = font_of(int(PLATE * 0.38), bold=True)
        self.hide()

    def say(self, words: str, right: float) -> None:
        """Show a word, with the end of the button so far to the right; nothing without one."""
        self.setVisible(bool(words))
        if words == self._words:
            return
        self._words = words
        width = width_of(words, self._font) + 2 * _BESIDE
        self.setRect(QRectF(right - width, -_HEIGHT / 2, width, _HEIGHT))
        keys = QKeySequence(END_TURN_KEYS).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(tr("{action} ({keys})").format(action=words, keys=keys))
        self.update()

    @property
    def room(self) -> float:
        """Return how much of the plate's end it takes, with what lies bare beside it."""
        return self.rect().width() + PLATE * 0.55 if self._words else 0.0

    def under(self, point: QPointF) -> bool:
        """Return whether it lies under a scene point."""
        return self.isVisible() and self.rect().contains(self.mapFromScene(point))

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.accent_text)
        painter.drawRoundedRect(self.rect(), _HEIGHT / 2, _HEIGHT / 2)
        write(painter, self.rect(), self._words, self._font, self._theme.accent)
