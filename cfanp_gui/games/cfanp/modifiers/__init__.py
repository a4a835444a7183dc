"""The rules that can be switched on, each a `Modifier` (see `hooks`)."""

from __future__ import annotations

from cfanp_gui.games.cfanp.hooks import Modifier
from cfanp_gui.games.cfanp.modifiers.captured import DeadArmies, RemovedArmies
from cfanp_gui.games.cfanp.modifiers.single import SingleMove
from cfanp_gui.games.cfanp.modifiers.touch import TouchBoard
from cfanp_gui.games.cfanp.modifiers.tournament import Tournament
from cfanp_gui.games.cfanp.options import Rules


def modifiers_of(rules: Rules) -> tuple[Modifier, ...]:
    """Return the modifiers that are on under some rules, in the order in which they are asked."""
    found: list[Modifier] = []
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
    return tuple(found)
