"""Castling rights and passed squares as values and as fields.

The editor's and the line's tests say the rest.
"""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import Join, Square
from cfanp_gui.core.movegen import LONG, NO_SQUARE, SHORT
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import PositionError
from cfanp_gui.core.text import Text
from cfanp_gui.games.pairs.fide.rights import (
    FideDraft,
    Rights,
    all_rights,
    read_draft,
    without_castling,
    without_passed,
)

PIECES = {
    Square(0, 4): Piece("K", 0), Square(0, 7): Piece("R", 0), Square(0, 0): Piece("R", 0),
    Square(1, 28): Piece("P", 1),
}  # fmt: skip


def test_rights_end_one_by_one_and_are_the_same_where_there_was_none() -> None:
    start = all_rights(3)
    assert start == Rights((SHORT | LONG,) * 3, (NO_SQUARE,) * 3)
    after = without_castling(start, 1, SHORT)
    assert after.castling == (SHORT | LONG, LONG, SHORT | LONG)
    assert without_castling(after, 1, SHORT) is after
    assert without_castling(after, 1, ~0).castling[1] == 0
    assert without_passed(start, 2) is start
    assert without_passed(start._replace(passed=(NO_SQUARE, 20, 21)), 1).passed == (-1, -1, 21)


def test_what_is_read_is_written_again() -> None:
    draft = read_draft("KQ/-", "Be3", PIECES, 2, Join.ROTATE)
    assert draft == FideDraft(("KQ", "-"), (Square(1, 20),))
    assert draft.texts() == ("KQ/-", "Be3")
    rights = Rights((SHORT | LONG, 0), (NO_SQUARE, 20))
    assert draft.rights(2) == rights
    assert FideDraft.of(rights) == draft
    assert FideDraft(("-", "-")).texts() == ("-/-", "-")


@pytest.mark.parametrize(("fields", "words"), [
    (("KQ", "-"), "castling: the number of entries is 1"),
    (("KQ/K", "-"), "castling: army b has “K” but no King"),
    (("KQ/-", "Ae3"), "en passant: Ae3: no pawn of army a"),
    (("KQ/-", "Bx9"), "en passant: “Bx9” is not a passed square"),
])  # fmt: skip
def test_the_first_thing_wrong_is_said(fields: tuple[str, str], words: str) -> None:
    with pytest.raises(PositionError, match=words):
        read_draft(*fields, PIECES, 2, Join.ROTATE)


def test_rights_lapse_go_with_their_pieces_and_with_their_army() -> None:
    draft = FideDraft(("KQ", "K"), (Square(1, 20), Square(0, 20)))
    assert draft.allowed(PIECES, 2, Join.ROTATE) == FideDraft(("KQ", "-"), (Square(1, 20),))
    assert draft.turn_given(0).passed == (Square(1, 20),)
    assert [one.square for one in draft.lapsed_problems(1, ())] == [Square(1, 20)]
    assert not list(draft.lapsed_problems(1, (0, 1)))
    assert draft.with_army().castling == ("KQ", "K", "KQ")
    left = draft.without_army(0, lambda board: board - 1)
    assert left == FideDraft(("K",), (Square(0, 20),))


def test_fields_of_the_editor() -> None:
    draft = FideDraft(("KQ", "-"))
    (field,) = draft.of_army(1, Text("Army b"), Text("Armies"))
    (marked,) = draft.on_boards(Text("On the boards"))
    assert (field.name, marked.name) == ("castling:1", "passed")
    assert field.set(frozenset("Q")) == FideDraft(("KQ", "Q"))
    squares = frozenset({Square(0, 20)})
    assert marked.set(squares) == FideDraft(("KQ", "-"), (Square(0, 20),))
