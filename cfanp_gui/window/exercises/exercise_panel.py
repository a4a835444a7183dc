"""What the pages of exercises have in common: words that give way, and buttons that do not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QSizePolicy, QWidget

from cfanp_gui.window.panels.late_dock import DockPanel
from cfanp_gui.window.widgets.layouts import STRETCH, Scrolled, in_column

Row: TypeAlias = Sequence[QPushButton]
"""Buttons side by side."""
_LEAST_LINES = 3
"""Lines of the words that are seen at least."""


class ExercisePanel(DockPanel):
    """Words over buttons. Where there is little room, the words are scrolled."""

    next: QPushButton
    """Goes on after the end; hidden until then."""
    hint: QPushButton

    def _lay(
        self, words: Sequence[QWidget], verdict: Sequence[QWidget], rows: Sequence[Row]
    ) -> None:
        """Lay what may be scrolled, what is said of how it goes, and one or two buttons a row."""
        shown = QWidget()
        in_column(*words, STRETCH, over=shown, spacing=6, margins=(0,))
        self._area = Scrolled(shown)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # It asks for little room and takes all there is: else the frame would scroll the buttons.
        self._area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        self._area.setMinimumHeight(_LEAST_LINES * self.fontMetrics().lineSpacing())
        buttons = QGridLayout()
        buttons.setSpacing(4)
        for number, row in enumerate(rows):
            for at, button in enumerate(row):
                buttons.addWidget(button, number, at, 1, 3 - len(row))
        in_column((self._area, 1), *verdict, buttons, over=self, spacing=6, margins=(8, 4, 8, 8))

    def _show_top(self) -> None:
        """Show the beginning of the words."""
        self._area.verticalScrollBar().setValue(0)

    @property
    def panes(self) -> list[QWidget]:
        return [self.hint if self.next.isHidden() else self.next]
