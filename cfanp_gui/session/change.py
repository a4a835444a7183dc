"""The change of position reported to a session's listeners."""

from typing import NamedTuple

from cfanp_gui.core.events import Event
from cfanp_gui.core.position import Position
from cfanp_gui.session.cursor import CursorStep


class Change(NamedTuple):
    """The steps between two positions, oldest first, as passed to listeners."""

    before: Position
    after: Position
    steps: tuple[CursorStep, ...]
    """Steps of the cursor: into another line they first go back and then forward."""
    new: bool
    """True if a new action was played, rather than the cursor moved."""

    @property
    def events(self) -> tuple[Event, ...]:
        """Return all events of a change that went forward."""
        forward = (step.transition for step in self.steps if step.forward)
        return tuple(event for transition in forward for event in transition.events)
