"""The radar: the losses an army may suffer before it moves again, and their captors.

Each army that moves before is looked at as the position stands now, as if its turn began now; the
army to move has only what is left of its turn. An action of one of them may of course give the
next other chances. A piece that may be captured is lost only if the captor has gained when all
captures on that square of that pair have been made; else it is defended.
"""

from collections.abc import Iterator
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.insight.survey import Survey


class Danger(NamedTuple):
    """A move by which an army would lose a piece, or its King to checkmate."""

    by: int
    """The army that could make it."""
    pair: Pair
    action: Action
    source: Square
    """Square of the piece that would move."""
    target: Square
    """Square of the piece that would be lost; that of the King for a checkmate."""
    mate: bool
    lost: int = 0
    """Net loss of the army in pawns; below 0 for a gain. 0 for a mate."""

    @property
    def is_defended(self) -> bool:
        """Return True if the army loses nothing by it in the end."""
        return not self.mate and self.lost <= 0


def dangers(survey: Survey, army: int) -> Iterator[Danger]:
    """Yield the dangers of an army, in batting order, by pairs and by moves in machine form.

    Each pair is worked out when it is asked for; the iterator may be left at any time. Raises
    ValueError for a dead army.
    """
    survey.prospects(army)
    for by in before(survey, army):
        for pair in survey.prospects(by).pairs:
            if survey.stands_on(army, pair) and survey.open_now(by, pair):
                yield from _on_pair(survey, army, by, pair)


def before(survey: Survey, army: int) -> tuple[int, ...]:
    """Return the hostile armies that move before an army's next turn, in batting order.

    The turn of the army to move counts as begun: its next one is that after all the others'.
    """
    order = survey.armies
    at = order.index(army)
    sooner = order[1:] if at == 0 else order[:at]
    hostile = survey.hostile_to(army)
    return tuple(other for other in sooner if other in hostile)


def _on_pair(survey: Survey, army: int, by: int, pair: Pair) -> Iterator[Danger]:
    """Yield the moves of one army on one pair by which another would lose something."""
    prospects = survey.prospects(by)
    pieces = survey.position.pieces()
    moves = [
        Danger(by, pair, one.action, one.source, one.taken, False, prospects.won(one))
        for one in prospects.captures(pair)
        if pieces[one.taken].army == army
    ]
    mates = [mate for mate in prospects.mates(pair) if army in mate.armies]
    if mates:
        king = survey.prospects(army).king
        assert king is not None, "it is checkmated"
        moves += [Danger(by, pair, mate.action, mate.source, king, True) for mate in mates]
    moves.sort(key=lambda one: (one.action.text, one.mate))
    yield from moves
