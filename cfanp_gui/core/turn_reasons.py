"""Why a turn has the moves it has; see `capabilities.Reasons`."""

from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text


class TurnReason(NamedTuple):
    """A player on whose account a turn has the moves it has."""

    player: int
    words: Text
    """A sentence about that player."""
    arrows: tuple[tuple[Square, Square], ...]
    """What shows it now, each from a square to a square; none where it is no longer to be seen."""


class TurnReasons(NamedTuple):
    """Why a turn has the moves it has."""

    words: Text
    """All of it without a full stop, such as ``3 moves: Ben, Clara and David threaten this army``.

    Players in it are `PlayerName`, here and in everything below.
    """
    heading: Text
    """The same without the players, of whom a list follows."""
    by: tuple[TurnReason, ...]
    """In the order of their numbers."""
    decided: Text | None = None
    """What kind of turn it has become, as a sentence; None as long as several are possible."""
    limits: Text | None = None
    """What may not be done in a turn of that kind, in sentences."""
