"""The job of a bot at the table: the choice of an action, within a limit that suits the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from cfanp_gui.bots.contract import Limit, Stopped, choices
from cfanp_gui.bots.levels import LEVELS, all_levels, find_level
from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position

_PART = 30
"""Share of the time left on a clock for one action: one part in this number."""
_LEAST_S = 0.05
"""Least time for one action, in seconds."""


class Chosen(NamedTuple):
    """The choice of a bot."""

    action: Action
    pushed: Pair | None
    """The boards that it pushes together for the action."""


class TurnChoice(NamedTuple):
    """Job of a bot: the choice of an action; see `process.Job`."""

    position: Position
    player: int
    """The player for whom it chooses."""
    piece_types: Mapping[str, PieceType]
    """The piece types of the game."""
    level: str
    """The key of the bot's level."""
    seed: int
    limit: Limit

    def run(self, stopped: Stopped, tell: Callable[[object], None]) -> Chosen | None:
        """Return the choice; None for a player who has nothing to do.

        Raises ValueError for an unknown level.
        """
        bot = find_level(self.level).make(self.piece_types)
        if not choices(self.position, self.player):
            return None
        action = bot.choose(self.position, self.player, self.seed, self.limit, stopped)
        return Chosen(action, self.position.foretold(action).pushed)

    @property
    def is_slowed(self) -> bool:
        """Return True if its bot searches interpreted, though the search could be compiled."""
        level = next((one for one in LEVELS if one.key == self.level), None)
        if level is None:
            return False  # `run` reports it
        return level.make(self.piece_types).is_slowed(self.position, self.player)


def limit_at_table(
    level: str, seconds: float | None, nodes: int | None, left_ms: int | None, added_s: float
) -> Limit:
    """Return the limit of a bot of a level for one action.

    `seconds` and `nodes` are the limits a person has set, None for both to leave it to the level.
    `left_ms` are the milliseconds left on its clock, None in a game without clocks, and `added_s`
    the seconds it gets for a turn.
    """
    limit = Limit(nodes, seconds)
    if seconds is None and nodes is None:
        limit = next((one.limit for one in all_levels() if one.key == level), Limit(seconds=1.0))
    if left_ms is None:
        return limit
    spare = max(_LEAST_S, left_ms / 1000 / _PART + 0.8 * min(added_s, left_ms / 2000))
    return limit._replace(seconds=spare if limit.seconds is None else min(limit.seconds, spare))
