"""What a press on a board does while a position is edited."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.pieces import Piece


class Tool(NamedTuple):
    """What is chosen in the palette: a piece, the eraser, the squares of a field, or the hand."""

    piece: Piece | None = None
    """The piece that is put on squares."""
    erases: bool = False
    """Whether squares are emptied."""
    field: str = ""
    """The name of the field whose squares are pointed at."""

    @property
    def is_hand(self) -> bool:
        """Return whether pieces are taken up and carried elsewhere."""
        return self == HAND


HAND = Tool()
ERASER = Tool(erases=True)
