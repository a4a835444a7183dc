"""Rules that can be switched on, or belong to a base game, each a `Modifier` (see `hooks`)."""

from __future__ import annotations

from functools import lru_cache

from cfanp_gui.games.armies.hooks import Hooks, Modifier
from cfanp_gui.games.armies.modifiers.avalanche import Avalanche
from cfanp_gui.games.armies.modifiers.base_rules import LastPiece, MovedOnce, NoMateByDrop
from cfanp_gui.games.armies.modifiers.defend import Defend
from cfanp_gui.games.armies.modifiers.exchange import Exchange
from cfanp_gui.games.armies.modifiers.hidden import Prize, Shown, Stranded, ToAndFro
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


def modifiers_of(rules: Rules) -> tuple[Modifier[State], ...]:
    """Return the modifiers that are on under some rules, in the order in which they are called."""
    found: list[Modifier[State]] = []
    # Modifiers that open pairs precede those that shut them, and freezes precede captures.
    if rules.defend:
        found.append(Defend())
    if rules.exchange:
        found.append(Exchange())
    if rules.kingcapture:
        found.append(KingCapture())
        if not rules.obstacles:
            found.append(Immovable())
    if rules.bonus == "single":
        found.append(SingleMove())
    if rules.captured == "removed":
        found.append(RemovedArmies())
    if rules.captured == "dead":
        found.append(DeadArmies())
    if rules.touch:
        found.append(TouchBoard())
    if not rules.friendly:
        found.append(Tournament())
    if rules.avalanche:
        found.append(Avalanche())
    if rules.base.strip:
        found.append(MovedOnce())
    if rules.base.prize:
        found.append(Prize())
    if rules.base.immovable:
        found.append(Stranded())
    elif not rules.base.royal:
        found.append(LastPiece())
    if rules.base.hides:
        found += (Shown(), ToAndFro())
    if rules.base.no_mate_by:
        found.append(NoMateByDrop())
    return tuple(found)


@lru_cache(maxsize=64)
def hooks_of(rules: Rules) -> Hooks[State]:
    """Return the hooks of the modifiers that are on under some rules."""
    return Hooks(modifiers_of(rules))
