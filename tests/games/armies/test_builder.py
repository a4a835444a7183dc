"""Positions set up by hand: everything wrong is listed, and what is right can be played."""

from __future__ import annotations

from typing import Any

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.builder import ArmiesBuilder
from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.games.pairs.fide.rights import FideDraft
from cfanp_gui.games.registry import find_game
from tests.core.build import cfen

GAME = find_game("cfanp")
KINGS = {Square(0, 0): Piece("K", 0), Square(1, 0): Piece("K", 1), Square(2, 0): Piece("K", 2)}
BUILDER = ArmiesBuilder(
    KINGS, (1, 2, 3), rights=FideDraft(("-",) * 3), base=FIDE, make_position=CfanpPosition
)


def problems_of(**fields: Any) -> list[tuple[str, str | None]]:
    """Return the sentences of what is wrong, each with the square it is about."""
    return [
        (problem.sentence, None if problem.square is None else str(tuple(problem.square)))
        for problem in BUILDER.replace(**fields).problems()
    ]


def test_kings_on_three_half_boards_are_a_position() -> None:
    assert BUILDER.problems() == ()
    position = BUILDER.build()
    assert position.to_text() == cfen(3, "Ka:Aa1 Kb:Ba1 Kc:Ca1")
    assert position == GAME.from_text(position.to_text(), {})


def test_a_position_with_another_field_is_another_position() -> None:
    start = GAME.initial(3, {"touch": True})
    pieces = {**start.pieces(), Square(0, 20): Piece("N", 1)}
    del pieces[Square(1, 1)]
    assert start.replace(pieces=pieces).pieces() == pieces
    later = start.replace(army=2, round=5, clock=7, committed=Pair(0, 2))
    assert later.to_text().endswith(" c 1/2/3 KQ/KQ/KQ - 1:AC 7 5")
    assert later.replace(options={}, committed=None).push_action(Pair(0, 1)) is None  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="ranks"):
        start.replace(ranks=5)


def test_what_is_wrong_is_said_with_the_square() -> None:
    with pytest.raises(PositionError) as caught:
        BUILDER.replace(pieces={**KINGS, Square(0, 3): Piece("P", 1)}).build()
    assert str(caught.value) == "half-boards: Ad1: a pawn cannot stand on a back rank"
    assert problems_of(pieces={**KINGS, Square(1, 30): Piece("K", 1)}) == [
        ("half-boards: army b has two Kings, on Ba1 and Bg4", "(1, 30)")
    ]


@pytest.mark.parametrize(
    ("fields", "problems"),
    [
        ({"control": (1,)}, ["half-boards: the number is 1 (expected 2 to 26)"]),
        ({"options": {"magic": True}}, ["options: unknown option “magic” (expected one of base, "
                                        "order, join, bonus, captured, friendly, touch, defend, "
                                        "exchange, kingcapture, obstacles, avalanche)"]),
        ({"pieces": {**KINGS, Square(3, 0): Piece("Q", 0)}},
         ["half-boards: Da1: there is no such square"]),
        ({"pieces": {**KINGS, Square(0, 32): Piece("Q", 0)}},
         ["half-boards: A32: there is no such square"]),
        ({"pieces": {**KINGS, Square(30, 1): Piece("Q", 0)}},
         ["half-boards: 30:b1: there is no such square"]),
        ({"pieces": {**KINGS, Square(0, 9): Piece("X", 4)}},
         ["half-boards: Ab2: “X” is not a piece (expected one of K, Q, R, B, N, P)",
          "half-boards: Ab2: there is no army e with 3 half-boards (expected a to c)"]),
        ({"pieces": {**KINGS, Square(0, 9): Piece("Q", 26)}},
         ["half-boards: Ab2: there is no army 26 with 3 half-boards (expected a to c)"]),
        ({"pieces": {}, "control": (1, None, 3)},
         ["half-boards: army a is alive and has no King",
          "half-boards: army c is alive and has no King"]),
        ({"control": (0, 2, 4)},
         ["control: army a has “0” (expected a player from 1 to 3, or - for a dead army)",
          "control: army c has “4” (expected a player from 1 to 3, or - for a dead army)"]),
        ({"army": 3}, ["army to move: “d” is not an army of this game (expected a to c)"]),
        ({"army": -1}, ["army to move: “-1” is not an army of this game (expected a to c)"]),
        ({"army": 1, "control": (1, None, 3)},
         ["army to move: army b is dead and cannot be to move"]),
        ({"rights": FideDraft(("KQ", "x", "-"))},
         ["castling: army b: “x” (expected KQ, K, Q or -)",
          "castling: army a has “KQ” but no King of its own on Ae1",
          "castling: army a has “KQ” but no Rook of its own on Ah1",
          "castling: army a has “KQ” but no Rook of its own on Aa1"]),
        ({"rights": FideDraft()},
         ["castling: the number of entries is 0 (expected one per army, that is 3)"]),
        ({"rights": FideDraft(("-",) * 3, (
            Square(1, 20), Square(1, 21), Square(2, 5), Square(4, 20), Square(1, 77)))},
         ["en passant: Be3: no pawn of army b stands in front of it on Be4",
          "en passant: half-board B has two passed squares",
          "en passant: Bf3: no pawn of army b stands in front of it on Bf4",
          "en passant: “Cf1” is not a passed square (expected a rank 3, such as Ae3)",
          "en passant: “Ee3” names no half-board (expected such as Ae3, or -)",
          "en passant: “B77” is not a passed square (expected a rank 3, such as Ae3)"]),
        ({"pieces": {**KINGS, Square(0, 28): Piece("P", 0)},

          "rights": FideDraft(("-",) * 3, (Square(0, 20),))},
         ["en passant: Ae3 has lapsed: the turn of army a has begun"]),
        ({"moves_left": 4, "used": {0, 5, 1}},
         ["moves left: “4ABF” (expected a number from 1 to 3 and the half-boards already pushed, "
          "such as 2AB)",
          "moves left: “4ABF”: there is no half-board F",
          "moves left: “4ABF”: half-boards are pushed in pairs, their number must be even"]),
        ({"committed": Pair(0, 1)},
         ["moves left: “1:AB”: AB is not a pair that waits for its move (touch-board only)"]),
        ({"committed": Pair(0, 1), "used": {1, 2}, "options": {"touch": True}},
         ["moves left: “1BC:AB”: AB is not a pair that waits for its move (touch-board only)"]),
        ({"clock": -1, "round": 0},
         ["moves since capture or pawn move: “-1” (expected a whole number from 0 to 999999)",
          "round: “0” (expected a whole number from 1 to 999999)"]),
        ({"round": 1_000_000},
         ["round: “1000000” (expected a whole number from 1 to 999999)"]),
    ],
)  # fmt: skip
def test_everything_wrong_is_reported(fields: dict[str, Any], problems: list[str]) -> None:
    assert [sentence for sentence, _ in problems_of(**fields)] == problems
    with pytest.raises(PositionError) as caught:
        BUILDER.replace(**fields).build()
    assert str(caught.value) == problems[0]


def test_an_army_is_no_larger_than_it_began() -> None:
    pieces = {**KINGS, **{Square(0, 8 + file): Piece("P", 0) for file in range(9)},
              **{Square(1, 16 + file): Piece("Q", 0) for file in range(7)}}  # fmt: skip
    assert problems_of(pieces=pieces) == [
        ("half-boards: army a has 17 pieces (expected at most 16)", None),
        ("half-boards: army a has 9 pawns (expected at most 8)", None),
    ]


def test_with_two_half_boards_no_king_is_left_to_be_captured() -> None:
    pieces = {Square(0, 0): Piece("K", 0), Square(1, 0): Piece("K", 1), Square(0, 7): Piece("R", 0)}
    two = ArmiesBuilder(
        pieces, (1, 2), rights=FideDraft(("-",) * 2), base=FIDE, make_position=CfanpPosition
    )
    (problem,) = two.problems()
    assert problem.square == Square(1, 0)
    assert problem.sentence == (
        "half-boards: Ba1: the King of army b is attacked although army a is to move"
    )
    assert two.replace(army=1).problems() == ()
    assert two.replace(control=(1, None)).problems() == (), "a dead army's may be"


def test_a_text_is_refused_for_the_first_of_the_problems() -> None:
    line = cfen(3, "Ka:Aa1 Kb:Ba1 Kc:Ca1 Kb:Bg4", castling="K/-/-")
    pieces = {**KINGS, Square(1, 30): Piece("K", 1)}
    with pytest.raises(PositionError) as caught:
        GAME.from_text(line, {})
    assert str(caught.value) == problems_of(pieces=pieces, rights=FideDraft(("K", "-", "-")))[0][0]
