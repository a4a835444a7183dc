"""What lies on the table: half-boards and pieces."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cfanp_gui.core.boards import Square, split_name, square_names
from cfanp_gui.core.game import Piece
from cfanp_gui.core.gestures import Source
from cfanp_gui.core.half_boards import FILES, RANKS, is_light
from cfanp_gui.table.layers.marks import MarksItem
from cfanp_gui.table.layers.plates import PlateItem
from cfanp_gui.table.layers.surface import (
    BODY,
    HALF_DEPTH,
    HALF_WIDTH,
    SQUARES,
    Z_ABOVE,
    Z_BELOW,
    Z_PIECE,
    Z_VEIL,
    ThemedItem,
    frame_path,
)
from cfanp_gui.table.layers.trays import TrayItem
from cfanp_gui.table.layout.geometry import FRAME, SQUARE, WIDTH, Pose, square_centre
from cfanp_gui.table.theme import Theme, ink_on


class PieceItem(QGraphicsPixmapItem):
    """A piece on a half-board or in its tray, whose child it is; always upright on the screen."""

    def __init__(self, piece: Piece, place: Source) -> None:
        super().__init__()
        self.piece = piece
        self.place = place
        self.rest = square_centre(place.index) if isinstance(place, Square) else QPointF(0, 0)
        """Where it belongs on its half-board, in the half-board's own frame."""
        self.rest_scale = 1.0
        """How large it is there, as a part of its size on a square."""
        self.rest_z = Z_PIECE
        """What it lies over there."""
        self.setZValue(Z_PIECE)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

        self._shadow: QGraphicsPixmapItem | None = None

    def show_picture(self, pixmap: QPixmap) -> None:
        """Show a picture made for the present size."""
        if pixmap.cacheKey() == self.pixmap().cacheKey():
            return
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def show_lifted(self, lifted: bool) -> None:
        """Show a soft shadow on the table below while the piece is in the air."""
        if lifted and self._shadow is None:
            self._shadow = _shadow_item(self, QRectF(-0.42, -0.1, 0.96, 0.72), SQUARE)
        elif not lifted and self._shadow is not None:
            if self.scene() is not None:
                self.scene().removeItem(self._shadow)
            self._shadow = None


class GhostItem(QGraphicsPixmapItem):
    """The faint picture that stays on a square while its piece is in the air."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpacity(0.35)
        self.setZValue(Z_BELOW)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def stand_for(self, item: PieceItem, at: QPointF) -> None:
        """Stand at a point of the half-board for a piece taken from there."""
        self.setParentItem(item.parentItem())
        self.setPixmap(item.pixmap())
        self.setOffset(item.offset())
        self.setTransform(item.transform())
        self.setScale(item.scale())
        self.setPos(at)

    def leave(self) -> None:
        """Leave the table."""
        if self.scene() is not None:
            self.scene().removeItem(self)


_SHADOW_SIDE = 64


def _shadow_item(parent: QGraphicsItem, part: QRectF, unit: float) -> QGraphicsPixmapItem:
    """A soft dark blot behind an item, over a part of it given in units of its size."""
    item = QGraphicsPixmapItem(_blot(), parent)
    item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    shape = QTransform.fromTranslate(part.left() * unit, part.top() * unit)
    shape.scale(part.width() * unit / _SHADOW_SIDE, part.height() * unit / _SHADOW_SIDE)
    item.setTransform(shape)
    return item


def _blot() -> QPixmap:
    # Its many presets are made with it, and nothing is lifted when a table opens.
    from PySide6.QtGui import QRadialGradient

    pixmap = QPixmap(_SHADOW_SIDE, _SHADOW_SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = _SHADOW_SIDE / 2
    gradient = QRadialGradient(middle, middle, middle)
    gradient.setColorAt(0.0, QColor(0, 0, 0, 120))
    gradient.setColorAt(0.55, QColor(0, 0, 0, 70))
    gradient.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), gradient)
    painter.end()
    return pixmap


class CoordinatesItem(QGraphicsItem):
    """File letters and rank numbers on the frame, upright however the half-board lies."""

    def __init__(self, parent: QGraphicsItem, ink: QColor) -> None:
        super().__init__(parent)
        # Letters that are only carried along are not drawn again.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._ink = ink
        self._upright = QTransform()
        self.names = square_names(FILES, RANKS)
        """What the squares are called, by number."""
        self.setZValue(Z_BELOW)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return BODY

    def set_ink(self, ink: QColor) -> None:
        """Write in a colour that shows on the frame's paint."""
        self._ink = ink
        self.update()

    def stand(self, upright: QTransform) -> None:
        """Turn every letter by this, so that it stands upright on the screen."""
        self._upright = upright
        self.update()

    def show_names(self, names: tuple[str, ...]) -> None:
        """Show the files and ranks of squares as these are called, by number."""
        if names != self.names:
            self.names = names
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        font = QFont()
        font.setPixelSize(int(FRAME * 0.72))
        painter.setFont(font)
        ink = QColor(self._ink)
        ink.setAlpha(190)
        painter.setPen(ink)
        for file in range(FILES):
            x = square_centre(file).x()
            self._text(painter, QPointF(x, HALF_DEPTH + FRAME / 2), file, True)
        for rank in range(RANKS):
            y = square_centre(rank * FILES).y()
            for x in (-HALF_WIDTH - FRAME / 2, HALF_WIDTH + FRAME / 2):
                self._text(painter, QPointF(x, y), rank * FILES, False)

    def _text(self, painter: QPainter, at: QPointF, square: int, file: bool) -> None:
        letters, digits = split_name(self.names[square])
        text = letters if file else digits
        painter.save()
        painter.translate(at)
        painter.setTransform(self._upright, True)
        painter.drawText(
            QRectF(-FRAME, -FRAME, 2 * FRAME, 2 * FRAME), Qt.AlignmentFlag.AlignCenter, text
        )
        painter.restore()


class Sign(Enum):
    """What is shown of a half-board's part in the turn."""

    TURN = "turn"
    """The army at home is to move."""
    USED = "used"
    """The half-board was pushed for a move this turn."""


class SignItem(ThemedItem):
    """The outline that shows whose turn it is, or the veil on a half-board used this turn."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, kind: Sign) -> None:
        super().__init__(parent, theme)
        self._kind = kind
        self.seam = True
        """Whether the veil has a line along the seam, against which nothing can be pushed."""
        # A veil over the pieces would wash the armies' paint out, one over marks the marks.
        self.setZValue(Z_ABOVE if kind is Sign.TURN else Z_VEIL)
        self.show_nothing(True)

    def boundingRect(self) -> QRectF:
        return BODY.adjusted(-8, -8, 8, 8)

    def show_sign(self, shown: bool) -> None:
        """Show the sign, or nothing."""
        self.show_nothing(not shown)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._kind is Sign.TURN:
            painter.setPen(QPen(self._theme.accent, 5))
            painter.drawPath(frame_path(BODY.adjusted(-4, 0, 4, 4)))
            return
        painter.fillRect(SQUARES, self._theme.veil)
        if not self.seam:
            return
        painter.setPen(QPen(self._theme.soft_text, 6, Qt.PenStyle.DotLine))
        painter.drawLine(SQUARES.topLeft() + QPointF(6, 4), SQUARES.topRight() + QPointF(-6, 4))


class HalfBoardItem(QGraphicsPixmapItem):
    """A half-board with a cached picture of its squares and frame; its pieces are children."""

    def __init__(self, board: int, theme: Theme) -> None:
        super().__init__()
        self.board = board
        self.pose = Pose(0, 0)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.below = MarksItem(self, theme, below=True)
        self.above = MarksItem(self, theme, below=False)
        self.turn_sign = SignItem(self, theme, Sign.TURN)
        self.used_sign = SignItem(self, theme, Sign.USED)
        self.plate = PlateItem(self, theme)
        self.tray = TrayItem(self, theme)
        self.coordinates = CoordinatesItem(self, QColor("black"))
        self._theme = theme
        self._colour = QColor("#888888")
        self._pixels = 0
        self._swapped = False
        self._camera = 0.0
        self._shadow: QGraphicsPixmapItem | None = None

    def shape(self) -> QPainterPath:
        """The whole body, so that a hit does not depend on the picture."""
        path = QPainterPath()
        path.addRect(BODY)
        return path

    def lie(self, pose: Pose) -> None:
        """Lie so; what must be upright is turned back."""
        self.setPos(pose.centre)
        turned = (pose.angle, pose.mirrored) != (self.pose.angle, self.pose.mirrored)
        self.pose = pose
        if turned:
            self.setTransform(pose.transform())
            self._stand()

    def face(self, camera: float) -> None:
        """Keep upright what must be while the view is turned by so many degrees."""
        if camera != self._camera:
            self._camera = camera
            self._stand()

    @property
    def on_its_head(self) -> bool:
        """Whether the reader sees the half-board so that writing along it is turned round."""
        return self.pose.on_its_head(self._camera)

    def _stand(self) -> None:
        upright = self.pose.upright(self._camera)
        self.coordinates.stand(upright)
        self.plate.setTransform(self.pose.readable(self._camera))
        for child in self.childItems():
            if isinstance(child, PieceItem):
                child.setTransform(upright)

    def adopt(self, item: PieceItem) -> None:
        """Take a piece onto this half-board without moving it on the screen."""
        where = item.scenePos() if item.scene() is not None else None
        item.setParentItem(self)
        item.setTransform(self.pose.upright(self._camera))
        if where is not None:
            item.setPos(self.mapFromScene(where))

    def show_lifted(self, lifted: bool) -> None:
        """Show a soft shadow on the table below while a hand carries the half-board."""
        if lifted and self._shadow is None:
            self._shadow = _shadow_item(self, QRectF(-0.58, -0.34, 1.16, 0.74), WIDTH)
        elif not lifted and self._shadow is not None:
            if self.scene() is not None:
                self.scene().removeItem(self._shadow)
            self._shadow = None

    def dress(self, theme: Theme, colour: QColor, pixels: int, swapped: bool) -> None:
        """Draw the picture in an army's colour for squares of so many device pixels.

        `swapped` exchanges light and dark squares, which a mirrored half needs so that the
        colouring goes on across the seam.
        """
        wanted = (theme, colour, pixels, swapped)
        if wanted == (self._theme, self._colour, self._pixels, self._swapped):
            return
        self._theme, self._colour, self._pixels, self._swapped = wanted
        scale = pixels / SQUARE
        pixmap = QPixmap(max(1, round(BODY.width() * scale)), max(1, round(BODY.height() * scale)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixmap.width() / BODY.width(), pixmap.height() / BODY.height())
        painter.translate(-BODY.topLeft())
        _paint_body(painter, theme, colour, swapped)
        painter.end()
        pixmap.setDevicePixelRatio(pixmap.width() / BODY.width())
        self.setPixmap(pixmap)
        self.setOffset(BODY.topLeft())
        self.coordinates.set_ink(ink_on(colour))
        for child in (self.below, self.above, self.turn_sign, self.used_sign, self.plate,
                      self.tray):  # fmt: skip
            child.set_theme(theme)


def _paint_body(painter: QPainter, theme: Theme, colour: QColor, swapped: bool) -> None:
    """The frame in the army's paint, the squares in the table's colours."""
    painter.setPen(QPen(colour.darker(135), 2))
    painter.setBrush(colour)
    path = frame_path(BODY.adjusted(1, 0, -1, -1))
    path.closeSubpath()
    painter.drawPath(path)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for square in range(FILES * RANKS):
        centre = square_centre(square)
        light = is_light(square) is not swapped
        painter.fillRect(
            QRectF(centre.x() - SQUARE / 2, centre.y() - SQUARE / 2, SQUARE, SQUARE),
            theme.light_square if light else theme.dark_square,
        )
