"""The strip over the order of play that says that this is an analysis, and leads out of it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from cfanp_gui.window.widgets.plain_text import bold_label

BAR = 3
"""Pixels of the bar at its left."""
_TINT = 30
"""How much of the bar's colour its ground has, of 255."""


class AnalysisStrip(QWidget):
    """A word, and a button back to the game where one waits."""

    def __init__(self, back: Callable[[], object]) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.word = bold_label()
        self.word.setWordWrap(False)
        self.back = QToolButton()
        self.back.setAutoRaise(True)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(lambda _=False: back())
        layout = QHBoxLayout(self)
        layout.setContentsMargins(BAR + 8, 3, 3, 3)
        layout.setSpacing(6)
        layout.addWidget(self.word, 1)
        layout.addWidget(self.back)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        self.word.setText(self.tr("Analysis"))
        self.word.setToolTip(self.tr("Any side may be moved; the game itself is not touched."))
        self.back.setText(self.tr("Back to the game"))

    def show_way_back(self, waits: bool, keys: str) -> None:
        """Offer to go back where a game waits, and name the keys that do the same."""
        self.back.setVisible(waits)
        title = self.back.text()
        self.back.setToolTip(f"{title} ({keys})" if keys else title)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.PaletteChange:
            self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        colour = QColor(self.palette().color(QPalette.ColorRole.Highlight))
        painter.fillRect(QRectF(0, 0, BAR, self.height()), colour)
        colour.setAlpha(_TINT)
        painter.fillRect(QRectF(BAR, 0, self.width() - BAR, self.height()), colour)
