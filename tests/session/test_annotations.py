"""Notes of a session: comments and drawings on its actions, in records and in the journal."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.journal import Recovered
from cfanp_gui.record.movetext import MAX_COMMENT
from cfanp_gui.session import store
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.tree import Node
from tests.session.play import a_session, pair, play, square_named
from tests.session.test_journal_writer import Log

DRAWN = Drawings(
    (Arrow(square_named("Ab1"), square_named("Bc3"), 0),), (Ring(square_named("Ca1"), "G"),)
)
COLOURS = ("#111111", "#222222", "#333333", "#444444")


def reopened(session: GameSession) -> GameSession:
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    return store.session_of(record, COLOURS)


def test_what_is_drawn_is_kept_in_the_record() -> None:
    session = a_session(4)
    play(session, "AB:e4 BC:e4")
    session.walk(-1)
    heard: list[Node] = []
    session.edits.notes_changed.connect(heard.append)
    session.annotations.note("a } bold\n  move")
    session.annotations.draw(DRAWN)
    assert heard == [session.node, session.node]
    assert session.node.comment == "[%csl GCa1] [%cal aAb1Bc3] a ) bold move"
    assert session.node.drawings == DRAWN
    again = reopened(session)
    node = again.root.children[0]
    assert (node.comment, node.drawings) == (session.node.comment, DRAWN)
    assert not again.unsaved
    assert cpgn.write_game(store.record_of(again)) == cpgn.write_game(store.record_of(session))


def test_a_move_knows_the_squares_of_its_pair() -> None:
    session = a_session(4)
    play(session, "AC:e4")
    session.annotations.note("[%cal Ge4e7]")
    assert session.node.drawings.arrows == (Arrow(square_named("Ae4"), square_named("Cd2"), "G"),)


def test_the_start_can_be_drawn_on() -> None:
    session = a_session(4)
    session.annotations.draw(DRAWN)
    play(session, "AB:e4")
    assert session.node.drawings == Drawings()
    assert reopened(session).root.drawings == DRAWN


def test_drawing_makes_a_game_unsaved_and_can_be_taken_back() -> None:
    session = a_session(4)
    play(session, "AB:e4")
    session.mark_saved()
    assert not session.unsaved
    session.annotations.draw(DRAWN)
    session.annotations.draw(DRAWN)
    assert session.unsaved
    assert session.undo() == 1
    assert (session.node.ply, session.node.comment) == (1, "")
    assert not session.unsaved
    assert session.edits.can_redo()
    assert session.redo() == 1
    assert session.node.drawings == DRAWN
    assert session.undo(2) == 2
    assert session.node.ply == 0
    session.redo()
    assert session.node.drawings == Drawings()
    session.annotations.draw(DRAWN)
    session.mark_saved()
    assert not session.unsaved


def test_a_draw_on_offer_and_the_pair_stay() -> None:
    session = a_session(4)
    session.push(pair("AC"))
    session.agree_to_draw(1)
    session.annotations.draw(DRAWN)
    assert session.agreed == {1}
    assert session.pair == pair("AC")
    assert session.undo(2) == 2
    assert session.pair is None
    session.redo()
    assert session.pair == pair("AC")
    session.annotations.draw(DRAWN)
    session.pull_apart()
    session.undo()
    assert session.node.drawings == DRAWN, "what was done last is taken back first"


def test_notes_on_other_actions_are_not_taken_back() -> None:
    session = a_session(4)
    play(session, "AB:e4 BC:e4")
    session.annotations.draw(DRAWN)
    session.walk(-1)
    assert session.undo() == 1
    assert session.node is session.root
    assert session.root.children[0].children[0].drawings == DRAWN


def test_a_crash_loses_no_note() -> None:
    session = a_session(4)
    begun = store.record_of(session)
    session.journal.log = log = Log()
    play(session, "AB:e4 BC:e4")
    session.annotations.draw(DRAWN)
    session.annotations.note("wrong")
    session.undo()
    session.undo(2)
    session.annotations.note("before the first")
    session.undo()
    session.annotations.note("ahead of the first")
    assert not [entry for entry in log.entries if "\n" in entry]
    found = Recovered(Path("a.cfanp-journal"), begun, tuple(log.entries), datetime.now(UTC))
    assert store.is_played(found)
    again = store.restored(found, COLOURS)
    assert again.node.place() == session.node.place()
    assert cpgn.write_game(store.record_of(again)) == cpgn.write_game(store.record_of(session))
    assert not again.edits.can_undo() or again.node.parent is not None


def test_a_note_nowhere_is_no_journal_entry() -> None:
    session = a_session(4)
    with pytest.raises(ValueError, match="no place"):
        replay(session, "note 0*7 text")
    replay(session, "note -")
    assert session.root.comment == ""


def test_a_note_is_no_longer_than_a_record_can_hold() -> None:
    session = a_session(3)
    session.annotations.note("x" * (MAX_COMMENT + 5))
    assert len(session.root.comment) == MAX_COMMENT
    assert reopened(session).root.comment == session.root.comment
