"""Which boards lie pushed together, and what was pushed and pulled apart since the last action."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.session.tree import Node


class PairHistory:
    """The pair that lies pushed together; laying it otherwise can be taken back and done again.

    Pushing only to look is no action of the game, so the tree knows nothing of it.
    """

    def __init__(self, pair: Pair | None) -> None:
        self.pair = pair
        self._earlier: list[Pair | None] = []
        self._later: list[Pair | None] = []
        self._before: dict[Node, Pair] = {}
        """For nodes that were played on a pair pushed by hand: that pair."""

    @property
    def can_undo(self) -> bool:
        """Return whether boards were pushed or pulled apart by hand since the last action."""
        return bool(self._earlier)

    @property
    def laid(self) -> int:
        """Return how often boards were pushed or pulled apart by hand since the last action."""
        return len(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Return whether that was taken back and can be done again."""
        return bool(self._later)

    def lay(self, pair: Pair | None) -> bool:
        """Lay a pair by hand; return whether it was another one."""
        if pair == self.pair:
            return False
        self._earlier.append(self.pair)
        self._later.clear()
        self.pair = pair
        return True

    def played(self, node: Node) -> None:
        """Remember for a node that was just played the pair that had been pushed by hand."""
        if self._earlier and self.pair is not None:
            self._before[node] = self.pair

    def take_back(self, node: Node) -> bool:
        """Lay the pair that had been pushed by hand before a node; return whether there was one.

        Another action may be tried on it at once. The push itself is no more to be taken back.
        """
        pair = self._before.get(node)
        return pair is not None and self.follow(pair)

    def follow(self, pair: Pair | None) -> bool:
        """Lay the pair of an action, with which all begins anew; return whether it was another."""
        other = pair != self.pair
        self._earlier.clear()
        self._later.clear()
        self.pair = pair
        return other

    def undo(self) -> bool:
        """Lay the pair that lay before; return whether there was one to go back to."""
        return self._exchange(self._earlier, self._later)

    def redo(self) -> bool:
        """Lay again what was taken back; return whether there was anything."""
        return self._exchange(self._later, self._earlier)

    def _exchange(self, source: list[Pair | None], target: list[Pair | None]) -> bool:
        if not source:
            return False
        target.append(self.pair)
        self.pair = source.pop()
        return True
