"""The name plates at the edges of boards, with the button of who may end their turn."""

from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeySequence, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.core.boards import Edge
from cfanp_gui.table.layers.badge import BadgeLook, draw_bot
from cfanp_gui.table.layers.lettering import font_of, width_of, write
from cfanp_gui.table.layers.surface import CACHED, ThemedItem
from cfanp_gui.table.layout.geometry import PLATE, BoardArea
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.translate import tr

_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_SPACE = PLATE * 0.32
"""Between two things on a plate."""
_BOT = PLATE * 0.5
"""How wide and high the mark of a bot is."""
_LEAST_TITLE = PLATE * 2.6
"""How much of a name is shown before anything else is left out."""


class PlateText(NamedTuple):
    """What a name plate says.

    Of what has several forms, those behind the first are for a plate that is short of room.
    """

    title: str
    """The player who moves the army."""
    note: str
    """The status of the seat, such as the moves left."""
    turn: bool
    """Whether the army at home here is to move."""
    chosen: bool = False
    """Whether the board is chosen to be pushed."""
    badge: BadgeLook = BadgeLook("A", "#888888", 0)
    clock: str = ""
    """The time left; empty when no clock runs in this game."""
    urgent: bool = False
    """Whether little time is left."""
    taken: str = ""
    """Small signs of the pieces this army has captured."""
    shorter_notes: tuple[str, ...] = ()
    """The note in fewer and fewer words."""
    shorter_taken: str = ""
    """The pieces captured with numbers instead of many signs."""
    asides: tuple[str, ...] = ()
    """What may be added to the name where there is room."""
    button: str = ""
    """What the button at its end says; empty where there is none."""
    frozen: bool = False
    """Whether the army is held where it stands, which puts frost on its plate."""
    bot: bool = False
    """Whether the player is a bot, which puts its mark before the name."""


class Fitted(NamedTuple):
    """The words of a plate that find room on it."""

    title: str
    aside: str
    note: str
    taken: str


def fitted(text: PlateText, room: float) -> Fitted:
    """Return the words that find room on so much of a line, the clock not counted.

    The name goes before everything else. For its sake the note becomes shorter, then the pieces
    captured are numbered; only where that is not enough the name loses its end, and at last
    pieces and note are left out. What may be added to the name comes last.
    """
    fonts = _Fonts(text.turn)
    notes = (text.note, *text.shorter_notes)
    taken = (text.taken, *filter(None, (text.shorter_taken,)))
    full = width_of(text.title, fonts.title)
    least = min(full, _LEAST_TITLE)
    tried = [(full, *both) for both in product(taken, notes)]
    tried += [(least, taken[-1], notes[-1]), (least, "", notes[-1]), (0.0, "", "")]
    for wanted, pieces, note in tried:
        left = room - fonts.taking(fonts.taken, pieces) - fonts.taking(fonts.note, note)
        if wanted <= left:
            break
    asides = (one for one in text.asides if full + fonts.aside_room(one) <= left)
    title = fonts.shortened(fonts.title, text.title, left)
    return Fitted(title, next(asides, ""), note, pieces)


class _Fonts:
    """The fonts of a plate, and how much room words take in them."""

    def __init__(self, turn: bool) -> None:
        self.title = _font(0.5, True)
        self.aside = _font(0.42, False)
        self.note = _font(0.42, turn)
        self.taken = _font(0.4, False)

    def taking(self, font: QFont, words: str) -> float:
        """Return how much room words take from what stands left of them."""
        return width_of(words, font) + _SPACE if words else 0.0

    def aside_room(self, words: str) -> float:
        """Return how much room an addition to the name takes."""
        return width_of(words, self.aside) + _SPACE / 2

    def shortened(self, font: QFont, words: str, room: float) -> str:
        """Return words that end in dots when they are too wide."""
        elide = Qt.TextElideMode.ElideRight
        return QFontMetricsF(font).elidedText(words, elide, max(1.0, room))


class PlateItem(ThemedItem):
    """The name plate of a seat, along the edge of the board at which it is."""

    def __init__(
        self, parent: QGraphicsItem, theme: Theme, area: BoardArea, edge: Edge = Edge.SOUTH
    ) -> None:
        edge_rect = area.plate(edge)
        length = max(edge_rect.width(), edge_rect.height())
        self.plate_rect = QRectF(-length / 2, -PLATE / 2, length, PLATE)
        """The plate in its own frame of reference, in which it is read from left to right."""
        super().__init__(parent, theme, self.plate_rect.adjusted(-3, -3, 3, 3))
        self.setCacheMode(CACHED)
        self.edge = edge
        self.text = PlateText("", "", False)
        self.button = PlateButton(self, theme)
        self.setPos(edge_rect.center())

    def say(self, text: PlateText) -> None:
        """Show a text."""
        if text != self.text:
            self.text = text
            self.button.say(text.button, self.plate_rect.right() - PLATE * 0.15)
            self.update()

    @property
    def cut_name(self) -> str:
        """Return the name if there is no room for all of it; otherwise nothing."""
        title, room = self.text.title, self._line.width() - self._clock_room()
        return "" if fitted(self.text, room).title == title else title

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.button.set_theme(theme)

    @property
    def _line(self) -> QRectF:
        """Return where words are written."""
        bare = max(PLATE * 0.45, self.button.room)
        mark = _BOT + _SPACE / 2 if self.text.bot else 0.0
        return self.plate_rect.adjusted(PLATE * 1.25 + mark, 0, -bare, 0)

    def _clock_room(self) -> float:
        """Return how much of the line the clock takes."""
        width = width_of(self.text.clock, _font(0.5, True))
        around = PLATE * 0.2 if self.text.urgent else 0.0
        return width + around + _SPACE if self.text.clock else 0.0

    def draw(self, painter: QPainter) -> None:
        theme, text = self._theme, self.text
        rect = self.plate_rect
        radius = PLATE / 2
        painter.setBrush(theme.accent if text.turn else theme.plate)
        painter.setPen(QPen(theme.accent if text.turn else theme.plate_line, 1.5))
        painter.drawRoundedRect(rect, radius, radius)
        if text.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.cause, 4))
            painter.drawRoundedRect(rect, radius, radius)
        if text.frozen:
            self._paint_frost(painter, rect)
        self._paint_badge(painter, rect)
        self._paint_words(painter, self._line)

    def _paint_frost(self, painter: QPainter, rect: QRectF) -> None:
        """Lay frost along the upper edge of the plate; the rest is left for the words."""
        from cfanp_gui.table.layers import frost  # few games need it, and none that begins

        shape = QPainterPath()
        shape.addRoundedRect(rect, PLATE / 2, PLATE / 2)
        upper = (rect.topLeft(), rect.topRight())
        frost.frost_edge(painter, shape, [upper], PLATE * 0.3, veiled=False)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        """Write the name with its addition, and from the right clock, pieces and note."""
        theme, text = self._theme, self.text
        ink = theme.accent_text if text.turn else theme.text
        soft = ink if text.turn else theme.soft_text
        right = rect.right() - self._clock_room()
        if text.clock:
            self._paint_clock(painter, rect, ink)
        if text.bot:
            left = rect.left() - _BOT - _SPACE / 2
            draw_bot(painter, QRectF(left, rect.center().y() - _BOT / 2, _BOT, _BOT), soft)
        shown = fitted(text, right - rect.left())
        fonts = _Fonts(text.turn)
        # The pieces stand behind the note, or they would seem to be what it says is owed.
        for words, font in ((shown.taken, fonts.taken), (shown.note, fonts.note)):
            if words:
                right = _write_right(painter, rect, right, words, font, soft) - _SPACE
        left = rect.left()
        for words, font, colour in ((shown.title, fonts.title, ink),
                                    (shown.aside, fonts.aside, soft)):  # fmt: skip
            line = QRectF(left, rect.top(), rect.right() - left, rect.height())
            write(painter, line, words, font, colour, _LINE | Qt.AlignmentFlag.AlignLeft)
            left += width_of(words, font) + _SPACE / 2

    def _paint_clock(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        """Write the time left at the right, on red when it is little."""
        theme, font = self._theme, _font(0.5, True)
        if not self.text.urgent:
            _write_right(painter, rect, rect.right(), self.text.clock, font, ink)
            return
        width = width_of(self.text.clock, font)
        ground = QRectF(rect.right() - width - PLATE * 0.2, rect.top() + PLATE * 0.14,
                        width + PLATE * 0.4, PLATE * 0.72)  # fmt: skip
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.cause.rgb()))
        painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2)
        white = QColor("#ffffff")
        _write_right(painter, rect, rect.right(), self.text.clock, font, white)

    def _paint_badge(self, painter: QPainter, rect: QRectF) -> None:
        """Draw the army's letter, or another label, on its army's paint and pattern."""
        size = PLATE * 0.82
        badge = QRectF(rect.left() + PLATE * 0.14, -size / 2, size, size)
        text = self.text
        if text.turn:  # an army may wear a paint much like the plate's
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.accent_text)
            painter.drawEllipse(badge.adjusted(-2, -2, 2, 2))
        text.badge.draw(painter, badge)
        if text.frozen:
            from cfanp_gui.table.layers import frost

            frost.draw_crystal(painter, badge.topRight() + QPointF(-2, 6), PLATE * 0.2)


def _font(part: float, bold: bool) -> QFont:
    """Return a font whose height is a part of the plate's."""
    return font_of(int(PLATE * part), bold)


def _write_right(
    painter: QPainter, rect: QRectF, right: float, words: str, font: QFont, colour: QColor
) -> float:
    """Write words that end at `right`; return where they begin."""
    width = width_of(words, font)
    line = QRectF(right - width - 2, rect.top(), width + 4, rect.height())
    write(painter, line, words, font, colour, _LINE | Qt.AlignmentFlag.AlignRight)
    return right - width


END_TURN_KEYS = "Ctrl+Return"
_HEIGHT = PLATE * 0.7
_BESIDE = PLATE * 0.34
"""Bare button on either side of its words."""


class PlateButton(ThemedItem):
    """A word to click at the right end of a plate; without a word there is no button."""

    def __init__(self, plate: QGraphicsItem, theme: Theme) -> None:
        super().__init__(plate, theme, QRectF())
        self.setCacheMode(CACHED)
        self._words = ""
        self._font = font_of(int(PLATE * 0.38), bold=True)
        self.hide()

    def say(self, words: str, right: float) -> None:
        """Show a word, with the end of the button so far to the right; nothing without one."""
        self.setVisible(bool(words))
        if words == self._words:
            return
        self._words = words
        width = width_of(words, self._font) + 2 * _BESIDE
        self.setRect(QRectF(right - width, -_HEIGHT / 2, width, _HEIGHT))
        keys = QKeySequence(END_TURN_KEYS).toString(QKeySequence.SequenceFormat.NativeText)
        self.setToolTip(tr("{action} ({keys})").format(action=words, keys=keys))
        self.update()

    @property
    def room(self) -> float:
        """Return how much of the plate's end it takes, with what lies bare beside it."""
        return self.rect().width() + PLATE * 0.55 if self._words else 0.0

    def under(self, point: QPointF) -> bool:
        """Return whether it lies under a scene point."""
        return self.isVisible() and self.rect().contains(self.mapFromScene(point))

    def draw(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.accent_text)
        painter.drawRoundedRect(self.rect(), _HEIGHT / 2, _HEIGHT / 2)
        write(painter, self.rect(), self._words, self._font, self._theme.accent)
