"""Rules that can be switched on, or belong to a base game, each a `Modifier` (see `hooks`)."""

from __future__ import annotations

from functools import lru_cache

from cfanp_gui.games.armies.hooks import Hooks, Modifier
from cfanp_gui.games.armies.modifiers.avalanche import Avalanche
from cfanp_gui.games.armies.modifiers.base_rules import (
    LastPiece,
    MovedOnce,
    NoMateByDrop,
    Prize,
    Shown,
    Stranded,
    ToAndFro,
)
from cfanp_gui.games.armies.modifiers.defend import Defend
from cfanp_gui.games.armies.modifiers.exchange import Exchange
from cfanp_gui.games.armies.modifiers.house_rules import (
    DeadArmies,
    RemovedArmies,
    SingleMove,
    TouchBoard,
    Tournament,
)
from cfanp_gui.games.armies.modifiers.kingcapture import Immovable, KingCapture
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State


@lru_cache(maxsize=64)
def hooks_of(rules: Rules) -> Hooks[State]:
    """Return the hooks of the modifiers that are on under some rules, in the order of calls."""
    base = rules.base
    # Modifiers that open pairs precede those that shut them, and freezes precede captures.
    known: tuple[tuple[object, type[Modifier[State]]], ...] = (
        (rules.defend, Defend),
        (rules.exchange, Exchange),
        (rules.kingcapture, KingCapture),
        (rules.kingcapture and not rules.obstacles, Immovable),
        (rules.bonus == "single", SingleMove),
        (rules.captured == "removed", RemovedArmies),
        (rules.captured == "dead", DeadArmies),
        (rules.touch, TouchBoard),
        (not rules.friendly, Tournament),
        (rules.avalanche, Avalanche),
        (base.strip, MovedOnce),
        (base.prize, Prize),
        (base.immovable, Stranded),
        (not base.immovable and not base.royal, LastPiece),
        (base.hides, Shown),
        (base.hides, ToAndFro),
        (base.no_mate_by, NoMateByDrop),
    )
    return Hooks([modifier() for is_on, modifier in known if is_on])
