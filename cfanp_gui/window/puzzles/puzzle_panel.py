"""The page of a puzzle beside the table: what is asked, how it goes, and what helps."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from cfanp_gui.window.panels.late_dock import DockPanel
from cfanp_gui.window.widgets.layouts import STRETCH, in_column
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label


class PuzzlePanel(DockPanel):
    """What is asked in one sentence, and buttons; what a puzzle is about is told in the end."""

    def __init__(self) -> None:
        super().__init__()
        self.title = quiet_label()
        """Which puzzle it is, and how hard."""
        self.asked = bold_label(times=1.25)
        self.asked.setWordWrap(True)
        self.mover = plain_label("")
        """Who is to move."""
        self.verdict = plain_label("")
        """How it goes, or what became of it."""
        self.themes = quiet_label()
        self.themes.setWordWrap(True)
        self.next, self.analyse = QPushButton(), QPushButton()
        self.hint, self.solution = QPushButton(), QPushButton()
        self.retry, self.leave = QPushButton(), QPushButton()
        buttons = QGridLayout()
        buttons.setSpacing(4)
        for at, button in enumerate((self.hint, self.solution, self.retry, self.leave)):
            buttons.addWidget(button, *divmod(at, 2))
        in_column(
            self.title, self.asked, self.mover, self.verdict, self.themes, self.next, self.analyse,
            STRETCH, buttons, over=self, spacing=6, margins=(8, 4, 8, 8),
        )  # fmt: skip

    @property
    def panes(self) -> list[QWidget]:
        return [self.hint if self.next.isHidden() else self.next]

    def retranslate(self) -> None:
        self.next.setText(self.tr("Next puzzle"))
        self.analyse.setText(self.tr("Analyse"))
        self.hint.setText(self.tr("Hint"))
        self.solution.setText(self.tr("Show the solution"))
        self.retry.setText(self.tr("Start again"))
        self.leave.setText(self.tr("Leave"))

    def show_puzzle(self, title: str, asked: str, mover: str) -> None:
        """Show what is asked, to be solved."""
        self.title.setText(title)
        self.asked.setText(asked)
        self.mover.setText(mover)
        self.say("")
        self.themes.setText("")
        for part in (self.themes, self.next, self.analyse):
            part.hide()
        for button in (self.hint, self.solution):
            button.setEnabled(True)

    def say(self, sentence: str) -> None:
        """Say how it goes; nothing where the sentence is empty."""
        self.verdict.setText(sentence)
        self.verdict.setHidden(not sentence)

    def show_end(self, sentence: str, themes: str) -> None:
        """Say what became of it and what it is about, and offer what may come next."""
        self.say(sentence)
        self.themes.setText(themes)
        for part in (self.themes, self.next, self.analyse):
            part.show()
        for button in (self.hint, self.solution):
            button.setEnabled(False)
