"""List of the bots, the weakest first, and the job of one at the table: to choose an action."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from cfanp_gui.bots.added_bots import added, named, reread
from cfanp_gui.bots.contract import Bot, Limit, Stopped, choices
from cfanp_gui.bots.level_names import OFFERED
from cfanp_gui.bots.own_bots import GreedyBot, RandomBot, SearchingBot
from cfanp_gui.bots.search import FEW_REPLIES, PARANOID
from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, TextError, shown

PLAIN = Text("Looks ahead a little")
"""Name of a bot that sees of a game what every game has, for comparison."""

PieceTypes = Mapping[str, PieceType]


class Level(NamedTuple):
    """A kind of bot."""

    key: str
    """Name on the command line."""
    name: Text
    """Name for people."""
    make: Callable[[PieceTypes], Bot]
    """Factory of the bot for a game with such pieces."""
    is_offered: bool = True
    """True if it is offered to people; others exist for comparison."""
    limit: Limit = Limit(seconds=2.0)
    """Default limit for an action at the table."""


def _playing(
    key: str, seconds: float, care: int | None = None, overlooks: float = 0.0, spread: float = 0.0
) -> Level:
    """Return the level of a bot that searches; see `SearchingBot.care` and `Manner`."""
    name, manner = OFFERED[key], FEW_REPLIES._replace(overlooks=overlooks, spread=spread)
    make = partial(SearchingBot, name=name, manner=manner, care=care)
    return Level(key, name, make, limit=Limit(seconds=seconds))


LEVELS = (
    Level("random", RandomBot.name, lambda piece_types: RandomBot()),
    Level("greedy", GreedyBot.name, GreedyBot),
    Level("plain", PLAIN, lambda types: SearchingBot(types, PLAIN, PARANOID, True), False),
    _playing("beginner", 2.0, 42, 0.15, 0.3),
    _playing("casual", 2.0, 78, 0.097, 0.24),
    _playing("experienced", 2.0, 170, 0.054, 0.17),
    _playing("club", 2.0, 370, 0.03, 0.12),
    _playing("tournament", 3.0, 930, 0.014, 0.08),
    _playing("strongest", 5.0),
)
"""From the beginner on steps of about 200 points (`tests.bench.levels`), however long they think.

The weaker a bot, the fewer positions it sees, and the more it overlooks and misjudges.
"""


def all_levels() -> tuple[Level, ...]:
    """Return all bots: the levels, and behind them those that people added."""
    return (*LEVELS, *(Level(key, *added_bot) for key, added_bot in added().items()))


def find_level(key: str, any_class: bool = False) -> Level:
    """Return the level with a key. Raises ValueError, which names the known ones.

    With `any_class` it may also be a class of any package, as ``module:Class``. No record may name
    one, since loading it runs its code.
    """
    levels = {level.key: level for level in LEVELS}
    if key in levels:
        return levels[key]
    if any_class and ":" in key:
        return Level(key, Text(key), named(key))
    if key not in added():
        reread()  # another process of this program may have added it
    levels = {level.key: level for level in all_levels()}
    if key in levels:
        return levels[key]
    known = ", ".join(levels)
    raise TextError("unknown bot “{name}” (expected one of {known})", name=shown(key), known=known)


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
    """Job in which a bot chooses an action; see `process.Job`."""

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
        """Return the choice, or None if there is nothing to do. Raises ValueError for no level."""
        bot = find_level(self.level).make(self.piece_types)
        if not choices(self.position, self.player):
            return None
        action = bot.choose(self.position, self.player, self.seed, self.limit, stopped)
        return Chosen(action, self.position.foretold(action).pushed)

    @property
    def is_slowed(self) -> bool:
        """Return True if its bot searches interpreted, though the search could be compiled."""
        level = next((known for known in LEVELS if known.key == self.level), None)
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
        limit = next(
            (known.limit for known in all_levels() if known.key == level), Limit(seconds=1.0)
        )
    if left_ms is None:
        return limit
    spare = max(_LEAST_S, left_ms / 1000 / _PART + 0.8 * min(added_s, left_ms / 2000))
    return limit._replace(seconds=spare if limit.seconds is None else min(limit.seconds, spare))
