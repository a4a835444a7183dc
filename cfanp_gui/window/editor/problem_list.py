"""Problems of a position, in words; a line shows its square."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from cfanp_gui.core.position import Problem
from cfanp_gui.table.translate import translated
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.plain_text import bold_label, plain_tip

SHOWN = 60
"""Maximum number of problems listed; nobody reads more."""


class ProblemList(QWidget):
    """List with a line for each problem, under their number."""

    pointed_at = Signal(object)
    """Carries the `Square` of the chosen line; None if it has none."""

    def __init__(self) -> None:
        super().__init__()
        self.title, self.list = bold_label(), QListWidget()
        self.list.setWordWrap(True)
        self.list.setAccessibleName(self.tr("Problems"))
        self.list.currentRowChanged.connect(self._chosen)
        self.list.itemClicked.connect(lambda _: self._chosen(self.list.currentRow()))
        in_column(self.title, self.list, over=self, spacing=4, margins=(0,))
        self.problems: tuple[Problem, ...] = ()
        """Problems shown."""
        self.show_problems(())

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """Show these problems and no others; none is chosen."""
        words = self.tr("Nothing is wrong: the position can be played")
        if problems:
            words = self.tr("%n problem(s)", "", len(problems))
        self.title.setText(words)
        self.list.setVisible(bool(problems))
        if problems == self.problems:
            return
        self.problems = problems
        with QSignalBlocker(self.list):
            self.list.clear()
            for problem in problems[:SHOWN]:
                sentence = in_words(problem)
                item = QListWidgetItem(sentence)
                item.setToolTip(plain_tip(sentence))
                self.list.addItem(item)
            self.list.setCurrentRow(-1)

    def _chosen(self, row: int) -> None:
        if 0 <= row < len(self.problems):
            self.pointed_at.emit(self.problems[row].square)


def in_words(problem: Problem) -> str:
    """Return a problem as a sentence: its square, and what is wrong there."""
    sentence = translated(problem.sentence)
    return sentence[:1].upper() + sentence[1:]
