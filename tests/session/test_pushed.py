"""A session of half-boards pushed together: the pair that lies together, actions, clocks."""

from __future__ import annotations

from cfanp_gui.games.armies.events import ArmyDied, HandedOver
from cfanp_gui.session.change import Change
from cfanp_gui.session.match_clocks import ClockState
from tests.core.build import cfen
from tests.session.play import a_session, clock_state, pair, play
from tests.session.test_clock import FakeTime
from tests.session.test_game_session import logged
from tests.session.test_match_clocks import left, timed

# Half-boards pushed together


def test_two_half_boards_rest_against_each_other() -> None:
    session = a_session(2)
    assert session.pair == pair("AB")
    session.pull_apart()
    assert session.pair is None
    play(session, "AB:e4")
    assert session.pair == pair("AB")
    session.undo()
    assert session.pair == pair("AB")


def test_the_pair_of_the_last_move_stays_closed_until_pulled_or_pushed() -> None:
    session = a_session(3)
    heard: list[object] = []
    session.pairs.changed.connect(heard.append)
    assert session.pair is None
    play(session, "AC:e4")
    assert session.pair == pair("AC")
    assert session.push(pair("BC")) is None
    assert session.push(pair("BC")) is None
    session.pull_apart()
    session.pull_apart()
    assert heard == [pair("AC"), pair("BC"), None]
    session.undo(3)
    assert session.node is session.root
    assert heard == [pair("AC"), pair("BC"), None, pair("BC"), pair("AC"), None]
    session.redo()
    assert session.pair == pair("AC")


def test_a_pair_pushed_to_look_is_taken_back_before_the_move() -> None:
    session = a_session(3)
    play(session, "AC:e4")
    assert session.push(pair("BC")) is None
    assert session.undo() == 1
    assert (session.pair, session.node.ply) == (pair("AC"), 1)
    assert session.edits.can_redo()
    assert session.redo() == 1
    assert (session.pair, session.node.ply) == (pair("BC"), 1)
    assert session.undo(2) == 2
    assert (session.pair, session.node.ply) == (None, 0)


def test_a_pair_pushed_before_the_first_move_can_be_taken_back() -> None:
    session = a_session(3)
    assert not session.edits.can_undo()
    assert session.push(pair("AB")) is None
    assert session.edits.can_undo()
    assert session.undo(9) == 1
    assert session.pair is None
    assert not session.edits.can_undo()
    assert session.redo(9) == 1
    assert session.pair == pair("AB")


def test_the_seam_of_the_last_pair_stays_closed_when_a_turn_is_ended() -> None:
    session = a_session(4)
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    assert session.pair == pair("AC")
    end = session.position.turn().end
    assert end is not None
    assert session.propose(end) is None
    assert session.position.turn().seat == 1
    assert session.pair == pair("AC")
    session.resign(2)
    assert session.pair == pair("AC")


def test_pushing_without_touch_board_binds_nobody() -> None:
    session = a_session(3)
    log = logged(session)
    assert session.push(pair("BC")) is None
    assert session.pair == pair("BC")
    assert session.node.ply == 0
    assert not log.entries


def test_pushing_with_touch_board_is_an_action_and_may_be_refused() -> None:
    session = a_session(3, touch=True)
    log = logged(session)
    refusal = session.push(pair("BC"))
    assert refusal is not None
    assert refusal.rule == "Rule 4"
    assert session.pair is None
    assert session.push(pair("AC")) is None
    assert session.position.turn().committed == pair("AC")
    assert session.pair == pair("AC")
    assert log.entries == ["play AC:"]
    assert session.push(pair("AC")) is None
    assert session.node.ply == 1
    refusal = session.push(pair("AB"))
    assert refusal is not None
    assert refusal.rule == "touch-board option"
    assert session.pair == pair("AC")


def test_after_the_end_pushing_is_only_looking() -> None:
    session = a_session(3, touch=True)
    session.resign(2)
    session.resign(3)
    assert session.outcome is not None
    assert session.push(pair("BC")) is None
    assert session.pair == pair("BC")


# Handing over and claiming


def test_handing_over_is_for_friendly_games_between_turns() -> None:
    session = a_session(3)
    assert session.propose(session.position.transfer(1, 3)) is None
    assert session.position.control == (1, 3, 3)
    assert session.node.events == (HandedOver(1, 2, 3),)
    assert session.propose(session.position.transfer(1, 3)) is not None
    strict = a_session(3, friendly=False)
    refusal = strict.propose(strict.position.transfer(1, 3))
    assert refusal is not None
    assert refusal.rule == "friendly option"
    assert strict.position.control == (1, 2, 3)


def test_a_draw_is_claimed_only_when_there_is_a_claim() -> None:
    session = a_session(2)
    refusal = session.propose(session.position.claim_action())
    assert refusal is not None
    assert "threefold" in refusal.message
    play(session, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 " * 2)
    assert session.position.claim() is not None
    assert session.propose(session.position.claim_action()) is None
    assert session.outcome is not None
    assert session.outcome.result == "draw"


# Whose time it is


def test_an_increment_is_for_a_turn_and_not_for_a_bonus_move() -> None:
    now = FakeTime()
    session = timed(4, now, text=cfen(4, "Ka:Ae1 Ra:Ba1 Na:Cb1 Na:Da1 Kb:Be1 Kc:Ce1 Kd:De1"))
    play(session, "AB:Ke2")
    assert session.position.turn().seat == 0, "a move of the bonus is left"
    assert left(session) == [300] * 4
    now.ms += 20_000
    play(session, "&CD:Nd2")
    assert session.position.turn().seat == 1
    assert left(session) == [285, 300, 300, 300]


def test_a_turn_that_is_declined_earns_the_increment_too() -> None:
    now = FakeTime()
    session = timed(4, now, text=cfen(4, "Ka:Ae1 Ra:Ba1 Na:Cb1 Na:Da1 Kb:Be1 Kc:Ce1 Kd:De1"))
    play(session, "AB:Ke2")
    now.ms += 20_000
    end = session.position.turn().end
    assert end is not None
    assert session.propose(end) is None
    assert left(session) == [285, 300, 300, 300]


def test_a_player_of_several_armies_has_one_clock_and_an_increment_for_each_turn() -> None:
    now = FakeTime()
    text = cfen(3, "Ka:Ae1 Pa:Aa2 Kb:Be1 Pb:Ba2 Kc:Ce1 Pc:Ca2", control="1/2/1")
    session = timed(3, now, text=text)
    play(session, "AB:a4")
    now.ms += 1_000
    play(session, "BC:a4")
    assert left(session) == [300, 304, 300]
    now.ms += 10_000
    play(session, "AC:h6")
    assert left(session) == [295, 304, 300], "army c is the first player's"
    now.ms += 10_000
    assert left(session) == [285, 304, 300]
    session.resign(2)
    assert clock_state(session) is ClockState.STOPPED


def test_handing_over_the_army_to_move_changes_the_clock_without_an_increment() -> None:
    now = FakeTime()
    session = timed(3, now)
    play(session, "AB:e4")
    now.ms += 10_000
    assert session.propose(session.position.transfer(1, 3)) is None
    assert left(session) == [300, 290, 300]
    now.ms += 10_000
    assert left(session) == [300, 290, 290]


def test_who_is_out_has_a_clock_that_stands() -> None:
    now = FakeTime()
    session = timed(3, now)
    play(session, "AB:e4")
    now.ms += 10_000
    session.resign(2)
    assert left(session) == [300, 290, 300], "to leave earns nothing"
    now.ms += 10_000
    assert left(session) == [300, 290, 290]


def test_only_what_ends_a_turn_ends_it() -> None:
    session = timed(3, FakeTime())
    timing = session.timing
    assert timing is not None
    before = session.position
    play(session, "AB:e4")
    assert timing.policy.ended(before, session.position) == {1}
    before = session.position
    session.resign(3)
    assert not timing.policy.ended(before, session.position)
    session.resign(2)
    assert not timing.policy.ended(before, session.position)


# Flags


def test_a_fallen_flag_kills_the_armies_of_its_player() -> None:
    now = FakeTime()
    session = timed(3, now, "60")
    heard: list[Change] = []
    session.changed.connect(heard.append)
    play(session, "AB:e4")
    now.ms += 59_999
    assert session.check_flag() is None
    wait = session.clock_wait()
    assert wait == 1
    now.ms += wait
    assert session.check_flag() == 2
    assert session.position.control == (1, None, 3)
    assert session.time_left(2) == 0
    assert heard[-1].events == (ArmyDied(1, 2, on_time=True),)
    assert session.node.action is not None
    assert session.node.action.text == "flag:2"
    assert clock_state(session) is ClockState.RUNNING
    now.ms += 1_000
    assert left(session) == [60, 0, 59]
    now.ms += 60_000
    assert session.check_flag() == 3
    assert session.outcome is not None
    assert session.outcome.players == (1,)
    assert session.check_flag() is None


def test_a_flag_nobody_can_profit_from_is_a_draw() -> None:
    now = FakeTime()
    session = timed(2, now, "60", cfen(2, "Ka:Ae1 Kb:Be1 Qb:Bd1"))
    play(session, "AB:Kf2")
    now.ms += 60_000
    assert session.check_flag() == 2
    assert session.outcome is not None
    assert session.outcome.result == "draw"
