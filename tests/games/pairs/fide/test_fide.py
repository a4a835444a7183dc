"""Chess as a base game."""

from __future__ import annotations

from cfanp_gui.core.boards import Join
from cfanp_gui.games.pairs.fide import FIDE


def test_an_army_stands_on_its_two_ranks_by_squares() -> None:
    army = FIDE.army(1, Join.ROTATE)
    assert list(army) == list(range(16))
    assert "".join(army.values()) == "RNBKQBNRPPPPPPPP"


def test_one_of_its_pieces_is_royal_and_none_becomes_the_first() -> None:
    assert [letter for letter, one in FIDE.types.items() if one.royal] == ["K"]
    assert set(FIDE.letters) == set(FIDE.types)
    assert FIDE.letters[0] == "P"


def test_pawns_stand_on_no_back_rank_and_an_army_has_sixteen_pieces() -> None:
    assert FIDE.misplaced("P", 7, "Ah1", True) == "Ah1: a pawn cannot stand on a back rank"
    assert FIDE.misplaced("P", 8, "Aa2", True) is None
    assert FIDE.misplaced("N", 7, "Ah1", True) is None
    assert not list(FIDE.too_many("KQRRBBNNPPPPPPPP", "a"))
    assert list(FIDE.too_many("KQRRBBNNPPPPPPPPP", "b")) == [
        "army b has 17 pieces (expected at most 16)",
        "army b has 9 pawns (expected at most 8)",
    ]
