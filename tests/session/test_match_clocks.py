"""Clocks of sessions beyond the walks of `tests/golden/walks`: no time is lost over whole games."""

from __future__ import annotations

import random
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring.position import RingPosition
from cfanp_gui.record import journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from tests.session.play import CFANP, a_match, play
from tests.session.rings import a_ring, any_turn
from tests.session.test_clock import FakeTime
from tests.slow import examples


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


TEMPOS: list[dict[str, OptionValue]] = [{}, {"tempo": "rounds"}, {"tournament": False}]


def to_act(session: GameSession) -> dict[int, int]:
    """Return for each clock that should run the player who could do something in its time."""
    position = session.position
    boards = {int(one.text.partition(":")[0]) for one in position.all_actions()}
    assert isinstance(position, RingPosition)
    return {
        half_board(board, position.players_at[board].index(player)): player
        for board, player in position.to_move.items()
        if board in boards
    }


@settings(max_examples=examples(40), deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.integers(0, 2**32),
    st.integers(3, 5),
    st.sampled_from(["20000", "20000+7", "20000d4"]),
    st.sampled_from(TEMPOS),
    st.integers(1, 60),
)
def test_no_time_is_lost_or_won(
    seed: int, players: int, control: str, options: dict[str, OptionValue], steps: int
) -> None:
    chance, now = random.Random(seed), FakeTime()
    session = a_ring(players, control, now, **options)
    time, timing = TimeControl.parse(control), session.timing
    assert timing is not None
    expected = dict.fromkeys(range(2 * players), 2000 * time.base)
    turn_time = dict.fromkeys(to_act(session), 0)
    for _ in range(steps):
        ms = chance.choice((0, 1, 999, 7_000, 12_345))
        now.ms += ms
        counted = session.clock_state is ClockState.RUNNING
        for face in turn_time if counted else ():
            free = max(0, 2000 * time.delay - turn_time[face])
            expected[face] -= max(0, ms - free)
            turn_time[face] += ms
        chose = chance.random()
        if chose < 0.1:
            session.pause_clock()
        elif chose < 0.2:
            session.resume_clock()
        else:
            could = to_act(session)
            action = any_turn(session, chance)
            assert action is not None
            assert session.propose(action) is None
            after, done = session.position, session.node.transition
            assert done is not None
            for face, player in could.items():
                board, colour = face // 2 + 1, face % 2
                moved = board in after.players_at and after.to_move[board] != player
                if moved and after.players_at[board][colour] == player and counted:
                    assert board == int(action.text.partition(":")[0])
                    expected[face] += 2000 * time.increment
            for won, seat in zip(done.closed, done.seats, strict=True):
                winner = half_board(won.board, won.seats.index(seat.after))
                expected[half_board(seat.board, seat.colour)] = expected[winner]
            turn_time = {face: turn_time.get(face, 0) for face in to_act(session)}
        assert dict(enumerate(timing.clock.times())) == expected
        assert timing.clock.running == set(turn_time)
        if session.outcome is not None:
            break
