"""The job of a bot at the table: to choose an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.levels import find_level
from cfanp_gui.core.actions import Action
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.values import NamedTuple


class Choice(NamedTuple):
    """What a bot is to choose an action in; see `process.Job`."""

    position: Position
    player: int
    """The player it chooses for, who may act."""
    piece_types: Mapping[str, PieceType]
    """Those of the game."""
    level: str
    """The key of the bot's level."""
    seed: int
    limit: Limit

    def run(self, stopped: Callable[[], bool], tell: Callable[[object], None]) -> Action:  # noqa: ARG002
        """Return the action. Raises ValueError for a player who has nothing to do."""
        bot = find_level(self.level).make(self.piece_types)
        return bot.choose(self.position, self.player, self.seed, self.limit, stopped)
