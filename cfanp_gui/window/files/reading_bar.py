"""Bar above the table with remarks on how the game's file was read."""

from contextlib import suppress
from typing import cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QToolButton, QWidget

from cfanp_gui.record.game_record import Remark
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.encodings import EncodingBox
from cfanp_gui.window.files.filed_list import FileCheck
from cfanp_gui.window.files.game_choosing import GameChoosing
from cfanp_gui.window.files.remarks import RemarksDialog, check_sentence
from cfanp_gui.window.widgets.layouts import STRETCH, in_row
from cfanp_gui.window.widgets.plain_text import ElidedLabel, set_tip
from cfanp_gui.window.workplace import Workplace

_LEFT, _RIGHT = 10, 6
"""Margins of the bar at the left and right, in pixels."""


class ReadingBar(QFrame):
    """Bar with a sentence on how a file was read, a button for the remarks, and the encoding."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self.words = ElidedLabel(1)
        self.show_remarks = QPushButton()
        self.show_remarks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.encoding = EncodingBox()
        self.close_button = QToolButton(autoRaise=True)
        self.close_button.setText("\N{MULTIPLICATION SIGN}")
        self._choices = in_row(self.show_remarks, self.encoding, STRETCH)
        self._parts = in_row((self.words, 1), self._choices)
        close = self.close_button, 0, Qt.AlignmentFlag.AlignTop
        in_row((self._parts, 1), close, over=self, margins=(_LEFT, 4, _RIGHT, 4))
        # The window may be narrower than its contents.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def show_sentence(self, sentence: str) -> None:
        """Show a sentence and the button for remarks; neither if it is empty."""
        self.words.setText(sentence)
        self.show_remarks.setVisible(bool(sentence))
        self._arrange()

    def show_encoding(self, encoding: str | None) -> None:
        """Show an encoding, which can be changed; None for a game that has no other."""
        self.encoding.setVisible(encoding is not None)
        if encoding is not None:
            self.encoding.show_encoding(encoding)
        self._arrange()

    def _arrange(self) -> None:
        """Lay the sentence beside or above the others."""
        sentence, close = self.words.text(), self.close_button.sizeHint().width()
        needed = self.words.fontMetrics().horizontalAdvance(sentence) + 2 * self._parts.spacing()
        room = self.contentsRect().width() - self._choices.sizeHint().width() - close
        fits = not sentence or needed + _LEFT + _RIGHT <= room
        directions = QBoxLayout.Direction
        self._parts.setDirection(directions.LeftToRight if fits else directions.TopToBottom)

    def retranslate(self) -> None:
        """Set all texts anew in the current language, except the sentence."""
        self.setAccessibleName(tr("How the file was read"))
        self.encoding.retranslate()
        self.show_remarks.setText(tr("Show &remarks…"))
        self.close_button.setAccessibleName(tr("Hide"))
        set_tip(self.close_button, tr("Hide"))


class ReadingNotes(QObject):
    """Controller that shows above the table how the game was read, and leads to the remarks."""

    def __init__(self, window: Workplace, choosing: GameChoosing) -> None:
        self.bar = bar = ReadingBar()
        super().__init__(bar)
        middle = cast(QWidget, window.centralWidget())
        cast(QBoxLayout, middle.layout()).insertWidget(0, bar)  # above the pages
        self._window, self._documents, self._choosing = window, window.documents, choosing
        self._dismissed: GameSession | None = None
        """Game whose bar was dismissed."""
        bar.show_remarks.clicked.connect(self.list_remarks)
        bar.encoding.activated.connect(self._read_again)
        bar.close_button.clicked.connect(self._dismiss)
        self._documents.file_changed.connect(self.follow)
        self._documents.closed.connect(self.follow)

    def follow(self) -> None:
        """Show the remarks on the game that is on the table now."""
        session = self._documents.session
        sentence, encoding = "", None
        if session is not None and not session.exercise and session is not self._dismissed:
            check = self._check()
            if session.remarks:
                words = tr("This game was read with %n remark(s).", "", len(session.remarks))
                sentence = str(words)
            if check is not None and check.last is not None:
                sentence = check_sentence(check.last) or sentence
            encoding = None if session.file is None else session.file.encoding
        if sentence and sentence != self.bar.words.text():
            self._window.announce(sentence)
        self.bar.show_sentence(sentence)
        self.bar.show_encoding(encoding)
        self.bar.setVisible(bool(sentence) or encoding is not None)

    def list_remarks(self) -> None:
        """List all remarks; a click on one leads to its game and move."""
        session, check = self._documents.session, self._check()
        if session is None:
            return
        if check is not None and check.last is not None and check.remarks:
            dialog = RemarksDialog(self._window, check.remarks, check.last.remarks)
            if dialog.ask() and (row := dialog.row()) is not None:
                self._choosing.open_remark(check.file, check.remarks[row], check.is_chosen)
        else:
            dialog = RemarksDialog(self._window, session.remarks, len(session.remarks))
            if dialog.ask() and (row := dialog.row()) is not None:
                self._show(session, session.remarks[row])

    def _show(self, session: GameSession, remark: Remark) -> None:
        """Go to the move of a remark."""
        if remark.place is not None and session is self._documents.session:
            with suppress(ValueError):  # the line may have been deleted since
                session.visit(session.root.at_place(remark.place))

    def _check(self) -> FileCheck | None:
        """Return the finished reading of all games of the file on the table, or None."""
        file, check = self._documents.file, self._choosing.check
        if check is None or file is None or not check.is_over or file.alone:
            return None
        same = (check.file.path, check.file.modified) == (file.path, file.modified)
        return check if same else None

    def _read_again(self) -> None:
        self._choosing.reopen(self.bar.encoding.encoding)
        self.follow()  # until it is read, or if it stays

    def _dismiss(self) -> None:
        self._dismissed = self._documents.session
        self.follow()

    @property
    def panes(self) -> list[QWidget]:
        """Return the part of the bar that can have keyboard focus."""
        bar = self.bar
        return [bar.encoding if bar.show_remarks.isHidden() else bar.show_remarks]

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        self.bar.retranslate()
        self.follow()
