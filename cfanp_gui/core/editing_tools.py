"""Tools of an editor of positions: the effect of a press on a board."""

from collections.abc import Callable
from dataclasses import dataclass

from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing, SquaresField
from cfanp_gui.core.pieces import Piece

Brush = Callable[[Editing, Square], Editing]
"""Changes a square of a position, as one point of a stroke."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Choice in the palette: a piece, the eraser, the squares of a field, or the hand."""

    piece: Piece | None = None
    """Piece that is put on squares."""
    erases: bool = False
    """True if squares are emptied."""
    field: str = ""
    """Name of the field whose squares are edited."""

    @property
    def is_hand(self) -> bool:
        """Return True if pieces are picked up and carried elsewhere."""
        return self == HAND

    def paint(self, editing: Editing, square: Square) -> Brush:
        """Return the effect of a stroke that begins on a square; it undoes what is there."""
        if name := self.field:
            adds = square not in squares_of(editing, name)
            change = frozenset.union if adds else frozenset.difference
            return lambda now, at: now.with_field(name, change(squares_of(now, name), {at}))
        piece = self.piece
        if piece is None or editing.pieces.get(square) == editing.as_placed(piece, square.board):
            return erased
        return lambda editing, at: placed(editing, piece, at)


HAND = Tool()
ERASER = Tool(erases=True)


def placed(editing: Editing, piece: Piece, square: Square) -> Editing:
    """Return a position with a piece on a square."""
    return editing.with_pieces({**editing.pieces, square: editing.as_placed(piece, square.board)})


def erased(editing: Editing, square: Square) -> Editing:
    """Return a position with nothing on a square."""
    if square not in editing.pieces:
        return editing
    return editing.with_pieces({at: piece for at, piece in editing.pieces.items() if at != square})


def squares_of(editing: Editing, name: str) -> frozenset[Square]:
    """Return the squares of a field; none if there is no such field."""
    fields = (field for field in editing.fields() if field.name == name)
    return next((field.value for field in fields if isinstance(field, SquaresField)), frozenset())
