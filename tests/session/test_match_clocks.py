"""Clocks and game in step: whose time runs, what going back gives, and what a flag does."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import Match
from cfanp_gui.session.match_clocks import KEEP_MS, ClockState
from cfanp_gui.session.tree import Node
from tests.session.play import CFANP, a_match, any_action, clock_state, play, pushed
from tests.session.test_clock import FakeTime
from tests.slow import examples

COLOURS = ("#111111", "#222222", "#333333", "#444444")


def timed(
    players: int, now: FakeTime, control: str = "300+5", text: str | None = None
) -> GameSession:
    """Return a session with clocks, at the start or at a position given as CFEN."""
    usual = a_match(players)
    time = TimeControl.parse(control)
    match = Match(usual.game, usual.options, usual.seats, usual.colours, time)
    start = CFANP.from_text(text, match.options) if text else CFANP.initial(players, match.options)
    return GameSession(match, start, now)


def left(session: GameSession) -> list[int | None]:
    """Return what each player has left, in seconds."""
    found = [session.time_left(player) for player in range(1, len(session.match.seats) + 1)]
    return [time if time is None else time // 1000 for time in found]


# Starting and stopping


def test_a_game_without_clocks_has_none() -> None:
    now = FakeTime()
    match = a_match(2)
    session = GameSession(match, CFANP.initial(2, match.options), now)
    calls: list[str] = []
    session.clocks_changed.connect(lambda: calls.append("clock"))
    play(session, "AB:e4")
    now.ms += 10**9
    assert clock_state(session) is None
    assert session.time_left(1) is None
    assert session.clock_wait() is None
    assert session.check_flag() is None
    session.pause_clock()
    session.resume_clock()
    assert not calls


def test_the_first_move_starts_the_clocks_and_takes_no_time() -> None:
    now = FakeTime()
    session = timed(2, now)
    assert clock_state(session) is ClockState.WAITING
    now.ms += 60_000
    assert session.clock_wait() is None
    play(session, "AB:e4")
    assert clock_state(session) is ClockState.RUNNING
    assert left(session) == [300, 300]
    now.ms += 10_000
    assert left(session) == [300, 290]
    assert session.clock_wait() == 1000
    play(session, "AB:e5")
    assert left(session) == [300, 295]
    now.ms += 1_500
    assert (session.time_left(1), session.time_left(2)) == (298_500, 295_000)
    assert session.clock_wait() == 500


def test_the_clocks_can_be_started_before_the_first_move() -> None:
    now = FakeTime()
    session = timed(2, now)
    session.resume_clock()
    now.ms += 10_000
    play(session, "AB:e4")
    assert left(session) == [295, 300]


def test_no_time_passes_while_the_clocks_are_paused() -> None:
    now = FakeTime()
    session = timed(2, now, "300d3")
    play(session, "AB:e4")
    now.ms += 2_000
    session.pause_clock()
    assert clock_state(session) is ClockState.PAUSED
    now.ms += 10**7
    assert session.check_flag() is None
    assert left(session) == [300, 300]
    session.resume_clock()
    now.ms += 2_000
    assert session.time_left(2) == 299_000, "a pause gives no second delay"
    session.pause_clock()
    now.ms += 5_000
    play(session, "AB:e5")
    assert clock_state(session) is ClockState.RUNNING, "who moves resumes"
    assert session.time_left(2) == 299_000
    now.ms += 4_000
    assert session.time_left(1) == 299_000


def test_listeners_are_notified_when_clocks_start_and_stop() -> None:
    now = FakeTime()
    session = timed(2, now)
    calls: list[ClockState | None] = []
    session.clocks_changed.connect(lambda: calls.append(session.clock_state))
    play(session, "AB:e4")
    session.pause_clock()
    session.pause_clock()
    session.resume_clock()
    session.resume_clock()
    session.undo()
    session.undo()
    assert calls == [
        ClockState.RUNNING, ClockState.PAUSED, ClockState.RUNNING, ClockState.PAUSED
    ]  # fmt: skip


def test_the_end_of_the_game_stops_the_clocks() -> None:
    now = FakeTime()
    session = timed(2, now)
    play(session, "AB:f3 AB:e5 AB:g4 AB:Qh4#")
    assert clock_state(session) is ClockState.STOPPED
    before = left(session)
    now.ms += 10**7
    session.resume_clock()
    assert session.check_flag() is None
    assert clock_state(session) is ClockState.STOPPED
    assert left(session) == before
    session.undo()
    assert clock_state(session) is ClockState.PAUSED
    session.resume_clock()
    assert clock_state(session) is ClockState.RUNNING


# Flags


def test_a_move_after_the_time_is_over_comes_too_late() -> None:
    now = FakeTime()
    session = timed(3, now, "60")
    play(session, "AB:e4")
    now.ms += 60_000
    refusal = session.propose(CFANP.parse_action("BC:e2e4"))
    assert refusal is not None
    assert "Ben has run out of time" in refusal.message
    assert session.position.control == (1, None, 3)
    assert session.node.ply == 2


def test_who_pauses_too_late_is_too_late() -> None:
    now = FakeTime()
    session = timed(3, now, "60")
    play(session, "AB:e4")
    now.ms += 60_000
    session.pause_clock()
    assert session.position.control == (1, None, 3)
    assert clock_state(session) is ClockState.RUNNING


# Going back and forth


def test_going_back_gives_the_times_of_then_and_stops_the_clocks() -> None:
    now = FakeTime()
    session = timed(2, now)
    play(session, "AB:e4")
    now.ms += 10_000
    play(session, "AB:e5")
    now.ms += 20_000
    play(session, "AB:d4")
    now.ms += 30_000
    assert left(session) == [285, 265]
    session.undo(2)
    assert clock_state(session) is ClockState.PAUSED
    assert left(session) == [300, 300]
    now.ms += 60_000
    session.redo(2)
    assert left(session) == [285, 265], "what was thought about a move is not won back"
    session.undo()
    assert left(session) == [300, 295]
    play(session, "AB:Nf3")
    assert clock_state(session) is ClockState.RUNNING
    assert left(session) == [300, 295], "who moves while the clocks stand takes no time"


def test_a_move_played_again_takes_the_time_it_took() -> None:
    now = FakeTime()
    session = timed(2, now)
    play(session, "AB:e4")
    now.ms += 10_000
    play(session, "AB:e5")
    session.undo()
    assert left(session) == [300, 300]
    play(session, "AB:e5")
    assert left(session) == [300, 295]
    session.undo()
    session.resume_clock()
    now.ms += 40_000
    play(session, "AB:e5")
    assert left(session) == [300, 265]


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.integers(0, 2**32),
    st.integers(2, 4),
    st.sampled_from(["20000", "20000+7", "20000d4"]),
    st.integers(1, 40),
)
def test_no_time_is_lost_or_won(seed: int, players: int, control: str, steps: int) -> None:
    chance, now = random.Random(seed), FakeTime()
    session = timed(players, now, control)
    time = TimeControl.parse(control)
    spent = [0] * players
    earned = [0] * players
    turn_time = 0
    for _ in range(steps):
        ms = chance.choice((0, 1, 999, 5_000, 12_345))
        now.ms += ms
        mover = next(iter(session.position.actors()))
        counted = session.clock_state is ClockState.RUNNING
        if counted:
            beyond = max(0, turn_time + ms - 1000 * time.delay) - max(
                0, turn_time - 1000 * time.delay
            )
            spent[mover - 1] += beyond
            turn_time += ms
        chose = chance.random()
        if chose < 0.15:
            session.pause_clock()
        elif chose < 0.3:
            session.resume_clock()
        else:
            action = any_action(session, chance)
            assert action is not None
            before = session.position
            assert session.propose(action) is None
            after = session.position
            ended = before.turn().seat != after.turn().seat or (
                before.turn().round != after.turn().round
            )
            army = before.turn().seat
            if ended and counted and after.control[army] == mover:
                earned[mover - 1] += 1000 * time.increment
            if ended or after.control[army] != mover:
                turn_time = 0
        assert [session.time_left(player) for player in range(1, players + 1)] == [
            time.base * 1000 + won - lost for won, lost in zip(earned, spent, strict=True)
        ]
        if session.outcome is not None:
            break


@settings(max_examples=examples(60), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**32), st.integers(2, 4), st.integers(1, 60))
def test_a_position_always_has_the_times_it_was_left_with(
    seed: int, players: int, steps: int
) -> None:
    chance, now = random.Random(seed), FakeTime()
    session = timed(players, now, "20000+7")
    timing = session.timing
    assert timing is not None
    known: dict[Node, tuple[int | None, ...]] = {}

    def clocks() -> tuple[int | None, ...]:
        return tuple(session.time_left(player) for player in range(1, players + 1))

    for _ in range(steps):
        now.ms += chance.choice((0, 1, 5_000, 60_000))
        before, left_with = session.node, clocks()
        action = any_action(session, chance)
        if action is None or chance.random() < 0.4:
            walked = chance.choice((session.undo, session.redo))(chance.randint(1, 3))
            if walked:
                known[before] = left_with
                assert session.clock_state in (ClockState.PAUSED, ClockState.STOPPED)
                if session.node in known:
                    assert clocks() == known[session.node]
        else:
            known.setdefault(before, timing.times_at(before))
            assert session.propose(action) is None
            known[session.node] = clocks()


# The journal


def crashed(session: GameSession, book: Journal, folder: Path, now: FakeTime) -> GameSession:
    """Return the session as it comes back when its program ends without a word."""
    book.close(keep=True)
    (found,) = journal.recoverable(folder, find_game)
    again = pushed(store.restored(found, COLOURS[: len(session.match.seats)], now))
    journal.discard(found.path)
    return again


def journalled(session: GameSession, folder: Path) -> Journal:
    session.journal.log = book = Journal.start(folder, store.record_of(session))
    for entry in store.entries_beside(session):
        book.append(entry)
    return book


def test_a_crash_gives_back_no_more_than_some_seconds(tmp_path: Path) -> None:
    now = FakeTime()
    session = timed(3, now)
    book = journalled(session, tmp_path)
    play(session, "AB:e4")
    for _ in range(20):
        now.ms += 1_234
        session.check_flag()
    spent = session.time_left(2)
    again = crashed(session, book, tmp_path, now)
    assert clock_state(again) is ClockState.PAUSED
    known = again.time_left(2)
    assert spent is not None
    assert known is not None
    assert spent <= known < spent + KEEP_MS
    assert left(again)[0] == left(again)[2] == 300


@settings(max_examples=examples(25), deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), players=st.integers(2, 4))
@example(seed=583, players=2)
@example(seed=1207, players=3)
@example(seed=2_423_975_716, players=2)
def test_a_game_comes_back_with_its_times(
    tmp_path_factory: pytest.TempPathFactory, seed: int, players: int
) -> None:
    folder = tmp_path_factory.mktemp("journals")
    chance, now = random.Random(seed), FakeTime()
    session = timed(players, now, "20000+7")
    for _ in range(4):
        book = journalled(session, folder)
        for _ in range(chance.randint(0, 15)):
            now.ms += chance.choice((0, 700, 5_000, 60_000))
            action = any_action(session, chance)
            if action is None or chance.random() < 0.25:
                chance.choice((session.undo, session.redo))(chance.randint(1, 3))
            elif chance.random() < 0.1:
                session.resume_clock()
            else:
                session.propose(action)
        session.pause_clock()
        again = crashed(session, book, folder, now)
        everyone = range(1, players + 1)
        assert [again.time_left(player) for player in everyone] == [
            session.time_left(player) for player in everyone
        ]
        assert again.position.to_text() == session.position.to_text()
        assert again.match.time == session.match.time
        assert again.clock_state in (ClockState.PAUSED, ClockState.STOPPED, ClockState.WAITING)
        session = again


class PassingTime(FakeTime):
    """A time that passes from one look at it to the next."""

    def __call__(self) -> int:
        self.ms += 1
        return self.ms


def test_the_journal_has_the_times_that_stand_at_a_move(tmp_path: Path) -> None:
    """The next player's time runs already when it is written."""
    now = PassingTime()
    session = timed(3, now)
    book = journalled(session, tmp_path)
    for _ in range(3):
        assert session.propose(session.position.all_actions()[0]) is None
    stood = [node.times for node in session.line()[:-1]]
    again = crashed(session, book, tmp_path, now)
    assert [node.times for node in again.line()[:-1]] == stood
