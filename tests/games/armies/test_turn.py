"""How a turn goes: hand-made positions, each for a rule (1-9 Betza's, I our reading of them)."""

from __future__ import annotations

import pytest

from cfanp_gui.core.actions import Captured, IllegalAction, Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import Piece
from cfanp_gui.games.armies.events import ArmyDied, Checkmate, HandedOver, Passed
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen
from tests.core.chessboard import play, position


def step(found: CfanpPosition, text: str) -> tuple[CfanpPosition, Transition]:
    return found.apply(find_game("cfanp").parse_action(text))


def moves(found: CfanpPosition, pair: str = "") -> list[str]:
    actor = next(iter(found.actors()))
    return [a.text for a in found.legal_actions(actor) if a.text.startswith(pair)]


# Rules 7 and 8: mate on another's turn.
# On BC army c's King stands on joined h8, army b's Rook on h1; a Rook on g4 shuts the g-file.
THIRD_PARTY = "Ka:Ae1 Ra:Ba4 Kb:Bc1 Rb:Bh1 Kc:Ca1"


def test_a_third_army_s_check_makes_the_mover_s_mate() -> None:
    found = position(cfen(3, THIRD_PARTY))
    after, change = step(found, "BC:a4g4")
    assert change.events == (Checkmate(2, by_player=1, by_army=0),)
    assert change.checks == (Square(2, 0),)
    assert after.control == (1, 2, 1)
    assert after.pieces()[Square(2, 0)] == Piece("K", 2)


def test_a_mate_needs_a_check_and_no_escape() -> None:
    found = position(cfen(3, THIRD_PARTY))
    after, change = step(found, "BC:a4f4")
    assert change.events == ()
    assert change.checks == (Square(2, 0),)
    assert after.control == (1, 2, 3)
    escape = position(cfen(3, THIRD_PARTY + " Rc:Ch4"))  # joined a5: it can interpose on h5
    assert step(escape, "BC:a4g4")[1].events == ()


def test_friends_give_no_check() -> None:
    found = position(cfen(3, THIRD_PARTY, control="1/3/3"))
    after, change = step(found, "BC:a4g4")
    assert (change.events, change.checks) == ((), ())
    assert after.control == (1, 3, 3)


def test_dead_armies_give_no_check() -> None:
    found = position(cfen(3, THIRD_PARTY, control="1/-/3"))
    assert step(found, "BC:a4g4")[1].checks == ()


def test_the_mover_s_own_armies_are_not_mated_by_him() -> None:
    found = position(cfen(3, THIRD_PARTY, control="1/2/1"))
    assert step(found, "BC:a4g4")[1].events == ()


TWO_KINGS = "Ka:Ae1 Ra:Ba4 Ra:Cb4 Kb:Bh1 Kc:Ca1"


def test_several_are_mated_together_and_the_last_alive_wins() -> None:
    after, change = step(position(cfen(3, TWO_KINGS)), "BC:a4h4")
    assert set(change.events) == {Checkmate(1, 1, 0), Checkmate(2, 1, 0)}
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.score(1), outcome.score(2)) == (
        "win", (1,), 1.0, 0.0,
    )  # fmt: skip
    assert not after.actors()
    assert after.refusal(find_game("cfanp").parse_action("AB:e1e2")) is not None


# "And then cry": mate on one's own turn. Army b's King on B a1 cannot move on any pair.
STUCK = "Ka:Ae1 Ra:Bb4 Ra:Bh2 Kb:Ba1 Kc:Cd2"


def test_mate_on_the_own_turn_goes_to_the_checking_army() -> None:
    found = position(cfen(3, STUCK + " Rc:Ch1"))
    after, change = step(found, "AC:e1d1")
    assert change.events == (Checkmate(1, by_player=3, by_army=2),)
    assert after.control == (1, 3, 3)
    assert after.turn().seat == 2


def test_of_several_checking_armies_the_last_before_in_batting_order_gets_it() -> None:
    found = position(cfen(3, STUCK + " Rc:Ch1 Ra:Ah1"))
    _, change = step(found, "AC:e1d1")
    assert change.events == (Checkmate(1, by_player=1, by_army=0),)


def test_a_position_read_may_begin_with_a_mate() -> None:
    found = position(cfen(3, STUCK + " Rc:Ch1", army="b"))
    after, events = found.resolve_pending()
    assert events == (Checkmate(1, 3, 2),)
    assert after.turn().seat == 2
    assert after.resolve_pending() == (after, ())


def test_without_move_or_check_an_army_passes() -> None:
    after, change = step(position(cfen(3, STUCK)), "AC:e1d1")
    assert change.events == (Passed(1),)
    assert after.turn().seat == 2


def test_a_pass_when_another_army_of_the_player_can_move() -> None:
    after, change = step(position(cfen(3, STUCK, control="1/2/2")), "AC:e1d1")
    assert change.events == (Passed(1),)
    assert after.outcome() is None


def test_stalemate_of_all_armies_of_the_second_of_two_players() -> None:
    pieces = "Ka:Ae1 Ra:Bb4 Ra:Bg2 Kb:Ba1 Ra:Cb4 Ra:Cg2 Kc:Ca1"
    after, _ = step(position(cfen(3, pieces, control="1/2/2")), "AB:e1d1")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.reason) == ("draw", (1, 2), "stalemate")
    assert outcome.score(2) == 0.5


def test_when_every_army_passes_the_game_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    # Such a position is hard to build by hand, so no army may move.
    found = position(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ce1 Pa:Ad2"))
    monkeypatch.setattr(State, "has_move", lambda _: False)
    outcome = found.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players, outcome.reason) == (
        "draw", (1, 2, 3), "no army can move",
    )  # fmt: skip


# Rule 6: the movement bonus.
BONUS = "Ka:Ae1 Ra:Ba4 Na:Cb3 Kb:Bd1 Kc:Ce1 Kd:Dd1 Pd:Dd2"


def test_a_move_per_half_board_and_no_half_board_twice() -> None:
    found = position(cfen(4, BONUS))
    assert found.turn().moves_left == 3
    after = play(found, "AB:e1e2")
    assert (after.turn().seat, after.turn().moves_left) == (0, 2)
    assert after.turn().used == {0, 1}
    assert after.pairs() == (Pair(2, 3),)
    assert after.may_end
    assert after.turn().end is not None
    assert " 2AB " in after.to_text()
    assert moves(after)[-1] == "end"
    refusal = after.refusal(find_game("cfanp").parse_action("AC:e2e3"))
    assert refusal is not None
    assert refusal.rule == "Rule 6"
    done = play(after, "CD:b3c5")
    assert done.turn().seat == 1  # nothing is left to push
    assert play(after, "end").turn().seat == 1


def test_the_first_move_is_compulsory() -> None:
    found = position(cfen(4, BONUS))
    assert not found.may_end
    with pytest.raises(IllegalAction, match="compulsory"):
        play(found, "end")


def test_the_round_goes_up_when_the_order_wraps_and_dead_armies_are_skipped() -> None:
    found = position(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ce1 Pa:Aa2", army="b", control="1/2/-", round=7))
    after = play(found, "AB:e8e7")
    assert (after.turn().seat, after.turn().round) == (0, 8)


# Rule 4 and FIDE: pawns.
def test_pawns_run_both_ways_and_promote_on_foreign_back_ranks() -> None:
    found = position(cfen(3, "Ka:Ae1 Pa:Ba2 Pa:Cc2 Pa:Ah2 Kb:Bd1 Kc:Ce1"))
    # On AB the pawn on B runs up, on BC down, on both to B's back rank.
    assert moves(found, "AB:h7") == [f"AB:h7h8{letter}" for letter in "bnqr"]
    assert moves(found, "BC:a2") == [f"BC:a2a1{letter}" for letter in "bnqr"]
    assert moves(found, "AC:h2") == ["AC:h2h3", "AC:h2h4"]
    after, change = step(found, "AB:h7h8q")
    assert change.moved[0].before == Piece("P", 0)
    assert after.pieces()[Square(1, 0)] == Piece("Q", 0)


def test_foreign_pawns_make_no_double_step() -> None:
    found = position(cfen(3, "Ka:Ae1 Pa:Bd3 Kb:Ba1 Kc:Ce1 Pa:Cd3"))
    assert moves(found, "BC:d3") == ["BC:d3d2"]
    assert moves(found, "AC:e6") == ["AC:e6e7"]


PASSED = "Ka:Ae1 Pa:Ae2 Pb:Ad4 Pc:Af4 Kb:Bd1 Kc:Ce1 Pd:Dh2 Kd:Dd1"


def test_en_passant_stays_for_every_army_s_turn_and_lapses_with_the_own_one() -> None:
    found = play(position(cfen(4, PASSED)), "AD:e2e4")
    assert " Ae3 " in found.to_text()
    assert "AB:d4e3" in moves(found)
    assert "AC:d4e3" in moves(found)  # a pair on which the other half is a third army's
    found = play(found, "BD:d1d2", "end")
    assert found.turn().seat == 2
    taken, change = step(found, "AC:f4e3")
    assert Captured(Square(0, 28), Piece("P", 0)) in change.captured
    assert " - " in taken.to_text()
    found = play(found, "BC:d8d7", "end", "BD:a7a6")
    assert found.turn().seat == 0
    assert " Ae3 " not in found.to_text()


def test_en_passant_lapses_with_the_pawn() -> None:
    found = position(cfen(3, "Ka:Ae1 Pa:Ae4 Rb:Aa4 Pc:Ad4 Kb:Bd1 Kc:Ce1", army="b", passed="Ae3"))
    assert " Ae3 " in play(found, "AC:a4b4").to_text()
    clear = position(cfen(3, "Ka:Ae1 Pa:Ae4 Rb:Ah4 Pc:Ad4 Kb:Bd1 Kc:Ce1", army="b", passed="Ae3"))
    after, _ = step(clear, "AC:h4e4")
    assert " Ae3 " not in after.to_text()


def test_en_passant_may_not_bare_the_king() -> None:
    found = position(
        cfen(2, "Ka:Ae1 Pa:Ae4 Ra:Ah4 Pb:Ad4 Kb:Aa4", army="b", passed="Ae3", turn="1")
    )
    assert "AB:d4e3" not in moves(found)
    refusal = found.refusal(find_game("cfanp").parse_action("AB:d4e3"))
    assert refusal is not None
    assert refusal.rule == "Rule 8"
    assert refusal.causes == (Square(0, 24), Square(0, 31))


# FIDE: castling on the home half-board.
def test_armies_set_up_as_black_castle_short_towards_h1_s_far_side() -> None:
    found = position(cfen(3, "Ka:Ae1 Kb:Bd1 Rb:Ba1 Rb:Bh1 Kc:Cf1", army="b", castling="-/KQ/-"))
    assert {"BC:d1b1", "BC:d1f1", "AB:e8g8", "AB:e8c8"} <= set(moves(found))
    after, change = step(found, "BC:d1b1")
    assert after.pieces()[Square(1, 1)] == Piece("K", 1)
    assert after.pieces()[Square(1, 2)] == Piece("R", 1)
    assert len(change.moved) == 2
    assert " -/-/- " in after.to_text()
    assert step(found, "AB:e8c8")[0].pieces()[Square(1, 5)] == Piece("K", 1)


def test_castling_is_judged_on_the_pair() -> None:
    # Army c's Rook on joined c8 of AC watches c1 and shuts the long side; on AB it is far away.
    found = position(cfen(3, "Ka:Ae1 Ra:Aa1 Ra:Ah1 Kb:Bd1 Kc:Ca1 Rc:Cf1", castling="KQ/-/-"))
    assert {"AB:e1g1", "AB:e1c1", "AC:e1g1"} <= set(moves(found))
    refusal = found.refusal(find_game("cfanp").parse_action("AC:e1c1"))
    assert refusal is not None
    assert "may not castle over or onto an attacked square" in refusal.message
    assert refusal.causes == (Square(2, 5),)


def test_rights_end_with_the_king_s_and_the_rook_s_moves_and_the_rook_s_capture() -> None:
    pieces = "Ka:Ae1 Ra:Aa1 Ra:Ah1 Kb:Bd1 Rb:Ba1 Rb:Bh1 Kc:Ce1"
    found = position(cfen(3, pieces, castling="KQ/KQ/-"))
    assert " Q/KQ/- " in play(found, "AC:h1h4").to_text()
    assert " K/KQ/- " in play(found, "AC:a1a4").to_text()
    assert " -/KQ/- " in play(found, "AC:e1e2").to_text()
    # h1-h8 on AB takes the Rook on B a1, army b's short one.
    assert " Q/Q/- " in play(found, "AB:h1h8").to_text()


# Whose piece is whose.
def test_friends_block_and_are_not_captured() -> None:
    found = position(cfen(3, "Ka:Ae1 Ra:Aa1 Pb:Aa3 Kb:Bd1 Kc:Ce1", control="1/1/3"))
    assert "AC:a1a2" in moves(found)
    assert "AC:a1a3" not in moves(found)
    refusal = found.refusal(find_game("cfanp").parse_action("AC:a1a3"))
    assert refusal is not None
    assert refusal.rule == "Rule 7"


def test_a_living_king_is_never_captured_and_a_dead_one_may_be() -> None:
    pieces = "Ka:Ae1 Ra:Aa1 Kb:Aa3 Kc:Ce1 Pb:Bd2"
    alive = position(cfen(3, pieces))
    assert "AC:a1a3" not in moves(alive)
    refusal = alive.refusal(find_game("cfanp").parse_action("AC:a1a3"))
    assert refusal is not None
    assert "living King" in refusal.message
    dead = position(cfen(3, pieces, control="1/-/3"))
    after, change = step(dead, "AC:a1a3")
    assert change.captured == (Captured(Square(0, 16), Piece("K", 1)),)
    assert after.outcome() is None


# Rule 9: how armies change hands otherwise, and the end.
def test_handing_over_and_back() -> None:
    start = find_game("cfanp").initial(3, {})
    after, change = step(start, "give:b=1")
    assert change.events == (HandedOver(1, 2, 1),)
    assert after.control == (1, 1, 3)
    assert change.actor == 2
    assert play(after, "give:b=2").control == (1, 2, 3)
    for text in ("give:b=2", "give:z=1", "give:b=9"):
        assert start.refusal(find_game("cfanp").parse_action(text)) is not None


def test_armies_are_not_handed_over_within_a_turn() -> None:
    found = play(position(cfen(4, BONUS)), "AB:e1e2")
    refusal = found.refusal(find_game("cfanp").parse_action("give:b=1"))
    assert refusal is not None
    assert "between turns" in refusal.message


def test_resigning_in_the_middle_of_a_turn_kills_and_goes_on() -> None:
    found = play(position(cfen(4, BONUS)), "AB:e1e2")
    after, change = step(found, "resign:1")
    assert change.events == (ArmyDied(0, 1),)
    assert after.control == (None, 2, 3, 4)
    assert after.turn().seat == 1
    other = play(found, "resign:3")
    assert other.turn().seat == 0
    assert after.refusal(find_game("cfanp").parse_action("resign:1")) is not None


def test_the_last_who_has_not_resigned_wins() -> None:
    after = play(find_game("cfanp").initial(3, {}), "resign:1", "resign:3")
    outcome = after.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.players) == ("win", (2,))


@pytest.mark.parametrize(
    ("pieces", "result"),
    [
        ("Ka:Ae1 Kb:Bd1 Qb:Bc1", "draw"),  # a bare King cannot mate (FIDE 6.9)
        ("Ka:Ae1 Pa:Aa2 Kb:Bd1 Qb:Bc1", "win"),
        ("Ka:Ae1 Na:Aa1 Kb:Bd1 Qb:Bc1", "draw"),
        ("Ka:Ae1 Na:Aa1 Kb:Bd1 Rb:Bc1", "win"),
        ("Ka:Ae1 Ba:Aa1 Kb:Bd1 Qb:Bc1", "draw"),
        ("Ka:Ae1 Ba:Aa1 Kb:Bd1 Nb:Bc1 Rb:Bf1", "win"),
    ],
)
def test_a_flag_nobody_can_profit_from(pieces: str, result: str) -> None:
    found = position(cfen(2, pieces, army="b", turn="1"))
    assert found.outcome() is None
    for text, expected in (("resign:2", "win"), ("flag:2", result)):
        outcome = play(found, text).outcome()
        assert outcome is not None
        assert outcome.result == expected


def test_agreement() -> None:
    outcome = play(find_game("cfanp").initial(3, {}), "draw").outcome()
    assert outcome is not None
    assert (outcome.players, outcome.reason) == ((1, 2, 3), "agreement")
