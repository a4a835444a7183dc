"""How players came by armies that were others' at the beginning: captured, or handed over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Transition


class Gain(NamedTuple):
    """An army that came to another player."""

    giver: int
    """The player who had it before."""
    is_capture: bool
    """Whether it was taken from them, rather than handed over by them."""


Gains = Mapping[int, Gain]
"""By army how the player came by it who has it now; only those that changed hands since."""


def gains_after(before: Gains, transition: "Transition") -> Gains:
    """Return the gains after an action."""
    if not transition.control:
        return before
    lost = {loss.seat for event in transition.events for loss in event.losses}
    found = dict(before)
    for army, giver, taker in transition.control:
        if giver is None or taker is None:
            found.pop(army, None)
        else:
            found[army] = Gain(giver, army in lost)
    return found
