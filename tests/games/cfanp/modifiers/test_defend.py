"""Peterson 1: who may make several moves against several attackers, and within which limits."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.games.cfanp import peterson
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position

GAME = find_game("cfanp")
# The other Kings stand on b8 of every pair with A.
KINGS = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1"
# The Knight is attacked from h3 by army b, the pawn from h2 by army c.
TWO = f"{KINGS} Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"


def at(pieces: str, turn: str = "", ninth: str = "", **options: str | bool) -> CfanpPosition:
    """Return a position of four armies with the rule on, and a ninth field if one is given."""
    line = cfen(4, pieces, turn=turn)
    return position(f"{line} {ninth}" if ninth else line, defend=True, **options)


def why(found: CfanpPosition, text: str) -> tuple[str, tuple[str, ...]] | None:
    """Return the rule and the squares by which a move is refused; None when it is legal."""
    refusal = found.refusal(GAME.parse_action(text))
    assert (refusal is None) == (text in texts(found))
    return None if refusal is None else (refusal.rule, tuple(map(full_name, refusal.causes)))


def texts(found: CfanpPosition) -> set[str]:
    return {action.text for action in found.all_actions()}


def ninth(found: CfanpPosition) -> str:
    return found.to_text().split(" ")[8]


def test_attackers_are_counted_when_the_turn_begins() -> None:
    found = at(TWO)
    assert found.turn().moves_left == found.turn().moves_possible == 2
    assert ninth(found) == "k=2,3;b=1"
    count = peterson.defence(found)
    assert count is not None
    assert (count.opponents, count.bonus, count.made) == ((2, 3), 1, 0)
    assert count.attacks == {2: (Square(0, 23), Square(0, 18)), 3: (Square(0, 15), Square(0, 9))}
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
    assert why(twice, "AB:b2b4") == ("Peterson 1.2", ())


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
    assert why(first, "AC:e2e4") == ("Peterson 1.3", ("Ab4", "Ah4"))
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
    assert why(first, "AB:a1a2") == ("Peterson 1.3", ("Aa3",))
    line = f"{cfen(4, pieces, turn='1AB')} k=2,3;b=1;m=Ac3;x=4*;o=Aa3"
    assert why(position(line, defend=True), "AB:a1a2") is None
    line = f"{cfen(4, pieces, turn='1AB')} k=2,3;b=1;m=Ac3;x=4"
    assert why(position(line, defend=True), "AB:a1a2") is None


# 1.4

BACK_RANK = "Ka:Ag1 Ra:Aa4 Kb:Bd1 Pb:Bc2 Pb:Bd2 Pb:Be2 Kc:Ce1 Kd:Dd1"


def test_a_mate_on_a_half_board_used_before_is_too_much() -> None:
    once = at(BACK_RANK, turn="1AC", ninth="k=2,3;b=1;m=Ag1")
    assert why(once, "AB:a4a8") == ("Peterson 1.4", ("Bd1",))
    assert why(once, "AB:a4a7") is None
    first = at(BACK_RANK, turn="2", ninth="k=2,3;b=1")
    assert why(first, "AB:a4a8") is None


def test_a_mate_is_excused_when_all_who_attack_are_checked() -> None:
    checked = at(f"{BACK_RANK} Na:Cc2", turn="1AC", ninth="k=2,3;b=1;m=Ag1;o=Ce1")
    assert why(checked, "AB:a4a8") is None
    three = at(f"{BACK_RANK} Na:Cc2", turn="2AC", ninth="k=2,3,4;b=1;m=Ag1;o=Ce1")
    assert why(three, "AB:a4a8") == ("Peterson 1.4", ("Bd1",))
    out = position(
        f"{cfen(4, f'{BACK_RANK} Na:Cc2', control='1/2/3/-', turn='2AC')} k=2,3,4;b=1;m=Ag1;o=Ce1",
        defend=True,
    )
    assert why(out, "AB:a4a8") is None


def test_a_second_mate_of_one_player_is_too_much() -> None:
    line = cfen(4, f"{BACK_RANK} Na:Cc4", control="1/2/3/4", turn="1CD")
    twice = position(f"{line} k=3,4;b=1;m=Cc4;c=2", defend=True)
    assert why(twice, "AB:a4a8") == ("Peterson 1.4", ("Bd1",))
    other = position(f"{line} k=3,4;b=1;m=Cc4;c=3", defend=True)
    assert why(other, "AB:a4a8") is None


# 1.5


def test_no_move_exposes_the_own_king() -> None:
    pieces = f"{KINGS} Na:Ac3 Ba:Ab1 Rb:Ah3 Rc:Ag1"
    first = play(at(pieces), "AB:c3d5")
    assert ninth(first) == "k=2,3;b=1;m=Be4"
    assert why(first, "AC:b1c2") == ("Rule 8", ("Aa1", "Ag1"))
    assert why(first, "AC:a1a2") is None
    assert why(first, "BC:g1g2") is not None


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
        ("3", "k=2,3;b=1", "3 moves left do not fit 0 half-boards used"),
        ("1", "k=2,3;b=1", "1 moves left do not fit 0"),
        ("1A", "k=2,3;b=1;m=Ac3", "1 moves left do not fit 1 half-boards used"),
        ("1AB", "k=2,3;b=1", "pieces that moved do not fit 1 moves made"),
        ("1AB", "k=2,3;b=1;m=Ac3,Ab2", "“m=Ac3,Ab2” is not sorted"),
        ("1AB", "k=2,3;b=1;m=Ax3", "“Ax3” is not a square"),
        ("1AB", "k=2,3;b=1;m=Ac2", "no piece of army a stands on Ac2"),
        ("1AB", "k=2,3;b=1;m=Ah3", "no piece of army a stands on Ah3"),
        ("1BC", "k=2,3;b=1;m=Ac3", "Ac3 is on a half-board that was not used"),
        ("1AB", "k=2,3;b=1;m=Ac3;x=2,3", "more captures than the 1 moves made"),
        ("1AB", "k=2,3;b=1;m=Ac3;x=1", "player 1 is to move"),
        ("2", "k=2,3;b=1;x=2", "more captures than the 0 moves made"),
        ("2", "k=2,3;b=1;c=2", "it does not fit 0 moves made"),
        ("1AB", "k=2,3;b=1;m=Ac3;c=2*", "it does not fit 1 moves made"),
        ("1AB", "k=2,3;b=1;m=Ac3;c=2,2,2,3",
         "more checkmates than 1 moves can give to 3 other armies"),
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
