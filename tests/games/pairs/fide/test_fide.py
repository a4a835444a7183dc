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
