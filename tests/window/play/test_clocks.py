"""The ticker: clocks are seen to run, flags fall by themselves, little time is reported once."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.session import store
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.clocks import ClockTicker
from cfanp_gui.window.widgets.panel_lists import CLOCK_ROLE
from tests.session.play import CFANP, play
from tests.session.rings import a_ring, act, ring_match


class Time:
    """A time that passes only when it is set."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


def timed(seconds: int, now: Time, players: int = 2) -> GameSession:
    """Return a game with so many seconds for each player."""
    match = seat(
        CFANP, {"order": "seats"}, [f"P{n}" for n in range(players)], default_colours(players), 0,
        TimeControl(seconds),
    )  # fmt: skip
    return GameSession(match, CFANP.initial(players, match.options), now)


def test_a_flag_falls_by_itself(qtbot: QtBot) -> None:
    now = Time()
    session = timed(60, now)
    ticker = ClockTicker()
    ticker.follow(session)
    play(session, "AB:e4")
    now.ms += 60_001
    with qtbot.waitSignal(ticker.ticked):
        ticker._timer.start(1)
    assert session.outcome is not None
    assert session.outcome.players == (1,)
    assert not ticker._timer.isActive()


def test_it_looks_again_when_something_is_to_be_seen(qtbot: QtBot) -> None:
    now = Time()
    session = timed(60, now)
    ticker = ClockTicker()
    ticker.follow(session)
    assert not ticker._timer.isActive(), "no clock runs before the first move"
    play(session, "AB:e4")
    assert ticker._timer.isActive()
    assert ticker._timer.interval() <= 1000
    now.ms += 55_000
    with qtbot.waitSignal(ticker.ticked):
        ticker._timer.start(1)
    assert ticker._timer.interval() <= 100, "tenths are shown below ten seconds"
    session.pause_clock()
    assert not ticker._timer.isActive()
    session.resume_clock()
    assert ticker._timer.isActive()


def test_little_time_is_reported_once(qtbot: QtBot) -> None:
    now = Time()
    session = timed(30, now)
    ticker = ClockTicker()
    warnings = []
    ticker.low.connect(lambda: warnings.append(now.ms))
    ticker.follow(session)
    play(session, "AB:e4")
    for step in (15_000, 21_000, 22_000):
        now.ms = step
        with qtbot.waitSignal(ticker.ticked):
            ticker._timer.start(1)
    assert warnings == [21_000]


def looked(qtbot: QtBot, ticker: ClockTicker) -> None:
    """Have the ticker look at the clocks now."""
    with qtbot.waitSignal(ticker.ticked):
        ticker._timer.start(1)


def test_little_time_is_reported_once_for_clocks_that_run_together(qtbot: QtBot) -> None:
    now = Time()
    session = a_ring(3, "30", now)
    ticker = ClockTicker()
    warnings = []
    ticker.low.connect(lambda: warnings.append(now.ms))
    ticker.follow(session)
    act(session, "1:e2e4")
    for step in (45_000, 50_500, 51_000):
        now.ms = step
        looked(qtbot, ticker)
    assert warnings == [50_500], "several at once are reported once"
    act(session, "1:e7e5")
    now.ms = 52_000
    looked(qtbot, ticker)
    assert warnings == [50_500]


def test_every_clock_of_a_ring_warns_by_itself(qtbot: QtBot) -> None:
    now = Time()
    session = a_ring(3, "30", now, tempo="rounds")
    ticker = ClockTicker()
    warnings = []
    ticker.low.connect(lambda: warnings.append(now.ms))
    ticker.follow(session)
    act(session, "1:e2e4 2:e2e4")
    now.ms = 51_000
    looked(qtbot, ticker)
    assert warnings == [51_000], "Clara's on board 3"
    act(session, "3:e2e4")
    now.ms = 102_000
    looked(qtbot, ticker)
    assert warnings == [51_000, 102_000], "those of the second round"
    act(session, "3:e7e5")
    now.ms = 103_000
    looked(qtbot, ticker)
    assert warnings == [51_000, 102_000]


def test_a_flag_falls_by_itself_in_a_ring(qtbot: QtBot) -> None:
    now = Time()
    session = a_ring(3, "30", now, tempo="rounds")
    ticker = ClockTicker()
    ticker.follow(session)
    act(session, "1:e2e4 2:e2e4")
    now.ms = 60_001
    looked(qtbot, ticker)
    assert 3 not in session.position.alive()
    assert session.outcome is None


def test_a_session_left_behind_is_not_followed(qtbot: QtBot) -> None:  # noqa: ARG001
    now = Time()
    first, second = timed(60, now), timed(60, now)
    ticker = ClockTicker()
    ticker.follow(first)
    ticker.follow(second)
    play(first, "AB:e4")
    assert not ticker._timer.isActive()


@pytest.mark.parametrize("players", [2, 3])
def test_plates_and_panel_show_the_clocks(window: MainWindow, players: int) -> None:
    match = seat(
        CFANP, {"order": "seats"}, [f"P{n}" for n in range(players)], default_colours(players), 0,
        TimeControl(300),
    )  # fmt: skip
    window.documents.begin(match)
    table, session = window.view.table, window.documents.session
    assert table is not None
    assert session is not None
    assert [item.plate.text.clock for item in table.boards.values()] == ["5:00"] * players
    play(session, "AB:e4")
    window.commands["clock"].trigger()
    assert window.documents.session is not None
    before = session.time_left(2)
    window.commands["clock"].trigger()
    assert session.time_left(2) == before or (before or 0) - (session.time_left(2) or 0) < 1000
    session.mark_saved()


def test_every_seat_of_a_ring_shows_its_clock(window: MainWindow) -> None:
    window.documents.begin(ring_match(3, "300"))
    table, session = window.view.table, window.documents.session
    assert table is not None
    assert session is not None
    assert [item.plate.text.clock for item in table.present] == ["10:00"] * 6
    model = window.order_panel.model
    assert [model.index(row).data(CLOCK_ROLE) for row in range(3)] == ["10:00"] * 3
    assert window.commands["clock"].isEnabled()
    window.commands["clock"].trigger()
    assert session.clock_wait() is not None
    window.commands["clock"].trigger()
    assert session.clock_wait() is None


def test_without_clocks_nothing_is_shown(window: MainWindow) -> None:
    match = seat(CFANP, {"order": "seats"}, ["A", "B"], default_colours(2), 0)
    window.documents.begin(match)
    table = window.view.table
    assert table is not None
    assert [item.plate.text.clock for item in table.boards.values()] == ["", ""]
    assert not window.commands["clock"].isEnabled()


def test_the_card_holds_the_clock_until_it_is_taken(qtbot: QtBot, window: MainWindow) -> None:
    window.preference_actions.change(card=True)
    match = seat(CFANP, {"order": "seats"}, ["Anna", "Ben"], default_colours(2), 0,
                 TimeControl(300))  # fmt: skip
    window.documents.begin(match)
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    card = window.view.card
    assert card.isVisible()
    assert "Ben" in card.accessibleName()
    assert session.clock_wait() is None
    qtbot.keyClick(card, " ")
    assert not card.isVisible()
    assert session.clock_wait() is not None
    session.undo()
    assert not card.isVisible(), "no card for looking back"
    store.record_of(session)
    session.mark_saved()


def test_looking_back_takes_the_card_away(window: MainWindow) -> None:
    window.preference_actions.change(card=True)
    match = seat(CFANP, {"order": "seats"}, ["Anna", "Ben"], default_colours(2), 0,
                 TimeControl(300))  # fmt: skip
    window.documents.begin(match)
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    assert window.view.card.isVisible()
    window.command_controller.open()
    assert not window.command_controller.line.isVisible(), "nothing is typed under the card"
    session.undo()
    assert not window.view.card.isVisible()
    session.redo()
    play(session, "AB:e5")
    assert "Anna" in window.view.card.accessibleName()
    window.commands["clock"].trigger()
    assert not window.view.card.isVisible()
    assert session.clock_wait() is not None
    session.mark_saved()


def test_a_pause_is_seen(window: MainWindow) -> None:
    match = seat(CFANP, {"order": "seats"}, ["Anna", "Ben"], default_colours(2), 0,
                 TimeControl(300))  # fmt: skip
    window.documents.begin(match)
    session, table = window.documents.session, window.view.table
    assert session is not None
    assert table is not None
    assert "first move" in window.order_panel.round.text()
    play(session, "AB:e4")
    window.commands["clock"].trigger()
    assert "paused" in window.order_panel.round.text()
    assert "paused" in table.boards[1].plate.text.note
    window.commands["clock"].trigger()
    assert window.order_panel.round.text() == "Round 1"
    assert "paused" not in table.boards[1].plate.text.note
    session.mark_saved()


def test_a_closed_window_looks_at_no_clock(qtbot: QtBot, window: MainWindow) -> None:
    match = seat(CFANP, {"order": "seats"}, ["Anna", "Ben"], default_colours(2), 0,
                 TimeControl(300))  # fmt: skip
    window.documents.begin(match)
    session = window.documents.session
    assert session is not None
    play(session, "AB:e4")
    session.mark_saved()
    window.close()
    assert not window.clock_ticker._timer.isActive()
    ticks = []
    window.clock_ticker.ticked.connect(lambda: ticks.append(1))
    session.pause_clock()
    qtbot.wait(20)
    assert not ticks
