"""The clocks of whole boards: a face for each seat, several of them running at once."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.half_boards import half_board
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.ring import RingPosition
from cfanp_gui.games.ring.events import PlayerEliminated
from cfanp_gui.record import cpgn, journal
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import KEEP_MS, ClockState, Timing
from cfanp_gui.session.tree import Node
from tests.games.ring.build import KINGS, line
from tests.session.play import clock_state
from tests.session.rings import FOOLS_MATE, RING, STUCK, a_ring, act, any_turn, of_boards, ring_at
from tests.session.test_clock import FakeTime
from tests.slow import examples

WHITE, BLACK = 0, 1


def timing_of(session: GameSession) -> Timing:
    assert session.timing is not None
    return session.timing


def running(session: GameSession) -> list[str]:
    """Return the seats whose time runs when time counts, such as ``2w``."""
    return [f"{face // 2 + 1}{'wb'[face % 2]}" for face in sorted(timing_of(session).clock.running)]


def left(session: GameSession, seat: str) -> float:
    """Return the seconds a seat such as ``2w`` has left."""
    ms = session.time_left(half_board(int(seat[:-1]), "wb".index(seat[-1])))
    assert ms is not None
    return ms / 1000


def times(session: GameSession) -> list[float]:
    """Return the seconds of all seats, White and Black of board 1 first."""
    return [ms / 1000 for ms in timing_of(session).clock.times()]


# What a clock gets, and when it runs


def test_there_is_a_face_for_each_seat_at_twice_the_time() -> None:
    now = FakeTime()
    session = a_ring(3, "300+5", now)
    assert times(session) == [600] * 6
    assert clock_state(session) is ClockState.WAITING
    act(session, "1:e2e4")
    now.ms += 4_000
    act(session, "2:e2e4")
    assert left(session, "2w") == 606, "the increment is doubled too"
    delayed = a_ring(3, "300d3", now)
    act(delayed, "1:e2e4")
    now.ms += 6_500
    assert left(delayed, "2w") == 599.5


@pytest.mark.parametrize(
    ("control", "twice"),
    [("300+5", "600+10"), ("200000", "359999"), ("60+2000", "120+3600"), ("60d3600", "120d3600")],
)
def test_twice_the_time_is_no_more_than_a_clock_can_show(control: str, twice: str) -> None:
    assert TimeControl.parse(control).times(2).text == twice


def test_the_first_move_starts_the_clocks_of_all_boards_and_takes_no_time() -> None:
    now = FakeTime()
    session = a_ring(3, "300", now)
    now.ms += 60_000
    assert session.clock_wait() is None
    act(session, "2:e2e4")
    assert clock_state(session) is ClockState.RUNNING
    assert running(session) == ["1w", "2b", "3w"]
    now.ms += 10_000
    assert times(session) == [590, 600, 600, 590, 590, 600]
    assert session.time_at_move() == ((1, 590_000), (3, 590_000), (3, 590_000))


def test_in_free_tempo_every_board_runs_for_who_is_to_move() -> None:
    now = FakeTime()
    session = a_ring(4, "300+5", now)
    act(session, "1:e2e4")
    now.ms += 10_000
    act(session, "3:e2e4")
    now.ms += 1_000
    act(session, "3:e7e5")
    assert running(session) == ["1b", "2w", "3w", "4w"]
    assert times(session) == [600, 589, 589, 600, 600, 609, 589, 600]


def test_in_rounds_tempo_boards_that_have_moved_stand() -> None:
    now = FakeTime()
    session = a_ring(3, "300+5", now, tempo="rounds")
    act(session, "2:e2e4")
    assert running(session) == ["1w", "3w"]
    now.ms += 10_000
    act(session, "1:e2e4")
    assert running(session) == ["3w"]
    now.ms += 10_000
    act(session, "3:e2e4")
    assert running(session) == ["1b", "2b", "3b"]
    assert times(session) == [600, 600, 600, 600, 590, 600]


def test_each_turn_has_its_own_delay() -> None:
    now = FakeTime()
    session = a_ring(3, "300d3", now)
    act(session, "1:e2e4")
    now.ms += 4_000
    act(session, "2:e2e4")
    now.ms += 4_000
    assert (left(session, "3w"), left(session, "1b"), left(session, "2b")) == (598, 598, 600)


# Seats that pass on


def test_who_takes_a_seat_over_brings_his_time_along() -> None:
    now = FakeTime()
    session = a_ring(3, "300+5", now)
    timing = timing_of(session)
    act(session, "3:e2e4")
    now.ms += 30_000
    act(session, FOOLS_MATE)
    assert session.position.players_at == {2: (2, 3), 3: (3, 2)}
    assert running(session) == ["2w", "3b"]
    assert timing.policy.owner(session.position, half_board(3, BLACK)) == 2
    assert left(session, "3b") == 610, "Ben's time on board 1, of which Anna has used nothing"
    now.ms += 10_000
    assert left(session, "3b") == 600
    assert session.time_at_move() == ((2, 560_000), (2, 600_000))
    act(session, "3:e7e5")
    assert left(session, "3b") == 610
    session.undo(2)
    assert left(session, "3b") == 570, "Anna has her time back with her seat"
    session.redo()
    assert left(session, "3b") == 610


def test_a_delay_goes_on_for_who_takes_the_seat_over() -> None:
    now = FakeTime()
    session = a_ring(4, "300d3", now)
    act(session, "1:e2e4")
    now.ms += 4_000
    session.resign(2, 1)
    now.ms += 4_000
    assert session.position.players_at[2] == (1, 3)
    assert left(session, "2w") == 598


def test_who_mates_or_loses_a_board_earns_nothing_there() -> None:
    now = FakeTime()
    session = a_ring(3, "300+5", now)
    act(session, FOOLS_MATE)
    assert left(session, "1w") == 610
    assert left(session, "1b") == 610, "their last turn ended with the board"


def test_who_moved_last_in_a_round_earns_his_time_though_his_opponent_drops_out() -> None:
    now = FakeTime()
    mate = line("1:6k1/5ppp/8/8/8/8/8/R5K1 w", f"2:{KINGS} b", f"3:{KINGS} w")
    session = ring_at(mate, "300+5", now, tempo="rounds")
    session.resume_clock()
    act(session, "1:a1a8 3:e1e2 2:e8e7")
    assert session.position.players_at == {2: (1, 3), 3: (3, 1)}
    assert (left(session, "2b"), left(session, "3w"), left(session, "2w")) == (610, 610, 610)


def test_who_must_choose_does_so_in_his_own_time_on_both_boards() -> None:
    now = FakeTime()
    session = ring_at(STUCK, "300+5", now)
    session.resume_clock()
    assert running(session) == ["1b", "2w"]
    now.ms += 10_000
    assert times(session) == [600, 590, 590, 600, 600, 600]
    assert session.time_at_move() == ((2, 590_000), (2, 590_000))
    act(session, "1:lose")
    assert session.position.players_at == {2: (1, 3), 3: (3, 1)}
    assert running(session) == ["3w"], "board 2 is stalemated and waits"
    assert times(session) == [600, 590, 600, 600, 600, 600]


def test_a_chooser_whose_time_is_over_loses_that_board() -> None:
    now = FakeTime()
    session = ring_at(STUCK, "30", now)
    session.resume_clock()
    timing_of(session).clock.set_times({half_board(2, WHITE): 20_000})
    now.ms += 20_000
    assert session.check_flag() == 2
    assert session.position.players_at == {1: (1, 3), 3: (3, 1)}


# Flags


def test_a_fallen_flag_loses_its_board() -> None:
    now = FakeTime()
    session = a_ring(4, "60", now)
    act(session, "1:e2e4")
    now.ms += 60_000
    act(session, "2:e2e4 3:e2e4 4:e2e4")
    now.ms += 59_999
    assert session.check_flag() is None
    assert session.clock_wait() == 1
    now.ms += 1
    assert session.check_flag() == 2
    assert session.node.action is not None
    assert session.node.action.text == "1:flag:2"
    assert session.position.players_at == {2: (1, 3), 3: (3, 4), 4: (4, 1)}
    (out,) = session.node.events
    assert isinstance(out, PlayerEliminated)
    assert (out.player, out.by_player, out.board, out.reason) == (2, 1, 1, "time")
    assert clock_state(session) is ClockState.RUNNING
    assert running(session) == ["2b", "3b", "4b"]
    assert session.check_flag() is None


def test_of_several_flags_each_falls_in_the_order_of_their_time() -> None:
    now = FakeTime()
    session = a_ring(4, "60", now)
    act(session, "1:e2e4")
    now.ms += 60_000
    act(session, "2:e2e4 4:e2e4")
    timing_of(session).clock.set_times({half_board(3, WHITE): 59_000})
    now.ms += 61_000
    assert session.check_flag() == 3
    assert session.node.action is not None
    assert session.node.action.text == "3:flag:3"
    assert session.clock_wait() == 0, "another flag has still to fall"
    assert session.check_flag() == 2
    assert session.position.players_at == {2: (1, 4), 4: (4, 1)}
    assert session.check_flag() is None


def test_flags_at_the_same_time_fall_in_the_order_of_the_boards() -> None:
    now = FakeTime()
    session = a_ring(5, "60", now)
    act(session, "5:e2e4 1:e2e4 2:e2e4 3:e2e4 4:e2e4 4:e7e5 1:e7e5")
    now.ms += 60_000
    act(session, "4:d2d4 3:e7e5 5:e7e5")
    now.ms += 60_000
    assert session.check_flag() == 1
    assert session.check_flag() == 3
    assert [node.action.text for node in session.line()[-2:] if node.action] == [
        "1:flag:1", "2:flag:3",
    ]  # fmt: skip
    assert session.position.players_at == {3: (2, 4), 4: (4, 5), 5: (5, 2)}
    assert session.check_flag() is None


def test_who_takes_over_the_seat_of_one_without_time_has_his_own() -> None:
    now = FakeTime()
    session = a_ring(4, "60", now)
    act(session, "1:e2e4")
    now.ms += 60_000
    act(session, "3:e2e4 4:e2e4")
    now.ms += 60_000
    assert session.check_flag() == 2
    assert session.position.players_at[2] == (1, 3)
    assert session.check_flag() is None
    assert left(session, "2w") == left(session, "1w") == 120


def test_the_last_flag_ends_the_game_and_stops_the_clocks() -> None:
    now = FakeTime()
    session = a_ring(3, "60", now)
    act(session, "2:e2e4")
    session.resign(1, 1)
    now.ms += 120_000
    assert session.check_flag() == 3
    assert session.outcome is not None
    assert session.outcome.players == (2,)
    assert clock_state(session) is ClockState.STOPPED
    assert running(session) == []
    assert session.check_flag() is None
    session.undo()
    assert clock_state(session) is ClockState.PAUSED


def test_a_flag_elsewhere_does_not_hinder_a_move() -> None:
    now = FakeTime()
    session = a_ring(4, "60", now)
    act(session, "1:e2e4")
    now.ms += 100_000
    act(session, "2:e2e4 3:e2e4 4:e2e4")
    now.ms += 20_000
    assert session.propose(RING.parse_action("3:e7e5")) is None
    assert [node.action.text for node in session.line()[-2:] if node.action] == [
        "1:flag:2", "3:e7e5",
    ]  # fmt: skip


def test_a_move_after_the_time_is_over_comes_too_late() -> None:
    now = FakeTime()
    session = a_ring(3, "60", now)
    act(session, "1:e2e4")
    now.ms += 100_000
    act(session, "2:e2e4 3:e2e4")
    now.ms += 20_000
    refusal = session.propose(RING.parse_action("1:e7e5"))
    assert refusal is not None
    assert str(refusal) == "Ben has run out of time (End of the game)"
    assert session.position.players_at == {2: (1, 3), 3: (3, 1)}
    assert session.node.ply == 4


def test_the_clock_of_a_checkmated_player_runs_on_the_other_board() -> None:
    now = FakeTime()
    session = a_ring(3, "60", now, tempo="rounds")
    act(session, "1:f2f3 2:a2a3 3:a2a3 1:e7e5 2:a7a6 3:a7a6 1:g2g4 2:b2b3 3:b2b3")
    assert running(session) == ["1b", "2b", "3b"]
    act(session, "1:d8h4 2:h7h6")
    assert running(session) == ["3b"], "the first player is checkmated, and to move on board 3"
    now.ms += 119_000
    assert session.check_flag() is None
    now.ms += 2_000
    assert session.check_flag() == 1
    assert session.node.action is not None
    assert session.node.action.text == "3:flag:1"
    # The round is complete by it, and the checkmate is carried out.
    assert session.position.players_at == {2: (2, 3), 3: (3, 2)}
    assert session.outcome is None
    session.undo()
    assert running(session) == ["3b"]


# Going back and forth


def test_going_back_gives_the_times_of_then_and_stops_the_clocks() -> None:
    now = FakeTime()
    session = a_ring(3, "300+5", now)
    act(session, "1:e2e4")
    now.ms += 10_000
    act(session, "2:e2e4")
    now.ms += 20_000
    session.resign(3, 3)
    now.ms += 5_000
    after = times(session)
    assert after == [600, 565, 600, 595, 570, 600], "Anna has brought 600 to board 2"
    session.undo(2)
    assert clock_state(session) is ClockState.PAUSED
    assert running(session) == ["1b", "2w", "3w"]
    assert times(session) == [600] * 6
    now.ms += 60_000
    session.redo()
    assert times(session) == [600, 590, 600, 600, 590, 600]
    session.redo()
    assert times(session) == after
    session.undo()
    act(session, "3:e2e4")
    assert clock_state(session) is ClockState.RUNNING
    assert times(session) == [600, 590, 600, 600, 590, 600], "who moves while clocks stand"


# The record


def test_a_saved_game_keeps_its_times() -> None:
    now = FakeTime()
    session = a_ring(3, "300+5", now)
    first, *others = FOOLS_MATE.split(" ")
    act(session, first)
    now.ms += 12_345
    act(session, "2:e2e4")
    now.ms += 7_000
    act(session, " ".join(others))
    now.ms += 1_000
    text = cpgn.write_game(store.record_of(session))
    assert '[TimeControl "300+5"]' in text
    assert '[Clocks "0:10:10 0:09:50.655 0:09:57.655 0:09:52 0:09:39.655 0:09:50.655"]' in text
    assert "1B. e4 {[%clk 0:09:57.655]}" in text
    (record,) = cpgn.read_games(text, find_game)
    again = of_boards(store.session_of(record, session.match.colours, now))
    assert again.match.time == TimeControl(300, 5)
    assert clock_state(again) is ClockState.PAUSED
    assert times(again) == times(session)
    assert running(again) == running(session)
    assert cpgn.write_game(store.record_of(again)) == text
    again.undo(2)
    assert cpgn.write_game(store.record_of(again)) == text
    again.redo(2)
    again.resume_clock()
    now.ms += 1_000
    assert left(again, "2b") == 591


def test_the_tag_of_times_is_there_only_where_the_moves_do_not_have_them() -> None:
    session = a_ring(3, "300", FakeTime())
    assert "Clocks" not in store.record_of(session).tags
    act(session, "1:e2e4 2:e2e4")
    assert "Clocks" not in store.record_of(session).tags


# Over whole games


TEMPOS: list[dict[str, OptionValue]] = [{}, {"tempo": "rounds"}, {"tournament": False}]
SLOW = settings(max_examples=examples(40), deadline=None, suppress_health_check=list(HealthCheck))


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


@SLOW
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
    time = TimeControl.parse(control)
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
            action = any_turn(session, chance)
            assert action is not None
            before, could = session.position, to_act(session)
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
            assert before is not after
            turn_time = {face: turn_time.get(face, 0) for face in to_act(session)}
        assert dict(enumerate(timing_of(session).clock.times())) == expected
        assert timing_of(session).clock.running == set(turn_time)
        if session.outcome is not None:
            break


@SLOW
@given(st.integers(0, 2**32), st.integers(3, 5), st.sampled_from(TEMPOS), st.integers(1, 80))
def test_a_position_always_has_the_times_it_was_left_with(
    seed: int, players: int, options: dict[str, OptionValue], steps: int
) -> None:
    chance, now = random.Random(seed), FakeTime()
    session = a_ring(players, "20000+7", now, **options)
    known: dict[Node, list[float]] = {}
    for _ in range(steps):
        now.ms += chance.choice((0, 1, 5_000, 60_000))
        before, left_with = session.node, times(session)
        action = any_turn(session, chance)
        if action is None or chance.random() < 0.4:
            if chance.choice((session.undo, session.redo))(chance.randint(1, 3)):
                known[before] = left_with
                assert session.clock_state in (ClockState.PAUSED, ClockState.STOPPED)
                if session.node in known:
                    assert times(session) == known[session.node]
        else:
            assert session.propose(action) is None
            known[session.node] = times(session)


def crashed(session: GameSession, book: Journal, folder: Path, now: FakeTime) -> GameSession:
    """Return the session as it comes back when its program ends without a word."""
    book.close(keep=True)
    (found,) = journal.recoverable(folder, find_game)
    again = of_boards(store.restored(found, session.match.colours, now))
    journal.discard(found.path)
    return again


def journalled(session: GameSession, folder: Path) -> Journal:
    session.journal.log = book = Journal.start(folder, store.record_of(session))
    for entry in store.entries_beside(session):
        book.append(entry)
    return book


def test_a_crash_gives_back_no_more_than_some_seconds(tmp_path: Path) -> None:
    now = FakeTime()
    session = a_ring(3, "300", now)
    book = journalled(session, tmp_path)
    act(session, "1:e2e4")
    for _ in range(20):
        now.ms += 1_234
        session.check_flag()
    spent = timing_of(session).clock.times()
    again = crashed(session, book, tmp_path, now)
    assert clock_state(again) is ClockState.PAUSED
    known = timing_of(again).clock.times()
    assert all(ms <= recorded for ms, recorded in zip(spent, known, strict=True))
    assert sum(known) - sum(spent) < KEEP_MS


@settings(max_examples=examples(20), deadline=None, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 2**32), players=st.integers(3, 5), options=st.sampled_from(TEMPOS))
def test_a_game_comes_back_with_its_times(
    tmp_path_factory: pytest.TempPathFactory,
    seed: int,
    players: int,
    options: dict[str, OptionValue],
) -> None:
    folder = tmp_path_factory.mktemp("journals")
    chance, now = random.Random(seed), FakeTime()
    session = a_ring(players, "20000+7", now, **options)
    for _ in range(4):
        book = journalled(session, folder)
        for _ in range(chance.randint(0, 20)):
            now.ms += chance.choice((0, 700, 5_000, 60_000))
            action = any_turn(session, chance)
            if action is None or chance.random() < 0.2:
                chance.choice((session.undo, session.redo))(chance.randint(1, 3))
            elif chance.random() < 0.1:
                session.resume_clock()
            else:
                session.propose(action)
        session.pause_clock()
        again = crashed(session, book, folder, now)
        assert times(again) == times(session)
        assert running(again) == running(session)
        assert again.position.to_text() == session.position.to_text()
        assert again.match.time == session.match.time
        assert again.clock_state in (ClockState.PAUSED, ClockState.STOPPED, ClockState.WAITING)
        session = again
