"""Where pieces stand on whole boards and lie beside them, and which Kings are attacked."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import Piece
from cfanp_gui.core.half_boards import half_square, seat_of
from cfanp_gui.core.piece_queries import MOST_NAMED, attacked_kings, square_title
from cfanp_gui.games.ring.piece_search import (
    BoardPieceQuery,
    parse_board_query,
    where_pieces,
)
from cfanp_gui.games.ring.starting_pieces import read_square, short_name
from tests.games.ring.build import KINGS, line
from tests.session.rings import STOCKED, a_ring, ring_at, ring_in_the_midst
from tests.slow import seeds

FRENCH = {"dame": "queen", "blanc": "white", "noir": "black"}


@pytest.mark.parametrize(
    ("asked", "means"),
    [
        ("queen", BoardPieceQuery("Q")),
        ("Q", BoardPieceQuery("Q")),
        ("q", BoardPieceQuery("Q")),
        ("B", BoardPieceQuery("B")),
        ("b", BoardPieceQuery(colour=1)),
        ("w", BoardPieceQuery(colour=0)),
        ("W", BoardPieceQuery(colour=0)),
        ("black", BoardPieceQuery(colour=1)),
        ("schwarz", BoardPieceQuery(colour=1)),
        ("weiß", BoardPieceQuery(colour=0)),
        ("3", BoardPieceQuery(set=3)),
        ("set 3", BoardPieceQuery(set=3)),
        ("Nw3", BoardPieceQuery("N", 0, 3)),
        ("nw3", BoardPieceQuery("N", 0, 3)),
        ("NW3", BoardPieceQuery("N", 0, 3)),
        ("N3", BoardPieceQuery("N", None, 3)),
        ("Nw", BoardPieceQuery("N", 0)),
        ("bb", BoardPieceQuery("B", 1)),
        ("Bb12", BoardPieceQuery("B", 1, 12)),
        ("b3", BoardPieceQuery(None, 1, 3)),
        ("B3", BoardPieceQuery("B", None, 3)),
        ("white knights of set 2", BoardPieceQuery("N", 0, 2)),
        ("the queen of black?", BoardPieceQuery("Q", 1)),
        ("where is white's king"[9:], BoardPieceQuery("K", 0)),
        ("weiße Springer von Satz 2", BoardPieceQuery("N", 0, 2)),
        ("dame noir", BoardPieceQuery("Q", 1)),
        ("pawns w 1", BoardPieceQuery("P", 0, 1)),
        ("", None),
        ("the", None),
        ("queen king", None),
        ("Qw b", None),
        ("3 4", None),
        ("x", None),
        ("queen x", None),
        ("e4", None),
        ("Nw123", None),
        ("²", None),
    ],
)
def test_questions(asked: str, means: BoardPieceQuery | None) -> None:
    assert parse_board_query(asked.split(), FRENCH) == means


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("Q2", "Queens, set 2: White 2:d1, Black 2:d8."),
        (
            "queen",
            "Queens: White 1:d1, Black 1:d8, White 2:d1, Black 2:d8, White 3:d1, Black 3:d8.",
        ),
        ("Qb", "Queens, Black: 1:d8, 2:d8, 3:d8."),
        ("Nw2", "Knights, White, set 2: 2:b1, 2:g1."),
        ("R3", "Rooks, set 3: White 3:a1, White 3:h1, Black 3:a8, Black 3:h8."),
        ("set 9", "Set 9: none on the table."),
    ],
)
def test_answers(asked: str, says: str) -> None:
    session = a_ring(3)
    pieces = parse_board_query(asked.split())
    assert pieces is not None
    assert where_pieces(session.situation, pieces).sentence == says


def test_a_piece_of_another_set_and_what_lies_beside_the_boards() -> None:
    session = ring_at(
        line(
            "1:4k3/8/8/8/8/8/8/N(2)3K3 w",
            f"2:{KINGS}",
            f"3:{KINGS}",
            stockpiles="Nw3,Qb3/-/Nb1",
        )
    )
    assert where_pieces(session.situation, BoardPieceQuery("N")).sentence == (
        "Knights: White 1:a1 (set 2). In stockpiles: Nw3 (Anna), Nb1 (Clara)."
    )
    assert (
        where_pieces(session.situation, BoardPieceQuery("N", 0, 2)).sentence
        == "Knights, White, set 2: 1:a1."
    )
    assert where_pieces(session.situation, BoardPieceQuery(set=3)).sentence == (
        "Set 3: White King 3:e1, Black King 3:e8. In stockpiles: Nw3 (Anna), Qb3 (Anna)."
    )


@pytest.mark.parametrize("seed", seeds(24))
def test_the_places_are_those_of_the_pieces(seed: int) -> None:
    session = ring_in_the_midst(seed)
    position = session.position
    for letter in ("K", "N", "P", None):
        for colour in (0, 1, None):
            for of_set in (1, 2, None):
                pieces = BoardPieceQuery(letter, colour, of_set)
                if pieces == BoardPieceQuery():
                    continue
                answer = where_pieces(session.situation, pieces)
                assert set(answer.squares) == {
                    at
                    for at, piece in position.pieces().items()
                    if letter in (None, piece.letter)
                    and colour in (None, piece.army)
                    and of_set in (None, piece.set)
                }
                assert len(set(answer.squares)) == len(answer.squares)
                for at in answer.squares[:MOST_NAMED]:
                    assert square_title(session.situation, at) in answer.sentence
                for player, stockpile in position.stockpiles.items():
                    kept = [one for one in stockpile if pieces.fits(one)]
                    for one in kept[:5]:
                        label = f"{short_name(one)} ({session.name(player)})"
                        assert label in answer.sentence or "more" in answer.sentence


def test_very_many_are_counted() -> None:
    answer = where_pieces(a_ring(20).situation, BoardPieceQuery("P"))
    assert len(answer.squares) == 320
    assert answer.sentence.endswith(f" and {320 - MOST_NAMED} more.")


def test_names_of_places_and_pieces() -> None:
    at = a_ring(12).situation
    assert square_title(at, half_square(2, read_square("e7"))) == "2:e7"
    assert square_title(at, half_square(11, read_square("a1"))) == "11:a1"
    assert short_name(Piece("N", 1, 4)) == "Nb4"


def test_attacked_kings_are_listed_with_their_boards() -> None:
    assert attacked_kings(a_ring(3).situation).sentence == "No King is attacked."
    session = ring_at(
        line("1:4k3/8/8/8/8/8/8/r3K3 w", f"2:{KINGS}", "3:R3k3/8/8/8/8/8/8/4K3 b"), tempo="rounds"
    )
    found = attacked_kings(session.situation)
    assert found.sentence == (
        "On board 1 King e1 of White is attacked by Rook a1 of Black. "
        "On board 3 King e8 of Black is attacked by Rook a8 of White."
    )
    assert set(session.position.checked_kings()) < set(found.squares)
    assert [seat_of(square.board)[0] for square in found.squares] == [1, 1, 3, 3]
    assert attacked_kings(ring_at(STOCKED).situation).squares == ()
