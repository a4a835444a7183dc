"""Variations of a session's tree: promoted, deleted and pasted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from cfanp_gui.session.edit_history import Edit, Notes, notes_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.tree import Node

if TYPE_CHECKING:
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
    from cfanp_gui.session import line_text

    if not moves:
        return None
    here = where or session.node
    whole = here.truth.position
    line_text.check(moves, whole)
    session.pause_clock()
    entry = f"paste {here.place()} {line_text.flat(moves, whole, session.game)}"
    known = {node: notes_of(node) for node in here.whole()}
    first = line_text.graft(here, moves)
    if session.timing is not None:
        session.timing.know(here.whole())
    session.journal.write(entry)  # behind it, for a journal may begin with what the tree is now
    session.cursor.forget_way()
    new = [node for node in here.whole() if node not in known and node.parent in known]
    noted = {node: notes for node, notes in known.items() if notes_of(node) != notes}
    _tell(session, Edit.PASTE, session.node, [(node, None) for node in new], noted, first)
    return first


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
