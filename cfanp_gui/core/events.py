"""Events: consequences of an action besides the moved pieces."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any, NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text

Names = Callable[[int], str]
"""Function that returns a player's name by number."""


class Weight(Enum):
    """Importance of an event to those at the table, which decides its sound and display."""

    QUIET = "quiet"
    """Worth a line in the list of moves."""
    LOSS = "loss"
    """Somebody lost an army, a board or a King."""


class Loss(NamedTuple):
    """An army, or a seat at a board, that its player lost."""

    seat: int
    """The id of the seat."""
    captor: int | None
    """Player who has it now; None if nobody has."""
    cause: Text | None = None
    """Cause if it was lost without a captor; None if somebody's move took it."""


class Event(ABC):
    """An event. Every game has its own kinds: frozen, hashable values."""

    __slots__ = ()

    weight = Weight.QUIET

    @abstractmethod
    def text(self, names: Names) -> Text:
        """Return one sentence about the event, with its full stop."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return the event as JSON for the command line, with its ``type``."""

    @property
    def mated(self) -> frozenset[int]:
        """Return the ids of the seats whose King it checkmated."""
        return frozenset()

    @property
    def fallen(self) -> frozenset[int]:
        """Return the ids of the seats whose fate is shown in a banner, and can be shown again."""
        return self.mated

    @property
    def repainted(self) -> frozenset[int]:
        """Return the ids of the seats whose armies are painted differently from then on."""
        return self.fallen

    @property
    def repeats_action(self) -> bool:
        """Return True if it only repeats what the action itself says."""
        return False

    @property
    def kings(self) -> tuple[Square, ...]:
        """Return the squares of Kings that were lost by it and are still visible there."""
        return ()

    @property
    def taken_off(self) -> Mapping[int, Square]:
        """Return the squares of Kings it removed, by seat id; their seats play on without them."""
        return {}

    @property
    def scene(self) -> tuple[Square, ...]:
        """Return the squares of the Kings concerned, also of removed ones."""
        return (*self.kings, *self.taken_off.values())

    @property
    def attackers(self) -> tuple[Square, ...]:
        """Return the squares of the pieces that attacked those Kings, on any pair."""
        return ()

    @property
    def losses(self) -> tuple[Loss, ...]:
        """Return the armies and seats that changed hands or died by it."""
        return ()

    @property
    def out(self) -> frozenset[int]:
        """Return the players whom it put out of the game."""
        return frozenset()


def repainted_seats(events: Iterable[Event]) -> frozenset[int]:
    """Return the ids of all seats whose armies events repaint."""
    return frozenset(seat for event in events for seat in event.repainted)


def mated_seats(events: Iterable[Event]) -> frozenset[int]:
    """Return the ids of all seats whose King was checkmated by events."""
    return frozenset(seat for event in events for seat in event.mated)
