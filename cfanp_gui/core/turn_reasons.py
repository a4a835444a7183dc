"""Reasons for the number of a turn's moves; see `Position.turn_reasons`."""

from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text


class TurnReason(NamedTuple):
    """A player who is a reason for the number of a turn's moves."""

    player: int
    words: Text
    """Sentence about that player."""
    arrows: tuple[tuple[Square, Square], ...]
    """Arrows from square to square that show it now; none if it is no longer visible."""


class TurnReasons(NamedTuple):
    """Reasons for the number of a turn's moves."""

    words: Text
    """All of it without a full stop, such as ``3 moves: Ben, Clara and David threaten this army``.

    Players in it are `PlayerName`, here and in everything below.
    """
    heading: Text
    """The same without the players, as heading of a list of them."""
    by: tuple[TurnReason, ...]
    """Reasons in the order of the players' numbers."""
    decided: Text | None = None
    """The kind the turn has become, as a sentence; None while several are possible."""
    limits: Text | None = None
    """Restrictions of a turn of that kind, in sentences."""
