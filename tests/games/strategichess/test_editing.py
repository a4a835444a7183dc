"""Boards of StrategiChess set up by hand."""

from __future__ import annotations

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.strategichess import StrategiChess
from cfanp_gui.games.strategichess.editing import StrategiEditing

GAME = StrategiChess()


def start(boards: int = 2) -> StrategiEditing:
    """Return the start of a game."""
    return GAME.editing(GAME.initial(2 * boards, {}))


def test_a_pawn_that_is_elsewhere_has_moved() -> None:
    pieces = dict(start().pieces)
    pieces[Square(0, 70)] = pieces.pop(Square(0, 42))
    editing = start().with_pieces(pieces)
    assert Square(0, 42) not in editing.builder.unmoved
    assert editing.problems() == ()


def test_a_piece_belongs_to_who_plays_its_colour_there() -> None:
    assert start().as_placed(Piece("N", 1), 1) == Piece("N", 3)
    assert start().as_placed(Piece("N", 2), 0) == Piece("N", 0)


def test_boards_to_the_right_move_up_with_their_players() -> None:
    editing = start(3).with_field("turn:2", "1").with_field("number:2", 7)
    less = editing.without_board(1)
    assert less is not None
    assert less.builder.to_move == (0, 1)
    assert less.builder.move_numbers == (1, 7)
    assert {piece.army for piece in less.pieces.values()} == {0, 1, 2, 3}
    assert less.problems() == ()


def test_numbers_are_set() -> None:
    editing = start(1).with_field("idle", 5)
    assert editing.to_text().split(" ")[3] == "5"


def test_plates_name_colour_and_board() -> None:
    assert start().seat_name(3) == "Black, board 2"
