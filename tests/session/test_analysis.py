"""Analysis: a copy in which any side may be moved, kept in records and in the journal."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from cfanp_gui.core.capabilities import FreeTurns, Turns
from cfanp_gui.core.game import Game
from cfanp_gui.core.given_turn import GiveTurn
from cfanp_gui.games.registry import GAMES, find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.drawings import Arrow, Drawings, Ring
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.journal import Recovered
from cfanp_gui.session import store, variations
from cfanp_gui.session.free_turns import give_turn
from cfanp_gui.session.game_session import GameSession, new_session
from cfanp_gui.session.match import seat
from tests.session.play import a_session, play
from tests.session.test_journal_writer import Log
from tests.session.test_line_text import shape

COLOURS = ("#111111", "#222222", "#333333", "#444444")


def reopened(session: GameSession) -> GameSession:
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(session)), find_game)
    return store.session_of(record, COLOURS)


def mover(session: GameSession) -> int:
    assert isinstance(session.position, Turns)
    return session.position.turn().seat


def analysed() -> tuple[GameSession, GameSession]:
    """Return a game of four, and an analysis of it in which something was tried."""
    game = a_session(4)
    play(game, "AB:e4 BC:e4 CD:e4")
    game.walk(-1)
    analysis = store.analysis_of(game)
    assert give_turn(analysis, "d") is None
    play(analysis, "AD:d5")
    analysis.annotations.judge((1, 14))
    analysis.annotations.note("better")
    assert give_turn(analysis, "b") is None
    play(analysis, "AB:e5")
    analysis.visit(analysis.root.line()[-1])
    play(analysis, "AD:Nf6")
    return game, analysis


def test_the_game_is_not_touched() -> None:
    game, analysis = analysed()
    assert [node.action.text for node in game.root.line()[1:] if node.action] == [
        "AB:e2e4", "BC:e2e4", "CD:e2e4"]  # fmt: skip
    assert all(not node.children[1:] for node in game.root.whole())
    assert not game.analysing
    assert analysis.analysing
    assert analysis.unsaved


def test_it_begins_where_the_game_was_looked_at() -> None:
    game = a_session(4)
    play(game, "AB:e4 BC:e4 CD:e4")
    game.walk(-1)
    analysis = store.analysis_of(game)
    assert analysis.node.place() == game.node.place()
    assert analysis.pair == game.pair
    assert analysis.timing is None


def test_any_army_may_be_moved_and_another_after_it() -> None:
    _, analysis = analysed()
    tried = analysis.root.children[0].children[0].children[1]
    assert tried.action == GiveTurn("d")
    assert mover(analysis) == 0
    analysis.visit(tried)
    assert mover(analysis) == 3


def test_the_record_keeps_all_of_it() -> None:
    _, analysis = analysed()
    text = cpgn.write_game(store.record_of(analysis))
    assert '[Analysis "0*3"]' in text
    assert ">d AD:d5 $1 $14 {better} 2. >b AB:e5)" in " ".join(text.split())
    again = reopened(analysis)
    assert shape(again.root) == shape(analysis.root)
    assert again.game_end is again.root.children[0].children[0].children[0]
    assert not again.unsaved
    assert cpgn.write_game(store.record_of(again)) == text


def test_the_journal_brings_it_back() -> None:
    game, _ = analysed()
    analysis, log = store.analysis_of(game), Log()
    record = store.record_of(analysis)
    entries = store.entries_beside(analysis)
    analysis.journal.log = log
    give_turn(analysis, "b")
    play(analysis, "BD:d4")
    analysis.annotations.judge((3,))
    analysis.annotations.note("interesting")
    analysis.annotations.describe(2, "attacks")
    found = Recovered(Path(), record, (*entries, *log.entries), datetime.now(UTC))
    again = store.restored(found, COLOURS)
    assert shape(again.root) == shape(analysis.root)
    assert again.node.place() == analysis.node.place()
    assert again.annotations.description(2) == "attacks"


def test_a_record_of_a_game_has_no_given_turns() -> None:
    _, analysis = analysed()
    text = cpgn.write_game(store.record_of(analysis)).replace('[Analysis "0*3"]\n', "")
    with pytest.raises(RecordError, match="tag Analysis"):
        cpgn.read_games(text, find_game)


def test_a_place_that_is_not_there_counts_as_the_end() -> None:
    _, analysis = analysed()
    text = cpgn.write_game(store.record_of(analysis)).replace('"0*3"', '"7.7"')
    (record,) = cpgn.read_games(text, find_game)
    again = store.session_of(record, COLOURS)
    assert again.game_end is again.root.line()[-1]


def test_the_result_of_the_game_stays_wherever_the_analysis_leads() -> None:
    game = a_session(4)
    play(game, "AB:e4")
    game.result = game.root.line()[-1], "1-0-0-0"
    analysis = store.analysis_of(game)
    play(analysis, "BC:e4")
    assert store.record_of(analysis).result == "1-0-0-0"
    assert store.record_of(reopened(analysis)).result == "1-0-0-0"


def test_the_analysed_game_cannot_be_deleted() -> None:
    _, analysis = analysed()
    other = analysis.root.children[0].children[0].children[1]
    assert variations.promote(analysis, other)
    end = analysis.game_end
    assert end is not None
    assert not variations.delete(analysis, end)
    assert reopened(analysis).game_end is not None
    (record,) = cpgn.read_games(cpgn.write_game(store.record_of(analysis)), find_game)
    assert record.tags["Analysis"] == end.place()


def test_armies_have_notes() -> None:
    session = a_session(3)
    session.annotations.describe(2, "plays  for\nmate }")
    assert session.annotations.description(2) == "plays for mate )"
    assert store.record_of(session).tags["NoteB"] == "plays for mate )"
    assert reopened(session).annotations.description(2) == "plays for mate )"
    session.annotations.describe(2, "")
    assert "NoteB" not in session.tags
    with pytest.raises(ValueError, match="player 4"):
        session.annotations.describe(4, "x")


def test_glyphs_are_those_of_pgn() -> None:
    session = a_session(3)
    session.annotations.judge((1,))
    assert session.node.nags == ()
    play(session, "AB:e4")
    session.annotations.judge((1, 1, 14))
    assert session.node.nags == (1, 14)
    with pytest.raises(ValueError, match="10000"):
        session.annotations.judge((10_000,))
    assert session.undo() == 1
    assert session.node.nags == ()


def test_what_is_said_in_one_go_is_undone_in_one() -> None:
    analysis = store.analysis_of(a_session(4))
    analysis.annotations.note("[%clk 0:01:00] before")
    analysis.annotations.say("one")
    analysis.annotations.say("one two", more=True)
    analysis.annotations.say("one two three", more=True)
    assert analysis.node.comment == "[%clk 0:01:00] one two three"
    assert analysis.undo() == 1
    assert analysis.node.comment == "[%clk 0:01:00] before"
    assert analysis.redo() == 1
    assert analysis.node.comment.endswith("three")


def test_more_of_nothing_is_a_step_of_its_own() -> None:
    analysis = store.analysis_of(a_session(4))
    analysis.annotations.say("first", more=True)
    assert analysis.undo() == 1
    assert analysis.node.comment == ""


def test_what_is_taken_back_in_an_analysis_does_not_displace_the_game() -> None:
    game = a_session(4)
    play(game, "AB:e4 BC:e4")
    analysis = store.analysis_of(game)
    play(analysis, "CD:e4")
    assert not analysis.cursor.live
    assert analysis.undo(2) == 2
    play(analysis, "BC:d4")
    assert [node.action.text for node in analysis.root.line()[1:] if node.action] == [
        "AB:e2e4", "BC:e2e4", "CD:e2e4"]  # fmt: skip
    assert analysis.game_end is analysis.root.line()[2]


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.key)
def test_every_game_keeps_all_that_is_noted(game: Game) -> None:
    players = min(number for number in game.player_counts if number > 2)
    names = [f"Player {number}" for number in range(players)]
    match = seat(game, dict(game.as_seated), names, COLOURS[:1] * players, 0)
    played = new_session(match)
    assert played.propose(played.position.all_actions()[0]) is None
    analysis, log = store.analysis_of(played), Log()
    record = store.record_of(analysis)
    entries = store.entries_beside(analysis)
    analysis.journal.log = log
    for _ in range(2):
        assert isinstance(analysis.position, FreeTurns)
        assert give_turn(analysis, min(analysis.position.free_turns())) is None
        assert analysis.propose(analysis.position.all_actions()[-1]) is None
    analysis.annotations.judge((3, 18, 146))
    one, *_, other = sorted(analysis.position.pieces())
    drawn = Drawings((Arrow(one, other, 1), Arrow(other, one, "R")), (Ring(one, 0),))
    analysis.annotations.draw(drawn)
    analysis.annotations.say("“plain” <b>text</b>")
    analysis.annotations.describe(players, "likes passes")
    again = reopened(analysis)
    assert shape(again.root) == shape(analysis.root)
    assert again.root.line()[-1].drawings == drawn
    assert again.tags == analysis.tags
    assert again.annotations.description(players) == "likes passes"
    assert again.game_end is again.root.line()[1]
    found = Recovered(Path(), record, (*entries, *log.entries), datetime.now(UTC))
    restored = store.restored(found, COLOURS)
    assert shape(restored.root) == shape(analysis.root)
    assert restored.annotations.description(players) == "likes passes"
    assert restored.node.drawings == drawn
