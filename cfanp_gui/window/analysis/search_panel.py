"""A panel about what is searched when a person presses Start, until they press Stop."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSpinBox

from cfanp_gui.window.panels.late_dock import DockPanel
from cfanp_gui.window.widgets.layouts import in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label


class SearchPanel(DockPanel):
    """What such panels have in common; a subclass lays the parts out and shows what is found."""

    start_asked = Signal()
    """A person wants the search."""
    stop_asked = Signal()

    def __init__(self, most: int) -> None:
        """`most` is how many results a person may ask for."""
        super().__init__()
        self.running = False
        """Whether a search is wanted."""
        self._problem = ""
        self.title = bold_label()
        """What is searched."""
        self.reason = plain_label("")
        """Why nothing can be, as a sentence."""
        self.state = quiet_label()
        """How far the search has come."""
        self.problem = bold_label()
        """Why it no longer goes on."""
        self.start = QPushButton()
        self.start.clicked.connect(self._press_start)
        self.count_label = plain_label("")
        self.count_label.setWordWrap(False)
        self.count = spin_box(1, most)
        """How many results a person wants."""
        self.buttons = in_row((self.start, 1), self.count_label, self.count, spacing=6)

    def show_running(self, running: bool, problem: str = "") -> None:
        """Show whether the search is wanted, and why it no longer is."""
        self.running, self._problem = running, problem
        self._show()

    @abstractmethod
    def _show(self) -> None:
        """Show all that is known."""

    def _show_search(self, title: str, reason: str, possible: bool) -> None:
        """Show what is searched, or why nothing is; `possible` is whether it may be begun."""
        for label, words in (
            (self.title, title),
            (self.reason, reason),
            (self.problem, self._problem),
        ):
            label.setText(words)
            label.setVisible(bool(words))
        self.start.setText(self.tr("Stop") if self.running else self.tr("Start"))
        self.start.setEnabled(self.running or possible)

    def _press_start(self) -> None:
        (self.stop_asked if self.running else self.start_asked).emit()


def spin_box(least: int, most: int) -> QSpinBox:
    """Return a field for a number that tells of it when it has been typed to its end."""
    box = QSpinBox()
    box.setRange(least, most)
    box.setKeyboardTracking(False)
    return box
