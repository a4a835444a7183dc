"""What may be done but for what stands there: castling, capturing in passing, dropping."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple

from cfanp_gui.core.boards import Square


class Passed(NamedTuple):
    """A square that a piece has passed with a first move."""

    square: Square
    stands: Square
    """Where it stands now."""
    army: int


class Rights(NamedTuple):
    """The rights of all armies."""

    castling: tuple[int, ...]
    """By armies, of `SHORT` and `LONG`."""
    passed: tuple[Passed, ...]
    """What has been passed and may still be captured on, in order."""
    hands: tuple[str, ...]
    """The letters of the pieces in each army's hand, sorted."""

    def without_passed(self, army: int) -> Rights:
        """Return them when the turn of an army begins."""
        for one in self.passed:
            if one.army == army:
                left = tuple(one for one in self.passed if one.army != army)
                return Rights(self.castling, left, self.hands)
        return self

    def without_castling(self, army: int, lost: int) -> Rights:
        """Return them when an army has lost some of its rights to castle."""
        left = self.castling[army] & ~lost
        if left == self.castling[army]:
            return self
        return self._replace(castling=(*self.castling[:army], left, *self.castling[army + 1 :]))

    def with_hand(self, army: int, hand: str) -> Rights:
        """Return them with another hand of an army."""
        return self._replace(hands=(*self.hands[:army], hand, *self.hands[army + 1 :]))

    def for_two(
        self,
        armies: tuple[int, int],
        castling: Collection[int],
        place: Callable[[Square], Square],
        shown: Collection[int],
    ) -> Rights:
        """Return those of two armies alone; see `PairRules.for_two`."""
        passed = (
            Passed(place(one.square), place(one.stands), armies.index(one.army))
            for one in self.passed
            if one.army in armies and one.square.board in shown and one.stands.board in shown
        )
        return Rights(
            tuple(self.castling[army] if army in castling else 0 for army in armies),
            tuple(sorted(passed)),
            tuple(self.hands[army] for army in armies),
        )
