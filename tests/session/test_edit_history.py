"""Comments that were changed: what can be taken back, and what is not saved."""

from __future__ import annotations

from cfanp_gui.session.edit_history import EditHistory, Notes
from tests.session.play import a_session


def said(comment: str) -> Notes:
    return Notes(comment, ())


def test_notes_are_taken_back_and_done_again() -> None:
    history, node = EditHistory(), a_session(3).root
    assert not history.note(node, said(""))
    assert history.note(node, said("one"))
    assert history.note(node, said("two"))
    assert [history.undo() is not None, node.comment, history.next is not None] == [
        True,
        "one",
        True,
    ]
    assert [history.undo() is not None, node.comment, history.last is not None] == [True, "", False]
    assert history.undo() is None
    assert history.redo() is not None
    assert node.comment == "one"
    assert history.note(node, said("three"))
    assert history.next is None, "something else was noted"
    history.forget()
    assert history.last is None
    assert node.comment == "three"


def test_a_note_taken_back_leaves_nothing_to_save() -> None:
    history, node = EditHistory(), a_session(3).root
    history.note(node, said("one"))
    assert history.unsaved
    history.undo()
    assert not history.unsaved
    history.redo()
    history.saved()
    assert not history.unsaved
    history.note(node, said(""))
    assert history.unsaved
    history.note(node, said("one"))
    assert not history.unsaved


def test_glyphs_are_notes_too() -> None:
    history, node = EditHistory(), a_session(3).root
    assert history.note(node, Notes("", (1,)))
    assert node.nags == (1,)
    assert history.unsaved
    assert history.undo() is not None
    assert node.nags == ()
    assert not history.unsaved
