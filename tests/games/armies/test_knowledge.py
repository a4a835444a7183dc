"""What is known of hidden pieces, as values."""

from __future__ import annotations

from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.knowledge import Known, LastMove, in_order, known, veiled
from tests.games.pairs.hidden.fields import at


def test_squares_come_by_half_board_file_and_rank_and_the_strip_last() -> None:
    squares = [Square(0, 10), Square(0, 1), Square(1, 0), Square(STRIP, 4)]
    assert sorted({*squares}, key=in_order(10)) == squares


def test_it_is_read_from_a_state_and_remembered_by_one() -> None:
    position = at("10/10/10/La8Fa", "10/10/10/Lb8Fb", added="seen=Aa1 fro=Aa1Aa2:2 for=1")
    found = known(position.state)
    assert found == Known(frozenset([Square(0, 0)]), (LastMove(Square(0, 0), Square(0, 10), 2),), 1)
    assert dict(found.facts(10)) == dict(position.state.extra)
    assert Known().facts(10) == ()


def test_others_pieces_are_unknown_unless_shown() -> None:
    pieces = {Square(0, at): Piece("M", at) for at in range(3)}
    seen = veiled(pieces, (1, 2, None), [Square(0, 2)], 1)
    assert [one.letter for one in seen.values()] == ["M", "X", "M"]
    assert [one.letter for one in veiled(pieces, (1, 2, None), (), 0).values()] == ["X"] * 3
