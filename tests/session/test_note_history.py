"""Comments that were changed: what can be taken back, and what is not saved."""

from __future__ import annotations

from cfanp_gui.session.note_history import NoteHistory
from tests.session.play import a_session


def test_notes_are_taken_back_and_done_again() -> None:
    history, node = NoteHistory(), a_session(3).root
    assert not history.note(node, "")
    assert history.note(node, "one")
    assert history.note(node, "two")
    assert [history.undo(node), node.comment, history.can_redo] == [True, "one", True]
    assert [history.undo(node), node.comment, history.can_undo] == [True, "", False]
    assert not history.undo(node)
    assert [history.redo(node), node.comment] == [True, "one"]
    assert history.note(node, "three")
    assert not history.can_redo, "something else was noted"
    history.forget()
    assert not history.can_undo
    assert node.comment == "three"


def test_a_note_taken_back_leaves_nothing_to_save() -> None:
    history, node = NoteHistory(), a_session(3).root
    history.note(node, "one")
    assert history.unsaved
    history.undo(node)
    assert not history.unsaved
    history.redo(node)
    history.saved()
    assert not history.unsaved
    history.note(node, "")
    assert history.unsaved
    history.note(node, "one")
    assert not history.unsaved
