"""Selection of a person at a table, for drawing."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.core.boards import Square

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Gesture, Source


class Selection(NamedTuple):
    """What is picked up, chosen and pointed out; empty by default."""

    picked: "Source | None" = None
    """Source of the piece picked up, whose targets are shown."""
    placing: "Source | None" = None
    """Source of the piece that goes to the square or the board pointed at."""
    goals: Mapping[Square, "tuple[Gesture, ...]"] = {}
    """Lit squares, one of which must be chosen, with the gestures each stands for."""
    chosen: int | None = None
    """Board chosen by its plate or letter, to be pushed against the next one."""
    pointed_out: tuple[int, ...] = ()
    """Boards that the answer pointed at is about."""
    held: Iterable[int] = ()
    """Boards being dragged."""
    cursor: Square | None = None
    """Square of the keyboard's cursor."""
