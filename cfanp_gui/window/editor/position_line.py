"""The line of text of a position that is edited: it follows the boards, and they follow it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from cfanp_gui.core.game import Game, PositionError
from cfanp_gui.session.position_texts import DraftedPosition, read_draft, read_position
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.editor.draft import Draft, DraftStep
from cfanp_gui.window.widgets.plain_text import plain_label


class PositionLine(QWidget):
    """The position as one line of text, which can be typed and pasted as well."""

    said = Signal(str)
    """A sentence about the line is to be read out."""
    judged = Signal()
    """The line is refused now, or no longer; see `refused`."""

    def __init__(self, draft: Draft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._told: DraftStep | None = None
        """The position that the line was written for, or that was read from it."""
        self.refused = False
        """Whether what stands in the line is no position; the boards are as they were then."""
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.line = QLineEdit()
        self.label.setBuddy(self.line)
        self.copy = QPushButton(self.tr("Copy"))
        self.copy.setAutoDefault(False)
        row.addWidget(self.label)
        row.addWidget(self.line, 1)
        row.addWidget(self.copy)
        self.sentence = plain_label("")
        """What is wrong with the line, or has been done with it; laid out by the window."""
        self.line.textEdited.connect(self._typed)
        self.line.editingFinished.connect(self._left)
        self.copy.clicked.connect(self._copy)

    def show_position(self) -> None:
        """Write the line of the position, unless it was read from what stands there."""
        draft = self._draft
        form = draft.game.position_format
        self.label.setText(form)
        self.line.setAccessibleName(
            self.tr("The position as one line of text, {form}").format(form=form)
        )
        if self._told != draft.step:
            self._write()

    def _write(self) -> None:
        self._told = self._draft.step
        self._take()
        text = self._draft.editing.to_text()
        if text != self.line.text():
            self.line.setText(text)
            self.line.setCursorPosition(0)

    def _take(self) -> None:
        """Let the line stand, without a word."""
        self.sentence.setText("")
        self._judge(refused=False)

    def _refuse(self, sentence: str) -> None:
        """Say why the line is no position that could be shown."""
        self._judge(refused=True)
        self.say(sentence)

    def _judge(self, refused: bool) -> None:
        if refused != self.refused:
            self.refused = refused
            self.judged.emit()

    def say(self, sentence: str) -> None:
        """Show a sentence until the position changes, and have it read out."""
        self.sentence.setText(sentence)
        self.said.emit(sentence)

    def _typed(self, text: str) -> None:
        """Follow what is typed or pasted as far as it is a position."""
        draft = self._draft
        if text.strip() == draft.editing.to_text():
            self._take()
            return
        options = {**draft.game.as_seated, **draft.editing.options}
        try:
            given = read_position(text, draft.game, options)
        except PositionError as problem:
            drafted = read_draft(text, draft.game)
            if drafted is not None:
                self._follow_draft(drafted)
                return
            sentence = self.tr("This is not a valid position: {reason}. Esc restores the line.")
            self._refuse(sentence.format(reason=translated(problem)))
            return
        editing = given.game.editing(given.position)
        if editing is None:
            self._refuse(not_editable(given.game))
            return
        self._take()
        self._told = DraftStep(given.game, editing)
        draft.change(editing, given.game)

    def _follow_draft(self, drafted: DraftedPosition) -> None:
        """Show what is no possible position; the list of problems says why."""
        self._take()
        self._told = DraftStep(drafted.game, drafted.editing)
        self._draft.change(drafted.editing, drafted.game)

    def _left(self) -> None:
        """Write the line anew as the game writes it, unless it is no position."""
        if not self.refused:
            self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Restore a line that is refused with Esc, which otherwise closes the editor."""
        if event.key() == Qt.Key.Key_Escape and self.refused:
            self._write()
        else:
            super().keyPressEvent(event)

    def _copy(self) -> None:
        self._write()  # it is what is copied
        QGuiApplication.clipboard().setText(self._draft.editing.to_text())
        self.say(self.tr("The position is on the clipboard as one line of text."))


def not_editable(game: Game) -> str:
    """Return the sentence that positions of a game cannot be set up."""
    return tr("Positions of {game} cannot be set up by hand.").format(game=translated(game.title))
