"""A position viewed as if the turn of each army began now, and the radar: what it may lose.

For the radar each army that moves before is looked at as the position stands now, as if its turn
began now; the army to move has only what is left of its turn. An action of one of them may of
course give the next other chances. A piece that may be captured is lost only if the captor has
gained when all captures on that square of that pair have been made; else it is defended.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from cfanp_gui.core.actions import Action
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.position import Position
from cfanp_gui.core.queries import Mate, Prospects, Turn
from cfanp_gui.core.text import Text


class Survey:
    """The possible actions of a position's armies, computed once for all who ask about them."""

    def __init__(self, position: Position) -> None:
        """Look at a position. Raises TypeError where `is_possible` is False."""
        if not self.is_possible(position):
            raise TypeError(f"what armies could do is not known of a {type(position).__name__}")
        self.position = position

    @staticmethod
    def is_possible(position: Position) -> bool:
        """Return True if a position tells what every army could do on pairs of boards."""
        return bool(position.living_armies())

    @cached_property
    def armies(self) -> tuple[int, ...]:
        """Return the living armies in batting order, from the one to move."""
        return self.position.living_armies()

    @cached_property
    def mover(self) -> int | None:
        """Return the army to move; None where the game is over."""
        return self.armies[0] if self.armies and self.position.outcome() is None else None

    @cached_property
    def _turn(self) -> Turn | None:
        return self.position.turn() if self.mover is not None else None

    def open_now(self, army: int, pair: Pair) -> bool:
        """Return True if an army may still use a pair: the one to move only if it is unused."""
        if self.pushed(army, pair):
            return False
        return army != self.mover or self._turn is None or self._turn.committed in (None, pair)

    def pushed(self, army: int, pair: Pair) -> bool:
        """Return True if an army is to move and has used up one of the boards of a pair."""
        if army != self.mover or self._turn is None:
            return False
        return bool(self._turn.spent & set(pair))

    @cached_method
    def prospects(self, army: int) -> Prospects:
        """Return an army's prospects if its turn began now. Raises ValueError for a dead one."""
        if army not in self.armies:
            raise ValueError(f"army {army} is not alive (expected one of {self.armies})")
        return self.position.prospects(army)

    @cached_method
    def stands_on(self, army: int, pair: Pair) -> bool:
        """Return True if an army has a piece on a pair."""
        return pair in self.prospects(army).pairs

    def hostile_to(self, army: int) -> tuple[int, ...]:
        """Return the living armies hostile to one, in batting order from the one to move."""
        return tuple(other for other in self.armies if self.position.hostile(army, other))

    def mates(self, army: int) -> Iterator[Mate]:
        """Yield the moves by which an army could checkmate, pair by pair in letter order."""
        prospects = self.prospects(army)
        for pair in prospects.pairs:
            yield from prospects.mates(pair)


class Danger(NamedTuple):
    """A move by which an army would lose a piece, or be lost, as by checkmate."""

    by: int
    """The army that could make it."""
    pair: Pair
    action: Action
    source: Square
    """Square of the piece that would move."""
    target: Square
    """Square of the piece that would be lost; that of the King for a checkmate, and that to which
    the piece would move if the army is lost otherwise."""
    mate: bool
    """True if the army would be lost."""
    lost: int = 0
    """Net loss of the army in pawns; below 0 for a gain. 0 for a mate."""
    effect: Text | None = None
    """What the piece does, see `Mate.effect`."""

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
        Danger(
            by, pair, capture.action, capture.source, capture.taken, False, prospects.won(capture)
        )
        for capture in prospects.captures(pair)
        if pieces[capture.taken].army == army
    ]
    if mates := [mate for mate in prospects.mates(pair) if army in mate.armies]:
        king = survey.prospects(army).king
        for mate in mates:
            target = king if king is not None and mate.effect is None else mate.target
            moves.append(Danger(by, pair, mate.action, mate.source, target, True, 0, mate.effect))
    moves.sort(key=lambda danger: (danger.action.text, danger.mate))
    yield from moves
