"""Which bots there are, the weakest first: names for the command line and for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cfanp_gui.bots.contract import Bot
from cfanp_gui.bots.manners import FEW_REPLIES, MAX_N, PARANOID, Manner
from cfanp_gui.bots.searching_bots import SearchingBot
from cfanp_gui.bots.simple_bots import GreedyBot, RandomBot
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text, shown
from cfanp_gui.core.values import NamedTuple

PieceTypes = Mapping[str, PieceType]


class Level(NamedTuple):
    """A kind of bot."""

    key: str
    """What the command line calls it."""
    name: Text
    """What people call it."""
    make: Callable[[PieceTypes], Bot]
    """Returns it for a game with such pieces."""
    is_offered: bool = True
    """Whether people are to play with it; others are there to be compared."""


def _searching(name: Text, manner: Manner, plain: bool = False) -> Callable[[PieceTypes], Bot]:
    return lambda piece_types: SearchingBot(piece_types, name, manner, plain)


_PLAIN = Text("Looks ahead a little")
_PARANOID = Text("Fears everybody")
_MAX_N = Text("Trusts everybody to mind their own gain")
_CLUB = Text("Club player")

LEVELS = (
    Level("random", RandomBot.name, lambda piece_types: RandomBot()),  # noqa: ARG005
    Level("greedy", GreedyBot.name, GreedyBot),
    Level("plain", _PLAIN, _searching(_PLAIN, PARANOID, plain=True)),
    Level("paranoid", _PARANOID, _searching(_PARANOID, PARANOID), is_offered=False),
    Level("maxn", _MAX_N, _searching(_MAX_N, MAX_N), is_offered=False),
    Level("club", _CLUB, _searching(_CLUB, FEW_REPLIES)),
)


def find_level(key: str) -> Level:
    """Return the level of a name. Raises ValueError, which names those there are."""
    for level in LEVELS:
        if level.key == key:
            return level
    known = ", ".join(level.key for level in LEVELS)
    raise ValueError(
        Text("unknown bot “{name}” (expected one of {known})", name=shown(key), known=known)
    )
