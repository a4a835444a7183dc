"""Turns that are given in an analysis."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from cfanp_gui.core.given_turn import GiveTurn
from cfanp_gui.record.journal import Recovered
from cfanp_gui.session import store
from cfanp_gui.session.free_turns import give_turn, take_turn_back, turn_for
from tests.session.play import a_session, play, square_named
from tests.session.test_analysis import COLOURS, mover, reopened
from tests.session.test_journal_writer import Log
from tests.session.test_line_text import shape


def test_a_piece_of_whoever_is_not_to_move_asks_for_their_turn() -> None:
    game = a_session(4)
    analysis = store.analysis_of(game)
    for name, side in (("Ae2", None), ("Ce2", "c"), ("De2", "d"), ("Ae4", None)):
        assert turn_for(analysis, square_named(name)) == side, name
        assert turn_for(game, square_named(name)) is None, name


def test_a_game_gives_no_turns() -> None:
    game = a_session(4)
    refusal = give_turn(game, "c")
    assert refusal is not None
    assert "analysis" in refusal.sentence
    assert not game.root.children


def test_a_turn_in_which_nothing_was_played_leaves_nothing_behind() -> None:
    analysis = store.analysis_of(a_session(4))
    assert give_turn(analysis, "b") is None
    assert give_turn(analysis, "c") is None
    assert [node.action for node in analysis.root.children] == [GiveTurn("c")]
    assert mover(analysis) == 2
    refusal = give_turn(analysis, "x")
    assert refusal is not None
    assert analysis.root.children == [analysis.node]
    analysis.undo()
    assert not analysis.root.children
    assert not analysis.edits.can_redo()


def test_a_given_turn_that_is_noted_or_was_read_stays() -> None:
    analysis = store.analysis_of(a_session(4))
    give_turn(analysis, "b")
    analysis.annotations.note("what now?")
    assert analysis.walk(-1) == 1
    assert analysis.walk(1) == 1
    assert mover(analysis) == 1
    again = reopened(analysis)
    again.go_to(0)
    assert len(again.root.children) == 1


def test_a_turn_is_taken_back_as_long_as_nothing_was_done_in_it() -> None:
    analysis, log = store.analysis_of(a_session(4)), Log()
    record, analysis.journal.log = store.record_of(analysis), log
    assert not analysis.unsaved
    assert not take_turn_back(analysis)
    give_turn(analysis, "b")
    assert take_turn_back(analysis)
    assert analysis.node is analysis.root
    assert not analysis.root.children
    assert not analysis.unsaved
    give_turn(analysis, "c")
    play(analysis, "CD:e4")
    assert not take_turn_back(analysis)
    found = Recovered(Path(), record, tuple(log.entries), datetime.now(UTC))
    assert shape(store.restored(found, COLOURS).root) == shape(analysis.root)
