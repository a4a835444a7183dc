"""What was noted on the actions of a game: what can be taken back of it, and what is not saved."""

from __future__ import annotations

from cfanp_gui.core.values import NamedTuple
from cfanp_gui.session.tree import Node


class Notes(NamedTuple):
    """What is noted on an action."""

    comment: str
    nags: tuple[int, ...]
    """Numeric annotation glyphs."""


def notes_of(node: Node) -> Notes:
    """Return what is noted on a node's action."""
    return Notes(node.comment, node.nags)


class NoteHistory:
    """The notes that were changed since the game was saved, and since the cursor came here."""

    def __init__(self) -> None:
        self._saved: dict[Node, Notes] = {}
        """The notes of those nodes, as they were saved, that have others now."""
        self._earlier: list[Notes] = []
        self._later: list[Notes] = []

    @property
    def unsaved(self) -> bool:
        """Return whether notes are others than were saved."""
        return bool(self._saved)

    @property
    def can_undo(self) -> bool:
        """Return whether notes were changed where the cursor is since it came there."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Return whether that was taken back and can be done again."""
        return bool(self._later)

    def note(self, node: Node, notes: Notes, more: bool = False) -> bool:
        """Set the notes of the node at the cursor; return whether they were others.

        What is noted with `more` goes on with what was noted last, and is taken back with it.
        """
        if notes == notes_of(node):
            return False
        if not (more and self._earlier):
            self._earlier.append(notes_of(node))
        self._later.clear()
        self._set(node, notes)
        return True

    def set(self, node: Node, notes: Notes) -> bool:
        """Set the notes of any node for good; return whether they were others."""
        if notes == notes_of(node):
            return False
        self._set(node, notes)
        return True

    def undo(self, node: Node) -> bool:
        """Set the notes that the node at the cursor had before; return whether there were any."""
        return self._exchange(node, self._earlier, self._later)

    def redo(self, node: Node) -> bool:
        """Set the notes again that were taken back; return whether there were any."""
        return self._exchange(node, self._later, self._earlier)

    def forget(self) -> None:
        """Let nothing be taken back any more: something else was done, or the cursor moved."""
        self._earlier.clear()
        self._later.clear()

    def saved(self) -> None:
        """Remember that all notes are saved as they are."""
        self._saved.clear()

    def _exchange(self, node: Node, source: list[Notes], target: list[Notes]) -> bool:
        if not source:
            return False
        target.append(notes_of(node))
        self._set(node, source.pop())
        return True

    def _set(self, node: Node, notes: Notes) -> None:
        known = self._saved.setdefault(node, notes_of(node))
        if notes == known:
            del self._saved[node]
        node.comment, node.nags = notes
