"""Changes and notes of a tree: undo, redo and unsaved notes."""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from itertools import takewhile
from typing import NamedTuple

from cfanp_gui.session.cursor import Cursor
from cfanp_gui.session.journal_writer import JournalWriter
from cfanp_gui.session.pair_history import PairHistory
from cfanp_gui.session.signals import Signal
from cfanp_gui.session.tree import Node


class Edit(Enum):
    """Kind of a change to the tree other than playing."""

    COMMENT = "comment"
    GLYPH = "glyph"
    DRAWING = "drawing"
    CUT = "cut"
    PASTE = "paste"
    DELETE = "delete"
    PROMOTE = "promote"
    ANNOTATE = "annotate"


class Notes(NamedTuple):
    """Notes on an action."""

    comment: str
    nags: tuple[int, ...]
    """Numeric annotation glyphs."""
    before: str = ""
    """Comment ahead of it."""
    clock: int | None = None
    """Milliseconds its player had left, as given in a record."""


def notes_of(node: Node) -> Notes:
    """Return the notes on a node's action."""
    return Notes(node.comment, node.nags, node.before, node.clock)


class TreeChange(NamedTuple):
    """A change of the tree, with everything needed to undo and redo it."""

    edit: Edit
    before: Node
    """Node at the cursor before the change."""
    after: Node
    laid: int
    """Number of pairs that had been pushed by hand."""
    notes: dict[Node, Notes]
    """Notes that nodes had."""
    places: list[tuple[Node, int | None]]
    """Nodes in the order in which they were moved, with their indices among the continuations.

    None stands for a removed one.
    """
    played: set[Node]
    """Nodes played since, while it is the last change."""
    left: set[Node]
    """Nodes that undo went back from since it was taken back."""


class EditHistory:
    """The undoable changes of a tree, and the notes that differ from the saved ones."""

    def __init__(
        self,
        cursor: Cursor,
        pairs: PairHistory,
        journal: JournalWriter,
        visit: Callable[[Node], object],
    ) -> None:
        """Begin without changes; `visit` moves the cursor to a node, to show a change there."""
        self.notes_changed = Signal[[Node]]()
        """Emitted with a node whose comment, glyphs or drawings have changed."""
        self.lines_changed = Signal[[]]()
        """Emitted when lines were promoted, deleted, pasted or restored."""
        self._cursor = cursor
        self._pairs = pairs
        self._journal = journal
        self._visit = visit
        self._saved: dict[Node, Notes] = {}
        """Saved notes of the nodes whose notes differ from them now."""
        self._earlier: list[TreeChange] = []
        self._later: list[TreeChange] = []

    @property
    def unsaved(self) -> bool:
        """Return True if notes differ from the saved ones."""
        return bool(self._saved)

    @property
    def _to_undo(self) -> TreeChange | None:
        """Return the change to undo next; None if something was played or pushed since."""
        change = self._earlier[-1] if self._earlier else None
        if change is None or self._cursor.node in change.played or self._pairs.laid > change.laid:
            return None
        return change

    @property
    def _to_redo(self) -> TreeChange | None:
        """Return the change to redo next; None if undo has gone back from actions since."""
        change, ahead = self._later[-1] if self._later else None, self._cursor.ahead(1)
        if change is None or (ahead is not self._cursor.node and ahead in change.left):
            return None
        return change

    @property
    def _pushes_before_redo(self) -> bool:
        """Return True if boards were pushed by hand before the change that redo repeats."""
        change = self._later[-1] if self._later else None
        return change is not None and self._pairs.can_redo and self._pairs.laid < change.laid

    @property
    def edit_to_undo(self) -> Edit | None:
        """Return the kind of change that undo takes back next, or None."""
        change = self._to_undo
        return None if change is None else change.edit

    @property
    def edit_to_redo(self) -> Edit | None:
        """Return the kind of change that redo repeats next, or None."""
        change = self._to_redo
        return None if change is None or self._pushes_before_redo else change.edit

    @property
    def undoes_here(self) -> bool:
        """Return True if undo takes back a push or a change of the tree before any action."""
        return self._pairs.laid > 0 or self._to_undo is not None

    def can_undo(self) -> bool:
        """Return True if an action, a push or a change of the tree can be undone."""
        return self._cursor.node.parent is not None or self.undoes_here

    def can_redo(self) -> bool:
        """Return True if an action, a push or a change of the tree can be redone."""
        return bool(self._cursor.node.children or self._later) or self._pairs.can_redo

    def note(self, node: Node, notes: Notes, edit: Edit = Edit.COMMENT, more: bool = False) -> None:
        """Set and report the notes of a node; with `more` the change joins the last one."""
        before, here = notes_of(node), self._cursor.node
        if notes == before:
            return
        last = self._earlier[-1] if self._earlier else None
        if not (more and last is not None and last.edit is edit and node in last.notes):
            last = self.add(edit, node, node, {node: before})
        self._later.clear()
        self.set(node, notes)
        # Actions after the change were played before this was written.
        last.played.update(takewhile(lambda later: later is not node, here.path()))
        self._tell(node)

    def set(self, node: Node, notes: Notes) -> None:
        """Set the notes of a node permanently."""
        before = notes_of(node)
        node.comment, node.nags, node.before, node.clock = notes
        self._remember(node, before)

    def add(
        self,
        edit: Edit,
        before: Node,
        after: Node,
        notes: Mapping[Node, Notes],
        places: Iterable[tuple[Node, int | None]] = (),
    ) -> TreeChange:
        """Record a change that has just been made for undo; return it. See `TreeChange`."""
        laid = self._pairs.laid
        change = TreeChange(edit, before, after, laid, dict(notes), list(places), set(), set())
        self._earlier.append(change)
        self._later.clear()
        for node, known in notes.items():
            self._remember(node, known)
        return change

    def _tell(self, node: Node) -> None:
        """Write the current notes of a node to the journal, and report them."""
        glyphs = ",".join(map(str, node.nags)) or "-"
        self._journal.write(f"note {node.place()} {glyphs} {node.comment}")
        self.notes_changed.emit(node)

    def undo(self) -> bool:
        """Undo a change, if it comes next, and go there; return True if it did."""
        change = self._to_undo
        if change is not None:
            self._show(change.before, self.take_back, "undo")
        return change is not None

    def redo(self) -> bool:
        """Redo a change, or a push before it, that comes before any action; True if it did."""
        change = self._to_redo
        if change is None:
            return False
        if self._pushes_before_redo:
            return self._pairs.redo()
        self._show(change.after, self.do_again, "redo")
        return True

    def _show(self, goal: Node, move: Callable[[], TreeChange | None], entry: str) -> None:
        """Go to the place of a change, and undo or redo it there."""
        self._visit(goal.nearest())
        change = move()
        assert change is not None, "there is a change to go to"
        if change.edit not in (Edit.COMMENT, Edit.GLYPH, Edit.DRAWING):  # it is about lines
            self._cursor.forget_way()
            self._journal.write(entry)
            self.lines_changed.emit()
            self._visit(goal.nearest())
        else:
            for node in change.notes:
                self._tell(node)

    def take_back(self) -> TreeChange | None:
        """Undo the last change alone; return it, or None."""
        return self._exchange(self._earlier, self._later)

    def do_again(self) -> TreeChange | None:
        """Redo the last undone change; return it, or None."""
        return self._exchange(self._later, self._earlier)

    def played(self, node: Node, new: bool) -> None:
        """Record that an action was played; `new` is True if it was not in the tree before."""
        if new:
            self._later.clear()
            # A line that began with the same action cannot be restored beside this one.
            if any(
                gone.parent is node.parent and gone.action == node.action
                for change in self._earlier
                for gone, place in change.places
                if place is not None and not gone.stands
            ):
                self.forget()
        if self._earlier:
            self._earlier[-1].played.add(node)

    def left(self, nodes: Iterable[Node]) -> None:
        """Record the nodes that undo went back from."""
        if self._later:
            self._later[-1].left.update(nodes)

    def drop(self, node: Node) -> None:
        """Forget the changes of a node that has left the tree permanently, or directly after it."""
        for changes in (self._earlier, self._later):
            changes[:] = [
                change
                for change in changes
                if node not in change.notes
                and all(node not in (gone, gone.parent) for gone, _ in change.places)
            ]
        self._saved.pop(node, None)

    def forget(self) -> None:
        """Discard all changes: something else was done in a game being played."""
        self._earlier.clear()
        self._later.clear()

    def saved(self) -> None:
        """Record that all notes are saved as they are."""
        self._saved.clear()

    def _exchange(self, source: list[TreeChange], target: list[TreeChange]) -> TreeChange | None:
        if not source:
            return None
        change = source.pop()
        target.append(change)
        change.left.clear()
        # The last node to be moved is put back first; the next time the order is reversed.
        change.places[:] = [(node, node.put(place)) for node, place in change.places[::-1]]
        for node, notes in change.notes.items():
            change.notes[node] = notes_of(node)
            self.set(node, notes)
        return change

    def _remember(self, node: Node, before: Notes) -> None:
        """Record whether a node's changed notes equal the saved ones."""
        if notes_of(node) == self._saved.setdefault(node, before):
            del self._saved[node]
