"""Variations of a session's tree: promoted, deleted, pasted, and written by a program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from cfanp_gui.core.text import Text, shown
from cfanp_gui.session.edit_history import Edit, Notes, notes_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
    from cfanp_gui.core.game import Game
    from cfanp_gui.record.game_record import MoveNode


def promote(session: GameSession, node: Node) -> bool:
    """Put the variation a node belongs to before the line it left; return whether it can be.

    Promoted as often as it lies within others, it is the main line.
    """
    first = node.variation
    if first is None or session.viewer is not None:
        return False
    session.pause_clock()
    session.cursor.taking_back = False
    session.journal.write(f"promote {first.place()}")
    _tell(session, Edit.PROMOTE, session.node, [(first, first.put(0))])
    return True


def delete(session: GameSession, node: Node, edit: Edit = Edit.DELETE) -> bool:
    """Delete the variation a node belongs to, all of it; return whether it is in one.

    The main line cannot be deleted, nor the game that is analysed. A cursor within goes back to
    where the variation began. `edit` is what undo calls it.
    """
    first = node.variation
    if first is None or first.parent is None or session.viewer is not None:
        return False
    if session.game_end is not None and session.game_end.within(first):
        return False  # the game that is analysed stays
    here = session.node
    if here.within(first):
        session.visit(first.parent)
    if not first.stands:
        return True  # a turn that was given and in which nothing was played goes with that
    session.cursor.forget_way()
    session.journal.write(f"delete {first.place()}")
    _tell(session, edit, here, [(first, first.put(None))])
    return True


def paste(session: GameSession, moves: list[MoveNode], where: Node | None = None) -> Node | None:
    """Put a line with its variations behind a node, or the cursor; return its first action.

    What is there already stays where it is; notes are set where there are none. None for an
    empty line. Raises IllegalAction, with nothing done, where it cannot be played.
    """
    from cfanp_gui.session.line_text import check, flat, graft

    if not moves:
        return None
    here = where or session.node
    whole = here.truth.position
    check(moves, whole)
    session.pause_clock()
    entry = f"paste {here.place()} {flat(moves, whole, session.game)}"
    known = {node: notes_of(node) for node in here.whole()}
    first = graft(here, moves)
    if session.timing is not None:
        session.timing.know(here.whole())
    session.journal.write(entry)  # behind it, for a journal may begin with what the tree is now
    session.cursor.forget_way()
    new = [node for node in here.whole() if node not in known and node.parent in known]
    noted = {node: notes for node, notes in known.items() if notes_of(node) != notes}
    _tell(session, Edit.PASTE, session.node, [(node, None) for node in new], noted, first)
    return first


class Annotation(NamedTuple):
    """What a program writes into a tree at once."""

    notes: Mapping[Node, Notes]
    """What is noted on nodes."""
    gone: Sequence[Node]
    """The first nodes of variations that are deleted."""
    lines: Sequence[tuple[Node, list[MoveNode]]]
    """Variations, each with the node behind which it is put."""

    def text(self, game: Game) -> str:
        """Return it in one line, as `read_annotation` reads it in the same tree."""
        import json

        from cfanp_gui.session.line_text import flat

        notes = [
            (node.place(), list(noted.nags), noted.comment) for node, noted in self.notes.items()
        ]
        lines = [
            (node.place(), flat(moves, node.truth.position, game)) for node, moves in self.lines
        ]
        return json.dumps([notes, [node.place() for node in self.gone], lines])


def read_annotation(text: str, root: Node, game: Game) -> Annotation:
    """Return what `Annotation.text` says. Raises ValueError where it says nothing of this tree."""
    import json

    from cfanp_gui.session.line_text import parse

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
            added.append((node, parse(line, node.truth.position, game)))
    except (TypeError, AttributeError) as error:
        raise ValueError(Text("“{text}” is no annotation", text=shown(text))) from error
    return Annotation(notes, places, added)


def annotate(session: GameSession, annotation: Annotation) -> None:
    """Write what a program noted into the tree; one undo takes all of it back.

    Raises IllegalAction, with nothing done, where a line cannot be played.
    """
    from cfanp_gui.session.line_text import check, graft

    for where, moves in annotation.lines:
        check(moves, where.truth.position)
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
    places += [(graft(where, moves), None) for where, moves in annotation.lines]
    for node in notes:
        node.comment, node.nags, node.before, node.clock = annotation.notes[node]
    _tell(session, Edit.ANNOTATE, here, places, notes)
    if session.node in notes:
        session.edits.notes_changed.emit(session.node)


def _tell(
    session: GameSession,
    edit: Edit,
    before: Node,
    places: list[tuple[Node, int | None]],
    notes: Mapping[Node, Notes] | None = None,
    after: Node | None = None,
) -> None:
    """Tell everyone that lines were changed, and let it be taken back; see `TreeChange`.

    In a game being played it cannot be: there undo takes back what was played.
    """
    if session.takes_notes and (places or notes):
        session.edits.add(edit, before, after or session.node, notes or {}, places)
    session.edits.lines_changed.emit()
