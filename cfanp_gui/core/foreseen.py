"""What actions would change, also for who does not see everything."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from cfanp_gui.core.actions import Captured, Transition
from cfanp_gui.core.capabilities import Hidden

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Action
    from cfanp_gui.core.position import Position


def foreseen(
    position: "Position", actions: "Iterable[Action]"
) -> "Iterator[tuple[Action, Transition]]":
    """Yield legal actions, each with what it changes as far as that is known.

    In what somebody sees of a position that is what goes where, and what stands there.
    """
    if not isinstance(position, Hidden) or position.viewer is None:
        yield from ((action, position.apply(action)[1]) for action in actions)
        return
    pieces, whole = position.pieces(), position.guessed(0)
    for action in actions:
        done = whole.apply(action)[1]
        captured = tuple(Captured(one.target, pieces[one.target])
                         for one in done.went if one.target in pieces)  # fmt: skip
        yield action, Transition(action, done.actor, done.pushed, done.went, captured)
