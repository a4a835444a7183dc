"""Counting sequences of actions, to check the rules of a game against known figures.

Where boards are played independently, turns on different ones often lead to the same state, so the
counts of states are cached.
"""

from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Generic, TypeVar, cast

from cfanp_gui.core.position import Position

S = TypeVar("S", bound=Hashable)

MOST_REMEMBERED = 1 << 16
"""Maximum number of cached counts."""


class Counting(Generic[S]):
    """Counter of action sequences from states of one game; by default from its positions."""

    def __init__(self) -> None:
        self._counts: dict[tuple[S, int], int] = {}

    def actions(self, state: S) -> Iterable[Any]:
        """Return the actions of all players."""
        return cast(Position, state).all_actions()

    def total(self, state: S) -> int:
        """Return the number of actions of all players."""
        return len(tuple(self.actions(state)))

    def after(self, state: S, action: Any) -> S | None:
        """Return the state after an action; None if it draws the game."""
        return cast(S, cast(Position, state).apply(action)[0])

    def perft(self, state: S, depth: int) -> int:
        """Return the number of sequences of `depth` actions of all players."""
        if depth < 1:
            return 1
        if depth == 1:
            return self.total(state)
        key = state, depth
        known = self._counts.get(key)
        if known is None:
            known = sum(self._begun(state, action, depth - 1) for action in self.actions(state))
            if len(self._counts) >= MOST_REMEMBERED:
                self._counts.clear()
            self._counts[key] = known
        return known

    def divide(self, state: S, depth: int) -> Iterator[tuple[str, int]]:
        """Yield each first action, sorted, with its count. Raises ValueError for a depth of 0."""
        if depth < 1:
            raise ValueError(f"the depth is {depth} (expected at least 1 to divide)")
        for action in sorted(self.actions(state), key=lambda action: action.text):
            yield action.text, self._begun(state, action, depth - 1)

    def _begun(self, state: S, action: Any, depth: int) -> int:
        """Return the number of sequences that continue after an action."""
        if depth < 1:
            return 1
        after = self.after(state, action)
        return 0 if after is None else self.perft(after, depth)
