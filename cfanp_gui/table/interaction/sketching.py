"""Arrows and rings that a person draws on the position with the right button.

A drag from square to square draws an arrow, one on a square a ring; the same once more removes it.
In an analysis a click draws a ring too, and Ctrl+click opens the menu.
"""

from collections import Counter

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cfanp_gui.core.boards import Square
from cfanp_gui.record.drawings import PENS, Arrow, Drawings, Paint, Ring
from cfanp_gui.session.tree import Node
from cfanp_gui.session.view_model import seat_at, seat_to_move
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.tabletop import Tabletop

DRAG = 6
"""Screen pixels before a press of the right button becomes a drag."""
DRAWN, HELD = "drawn", "sketch"
"""Owner names of the arrows kept with the position, and of the one being drawn."""
_KEYS = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
_PENS = {(True, False): "R", (False, True): "G", (True, True): "B"}
"""Pens by the state of the Shift and Ctrl keys."""


class Sketching:
    """Controller of drawing with the right button, and of the drawings at the session's cursor."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self._from: Square | None = None
        self._pressed_at = QPoint()
        self._pen: Paint = 0
        self._shown: tuple[Node, str] | None = None
        self.moved = False
        """True if the last press drew or tried to, instead of opening a menu."""

    def show(self) -> None:
        """Show the drawings on the position at the session's cursor."""
        node = self._table.session.node
        if self._shown != (node, node.comment):
            self._shown = node, node.comment
            self._draw(DRAWN, node.drawings)

    def _draw(self, owner: str, drawings: Drawings) -> None:
        """Show some drawings in place of their owner's earlier ones."""
        arrows, rings = [], []
        for arrow in drawings.arrows:
            army, colour = self._ink(arrow.paint)
            arrows.append(ArrowShape(arrow.source, arrow.target, army, arrow.dashed, colour))
        for ring in drawings.rings:
            army, colour = self._ink(ring.paint)
            rings.append(RingShape(ring.square, army, colour=colour))
        self._table.arrows.show(owner, arrows, rings)

    # The right button

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Start a drawing; return True if the right button was pressed on a square."""
        square = self._table.point_at(event.scenePos()).square
        self.moved = False
        self._from = square
        if square is None:
            return False
        self._pressed_at = event.screenPos()
        shift, control = (bool(event.modifiers() & key) for key in _KEYS)
        self._pen = _PENS.get((shift, control)) or self._own_pen(square)
        return True

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Draw from the pressed square to the square under the pointer."""
        far = (event.screenPos() - self._pressed_at).manhattanLength() >= DRAG
        self.moved = self.moved or (far and self._from is not None)
        if self.moved and self._from is not None:
            drawing = self._drawn(self._table.under.square)
            self._draw(HELD, Drawings() if drawing is None else Drawings().toggled(drawing))

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Keep the drawing with the position, unless it ends outside the squares."""
        if self._from is None:
            return
        if not self.moved and self._table.session.analysing:
            self.moved = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        target = self._table.hit(event.scenePos()).square
        drawing = self._drawn(target) if self.moved else None
        self.cancel()
        if drawing is not None:
            self._toggle(drawing)

    def _toggle(self, drawing: Arrow | Ring) -> None:
        session = self._table.session
        session.annotations.draw(session.node.drawings.toggled(drawing))

    def cancel(self) -> None:
        """Cancel the drawing."""
        self._from = None
        self._table.arrows.clear(HELD)

    def toggle_ring(self, square: Square) -> None:
        """Draw a ring round a square, or remove it."""
        self._toggle(Ring(square, self._own_pen(square)))

    def rub_out(self) -> None:
        """Remove all drawings from the position."""
        self._table.session.annotations.draw(Drawings())

    def _drawn(self, target: Square | None) -> Arrow | Ring | None:
        """Return the arrow or ring that a release there would draw; None outside the squares."""
        source = self._from
        if source is None or target is None:
            return None
        return Ring(source, self._pen) if source == target else Arrow(source, target, self._pen)

    def _own_pen(self, square: Square) -> Paint:
        """Return the paint of the army on a square, else of the seat to move or the seat there."""
        position = self._table.session.position
        piece = position.pieces().get(square)
        if piece is not None:
            return position.style(piece).paint
        seat = seat_to_move(position) or seat_at(position, square.board)
        return "G" if seat is None else position.seat_status(seat.id).paint

    def _ink(self, paint: Paint) -> tuple[int | None, str]:
        """Return the army that alone has this paint, or else None and a colour."""
        if isinstance(paint, str):
            return None, PENS.get(paint, paint)
        position, colours = self._table.session.position, self._table.session.match.colours
        armies = Counter(seat.army for seat in position.seats())
        alone = [seat for seat in position.seats() if armies[seat.army] == 1]
        owners = [seat for seat in alone if position.seat_status(seat.id).paint == paint]
        if len(owners) == 1:
            return owners[0].army, ""
        return None, colours[paint] if 0 <= paint < len(colours) else PENS["G"]
