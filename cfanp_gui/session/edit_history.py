"""What was changed in a tree and noted in it: what can be taken back, and what is unsaved."""

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
    """What was done to the tree other than play in it."""

    COMMENT = "comment"
    GLYPH = "glyph"
    DRAWING = "drawing"
    CUT = "cut"
    PASTE = "paste"
    DELETE = "delete"
    PROMOTE = "promote"
    ANNOTATE = "annotate"

    @property
    def rearranges(self) -> bool:
        """Return True if it changes which lines there are, rather than what is noted on one."""
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


class TreeChange:
    """Something done to the tree, with what it takes to take it back and to do it again."""

    def __init__(
        self,
        edit: Edit,
        before: Node,
        after: Node,
        laid: int,
        notes: Mapping[Node, Notes],
        places: Iterable[tuple[Node, int | None]],
    ) -> None:
        """`before` and `after` are where the cursor belongs; `laid` pairs had been pushed by hand.

        `notes` are those that nodes had, `places` where nodes stood among the continuations of
        the node before them, None for nowhere, in the order in which they were put elsewhere.
        """
        self.edit = edit
        self.before = before
        self.after = after
        self.laid = laid
        self.notes = dict(notes)
        self.places = list(places)
        self.played: set[Node] = set()
        """The nodes that were played since, as long as it is the last change."""
        self.left: set[Node] = set()
        """The nodes that undo went back from since it was taken back."""


class EditHistory:
    """The changes of a tree that can be taken back; and which notes are others than were saved.

    What is undone first depends on where the cursor is, and on boards pushed since.
    """

    def __init__(
        self,
        cursor: Cursor,
        pairs: PairHistory,
        journal: JournalWriter,
        visit: Callable[[Node], object],
    ) -> None:
        """`visit` moves the cursor to a node, to show what is taken back there."""
        self.notes_changed = Signal[[Node]]()
        """Emitted with a node whose comment or glyphs, or what is drawn on it, are others."""
        self.lines_changed = Signal[[]]()
        """Emitted when lines were promoted, deleted, pasted or brought back."""
        self._cursor = cursor
        self._pairs = pairs
        self._journal = journal
        self._visit = visit
        self._saved: dict[Node, Notes] = {}
        """The notes of those nodes, as they were saved, that have others now."""
        self._earlier: list[TreeChange] = []
        self._later: list[TreeChange] = []

    @property
    def unsaved(self) -> bool:
        """Return True if notes are others than were saved."""
        return bool(self._saved)

    @property
    def _to_undo(self) -> TreeChange | None:
        """Return the change undo takes back next; None for anything else.

        That is where something was played or pushed since.
        """
        change = self._earlier[-1] if self._earlier else None
        if change is None or self._cursor.node in change.played or self._pairs.laid > change.laid:
            return None
        return change

    @property
    def _to_redo(self) -> TreeChange | None:
        """Return the change redo does again next, or after pushes that were taken back before it.

        None while undo went back from actions since.
        """
        change, ahead = self._later[-1] if self._later else None, self._cursor.ahead(1)
        if change is None or (ahead is not self._cursor.node and ahead in change.left):
            return None
        return change

    @property
    def _pushes_before_redo(self) -> bool:
        """Return True if boards were pushed by hand before the change that redo does again."""
        change = self._later[-1] if self._later else None
        return change is not None and self._pairs.can_redo and self._pairs.laid < change.laid

    @property
    def edit_to_undo(self) -> Edit | None:
        """Return what was done to the tree that undo takes back next; None for anything else."""
        change = self._to_undo
        return None if change is None else change.edit

    @property
    def edit_to_redo(self) -> Edit | None:
        """Return what was done to the tree that redo does again next; None for anything else."""
        change = self._to_redo
        return None if change is None or self._pushes_before_redo else change.edit

    @property
    def undoes_here(self) -> bool:
        """Return True if undo takes back a push or a change of the tree before any action."""
        return self._pairs.can_undo or self._to_undo is not None

    def can_undo(self) -> bool:
        """Return True if there is an action, a push or a change of the tree to be taken back."""
        return self._cursor.node.parent is not None or self.undoes_here

    def can_redo(self) -> bool:
        """Return True if there is an action, a push or a change of the tree to be done again."""
        return bool(self._cursor.node.children or self._later) or self._pairs.can_redo

    def note(self, node: Node, notes: Notes, edit: Edit = Edit.COMMENT, more: bool = False) -> None:
        """Set the notes of a node, write them to the journal and tell everyone if they are others.

        What is noted with `more` goes on with what was noted last, and is taken back with it.
        """
        before, here = notes_of(node), self._cursor.node
        if notes == before:
            return
        last = self._earlier[-1] if self._earlier else None
        if not (more and last is not None and last.edit is edit and node in last.notes):
            last = self.add(edit, node, node, {node: before})
        self._later.clear()
        self.set(node, notes)
        # What was played behind it was played before this was written.
        last.played.update(takewhile(lambda later: later is not node, here.path()))
        self._tell(node)

    def set(self, node: Node, notes: Notes) -> None:
        """Set the notes of a node for good."""
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
        """Let a change that has just been made be taken back; return it. See `TreeChange`."""
        change = TreeChange(edit, before, after, self._pairs.laid, notes, places)
        self._earlier.append(change)
        self._later.clear()
        for node, known in notes.items():
            self._remember(node, known)
        return change

    def _tell(self, node: Node) -> None:
        """Write what is noted on a node now to the journal, and tell everyone."""
        glyphs = ",".join(map(str, node.nags)) or "-"
        self._journal.write(f"note {node.place()} {glyphs} {node.comment}")
        self.notes_changed.emit(node)

    def undo(self) -> bool:
        """Take back a change, where that comes next, and go there; return whether it did."""
        change = self._to_undo
        if change is not None:
            self._show(change.before, self.take_back, "undo")
        return change is not None

    def redo(self) -> bool:
        """Do a change again that comes before any action; return whether it did.

        Boards pushed by hand before it are laid first, each time alone.
        """
        change = self._to_redo
        if change is None:
            return False
        if self._pushes_before_redo:
            return self._pairs.redo()
        self._show(change.after, self.do_again, "redo")
        return True

    def _show(self, goal: Node, move: Callable[[], TreeChange | None], entry: str) -> None:
        """Go to where a change was made, and take it back or do it again there."""
        self._visit(goal.nearest())
        change = move()
        assert change is not None, "there is a change to go to"
        if change.edit.rearranges:
            self._cursor.forget_way()
            self._journal.write(entry)
            self.lines_changed.emit()
            self._visit(goal.nearest())
        else:
            for node in change.notes:
                self._tell(node)

    def take_back(self) -> TreeChange | None:
        """Take back the last change alone; return it, None where there is none."""
        return self._exchange(self._earlier, self._later)

    def do_again(self) -> TreeChange | None:
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

    def _exchange(self, source: list[TreeChange], target: list[TreeChange]) -> TreeChange | None:
        if not source:
            return None
        change = source.pop()
        target.append(change)
        change.left.clear()
        # What was put elsewhere last is put back first; the next time it is the other way round.
        change.places = [(node, node.put(place)) for node, place in reversed(change.places)]
        for node, notes in change.notes.items():
            change.notes[node] = notes_of(node)
            self.set(node, notes)
        return change

    def _remember(self, node: Node, before: Notes) -> None:
        """Remember whether a node's notes are as they were saved, after they were others."""
        if notes_of(node) == self._saved.setdefault(node, before):
            del self._saved[node]
