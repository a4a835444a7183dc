"""What there is to know of a match, wherever its cursor is in the tree."""

from __future__ import annotations

from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.session_state import SessionState
from tests.session.play import CFANP, a_match, a_session, clock_state, play
from tests.session.rings import a_ring, act


def test_a_state_alone_tells_where_a_game_begins() -> None:
    match = a_match(3)
    state = SessionState(match, CFANP.initial(3, match.options))
    assert state.game is CFANP
    assert state.node is state.root
    assert (state.pair, state.outcome, state.clock_state) == (None, None, None)
    assert not state.unsaved
    assert not state.can_undo()
    assert not state.can_redo()
    assert state.follows_game


def test_what_is_played_is_of_the_game_only_at_its_end_or_taken_back() -> None:
    session = a_session(2)
    play(session, "AB:e4 AB:e5")
    assert session.follows_game
    session.walk(-1)
    assert not session.follows_game
    session.walk(1)
    session.undo(2)
    assert session.follows_game
    play(session, "AB:d4")
    session.visit(session.root.children[1].children[0])
    assert not session.follows_game, "it is the end of a variation"


def test_variations_have_no_clock() -> None:
    session = a_ring(3, "300")
    act(session, "1:e2e4 2:e2e4")
    session.walk(-1)
    assert clock_state(session) is ClockState.PAUSED
    act(session, "3:e2e4")
    assert clock_state(session) is ClockState.STOPPED
