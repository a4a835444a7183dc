"""Signs on half-boards that would give check if they were pushed against the King's."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.core.boards import Edge
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.surface import CONTRAST, Z_LIFTED, ThemedItem
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme, ink_on

_SIDE = 0.62 * SQUARE
SIGN = "+"
"""What notation writes for a check."""


class CheckSignItem(ThemedItem):
    """A disc with the sign of a check at a corner of a board, over its frame."""

    def __init__(self, board: BoardItem, theme: Theme) -> None:
        super().__init__(board, theme, QRectF(-_SIDE / 2, -_SIDE / 2, _SIDE, _SIDE))
        body = board.area.body
        # At the seam it would lie under the board that is pushed there.
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
        font = QFont()
        font.setBold(True)
        font.setPixelSize(round(inner.height() * 0.95))
        path = QPainterPath()
        path.addText(QPointF(0, 0), font, SIGN)
        path.translate(inner.center() - path.boundingRect().center())
        painter.fillPath(path, ink_on(colour))


class CheckSigns:
    """The signs on a table."""

    def __init__(self, scene: QGraphicsScene, boards: dict[int, BoardItem]) -> None:
        self._scene = scene
        self._boards = boards
        self._signs: dict[int, CheckSignItem] = {}

    @property
    def boards(self) -> frozenset[int]:
        """Return the boards that have the sign."""
        return frozenset(self._signs)

    def show(self, boards: Iterable[int], theme: Theme) -> None:
        """Have the sign on these boards and on no others."""
        wanted = set(boards) & self._boards.keys()
        for board in set(self._signs) - wanted:
            self._scene.removeItem(self._signs.pop(board))
        for board in wanted - set(self._signs):
            self._signs[board] = CheckSignItem(self._boards[board], theme)
