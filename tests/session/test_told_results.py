"""Games that are over because their record says so, though nobody is mated."""

from __future__ import annotations

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import outcome_told
from cfanp_gui.session import store
from cfanp_gui.session.command_parser import parse
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.journal_entries import replay
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.view_model import seat_status
from tests.session.play import a_session, clock_state, play
from tests.session.test_clock import FakeTime
from tests.session.test_match_clocks import timed

COLOURS = ("#111111", "#222222")


def decided(result: str = "0-1", session: GameSession | None = None) -> GameSession:
    """Return a game of two moves, opened from a file that has a result."""
    session = session or a_session(2)
    play(session, "AB:e4 AB:e5")
    record = store.record_of(session)
    record.result = result
    (read,) = cpgn.read_games(cpgn.write_game(record), find_game)
    return store.session_of(read, COLOURS)


def notes(session: GameSession) -> list[tuple[str, ...]]:
    """Return the notes on each plate."""
    return [tuple(map(str, seat_status(session, seat).notes)) for seat in (0, 1)]


def test_it_is_over_at_its_end_and_goes_on_before() -> None:
    session = decided()
    assert session.outcome == outcome_told("0-1")
    assert session.position.actors() == frozenset()
    assert notes(session) == [("lost",), ("won",)]
    wording, at = session.game.wording, session.situation
    assert wording.turn(at) == ""
    assert not any(row.is_turn for row in wording.rows(at))
    name = session.name(2)
    told = f"{name} wins: the record says so."
    assert wording.outcome(at, session.outcome) == told
    assert told in str(parse(session, "whose turn"))
    session.undo()
    assert session.outcome is None
    assert notes(session) == [(), ()]


def test_nothing_is_played_in_it_but_in_variations() -> None:
    session = decided()
    move = session.node.position.all_actions()[0]
    refusal = session.propose(move)
    assert refusal is not None
    assert session.resign(1) is not None
    assert store.record_of(session).result == "0-1"
    session.undo()
    play(session, "AB:c5")
    assert session.outcome is None
    assert store.record_of(session).result == "0-1"


def test_an_analysis_goes_on_from_its_end() -> None:
    session = decided()
    analysis = store.analysis_of(session)
    assert analysis.outcome is None
    play(analysis, "AB:Nf3")
    assert store.record_of(analysis).result == "0-1"


def test_a_draw_and_a_game_that_goes_on() -> None:
    assert notes(decided("1/2-1/2")) == [("draw",), ("draw",)]
    assert decided("*").outcome is None


def test_clocks_stand_at_its_end() -> None:
    session = decided("0-1", timed(2, FakeTime()))
    assert clock_state(session) is ClockState.STOPPED
    session.resume_clock()
    assert clock_state(session) is ClockState.STOPPED


def test_it_is_over_after_a_crash_too() -> None:
    again = decided("*")
    assert again.outcome is None
    replay(again, "result 0*2 0-1")
    assert again.outcome is not None
    assert again.position.actors() == frozenset()


def test_a_game_without_moves_can_be_decided() -> None:
    record = store.record_of(a_session(3))
    record.result = "1-0-0"
    session = store.session_of(record, ("#111111", "#222222", "#333333"))
    assert session.outcome is not None
    assert session.position.actors() == frozenset()
    assert session.takes_notes
