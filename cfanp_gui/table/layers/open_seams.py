"""Open seams: edges over which pieces pass to the board beside.

There is no frame, but a row of slots, one for each square, through which the table is visible.
Between them squares touch, and the lines of zones continue from board to board.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.core.boards import BoardSpec, Edge
from cfanp_gui.table.layers.surface import ThemedItem, Z
from cfanp_gui.table.layout.geometry import SQUARE, BoardArea
from cfanp_gui.table.theme import Theme, set_colours

SLOT = 0.58 * SQUARE
"""Length of a slot."""
WIDTH = 0.06 * SQUARE
"""Width of a slot on each side of the edge."""
RIM = 0.02 * SQUARE
"""Width of the rim round a slot."""


class OpenSeamsItem(ThemedItem):
    """Item of a board's open seams: its half of the slots."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, area: BoardArea) -> None:
        super().__init__(parent, theme, area.squares)
        self._area = area
        self.setZValue(Z.SEAM)
        self.setVisible(bool(area.crossing))

    def draw(self, painter: QPainter) -> None:
        painter.setClipRect(self._area.squares)
        rim = QColor(self._theme.soft_text)
        rim.setAlpha(150)
        ground = ground_of(self._theme)
        for edge in self._area.crossing:
            for rect in slots(self._area.spec, edge):
                for colour, wider in ((rim, RIM), (ground, 0.0)):
                    set_colours(painter, colour)
                    grown = rect.adjusted(-wider, -wider, wider, wider)
                    radius = min(grown.width(), grown.height()) / 2
                    painter.drawRoundedRect(grown, radius, radius)


def ground_of(theme: Theme) -> QColor:
    """Return the colour of slots: the table's, lightened if it is dark to be less prominent."""
    return theme.table if theme.table.lightness() > 128 else theme.table.lighter(230)


def slots(spec: BoardSpec, edge: Edge) -> list[QRectF]:
    """Return the rectangles of the slots at an edge, in the board's own frame of reference."""
    upright = edge in (Edge.WEST, Edge.EAST)
    squares, across = (spec.ranks, spec.files) if upright else (spec.files, spec.ranks)
    side = across / 2 * (-1 if edge in (Edge.WEST, Edge.NORTH) else 1)
    rects = []
    for number in range(squares):
        along = number + 0.5 - squares / 2
        rect = QRectF(0, 0, 2 * WIDTH, SLOT) if upright else QRectF(0, 0, SLOT, 2 * WIDTH)
        rect.moveCenter((QPointF(side, along) if upright else QPointF(along, side)) * SQUARE)
        rects.append(rect)
    return rects
