"""Arrows and rings that a person draws on the position with the right button.

A drag from square to square draws an arrow, one that stays on its square a ring; the same once more
removes it. In an analysis a click draws a ring too, and Ctrl+click opens the menu that a plain
click opens otherwise. They are notes on the position, so the session keeps them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cfanp_gui.core.boards import Square
from cfanp_gui.record.drawings import PENS, Arrow, Drawings, Paint, Ring
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import seat_at, seat_to_move
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.host import TableHost

DRAG = 6
"""Screen pixels before a press of the right button becomes a drag."""
DRAWN, HELD = "drawn", "sketch"
"""Owner names of the arrows kept with the position, and of the one being drawn."""
_KEYS = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
_PENS = {(True, False): "R", (False, True): "G", (True, True): "B"}
"""Pens by the state of the Shift and Ctrl keys."""


class Sketching:
    """Controller of drawing with the right button, and of the drawings at the session's cursor."""

    def __init__(self, host: TableHost) -> None:
        self._host = host
        self._from: Square | None = None
        self._pressed_at = QPoint()
        self._pen: Paint = 0
        self._shown: tuple[Node, str] | None = None
        self.moved = False
        """True if the last press drew or tried to, instead of opening a menu."""

    @property
    def active(self) -> bool:
        """Return True if the right button is held on a square."""
        return self._from is not None

    def show(self) -> None:
        """Show the drawings on the position at the session's cursor."""
        node = self._host.session.node
        if self._shown == (node, node.comment):
            return
        self._shown = node, node.comment
        drawn = node.drawings
        self._host.arrows.show(
            DRAWN,
            [self._arrow(arrow) for arrow in drawn.arrows],
            [self._ring(ring) for ring in drawn.rings],
        )

    # The right button

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Start a drawing; return True if the right button was pressed on a square."""
        square = self._host.hit(event.scenePos()).square
        self.moved = False
        self._from = square
        if square is None:
            return False
        self._pressed_at = event.screenPos()
        self._pen = self._pen_at(square, event)
        return True

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Draw from the pressed square to the square under the pointer."""
        if self._from is None:
            return
        if (event.screenPos() - self._pressed_at).manhattanLength() >= DRAG:
            self.moved = True
        if self.moved:
            one = self._drawn(event)
            arrows = [self._arrow(one)] if isinstance(one, Arrow) else []
            rings = [self._ring(one)] if isinstance(one, Ring) else []
            self._host.arrows.show(HELD, arrows, rings)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Keep the drawing with the position, unless it ends outside the squares."""
        if self._from is None:
            return
        if not self.moved and self._host.session.analysing:
            self.moved = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        one = self._drawn(event) if self.moved else None
        self.cancel()
        if one is not None:
            session = self._host.session
            session.annotations.draw(session.node.drawings.toggled(one))

    def cancel(self) -> None:
        """Cancel the drawing."""
        self._from = None
        self._host.arrows.clear(HELD)

    def toggle_ring(self, square: Square) -> None:
        """Draw a ring round a square, or remove it."""
        session = self._host.session
        ring = Ring(square, self._own_pen(square))
        session.annotations.draw(session.node.drawings.toggled(ring))

    def rub_out(self) -> None:
        """Remove all drawings from the position."""
        self._host.session.annotations.draw(Drawings())

    def _drawn(self, event: QGraphicsSceneMouseEvent) -> Arrow | Ring | None:
        """Return the arrow or ring that a release here would draw; None outside the squares."""
        source, target = self._from, self._host.hit(event.scenePos()).square
        if source is None or target is None:
            return None
        return Ring(source, self._pen) if source == target else Arrow(source, target, self._pen)

    # Paint

    def _pen_at(self, square: Square, event: QGraphicsSceneMouseEvent) -> Paint:
        """Return the paint of a drawing from a square: by the keys held, else its army's."""
        shift, control = (bool(event.modifiers() & key) for key in _KEYS)
        return _PENS.get((shift, control)) or self._own_pen(square)

    def _own_pen(self, square: Square) -> Paint:
        """Return the paint of the army on a square, else of the seat to move or the seat there."""
        position = self._host.session.position
        piece = position.pieces().get(square)
        if piece is not None:
            return position.style(piece).paint
        seat = seat_to_move(position) or seat_at(position, square.board)
        return "G" if seat is None else position.seat_status(seat.id).paint

    def _arrow(self, arrow: Arrow) -> ArrowShape:
        army, colour = self._ink(arrow.paint)
        return ArrowShape(arrow.source, arrow.target, army, arrow.dashed, colour)

    def _ring(self, ring: Ring) -> RingShape:
        army, colour = self._ink(ring.paint)
        return RingShape(ring.square, army, colour=colour)

    def _ink(self, paint: Paint) -> tuple[int | None, str]:
        """Return the army that alone has this paint, or else None and a colour."""
        session = self._host.session
        if isinstance(paint, str):
            return None, PENS.get(paint, paint)
        owners = list(self._owners(paint))
        if len(owners) == 1:
            return owners[0], ""
        colours = session.match.colours
        return None, colours[paint] if 0 <= paint < len(colours) else PENS["G"]

    def _owners(self, paint: int) -> Iterator[int]:
        """Yield the armies with a paint among those that have exactly one seat."""
        position = self._host.session.position
        armies = [seat.army for seat in position.seats()]
        for seat in position.seats():
            if armies.count(seat.army) == 1 and position.seat_status(seat.id).paint == paint:
                yield seat.army
