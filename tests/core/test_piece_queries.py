"""Questions after pieces in general: their names belong to the game."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import half_square
from cfanp_gui.core.piece_queries import (
    MOST_NAMED,
    bare_words,
    listed,
    piece_offers,
    read_colour,
    read_owner,
    read_piece,
    read_query,
    square_title,
    where_pieces,
)
from cfanp_gui.core.pieces import FIDE_TYPES, KING, Piece, PieceType
from cfanp_gui.core.text import Text
from tests.session.play import a_session
from tests.session.rings import a_ring

ZEBRA = PieceType("Z", Text("zebra"), Text("Zebra"), "%n zebra(s)", "zebra", 4)
TYPES = {"Z": ZEBRA, "K": KING}


@pytest.mark.parametrize(
    ("word", "letter"),
    [("zebra", "Z"), ("Zebras", "Z"), ("ZÉBRA", "Z"), ("king", "K"), ("könige", "K"),
     ("Streifen", "Z"), ("queen", None), ("Z", None), ("", None)],
)  # fmt: skip
def test_pieces_go_by_the_names_their_game_gives_them(word: str, letter: str | None) -> None:
    assert read_piece(TYPES, word, {"Streifen": "zebra"}) == letter


def test_usual_pieces_are_known_by_their_plurals_too() -> None:
    for piece_type in FIDE_TYPES.values():
        for word in (
            piece_type.name,
            piece_type.title,
            f"{piece_type.name}s",
            f"{piece_type.name}?",
        ):
            assert read_piece(FIDE_TYPES, word) == piece_type.letter


def test_pieces_are_offered_in_the_order_of_the_game() -> None:
    offers = list(piece_offers(TYPES, "where ", "", {"Streifen": "zebra"}))
    assert [one.text for one in offers] == ["where Streifen ", "where king "]
    assert [str(one.description) for one in offers] == ["Zebra", "Kings"]
    assert [one.text for one in piece_offers(TYPES, "", "ZE", {"Streifen": "zebra"})] == ["zebra "]


def test_words_that_say_nothing_are_passed_over() -> None:
    asked = ["is", "the", "queen's", "of", "army", "b?"]
    assert bare_words(asked) == ["queen", "b"]
    assert bare_words(["set", "3"], {"set"}) == ["3"]
    assert [read_colour(word) for word in ("White", "schwarz", "red")] == [0, 1, None]


def test_many_names_are_counted() -> None:
    assert listed([]) == "none on the table"
    assert listed(["a"] * 3) == "a, a, a"
    assert listed(["a"] * (MOST_NAMED + 2)).endswith(" and 2 more")


def test_owners_are_seats_players_and_colours() -> None:
    half, whole = a_session(3).situation, a_ring(3).situation
    ben = read_owner(half, "ben", {})
    assert ben is not None
    assert ben.name == "Ben"
    assert ben.fits(Square(0, 0), Piece("Q", 1))
    assert not ben.fits(Square(1, 0), Piece("Q", 0))
    white = read_owner(whole, "weiß", {})
    assert white is not None
    assert white.fits(Square(0, 0), Piece("Q", 0, 1))
    assert read_owner(half, "white", {}) is None, "armies have no such colours there"
    two = read_owner(whole, "2", {})
    assert two is not None
    assert two.fits(half_square(2, 60), Piece("K", 1, 2))
    assert not two.fits(half_square(3, 60), Piece("K", 1, 3))
    for nobody in ("", "nobody", "9"):
        assert read_owner(whole, nobody, {}) is None


def test_a_player_is_whoever_sits_there() -> None:
    session = a_ring(3)
    before = read_query(session.situation, ["kings", "of", "Ben"])
    assert before is not None
    answer = where_pieces(session.situation, before)
    assert answer.squares == (half_square(1, 60), half_square(2, 4))
    assert answer.sentence == "2 kings of Ben: 1:e8, 2:e1."


def test_squares_are_called_by_their_boards() -> None:
    assert square_title(a_session(3).situation, Square(1, 0)) == "Ba1"
    assert square_title(a_ring(3).situation, half_square(2, 60)) == "2:e8"
