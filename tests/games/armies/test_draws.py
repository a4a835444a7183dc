"""Draws with more than two half-boards (our reading of Rule 9), and claims."""

from __future__ import annotations

import pytest

from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position

SHUFFLE = ("AB:g1f3", "AB:g8f6", "BC:b8c6", "AB:f3g1", "AB:f6g8", "BC:c6b8")


def test_only_kings_are_left() -> None:
    outcome = position(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ce1")).outcome()
    assert outcome is not None
    assert (outcome.players, outcome.reason) == ((1, 2, 3), "only Kings are left")
    assert position(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ce1 Nc:Ca1")).outcome() is None


@pytest.mark.parametrize(("control", "factor"), [("1/2/3", 3), ("1/2/-", 2)])
def test_fifty_and_seventy_five_moves_of_each_living_army(control: str, factor: int) -> None:
    def at(clock: int):
        return position(cfen(3, "Ka:Ae1 Ra:Aa1 Kb:Bd1 Kc:Ce1", control=control, clock=clock))

    claim = find_game("cfanp").claimed_draw()
    assert at(50 * factor - 1).claim() is None
    assert at(50 * factor - 1).refusal(claim) is not None
    after, _ = at(50 * factor).apply(claim)
    assert after.outcome().reason == "50 moves each without capture or pawn move"
    assert at(75 * factor - 1).outcome() is None
    assert at(75 * factor).outcome().reason == "75 moves each without capture or pawn move"


def test_repetitions_count_where_boards_are_pushed_before_every_move() -> None:
    found = find_game("cfanp").initial(2, {"touch": True})
    shuffle = ("AB:g1f3", "AB:g8f6", "AB:f3g1", "AB:f6g8")
    for repetition in range(2, 6):
        assert found.claim() is None or repetition > 3
        found = play(found, *(text for move in shuffle for text in ("AB:", move)))
    assert found.outcome().reason == "fivefold repetition"


def test_a_position_counts_though_its_turn_is_ended_after_a_pawn_move() -> None:
    # Army a's turn stands half-way, BC used: first by a pawn's move, later by the Queen's.
    pieces = "Ka:Ae1 Pa:Bh2 Kb:Bd1 Kc:Cd1 Rc:Ca1 Kd:De1 Rd:Da1"
    found = position(cfen(4, pieces))
    there = ("AB:e8e7", "CD:d1d2", "CD:d8d7")
    back = ("AB:e7e8", "CD:d2d1", "CD:d7d8")
    away = ("end", *there, "BC:h1h2", "end", *back)
    found = play(found, "BC:h2h1q", *away, "BC:h2h1")
    assert found.claim() is None
    assert play(found, *away, "BC:h2h1").claim() == "threefold repetition"


def test_hand_overs_repeat_nothing() -> None:
    found = find_game("cfanp").initial(3, {})
    found = play(found, *("give:b=1", "give:b=2") * 6)
    assert (found.claim(), found.outcome()) == (None, None)
    found = play(found, *SHUFFLE, "give:b=1", "give:b=2", *SHUFFLE)
    assert found.claim() == "threefold repetition"


def test_threefold_on_a_claim_and_fivefold_without_one() -> None:
    found = find_game("cfanp").initial(3, {})
    for repetition in range(2, 6):
        found = play(found, *SHUFFLE)
        assert (found.claim() == "threefold repetition") == (3 <= repetition < 5)
    assert found.outcome().reason == "fivefold repetition"


def test_a_pawn_move_forgets_what_was_before() -> None:
    found = play(find_game("cfanp").initial(3, {}), *SHUFFLE, "AB:e2e3", "AB:e7e6", "BC:e7e6")
    assert found.claim() is None
    found = play(found, *SHUFFLE)
    assert found.claim() is None
    assert play(found, *SHUFFLE).claim() == "threefold repetition"


def test_a_usable_passed_square_makes_another_position() -> None:
    # Army c's pawn on A d4 can take on e3 for one round; then the square is gone.
    pieces = "Ka:Ae1 Pa:Ae4 Kb:Bd1 Kc:Ce1 Pc:Ad4 Rb:Ba1"
    shuffle = ("BC:a1b1", "BC:d8d7", "AB:e1e2", "BC:b1a1", "BC:d7d8", "AB:e2e1")
    passed = position(cfen(3, pieces, army="b", passed="Ae3"))
    plain = position(cfen(3, pieces, army="b"))
    assert play(plain, *shuffle, *shuffle).claim() == "threefold repetition"
    assert play(passed, *shuffle, *shuffle).claim() is None
