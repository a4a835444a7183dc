"""Choices of the start view: buttons with a few words, and the bots of a game that begins."""

from itertools import islice

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QComboBox, QPushButton, QSizePolicy, QWidget

from cfanp_gui.bots.characters import bot_names
from cfanp_gui.bots.level_names import OFFERED, USUAL
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.text import listed
from cfanp_gui.table.feedback.toast import plain_tip
from cfanp_gui.table.theme import Theme, fill, polygon, set_colours, smooth_painter
from cfanp_gui.table.translate import joined, tr, translated
from cfanp_gui.window.widgets.accessible_names import name_box
from cfanp_gui.window.widgets.layouts import STRETCH, in_column, in_row
from cfanp_gui.window.widgets.plain_text import bold_font, elided, small_font, wrapped, write_line
from cfanp_gui.window.widgets.style import theme_of

MOST_BOTS = 7
"""Maximum number of bots in a game begun here; the set-up allows more."""
USUAL_BOTS = 2
_PADDING = 16
"""Margin between the sides of a choice and its words, in pixels."""
_EDGE = 8
"""Margin around a picture, in pixels."""
_ROUND = 10
_TITLE, _MAIN_TITLE = 1.25, 1.9
"""Size of a title's letters, relative to others; that of the likeliest choice is larger."""
_MOST_LINES = 2
_KEY = 20
_WIDER = 1.35
"""Width of the place of a picture as a part of its height."""
_NEXT = 0.86
"""Usual distance of faces as a part of their width."""


class ChoiceButton(QPushButton):
    """Button with a title, a few words below it, a picture or faces, and its key when asked for."""

    def __init__(self, key: str, is_main: bool = False, has_picture: bool = False) -> None:
        """`is_main` is the likeliest choice, which is filled, in larger letters."""
        super().__init__()
        self.key, self.title, self.words = key, "", ""
        self.picture: QPixmap | None = None
        self.faces: list[str] = []
        """Names of the bots whose faces are shown at the right."""
        self.shows_key = False
        self._is_main, self._has_picture = is_main, has_picture
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAutoDefault(True)
        self.setShortcut(QKeySequence(key))
        self.set_scale(1.0)

    def set_scale(self, times: float) -> None:
        """Draw letters `times` as large as others are."""
        font, title = self.font(), _MAIN_TITLE if self._is_main else _TITLE
        self._title_font, self._words_font = bold_font(font, title * times), small_font(font, times)
        self._tight_font = bold_font(font, times)
        """Font of titles too wide for the other one, as in long languages on small screens."""
        self._title, self._words = map(QFontMetrics, (self._title_font, self._words_font))
        self.setMaximumHeight(round(self.sizeHint().height() * 1.2))
        self._follow()

    def say(self, title: str, words: str) -> None:
        """Set the title, and a few words of explanation."""
        self.title, self.words = title, words
        self.setAccessibleName(title)
        told = tr("{sentence}. Key {key}").format(sentence=words.rstrip("."), key=self.key)
        self.setAccessibleDescription(told)
        self._follow()

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show a picture at the left of the words, in the proportions of `picture_size`."""
        self.picture = picture
        self.update()

    @property
    def picture_size(self) -> QSize:
        """Return the room for a picture, in pixels."""
        high = max(self.height(), self.minimumSizeHint().height()) - 2 * _EDGE
        return QSize(round(high * _WIDER), high)

    def sizeHint(self) -> QSize:
        """Return the size of the title and two lines of words; that of a picture is higher."""
        lines = 1 if self._is_main else 4 if self._has_picture else _MOST_LINES
        high = self._title.height() + lines * self._words.lineSpacing() + 2 * _PADDING
        return QSize(self._width(self._title), high)

    def minimumSizeHint(self) -> QSize:
        high = self._title.height() + _PADDING // 2 + self._words.lineSpacing()
        return QSize(self._width(QFontMetrics(self._tight_font)), high)

    def _width(self, letters: QFontMetrics) -> int:
        # On a high-resolution screen letters may be a little wider than measured.
        left = _WIDER * 3 * self._words.lineSpacing() if self._has_picture else 0
        return letters.horizontalAdvance(f"{self.title} ") + 2 * _PADDING + round(left)

    def lines(self) -> list[str]:
        """Return the words in lines, as they are shown."""
        room = self._room()
        most = (room.height() - self._title.height()) // self._words.lineSpacing()
        most = max(1, min(_MOST_LINES, most))
        lines = wrapped(self.words, self._words_font, room.width(), most)
        return [elided(line, self._words, room.width()) for line in lines]

    def _room(self) -> QRect:
        left = self.picture_size.width() + _EDGE if self._has_picture else 0
        right = round(self._face_places()[-1].width()) + _EDGE if self.faces else 0
        return self.rect().adjusted(left + _PADDING, 0, -_PADDING - right, 0)

    def _face_places(self) -> list[QRectF]:
        """Return the place of each face from the left, and one for all of them."""
        side, count = self.height() - 2.5 * _EDGE, len(self.faces)
        step = min(_NEXT * side, (0.45 * self.width() - side) / max(1, count - 1))
        whole = QRectF(0, 0, side + step * (count - 1), side)
        whole.moveCenter(QPointF(self.width() - _PADDING - whole.width() / 2, self.height() / 2))
        first = QRectF(whole.topLeft(), QSizeF(side, side))
        return [*(first.translated(step * at, 0) for at in range(count)), whole]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._follow()

    def _follow(self) -> None:
        """Set a tip with the words for which there is no room."""
        if self.isVisible():
            is_whole = " ".join(self.lines()) == " ".join(self.words.split())
            self.setToolTip("" if is_whole else plain_tip(self.words))
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme = smooth_painter(self), theme_of(self)
        stressed, ground = self.isDown() or self.underMouse(), QColor(theme.plate)
        ink, line = theme.text, 2 if self.hasFocus() else 1
        border = theme.accent if self.hasFocus() or stressed else theme.plate_line
        if self._is_main:
            ground, ink, border = theme.accent, theme.accent_text, theme.text
            line = 2 if self.hasFocus() else 0
        if stressed:
            ground = ground.lighter(118) if theme.dark or self._is_main else QColor("#ffffff")
        set_colours(painter, ground, QPen(border, line) if line else None)
        inset = line / 2
        rect = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(rect, _ROUND, _ROUND)
        if self.picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(QRect(QPoint(_EDGE, _EDGE), self.picture_size), self.picture)
        elif self._has_picture:
            self._paint_board(painter, theme)
        if self.faces:
            from cfanp_gui.table.layers.faces import face_picture  # there with the faces
        for name, place in zip(self.faces, self._face_places(), strict=False):
            set_colours(painter, ground)
            painter.drawEllipse(place.adjusted(-2, -2, 2, 2))
            face = face_picture(name, place.width(), self.devicePixelRatioF())
            painter.drawPixmap(place.topLeft(), face)
        self._paint_words(painter, ink, ink if self._is_main else theme.soft_text)
        if self.shows_key:
            sign = QRectF(self.width() - _KEY - _EDGE, _EDGE, _KEY, _KEY)
            set_colours(painter, theme.accent_text, theme.accent)
            painter.drawRoundedRect(sign, 4, 4)
            painter.setPen(theme.accent)
            painter.setFont(small_font(self.font(), 1.0))
            painter.drawText(sign, Qt.AlignmentFlag.AlignCenter, self.key)

    def _paint_board(self, painter: QPainter, theme: Theme) -> None:
        """Paint the empty board on which the pieces of a picture come to stand."""
        side = self.picture_size.height() / 9.05  # as large as in a picture
        board = QRectF(0, 0, 8 * side, 8 * side)
        board.moveCenter(QRectF(QPointF(_EDGE, _EDGE), QSizeF(self.picture_size)).center())
        set_colours(painter, theme.plate_line)
        edge = 0.3 * side
        painter.drawRect(board.adjusted(-edge, -edge, edge, edge))
        for at in range(64):
            place = QRectF(board.x() + at % 8 * side, board.y() + at // 8 * side, side, side)
            fill(painter, place, theme.dark_square if (at + at // 8) % 2 else theme.light_square)

    def _paint_words(self, painter: QPainter, ink: QColor, soft: QColor) -> None:
        room = self._room()
        lines, spacing, high = self.lines(), self._words.lineSpacing(), self._title.height()
        top = room.top() + (room.height() - high - len(lines) * spacing) // 2
        whole = self._title.horizontalAdvance(self.title) <= room.width()
        font = self._title_font if whole else self._tight_font
        write_line(painter, QRect(room.left(), top, room.width(), high), self.title, font, ink)
        for at, line in enumerate(lines):
            place = QRect(room.left(), top + high + at * spacing, room.width(), spacing)
            write_line(painter, place, line, self._words_font, soft)


class QuietBox(QComboBox):
    """Choice on a small ground: its words, an icon and an arrow, outlined while pointed at."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(2 * _EDGE, 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, letters, text = smooth_painter(self), self.fontMetrics(), self.currentText()
        palette, theme = self.palette(), theme_of(self)
        line, stressed = 2 if self.hasFocus() else 1, self.underMouse() or self.hasFocus()
        set_colours(painter, theme.plate, theme.accent if stressed else theme.plate_line, line)
        ground = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2)
        high, wide = letters.height(), letters.horizontalAdvance(text)
        place = QRect(_EDGE + 6, (self.height() - high) // 2, wide + 1, high)
        write_line(painter, place, text, self.font(), palette.text().color())
        if not (icon := self.itemIcon(self.currentIndex())).isNull():
            place = QRect(place.right() + 6, 0, self.iconSize().width(), self.height())
            icon.paint(painter, place)
        painter.setPen(QPen(palette.placeholderText(), 1.6))
        painter.translate(self.width() - _EDGE - high * 0.5, place.center().y() + 1)
        painter.scale(high / 16, high / 16)
        painter.drawPolyline(polygon("-4,-2 0,2 4,-2"))


class BotsChoice(QWidget):
    """Choice of a game against bots: a large button, and below it their number and level."""

    begun = Signal(int, str)
    """Carries the number and level of bots when a game against them is to begin."""

    def __init__(self, key: str, number: int, level: str) -> None:
        """`number` and `level` are offered at first, the defaults in place of invalid values."""
        super().__init__()
        self.begin = ChoiceButton(key, is_main=True)
        self.number, self.level = QuietBox(), QuietBox()
        for count in range(1, MOST_BOTS + 1):
            self.number.addItem("", count)
        for offered in OFFERED:
            self.level.addItem("", offered)
        self.number.setCurrentIndex((number if 0 < number <= MOST_BOTS else USUAL_BOTS) - 1)
        self.level.setCurrentIndex(list(OFFERED).index(level if level in OFFERED else USUAL))
        self.begin.clicked.connect(
            lambda: self.begun.emit(self.number.currentData(), self.level.currentData())
        )
        self.person = ""
        """Name of the person, which no bot has."""
        self._title = self._words = ""
        self._has_faces = False
        for box in (self.number, self.level):
            box.currentIndexChanged.connect(self._follow)
        line = in_row(self.number, self.level, STRETCH, spacing=8)
        in_column((self.begin, 1), line, over=self, spacing=6, margins=(0,))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def opponents(self) -> list[str]:
        """Return the names of the bots."""
        names = (name for name in bot_names(self.level.currentData()) if name != self.person)
        return list(islice(names, self.number.currentData()))

    def show_faces(self) -> None:
        """Show the faces of the bots, and stars for levels, from now on."""
        from cfanp_gui.table.layers.faces import STARS_SIZE, star_icon  # not before the first paint

        self._has_faces = True
        self.level.setIconSize(STARS_SIZE)
        for row, level in enumerate(OFFERED):
            self.level.setItemIcon(row, star_icon(level))
        self._follow()

    def _follow(self) -> None:
        """Show who the bots are."""
        names = self.opponents()
        self.begin.faces = names if self._has_faces else []
        against = tr("Against {names}.").format(names=translated(listed(map(isolated, names))))
        self.begin.say(self._title, joined(" ", (against, self._words)))

    def say(self, title: str, words: str) -> None:
        """Set the title, and a sentence on such a game."""
        self._title, self._words = title, words
        self._follow()
        for row in range(self.number.count()):
            self.number.setItemText(row, tr("%n bot(s)", "", row + 1))
        for row, name in enumerate(OFFERED.values()):
            self.level.setItemText(row, translated(name))
        name_box(self.number, tr("How many bots"))
        name_box(self.level, tr("How well the bots play"))

    def set_scale(self, times: float) -> None:
        """Draw letters `times` as large as others are."""
        self.begin.set_scale(times)
        for box in (self.number, self.level):
            box.setFont(small_font(self.font(), times))
