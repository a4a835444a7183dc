"""Items of pieces, and the ghosts they leave on their squares while dragged."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from cfanp_gui.core.actions import Source
from cfanp_gui.core.pieces import Piece
from cfanp_gui.table.layers.repainting import repainted
from cfanp_gui.table.layers.surface import CACHED, PictureItem, ShadowItem, Z, take_off
from cfanp_gui.table.layout.geometry import SQUARE

_SHADOW = QRectF(-0.2 * SQUARE, 0.1 * SQUARE, 0.56 * SQUARE, 0.4 * SQUARE)


class PieceItem(PictureItem):
    """Item of a piece on a board or in its pocket, child of the board; upright on the screen."""

    def __init__(self, piece: Piece, source: Source) -> None:
        super().__init__()
        self.piece = piece
        self.source = source
        self.rest = QPointF(0, 0)
        """Place where it belongs on its board, in the board's own frame of reference."""
        self.rest_scale = 1.0
        """Scale at that place, relative to its size on a square."""
        self.rest_opacity = 1.0
        """Opacity at that place."""
        self.rest_z = Z.PIECE
        """Z value at that place."""
        self.setZValue(Z.PIECE)
        self.setCacheMode(CACHED)
        self.picture: QPixmap | None = None
        """Picture set last, which may still be painted or fading in."""
        self._repainting: tuple[QPixmap, float] | None = None
        """Earlier picture, and the part of it that the brush has painted over; None for none."""
        self._shadow: ShadowItem | None = None
        """Shadow while the piece is lifted."""
        self._over: QGraphicsPixmapItem | None = None
        """Child item with the new picture while it fades in over the earlier one."""

    def show_picture(self, pixmap: QPixmap) -> None:
        """Set the picture, made for the present size."""
        self.picture = pixmap
        if self._repainting is not None:
            self.show_repainting(*self._repainting)
        else:
            _show(self._over or self, pixmap)

    def show_flow(self, before: QPixmap, part: float) -> None:
        """Show the new picture over the earlier one with an opacity from 0 to 1."""
        if part < 1.0:
            if self._over is None and self.picture is not None:
                self._over = PictureItem(self)
                _show(self._over, self.picture)
                _show(self, before)
            if self._over is not None:
                self._over.setOpacity(part)
        elif self._over is not None:
            take_off(self._over)
            self._over = None
            if self.picture is not None:
                _show(self, self.picture)

    def show_repainting(self, before: QPixmap, part: float) -> None:
        """Show a part of the new picture, from 0 to 1, painted over the earlier one by a brush."""
        self._repainting = (before, part) if part < 1.0 else None
        if self.picture is not None:
            _show(self, repainted(before, self.picture, part))

    def show_lifted(self, lifted: bool) -> None:
        """Show or hide a soft shadow below a lifted piece."""
        if self._shadow is not None:
            take_off(self._shadow)
        self._shadow = ShadowItem(_SHADOW, self) if lifted else None


def _show(item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
    """Set the picture of an item, centred."""
    item.setPixmap(pixmap)
    size = pixmap.deviceIndependentSize()
    item.setOffset(-size.width() / 2, -size.height() / 2)


class GhostItem(PictureItem):
    """Faint picture that stays on a square while its piece is dragged."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpacity(0.35)
        self.setZValue(Z.BELOW)

    def stand_for(self, item: PieceItem, at: QPointF) -> None:
        """Represent a lifted piece at a point of its board."""
        self.setParentItem(item.parentItem())
        self.setPixmap(item.pixmap())
        self.setOffset(item.offset())
        self.setTransform(item.transform())
        self.setScale(item.scale())
        self.setPos(at)
