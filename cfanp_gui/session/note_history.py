"""What was noted on the actions of a game: what can be taken back of it, and what is not saved."""

from __future__ import annotations

from cfanp_gui.session.tree import Node


class NoteHistory:
    """The comments that were changed since the game was saved, and since the cursor came here."""

    def __init__(self) -> None:
        self._saved: dict[Node, str] = {}
        """The comments of those nodes, as they were saved, that have another one now."""
        self._earlier: list[str] = []
        self._later: list[str] = []

    @property
    def unsaved(self) -> bool:
        """Return whether a comment is another one than was saved."""
        return bool(self._saved)

    @property
    def can_undo(self) -> bool:
        """Return whether a comment was changed where the cursor is since it came there."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Return whether that was taken back and can be done again."""
        return bool(self._later)

    def note(self, node: Node, comment: str) -> bool:
        """Set the comment of the node at the cursor; return whether it was another one."""
        if comment == node.comment:
            return False
        self._earlier.append(node.comment)
        self._later.clear()
        self._set(node, comment)
        return True

    def undo(self, node: Node) -> bool:
        """Set the comment that the node at the cursor had before; return whether there was one."""
        return self._exchange(node, self._earlier, self._later)

    def redo(self, node: Node) -> bool:
        """Set the comment again that was taken back; return whether there was one."""
        return self._exchange(node, self._later, self._earlier)

    def forget(self) -> None:
        """Let nothing be taken back any more: something else was done, or the cursor moved."""
        self._earlier.clear()
        self._later.clear()

    def saved(self) -> None:
        """Remember that all comments are saved as they are."""
        self._saved.clear()

    def _exchange(self, node: Node, source: list[str], target: list[str]) -> bool:
        if not source:
            return False
        target.append(node.comment)
        self._set(node, source.pop())
        return True

    def _set(self, node: Node, comment: str) -> None:
        known = self._saved.setdefault(node, node.comment)
        if comment == known:
            del self._saved[node]
        node.comment = comment
