"""Letters of pieces in the language in use, next to the English ones."""

from __future__ import annotations

import pytest

from cfanp_gui.core.piece_letters import (
    in_english,
    is_double,
    key_letters,
    piece_letters,
    read_in_english,
)

LETTERS = {"Dame": "queen", "K": "K", "D": "Q", "T": "R", "L": "B", "S": "N", "B": "P"}


FRENCH = {"roi": "king", "R": "K", "D": "Q", "T": "R", "F": "B", "C": "N", "P": "P"}


def test_letters_are_those_of_the_games_pieces() -> None:
    assert piece_letters(LETTERS, "KQRBN") == {"K": "K", "D": "Q", "T": "R", "L": "B", "S": "N"}
    assert piece_letters(LETTERS, "KS") == {"K": "K"}
    assert piece_letters({}, "KQRBNP") == {}


def test_a_line_has_two_readings_where_a_letter_is_two_pieces() -> None:
    assert read_in_english("Ra4", FRENCH, "KQRBNP") == {
        letter: meant for letter, meant in FRENCH.items() if letter != "R"
    }
    assert read_in_english("ra4", FRENCH, "KQRBNP") is not None
    assert read_in_english("Ta4", FRENCH, "KQRBNP") is None
    assert read_in_english("Pa4", FRENCH, "KQRBNP") is None, "the same in both"
    assert read_in_english("Ra4", FRENCH, "KP") is None, "there are no Rooks"
    assert read_in_english("Sf3", LETTERS, "KRNSP") is not None, "Springer or Silver General"


@pytest.mark.parametrize(
    ("move", "double"),
    [
        ("Ra4", True), ("AR:Ra4", True), ("2:Rxa4+", True), ("a8=R", True), ("a Ra4", True),
        ("AR:Ta4", False), ("R:e4", False), ("AR:a1a4", False), ("Ka4", False), ("where", False),
    ],
)  # fmt: skip
def test_a_move_names_a_piece_by_such_a_letter(move: str, double: bool) -> None:
    assert is_double(move, FRENCH, "KQRBNP") is double


def test_a_letter_alone_is_one_piece() -> None:
    assert key_letters(piece_letters(FRENCH, "KQRBNP"), "KQRBNP") == {
        "K": "K", "Q": "Q", "R": "K", "B": "B", "N": "N", "P": "P",
        "D": "Q", "T": "R", "F": "B", "C": "N",
    }  # fmt: skip
    keys = key_letters(piece_letters(LETTERS, "KRBNSPL"), "KRBNSPL")
    assert [keys[letter] for letter in "SNBLP"] == [*"SNBLP"], "the Lance keeps the Bishop from it"
    keys = key_letters(piece_letters(LETTERS, "KRBNSP"), "KRBNSP")
    assert (keys["S"], keys["N"], keys["B"], keys["L"]) == ("S", "N", "P", "B")


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("Sf3", "Nf3"), ("S1f3", "N1f3"), ("Sbxd2+", "Nbxd2+"), ("Lb5", "Bb5"), ("T@a1", "R@a1"),
        ("Dd1-d4", "Qd1-d4"), ("e8D", "e8Q"), ("e8=d", "e8=Q"), ("e8(S)#", "e8(N)#"),
        ("e8=S@f3", "e8=N@f3"), ("a7a8T", "a7a8R"),
        # What is English stays what it is, and a small letter is a file.
        ("Rb5", "Rb5"), ("Kd2", "Kd2"), ("e8Q", "e8Q"), ("dxe5", "dxe5"), ("d4", "d4"),
        # A pawn typed with capitals.
        ("D4", "D4"), ("D12", "D12"), ("D4+", "D4+"), ("D8=D", "D8=Q"), ("D8D", "D8Q"),
        ("O-O", "O-O"), ("", ""),
        # One in the language in use comes before one in English.
        ("Bb5", "Pb5"), ("车a4", "Ra4"), ("a8=车", "a8=R"), ("车4", "车4"),
    ],
)  # fmt: skip
def test_pieces_in_another_language(typed: str, english: str) -> None:
    assert in_english(typed, piece_letters({**LETTERS, "车": "R"}, "KQRBNP")) == english
