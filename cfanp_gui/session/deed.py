"""What the move of a piece did, for whoever puts it into words or counts."""

from __future__ import annotations

from dataclasses import dataclass

from cfanp_gui.core.geometry import FILES, Join, Place, from_joined, to_joined
from cfanp_gui.core.system import Captured, Transition, mated


@dataclass(frozen=True, slots=True)
class Deed:
    """The move of a piece, by the squares of the half-boards."""

    kind: str
    """The letter of the piece, before it became another."""
    origin: Place
    target: Place
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


def deed_of(transition: Transition, join: Join) -> Deed:
    """What a transition did. Raises ValueError for one that moved no piece on half-boards."""
    if transition.pushed is None or not transition.relocations:
        raise ValueError(f"{transition.action.text} moves no piece")
    move = transition.relocations[0]
    return Deed(
        move.before.kind,
        move.origin,
        move.target,
        len(transition.relocations) > 1,
        _taken(transition, join),
        move.after.kind if move.after.kind != move.before.kind else None,
        bool(transition.checks),
        mated(transition.events),
    )


def _taken(transition: Transition, join: Join) -> Captured | None:
    """The piece captured on the square the move went to, or beside it by a pawn in passing."""
    move, pair = transition.relocations[0], transition.pushed
    gone = {lost.place: lost for lost in transition.captured}
    if move.target in gone or move.before.kind != "P" or pair is None:
        return gone.get(move.target)
    start, goal = (to_joined(place, pair, join) for place in (move.origin, move.target))
    if start % FILES == goal % FILES:
        return None
    return gone.get(from_joined(start - start % FILES + goal % FILES, pair, join))
