"""The face of a half-board: its squares, its frame, and what lies on it in a theme's colours."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.core.half_boards import FILES, RANKS
from cfanp_gui.table.layout.geometry import DEPTH, FRAME, SQUARE, WIDTH, square_centre
from cfanp_gui.table.theme import Theme

HALF_WIDTH = FILES * SQUARE / 2
HALF_DEPTH = RANKS * SQUARE / 2
SQUARES = QRectF(-HALF_WIDTH, -HALF_DEPTH, 2 * HALF_WIDTH, 2 * HALF_DEPTH)
BODY = QRectF(-WIDTH / 2, -HALF_DEPTH, WIDTH, DEPTH)

Z_VEIL, Z_BELOW, Z_PIECE, Z_ABOVE, Z_LIFTED = 0.5, 1.0, 2.0, 3.0, 4.0
"""The order in which things lie on a half-board."""


class ThemedItem(QGraphicsItem):
    """Something drawn on or beside a half-board in the theme's colours; the mouse passes it."""

    def __init__(self, parent: QGraphicsItem, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()

    def show_nothing(self, nothing: bool) -> None:
        """Say whether there is nothing to draw, which then costs nothing."""
        self.setVisible(not nothing)


def square_rect(square: int) -> QRectF:
    """Where a local square lies."""
    centre = square_centre(square)
    return QRectF(centre.x() - SQUARE / 2, centre.y() - SQUARE / 2, SQUARE, SQUARE)


def frame_path(rect: QRectF) -> QPainterPath:
    """The body's outline, round at the owner's corners and open at the seam."""
    radius = FRAME * 0.7
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.left(), rect.bottom() - radius)
    path.quadTo(rect.bottomLeft(), QPointF(rect.left() + radius, rect.bottom()))
    path.lineTo(rect.right() - radius, rect.bottom())
    path.quadTo(rect.bottomRight(), QPointF(rect.right(), rect.bottom() - radius))
    path.lineTo(rect.topRight())
    return path
