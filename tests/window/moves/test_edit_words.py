"""What undo and redo are called."""

from __future__ import annotations

from cfanp_gui.session import store
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.window.play.game_actions import redo_title, undo_title, word_for
from tests.session.play import a_session, play


def test_every_change_has_a_word_of_its_own() -> None:
    assert len({word_for(edit) for edit in Edit}) == len(Edit)


def test_the_titles_name_a_change_of_the_tree_and_no_action() -> None:
    assert (undo_title(None), redo_title(None)) == ("&Undo", "&Redo")
    game = a_session(2)
    play(game, "AB:e4 AB:e5")
    assert undo_title(game) == "&Undo"
    session = store.analysis_of(game)
    session.annotations.judge([1])
    assert (undo_title(session), redo_title(session)) == ("&Undo sign", "&Redo")
    session.undo()
    assert (undo_title(session), redo_title(session)) == ("&Undo", "&Redo sign")
