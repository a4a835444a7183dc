"""Positions as one line of text, read and written, and refused with field and place."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import PositionError
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess.bitboards import NUMBERS, SQUARES
from cfanp_gui.games.strategichess.state import State
from cfanp_gui.games.strategichess.stfen import MAX_LENGTH
from tests.judges.strategichess_by_hand import AWAY, core, stfen

START = (
    "14/14/rrnnbbqkbbnnrr/pppppppppppppp/14/14/14/14/14/14/PPPPPPPPPPPPPP/RRNNBBQKBBNNRR/14/14"
    " w abcdefghijklmn/abcdefghijklmn 0 1"
)
FIRST = "14/" * 12 + "14/7K5k"


def test_the_start_is_that_of_the_rules() -> None:
    assert core(START).to_text() == START
    assert core(START).state == State.start(1)


@pytest.mark.parametrize(
    "text",
    [
        stfen("Kh1 Pe4 Pf4 kh14 pn11 qa1", "Kn14 ka1", turn="w|b", unmoved="1f4 1n11", quiet=7,
              numbers="3|12"),
        stfen("Ra1 ka3", "kc3", "Kn14", "Pa1", "pn14", "qb3"),
        StrategiPosition(State.start(6)).to_text(),
    ],
)  # fmt: skip
def test_what_is_read_is_written(text: str) -> None:
    assert core(text).to_text() == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{FIRST} w -/- 0", "the line: the number of fields is 4 (expected 5"),
        (f"{FIRST}  w -/- 0 1", "a space too many before field 2"),
        (f"{FIRST} w -/- 0 1\n", "cannot be printed"),
        ("|".join([FIRST] * 7) + " w -/- 0 1", "boards: the number is 7 (expected 1 to 6)"),
        (f"14/{FIRST} w -/- 0 1", "boards: board 1: the number of ranks is 15 (expected 14)"),
        (
            f"13{FIRST[2:]} w -/- 0 1",
            "boards: board 1: rank 14: the number of squares is 13 (expected 14)",
        ),
        (f"15{FIRST[2:]} w -/- 0 1", "boards: board 1: rank 14: the number of squares is 15"),
        (f"0{FIRST} w -/- 0 1", "boards: board 1: rank 14: “014” is neither a piece"),
        (f"{'9' * 20}{FIRST} w -/- 0 1", "nor a number of empty squares from 1 to 14"),
        (f"13x{FIRST[2:]} w -/- 0 1", "boards: board 1: rank 14: “x” is neither a piece"),
        (f"KK12{FIRST[2:]} w -/- 0 1", "boards: board 1: a14: White has a second King there"),
        (f"{FIRST[:-2]}6 w -/- 0 1", "boards: Black has no King"),
        (f"{FIRST}|{FIRST} w|x -/-|-/- 0 1|1", "side to move: board 2: “x” (expected w or b)"),
        (
            f"{FIRST} w|w -/- 0 1",
            "side to move: the number of entries is 2 (expected one per board, that is 1)",
        ),
        (
            f"{FIRST} w - 0 1",
            "never-moved pawns: board 1: “-” (expected two lists of files in order",
        ),
        (f"{FIRST} w /- 0 1", "never-moved pawns: board 1: “/-” (expected two lists of files"),
        (f"{FIRST} w ba/- 0 1", "never-moved pawns: board 1: “ba/-” (expected two lists of files"),
        (f"{FIRST} w -/e 0 1", "never-moved pawns: board 1: e11: no pawn of Black stands there"),
        (f"{FIRST} w -/-|-/- 0 1", "never-moved pawns: the number of entries is 2"),
        (f"{FIRST} w -/- -1 1", "moves without progress: “-1” (expected a whole number"),
        (f"{FIRST} w -/- 00 1", "moves without progress: “00”"),
        (f"{FIRST} w -/- 0 0", "move numbers: board 1: “0” (expected a whole number from 1"),
        (f"{FIRST} w -/- 0 1|1", "move numbers: the number of entries is 2"),
        ("x" * (MAX_LENGTH + 1), "at most 4096"),
        ("", "the line: the number of fields is 0"),
    ],
)
def test_bad_lines_are_refused_with_field_and_place(text: str, said: str) -> None:
    with pytest.raises(PositionError) as refused:
        find_game("strategichess").from_text(text, {})
    assert said in str(refused.value)


def test_a_check_out_of_turn_is_refused_on_a_single_board_only() -> None:
    with pytest.raises(PositionError, match="side to move: Black is to move though the King of "):
        core(stfen("Ka1 ra9 kh14", turn="b"))
    assert core(stfen("Ka1 ra9 kh14", "Kh1 kh14", turn="b|w")).checked_kings()


# Set up by hand

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
