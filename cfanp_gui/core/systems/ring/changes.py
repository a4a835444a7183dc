"""What an action changed in a ring: enough to show it forwards and backwards.

Backwards, boards that were removed come back first, with their pieces and seats as they were
then; then every seat change is taken back, last one first, then the stockpiles, and at last the
pieces: those placed go, those that moved go back, those captured return.
"""

from __future__ import annotations

from dataclasses import dataclass

from cfanp_gui.core.geometry import Place
from cfanp_gui.core.system import Captured, Placed, Relocation
from cfanp_gui.core.systems.ring.actions import RingAction
from cfanp_gui.core.systems.ring.men import Man
from cfanp_gui.core.text import Text

Seats = tuple[int, int]
"""The players who have White and Black on a board."""


@dataclass(frozen=True, slots=True)
class StockpileChange:
    """A piece that came into a player's stockpile or left it."""

    player: int
    man: Man
    gained: bool


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A seat of a board that passed from one player to another."""

    board: int
    colour: int
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class BoardClosed:
    """A board that was removed with everything on it when its loser went out."""

    board: int
    seats: Seats
    """Who sat there when it was removed."""
    men: tuple[tuple[Place, Man], ...]


@dataclass(frozen=True, slots=True)
class Out:
    """A player lost a board to another and is out."""

    player: int
    by_player: int
    board: int
    reason: Text
    """``checkmate``, ``stalemate``, ``resignation`` or ``time``."""


@dataclass(frozen=True, slots=True)
class Removed:
    """A piece left the game for good: by the tournament rule, or a pawn by its promotion."""

    man: Man


RingEvent = Out | Removed


@dataclass(frozen=True, slots=True)
class RingTransition:
    """What an action changed, in the order in which it happened within each field."""

    action: RingAction
    actor: int
    """The player who acted."""
    relocations: tuple[Relocation, ...] = ()
    captured: tuple[Captured, ...] = ()
    """Pieces that left a board; a pawn promoted left it from the square it stood on."""
    placed: tuple[Placed, ...] = ()
    stockpiles: tuple[StockpileChange, ...] = ()
    seats: tuple[SeatTaken, ...] = ()
    closed: tuple[BoardClosed, ...] = ()
    events: tuple[RingEvent, ...] = ()
    checks: tuple[Place, ...] = ()
    """The place of the King the action left in check on its board."""
