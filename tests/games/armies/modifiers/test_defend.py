"""Peterson 1: who may make several moves against several attackers."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.games.armies import peterson
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies.modifiers.defending import KINGS, TWO, at, ninth, texts, why


def test_attackers_are_counted_when_the_turn_begins() -> None:
    found = at(TWO)
    assert found.turn().moves_left == found.turn().moves_possible == 2
    assert ninth(found) == "k=2,3;b=1"
    count = peterson.defence(found)
    assert count is not None
    assert (count.opponents, count.bonus, count.made) == ((2, 3), 1, 0)
    assert peterson.attacks(found) == {
        2: ((Square(0, 23), Square(0, 18)),),
        3: ((Square(0, 15), Square(0, 9)),),
    }
    assert (count.ordinary, count.defence) == (True, True)
    assert found.seat_status(0).moves_left == 2


@pytest.mark.parametrize(
    "pieces",
    [
        f"{KINGS} Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Be2",  # one opponent only
        f"{KINGS} Na:Ac3 Pa:Ab2 Rb:Ah3 Rb:Ah2",  # two pieces of one opponent
        f"{KINGS} Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2 Pb:Ag2",  # army c's Rook is blocked
    ],
)  # fmt: skip
def test_with_fewer_than_two_attackers_a_turn_is_as_ever(pieces: str) -> None:
    found = at(pieces)
    assert peterson.defence(found) is None
    assert (found.turn().moves_left, ninth(found)) == (1, "-")
    assert play(found, "AB:a1a2").turn().seat == 1


def test_nothing_is_counted_when_only_kings_are_left() -> None:
    found = at("Ka:Aa1 Kb:Aa2 Kc:Ab1 Kd:Dg1")
    assert (peterson.defence(found), ninth(found)) == (None, "-")
    assert peterson.defence(at("Ka:Aa1 Kb:Aa2 Kc:Ab1 Kd:Dg1 Pd:Dg2")) is not None


def test_an_opponent_counts_once_with_all_armies() -> None:
    line = cfen(4, TWO, control="1/2/2/4")
    assert peterson.defence(position(line, defend=True)) is None


def test_a_pinned_piece_threatens_nothing() -> None:
    # Army b's Rook shields its King from a Rook of army d on every pair on which it could capture.
    pieces = f"{TWO} Rd:Ah1".replace("Kb:Bg1", "Kb:Ah4").replace("Rc:Ah2", "Pc:Ac1")
    found = at(pieces.replace(" Pc:Ac1", "").replace("Ka:Aa1", "Ka:Aa2"))
    assert peterson.defence(found) is None
    loose = at(pieces.replace(" Pc:Ac1", "").replace("Ka:Aa1", "Ka:Aa2") + " Pd:Ah2 Rd:Ag3")
    assert peterson.defence(loose) is None


def test_a_defence_uses_half_boards_again_and_the_turn_may_be_ended() -> None:
    found = play(at(TWO), "AB:c3d5")
    assert found.turn().moves_possible == 1
    assert ninth(found) == "k=2,3;b=1;m=Be4"
    assert found.to_text().split(" ")[5] == "1AB"
    assert why(found, "AB:b2b4") is None
    assert "end" in texts(found)
    after = play(found, "AC:b2b4")
    assert (after.turn().seat, ninth(after)) == (1, "-")
    assert play(found, "end").turn().seat == 1


def test_an_odd_number_of_half_boards_is_used() -> None:
    found = at(f"{TWO} Bd:Ae1")  # three attackers
    assert ninth(found) == "k=2,3,4;b=1"
    later = play(found, "AB:a1b1", "AC:c3a4")
    assert later.to_text().split(" ")[5] == "1ABC"
    assert play(later, "AD:b2b4").turn().seat == 1
    assert position(later.to_text(), defend=True).state == later.state


def test_the_bonus_is_never_lost() -> None:
    # On four half-boards army a has four moves, two of which could be a defence.
    found = at(f"{TWO} Pa:Bf3 Pa:Cf3 Pa:Df3")
    assert (found.turn().moves_left, found.turn().moves_possible) == (4, 2)
    count = peterson.defence(found)
    assert count is not None
    assert count.bonus == 4
    later = play(found, "AB:c3e4")
    assert {text[:2] for text in texts(later)} == {"AB", "AC", "AD", "BC", "BD", "CD", "en"}
    # The second move on other half-boards is ordinary: no limit is asked.
    done = play(later, "CD:f3f2")
    assert done.turn().seat == 1


def test_after_a_defence_no_bonus_move_follows() -> None:
    found = at(f"{TWO} Pa:Bf3 Pa:Cf3 Pa:Df3", turn="4")
    later = play(found, "AB:c3e4", "AC:b2b3")
    assert later.turn().seat == 1


def test_a_defence_has_as_many_moves_as_attackers() -> None:
    line = cfen(4, f"{TWO} Pa:Bf3 Pa:Cf3 Pa:Df3", turn="2ABCD")
    found = position(f"{line} k=2,3;b=4;m=Bf3,Df3", defend=True)
    assert why(found, "AB:c3e4") == ("Peterson 1", ())
    refusal = found.pair_refusal(Pair(0, 1))
    assert refusal is not None
    assert refusal.message == "A turn that uses a half-board twice has at most 2 moves"


# 1.5


def test_no_move_exposes_the_own_king() -> None:
    pieces = f"{KINGS} Na:Ac3 Ba:Ab1 Rb:Ah3 Rc:Ag1"
    first = play(at(pieces), "AB:c3d5")
    assert ninth(first) == "k=2,3;b=1;m=Be4"
    assert why(first, "AC:b1c2") == ("Rule 8, Peterson 1.5", ("Aa1", "Ag1"))
    assert why(first, "AC:a1a2") is None
    assert why(first, "BC:g1g2") is not None


def test_castling_over_an_attacked_square_is_refused_as_ever() -> None:
    pieces = "Ka:Ae1 Ra:Ah1 Pa:Aa2 Na:Ac4 Kb:Bd1 Kc:Cd1 Kd:Dd1 Rb:Ah4 Rc:Ab2 Rc:Af4"
    first = play(position(cfen(4, pieces, castling="K/-/-/-"), defend=True), "AB:a2a3")
    assert why(first, "AC:e1g1") == ("Rule 1, FIDE", ("Af4",))


# With others


def test_it_composes_with_the_single_move_and_touched_boards() -> None:
    single = at(f"{TWO} Pa:Bf3", turn="1", bonus="single")
    assert (single.turn().moves_left, ninth(single)) == (2, "k=2,3;b=1")
    touched = play(at(TWO, touch=True), "AB:", "AB:c3d5", "AB:")
    assert touched.to_text().split(" ")[5] == "1AB:AB"
    assert position(touched.to_text(), defend=True, touch=True).state == touched.state
    assert why(touched, "AB:b2b4") is None


def test_when_an_army_is_handed_over_the_turn_is_counted_anew() -> None:
    found = at(TWO)
    given = play(found, "give:a=2")
    assert (given.turn().moves_left, ninth(given)) == (1, "-")
    other = play(found, "give:d=1")
    assert ninth(other) == ninth(found)
    fewer = play(found, "give:c=2")
    assert (fewer.turn().moves_left, ninth(fewer)) == (1, "-")


# The ninth field


@pytest.mark.parametrize(
    ("turn", "field", "words"),
    [
        ("2", "b=1", "“b=” needs “k=” before it"),
        ("2", "k=2,3", "“k=2,3” needs “b=” after it"),
        ("2", "m=Ac3", "“m=” needs “k=” before it"),
        ("2", "k=;b=1", "“k=” says nothing (expected it left out)"),
        ("2", "k=2;b=1", "“k=2” names 1 (expected 2 to 3 opponents)"),
        ("2", "k=3,2;b=1", "“k=3,2” is not sorted"),
        ("2", "k=2,2;b=1", "“k=2,2” is not sorted"),
        ("2", "k=2,5;b=1", "“5” is not a player (expected 1 to 4)"),
        ("2", "k=2,x;b=1", "“x” is not a player"),
        ("2", "k=1,2;b=1", "“k=1,2”: player 1 is to move"),
        ("2", "k=2,3;b=0", "“b=0” is not a number of moves (expected 1 to 4)"),
        ("2", "b=1;k=2,3", "“k=2,3” is out of order"),
        ("2", "k=2,3;k=2,3;b=1", "“k=” is given twice"),
        ("2", "k=2,3;b=1;z=1", "“z=1” is not an item of the rules that are on"),
        ("2", "f=b:AB", "“f=b:AB” is not an item of the rules that are on"),
        ("2", "", "fields"),
        ("3", "k=2,3;b=1", "the moves left (3) do not fit the half-boards used (0)"),
        ("1", "k=2,3;b=1", "the moves left (1) do not fit the half-boards used (0)"),
        ("1A", "k=2,3;b=1;m=Ac3", "the moves left (1) do not fit the half-boards used (1)"),
        ("1AB", "k=2,3;b=1", "the pieces that moved do not fit the moves made (1)"),
        ("1AB", "k=2,3;b=1;m=Ac3,Ab2", "“m=Ac3,Ab2” is not sorted"),
        ("1AB", "k=2,3;b=1;m=Ax3", "“Ax3” is not a square"),
        ("1AB", "k=2,3;b=1;m=Ac2", "no piece of army a stands on Ac2"),
        ("1AB", "k=2,3;b=1;m=Ah3", "no piece of army a stands on Ah3"),
        ("1BC", "k=2,3;b=1;m=Ac3", "Ac3 is on a half-board that was not used"),
        ("1AB", "k=2,3;b=1;m=Ac3;x=2,3", "more captures than moves made (1)"),
        ("1AB", "k=2,3;b=1;m=Ac3;x=1", "player 1 is to move"),
        ("2", "k=2,3;b=1;x=2", "more captures than moves made (0)"),
        ("2", "k=2,3;b=1;c=2", "it does not fit the moves made (0)"),
        ("1AB", "k=2,3;b=1;m=Ac3;c=2*", "it does not fit the moves made (1)"),
        ("1AB", "k=2,3;b=1;m=Ac3;c=2,2,2,3",
         "more checkmates than the moves made (1) can give to the other armies (3)"),
        ("1AB", "k=2,3;b=1;m=Ac3;o=Ac2", "nothing stands on Ac2"),
        ("1AB", "k=2,3;b=1;m=Ac3;o=Ab2", "the piece on Ab2 is no opponent’s"),
        ("1ABC", "-", "half-boards are used in pairs and once"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(turn: str, field: str, words: str) -> None:
    line = f"{cfen(4, TWO, turn=turn)} {field}".rstrip()
    if not field:
        line += " - -"
    with pytest.raises(PositionError) as caught:
        position(line, defend=True)
    assert words in str(caught.value)


def test_what_cannot_be_is_told_where_a_position_is_set_up() -> None:
    built = at(TWO).builder()
    assert built.problems() == ()
    assert built.remembered == "k=2,3;b=1"
    wrong = built.replace(remembered="k=2,3;b=1;o=Ac2,Ac3")
    assert [(str(one), found.square) for found in wrong.problems() for one in [found.sentence]] == [
        ("Peterson’s rules: “o=Ac2,Ac3”: nothing stands on Ac2", Square(0, 10)),
        ("Peterson’s rules: “o=Ac2,Ac3”: the piece on Ac3 is no opponent’s", Square(0, 18)),
    ]
    unread = built.replace(remembered="k=2")
    assert [str(found.sentence) for found in unread.problems()] == [
        "Peterson’s rules: “k=2” needs “b=” after it"
    ]
    off = built.replace(options={})
    assert [str(found.sentence) for found in off.problems()] == [
        "Peterson’s rules: none is on (expected -)"
    ]
