"""Clocks: time controls as text, what a clock shows, and that no millisecond is lost or won."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import journal
from cfanp_gui.record.clock_comment import MAX_TIME
from cfanp_gui.record.journal import Journal
from cfanp_gui.session import store
from cfanp_gui.session.clock import (
    MAX_BASE,
    MAX_EXTRA,
    Clock,
    TimeControl,
    TimeControlError,
    format_time,
    until_next,
)
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match_clocks import ClockState
from cfanp_gui.session.view_model import clock_shown, notes, seat_statuses
from tests.session.play import CFANP, a_match, play

TIMES = st.one_of(st.integers(0, 20_000), st.integers(0, MAX_TIME))
EXTRAS = st.integers(0, MAX_EXTRA)


class FakeTime:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.ms = 77

    def __call__(self) -> int:
        return self.ms


# Time controls


@given(st.integers(1, MAX_BASE), EXTRAS, st.booleans())
def test_a_time_control_is_read_back_from_its_text(base: int, extra: int, delay: bool) -> None:
    control = TimeControl(base, delay=extra) if delay else TimeControl(base, extra)
    assert TimeControl.parse(control.text) == control


def test_the_text_of_a_time_control_is_that_of_pgn() -> None:
    assert TimeControl(300).text == "300"
    assert TimeControl(300, 5).text == "300+5"
    assert TimeControl(300, delay=3).text == "300d3"
    assert TimeControl.parse("180+0") == TimeControl(180)


NONE = "is not a time control (expected seconds such as 300, 300+5 or 300d3)"
BAD = {
    **{text: f"“{text.strip()}” {NONE}" for text in ("", "-", "40/7200:3600", "300+5d3", "³00")},
    "300 + 5": NONE,
    "300\n": NONE,
    "0+5": "a game of 0 seconds is not possible (expected 1 to 359999)",
    "360000": "expected 1 to 359999",
    "300+3601": "3601 seconds a turn are not possible (expected 0 to 3600)",
    "300d9999": "expected 0 to 3600",
}


def test_the_errors_of_bad_time_controls() -> None:
    for text, words in BAD.items():
        with pytest.raises(TimeControlError) as error:
            TimeControl.parse(text)
        assert words in str(error.value), text
        assert isinstance(error.value.args[0], Text)


def test_twice_the_time_is_no_more_than_a_clock_can_show() -> None:
    assert [
        TimeControl.parse(control).times(2).text
        for control in ("300+5", "200000", "60+2000", "60d3600")
    ] == ["600+10", "359999", "120+3600", "120d3600"]


def test_increment_and_delay_exclude_each_other() -> None:
    with pytest.raises(TimeControlError, match="either an increment or a delay"):
        TimeControl(300, 5, 3)


# What a clock shows


SHOWN = {
    3_909_000: "1:05:09", 3_600_000: "1:00:00", 3_599_001: "1:00:00", 3_599_000: "59:59",
    252_000: "4:12", 60_000: "1:00", 59_999: "1:00", 10_001: "0:11", 10_000: "0:10",
    9_901: "0:10", 9_900: "0:09.9", 9_650: "0:09.7", 1_000: "0:01.0", 100: "0:00.1",
    1: "0:00.1", 0: "0:00", -5: "0:00",
}  # fmt: skip


def test_a_clock_shows_what_is_begun_whole() -> None:
    assert {time: format_time(time) for time in SHOWN} == SHOWN


@given(TIMES)
def test_what_is_shown_is_the_time_rounded_up(time: int) -> None:
    shown = format_time(time)
    seconds = 0.0
    for part in shown.split(":"):
        seconds = seconds * 60 + float(part)
    unit = 100 if "." in shown else 1000
    assert 0 <= round(seconds * 1000) - time < unit
    assert ("." in shown) == (0 < time <= 9_900)
    assert (shown == "0:00") == (time == 0)


@given(TIMES, st.floats(0, 1))
def test_it_is_known_when_the_clock_will_show_another_time(time: int, part: float) -> None:
    wait = until_next(time)
    if time == 0:
        assert wait == 0
        return
    assert 1 <= wait <= 1000
    assert format_time(time - wait) != format_time(time)
    assert format_time(time - int(part * (wait - 1))) == format_time(time)


# Clocks


class Ticked:
    """The same clocks as a cruder thing: they are moved one millisecond at a time."""

    def __init__(self, control: TimeControl, ids: str) -> None:
        self.control = control
        self.left = dict.fromkeys(ids, control.base * 1000)
        self.grace: dict[str, int] = {}
        self.over = dict.fromkeys(ids, 0)
        """For how long each has been over."""
        self.counting = False

    def tick(self) -> None:
        for one in self.grace if self.counting else ():
            if self.grace[one]:
                self.grace[one] -= 1
            elif self.left[one]:
                self.left[one] -= 1
            else:
                self.over[one] += 1

    def run(self, ids: str) -> None:
        self.grace = {one: self.grace.get(one, self.control.delay * 1000) for one in ids}

    def press(self, one: str) -> None:
        self.grace.pop(one, None)
        self.left[one] += self.control.increment * 1000 * self.counting
        self.over[one] = 0

    def fallen(self) -> str | None:
        over = [one for one in sorted(self.grace) if self.counting and not self.left[one]]
        return max(over, key=lambda one: self.over[one], default=None)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("pass"), st.integers(0, 900)),
        st.tuples(st.just("run"), st.sampled_from(["", "a", "b", "ab", "abc"])),
        st.tuples(st.just("press"), st.sampled_from("abc")),
        st.tuples(st.sampled_from(["pause", "resume", "resume"]), st.none()),
        st.tuples(st.just("set"), st.tuples(st.sampled_from("abc"), st.integers(0, 1500))),
    ),
    max_size=25,
)
CONTROLS = st.sampled_from(
    [TimeControl(1), TimeControl(2, 1), TimeControl(1, delay=1), TimeControl(3, delay=2)]
)


@given(CONTROLS, STEPS)
def test_clocks_run_as_if_every_millisecond_were_counted(
    control: TimeControl, steps: list[tuple[str, object]]
) -> None:
    now = FakeTime()
    clock = Clock(control, "abc", now)
    model = Ticked(control, "abc")
    for what, value in steps:
        match what, value:
            case "pass", int(ms):
                now.ms += ms
                for _ in range(ms):
                    model.tick()
            case "run", str(ids):
                clock.run(ids)
                model.run(ids)
            case "press", str(one):
                clock.press(one)
                model.press(one)
            case "set", (str(one), int(ms)):
                clock.set_times({one: ms})
                model.left[one], model.over[one] = ms, 0
                model.grace = dict.fromkeys(model.grace, control.delay * 1000)
            case _:
                clock.resume() if what == "resume" else clock.pause()
                model.counting = what == "resume"
        assert clock.times() == tuple(model.left.values()) == tuple(map(clock.left, "abc"))
        assert clock.running == frozenset(model.grace)
        assert clock.counting is model.counting
        assert [clock.grace(one) for one in "abc"] == [model.grace.get(one, 0) for one in "abc"]
        assert clock.fallen() == model.fallen()
        waits = [model.grace[one] + until_next(model.left[one]) for one in model.grace]
        assert clock.wait() == (min(waits) if waits and model.counting else None)


def test_a_time_that_stands_still_or_goes_back_takes_nothing() -> None:
    now = FakeTime()
    clock = Clock(TimeControl(5), (1,), now)
    clock.run((1,))
    clock.resume()
    now.ms -= 500
    assert clock.left(1) == 5000
    clock.pause()
    assert clock.left(1) == 5000


def test_no_clock_gets_more_than_can_be_written() -> None:
    clock = Clock(TimeControl(5, 3600), (1,), FakeTime())
    clock.set_times({1: MAX_TIME + 1})
    assert clock.left(1) == MAX_TIME
    clock.run((1,))
    clock.resume()
    clock.press(1)
    assert clock.left(1) == MAX_TIME


def test_an_unknown_clock_is_an_error() -> None:
    with pytest.raises(KeyError):
        Clock(TimeControl(5), "ab", FakeTime()).left("c")


# Clocks of a session, beyond the walks of tests/golden/walks


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


def test_no_clock_is_shown_as_paused_where_a_finished_game_is_looked_at() -> None:
    session = timed(2, FakeTime())
    play(session, "AB:f3 AB:e5 AB:g4")
    session.pause_clock()
    assert "paused" in _notes(session)
    play(session, "AB:Qh4")
    session.undo()
    assert clock_shown(session) is ClockState.STOPPED
    assert "paused" not in _notes(session)
    play(session, "AB:a5")
    assert clock_shown(session) is ClockState.RUNNING, "it is played on after the undo"


def _notes(session: GameSession) -> str:
    """Return all notes of seats."""
    return str([notes(session, status) for status in seat_statuses(session)])
