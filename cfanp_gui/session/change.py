"""What the listeners of a session are told when another position is on the table."""

from typing import NamedTuple

from cfanp_gui.core.events import Event
from cfanp_gui.core.position import Position
from cfanp_gui.session.cursor import CursorStep


class Change(NamedTuple):
    """What listeners are given: from where to where, and how, oldest step first."""

    before: Position
    after: Position
    steps: tuple[CursorStep, ...]
    """Where the way leads into another line, they first go back and then forward."""
    new: bool
    """True if a new action was played, rather than the cursor moved."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Return everything that happened on the way, for a change that went forward."""
        forward = (step.transition for step in self.steps if step.forward)
        return tuple(event for transition in forward for event in transition.events)
