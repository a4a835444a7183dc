"""The boards that lie together, and the history of pushes since the last action."""

from cfanp_gui.core.boards import Pair, pair_of
from cfanp_gui.core.given_turn import GiveTurn
from cfanp_gui.session.signals import Signal
from cfanp_gui.session.tree import Node


class PairHistory:
    """The pushed pair, whose changes the tree does not contain; they can be undone and redone.

    While the player to move has pushed none, a pair that the table offers lies together instead.
    """

    def __init__(self, resting: Pair | None) -> None:
        """Begin with `resting`, the boards that are together before any push."""
        self.changed = Signal[[Pair | None]]()
        """Emitted with the new pair when another one lies together, and at every push by hand."""
        self._pushed = self._resting = resting
        self._offered: Pair | None = None
        self._is_kept = False
        """True if the pair was restored for the player to move, to try another action on it."""
        self._earlier: list[Pair | None] = []
        self._later: list[Pair | None] = []
        self._before: dict[Node, Pair] = {}
        """Pair pushed by hand before the action, for nodes played on one."""

    @property
    def pair(self) -> Pair | None:
        """Return the boards that lie together now."""
        return self._offered if self._pushed is None else self._pushed

    @property
    def is_offered(self) -> bool:
        """Return True if the pair lies together without having been pushed."""
        return self._pushed is None and self._offered is not None

    @property
    def is_chosen(self) -> bool:
        """Return True if the player to move has pushed boards by hand since the last action."""
        return bool(self._earlier) or self._is_kept

    @property
    def laid(self) -> int:
        """Return the number of pushes and pulls by hand since the last action."""
        return len(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Return True if such a step was undone and can be redone."""
        return bool(self._later)

    def lay(self, pair: Pair | None) -> None:
        """Push a pair by hand, or for None pull the pushed boards apart."""
        if pair != self._pushed:
            self._earlier.append(self._pushed)
            self._later.clear()
            self._pushed = pair
            self.changed.emit(self.pair)

    def offer(self, pair: Pair | None) -> None:
        """Offer a pair in place of the last action's, or for None withdraw the one offered."""
        self._set(self._pushed if pair is None else None, pair)

    def played(self, node: Node) -> None:
        """Push the pair on which a node was just played; one without a push leaves the boards."""
        if self._earlier and self.pair is not None:
            self._before[node] = self.pair
        pushed, done = node.pushed, node.transition
        kept = self.is_chosen and done is not None and isinstance(done.action, GiveTurn)
        self._begin_anew(_lying(node, self.pair if pushed is None else pushed))
        self._is_kept = kept

    def moved(self, node: Node) -> None:
        """Push the pair of the last push on the way to a node, to which the cursor was moved."""
        pushes = (pushed for before in node.path() if (pushed := before.pushed) is not None)
        self._begin_anew(_lying(node, next(pushes, self._resting)))

    def take_back(self, node: Node) -> None:
        """Push the pair that had been pushed by hand before a node, to try another action."""
        if node in self._before:
            self._begin_anew(self._before[node])
            self._is_kept = True

    def undo(self) -> bool:
        """Restore the previous pair; return True if there was one."""
        return self._exchange(self._earlier, self._later)

    def redo(self) -> bool:
        """Redo the last undone push or pull; return True if there was one."""
        return self._exchange(self._later, self._earlier)

    def _begin_anew(self, pair: Pair | None) -> None:
        self._earlier.clear()
        self._later.clear()
        self._is_kept = False
        self._set(pair, None)

    def _exchange(self, source: list[Pair | None], target: list[Pair | None]) -> bool:
        if not source:
            return False
        target.append(self._pushed)
        self._pushed = source.pop()
        self.changed.emit(self.pair)
        return True

    def _set(self, pushed: Pair | None, offered: Pair | None) -> None:
        before = self.pair
        self._pushed, self._offered = pushed, offered
        if self.pair != before:
            self.changed.emit(self.pair)


def _lying(node: Node, pair: Pair | None) -> Pair | None:
    """Return the pair that is together at a node after a push of another.

    If that leaves only boards of players who are out, the winner's is shown beside one of them.
    """
    position, done = node.position, node.transition
    if pair is None or done is None or done.pushed is not None or position.join is None:
        return pair
    outcome = position.outcome()
    if outcome is None or outcome.result != "win":
        return pair
    seats = position.statuses()
    alive = [
        status.seat.board
        for status in seats
        if status.player in outcome.players and not status.dead
    ]
    if not alive or set(alive) & set(pair):
        return pair
    last = next(
        (status.seat.board for status in seats if status.first_player == done.actor), pair.lower
    )
    beside = next((board for board in alive if board != last), None)
    return pair if beside is None else pair_of(beside, last)
