"""What the move of a piece did, for whoever puts it into words or counts."""

from __future__ import annotations

from dataclasses import dataclass

from cfanp_gui.core.boards import Join, Square
from cfanp_gui.core.events import mated_seats
from cfanp_gui.core.game import Captured, Transition
from cfanp_gui.core.half_boards import FILES, from_joined, to_joined


@dataclass(frozen=True, slots=True)
class MoveSummary:
    """The move of a piece, by the squares of the half-boards."""

    letter: str
    """The letter of the piece, before it became another."""
    origin: Square
    target: Square
    castles: bool
    """Whether it is a King that castled."""
    taken: Captured | None
    """The piece captured; pieces that left with their whole army are not."""
    becomes: str | None
    """The letter of the piece that a pawn became."""
    checks: bool
    """Whether it left a hostile King attacked."""
    mated: frozenset[int]
    """The armies that were checkmated by it, or in what followed."""

    @property
    def in_passing(self) -> bool:
        """Whether it captured a pawn on another square than that it went to."""
        return self.taken is not None and self.taken.place != self.target


def summarise(transition: Transition, join: Join) -> MoveSummary:
    """What a transition did. Raises ValueError for one that moved no piece on half-boards."""
    if transition.pushed is None or not transition.moved:
        raise ValueError(f"{transition.action.text} moves no piece")
    move = transition.moved[0]
    return MoveSummary(
        move.before.letter,
        move.origin,
        move.target,
        len(transition.moved) > 1,
        _taken(transition, join),
        move.after.letter if move.after.letter != move.before.letter else None,
        bool(transition.checks),
        mated_seats(transition.events),
    )


def _taken(transition: Transition, join: Join) -> Captured | None:
    """The piece captured on the square the move went to, or beside it by a pawn in passing."""
    move, pair = transition.moved[0], transition.pushed
    gone = {lost.place: lost for lost in transition.captured}
    if move.target in gone or move.before.letter != "P" or pair is None:
        return gone.get(move.target)
    start, goal = (to_joined(place, pair, join) for place in (move.origin, move.target))
    if start % FILES == goal % FILES:
        return None
    return gone.get(from_joined(start - start % FILES + goal % FILES, pair, join))
