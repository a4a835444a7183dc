"""Line of text of the position being edited, and the list of its problems."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from cfanp_gui.core.game import Game, PositionError
from cfanp_gui.core.position import Problem
from cfanp_gui.core.text import capitalized
from cfanp_gui.session.position_texts import DraftedPosition, read_draft, read_position
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.editor.draft import Draft
from cfanp_gui.window.widgets.forms import push_button
from cfanp_gui.window.widgets.layouts import in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_label, plain_label, plain_tip, unwrapped


class PositionLine(QWidget):
    """Position as one line of text, which can be typed and pasted."""

    said = Signal(str)
    """Carries a sentence about the line, to be announced."""
    judged = Signal()
    """Emitted when the line is refused, or no longer; see `refused`."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self._draft = draft
        self._told: DraftedPosition | None = None
        """Position that the line was written for, or that was read from it."""
        self.refused = False
        """True if the line is not a position; the boards are as they were before."""
        self.label, self.line = unwrapped(plain_label("")), QLineEdit()
        self.label.setBuddy(self.line)
        self.copy = push_button(self.tr("Copy"), self._copy)
        in_row(self.label, (self.line, 1), self.copy, over=self, margins=(0,))
        self.sentence = plain_label("")
        """Error in the line, or the latest action on it; laid out by the window."""
        self.line.textEdited.connect(self._typed)
        self.line.editingFinished.connect(self._left)

    def show_position(self) -> None:
        """Write the line of the position, unless the position was read from the line."""
        form = self._draft.game.position_format
        self.label.setText(form)
        words = self.tr("The position as one line of text, {form}")
        self.line.setAccessibleName(words.format(form=form))
        if self._told != self._draft.step:
            self._write()

    def _write(self) -> None:
        self._told = self._draft.step
        self._judge()
        text = self._draft.editing.to_text()
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)

    def _judge(self, problem: str = "") -> None:
        """Accept the line, or refuse it with the problem it has."""
        if self.refused is not bool(problem):
            self.refused = bool(problem)
            self.judged.emit()
        if problem:
            self.say(problem)
        else:
            self.sentence.setText("")

    def say(self, sentence: str) -> None:
        """Show a sentence until the position changes, and have it announced."""
        self.sentence.setText(sentence)
        self.said.emit(sentence)

    def _typed(self, text: str) -> None:
        """Follow typed or pasted text as far as it is a position."""
        draft = self._draft
        if text.strip() == draft.editing.to_text():
            self._judge()
            return
        options = {**draft.game.as_seated, **draft.editing.options}
        try:
            given = read_position(text, draft.game, options)
        except PositionError as problem:
            drafted = read_draft(text, draft.game)
            if drafted is not None:  # the list of problems gives the reason it is not possible
                self._follow(drafted)
                return
            sentence = self.tr("This is not a valid position: {reason}. Esc restores the line.")
            self._judge(sentence.format(reason=translated(problem)))
            return
        if (editing := given.game.editing(given.position)) is None:
            self._judge(not_editable(given.game))
        else:
            self._follow(DraftedPosition(given.game, editing))

    def _follow(self, drafted: DraftedPosition) -> None:
        """Show the position that was read from the line, possible or not."""
        self._judge()
        self._told = drafted
        self._draft.change(drafted.editing, drafted.game)

    def _left(self) -> None:
        """Rewrite the line in the game's own form, unless it is not a position."""
        if not self.refused:
            self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Restore a line that is refused with Esc, which otherwise closes the editor."""
        if event.key() == Qt.Key.Key_Escape and self.refused:
            self._write()
        else:
            super().keyPressEvent(event)

    def _copy(self) -> None:
        self._write()  # the line of the position is copied
        QGuiApplication.clipboard().setText(self._draft.editing.to_text())
        self.say(self.tr("The position is on the clipboard as one line of text."))


def not_editable(game: Game) -> str:
    """Return the sentence that positions of a game cannot be set up."""
    return tr("Positions of {game} cannot be set up by hand.").format(game=translated(game.title))


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
                QListWidgetItem(sentence, self.list).setToolTip(plain_tip(sentence))
            self.list.setCurrentRow(-1)

    def _chosen(self, row: int) -> None:
        if 0 <= row < len(self.problems):
            self.pointed_at.emit(self.problems[row].square)


def in_words(problem: Problem) -> str:
    """Return a problem as a sentence: its square, and what is wrong there."""
    return capitalized(translated(problem.sentence))
