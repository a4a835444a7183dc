"""Dialog for a position as one line of text, at which a game is to begin."""

from PySide6.QtWidgets import QLineEdit, QWidget

from cfanp_gui.core.game import PositionError
from cfanp_gui.session.position_texts import GivenPosition, read_position
from cfanp_gui.table.translate import enumerated, tr, translated
from cfanp_gui.window.widgets.forms import FormDialog
from cfanp_gui.window.widgets.plain_text import plain_label


class PositionDialog(FormDialog):
    """Dialog for a position as one line of text, at which a game is to begin."""

    def __init__(self, parent: QWidget | None, formats: list[str]) -> None:
        """`formats` are names of such lines."""
        words = tr("The position as one line of text ({formats}):")
        words = words.format(formats=enumerated(formats))
        super().__init__(parent, tr("New from position"), words, tr("Next"))
        self.line = QLineEdit()
        self.line.setAccessibleName(words)
        self.line.textChanged.connect(self._check)
        self.form.addRow(self.line)
        self.reason = plain_label("")
        """Reason the line is not a position; empty until it was submitted."""
        self.form.addRow(self.reason)
        self.form.setRowVisible(self.reason, False)
        self.given: GivenPosition | None = None
        """Position of the line, once it was accepted."""
        self.line.setFocus()
        self.setMinimumWidth(640)
        self._check()

    def _check(self) -> None:
        self.ok.setEnabled(bool(self.line.text().strip()))
        self._say("")

    def _say(self, reason: str) -> None:
        self.reason.setText(reason)
        # A dialog does not grow by itself for a sentence of several lines.
        room = self.reason.heightForWidth(self.line.width())
        self.reason.setMinimumHeight(room if reason else 0)
        self.form.setRowVisible(self.reason, bool(reason))
        self.line.setAccessibleDescription(reason)

    def accept(self) -> None:
        """Accept the line if it is a position; otherwise show the reason, and wait for another."""
        try:
            self.given = read_position(self.line.text())
        except PositionError as problem:
            words = self.tr("This is not a valid position: {reason}.")
            self._say(words.format(reason=translated(problem)))
            self.line.setFocus()
        else:
            super().accept()
