"""The right sound for what happens in a game."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.session.change import Change
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.services.sounds import Sound, sound_of
from tests.games.ring.build import KINGS, line
from tests.session.play import a_session, pair, play, wander
from tests.session.rings import FOOLS_MATE, RING, STUCK, a_ring, act, ring_at
from tests.slow import seeds


def heard_in(session: GameSession) -> list[Sound | None]:
    """Return the sounds a session makes from now on, as they come."""
    found: list[Sound | None] = []
    session.changed.connect(lambda change: found.append(sound_of(change)))
    return found


def test_moves_captures_and_checks() -> None:
    session = a_session(2)
    found = heard_in(session)
    play(session, "e4 d5 exd5 Qxd5 Nc3 Qe5+ Be2 Qxe2+ Qxe2")
    assert found == [
        Sound.MOVE, Sound.MOVE, Sound.CAPTURE, Sound.CAPTURE, Sound.MOVE, Sound.CHECK,
        Sound.MOVE, Sound.CHECK, Sound.CAPTURE,
    ]  # fmt: skip


def test_en_passant_is_a_capture_and_castling_a_move() -> None:
    session = a_session(2)
    found = heard_in(session)
    play(session, "e4 a6 e5 d5 exd6 a5 Nf3 a4 Bc4 a3 O-O")
    assert found[4] is Sound.CAPTURE
    assert found[-1] is Sound.MOVE


def test_mate_of_two_ends_the_game_and_of_three_takes_an_army() -> None:
    mate = "AB:f3 AB:e5 AB:g4 AB:Qh4"
    two = a_session(2)
    found = heard_in(two)
    play(two, mate)
    assert two.outcome is not None
    assert found[-1] is Sound.END
    three = a_session(3)
    found = heard_in(three)
    play(three, "AB:f3 AB:e5 AC:a6 AB:g4 AB:Qh4")
    assert three.outcome is None
    assert found[-1] is Sound.ARMY_CAPTURED


def test_who_gives_up_loses_an_army_or_the_game() -> None:
    session = a_session(3)
    found = heard_in(session)
    session.resign(2)
    session.resign(3)
    assert found == [Sound.ARMY_CAPTURED, Sound.END]
    drawn = a_session(3)
    found = heard_in(drawn)
    for player in (1, 2, 3):
        drawn.agree_to_draw(player)
    assert found == [Sound.END]


def test_a_push_that_binds_and_a_turn_declined() -> None:
    session = a_session(3, touch=True)
    found = heard_in(session)
    session.push(pair("AB"))
    assert found == [Sound.PUSH]
    bonus = _with_bonus()
    found = heard_in(bonus)
    end = bonus.position.turn().end
    assert end is not None
    bonus.propose(end)
    assert found == [Sound.TURN]


def test_an_army_handed_over_makes_no_sound() -> None:
    session = a_session(3, friendly=True)
    found = heard_in(session)
    assert session.propose(session.position.transfer(0, 2)) is None
    assert found == [None]


def test_going_through_a_game_is_soft_whatever_happens_in_it() -> None:
    session = a_session(2)
    play(session, "AB:f3 AB:e5 AB:g4 AB:Qh4")
    found = heard_in(session)
    session.undo()
    session.redo()
    session.go_to(0)
    session.go_to(4)
    assert found == [Sound.STEP] * 4
    session.undo()
    session.resign(1)
    del found[:]
    session.undo()
    assert found == [None]


@pytest.mark.parametrize("seed", seeds(6))
def test_random_games_sound_as_their_boards_look(seed: int) -> None:
    """The boards before and after, and nothing else, tell the same."""
    chance = random.Random(seed)
    session = a_session(chance.choice((2, 3, 4)), friendly=True, touch=seed % 2 == 0)
    changes: list[Change] = []
    session.changed.connect(changes.append)
    for _ in range(150):
        wander(session, chance)
    counts = dict.fromkeys(Sound, 0)
    for change in changes:
        sound = sound_of(change)
        before, after = change.before, change.after
        lost = len(before.pieces()) - len(after.pieces())
        control_lost = change.new and before.control != after.control
        match sound:
            case Sound.END:
                assert change.new
                assert after.outcome() is not None
            case Sound.ARMY_CAPTURED:
                assert control_lost
            case Sound.CAPTURE:
                assert change.new
                assert lost > 0
            case Sound.MOVE:
                assert change.new
                assert lost == 0
                assert before.pieces() != after.pieces()
            case Sound.STEP:
                assert not change.new
            case Sound.CHECK:
                assert change.new
                pushed = change.steps[0].transition.pushed
                assert pushed is not None
                assert after.checked_kings(pushed)
            case Sound.PUSH | Sound.TURN | None:
                assert before.pieces() == after.pieces()
        if sound is not None:
            counts[sound] += 1
    assert counts[Sound.MOVE]
    assert counts[Sound.STEP]


def test_a_ring_sounds_like_chess() -> None:
    session = a_ring(3)
    found = heard_in(session)
    act(session, "1:e2e4 2:e2e4 1:d7d5 1:e4d5 1:d8d5 2:f7f5 2:d1h5")
    assert found == [
        Sound.MOVE, Sound.MOVE, Sound.MOVE, Sound.CAPTURE, Sound.CAPTURE, Sound.MOVE, Sound.CHECK,
    ]  # fmt: skip


def test_what_comes_from_a_stockpile_is_moved() -> None:
    kings = f"2:{KINGS}", f"3:{KINGS}"
    placing = ring_at(line(f"1:{KINGS}", *kings, stockpiles="Nw2/-/-"))
    found = heard_in(placing)
    act(placing, "1:N@b1")
    assert found == [Sound.MOVE]
    pawn = line("1:k7/7P/8/8/8/8/8/K7 w", *kings, stockpiles="Nw2/-/-")
    promoting = ring_at(pawn)
    found = heard_in(promoting)
    act(promoting, "1:h7h8N@a5")
    assert found == [Sound.MOVE], "nobody took the pawn"
    taking = ring_at(pawn.replace("k7/7P", "k5r1/7P"))
    found = heard_in(taking)
    act(taking, "1:h7g8N@a5")
    assert found == [Sound.CAPTURE]
    taking.undo()
    assert found[-1] is Sound.STEP


def test_who_is_out_of_a_ring_is_heard() -> None:
    session = a_ring(4)
    found = heard_in(session)
    act(session, FOOLS_MATE)
    assert found[-1] is Sound.ARMY_CAPTURED
    session.resign(3, 2)
    assert found[-1] is Sound.ARMY_CAPTURED
    session.undo()
    assert found[-1] is Sound.STEP, "a board came back"
    session.redo()
    session.resign(4, 3)
    assert found[-1] is Sound.END
    stuck = ring_at(STUCK)
    found = heard_in(stuck)
    stuck.propose(RING.parse_action("1:lose"))
    assert found == [Sound.ARMY_CAPTURED]
    drawn = a_ring(3)
    found = heard_in(drawn)
    for player in (1, 2, 3):
        drawn.agree_to_draw(player)
    assert found == [Sound.END]


@pytest.mark.parametrize("seed", range(4))
def test_random_rings_sound_as_their_boards_look(seed: int) -> None:
    chance = random.Random(seed)
    session = a_ring(chance.choice((3, 4)), tempo=chance.choice(("free", "rounds")))
    changes: list[Change] = []
    session.changed.connect(changes.append)
    for _ in range(150):
        wander(session, chance)
    counts = dict.fromkeys(Sound, 0)
    for change in changes:
        sound = sound_of(change)
        before, after = change.before, change.after
        assert sound is not None
        counts[sound] += 1
        boards = len(before.boards()) - len(after.boards())
        match sound:
            case Sound.END:
                assert after.outcome() is not None
            case Sound.ARMY_CAPTURED:
                assert boards > 0
            case Sound.MOVE | Sound.CAPTURE | Sound.CHECK:
                assert change.new
                assert boards == 0
                held = [len(one.stockpiles) for one in (before, after)]
                assert held[0] == held[1]
            case Sound.STEP:
                assert not change.new
            case _:
                raise AssertionError(sound)
    assert counts[Sound.MOVE]
    assert counts[Sound.CAPTURE]


def _with_bonus() -> GameSession:
    """Return a session in which whose turn it is may end it before moving all they may."""
    session = a_session(4)
    chance = random.Random(1)
    while session.position.turn().end is None:
        assert session.outcome is None
        (player,) = session.position.actors()
        session.propose(chance.choice(session.position.legal_actions(player)))
    return session
