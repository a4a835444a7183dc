"""The name plates at the edges of boards, with a button to end the turn or pass."""

import math
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeySequence, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.core.boards import Edge
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.layers import frost
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.faces import draw_face
from cfanp_gui.table.layers.lettering import font_of, width_of, write
from cfanp_gui.table.layers.surface import CACHED, ThemedItem, take_off
from cfanp_gui.table.layout.geometry import PLATE, BoardArea
from cfanp_gui.table.theme import Theme, set_colours
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr

_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_SPACE = PLATE * 0.32
"""Gap between two parts of a plate."""
_BOT = PLATE * 0.74
"""Width and height of the face of a bot."""
_LEAST_TITLE = PLATE * 2.6
"""Width of a name that is kept before pieces and note are left out."""


@dataclass(frozen=True, slots=True)
class PlateText:
    """Contents of a name plate; later forms of a text are for plates with little room."""

    title: str
    """Name of the player who moves the army."""
    note: str
    """Status of the seat, such as the moves left."""
    turn: bool
    """True if the army at home here is to move."""
    chosen: bool = False
    """True if the board is chosen to be pushed."""
    badge: BadgeLook = field(default=BadgeLook("A", "#888888", 0))
    clock: str = ""
    """Time left; empty in games without clocks."""
    urgent: bool = False
    """True if little time is left."""
    taken: str = ""
    """Small symbols of the pieces this army has captured."""
    shorter_notes: tuple[str, ...] = ()
    """Shorter and shorter forms of the note."""
    shorter_taken: str = ""
    """Captured pieces with counts instead of repeated symbols."""
    asides: tuple[str, ...] = ()
    """Possible additions to the name if there is room."""
    button: str = ""
    """Text of the button at its end; empty for no button."""
    frozen: bool = False
    """True if the army is frozen, which puts frost on its plate."""
    bot: str = ""
    """Name of a bot, whose face stands before the name; empty for a person."""


class Fitted(NamedTuple):
    """Texts of a plate that fit on it."""

    title: str
    aside: str
    note: str
    taken: str


def fitted(text: PlateText, room: float) -> Fitted:
    """Return the texts that fit in a width, not counting the clock.

    The name has priority. To make room for it the note is shortened, then captured pieces are
    counted; if that is not enough, the name is elided, and at last pieces and note are left out. An
    addition to the name is used only if there is room left.
    """
    title_font, aside_font, note_font, taken_font = _fonts(text.turn)
    notes = (text.note, *text.shorter_notes)
    taken = (text.taken, *filter(None, (text.shorter_taken,)))
    full = width_of(text.title, title_font)
    least = min(full, _LEAST_TITLE)
    choices = [(full, *both) for both in product(taken, notes)]
    choices += [(least, taken[-1], notes[-1]), (least, "", notes[-1]), (0.0, "", "")]
    for wanted, pieces, note in choices:
        beside = ((pieces, taken_font), (note, note_font))
        left = room - sum(width_of(words, font) + _SPACE for words, font in beside if words)
        if wanted <= left:
            break
    aside_room = left - full - _SPACE / 2
    asides = (aside for aside in text.asides if width_of(aside, aside_font) <= aside_room)
    elide = Qt.TextElideMode.ElideRight
    title = QFontMetricsF(title_font).elidedText(text.title, elide, max(1.0, left))
    return Fitted(title, next(asides, ""), note, pieces)


def _fonts(turn: bool) -> tuple[QFont, ...]:
    """Return the fonts of title, aside, note and pieces; `turn` is True for the army to move."""
    return _font(0.5, True), _font(0.42, False), _font(0.42, turn), _font(0.8, False)


class PlateItem(ThemedItem):
    """Item of a seat's name plate, along its edge of the board."""

    def __init__(
        self, parent: QGraphicsItem, theme: Theme, area: BoardArea, edge: Edge = Edge.SOUTH
    ) -> None:
        edge_rect = area.plate(edge)
        high, length = sorted((edge_rect.width(), edge_rect.height()))
        height = PLATE if area.side is None else PLATE * 1.75  # one line, or two
        length *= height / high
        self.plate_rect = QRectF(-length / 2, -height / 2, length, height)
        """Rectangle of the plate in its own frame of reference, with text from left to right."""
        super().__init__(parent, theme, self.plate_rect.adjusted(-3, -3, 3, 3))
        self.setCacheMode(CACHED)
        self.edge = edge
        self.text = PlateText("", "", False)
        self._shown: Fitted | None = None
        self.button = PlateButton(self, theme)
        self.setPos(edge_rect.center())
        self.setScale(high / height)

    def say(self, text: PlateText) -> None:
        """Set the contents of the plate."""
        if text != self.text:
            self.text, self._shown = text, None
            self.button.say(text.button, self.plate_rect.right() - PLATE * 0.15)
            self.button.setY(self._lines[1].center().y())
            self.update()

    @property
    def cut_name(self) -> str:
        """Return the name if it is elided on the plate; otherwise an empty text."""
        return "" if self.shown.title == self.text.title else self.text.title

    @property
    def _lines(self) -> tuple[QRectF, QRectF]:
        """Return the rectangles of the name and of the status, which are the same on one line."""
        text, bare = self.text, max(PLATE * 0.45, self.button.room)
        left = PLATE * 1.25 + (_BOT + _SPACE / 2 if text.bot else 0.0)
        rect = self.plate_rect.adjusted(left, 0, -bare, 0)
        if rect.height() == PLATE or not (text.note or text.taken or text.button):
            return rect, rect
        upper = self.plate_rect.adjusted(left, PLATE * 0.05, -PLATE * 0.45, -PLATE * 0.8)
        return upper, self.plate_rect.adjusted(PLATE * 0.3, PLATE * 0.9, -bare, -PLATE * 0.05)

    @property
    def shown(self) -> Fitted:
        """Return the texts that fit: on two lines the status does not limit the name."""
        if self._shown is None:
            self._shown = self._fit()
        return self._shown

    def _fit(self) -> Fitted:
        (upper, lower), text = self._lines, self.text
        room = upper.width() - self._clock_room()
        if upper == lower:
            return fitted(text, room)
        bare = replace(text, note="", shorter_notes=(), taken="", shorter_taken="")
        status = fitted(replace(text, title="", asides=()), lower.width() + _SPACE)
        return fitted(bare, room)._replace(note=status.note, taken=status.taken)

    def _clock_room(self) -> float:
        """Return the width of the clock with the space before it; 0 without a clock."""
        width = width_of(self.text.clock, _font(0.5, True))
        around = PLATE * 0.2 if self.text.urgent else 0.0
        return width + around + _SPACE if self.text.clock else 0.0

    def draw(self, painter: QPainter) -> None:
        theme, text, rect, radius = self._theme, self.text, self.plate_rect, PLATE / 2
        ground, rim = (theme.accent, theme.accent) if text.turn else (theme.plate, theme.plate_line)
        set_colours(painter, ground, rim, 1.5)
        painter.drawRoundedRect(rect, radius, radius)
        if text.chosen:
            set_colours(painter, None, theme.cause, 4)
            painter.drawRoundedRect(rect, radius, radius)
        if text.frozen:  # along the upper edge, which leaves the rest to the text
            shape = QPainterPath()
            shape.addRoundedRect(rect, radius, radius)
            upper = (rect.topLeft(), rect.topRight())
            frost.frost_edge(painter, shape, [upper], PLATE * 0.3, veiled=False)
        size = PLATE * 0.82
        middle = self._lines[0].center().y()
        badge = QRectF(rect.left() + PLATE * 0.14, middle - size / 2, size, size)
        if text.turn:  # an army's paint may be close to the plate's
            set_colours(painter, theme.accent_text)
            painter.drawEllipse(badge.adjusted(-2, -2, 2, 2))
        text.badge.draw(painter, badge)
        if text.frozen:
            frost.draw_crystal(painter, badge.topRight() + QPointF(-2, 6), PLATE * 0.2)
        self._paint_words(painter, *self._lines)

    def _paint_words(self, painter: QPainter, rect: QRectF, lower: QRectF) -> None:
        """Write the name with its addition, and from the right the clock, pieces and note."""
        theme, text = self._theme, self.text
        ink = theme.accent_text if text.turn else theme.text
        soft = ink if text.turn else theme.soft_text
        right = rect.right() - self._clock_room() if rect == lower else lower.right()
        if text.clock:
            self._paint_clock(painter, rect, ink)
        if text.bot:
            left = rect.left() - _BOT - _SPACE / 2
            face = QRectF(left, rect.center().y() - _BOT / 2, _BOT, _BOT)
            draw_face(painter, face, text.bot)
        shown = self.shown
        title, aside, note, taken = _fonts(text.turn)
        # Captures follow the note, so that they do not look like part of a debt it states.
        for words, font in ((shown.taken, taken), (shown.note, note)):
            if words:
                right = _write_right(painter, lower, right, words, font, soft) - _SPACE
        left = rect.left()
        for words, font, colour in ((shown.title, title, ink), (shown.aside, aside, soft)):
            line = QRectF(left, rect.top(), rect.right() - left, rect.height())
            write(painter, line, words, font, colour, _LINE | Qt.AlignmentFlag.AlignLeft)
            left += width_of(words, font) + _SPACE / 2

    def _paint_clock(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        """Write the time left at the right, on red if it is low."""
        font = _font(0.5, True)
        if self.text.urgent:
            width, ink = width_of(self.text.clock, font), QColor("#ffffff")
            left, top = rect.right() - width - PLATE * 0.2, rect.top() + PLATE * 0.14
            ground = QRectF(left, top, width + PLATE * 0.4, PLATE * 0.72)
            set_colours(painter, QColor(self._theme.cause.rgb()))
            painter.drawRoundedRect(ground, ground.height() / 2, ground.height() / 2)
        _write_right(painter, rect, rect.right(), self.text.clock, font, ink)


def _font(part: float, bold: bool) -> QFont:
    """Return a font whose height is a part of the plate's."""
    return font_of(int(PLATE * part), bold)


def _write_right(
    painter: QPainter, rect: QRectF, right: float, words: str, font: QFont, colour: QColor
) -> float:
    """Write a text that ends at `right`; return its left end."""
    width = width_of(words, font)
    line = QRectF(right - width - 2, rect.top(), width + 4, rect.height())
    write(painter, line, words, font, colour, _LINE | Qt.AlignmentFlag.AlignRight)
    return right - width


END_TURN_KEYS = "Ctrl+Return"
_HEIGHT = PLATE * 0.7
_BESIDE = PLATE * 0.34
"""Space on either side of the button's text."""


class PlateButton(ThemedItem):
    """Button at the right end of a plate; hidden without a text."""

    def __init__(self, plate: QGraphicsItem, theme: Theme) -> None:
        super().__init__(plate, theme, QRectF(), shown=False)
        self.setCacheMode(CACHED)
        self._words = ""
        self._font = font_of(int(PLATE * 0.38), bold=True)

    def say(self, words: str, right: float) -> None:
        """Set the text and the right end of the button; an empty text hides it."""
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
        """Return the width it takes from the plate, with the space beside it; 0 without a text."""
        return self.rect().width() + PLATE * 0.55 if self._words else 0.0

    def under(self, point: QPointF) -> bool:
        """Return True if the button is visible and a scene point lies on it."""
        return self.isVisible() and self.rect().contains(self.mapFromScene(point))

    def draw(self, painter: QPainter) -> None:
        set_colours(painter, self._theme.accent_text)
        painter.drawRoundedRect(self.rect(), _HEIGHT / 2, _HEIGHT / 2)
        write(painter, self.rect(), self._words, self._font, self._theme.accent)


FLASH_MS = 1500
_TIMES = 3
_WIDTH = 7.0


class PlateFlash(ThemedItem):
    """Flashing ring in the colour of text, which no army has."""

    def __init__(self, plate: PlateItem, theme: Theme) -> None:
        rim = _WIDTH + 4
        super().__init__(plate, theme, plate.plate_rect.adjusted(-rim, -rim, rim, rim))

    def pulse(self, part: float) -> None:
        """Set the opacity for a part of its time, from 0 to 1."""
        self.setOpacity(0.5 - 0.5 * math.cos(2 * math.pi * _TIMES * part))

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._theme.text, _WIDTH))
        inset, radius = _WIDTH / 2, PLATE / 2 + _WIDTH / 2
        painter.drawRoundedRect(self.rect().adjusted(inset, inset, -inset, -inset), radius, radius)


def flash(plate: PlateItem, theme: Theme, animator: Animator) -> None:
    """Flash a ring round a name plate; with reduced motion it stays still for a while."""
    for child in plate.childItems():
        if isinstance(child, PlateFlash):
            take_off(child)
    ring = PlateFlash(plate, theme)
    if animator.reduced:
        timer = single_shot(plate.scene(), FLASH_MS, partial(take_off, ring))
        timer.timeout.connect(timer.deleteLater)
        timer.start()
    else:
        animator.glide(("flash", plate), FLASH_MS, ring.pulse, partial(take_off, ring))
