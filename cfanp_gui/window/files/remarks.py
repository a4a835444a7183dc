"""Remarks on how a file was read, in words, and the list of them."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.library.listing import Checked
from cfanp_gui.record.game_record import Remark
from cfanp_gui.record.reading_report import PlacedRemark
from cfanp_gui.table.translate import joined, tr, translated
from cfanp_gui.window.widgets.forms import Buttons, ModalDialog, push_button, yes_or_no
from cfanp_gui.window.widgets.layouts import in_column
from cfanp_gui.window.widgets.plain_text import plain_label, plain_tip

_SIZE = 640, 380
"""Initial width and height of the dialog on a screen with enough room, in pixels."""
_APART = 2
"""Gap between one remark and the next, in pixels."""


def check_sentence(checked: Checked) -> str:
    """Return the sentence on games read with remarks, or not readable; empty for none."""
    parts = []
    if checked.remarked:
        words = tr("%n of {games} games were read with remarks.", "", checked.remarked)
        parts.append(words.replace("{games}", str(checked.games)))
    if checked.unread:
        parts.append(tr("%n game(s) could not be read.", "", checked.unread))
    return joined(" ", parts)


def remark_line(remark: Remark | PlacedRemark) -> str:
    """Return a remark in one line, with its place in the file."""
    message = one_line(translated(remark.message))
    if isinstance(remark, Remark):
        return tr("Line {line}: {message}").format(line=remark.line, message=message)
    if remark.is_unread:
        message = tr("cannot be read: {reason}").format(reason=message)
    if remark.line is None:
        return tr("Game {game}: {message}").format(game=remark.game, message=message)
    words = tr("Game {game}, line {line}: {message}")
    return words.format(game=remark.game, line=remark.line, message=message)


class _Lines(QListWidget):
    """List of lines, which wrap, with copying of the selected ones."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setResizeMode(self.ResizeMode.Adjust)  # they are laid out anew with another width
        self.setSpacing(_APART)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            lines = sorted(self.selectedIndexes(), key=lambda index: index.row())
            QGuiApplication.clipboard().setText("\n".join(index.data() for index in lines))
        else:
            super().keyPressEvent(event)


class RemarksDialog(ModalDialog):
    """Dialog of all remarks on a file or a game; a click on one leads to its game."""

    def __init__(
        self, parent: QWidget | None, remarks: Sequence[PlacedRemark] | Sequence[Remark], count: int
    ) -> None:
        """`count` is the number of all remarks, of which `remarks` may be only a part."""
        super().__init__(parent, tr("Remarks"), _SIZE)
        self.list = _Lines()
        self.list.setAccessibleName(self.windowTitle())
        self._remarks = remarks
        for remark in remarks:
            line = remark_line(remark)
            item = QListWidgetItem(line)
            item.setToolTip(plain_tip(line))
            self.list.addItem(item)
        words = tr(
            "What was not as it should be, and what was made of it. A click on a line shows "
            "the game there."
        )
        most_words = tr("The first {shown} of {count} remarks are listed.")
        most = plain_label(most_words.format(shown=len(remarks), count=count))
        most.setVisible(count > len(remarks))
        self.problem = plain_label("")
        """Reason the chosen game cannot be shown."""
        self.problem.hide()
        self.buttons, self.ok = yes_or_no(self, tr("Show the game"), Buttons.Close)
        self.copy = push_button(tr("&Copy all"), self._copy)
        self.buttons.addButton(self.copy, self.buttons.ButtonRole.ActionRole)
        in_column(plain_label(words), (self.list, 1), self.problem, most, self.buttons, over=self)
        self.list.currentRowChanged.connect(self.problem.hide)
        self.list.itemClicked.connect(self._take)
        self.list.setCurrentRow(0)
        self.list.setFocus()

    def row(self) -> int | None:
        """Return the number of the chosen remark, from 0; None for none."""
        row = self.list.currentRow()
        return None if row < 0 else row

    def accept(self) -> None:
        """Close for the game of the remark with keyboard focus; say so if there is none."""
        row = self.row()
        remark = None if row is None else self._remarks[row]
        if not isinstance(remark, PlacedRemark) or not remark.is_unread:
            super().accept()
            return
        words = tr("Game {game} cannot be opened: {reason}.")
        reason = one_line(translated(remark.message))
        self.problem.setText(words.format(game=remark.game, reason=reason))
        self.problem.show()

    def _take(self) -> None:
        modifiers = QGuiApplication.keyboardModifiers()
        if modifiers & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier):
            return  # lines are selected in order to be copied
        self.accept()

    def _copy(self) -> None:
        """Put all lines on the clipboard, and say so on the button."""
        lines = (self.list.item(row).text() for row in range(self.list.count()))
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.copy.setText(tr("Copied"))
