"""What a person has in hand or has pointed out at a table, as it is drawn."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.core.boards import Square

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Gesture, Source


class Selection(NamedTuple):
    """What is picked up, chosen and pointed out; nothing is by default."""

    picked: "Source | None" = None
    """Where a piece was picked up, whose targets are shown."""
    placing: "Source | None" = None
    """Where the piece comes from that goes on the square or the board pointed at."""
    goals: Mapping[Square, "tuple[Gesture, ...]"] = {}
    """Lit squares one of which is to be pointed at, and what each of them means."""
    chosen: int | None = None
    """The board chosen by its plate or letter, to be pushed against the next."""
    pointed_out: tuple[int, ...] = ()
    """The boards that the answer pointed at is about."""
    held: Iterable[int] = ()
    """The boards in the air."""
    cursor: Square | None = None
    """The square that the keyboard's cursor stands on."""

    def taken_from_pocket(self, board: int) -> "Source | None":
        """Return what was picked up from the pocket of a board; None for nothing."""
        picked = self.picked
        if picked is None or isinstance(picked, Square) or picked.board != board:
            return None
        return picked
