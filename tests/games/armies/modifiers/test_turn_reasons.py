"""Why a turn has several moves: in words, in arrows, and what kind of turn it becomes."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.text import PlayerName, with_names
from cfanp_gui.core.turn_reasons import TurnReasons
from cfanp_gui.games.armies.modifiers.turn_reasons import DEFENCE, ORDINARY
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.armies.modifiers.defending import KINGS, TWO, at

NAMES = ("Anna", "Ben", "Clara", "David")


def name(player: int) -> str:
    return NAMES[player - 1]


def reasons(found: CfanpPosition) -> TurnReasons:
    known = found.turn_reasons()
    assert known is not None
    return known


def arrows(found: CfanpPosition) -> dict[int, list[str]]:
    return {
        one.player: [full_name(start) + full_name(goal) for start, goal in one.arrows]
        for one in reasons(found).by
    }


def test_a_turn_like_any_other_has_no_reasons() -> None:
    assert at(KINGS).turn_reasons() is None
    assert position(cfen(4, TWO)).turn_reasons() is None
    assert find_game("cfanp").initial(4, {"defend": True}).turn_reasons() is None  # type: ignore[attr-defined]


def test_who_threatens_is_told_with_the_number_of_moves() -> None:
    known = reasons(at(f"{TWO} Bd:Ae1"))
    assert known.words == "3 moves: player 2, player 3 and player 4 threaten this army"
    assert with_names(known.words, name) == "3 moves: Ben, Clara and David threaten this army"
    assert known.heading == "3 moves, threatened by"
    assert known.decided is None
    assert [one.player for one in known.by] == [2, 3, 4]


def test_every_threat_of_an_opponent_is_an_arrow() -> None:
    # Army b's Rook attacks the Knight, and army b's Bishop attacks both Knight and pawn.
    found = at(f"{TWO} Bb:Ad4 Rb:Ac4")
    assert arrows(found) == {2: ["Ac4Ac3", "Ad4Ac3", "Ah3Ac3"], 3: ["Ah2Ab2"]}
    words = with_names(reasons(found).by[0].words, name)
    assert words == "Ben threatens Knight on Ac3 from Ac4, Ad4 and Ah3"


def test_threats_on_several_half_boards_and_of_the_king() -> None:
    # On AB the Rook on Bf1 is c8; on AC the Bishop on Ce4 is d5, which sees the King on a2.
    found = at("Ka:Aa2 Kb:Bg1 Kc:Cg1 Kd:Dg1 Na:Ac3 Rb:Bf1 Bc:Ce4")
    assert arrows(found) == {2: ["Bf1Ac3"], 3: ["Ce4Aa2"]}
    assert with_names(reasons(found).by[1].words, name) == "Clara threatens King on Aa2 from Ce4"


def test_what_no_longer_threatens_stays_named() -> None:
    found = play(at(f"{TWO} Bd:Ae1"), "AB:c3d5")
    known = reasons(found)
    assert known.words.startswith("2 more moves: player 2, player 3 and player 4 threatened")
    assert known.heading == "2 more moves, threatened by"
    assert arrows(found) == {2: [], 3: ["Ah2Ab2"], 4: []}
    assert known.by[0].words == "player 2 threatens nothing any more"


def test_with_more_moves_by_the_bonus_both_numbers_are_told() -> None:
    six = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Ke:Eg1 Kf:Fg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    found = position(cfen(6, f"{six} Pa:Bf3 Pa:Cf3 Pa:Df3"), defend=True)
    assert found.turn().moves_possible == 3
    assert reasons(found).heading == "3 moves by Rule 6, or 2 as a defence, threatened by"


# Ordinary or defence


def test_after_its_only_bonus_move_a_turn_goes_on_as_a_defence() -> None:
    assert reasons(play(at(TWO), "AB:c3d5")).decided == DEFENCE


def test_both_are_possible_while_other_half_boards_are_left() -> None:
    found = at(f"{TWO} Bd:Ae1 Pa:Cf3")
    first = play(found, "AB:a1b1")
    assert reasons(first).decided is None
    assert reasons(play(first, "AC:c3a4")).decided == DEFENCE
    # The second move of the bonus leaves a third one for a defence only.
    assert reasons(play(first, "CD:f3f2")).decided == DEFENCE


def test_a_turn_that_took_two_pieces_of_one_opponent_is_ordinary() -> None:
    six = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Ke:Eg1 Kf:Fg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2 Bd:Ae1"
    pieces = f"{six} Ra:Cc4 Na:Ef3 Na:Ed3 Nb:Ae4 Nb:Ch4"
    first = play(position(cfen(6, pieces), defend=True), "AB:c3e4")
    assert reasons(first).decided is None
    assert reasons(play(first, "CD:c4h4")).decided == ORDINARY


def test_when_no_move_of_a_defence_is_left_it_is_ordinary() -> None:
    six = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Ke:Eg1 Kf:Fg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    found = position(cfen(6, f"{six} Pa:Bf3 Pa:Cf3 Pa:Df3 Pa:Ef3"), defend=True)
    first = play(found, "AB:c3d5")
    assert reasons(first).decided is None
    assert reasons(play(first, "CD:f3f2")).decided == ORDINARY


def test_the_rest_of_a_turn_is_by_the_rule_that_gives_it() -> None:
    assert play(at(TWO), "AB:c3d5").turn().bonus_rule == "Peterson 1"
    six = "Ka:Aa1 Kb:Bg1 Kc:Cg1 Kd:Dg1 Ke:Eg1 Kf:Fg1 Na:Ac3 Pa:Ab2 Rb:Ah3 Rc:Ah2"
    found = position(cfen(6, f"{six} Pa:Bf3 Pa:Cf3 Pa:Df3"), defend=True)
    assert play(found, "AB:c3d5").turn().bonus_rule == "Rule 6"
    assert at(TWO).turn().bonus_rule == ""


def test_half_boards_are_used_up_only_where_they_cannot_be_used_again() -> None:
    first = play(at(TWO), "AB:c3d5")
    assert first.turn().used == {0, 1}
    assert first.turn().spent == frozenset()
    assert not first.seat_status(0).used
    plain = play(position(cfen(4, f"{KINGS} Pa:Bf3 Pa:Cf3")), "AB:a1a2")
    assert plain.turn().spent == {0, 1}
    assert plain.seat_status(1).used


def test_what_is_told_is_found_out_once_and_is_no_part_of_the_position() -> None:
    found, other = at(TWO), at(TWO)
    assert found.turn_reasons() is found.turn_reasons()
    assert found == other
    assert hash(found) == hash(other)


def test_players_are_told_by_number_where_no_names_are_known() -> None:
    (first, *_) = reasons(at(TWO)).by
    assert isinstance(first.words.values["player"], PlayerName)
    assert first.words == "player 2 threatens Knight on Ac3 from Ah3"
    assert first.arrows == ((Square(0, 23), Square(0, 18)),)
