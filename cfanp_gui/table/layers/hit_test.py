"""Hit test for a point of the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF

from cfanp_gui.core.actions import Source
from cfanp_gui.core.boards import Edge, Square
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layout import geometry


@dataclass(frozen=True, slots=True)
class Hit:
    """Result of a hit test at a scene point."""

    item: BoardItem | None = None
    """Topmost board, its name plate and pocket included."""
    square: Square | None = None
    source: Source | None = None
    """Source of the piece under the point; None if there is no piece."""
    plate: Edge | None = None
    """Edge of the board's name plate under the point; None if there is none."""
    near: BoardItem | None = None
    """The same board, or the nearest one if the point lies just beside it."""


def hit_at(
    boards: Sequence[BoardItem], pieces: PieceLayer, point: QPointF, beside: float = 0.0
) -> Hit:
    """Return the hit at a scene point; a board within `beside` scene units counts as near."""
    for item in sorted(boards, key=BoardItem.zValue, reverse=True):
        local = item.mapFromScene(point)
        if item.contains(local):
            index = geometry.square_at(item.spec, local)
            square = None if index is None else Square(item.board, index)
            return Hit(item, square, square if square in pieces.items else None, near=item)
        if (edge := item.plate_under(point)) is not None:
            return Hit(item, plate=edge, near=item)
        if item.on_pocket(point):
            return Hit(item, source=pieces.pocket_source(item.board, local), near=item)
    if not beside:
        return Hit()

    def away(item: BoardItem) -> float:
        whole, local = item.area.whole, item.mapFromScene(point)
        right = max(whole.left() - local.x(), 0.0, local.x() - whole.right())
        down = max(whole.top() - local.y(), 0.0, local.y() - whole.bottom())
        return hypot(right, down) * item.pose.scale

    nearest = min(boards, key=away, default=None)
    return Hit(near=nearest if nearest is not None and away(nearest) <= beside else None)
