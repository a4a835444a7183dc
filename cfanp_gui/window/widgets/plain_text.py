"""Plain-text labels and tool tips, for text from people, files and records."""

import re
from abc import abstractmethod
from functools import partial

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from cfanp_gui.table.feedback.toast import plain_tip

__all__ = ["ElidedLabel", "bold_label", "plain_label", "plain_tip", "quiet_label", "set_tip"]

ONE_LINE = Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
"""Flags for painting a line as high as the font's letters: characters may be higher."""


def set_tip(widget: QWidget, text: str) -> None:
    """Set a tip to a plain text; assistive tools read the text, and not the tip's markup."""
    widget.setToolTip(plain_tip(text) if text else "")
    widget.setAccessibleDescription(text)


def plain_label(text: str) -> QLabel:
    """Return a label that never interprets its text as markup."""
    return WrappedLabel(text)


def unwrapped(label: QLabel) -> QLabel:
    """Return a label after its text has been put into one line."""
    label.setWordWrap(False)
    return label


def bold_label(text: str = "", times: float = 1.0) -> QLabel:
    """Return a plain label in bold letters, `times` as large as others."""
    label = plain_label(text)
    label.setFont(bold_font(label.font(), times))
    return label


def quiet_label(text: str = "") -> QLabel:
    """Return a plain label for less important text: small letters in a soft colour."""
    label = plain_label(text)
    label.setFont(small_font(label.font(), 0.88))
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


_APART, _NO_LONGER = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
"""Isolates that separate a name from a sentence in the other writing direction."""
LONGEST_WORD = 18
"""Letters of the longest word for which a label reserves room: longer ones take no more."""
_LONG_WORD = rf"[^\s\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]{{{LONGEST_WORD},}}"
"""Pattern of a word without line breaks, which Chinese, Japanese and Korean allow anywhere."""


class FittedLabel(QLabel):
    """Plain label that fits its text to its font and size whenever these change."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @abstractmethod
    def _fit(self) -> None:
        """Show the text in the room available."""


class WrappedLabel(FittedLabel):
    """Plain label whose text wraps; words too wide for it are elided, and a tip says all."""

    def __init__(self, text: str) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self._whole = ""
        self._in_tip = ""
        """All of the text while some word is elided."""
        self.setWordWrap(True)
        self.setText(text)

    def text(self) -> str:
        """Return all of the text, elided or not."""
        return self._whole

    def setText(self, text: str) -> None:
        self._whole = text
        self._fit()

    def clear(self) -> None:
        self.setText("")

    def minimumSizeHint(self) -> QSize:
        return self._narrow(super().minimumSizeHint())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        has_long = self.wordWrap() and super().minimumSizeHint().width() > self._most
        return self._narrow(hint) if has_long else hint

    @property
    def _most(self) -> int:
        """Return the maximum width of a word, in pixels."""
        return LONGEST_WORD * self.fontMetrics().averageCharWidth()

    def _narrow(self, hint: QSize) -> QSize:
        return QSize(min(hint.width(), self._most), hint.height()) if self.wordWrap() else hint

    def _fit(self) -> None:
        text, room = self._whole, self.contentsRect().width() - 2 * self.margin()
        longest = max(map(len, text.split()), default=0)
        if self.wordWrap() and longest >= LONGEST_WORD:
            metrics = self.fontMetrics()
            room = max(room, self._most)  # before the layout it has no width of its own
            text = re.sub(_LONG_WORD, partial(_elided_word, metrics, room), text)
        if text != super().text():
            super().setText(text)
        shortened = self._whole if text != self._whole else ""
        if shortened != self._in_tip:
            # A tip with another text stays.
            if self.toolTip() == (plain_tip(self._in_tip) if self._in_tip else ""):
                set_tip(self, shortened)
            self.setAccessibleName(shortened)
            self._in_tip = shortened


def _elided_word(metrics: QFontMetrics, room: int, word: re.Match[str]) -> str:
    """Return a word elided to a width, with the isolates around it."""
    whole = word[0]
    bare = whole.replace(_APART, "").replace(_NO_LONGER, "")
    shown = elided(bare, metrics, room)
    if shown == bare:
        return whole
    return f"{_APART}{shown}{_NO_LONGER}" if bare != whole else shown


class ElidedLabel(FittedLabel):
    """Plain label of a fixed number of lines; longer text is elided, and a tip says all of it."""

    def __init__(self, most_lines: int) -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        self._most_lines = most_lines
        self.lines: list[str] = []
        """Visible lines."""
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        if text != self.text():
            super().setText(text)
            self._fit()

    def sizeHint(self) -> QSize:
        return QSize(0, self._most_lines * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), flags, "\n".join(self.lines))

    def _fit(self) -> None:
        text, metrics = self.text(), self.fontMetrics()
        lines = wrapped(text, self.font(), self.width(), self._most_lines)
        self.lines = [elided(line, metrics, self.width()) for line in lines]
        set_tip(self, "" if self.lines == lines else text)
        self.update()


def wrapped(text: str, font: QFont, width: int, most: int = 0) -> list[str]:
    """Return a text in lines no wider than `width`, broken where its language breaks lines.

    Only words that are wider are broken themselves. With `most` lines at most these stay whole, and
    the last line has all the rest: both may be wider, to be elided.
    """
    layout, option = QTextLayout(text, font), QTextOption()
    wrapping = QTextOption.WrapMode
    option.setWrapMode(wrapping.WordWrap if most else wrapping.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        begin = line.textStart()
        if len(lines) == most - 1:
            lines.append(text[begin:])
            break
        lines.append(text[begin : begin + line.textLength()])
    layout.endLayout()
    return [line.strip() for line in lines]


def elided(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return a text with its end elided if it is wider than `width`, in pixels."""
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def write_line(painter: QPainter, line: QRect, text: str, font: QFont, ink: QColor) -> str:
    """Write a text in one line, with its end elided if it is too wide; return what is shown."""
    shown = elided(text, QFontMetrics(font), line.width())
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(line, ONE_LINE, shown)
    return shown


LEAST = 9.0
"""Font size in points below which text is hard to read."""


def bold_font(font: QFont, times: float = 1.0) -> QFont:
    """Return a bold font like another one, `times` as large."""
    bold = QFont(font)
    bold.setBold(True)
    if times != 1.0:  # a font may have its size in pixels instead of points
        bold.setPointSizeF(bold.pointSizeF() * times)
    return bold


def small_font(font: QFont, times: float = 0.9) -> QFont:
    """Return a font `times` as large as another one, but none below `LEAST` that was not so."""
    small, size = QFont(font), font.pointSizeF()
    small.setPointSizeF(max(min(LEAST, size), size * times))
    return small
