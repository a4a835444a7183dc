"""Which clocks a game has, and when each of them runs; the time itself is counted elsewhere."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text
from cfanp_gui.core.transition import Action, Transition


class ClockPolicy(ABC):
    """The clocks of a game, each called by a number, and for which of them it is the turn."""

    factor = 1
    """How many times the time of one game each clock gets."""
    rule: Text = Text("A player whose time runs out is out of the game.")
    """What happens when the time of a clock is over."""

    def __init__(self, clocks: Iterable[int]) -> None:
        self.all = tuple(clocks)
        """All clocks, in the order in which their times are listed."""

    @abstractmethod
    def running(self, position: Position) -> frozenset[int]:
        """Return the clocks that run in a position when time counts."""

    @abstractmethod
    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the clocks whose turn an action ended, but for those of players who lost them."""

    def carried(self, transition: Transition) -> tuple[tuple[int, int], ...]:  # noqa: ARG002
        """Return from which clocks the time went to which others, in order."""
        return ()

    @abstractmethod
    def acted(self, before: Position, transition: Transition) -> int | None:
        """Return the clock of who acted on a position; None for an action of no clock."""

    @abstractmethod
    def owner(self, position: Position, clock: int) -> int:
        """Return the player whose time a clock shows in a position."""

    @abstractmethod
    def flag(self, position: Position, clock: int) -> Action:
        """Return what happens when the time of a clock is over."""

    def late(self, action: Action, clock: int) -> bool:  # noqa: ARG002
        """Return whether an action is not played any more because a clock ran out before it."""
        return True
