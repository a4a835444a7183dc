"""Signs on boards that would give check or are pointed out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from cfanp_gui.core.boards import Edge
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.candidates import BoardOutline
from cfanp_gui.table.layers.lettering import font_of, outlined
from cfanp_gui.table.layers.surface import CONTRAST, Z_LIFTED, ThemedItem, take_off
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme, ink_on

_SIDE = 0.62 * SQUARE
SIGN = "+"
"""Sign of a check in notation."""


class CheckSignItem(ThemedItem):
    """A disc with the sign of a check at a corner of a board, over its frame.

    It marks half-boards that would give check if they were pushed against the King's.
    """

    def __init__(self, board: BoardItem, theme: Theme) -> None:
        super().__init__(board, theme, QRectF(-_SIDE / 2, -_SIDE / 2, _SIDE, _SIDE))
        body = board.area.body
        # At the seam it would be hidden by a board pushed there.
        low = Edge.SOUTH in board.area.framed
        self.setPos(QPointF(body.right(), body.bottom() if low else body.top()))
        self.setZValue(Z_LIFTED)

    def draw(self, painter: QPainter) -> None:
        colour = QColor(self._theme.check.rgb())
        rect = self.rect().adjusted(2, 2, -2, -2)
        painter.setPen(QPen(CONTRAST[0], 2.5))
        painter.setBrush(CONTRAST[1])
        painter.drawEllipse(rect)
        inner = rect.adjusted(3.5, 3.5, -3.5, -3.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
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
