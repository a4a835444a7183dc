"""Attacks that hold an army or threaten its King, drawn while its plate or King is pointed at.

Positions whose rules reveal such attacks (`Position.attacks_on`) give the source of each.
"""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import Edge, Square
from cfanp_gui.table.interaction.hit_test import Hit
from cfanp_gui.table.interaction.host import TableHost
from cfanp_gui.table.layers.arrows import ArrowShape

OWNER = "attacks"


class AttackHints:
    """Arrows to the King of the seat pointed at with the mouse, the keyboard or a letter."""

    def __init__(self, host: TableHost) -> None:
        self._host = host
        self._shows = False

    def follow(self, point: QPointF | None, cursor: Square | None, chosen: int | None) -> None:
        """Show the attacks on the seat under a scene point.

        Show them also for a seat whose King stands under the keyboard's `cursor`, and for a seat at
        the `chosen` board.
        """
        position = self._host.session.position
        seats: list[int] = []
        if self._host.session.outcome is None:
            hit = Hit() if point is None else self._host.hit(point)
            if point is not None and hit.item is not None and hit.plate:
                seats += self._at(hit.item.board, hit.item.plate_under(point))
            seats += [*self._of_king(hit.square), *self._of_king(cursor), *self._at(chosen)]
        pieces = position.pieces()
        shown = [
            ArrowShape(source, target, pieces[source].army)
            for seat in dict.fromkeys(seats)
            for source, target in position.attacks_on(seat)
            if source in pieces
        ]
        if shown or self._shows:
            self._shows = bool(shown)
            self._host.arrows.show(OWNER, shown)

    def _at(self, board: int | None, edge: Edge | None = None) -> Iterator[int]:
        for seat in self._host.session.position.seats():
            if seat.board == board and edge in (None, seat.edge):
                yield seat.id

    def _of_king(self, square: Square | None) -> Iterator[int]:
        session = self._host.session
        piece = None if square is None else session.position.pieces().get(square)
        if piece is None or not session.game.piece_types[piece.letter].royal:
            return
        for seat in session.position.seats():
            if seat.army == piece.army:
                yield seat.id
