"""Shared parts of items on a board: z values, themes, outlines and shadows."""

from abc import abstractmethod
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cfanp_gui.core.boards import Edge
from cfanp_gui.table.layout.geometry import FRAME, SQUARE, BoardArea, Pose
from cfanp_gui.table.theme import Theme, set_colours, smooth_painter


class Z:
    """Z values of items on a board, from bottom to top, and one above every board."""

    VEIL, BELOW, SEAM, PIECE, ABOVE, LIFTED, OVER = 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 1e6


CONTRAST = (QColor("#15181a"), QColor("#ffffff"))
"""Dark, and light within it: together visible on every square and beside every paint."""
CACHED = QGraphicsItem.CacheMode.DeviceCoordinateCache
"""Cache mode for items that mostly only move: their painting is cached."""


class SmoothDrawing:
    """Mixin, placed before Qt's class, of a graphics item drawn with antialiasing by `draw`."""

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    @abstractmethod
    def draw(self, painter: QPainter) -> None:
        """Draw the item in its own frame of reference."""


class ThemedItem(SmoothDrawing, QGraphicsRectItem):
    """Item on or beside a board in the theme's colours, which ignores the mouse.

    Its rectangle bounds its drawing; Qt asks for that often, so it is no Python function.
    """

    def __init__(
        self,
        parent: QGraphicsItem | None,
        theme: Theme,
        rect: QRectF,
        z: float = 0.0,
        shown: bool = True,
    ) -> None:
        super().__init__(rect, parent)
        self._theme = theme
        self.setZValue(z)
        self.setVisible(shown)
        self.setPen(Qt.PenStyle.NoPen)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme, here and in child items."""
        if theme is not self._theme:
            self._theme = theme
            self.update()
            for child in self.childItems():
                if isinstance(child, ThemedItem | ScreenItem):
                    child.set_theme(theme)


class ScreenItem(SmoothDrawing, QGraphicsItem):
    """Item above everything, of constant size on the screen at any zoom; it ignores the mouse."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z.OVER)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()


def take_off(item: QGraphicsItem) -> None:
    """Remove an item from its scene, if it is in one."""
    if item.scene() is not None:
        item.scene().removeItem(item)


def rect_path(rect: QRectF) -> QPainterPath:
    """Return the outline of a rectangle."""
    path = QPainterPath()
    path.addRect(rect)
    return path


ROUNDING = FRAME * 0.7
"""Radius of the corners of a board's body."""
_ROUND = (Edge.WEST, Edge.SOUTH, Edge.EAST, Edge.NORTH)
"""Edges of a board, counterclockwise from its upper left corner."""


def body_path(area: BoardArea, rect: QRectF, drawn: tuple[Edge, ...] = _ROUND) -> QPainterPath:
    """Return the outline of a board's body along some edges, rounded between framed ones."""
    corners = [rect.topLeft(), rect.bottomLeft(), rect.bottomRight(), rect.topRight()]
    directions = [QPointF(0, 1), QPointF(1, 0), QPointF(0, -1), QPointF(-1, 0)]
    is_drawn = [edge in drawn for edge in _ROUND]
    is_round = [
        edge in area.framed and _ROUND[at - 1] in area.framed for at, edge in enumerate(_ROUND)
    ]
    first = next((at for at in range(4) if is_drawn[at] and not is_drawn[at - 1]), 0)
    path = QPainterPath()
    for step in range(4):
        at, after = (first + step) % 4, (first + step + 1) % 4
        if not is_drawn[at]:
            continue
        start = corners[at] + directions[at] * (ROUNDING if is_round[at] else 0.0)
        end = corners[after] - directions[at] * (ROUNDING if is_round[after] else 0.0)
        if step == 0 or not is_drawn[at - 1]:
            path.moveTo(start)
        path.lineTo(end)
        if is_drawn[after] and is_round[after]:
            path.quadTo(corners[after], corners[after] + directions[after] * ROUNDING)
    if all(is_drawn):
        path.closeSubpath()
    return path


class PictureItem(QGraphicsPixmapItem):
    """Smoothly scaled picture that ignores the mouse."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)


_SOFT = 0.36 * SQUARE
"""Reach of a shadow beyond the rectangle that throws it."""
_SHADOW_SCALE = 0.25
"""Pixels to a unit in the picture of a shadow."""


@lru_cache(maxsize=32)
def _soft_rect(width: float, height: float) -> QPixmap:
    """Return the picture of the soft shadow of a rectangle: ever smaller ones, faintly filled."""
    size = QSizeF(width + 2 * _SOFT, height + 2 * _SOFT) * _SHADOW_SCALE
    pixmap, reach, steps = QPixmap(size.toSize()), 2 * _SOFT * _SHADOW_SCALE, 14
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = smooth_painter(pixmap)
    set_colours(painter, QColor(0, 0, 0, 11))
    for step in range(steps):
        inwards, radius = reach * step / steps, reach * (1 - step / steps)
        rect = QRectF(pixmap.rect()).adjusted(inwards, inwards, -inwards, -inwards)
        painter.drawRoundedRect(rect, radius, radius)
    painter.end()
    return pixmap


class ShadowItem(PictureItem):
    """Soft shadow of a rectangle, behind its parent if it has one."""

    def __init__(self, rect: QRectF, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setPixmap(_soft_rect(rect.width(), rect.height()))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self.setCacheMode(CACHED)
        shape = QTransform.fromTranslate(rect.left() - _SOFT, rect.top() - _SOFT)
        self._shape = shape.scale(1 / _SHADOW_SCALE, 1 / _SHADOW_SCALE)
        self.setTransform(self._shape)

    def lie(self, pose: Pose, camera: float, lift: float) -> None:
        """Lie under a board, away from the light, in a view turned by an angle in degrees."""
        self.setTransform(self._shape * pose.transform())
        away = QTransform().rotate(-camera).map(QPointF(0.4, 0.6) * _SOFT * lift)
        self.setPos(pose.centre + away * pose.scale)
