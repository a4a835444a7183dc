"""Seats and their status, the single value that every display reads."""

from typing import NamedTuple

from cfanp_gui.core.boards import Edge
from cfanp_gui.core.text import Plural, Text


class Seat(NamedTuple):
    """A place at the table with a name plate: an army's home, or one side of a board."""

    id: int
    board: int
    """Id of the board whose edge it is at."""
    army: int
    """Army that is moved from there; in games of White against Black 0 or 1."""
    label: str
    """Text of its badge: a letter, or a number of two digits."""
    edge: Edge = Edge.SOUTH
    """Edge of the board at which it is."""


class SeatStatus(NamedTuple):
    """The status of a seat in a position."""

    seat: Seat
    player: int
    """Its current player; for a dead army its last player, see `dead`."""
    first_player: int
    """Player who had the seat when the game began."""
    paint: int
    """Paint of its board and badge, as a number in the match's list of colours from 0."""
    to_move: bool = False
    moves_left: int = 0
    """Number of moves that can still follow this turn, if it may have more than one."""
    begun: bool = False
    """True if a move of this turn has been made and the rest may be declined."""
    in_check: bool = False
    mated: bool = False
    """True if it was checkmated by the last action."""
    used: bool = False
    """True if its board was used this turn and cannot be used again."""
    waiting: Text | None = None
    """Reason, in few words, why nothing can be done there though it is that side's turn."""
    choosing: Text | None = None
    """Decision, in few words, that its player must make before moving."""
    dead: bool = False
    """True if nobody moves its army any more."""
    captor: int | None = None
    """Paint of the player who took it over; None while its first player has it."""
    kingless: bool = False
    """True if its King was removed and its player plays on without it."""
    notes: tuple[Text, ...] = ()
    """Further notes from rules, each in few words."""
    short_notes: tuple[Text, ...] = ()
    """Shorter forms of `notes` for narrow places; empty if they are the same."""
    frozen: bool = False
    """True if its army cannot move until it is released."""
    stone: bool = False
    """True if its army is dead because it lost its King."""
    clock: int | None = None
    """Clock on which its player's time runs; None if the seat has none."""

    @property
    def taken_over(self) -> bool:
        """Return True if a player other than the first has it."""
        return not self.dead and self.player != self.first_player


NEEDED, COUNTED, SHOWN = range(3)
"""Priority of a phrase where space is short; `SHOWN` phrases, visible in another way, go first."""


def phrases(status: SeatStatus, paused: bool = False) -> list[tuple[int, Text]]:
    """Return phrases on a seat with their priorities; `paused` if clocks were stopped by hand."""
    parts: list[tuple[int, Text]] = []
    if status.mated:
        parts.append((NEEDED, Text("checkmated")))
    elif status.in_check:
        parts.append((NEEDED, Text("in check")))
    parts += [(NEEDED, note) for note in status.notes]
    if status.kingless:
        parts.append((COUNTED, Text("no King")))
    if status.dead:
        parts.append((NEEDED, Text("dead")))
    elif status.choosing is not None:
        parts.append((NEEDED, status.choosing))
    elif status.waiting is not None:
        parts.append((NEEDED, Text("waits: {reason}", reason=status.waiting)))
    elif status.to_move:
        if status.begun:
            parts.append((COUNTED, Plural("%n more move(s)", "", status.moves_left)))
        else:
            parts.append((SHOWN, Text("to move")))
            if status.moves_left > 1:
                parts.append((COUNTED, Plural("%n move(s)", "", status.moves_left)))
        if paused:
            parts.append((NEEDED, Text("paused")))
    elif status.used:
        parts.append((COUNTED, Text("pushed")))
    return parts
