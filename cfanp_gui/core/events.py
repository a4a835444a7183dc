"""What happened by an action, beside the pieces that moved."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text

Names = Callable[[int], str]
"""Returns the name of a player by the number."""


class Weight(Enum):
    """How much an event matters to those at the table: what it sounds like and how it is shown."""

    QUIET = "quiet"
    """Worth a line in the list of moves."""
    LOSS = "loss"
    """Somebody lost an army, a board or a King."""


class Loss(NamedTuple):
    """An army, or a seat at a board, that its player lost."""

    seat: int
    """The id of the seat."""
    captor: int | None
    """The player who has it now; None when nobody has."""
    cause: Text | None = None
    """Why it was lost without anybody taking it; None where somebody's move took it."""


class Event(ABC):
    """Something that happened. Every game has events of its own: frozen, hashable values."""

    __slots__ = ()

    weight = Weight.QUIET

    @abstractmethod
    def text(self, names: Names) -> Text:
        """Return one sentence about it, with its full stop."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return it as the command line answers it, with its ``type``."""

    @property
    def mated(self) -> frozenset[int]:
        """Return the ids of the seats whose King was checkmated by it."""
        return frozenset()

    @property
    def fallen(self) -> frozenset[int]:
        """Return the ids of the seats whose fate by it is told in a banner and shown again."""
        return self.mated

    @property
    def repainted(self) -> frozenset[int]:
        """Return the ids of the seats whose armies are painted otherwise from then on."""
        return self.fallen

    @property
    def repeats_action(self) -> bool:
        """Return whether it only says again what the action was."""
        return False

    @property
    def kings(self) -> tuple[Square, ...]:
        """Return the squares of Kings that were lost by it and are still to be seen there."""
        return ()

    @property
    def taken_off(self) -> Mapping[int, Square]:
        """Return where Kings stood that were taken off their boards by it, by the ids of seats.

        Their seats play on without them, and the squares are marked from then on.
        """
        return {}

    @property
    def scene(self) -> tuple[Square, ...]:
        """Return where the Kings stand, or stood, whose fate it is."""
        return (*self.kings, *self.taken_off.values())

    @property
    def attackers(self) -> tuple[Square, ...]:
        """Return the squares of the pieces that attacked those Kings, on whichever pair."""
        return ()

    @property
    def losses(self) -> tuple[Loss, ...]:
        """Return what changed hands or died by it."""
        return ()

    @property
    def out(self) -> frozenset[int]:
        """Return the players who are out of the game by it."""
        return frozenset()


def repainted_seats(events: Iterable[Event]) -> frozenset[int]:
    """Return the ids of all seats whose armies are painted otherwise by events."""
    return frozenset(seat for event in events for seat in event.repainted)


def mated_seats(events: Iterable[Event]) -> frozenset[int]:
    """Return the ids of all seats whose King was checkmated by events."""
    return frozenset(seat for event in events for seat in event.mated)
