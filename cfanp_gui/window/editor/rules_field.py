"""Field in which the sections of games are written, with completion and marks of faults."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QFontDatabase, QKeyEvent, QKeySequence, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QCompleter, QListView, QPlainTextEdit, QTextEdit

from cfanp_gui.games.pairs.described.writing import completions
from cfanp_gui.table.theme import Theme

_MOST = 12
"""Most completions that are proposed at a time."""


class RulesField(QPlainTextEdit):
    """Text of games, which completes keys, values and names of parents."""

    save_asked = Signal()
    """Emitted when a person presses the keys of saving."""

    def __init__(self) -> None:
        super().__init__(tabChangesFocus=True, lineWrapMode=QPlainTextEdit.LineWrapMode.NoWrap)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._words = QStringListModel(self)
        self.completer = QCompleter(self._words, self)
        self.completer.setCompletionMode(QCompleter.CompletionMode.UnfilteredPopupCompletion)
        self.completer.setWidget(self)
        self.completer.activated.connect(self._complete)
        self.popup = QListView()
        self.popup.setUniformItemSizes(True)
        self.completer.setPopup(self.popup)
        self._replaced = 0
        """Number of letters before the cursor that a completion replaces."""

    @property
    def line(self) -> int:
        """Return the line of the cursor, from 1."""
        return self.textCursor().blockNumber() + 1

    def go_to(self, line: int) -> None:
        """Put the cursor at the end of a line, from 1, with the keyboard."""
        block = self.document().findBlockByNumber(max(0, line - 1))
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock)
        self.setTextCursor(cursor)
        self.setFocus()

    def mark(self, lines: Iterable[int], theme: Theme) -> None:
        """Underline the lines of faults, from 1."""
        form = QTextCharFormat()
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        form.setUnderlineColor(theme.check)
        marks = []
        for line in lines:
            mark = QTextEdit.ExtraSelection()
            cursor = QTextCursor(self.document().findBlockByNumber(line - 1))
            cursor.select(QTextCursor.SelectionType.LineUnderCursor)
            mark.cursor, mark.format = cursor, form
            marks.append(mark)
        self.setExtraSelections(marks)

    def event(self, event: QEvent) -> bool:
        """Take the keys of saving before the window's command does."""
        is_asked = isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Save)
        if is_asked and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if is_asked and event.type() == QEvent.Type.KeyPress:
            self.save_asked.emit()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        popup, keys = self.popup, Qt.Key
        taking = (keys.Key_Return, keys.Key_Enter, keys.Key_Tab, keys.Key_Escape, keys.Key_Backtab)
        if popup.isVisible() and event.key() in taking:
            event.ignore()  # the list of completions takes it
            return
        control = Qt.KeyboardModifier.ControlModifier
        asked = event.key() == keys.Key_Space and event.modifiers() == control
        if not asked:
            super().keyPressEvent(event)
        if asked or (event.text().isprintable() and event.text()) or popup.isVisible():
            self._propose(asked)
        elif event.key() == keys.Key_Escape:
            event.ignore()  # it goes back

    def _propose(self, asked: bool) -> None:
        """Show what may stand at the cursor; without being `asked` only where some is typed."""
        cursor = self.textCursor()
        before = cursor.block().text()[: cursor.positionInBlock()]
        self._replaced, words = completions(before, self.toPlainText())
        popup = self.popup
        least = 1 if "=" in before else 2
        if not words or (self._replaced < least and not asked and not popup.isVisible()):
            popup.hide()
            return
        self._words.setStringList(words[:_MOST] if not asked else list(words))
        popup.setCurrentIndex(self._words.index(0, 0))
        place = self.cursorRect()
        bar = popup.verticalScrollBar().sizeHint().width()
        place.setWidth(popup.sizeHintForColumn(0) + bar)
        self.completer.complete(place)

    def _complete(self, word: str) -> None:
        """Put a completion in place of what was typed of it."""
        cursor = self.textCursor()
        left, keeps = QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor
        cursor.movePosition(left, keeps, self._replaced)
        cursor.insertText(word)
        self.setTextCursor(cursor)
