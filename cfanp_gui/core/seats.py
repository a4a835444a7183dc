"""Seats and their status: one value that every display reads."""

from typing import NamedTuple

from cfanp_gui.core.boards import Edge
from cfanp_gui.core.text import Plural, Text


class Seat(NamedTuple):
    """A place at the table with a name plate: an army's home, or one side of a board."""

    id: int
    board: int
    """The id of the board whose edge it is at."""
    army: int
    """The army that is moved from there; in games of White against Black 0 or 1."""
    label: str
    """What its badge says: a letter, or a number of two digits."""
    edge: Edge = Edge.SOUTH
    """The edge of the board at which it is."""


class SeatStatus(NamedTuple):
    """The status of a seat in a position."""

    seat: Seat
    player: int
    """Who plays it now; for a dead army who played it last, see `dead`."""
    first_player: int
    """Who sat there when the game began."""
    paint: int
    """The paint of its board and badge, as a number in the match's list of colours from 0."""
    to_move: bool = False
    moves_left: int = 0
    """How many moves can still follow this turn, where more than one may."""
    begun: bool = False
    """Whether a move of this turn has been made and the rest may be declined."""
    in_check: bool = False
    mated: bool = False
    """Whether it was checkmated by the last action."""
    used: bool = False
    """Whether its board was used this turn and cannot be used again."""
    waiting: Text | None = None
    """Why nothing can be done there now though it is that side's turn, in few words."""
    choosing: Text | None = None
    """What its player, who is to move, must decide first, in few words."""
    dead: bool = False
    """Whether nobody moves its army any more."""
    captor: int | None = None
    """The paint of the player who took it over; None while its first player has it."""
    kingless: bool = False
    """Whether its King was taken off and its player plays on without."""
    notes: tuple[Text, ...] = ()
    """What rules add to it, each in few words."""
    short_notes: tuple[Text, ...] = ()
    """The same in as few words as say it, for where room is short; empty for the same words."""
    frozen: bool = False
    """Whether its army is held where it stands until something lets it go."""
    stone: bool = False
    """Whether its army is dead because it lost its King."""
    clock: int | None = None
    """Which clock its player's time runs on; None where no clock stands for the seat."""

    @property
    def taken_over(self) -> bool:
        """Return whether another player than the first has it."""
        return not self.dead and self.player != self.first_player


NEEDED, COUNTED, KNOWN, SHOWN = range(4)
"""The priority of a phrase where space is short; what is `SHOWN` in another way goes first."""


def phrases(status: SeatStatus, paused: bool = False) -> list[tuple[int, Text]]:
    """Return the status of a seat in few words, each part with its priority.

    `paused` is whether the clocks were stopped by hand.
    """
    found: list[tuple[int, Text]] = []
    if status.mated:
        found.append((NEEDED, Text("checkmated")))
    elif status.in_check:
        found.append((NEEDED, Text("in check")))
    found += [(NEEDED, note) for note in status.notes]
    if status.kingless:
        found.append((COUNTED, Text("no King")))
    if status.dead:
        found.append((NEEDED, Text("dead")))
    elif status.choosing is not None:
        found.append((NEEDED, status.choosing))
    elif status.waiting is not None:
        found.append((NEEDED, Text("waits: {reason}", reason=status.waiting)))
    elif status.to_move:
        if status.begun:
            found.append((COUNTED, Plural("%n more move(s)", "", status.moves_left)))
        else:
            found.append((SHOWN, Text("to move")))
            if status.moves_left > 1:
                found.append((COUNTED, Plural("%n move(s)", "", status.moves_left)))
        if paused:
            found.append((KNOWN, Text("paused")))
    elif status.used:
        found.append((COUNTED, Text("pushed")))
    return found
