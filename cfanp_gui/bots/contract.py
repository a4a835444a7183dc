"""The contract of a bot: for a position, a seed and a limit it returns an action."""

from __future__ import annotations

import copy
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, TextError


class Limit(NamedTuple):
    """Limit of a bot's thinking; at least one of both must be given."""

    nodes: int | None = None
    """Most positions that it looks at."""
    seconds: float | None = None


class OutOfLimitError(Exception):
    """Raised by `Thinking.spend` when there is nothing left to think with."""


Stopped = Callable[[], bool]
"""Function asked now and then; once it returns True, thinking ends with the best known so far."""


def never() -> bool:
    """Return False: let nothing stop the thinking."""
    return False


PORTION = 128
"""Most positions that are looked at between two looks at the clock."""


class Thinking:
    """The rest of a limit while a bot thinks about one action."""

    def __init__(
        self, limit: Limit, stopped: Stopped = never, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Begin to count, by seconds of `clock`. Raises ValueError for an empty limit."""
        if limit.nodes is None and limit.seconds is None:
            raise TextError("A bot needs a limit of nodes or of seconds")
        if (limit.nodes is not None and limit.nodes < 1) or (limit.seconds or 0) < 0:
            raise TextError("The limit of a bot must be more than nothing")
        self.nodes = 0
        """Positions looked at so far."""
        self._most = limit.nodes
        self._end = None if limit.seconds is None else clock() + limit.seconds
        self._clock = clock
        self._stopped = stopped
        self._whole: Thinking | None = None

    def part(self, share: float, nodes: int | None = None) -> Thinking:
        """Return a share of what is left, of at most `nodes` nodes, which are counted here too."""
        part = copy.copy(self)
        part.nodes, part._whole = 0, self
        if self._most is not None:
            left = int(share * (self._most - self.nodes))
            nodes = left if nodes is None else min(nodes, left)
        part._most = nodes
        if self._end is not None:
            now = self._clock()
            part._end = now + share * (self._end - now)
        return part

    def spend(self) -> None:
        """Count one more position. Raises OutOfLimitError when there may be no more."""
        if (
            (self._most is not None and self.nodes >= self._most)
            or (self._end is not None and self._clock() >= self._end)
            or self._stopped()
        ):
            raise OutOfLimitError
        if self._whole is not None:
            self._whole.spend()
        self.nodes += 1

    def grant(self, spent: int) -> int:
        """Count positions that were looked at; return how many more may be until it is asked again.

        That is 0 when there may be no more.
        """
        self.nodes += spent
        more = PORTION if self._most is None else min(PORTION, self._most - self.nodes)
        if self._whole is not None:
            more = min(more, self._whole.grant(spent))
        if more <= 0 or (self._end is not None and self._clock() >= self._end) or self._stopped():
            return 0
        return more


class Bot(ABC):
    """A player that is a program. It is a value: it forgets all that it learns in one choice."""

    name: Text
    """Name for people."""

    @abstractmethod
    def choose(
        self, position: Position, player: int, seed: int, limit: Limit, stopped: Stopped = never
    ) -> Action:
        """Return an action of a player who may act now.

        The same seed and the same limit of nodes alone give the same action. `stopped` is asked
        now and then; once it returns True, the best known is returned. Raises ValueError for a
        player who has nothing to do.
        """

    def is_slowed(self, position: Position, player: int) -> bool:
        """Return True if its search of a position is interpreted, though it could be compiled."""
        return False


def choices(position: Position, player: int) -> Sequence[Action]:
    """Return the actions a player may choose without asking anybody, in a fixed order.

    Those that need the consent of another player are included if there are no others. It is empty
    for a player who has nothing to do.
    """
    legal = position.legal_actions(player)
    return [action for action in legal if position.partner(action) in (None, player)] or legal


def some_choices(position: Position, player: int) -> list[Action]:
    """Return the actions a player may choose. Raises ValueError if there are none."""
    actions = list(choices(position, player))
    if not actions:
        raise TextError("Player {player} has nothing to do now", player=player)
    return actions


def next_actor(position: Position, after: int) -> int | None:
    """Return the next player in a round after `after` who has a choice; None at the end."""
    count = position.players
    order = sorted(position.actors(), key=lambda player: (player - after - 1) % count)
    return next((player for player in order if choices(position, player)), None)
