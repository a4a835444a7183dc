"""Clocks of sessions beyond the walks of `tests/golden/walks`."""

from __future__ import annotations

from pathlib import Path

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from tests.session.play import CFANP, a_match, play
from tests.session.test_clock import FakeTime

# Clocks of sessions beyond the walks of `tests/golden/walks`: no time is lost over whole games.


class PassingTime(FakeTime):
    """A time that passes from one look at it to the next."""

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


def timed(players: int, now: FakeTime) -> GameSession:
    """Return a session of half-boards with clocks."""
    match = a_match(players)._replace(time=TimeControl(300, 5))
    return GameSession(match, CFANP.initial(players, match.options), now)


def test_the_journal_has_the_times_that_stand_at_a_move(tmp_path: Path) -> None:
    """The next player's time runs already when it is written."""
    now = PassingTime()
    session = timed(3, now)
    session.journal.log = book = Journal.start(tmp_path, store.record_of(session))
    for _ in range(3):
        assert session.propose(session.position.all_actions()[0]) is None
    stood = [node.times for node in session.line()[:-1]]
    book.close(keep=True)
    (found,) = journal.recoverable(tmp_path, find_game)
    again = store.restored(found, session.match.colours, now)
    assert [node.times for node in again.line()[:-1]] == stood


def test_listeners_are_notified_when_clocks_start_and_stop() -> None:
    session = timed(2, FakeTime())
    calls: list[ClockState | None] = []
    session.clocks_changed.connect(lambda: calls.append(session.clock_state))
    play(session, "AB:e4")
    session.pause_clock()
    session.pause_clock()
    session.resume_clock()
    session.resume_clock()
    assert session.time_at_move() == ((2, 300_000),)
    session.undo()
    session.undo()
    assert calls == [
        ClockState.RUNNING, ClockState.PAUSED, ClockState.RUNNING, ClockState.PAUSED,
    ]  # fmt: skip
