"""The page of a puzzle beside the table: what is asked, how it goes, and what helps."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from cfanp_gui.window.exercises.exercise_mode import ExercisePanel
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label, set_tip


class PuzzlePanel(ExercisePanel):
    """What is asked in one sentence, and buttons; what a puzzle is about is told in the end."""

    def __init__(self) -> None:
        super().__init__()
        self.title = quiet_label()
        """Which puzzle it is, and how hard."""
        self.asked = bold_label(times=1.25)
        self.asked.setWordWrap(True)
        self.mover = plain_label("")
        """Who is to move."""
        self.verdict = bold_label()
        """How it goes, or what became of it."""
        self.themes = quiet_label()
        self.themes.setWordWrap(True)
        self.hint, self.solution = QPushButton(), QPushButton()
        self.next, self.analyse = QPushButton(), QPushButton()
        """They take the place of the two that help."""
        self.retry, self.leave = QPushButton(), QPushButton()
        self._lay(
            (self.title, self.asked, self.mover, self.themes), (self.verdict,),
            ((self.hint, self.solution), (self.next, self.analyse), (self.retry, self.leave)),
        )  # fmt: skip

    def retranslate(self) -> None:
        self.next.setText(self.tr("Next puzzle"))
        self.analyse.setText(self.tr("Analyse"))
        self.hint.setText(self.tr("Hint"))
        self.solution.setText(self.tr("Show the solution"))
        self.retry.setText(self.tr("Start again"))
        self.leave.setText(self.tr("Leave"))

    def show_puzzle(self, title: str, key: str, asked: str, mover: str) -> None:
        """Show what is asked, to be solved; the key of the puzzle is told by a tip alone."""
        self.title.setText(title)
        set_tip(self.title, self.tr("Key in its file: {key}").format(key=key))
        self.asked.setText(asked)
        self.mover.setText(mover)
        self._show_end("", "", False)
        self._show_top()

    def say(self, sentence: str) -> None:
        """Say how it goes; nothing where the sentence is empty."""
        self.verdict.setText(sentence)
        self.verdict.setHidden(not sentence)

    def show_end(self, sentence: str, themes: str) -> None:
        """Say what became of it and what it is about, and offer what may come next."""
        self._show_end(sentence, themes, True)

    def _show_end(self, sentence: str, themes: str, is_end: bool) -> None:
        self.say(sentence)
        self.themes.setText(themes)
        for part in (self.themes, self.next, self.analyse):
            part.setVisible(is_end)
        for part in (self.mover, self.hint, self.solution):
            part.setVisible(not is_end)
