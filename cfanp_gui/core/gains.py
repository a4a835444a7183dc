"""Records of how players got armies that others had at the beginning: by capture or transfer."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Transition


class Gain(NamedTuple):
    """An army that came to another player."""

    giver: int
    """Player who had it before."""
    is_capture: bool
    """True if it was captured, rather than handed over."""


Gains = Mapping[int, Gain]
"""Latest gain of each army that has changed hands, by army."""


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
