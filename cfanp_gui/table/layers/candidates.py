"""Highlight of boards offered for a choice: an outline, and a label with number and name."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen

from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.lettering import CENTRE, font_of, width_of, write
from cfanp_gui.table.layers.surface import Z_LIFTED, ScreenItem, ThemedItem, body_path, take_off
from cfanp_gui.table.layout.geometry import PLATE
from cfanp_gui.table.theme import Theme

_ROOM = 30.0
"""Room for the outline beyond the board's edge, enough at small zoom."""
_OUTER = QColor("#15181a")
"""Dark outer line: light within dark is visible on every paint and theme."""
_HEIGHT = 26.0
_WIDEST_NAME = 150.0
"""Height of a label (above) and its widest name, in pixels."""
LEGIBLE = 20.0
"""Height in pixels from which a name plate is legible, so the label shows only the number."""
_ENTER = "\N{RETURN SYMBOL}"


class LabelText(NamedTuple):
    """Contents of the label of a lit board."""

    key: str
    """Digit to type for the board; empty for none."""
    name: str
    badge: BadgeLook
    default: bool
    """True if Enter selects it."""


class BoardOutline(ThemedItem):
    """Prominent outline round a board, which ignores the mouse."""

    def __init__(self, board: BoardItem, theme: Theme) -> None:
        body = board.area.body
        super().__init__(board, theme, body.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        self._path = body_path(board.area, body.adjusted(-7, -7, 7, 7))
        self.pointed = False
        """True if the board is pointed at."""
        self.setZValue(Z_LIFTED)

    def show_pointed(self, pointed: bool) -> None:
        """Mark the board as pointed at, or not."""
        if pointed != self.pointed:
            self.pointed = pointed
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        lamp = QColor(self._theme.last_move.rgb())
        for colour, width in ((_OUTER, 8.0), (lamp, 5.0)):
            pen = QPen(colour, width + (3.0 if self.pointed else 0.0))
            pen.setCosmetic(True)  # as wide on a board shown small
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(self._path, pen)


class LitBoard(BoardOutline):
    """Outline of a board offered for a choice, with a label."""

    def __init__(self, board: BoardItem, theme: Theme, text: LabelText) -> None:
        super().__init__(board, theme)
        self.label = LitLabel(board, theme, text)

    def show_pointed(self, pointed: bool) -> None:
        """Mark the board as pointed at, or not."""
        if pointed != self.pointed:
            self.label.show_pointed(pointed)
        super().show_pointed(pointed)

    def set_theme(self, theme: Theme) -> None:
        super().set_theme(theme)
        self.label.set_theme(theme)

    def remove(self) -> None:
        """Remove the outline and the label."""
        take_off(self.label)
        take_off(self)


class LitLabel(ScreenItem):
    """Label of a lit board over its name plate: upright and of constant size on the screen."""

    def __init__(self, board: BoardItem, theme: Theme, text: LabelText) -> None:
        super().__init__(theme, board)
        self.text = text
        self._pointed = False
        self.setZValue(Z_LIFTED + 1)
        self._font = font_of(15, bold=True)
        elided = Qt.TextElideMode.ElideRight
        self._name = QFontMetricsF(self._font).elidedText(text.name, elided, _WIDEST_NAME)
        self._key_width = width_of(text.key, self._font) + 18 if text.key else 0.0
        self._enter_width = width_of(_ENTER, self._font) + 12 if text.default else 0.0
        self.named = not text.key or _plate_pixels(board) < LEGIBLE
        """True if it also has badge and name, because the plate is too small to read."""
        width = self._key_width + self._enter_width
        if self.named:
            width += _HEIGHT + width_of(self._name, self._font) + 18
        self._rect = QRectF(-width / 2, -_HEIGHT / 2, width, _HEIGHT)
        edge = board.area.seats[0] if board.area.seats else None
        self.setPos(QPointF(0, 0) if edge is None else board.area.plate(edge).center())

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def show_pointed(self, pointed: bool) -> None:
        """Mark the board as pointed at, or not."""
        self._pointed = pointed
        self.update()

    def draw(self, painter: QPainter) -> None:
        theme, text, rect = self._theme, self.text, self._rect
        ground, ink = (theme.text, theme.table) if self._pointed else (theme.plate, theme.text)
        painter.setPen(QPen(theme.text, 2))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect, 8, 8)
        left = rect.left()
        if text.key:
            self._write(painter, left, left + self._key_width, text.key, ink)
            left += self._key_width
        right = rect.right() - self._enter_width
        if self.named:
            if text.key:
                painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom()))
            badge = QRectF(left + 4, rect.top() + 4, _HEIGHT - 8, _HEIGHT - 8)
            text.badge.draw(painter, badge)
            left += _HEIGHT
            self._write(painter, left, right, self._name, ink)
        if text.default:
            self._write(painter, right, right + self._enter_width - 4, _ENTER, ink)

    def _write(self, painter: QPainter, left: float, right: float, words: str, ink: QColor) -> None:
        """Write a text centred between two ends of the line."""
        place = QRectF(left, self._rect.top(), right - left, _HEIGHT)
        write(painter, place, words, self._font, ink, CENTRE | Qt.TextFlag.TextSingleLine)


def _plate_pixels(board: BoardItem) -> float:
    """Return the height of a board's name plate in pixels of the scene's first view."""
    views = board.scene().views() if board.scene() is not None else []
    if not views or not board.plates:
        return 0.0
    return PLATE * float(abs(views[0].transform().determinant()) ** 0.5)
