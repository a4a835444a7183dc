"""What undo and redo are called, and what they take along in an opened game."""

from __future__ import annotations

from cfanp_gui.session import store
from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.edit_history import Edit
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_actions import word_for
from tests.session.play import a_session, play


def test_every_change_has_a_word_of_its_own() -> None:
    assert len({word_for(edit) for edit in Edit}) == len(Edit)


def test_a_note_is_noted_again_without_what_bots_did_after_it(window: MainWindow) -> None:
    game = a_session(2)
    play(game, "AB:e4 AB:e5 AB:Nf3 AB:Nc6")
    substitute(game, 2, "Robo", BotSeat("club"))
    session = store.session_of(store.record_of(game), ("#000001", "#000002"))
    window.documents.take(session)
    session.go_to(2)
    session.annotations.say("seen")
    window.game_actions.undo()
    assert (session.node.ply, session.node.comment) == (2, "")
    window.game_actions.redo()
    assert (session.node.ply, session.node.comment) == (2, "seen")
