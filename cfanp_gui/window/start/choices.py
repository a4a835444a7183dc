"""Choices of the start view: large buttons with a few words, and the key of each."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QComboBox, QPushButton, QSizePolicy, QWidget

from cfanp_gui.bots.level_names import OFFERED, USUAL
from cfanp_gui.table.feedback.toast import plain_tip
from cfanp_gui.table.layers.faces import STARS_SIZE, star_icon
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.accessible_names import name_box
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import ONE_LINE, bold_font, elided, small_font, wrapped

MOST_BOTS = 7
"""Maximum number of bots in a game begun here; the set-up allows more."""
USUAL_BOTS = 2
PADDING = 16
"""Margin between the sides of a choice and its words, in pixels."""
_ROUND = 10
_TITLE = 1.25
"""Size of a title's letters, relative to others."""
_MOST_LINES = 2
_HIGHEST = 96
_TARGET = 28
"""Minimum height of a field or button, in pixels."""
_KEY = 20
_GAP = 10


class ChoiceFace:
    """Appearance of a choice: a title, a few words below it, a picture, and its key."""

    def __init__(self, font: QFont) -> None:
        self.theme = LIGHT
        self.key = self.title = self.words = ""
        self.picture: QPixmap | None = None
        self._title_font, self._words_font = bold_font(font, _TITLE), small_font(font, 1.0)
        self._tight_font = bold_font(font, 1.0)
        """Font of titles too wide for the other one, as in long languages on small screens."""
        self._title = QFontMetrics(self._title_font)
        self._words = QFontMetrics(self._words_font)

    def height(self, lines: int) -> int:
        """Return the height of the title and a number of lines of words."""
        return self._title.height() + lines * self._words.lineSpacing()

    def width(self, is_tight: bool = False) -> int:
        """Return the width for the whole title, in smaller letters if it is tight."""
        letters = QFontMetrics(self._tight_font) if is_tight else self._title
        # On a high-resolution screen letters may be a little wider than measured.
        return letters.horizontalAdvance(f"{self.title} ") + 2 * PADDING + _GAP + _KEY

    @property
    def spoken(self) -> str:
        """Return the words and the key as text for a screen reader."""
        return tr("{sentence}. Key {key}").format(sentence=self.words.rstrip("."), key=self.key)

    def lines(self, room: QRect) -> list[str]:
        """Return the words in lines, as they are shown in a width."""
        room = self._room(room)
        most = (room.height() - self.height(0)) // self._words.lineSpacing()
        most = max(1, min(_MOST_LINES, most))
        lines = wrapped(self.words, self._words_font, room.width(), most)
        return [elided(line, self._words, room.width()) for line in lines]

    def tip(self, room: QRect) -> str:
        """Return a tip with the words if a width has no room for all of them."""
        whole = " ".join(self.lines(room)) == " ".join(self.words.split())
        return "" if whole else plain_tip(self.words)

    def paint(self, widget: QWidget, room: QRect, stressed: bool, focused: bool = False) -> None:
        """Paint a widget, stressed if the pointer is on it, with the words in a part of it."""
        painter, rect = QPainter(widget), widget.rect()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, ground = self.theme, QColor(self.theme.plate)
        if stressed:
            ground = ground.lighter(118) if theme.dark else QColor("#ffffff")
        line = 2 if focused else 1
        painter.setPen(QPen(theme.accent if focused or stressed else theme.plate_line, line))
        painter.setBrush(ground)
        inset = line / 2
        painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), _ROUND, _ROUND)
        self._paint_words(painter, room)

    def _paint_words(self, painter: QPainter, rect: QRect) -> None:
        if self.picture is not None:
            size = self.picture.deviceIndependentSize()
            left, top = rect.left() + PADDING, rect.center().y() - size.height() / 2
            painter.drawPixmap(round(left), round(top), self.picture)
        room, lines, flags = self._room(rect), self.lines(rect), ONE_LINE
        top = room.top() + (room.height() - self.height(len(lines))) // 2
        painter.setPen(self.theme.text)
        whole = self._title.horizontalAdvance(self.title) <= room.width()
        painter.setFont(self._title_font if whole else self._tight_font)
        title = elided(self.title, painter.fontMetrics(), room.width())
        painter.drawText(QRect(room.left(), top, room.width(), self._title.height()), flags, title)
        self._paint_key(painter, QRectF(room.right() + _GAP, top, _KEY, self._title.height()))
        painter.setPen(self.theme.soft_text)
        painter.setFont(self._words_font)
        top += self._title.height()
        high = self._words.lineSpacing()
        for at, line in enumerate(lines):
            painter.drawText(QRect(room.left(), top + at * high, room.width(), high), flags, line)

    def _room(self, rect: QRect) -> QRect:
        left = PADDING
        if self.picture is not None:
            left += round(self.picture.deviceIndependentSize().width()) + PADDING
        return rect.adjusted(left, 0, -PADDING - _KEY - _GAP, 0)

    def _paint_key(self, painter: QPainter, rect: QRectF) -> None:
        sign = QRectF(0, 0, _KEY, _KEY)
        sign.moveCenter(rect.center())
        painter.setPen(QPen(self.theme.plate_line, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(sign, 4, 4)
        painter.setPen(self.theme.soft_text)
        painter.setFont(self._words_font)
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, self.key)


class ChoiceButton(QPushButton):
    """Button of a choice."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.face = ChoiceFace(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(_HIGHEST)
        self.setAutoDefault(True)
        self.face.key = key
        self.setShortcut(QKeySequence(key))

    def say(self, title: str, words: str) -> None:
        """Set the title, and a few words of explanation."""
        self.face.title, self.face.words = title, words
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.face.spoken)
        self.updateGeometry()
        self._tell_rest()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show a picture at the left of the words."""
        self.face.picture = picture
        self._tell_rest()

    def sizeHint(self) -> QSize:
        """Return the size of the title and two lines of words."""
        return QSize(self.face.width(), self.face.height(_MOST_LINES) + 2 * PADDING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.face.width(is_tight=True), self.face.height(1) + PADDING // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_rest()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.face.paint(self, self.rect(), (self.isDown() or self.underMouse()), self.hasFocus())

    def _tell_rest(self) -> None:
        """Set a tip with the words for which there is no room."""
        if self.isVisible():
            self.setToolTip(self.face.tip(self.rect()))
        self.update()


class BotsChoice(QWidget):
    """Choice of a game against bots: number, level and a button; a click beside begins too."""

    begun = Signal(int, str)
    """Carries the number and level of bots when a game against them is to begin."""

    def __init__(self, key: str, number: int, level: str) -> None:
        """`number` and `level` are offered at first, the defaults in place of invalid values."""
        super().__init__()
        self.face = ChoiceFace(self.font())
        self.face.key = key
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(_HIGHEST)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # repainted when the pointer arrives
        self.number, self.level = QComboBox(), QComboBox()
        for count in range(1, MOST_BOTS + 1):
            self.number.addItem("", count)
        self.level.setIconSize(STARS_SIZE)
        for offered in OFFERED:
            self.level.addItem(star_icon(offered), "", offered)
        self.number.setCurrentIndex((number if 0 < number <= MOST_BOTS else USUAL_BOTS) - 1)
        self.level.setCurrentIndex(list(OFFERED).index(level if level in OFFERED else USUAL))
        self.begin = QPushButton()
        self.begin.setAutoDefault(True)
        self.begin.clicked.connect(
            lambda: self.begun.emit(self.number.currentData(), self.level.currentData())
        )
        fields = (self.number, self.level, self.begin)
        for field in fields:
            field.setMinimumHeight(_TARGET)
        self._line = in_row(*fields, STRETCH, spacing=_GAP)
        parts = (STRETCH, self.face.height(1), self._line, STRETCH)
        margins = (PADDING, PADDING // 2, PADDING, PADDING // 2)
        in_column(*parts, over=self, spacing=PADDING // 4, margins=margins)

    def say(self, title: str, words: str) -> None:
        """Set the title, and the person's name in such a game."""
        self.face.title, self.face.words = title, words
        for row in range(self.number.count()):
            self.number.setItemText(row, tr("%n bot(s)", "", row + 1))
        for row, name in enumerate(OFFERED.values()):
            self.level.setItemText(row, translated(name))
        name_box(self.number, tr("How many bots"))
        name_box(self.level, tr("How well the bots play"))
        self.begin.setText(tr("Begin"))
        self.begin.setShortcut(QKeySequence(self.face.key))  # `setText` resets it
        self.begin.setAccessibleName(tr("Begin: {choice}").format(choice=title))
        self.begin.setAccessibleDescription(self.face.spoken)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(self.face.tip(self._face_rect()))
        self.setAccessibleDescription(self.face.words)

    def _face_rect(self) -> QRect:
        """Return the rectangle of the words: above the line of fields."""
        high = self.face.height(1)
        top = self._line.geometry().top() - PADDING // 4 - high
        return QRect(0, top, self.width(), high)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and inside:
            self.begin.click()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.face.paint(self, self._face_rect(), self.underMouse())
