"""Signs on boards: offered for a choice, pointed out, able to give check, or about to be pushed."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from cfanp_gui.core.boards import Edge
from cfanp_gui.table.layers.badge import BadgeLook
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.lettering import CENTRE, font_of, outlined, width_of, write
from cfanp_gui.table.layers.surface import CONTRAST, ScreenItem, ThemedItem, Z, body_path, take_off
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme, ink_on, pen_of, set_colours

_ROOM = 30.0
"""Room for the outline beyond the board's edge, enough at small zoom."""
_HEIGHT = 26.0
_WIDEST_NAME = 150.0
"""Least height of a label (above) and its widest name if the plate is smaller, in pixels."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_ENTER = "\N{RETURN SYMBOL}"


@dataclass(frozen=True, slots=True)
class LabelText:
    """Contents of the label of a lit board."""

    key: str
    """Digit to type for the board; empty for none."""
    name: str
    badge: BadgeLook
    default: bool
    """True if Enter selects it."""
    reason: str = ""
    """Why one might choose it, behind the name if there is room on the plate; may be empty."""


class BoardOutline(ThemedItem):
    """Prominent outline round a board, which ignores the mouse."""

    def __init__(self, board: BoardItem, theme: Theme) -> None:
        body = board.area.body
        super().__init__(board, theme, body.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM), Z.LIFTED)
        self._path = body_path(board.area, body.adjusted(-7, -7, 7, 7))
        self.pointed = False
        """True if the board is pointed at."""

    def show_pointed(self, pointed: bool) -> None:
        """Mark the board as pointed at, or not."""
        if pointed != self.pointed:
            self.pointed = pointed
            self.update()

    def draw(self, painter: QPainter) -> None:
        lamp = QColor(self._theme.last_move.rgb())
        for colour, width in ((CONTRAST[0], 8.0), (lamp, 5.0)):
            pen = pen_of(colour, width + (3.0 if self.pointed else 0.0))
            pen.setCosmetic(True)  # as wide on a board shown small
            painter.strokePath(self._path, pen)


class LitBoard(BoardOutline):
    """Outline of a board offered for a choice, with a label."""

    def __init__(self, board: BoardItem, theme: Theme, text: LabelText) -> None:
        super().__init__(board, theme)
        self.label = LitLabel(self, board, theme, text)

    def show_pointed(self, pointed: bool) -> None:
        super().show_pointed(pointed)
        self.label.update()


class LitLabel(ScreenItem):
    """Label of a lit board over its whole name plate: upright, of constant size on the screen."""

    def __init__(
        self, outline: BoardOutline, board: BoardItem, theme: Theme, text: LabelText
    ) -> None:
        super().__init__(theme, outline)
        self.text, self._outline = text, outline
        edge = board.area.seats[0] if board.area.seats else None
        plate = QRectF() if edge is None else board.area.plate(edge)
        views = board.scene().views() if board.scene() is not None and board.plates else []
        below = views[0].mapFromScene(board.mapToScene(plate)).boundingRect() if views else QRect()
        covered = below.size() if below.width() > 3 * below.height() else QSize()
        high = max(_HEIGHT, covered.height() + 2)
        self._font = font_of(max(13 if text.reason else 15, round(high * 0.45)), bold=True)
        self._key_width = width_of(text.key, self._font) + 20 if text.key else 0.0
        self._enter_width = width_of(_ENTER, self._font) + 16 if text.default else 0.0
        around = self._key_width + high + self._enter_width + 12
        room = max(_WIDEST_NAME, covered.width() - around)
        self._name = f"{text.name} \N{MIDDLE DOT} {text.reason}" if text.reason else text.name
        if text.reason and width_of(self._name, self._font) > room:
            self._name = text.name
        elided = Qt.TextElideMode.ElideRight
        self._name = QFontMetricsF(self._font).elidedText(self._name, elided, room)
        width = max(covered.width() + 2, around + width_of(self._name, self._font))
        self._rect = QRectF(-width / 2, -high / 2, width, high)
        self.setPos(plate.center())

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-3, -3, 3, 3)

    def draw(self, painter: QPainter) -> None:
        theme, text, rect, pointed = self._theme, self.text, self._rect, self._outline.pointed
        ground, ink = (theme.text, theme.table) if pointed else (theme.plate, theme.text)
        set_colours(painter, ground, theme.text, 2)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        left, right = rect.left() + self._key_width, rect.right() - self._enter_width
        if text.key:
            painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom()))
        side = rect.height() - 8
        text.badge.draw(painter, QRectF(left + 4, rect.top() + 4, side, side))
        for words, start, end, flags in (
            (text.key, rect.left() + 4, left, CENTRE),
            (self._name, left + side + 10, right, _LEFT),
            (_ENTER if text.default else "", right, rect.right() - 8, CENTRE),
        ):
            place = QRectF(start, rect.top(), end - start, rect.height())
            write(painter, place, words, self._font, ink, flags | Qt.TextFlag.TextSingleLine)


_SIDE = 0.62 * SQUARE
SIGN = "+"
"""Sign of a check in notation."""


class CheckSignItem(ThemedItem):
    """A disc at a corner of a half-board that would give check if pushed against the King's."""

    def __init__(self, board: BoardItem, theme: Theme) -> None:
        super().__init__(board, theme, QRectF(-_SIDE / 2, -_SIDE / 2, _SIDE, _SIDE), Z.LIFTED)
        body = board.area.body
        # At the seam it would be hidden by a board pushed there.
        low = Edge.SOUTH in board.area.framed
        self.setPos(QPointF(body.right(), body.bottom() if low else body.top()))

    def draw(self, painter: QPainter) -> None:
        colour, rect = QColor(self._theme.check.rgb()), self.rect().adjusted(2, 2, -2, -2)
        set_colours(painter, CONTRAST[1], CONTRAST[0], 2.5)
        painter.drawEllipse(rect)
        inner = rect.adjusted(3.5, 3.5, -3.5, -3.5)
        set_colours(painter, colour)
        painter.drawEllipse(inner)
        font = font_of(round(inner.height() * 0.95), bold=True)
        painter.fillPath(outlined(SIGN, font, inner.center()), ink_on(colour))


class BoardSigns:
    """Signs of one kind on the boards of a table."""

    def __init__(
        self,
        boards: Mapping[int, BoardItem],
        make: Callable[[BoardItem, Theme], ThemedItem] = BoardOutline,
    ) -> None:
        """`make` creates the sign of a board, by default an outline."""
        self._boards = boards
        self._make = make
        self._signs: dict[int, ThemedItem] = {}

    @property
    def boards(self) -> frozenset[int]:
        """Return the ids of the boards that have the sign."""
        return frozenset(self._signs)

    def show(self, boards: Iterable[int], theme: Theme) -> None:
        """Show the sign on exactly these boards; unknown ids are ignored."""
        wanted = set(boards) & self._boards.keys()
        for board in self._signs.keys() - wanted:
            take_off(self._signs.pop(board))
        for board in wanted - self._signs.keys():
            self._signs[board] = self._make(self._boards[board], theme)
