"""A position viewed as if the turn of each army began now, with cached results."""

from collections.abc import Iterator
from functools import cached_property

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.position import Position
from cfanp_gui.core.queries import Mate, Prospects, Turn


class Survey:
    """The possible actions of the armies of one position, for `matrix` and `radar` alike.

    Make one for a position and pass it to everything that asks about that position: nothing is then
    computed twice.
    """

    def __init__(self, position: Position) -> None:
        """Look at a position. Raises TypeError where `is_possible` is False."""
        if not self.is_possible(position):
            raise TypeError(f"what armies could do is not known of a {type(position).__name__}")
        self.position = position
        self._prospects: dict[int, Prospects] = {}
        self._pairs: dict[int, frozenset[Pair]] = {}

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

    def prospects(self, army: int) -> Prospects:
        """Return an army's prospects if its turn began now. Raises ValueError for a dead one."""
        known = self._prospects.get(army)
        if known is None:
            if army not in self.armies:
                raise ValueError(f"army {army} is not alive (expected one of {self.armies})")
            known = self._prospects[army] = self.position.prospects(army)
        return known

    def stands_on(self, army: int, pair: Pair) -> bool:
        """Return True if an army has a piece on a pair."""
        known = self._pairs.get(army)
        if known is None:
            known = self._pairs[army] = frozenset(self.prospects(army).pairs)
        return pair in known

    def hostile_to(self, army: int) -> tuple[int, ...]:
        """Return the living armies hostile to one, in batting order from the one to move."""
        return tuple(other for other in self.armies if self.position.hostile(army, other))

    def mates(self, army: int) -> Iterator[Mate]:
        """Yield the moves by which an army could checkmate, pair by pair in letter order."""
        prospects = self.prospects(army)
        for pair in prospects.pairs:
            yield from prospects.mates(pair)
