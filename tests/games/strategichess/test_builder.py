"""Positions set up by hand, and everything wrong with one at once."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.strategichess.bitboards import NUMBERS, SQUARES
from tests.games.strategichess.by_hand import AWAY, core, stfen

POSITION = core(stfen("Kh1 Pe4 kh14", AWAY, unmoved="1e4"))
E4 = Square(0, NUMBERS["e4"])


def test_fields_are_changed_one_by_one() -> None:
    built = POSITION.replace(to_move=(1, 0), idle=3)
    assert built.to_text() == stfen("Kh1 Pe4 kh14", AWAY, turn="b|w", unmoved="1e4", quiet=3)
    assert POSITION.builder().build().to_text() == POSITION.to_text()
    assert POSITION.builder().problems() == ()


def test_everything_wrong_is_listed_in_the_order_of_the_text() -> None:
    pieces = {
        **POSITION.pieces(),
        Square(0, NUMBERS["a1"]): Piece("K", 0),
        Square(0, NUMBERS["a2"]): Piece("X", 0),
        Square(0, SQUARES): Piece("N", 0),
        Square(1, NUMBERS["a2"]): Piece("N", 0),
        Square(7, 0): Piece("N", 14),
    }
    del pieces[E4]
    wrong = POSITION.builder().replace(
        pieces=pieces, to_move=(0, 2), idle=-1, move_numbers=(0,)
    )  # fmt: skip
    said = [str(problem.sentence) for problem in wrong.problems()]
    assert said == [
        "boards: board 1: a2: “X” is not a piece (expected one of KQRBNP)",
        "boards: board 1: 196: there is no square 196",
        "boards: board 2: a2: the piece is of a player of another board",
        "boards: there is no board 8",
        "boards: board 1: h1: White has a second King there",
        "side to move: board 2: “2” (expected w or b)",
        "never-moved pawns: board 1: e4: no pawn of White stands there",
        "moves without progress: “-1” (expected a whole number from 0 to 999999)",
        "move numbers: the number of entries is 1 (expected one per board, that is 2)",
        "move numbers: board 1: “0” (expected a whole number from 1 to 999999)",
    ]
    assert wrong.problems()[0].square == Square(0, NUMBERS["a2"])
    with pytest.raises(PositionError, match="“X” is not a piece"):
        wrong.build()


@pytest.mark.parametrize("boards", [0, 7])
def test_there_are_one_to_six_boards(boards: int) -> None:
    (problem,) = POSITION.builder().replace(boards=boards).problems()
    assert str(problem.message) == f"the number is {boards} (expected 1 to 6)"


def test_a_team_without_a_king_and_other_lists_of_sides() -> None:
    pieces = {at: piece for at, piece in POSITION.pieces().items()
              if not (piece.letter == "K" and piece.army % 2)}  # fmt: skip
    wrong = POSITION.builder().replace(pieces=pieces, to_move=(0,))
    assert [str(one.sentence) for one in wrong.problems()] == [
        "boards: Black has no King on any board",
        "side to move: the number of entries is 1 (expected one per board, that is 2)",
    ]


def test_an_unknown_field_is_a_type_error() -> None:
    with pytest.raises(TypeError):
        POSITION.replace(colour=1)
