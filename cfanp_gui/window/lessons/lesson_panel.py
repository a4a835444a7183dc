"""The page of a lesson beside the table: what is to be done, and what helps with it."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton

from cfanp_gui.window.exercises.exercise_mode import ExercisePanel
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, quiet_label


class LessonPanel(ExercisePanel):
    """One instruction at a time, and buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.title = bold_label()
        self.place = quiet_label()
        """Which of how many steps it is."""
        self.words = plain_label("")
        """What is to be done."""
        font = self.words.font()
        font.setPointSizeF(font.pointSizeF() * 1.25)
        self.words.setFont(font)
        self.next = QPushButton()
        self.hint = QPushButton()
        self.skip = QPushButton()
        self.back = QPushButton()
        self.leave = QPushButton()
        self._lay(
            (self.title, self.place, self.words), (),
            ((self.next,), (self.hint, self.skip), (self.back, self.leave)),
        )  # fmt: skip

    def retranslate(self) -> None:
        self.hint.setText(self.tr("Hint"))
        self.skip.setText(self.tr("Show me"))
        self.skip.setToolTip(self.tr("The program does this step for you"))
        self.back.setText(self.tr("Step back"))
        self.leave.setText(self.tr("Leave"))

    def show_step(
        self, title: str, step: int, steps: int, words: str, elsewhere: bool = False
    ) -> None:
        """Show a step, by its number from 0; `elsewhere` is whether it has another position."""
        self._show(title, words)
        place = self.tr("Step {number} of {count}")
        if elsewhere:
            place = self.tr("Step {number} of {count}, in another position")
        self.place.setText(place.format(number=step + 1, count=steps))
        self.back.setEnabled(step > 0)

    def show_done(self) -> None:
        """Show that a step is done, until the next comes."""
        self.place.setText(self.tr("✓ Done"))

    def show_end(self, title: str, words: str, following: str) -> None:
        """Show that a lesson is done; `following` is the title of the next, if there is one."""
        self._show(title, words)
        self.show_done()
        self.next.setText(
            self.tr("Next: {lesson}").format(lesson=following.replace("&", "&&"))
            if following
            else self.tr("Finish")
        )
        self.next.show()
        self.hint.setEnabled(False)
        self.skip.setEnabled(False)

    def _show(self, title: str, words: str) -> None:
        self.title.setText(title)
        self.words.setText(words)
        self.next.hide()
        self.hint.setEnabled(True)
        self.skip.setEnabled(True)
        self._show_top()
