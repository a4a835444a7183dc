"""Panel of a search that runs from a press of Start to a press of Stop."""

from abc import abstractmethod

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QSpinBox

from cfanp_gui.window.panels.panel_controller import DockPanel
from cfanp_gui.window.widgets.layouts import in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label


class SearchPanel(DockPanel):
    """Common base of such panels; a subclass lays the parts out and shows the findings."""

    asked = Signal(bool)
    """Carries True when a person wants the search, and False when it is to stop."""

    def __init__(self, most: int) -> None:
        """`most` is the maximum number of results a person may ask for."""
        super().__init__()
        self.running = False
        """True if a search is wanted."""
        self._problem = ""
        self.title = bold_label()
        """Subject of the search."""
        self.reason = plain_label("")
        """Reason nothing can be searched, as a sentence."""
        self.state = quiet_label()
        """Progress of the search."""
        self.problem = bold_label()
        """Reason the search no longer goes on."""
        self.start = QPushButton()
        self.start.clicked.connect(lambda: self.asked.emit(not self.running))
        self.count_label = plain_label("")
        self.count_label.setWordWrap(False)
        self.count = spin_box(1, most)
        """Number of results wanted."""
        self.buttons = in_row((self.start, 1), self.count_label, self.count, spacing=6)

    def show_running(self, running: bool, problem: str = "") -> None:
        """Show whether the search is wanted, and the reason it no longer goes on."""
        self.running, self._problem = running, problem
        self._show()

    @abstractmethod
    def _show(self) -> None:
        """Show the present state."""

    def _show_search(self, title: str, reason: str, possible: bool) -> None:
        """Show the subject, or the reason there is none; `possible` enables the search."""
        texts = {self.title: title, self.reason: reason, self.problem: self._problem}
        for label, words in texts.items():
            label.setText(words)
            label.setVisible(bool(words))
        self.start.setText(self.tr("Stop") if self.running else self.tr("Start"))
        self.start.setEnabled(self.running or possible)


def spin_box(least: int, most: int) -> QSpinBox:
    """Return a number field that reports a value only when typing is finished."""
    box = QSpinBox(minimum=least, maximum=most)
    box.setKeyboardTracking(False)
    return box
