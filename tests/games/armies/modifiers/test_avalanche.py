"""Avalanche: pawns of opponents that are pushed, and those that wait to become another piece."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import OptionError, PositionError
from cfanp_gui.games.armies.events import Checkmate
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from tests.core.chessboard import play, position
from tests.judges import compare
from tests.slow import examples

GAME = find_game("cfanp")
DIAGONAL = "8/8/Pa7/7Ka|4Pb3/8/6BbPb/3Kb4 a 1/2 -/- - 1 0 1"
"""The pawn on d5 stands between a Bishop and the King on h1; the one on a7 may go."""
ALONE = DIAGONAL.replace("6BbPb", "6Bb1")
WAITS = "8/8/8/3QaKa2Pb|8/8/8/3Kb4 b 1/2 -/- - 2 0 1"
"""A pawn of army b was pushed to Ah1."""


def at(line: str) -> CfanpPosition:
    return position(line, avalanche=True)


def texts(found: CfanpPosition) -> list[str]:
    return [action.text for action in found.all_actions()]


def why(found: CfanpPosition, text: str) -> str:
    refusal = found.refusal(GAME.parse_action(text))
    assert refusal is not None
    return refusal.message


@pytest.mark.parametrize(("armies", "counts"), [(2, [160, 27488]), (3, [320])])
def test_perft_of_the_start(armies: int, counts: list[int]) -> None:
    start = GAME.initial(armies, {"avalanche": True})
    assert [GAME.perft(start, depth + 1) for depth in range(len(counts))] == counts


def test_a_promotion_at_the_beginning_of_a_turn_is_a_ply() -> None:
    waits = at(WAITS)
    behind = {text: len(texts(play(waits, text))) for text in texts(waits)}
    assert GAME.perft(waits, 1) == len(behind) == 4
    assert dict(GAME.divide(waits, 2)) == behind
    assert GAME.perft(waits, 2) == sum(behind.values())
    before = at("8/8/7Pb/3QaKa3|8/8/8/3Kb4 a 1/2 -/- - 1 0 1")
    pushed = [len(texts(before.apply(move)[0])) for move in before.all_actions()]
    assert 4 in pushed, "some move is followed by a promotion"
    assert GAME.perft(before, 2) == sum(pushed)


def test_a_push_that_exposes_the_own_king_is_made_only_where_every_push_does() -> None:
    assert {text.partition(",")[2] for text in texts(at(DIAGONAL)) if "a2" in text} == {"a7a6"}
    assert "would leave your King attacked" in why(at(DIAGONAL), "AB:a2a3,d5d4")
    assert {text.partition(",")[2] for text in texts(at(ALONE)) if "a2" in text} == {"d5d4"}


def test_whoever_must_expose_their_king_loses_the_army_and_the_turn() -> None:
    after, change = at(ALONE).apply(GAME.parse_action("AB:a2a3,d5d4"))
    assert [type(event) for event in change.events] == [Checkmate]
    assert (change.events[0].army, change.events[0].by_army) == (0, 1)  # type: ignore[attr-defined]
    outcome = after.outcome()
    assert outcome is not None
    assert outcome.players == (2,)
    assert GAME.notation.human(at(ALONE), change.action) == "AB:a3,d5d4"


def test_nothing_is_captured_in_passing_and_a_push_begins_the_count_anew() -> None:
    after = play(GAME.initial(2, {"avalanche": True}), "AB:e2e4,d7d6")
    assert after.to_text().endswith("b 1/2 KQ/KQ - 1 0 1")


def test_a_pawn_on_the_last_rank_becomes_another_piece_before_any_move() -> None:
    waits = at(WAITS)
    assert texts(waits) == ["=Ah1b", "=Ah1n", "=Ah1q", "=Ah1r"]
    assert not waits.pairs()
    assert "First the pawn on Ah1" in why(waits, "AB:e8e7")
    assert waits.demand(str) == "First say what the pawn on Ah1 becomes"
    assert why(waits, "=Ah2q") == "No pawn of yours waits on Ah2"
    after, change = waits.apply(GAME.parse_action("=Ah1q"))
    assert change.moved[0].after.letter == "Q"
    assert after.to_text().startswith("8/8/8/3QaKa2Qb|")
    assert after.turn().moves_left == 2, "a promotion is no piece move"
    assert not any(text.startswith("=") for text in texts(after))


def test_a_move_says_which_pawn_is_pushed() -> None:
    start = GAME.initial(2, {"avalanche": True})
    assert "say which" in why(start, "AB:e2e4")
    assert "no pawn of a living opponent" in why(start, "AB:e2e4,e2e3")
    assert "No pawn is pushed" in why(GAME.initial(2, {}), "AB:e2e4,e7e6")


@pytest.mark.parametrize("token", ["AB:e4,f7f6", "AB:e2e4,f7f6", "e4,f7f6"])
def test_notation(token: str) -> None:
    start = GAME.initial(2, {"avalanche": True})
    action = GAME.notation.parse(start, token)
    assert action.text == "AB:e2e4,f7f6"
    assert GAME.notation.human(start, action) == "AB:e4,f7f6"
    promoted = GAME.notation.parse(at(WAITS), "=Ah1Q")
    assert GAME.notation.human(at(WAITS), promoted) == "=Ah1Q"


def test_petersons_rules_do_not_go_with_it() -> None:
    with pytest.raises(OptionError, match="does not go with"):
        GAME.initial(3, {"avalanche": True, "exchange": True})


def test_without_it_no_pawn_stands_on_a_back_rank() -> None:
    with pytest.raises(PositionError, match="cannot stand on a back rank"):
        position(WAITS)


@pytest.mark.no_cover
def test_the_second_implementation_agrees() -> None:
    seen = compare.run(examples(600), 3, range(3, 7), given=("avalanche",))
    assert seen["pawns pushed"]
