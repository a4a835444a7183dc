"""List of the bots, the weakest first, with names for the command line and for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from cfanp_gui.bots.added_bots import added, named, reread
from cfanp_gui.bots.contract import Bot, Limit
from cfanp_gui.bots.level_names import BEGINNER, CASUAL, CLUB, STRONGEST
from cfanp_gui.bots.manners import FEW_REPLIES, MAX_N, PARANOID, Manner
from cfanp_gui.bots.searching_bots import SearchingBot
from cfanp_gui.bots.simple_bots import GreedyBot, RandomBot
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text, TextError, shown

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


def _searching(
    name: Text, manner: Manner, plain: bool = False, most_nodes: int | None = None
) -> Callable[[PieceTypes], Bot]:
    return lambda piece_types: SearchingBot(piece_types, name, manner, plain, most_nodes)


def _overlooking(chance: float) -> Manner:
    """Return the manner of the strongest bot, with a chance that moves are overlooked."""
    return FEW_REPLIES._replace(overlooks=chance)


_PLAIN = Text("Looks ahead a little")
_PARANOID = Text("Fears everybody")
_MAX_N = Text("Trusts everybody to mind their own gain")

_BEGINNER_NODES, _CASUAL_NODES = 60, 500
"""A weak player does not get better by thinking longer."""

LEVELS = (
    Level("random", RandomBot.name, lambda piece_types: RandomBot()),
    Level("greedy", GreedyBot.name, GreedyBot),
    Level("plain", _PLAIN, _searching(_PLAIN, PARANOID, plain=True), is_offered=False),
    Level("paranoid", _PARANOID, _searching(_PARANOID, PARANOID), is_offered=False),
    Level("maxn", _MAX_N, _searching(_MAX_N, MAX_N), is_offered=False),
    Level(
        "beginner",
        BEGINNER,
        _searching(BEGINNER, _overlooking(0.35), False, _BEGINNER_NODES),
        limit=Limit(_BEGINNER_NODES, 2.0),
    ),
    Level(
        "casual",
        CASUAL,
        _searching(CASUAL, _overlooking(0.12), False, _CASUAL_NODES),
        limit=Limit(_CASUAL_NODES, 2.0),
    ),
    Level("club", CLUB, _searching(CLUB, _overlooking(0.08)), limit=Limit(1500, 3.0)),
    Level("strongest", STRONGEST, _searching(STRONGEST, FEW_REPLIES), limit=Limit(seconds=5.0)),
)
"""Levels of the same search differ in how much they overlook and how long they think."""


def all_levels() -> tuple[Level, ...]:
    """Return all bots: the levels, and behind them those that people added."""
    found = added().items()
    return (*LEVELS, *(Level(key, name, _always(make)) for key, (name, make) in found))


def _always(make: Callable[[], Bot]) -> Callable[[PieceTypes], Bot]:
    return lambda _: make()


def find_level(key: str, any_class: bool = False) -> Level:
    """Return the level with a key. Raises ValueError, which names the known ones.

    With `any_class` it may also be a class of any package, as ``module:Class``. No record may name
    one, since loading it runs its code.
    """
    for level in LEVELS:
        if level.key == key:
            return level
    if any_class and ":" in key:
        return Level(key, Text(key), _always(named(key)))
    if key not in added():
        reread()  # another process of this program may have added it
    every = all_levels()
    for level in every:
        if level.key == key:
            return level
    known = ", ".join(level.key for level in every)
    raise TextError("unknown bot “{name}” (expected one of {known})", name=shown(key), known=known)
