"""What is counted, and what the moves of a defence may not do, with the squares that show why."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.games.armies.modifiers.limits import (
    Counted,
    captured_twice,
    counted,
    is_limited,
    is_opponents,
    is_ordinary,
)
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies.modifiers.defending import GAME, KINGS, TWO, at, ninth, texts, why


def test_nothing_is_counted_without_several_attackers() -> None:
    assert counted(at(KINGS).state) is None


def test_a_turn_has_the_larger_number_of_moves() -> None:
    assert Counted((2, 3, 4), 1).most == Counted((2, 3), 3).most == 3


def test_a_turn_is_ordinary_until_a_half_board_is_used_again() -> None:
    found = at(f"{TWO} Pa:Bf3 Pa:Cf3 Pa:Df3")
    count = counted(found.state)
    assert count is not None
    assert is_ordinary(found.state, count)
    assert not is_limited(found.state, count, Pair(0, 1))
    found = play(at(f"{TWO} Pa:Bf3 Bd:Ae1"), "AB:c3e4")
    count = counted(found.state)
    assert count is not None
    assert is_ordinary(found.state, count)
    assert is_limited(found.state, count, Pair(0, 2))
    assert not is_limited(found.state, count, Pair(2, 3))
    found = play(found, "AC:b2b3")
    count = counted(found.state)
    assert count is not None
    assert not is_ordinary(found.state, count)


def test_two_pieces_of_one_opponent() -> None:
    assert captured_twice(Counted((2, 3), 2, taken=((2, True), (3, True)))) is None
    assert captured_twice(Counted((2, 3), 2, taken=((3, True), (3, False)))) == 3


def test_whose_pieces_are_opponents() -> None:
    state = at(TWO).state
    assert is_opponents(state, Square(0, 23))
    assert not is_opponents(state, Square(0, 18))
    assert not is_opponents(state, Square(0, 30))


# 1.1


def test_no_piece_moves_twice() -> None:
    found = play(at(TWO), "AB:c3d5")
    assert why(found, "BC:e4c5") == ("Peterson 1.1", ("Be4",))
    assert why(found, "AB:a1a2") is None
    assert any(text.startswith("BC:") for text in texts(found)) is False


def test_a_rook_that_castled_has_moved() -> None:
    pieces = "Ka:Ae1 Ra:Ah1 Pa:Aa2 Na:Ac4 Kb:Bd1 Kc:Cd1 Kd:Dd1 Rb:Ah4 Rc:Ab2"
    found = position(cfen(4, pieces, castling="K/-/-/-"), defend=True)
    assert ninth(found).startswith("k=2,3;b=1")
    later = play(found, "AD:e1g1")
    assert ninth(later).split(";")[2] == "m=Af1,Ag1"
    assert why(later, "AD:f1e1") == ("Peterson 1.1", ("Af1",))


# 1.2


def test_one_piece_of_an_opponent_is_captured() -> None:
    two = f"{KINGS} Na:Ac3 Ra:Aa3 Rb:Ah3 Nb:Ae4 Nb:Aa4 Bd:Ae1"
    found = at(two)
    assert ninth(found) == "k=2,4;b=1;o=Aa4,Ae4"
    later = play(found, "AB:c3e4")
    assert ninth(later) == "k=2,4;b=1;m=Ae4;x=2;o=Aa4"
    assert why(later, "AC:a3a4") == ("Peterson 1.2", ("Aa4",))
    other = play(at(two.replace("Nb:Aa4", "Nc:Aa4")), "AB:c3e4")
    assert why(other, "AC:a3a4") is None


def test_what_an_ordinary_turn_captured_forbids_a_defence() -> None:
    line = cfen(4, f"{TWO} Ra:Bc4 Bd:Ad2", turn="1ABCD")
    twice = position(f"{line} k=2,3,4;b=2;m=Ac3,Bc4;x=2,2", defend=True)
    assert texts(twice) == set()
    assert twice.resolve_pending()[0].turn().seat == 1
    once = position(f"{line} k=2,3,4;b=2;m=Ac3,Bc4;x=2,3", defend=True)
    assert "AB:b2b4" in texts(once)
    assert why(twice, "AB:b2b4") == ("Peterson 1.2", ("Ac3", "Bc4"))


def test_dead_pieces_do_not_count() -> None:
    pieces = f"{KINGS} Na:Ac3 Ra:Aa3 Rb:Ah3 Bc:Ae1 Nd:Ae4 Nd:Aa4"
    found = position(cfen(4, pieces, control="1/2/3/-"), defend=True)
    later = play(found, "AB:c3e4")
    assert ninth(later) == "k=2,3;b=1;m=Ae4"
    assert why(later, "AC:a3a4") is None


# 1.3


# A Rook of army a may go to the fourth rank, where it threatens the Knights at both ends.
FORK = f"{KINGS} Na:Ac3 Pa:Ab2 Ra:Ae2 Rb:Ah3 Rc:Ah2 Nd:Ab4 Nd:Ah4"


def test_two_new_pieces_of_an_opponent_are_too_many() -> None:
    first = play(at(FORK), "AB:a1b1")
    assert ninth(first) == "k=2,3;b=1;m=Ab1;o=Ah2"
    assert why(first, "AC:e2e4") == ("Peterson 1.3", ("Ae4", "Ab4", "Ah4"))
    refusal = first.refusal(GAME.parse_action("AC:e2e4"))
    assert refusal is not None
    words = "That would threaten a second new piece of {}, unshared"
    assert refusal.message == words.format("player 4")
    assert refusal.named(str).message == words.format("4")
    assert why(first, "AC:e2e3") is None
    # One Knight shields the other.
    first = play(at(FORK.replace("Nd:Ab4", "Nd:Ag4")), "AB:a1b1")
    assert why(first, "AC:e2e4") is None


def test_attacks_shared_with_another_opponent_do_not_count() -> None:
    # On AB the pawn of army c on Bd3 is e6, before the Rook on e4.
    first = play(at(f"{FORK} Pc:Bd3"), "AC:a1b1")
    assert why(first, "AC:e2e4") is None


def test_what_was_threatened_before_is_not_new() -> None:
    found = at(FORK.replace("Ra:Ae2", "Ra:Ae4"))
    assert ninth(found) == "k=2,3;b=1;o=Ab4,Ah4"
    first = play(found, "AB:a1b1")
    assert why(first, "AC:e4f4") is None


def test_a_new_piece_captured_counts_with_those_threatened() -> None:
    pieces = FORK.replace("Nd:Ab4", "Nd:Aa3")
    line = f"{cfen(4, pieces, turn='1AB')} k=2,3;b=1;m=Ac3;x=4*"
    first = position(line, defend=True)
    # The pawn threatens the Knight on a3 already; it was not noted as such, so it is new.
    assert why(first, "AB:a1a2") == ("Peterson 1.3", ("Aa2", "Ab2", "Aa3"))
    line = f"{cfen(4, pieces, turn='1AB')} k=2,3;b=1;m=Ac3;x=4*;o=Aa3"
    assert why(position(line, defend=True), "AB:a1a2") is None
    line = f"{cfen(4, pieces, turn='1AB')} k=2,3;b=1;m=Ac3;x=4"
    assert why(position(line, defend=True), "AB:a1a2") is None


# 1.4

BACK_RANK = "Ka:Ag1 Ra:Aa4 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Kc:Ce1 Kd:Dd1"


def test_a_mate_on_a_half_board_used_before_is_too_much() -> None:
    once = at(BACK_RANK, turn="1AC", ninth="k=2,3;b=1;m=Ag1")
    assert why(once, "AB:a4a8") == ("Peterson 1.4", ("Bd1", "Bh1"))
    assert why(once, "AB:a4a7") is None
    first = at(BACK_RANK, turn="2", ninth="k=2,3;b=1")
    assert why(first, "AB:a4a8") is None


def test_a_mate_is_excused_when_all_who_attack_are_checked() -> None:
    checked = at(f"{BACK_RANK} Na:Cc2", turn="1AC", ninth="k=2,3;b=1;m=Ag1;o=Ce1")
    assert why(checked, "AB:a4a8") is None
    three = at(f"{BACK_RANK} Na:Cc2", turn="2AC", ninth="k=2,3,4;b=1;m=Ag1;o=Ce1")
    assert why(three, "AB:a4a8") == ("Peterson 1.4", ("Bd1", "Bh1"))
    out = position(
        f"{cfen(4, f'{BACK_RANK} Na:Cc2', control='1/2/3/-', turn='2AC')} k=2,3,4;b=1;m=Ag1;o=Ce1",
        defend=True,
    )
    assert why(out, "AB:a4a8") is None


def test_a_check_on_any_pair_with_the_kings_half_board_excuses_a_mate() -> None:
    """On one used this turn too; here only on the first half-board with the King's."""
    used = {"turn": "1AC", "ninth": "k=2,3;b=1;m=Ag1;o=Bd2,Ce1"}
    # From h4 of A the Bishop attacks the King on d8 of the pair AC.
    assert why(at(f"{BACK_RANK} Ba:Ah4", **used), "AB:a4a8") is None
    assert why(at(f"{BACK_RANK} Ba:Ah3", **used), "AB:a4a8") == ("Peterson 1.4", ("Bd1", "Bh1"))


def test_a_second_mate_of_one_player_is_too_much() -> None:
    line = cfen(4, f"{BACK_RANK} Na:Cc4", control="1/2/3/4", turn="1CD")
    twice = position(f"{line} k=3,4;b=1;m=Cc4;c=2", defend=True)
    assert why(twice, "AB:a4a8") == ("Peterson 1.4", ("Bd1", "Bh1"))
    other = position(f"{line} k=3,4;b=1;m=Cc4;c=3", defend=True)
    assert why(other, "AB:a4a8") is None


def test_more_than_two_new_pieces_are_called_several() -> None:
    # From e4 the Queen sees Knights of David at both ends of the rank and, on AC, on e6.
    first = play(at(f"{FORK.replace('Ra:Ae2', 'Qa:Ad3')} Nd:Cd3"), "AB:a1b1")
    assert why(first, "AC:d3e4") == ("Peterson 1.3", ("Ae4", "Ab4", "Ah4", "Cd3"))
    refusal = first.refusal(GAME.parse_action("AC:d3e4"))
    assert refusal is not None
    assert refusal.message == "Several new pieces of player 4 would be threatened, unshared"
