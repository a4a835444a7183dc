"""Variations of a session's tree: promoting, deleting, pasting, and writing by a program."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.core.given_turn import play_on
from cfanp_gui.core.text import TextError, shown
from cfanp_gui.record.cpgn import read_line, write_line
from cfanp_gui.session.edit_history import Edit, Notes, notes_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.core.game import Game, Position
    from cfanp_gui.record.move_tree import MoveNode


def promote(session: GameSession, node: Node) -> bool:
    """Put a node's variation before the line it left; return True if it is in one."""
    first = node.variation
    if first is None or session.viewer is not None:
        return False
    session.pause_clock()
    session.cursor.taking_back = False
    session.journal.write(f"promote {first.place()}")
    _tell(session, Edit.PROMOTE, session.node, [(first, first.put(0))])
    return True


def delete(session: GameSession, node: Node, edit: Edit = Edit.DELETE) -> bool:
    """Delete the whole variation of a node, but never the analysed game; True if done."""
    first = node.variation
    if first is None or first.parent is None or session.viewer is not None:
        return False
    if session.game_end is not None and session.game_end.within(first):
        return False  # the analysed game stays
    here = session.node
    if here.within(first):
        session.visit(first.parent)
    if not first.stands:
        return True  # a given turn in which nothing was played is deleted too
    session.cursor.forget_way()
    session.journal.write(f"delete {first.place()}")
    _tell(session, edit, here, [(first, first.put(None))])
    return True


def paste(session: GameSession, start: MoveNode, where: Node | None = None) -> Node | None:
    """Insert lines behind a node, or the cursor; return the first action, None without lines.

    Continuations and notes there are kept. Raises IllegalAction, with nothing done, if a line
    cannot be played.
    """
    if not start.children:
        return None
    here = where or session.node
    whole = here.reached.position
    _check(start, whole)
    session.pause_clock()
    entry = f"paste {here.place()} {_flat(start, whole, session.game)}"
    known = {node: notes_of(node) for node in here.whole()}
    first = here.graft(start)
    if session.timing is not None:
        session.timing.know(here.whole())
    session.journal.write(entry)  # afterwards, because a journal may begin with the current tree
    session.cursor.forget_way()
    new = [node for node in here.whole() if node not in known and node.parent in known]
    noted = {node: notes for node, notes in known.items() if notes_of(node) != notes}
    _tell(session, Edit.PASTE, session.node, [(node, None) for node in new], noted, first)
    return first


class Annotation(NamedTuple):
    """A set of changes that a program writes into a tree at once."""

    notes: Mapping[Node, Notes]
    """Notes on nodes."""
    gone: Sequence[Node]
    """First nodes of variations that are deleted."""
    lines: Sequence[tuple[Node, MoveNode]]
    """Starts of variations, each with the node behind which it is put."""

    def text(self, game: Game) -> str:
        """Return the changes in one line, as `read_annotation` reads them in the same tree."""
        notes = [
            (node.place(), list(noted.nags), noted.comment) for node, noted in self.notes.items()
        ]
        lines = [
            (node.place(), _flat(start, node.reached.position, game)) for node, start in self.lines
        ]
        return json.dumps([notes, [node.place() for node in self.gone], lines])


def read_annotation(text: str, root: Node, game: Game) -> Annotation:
    """Return the annotation of a text. Raises ValueError if it does not fit this tree."""
    try:
        noted, gone, lines = json.loads(text)
        notes = {}
        for place, nags, comment in noted:
            node = root.at_place(place)
            notes[node] = notes_of(node)._replace(comment=str(comment), nags=tuple(map(int, nags)))
        places = [root.at_place(place) for place in gone]
        added = []
        for place, line in lines:
            node = root.at_place(place)
            start = read_line(line, node.reached.position, game.notation)
            if not start.children:
                raise TypeError("a line has a move")
            added.append((node, start))
    except (TypeError, AttributeError) as error:
        raise TextError("“{text}” is no annotation", text=shown(text)) from error
    return Annotation(notes, places, added)


def annotate(session: GameSession, annotation: Annotation) -> None:
    """Write a program's annotation into the tree; one undo takes all of it back.

    Raises IllegalAction, with nothing done, if a line cannot be played.
    """
    for where, start in annotation.lines:
        _check(start, where.reached.position)
    notes = {
        node: notes_of(node) for node, noted in annotation.notes.items() if notes_of(node) != noted
    }
    if not (notes or annotation.gone or annotation.lines):
        return
    session.pause_clock()
    entry = annotation.text(session.game)
    here = session.node
    for first in annotation.gone:
        if session.node.within(first) and first.parent is not None:
            session.visit(first.parent)
    session.cursor.forget_way()
    session.journal.write(f"annotate {entry}")
    places: list[tuple[Node, int | None]] = [(first, first.put(None)) for first in annotation.gone]
    places += [(where.graft(start), None) for where, start in annotation.lines]
    for node in notes:
        node.comment, node.nags, node.before, node.clock = annotation.notes[node]
    _tell(session, Edit.ANNOTATE, here, places, notes)
    if session.node in notes:
        session.edits.notes_changed.emit(session.node)


def text_of(node: Node, game: Game) -> str:
    """Return the movetext from an action on, with all notes. Raises ValueError for the root."""
    if node.parent is None:
        raise ValueError("the start is no action")
    return write_line(node, node.parent.position, game.notation, is_alone=True)


def _flat(start: MoveNode, position: Position, game: Game) -> str:
    """Return the lines that follow a start as movetext in one line of text."""
    return write_line(start.children[0], position, game.notation).replace("\n", " ")


def _check(start: MoveNode, position: Position) -> None:
    """Raise IllegalAction if a line that follows a start cannot be played from a position."""
    reached = {start: position}
    for node in start.whole():
        before = reached.pop(node)
        for move in node.children:
            over = before.outcome() is not None  # not played on, as a record may be
            played = play_on(before, move.action) if over else move.played_in(before)
            reached[move] = played[0]


def _tell(
    session: GameSession,
    edit: Edit,
    before: Node,
    places: list[tuple[Node, int | None]],
    notes: Mapping[Node, Notes] | None = None,
    after: Node | None = None,
) -> None:
    """Report changed lines, and make the change undoable where no game is being played."""
    if session.takes_notes and (places or notes):
        session.edits.add(edit, before, after or session.node, notes or {}, places)
    session.edits.lines_changed.emit()
