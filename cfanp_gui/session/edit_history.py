"""What was changed in a tree and noted in it: what can be taken back, and what is unsaved."""

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import NamedTuple

from cfanp_gui.session.tree import Node


class Edit(Enum):
    """What a person did to the tree other than play in it."""

    COMMENT = "comment"
    GLYPH = "glyph"
    DRAWING = "drawing"
    CUT = "cut"
    PASTE = "paste"
    DELETE = "delete"
    PROMOTE = "promote"

    @property
    def rearranges(self) -> bool:
        """Return whether it changes which lines there are, rather than what is noted on one."""
        return self not in (Edit.COMMENT, Edit.GLYPH, Edit.DRAWING)


class Notes(NamedTuple):
    """What is noted on an action."""

    comment: str
    nags: tuple[int, ...]
    """Numeric annotation glyphs."""
    before: str = ""
    """The comment ahead of it."""
    clock: int | None = None
    """Milliseconds its player had left, as a record gives it."""


def notes_of(node: Node) -> Notes:
    """Return what is noted on a node's action."""
    return Notes(node.comment, node.nags, node.before, node.clock)


class Change:
    """Something done to the tree, with what it takes to take it back and to do it again."""

    def __init__(
        self,
        edit: Edit,
        before: Node,
        after: Node,
        laid: int = 0,
        notes: Mapping[Node, Notes] | None = None,
        places: Iterable[tuple[Node, int | None]] = (),
    ) -> None:
        """`before` and `after` are where the cursor belongs; `laid` pairs had been pushed by hand.

        `notes` are those that nodes had, `places` where nodes stood among the continuations of
        the node before them, None for nowhere, in the order in which they were put elsewhere.
        """
        self.edit = edit
        self.before = before
        self.after = after
        self.laid = laid
        self.notes = dict(notes or {})
        self.places = list(places)
        self.played: set[Node] = set()
        """The nodes that were played since, as long as it is the last change."""
        self.left: set[Node] = set()
        """The nodes that undo went back from since it was taken back."""


class EditHistory:
    """The changes of a tree that can be taken back; and which notes are others than were saved."""

    def __init__(self) -> None:
        self._saved: dict[Node, Notes] = {}
        """The notes of those nodes, as they were saved, that have others now."""
        self._earlier: list[Change] = []
        self._later: list[Change] = []

    @property
    def unsaved(self) -> bool:
        """Return whether notes are others than were saved."""
        return bool(self._saved)

    @property
    def last(self) -> Change | None:
        """Return the change that would be taken back."""
        return self._earlier[-1] if self._earlier else None

    @property
    def next(self) -> Change | None:
        """Return the change that would be done again."""
        return self._later[-1] if self._later else None

    def note(
        self, node: Node, notes: Notes, edit: Edit = Edit.COMMENT, more: bool = False, laid: int = 0
    ) -> bool:
        """Set the notes of a node; return whether they were others.

        What is noted with `more` goes on with what was noted last, and is taken back with it.
        """
        before = notes_of(node)
        if notes == before:
            return False
        last = self.last
        if not (more and last is not None and last.edit is edit and node in last.notes):
            self.add(Change(edit, node, node, laid, {node: before}))
        self._later.clear()
        self._set(node, notes)
        return True

    def set(self, node: Node, notes: Notes) -> None:
        """Set the notes of a node for good."""
        self._set(node, notes)

    def add(self, change: Change) -> None:
        """Let a change that has just been made be taken back."""
        self._earlier.append(change)
        self._later.clear()
        for node, notes in change.notes.items():
            self._remember(node, notes)

    def undo(self) -> Change | None:
        """Take back the last change; return it, None where there is none."""
        return self._exchange(self._earlier, self._later)

    def redo(self) -> Change | None:
        """Do again what was taken back last; return it, None where there is nothing."""
        return self._exchange(self._later, self._earlier)

    def played(self, node: Node, new: bool) -> None:
        """Remember that an action was played; `new` is whether it was not in the tree before."""
        if new:
            self._later.clear()
            # A line that began with the same action cannot come back beside this one.
            if any(
                gone.parent is node.parent and gone.action == node.action
                for change in self._earlier
                for gone, place in change.places
                if place is not None and not gone.stands
            ):
                self.forget()
        if self._earlier:
            self._earlier[-1].played.add(node)

    def noted_late(self, nodes: Iterable[Node]) -> None:
        """Remember that nodes were played before what was written ahead of them was kept."""
        if self._earlier:
            self._earlier[-1].played.update(nodes)

    def left(self, nodes: Iterable[Node]) -> None:
        """Remember which nodes undo went back from."""
        if self._later:
            self._later[-1].left.update(nodes)

    def drop(self, node: Node) -> None:
        """Forget what was done with a node that has left the tree for good, or right behind it."""
        for changes in (self._earlier, self._later):
            changes[:] = [
                change for change in changes
                if node not in change.notes
                and all(node not in (gone, gone.parent) for gone, _ in change.places)
            ]  # fmt: skip
        self._saved.pop(node, None)

    def forget(self) -> None:
        """Let nothing be taken back any more: in a game that is played something else was done."""
        self._earlier.clear()
        self._later.clear()

    def saved(self) -> None:
        """Remember that all notes are saved as they are."""
        self._saved.clear()

    def _exchange(self, source: list[Change], target: list[Change]) -> Change | None:
        if not source:
            return None
        change = source.pop()
        target.append(change)
        change.left.clear()
        # What was put elsewhere last is put back first; the next time it is the other way round.
        change.places = [(node, node.put(place)) for node, place in reversed(change.places)]
        for node, notes in change.notes.items():
            change.notes[node] = notes_of(node)
            self._set(node, notes)
        return change

    def _set(self, node: Node, notes: Notes) -> None:
        before = notes_of(node)
        node.comment, node.nags, node.before, node.clock = notes
        self._remember(node, before)

    def _remember(self, node: Node, before: Notes) -> None:
        """Remember whether a node's notes are as they were saved, after they were others."""
        if notes_of(node) == self._saved.setdefault(node, before):
            del self._saved[node]
