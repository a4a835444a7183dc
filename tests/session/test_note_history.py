"""Comments that were changed: what can be taken back, and what is not saved."""

from __future__ import annotations

from cfanp_gui.session.note_history import NoteHistory, Notes
from tests.session.play import a_session


def said(comment: str) -> Notes:
    return Notes(comment, ())


def test_notes_are_taken_back_and_done_again() -> None:
    history, node = NoteHistory(), a_session(3).root
    assert not history.note(node, said(""))
    assert history.note(node, said("one"))
    assert history.note(node, said("two"))
    assert [history.undo(node), node.comment, history.can_redo] == [True, "one", True]
    assert [history.undo(node), node.comment, history.can_undo] == [True, "", False]
    assert not history.undo(node)
    assert [history.redo(node), node.comment] == [True, "one"]
    assert history.note(node, said("three"))
    assert not history.can_redo, "something else was noted"
    history.forget()
    assert not history.can_undo
    assert node.comment == "three"


def test_a_note_taken_back_leaves_nothing_to_save() -> None:
    history, node = NoteHistory(), a_session(3).root
    history.note(node, said("one"))
    assert history.unsaved
    history.undo(node)
    assert not history.unsaved
    history.redo(node)
    history.saved()
    assert not history.unsaved
    history.note(node, said(""))
    assert history.unsaved
    history.note(node, said("one"))
    assert not history.unsaved


def test_glyphs_are_notes_too() -> None:
    history, node = NoteHistory(), a_session(3).root
    assert history.note(node, Notes("", (1,)))
    assert node.nags == (1,)
    assert history.unsaved
    assert history.undo(node)
    assert node.nags == ()
    assert not history.unsaved
