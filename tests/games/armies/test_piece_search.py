"""Where pieces stand, and which Kings are attacked."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.commands import Where, english, fold
from cfanp_gui.core.half_boards import full_name
from cfanp_gui.core.piece_queries import MOST_NAMED, attacked_kings
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.piece_search import PieceQuery, parse_query, where
from cfanp_gui.games.pairs.fide import FIDE
from cfanp_gui.session.command_parser import parse
from cfanp_gui.session.seeing import take_seat
from tests.core.build import cfen
from tests.session.blind import hidden_session
from tests.session.play import a_session, session_at, square_named
from tests.session.sessions import in_the_midst
from tests.slow import seeds

GERMAN = {"Königin": "queen", "wo": "where"}


@pytest.mark.parametrize(
    ("asked", "means"),
    [
        ("queen b", PieceQuery("Q", 1)),
        ("b queen", PieceQuery("Q", 1)),
        ("Queen B", PieceQuery("Q", 1)),
        ("the queen of army b?", PieceQuery("Q", 1)),
        ("b's queen", PieceQuery("Q", 1)),
        ("is the queen of b", PieceQuery("Q", 1)),
        ("Qb", PieceQuery("Q", 1)),
        ("qb", PieceQuery("Q", 1)),
        ("bb", PieceQuery("B", 1)),
        ("Bb", PieceQuery("B", 1)),
        ("Q b", PieceQuery("Q", 1)),
        ("q", PieceQuery("Q", None)),
        ("B", PieceQuery("B", None)),
        ("b", PieceQuery(None, 1)),
        ("A", PieceQuery(None, 0)),
        ("army c", PieceQuery(None, 2)),
        ("pawns of c", PieceQuery("P", 2)),
        ("kings", PieceQuery("K", None)),
        ("rook", PieceQuery("R", None)),
        ("bishops", PieceQuery("B", None)),
        ("knights", PieceQuery("N", None)),
        ("die Dame von b", PieceQuery("Q", 1)),
        ("könig", PieceQuery("K", None)),
        ("KÖNIGE", PieceQuery("K", None)),
        ("Koenig a", PieceQuery("K", 0)),
        ("Turm", PieceQuery("R", None)),
        ("türme c", PieceQuery("R", 2)),
        ("Läufer", PieceQuery("B", None)),
        ("Laufer", PieceQuery("B", None)),
        ("Springer b", PieceQuery("N", 1)),
        ("Bauern", PieceQuery("P", None)),
        ("Königin b", PieceQuery("Q", 1)),
        ("", None),
        ("queen d", None),
        ("queen queen", None),
        ("the", None),
        ("Ae2", None),
        ("queen b c", None),
        ("x", None),
    ],
)
def test_questions(asked: str, means: PieceQuery | None) -> None:
    assert parse_query(asked.split(), FIDE.types, 3, GERMAN) == means


def test_words_are_compared_without_accents_and_capitals() -> None:
    assert fold("„LÄUFER?“"[1:-1]) == fold("laufer")
    assert english("KONIGIN", GERMAN) == "queen"
    assert english("Queen", GERMAN) == "queen"


@pytest.mark.parametrize("seed", seeds(12))
def test_the_places_are_those_of_the_pieces(seed: int) -> None:
    position = in_the_midst(seed).position
    for letter in (*"KQRBNP", None):
        for army in (*range(position.players), None):
            if letter is None and army is None:
                continue
            answer = where(position, PieceQuery(letter, army))
            assert set(answer.squares) == {
                at
                for at, piece in position.pieces().items()
                if letter in (None, piece.letter) and army in (None, piece.army)
            }
            assert len(set(answer.squares)) == len(answer.squares)
            for at in answer.squares[:MOST_NAMED]:
                assert full_name(at) in answer.sentence


@pytest.mark.parametrize(
    ("pieces", "says"),
    [
        (PieceQuery("Q", 1), "Queen of army b: Be1."),
        (PieceQuery("N", 0), "Knights of army a: Ab1, Ag1."),
        (PieceQuery("K", None), "Kings: a Ae1, b Bd1, c Ce1."),
        (PieceQuery("P", None), "Pawns: a Aa2, a Ab2, a Ac2, "),
    ],
)
def test_sentences(pieces: PieceQuery, says: str) -> None:
    assert where(a_session(3).position, pieces).sentence.startswith(says)


def test_an_army_is_listed_with_its_pieces() -> None:
    position = session_at(cfen(2, "Ka:Ae1 Qa:Bd2 Pa:Aa2 Kb:Bh4")).position
    answer = where(position, PieceQuery(None, 0))
    assert answer.sentence == "Army a: King Ae1, Queen Bd2, Pawn Aa2."
    assert answer.squares == (square_named("Ae1"), square_named("Bd2"), square_named("Aa2"))


def test_none_and_very_many() -> None:
    position = session_at(cfen(2, "Ka:Ae1 Kb:Bh4 Pb:Bh2")).position
    none = where(position, PieceQuery("Q", 1))
    assert none.sentence == "Queens of army b: none on the table."
    assert none.squares == ()
    crowd = where(a_session(26).position, PieceQuery("P", None))
    assert len(crowd.squares) == 208
    assert crowd.sentence.endswith(f" and {208 - MOST_NAMED} more.")


def test_attacked_kings_are_listed_with_what_attacks_them_and_where() -> None:
    assert attacked_kings(a_session(3).situation).sentence == "No King is attacked on any pair."
    # The Rook looks along the fourth rank of its own half-board, and over the seam.
    session = session_at(cfen(3, "Ka:Ae1 Kb:Bh4 Rc:Ba4 Kc:Ce1", turn="1"))
    result = attacked_kings(session.situation)
    assert result.squares == (square_named("Bh4"), square_named("Ba4"))
    assert result.sentence == (
        "On A + B King a5 of army b (Ben) is attacked by Rook h5 of army c (Clara). "
        "On B + C King h4 of army b (Ben) is attacked by Rook a4 of army c (Clara)."
    )


def test_what_attacks_a_king_alike_on_several_pairs_is_said_once() -> None:
    session = session_at(cfen(3, "Ka:Ae1 Qb:Aa1 Nb:Ac2 Kb:Bh4 Kc:Ce1", turn="1"))
    assert attacked_kings(session.situation).sentence == (
        "On A + B, A + C King e1 of army a (Anna) is attacked by "
        "Queen a1 of army b (Ben) and Knight c2 of army b (Ben)."
    )


@pytest.mark.parametrize("seed", seeds(12))
def test_attacked_kings_are_those_of_every_pair(seed: int) -> None:
    session = in_the_midst(seed)
    position = session.position
    boards = range(len(position.boards()))
    attacked: set[Square] = set()
    for pair in (Pair(one, other) for one in boards for other in boards if one < other):
        for king in position.checked_kings(pair):
            attacked |= {king, *position.attackers(king, pair)}
    assert set(attacked_kings(session.situation).squares) == attacked


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ("b", "On half-board B: army b (Ben): Rook a1, King d1, Pawns a2, b2; army a (Anna): "
              "Queen e4."),
        ("is on B?", "On half-board B: army b (Ben): Rook a1"),
        ("C", "On half-board C: army c (Clara): King h4."),
        ("AB", "On half-boards A and B: army a (Anna): King e1, Queen d5; army b (Ben): "
               "Pawns g7, h7, King e8, Rook h8."),
        ("b and a", "On half-boards A and B: army a (Anna): King e1"),
    ],
)  # fmt: skip
def test_what_stands_on_a_half_board_is_told_by_ranks(asked: str, says: str) -> None:
    session = session_at(cfen(3, "Ka:Ae1 Qa:Be4 Kb:Bd1 Rb:Ba1 Pb:Ba2 Pb:Bb2 Kc:Ch4"))
    answer = parse(session, f"on {asked}")
    assert isinstance(answer, Where)
    assert answer.sentence.startswith(says)
    boards = {"AB".index(letter) for letter in asked.upper() if letter in "AB"}
    assert not boards or {at.board for at in answer.squares} == boards


def test_an_empty_half_board_is_told_as_such() -> None:
    answer = parse(session_at(cfen(3, "Ka:Ae1 Kb:Bd1 Kc:Ba4")), "on C")
    assert answer == Where((), Text("On half-board C: nothing."))


def test_squares_of_a_half_board_are_called_as_on_the_pair_pushed_together() -> None:
    session = session_at(cfen(2, "Ka:Ae1 Kb:Bd1 Pb:Ba2"))
    session.push(Pair(0, 1))
    answer = parse(session, "on b")
    assert isinstance(answer, Where)
    assert answer.sentence == (
        "On half-board B, pushed together with A: army b (Ben): Pawn h7, King e8."
    )


def test_of_hidden_pieces_it_is_told_what_is_known() -> None:
    session = hidden_session()
    take_seat(session)
    position = session.position
    assert where(position, PieceQuery("F", 1)).sentence == "Flag of army b: none that is known."
    assert "none" not in where(position, PieceQuery("F", 0)).sentence
