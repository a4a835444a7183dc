"""What can be told of an action before it is played."""

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.capabilities import Hidden
from cfanp_gui.core.position import Position


def foretold(position: Position, action: Action) -> Transition:
    """Return what an action would change, as far as its player can tell before.

    Raises IllegalAction.
    """
    if isinstance(position, Hidden):
        return position.foretold(action)
    return position.apply(action)[1]
