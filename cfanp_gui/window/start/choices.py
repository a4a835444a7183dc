"""The choices of the start view: large buttons with a few words, and the key that takes each."""

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
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.bots.level_names import OFFERED, USUAL
from cfanp_gui.table.theme import LIGHT, Theme
from cfanp_gui.table.translate import tr, translated
from cfanp_gui.window.widgets.plain_text import ONE_LINE, bold_font, broken, plain_tip, small_font
from cfanp_gui.window.widgets.spoken_names import name_box

MOST_BOTS = 7
"""Bots against whom one may begin to play here; the set-up has room for more."""
USUAL_BOTS = 2
PADDING = 16
"""Pixels between the sides of a choice and its words."""
_ROUND = 10
_TITLE = 1.25
"""How many times as large as others the letters of a title are."""
_MOST_LINES = 2
_HIGHEST = 96
"""Pixels that a choice is high at most."""
_TARGET = 28
"""Pixels that a field or button is high at least."""
_KEY = 20
"""Pixels of the side of the sign that names a key."""
_GAP = 10


class ChoiceFace:
    """How a choice looks: a title, a few words below it, a picture, and the key that takes it."""

    def __init__(self, font: QFont) -> None:
        self.theme = LIGHT
        self.key = ""
        self.title = ""
        self.words = ""
        self.picture: QPixmap | None = None
        self._title_font, self._words_font = bold_font(font, _TITLE), small_font(font, 1.0)
        self._tight_font = bold_font(font, 1.0)
        """For titles that have no room in the other one, as in long languages on small screens."""
        self._title = QFontMetrics(self._title_font)
        self._words = QFontMetrics(self._words_font)

    def height(self, lines: int) -> int:
        """Return how high the title and so many lines of words are."""
        return self._title.height() + lines * self._words.lineSpacing()

    @property
    def width(self) -> int:
        """Return how wide it is to be for the whole title."""
        return self._width_in(self._title)

    @property
    def least_width(self) -> int:
        """Return how wide it has to be for the whole title in smaller letters."""
        return self._width_in(QFontMetrics(self._tight_font))

    def _width_in(self, letters: QFontMetrics) -> int:
        # On a screen with finer pixels letters may be a little wider than they are measured.
        return letters.horizontalAdvance(f"{self.title} ") + 2 * PADDING + _GAP + _KEY

    @property
    def spoken(self) -> str:
        """Return the words and the key as they are read aloud."""
        return tr("{sentence}. Key {key}").format(sentence=self.words.rstrip("."), key=self.key)

    def lines(self, room: QRect) -> list[str]:
        """Return the words in lines, as they are seen where there is so much room."""
        room = self._room(room)
        most = (room.height() - self.height(0)) // self._words.lineSpacing()
        most = max(1, min(_MOST_LINES, most))
        lines = broken(self.words, self._words_font, room.width(), most)
        right = Qt.TextElideMode.ElideRight
        return [self._words.elidedText(line, right, room.width()) for line in lines]

    def tip(self, room: QRect) -> str:
        """Return a tip with the words where there is no room for all of them."""
        whole = " ".join(self.lines(room)) == " ".join(self.words.split())
        return "" if whole else plain_tip(self.words)

    def paint_ground(self, painter: QPainter, rect: QRect, stressed: bool, focused: bool) -> None:
        """Paint what the choice lies on; it is stressed under the pointer."""
        theme, ground = self.theme, QColor(self.theme.plate)
        if stressed:
            ground = ground.lighter(118) if theme.dark else QColor("#ffffff")
        line = 2 if focused else 1
        painter.setPen(QPen(theme.accent if focused or stressed else theme.plate_line, line))
        painter.setBrush(ground)
        inset = line / 2
        painter.drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), _ROUND, _ROUND)

    def paint(self, painter: QPainter, rect: QRect) -> None:
        """Paint picture, words and key in the middle of a rectangle."""
        if self.picture is not None:
            size = self.picture.deviceIndependentSize()
            left, top = rect.left() + PADDING, rect.center().y() - size.height() / 2
            painter.drawPixmap(round(left), round(top), self.picture)
        room, lines = self._room(rect), self.lines(rect)
        top = room.top() + (room.height() - self.height(len(lines))) // 2
        flags = ONE_LINE
        painter.setPen(self.theme.text)
        whole = self._title.horizontalAdvance(self.title) <= room.width()
        painter.setFont(self._title_font if whole else self._tight_font)
        right = Qt.TextElideMode.ElideRight
        title = painter.fontMetrics().elidedText(self.title, right, room.width())
        painter.drawText(QRect(room.left(), top, room.width(), self._title.height()), flags, title)
        self._paint_key(painter, QRectF(room.right() + _GAP, top, _KEY, self._title.height()))
        painter.setPen(self.theme.soft_text)
        painter.setFont(self._words_font)
        top += self._title.height()
        for line in lines:
            high = self._words.lineSpacing()
            painter.drawText(QRect(room.left(), top, room.width(), high), flags, line)
            top += high

    def _room(self, rect: QRect) -> QRect:
        """Return where the words are."""
        left = PADDING
        if self.picture is not None:
            left += round(self.picture.deviceIndependentSize().width()) + PADDING
        return rect.adjusted(left, 0, -PADDING - _KEY - _GAP, 0)

    def _paint_key(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sign of the key in the middle of a rectangle."""
        if not self.key:
            return
        sign = QRectF(0, 0, _KEY, _KEY)
        sign.moveCenter(rect.center())
        painter.setPen(QPen(self.theme.plate_line, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(sign, 4, 4)
        painter.setPen(self.theme.soft_text)
        painter.setFont(self._words_font)
        painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, self.key)


class Choice(QPushButton):
    """Something to begin with."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.face = ChoiceFace(self.font())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(_HIGHEST)
        self.setAutoDefault(True)
        self.set_key(key)

    def set_key(self, key: str) -> None:
        """Have another key take it."""
        self.face.key = key
        self.setShortcut(QKeySequence(key))

    def say(self, title: str, words: str) -> None:
        """Set what it is called, and what it means in few words."""
        self.face.title, self.face.words = title, words
        self.setAccessibleName(title)
        self.setAccessibleDescription(self.face.spoken)
        self.updateGeometry()
        self._tell_rest()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Have a picture at the left of the words."""
        self.face.picture = picture
        self._tell_rest()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of a theme."""
        self.face.theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the title and two lines of words."""
        return QSize(self.face.width, self.face.height(_MOST_LINES) + 2 * PADDING)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.face.least_width, self.face.height(1) + PADDING // 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_rest()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stressed = self.isDown() or self.underMouse()
        self.face.paint_ground(painter, self.rect(), stressed, self.hasFocus())
        self.face.paint(painter, self.rect())

    def _tell_rest(self) -> None:
        """Say in a tip what there is no room for."""
        if self.isVisible():
            self.setToolTip(self.face.tip(self.rect()))
        self.update()


class BotsChoice(QWidget):
    """Play against bots: how many, of which level, and the button that begins at once.

    So does a click beside them.
    """

    begun = Signal(int, str)
    """Somebody wants to play against so many bots of a level."""

    def __init__(self, key: str, number: int, level: str) -> None:
        """`number` and `level` are offered at first, the usual ones for those nobody may choose."""
        super().__init__()
        self.face = ChoiceFace(self.font())
        self.face.key = key
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(_HIGHEST)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)  # painted anew when the pointer comes
        self.number, self.level = QComboBox(), QComboBox()
        for count in range(1, MOST_BOTS + 1):
            self.number.addItem("", count)
        for one in OFFERED:
            self.level.addItem("", one)
        self.number.setCurrentIndex((number if 0 < number <= MOST_BOTS else USUAL_BOTS) - 1)
        self.level.setCurrentIndex(list(OFFERED).index(level if level in OFFERED else USUAL))
        self.begin = QPushButton()
        self.begin.setAutoDefault(True)
        self.begin.clicked.connect(self._begin)
        self._line = QHBoxLayout()
        self._line.setSpacing(_GAP)
        for part in (self.number, self.level, self.begin):
            part.setMinimumHeight(_TARGET)
            self._line.addWidget(part)
        self._line.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(PADDING, PADDING // 2, PADDING, PADDING // 2)
        layout.setSpacing(PADDING // 4)
        layout.addStretch(1)
        layout.addSpacing(self.face.height(1))
        layout.addLayout(self._line)
        layout.addStretch(1)

    def say(self, title: str, words: str) -> None:
        """Set what it is called, and who the person is in such a game."""
        self.face.title, self.face.words = title, words
        for row in range(self.number.count()):
            self.number.setItemText(row, tr("%n bot(s)", "", row + 1))
        for row, name in enumerate(OFFERED.values()):
            self.level.setItemText(row, translated(name))
        for box, meaning in (
            (self.number, tr("How many bots")),
            (self.level, tr("How well the bots play")),
        ):
            name_box(box, meaning)
        self.begin.setText(tr("Begin"))
        self.begin.setShortcut(QKeySequence(self.face.key))  # a text takes the key of its own
        self.begin.setAccessibleName(tr("Begin: {choice}").format(choice=title))
        self.begin.setAccessibleDescription(self.face.spoken)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of a theme."""
        self.face.theme = theme
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setToolTip(self.face.tip(self._face_rect()))
        self.setAccessibleDescription(self.face.words)

    def _face_rect(self) -> QRect:
        """Return where the words are: over the line of fields."""
        high = self.face.height(1)
        top = self._line.geometry().top() - PADDING // 4 - high
        return QRect(0, top, self.width(), high)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.begin.click()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.face.paint_ground(painter, self.rect(), self.underMouse(), False)
        self.face.paint(painter, self._face_rect())

    def _begin(self) -> None:
        self.begun.emit(self.number.currentData(), self.level.currentData())
