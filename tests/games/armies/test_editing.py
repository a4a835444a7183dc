"""Half-boards set up by hand."""

from __future__ import annotations

from typing import cast

import pytest

from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.editing import SquaresField
from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.editing import ArmiesEditing
from cfanp_gui.games.cfanp import ChessForAnyNumberOfPlayers
from tests.core.editing import fields, value_of
from tests.games.armies import shogis
from tests.session.play import square_named

GAME = ChessForAnyNumberOfPlayers()


def start(players: int = 3, **options: OptionValue) -> ArmiesEditing:
    """Return the start of a game."""
    return GAME.editing(GAME.initial(players, {"order": "seats", **options}))


def without(editing: ArmiesEditing, *squares: str) -> ArmiesEditing:
    """Return it with nothing on some squares."""
    gone = set(map(square_named, squares))
    return editing.with_pieces({at: one for at, one in editing.pieces.items() if at not in gone})


def with_piece(editing: ArmiesEditing, square: str, piece: Piece) -> ArmiesEditing:
    """Return it with a piece on a square."""
    return editing.with_pieces({**editing.pieces, square_named(square): piece})


def test_castling_goes_with_the_rook_and_with_the_king() -> None:
    assert without(start(), "Ah1").builder.rights.castling == ("Q", "KQ", "KQ")
    assert without(start(), "Ae1").builder.rights.castling == ("-", "KQ", "KQ")


def test_castling_is_set_side_by_side() -> None:
    editing = start().with_field("castling:1", frozenset({"Q"}))
    assert editing.builder.rights.castling == ("KQ", "Q", "KQ")
    assert editing.with_field("castling:1", frozenset()).builder.rights.castling[1] == "-"


def test_a_passed_square_goes_with_its_pawn() -> None:
    moved = with_piece(without(start(), "Be2"), "Be4", Piece("P", 1))
    editing = moved.with_field("passed", frozenset({square_named("Be3")}))
    assert editing.problems() == ()
    assert without(editing, "Be4").builder.rights.passed == ()


def test_of_two_passed_squares_on_a_half_board_the_new_one_stays() -> None:
    first, second = square_named("Be3"), square_named("Ba3")
    editing = start().with_field("passed", frozenset({first}))
    editing = editing.with_field("passed", frozenset({first, second}))
    assert editing.builder.rights.passed == (second,)


def test_moves_left_follow_the_half_boards_an_army_stands_on() -> None:
    editing = with_piece(start(), "Be4", Piece("N", 0))
    assert editing.builder.moves_left == 2
    assert without(editing, "Be4").builder.moves_left == 1
    chosen = editing.with_field("moves_left", 3)
    assert with_piece(chosen, "Ce4", Piece("N", 0)).builder.moves_left == 3  # as it is left


def test_with_single_moves_there_is_one_left() -> None:
    assert with_piece(start(bonus="single"), "Be4", Piece("N", 0)).builder.moves_left == 1


def test_another_army_to_move_begins_its_turn() -> None:
    editing = with_piece(start(), "Ae4", Piece("N", 1))
    editing = editing.with_field("used", frozenset("AC"))
    assert editing.builder.used == {0, 2}
    after = editing.with_field("army", "1")
    assert (after.builder.army, after.builder.used, after.builder.moves_left) == (1, frozenset(), 2)


def test_who_moves_an_army_is_seen() -> None:
    editing = start().with_field("control:1", "1")
    assert editing.seat_name(1) == "Army b, moved by player 1"
    assert editing.style(Piece("K", 1)).captor == 0
    assert editing.seat_status(1).captor == 0
    dead = start().with_field("control:1", "-")
    assert dead.style(Piece("K", 1)).dead
    assert dead.seat_status(1).dead
    assert dead.builder.control == (1, None, 3)


def test_two_half_boards_are_one_board() -> None:
    (one, other) = start(2).boards()
    assert (one.seams[0].board, other.seams[0].board) == (1, 0)
    assert all(board.seams[0].board is None for board in start(3).boards())
    mirrored = start(2, join="reflect").boards()
    assert all(board.seams[0].board is None for board in mirrored), "turned over they are two"


def test_frost_and_stone_are_seen() -> None:
    frozen = start(kingcapture=True).with_field("remembered", "f=b:AB")
    assert frozen.style(Piece("Q", 1)).frozen
    assert frozen.seat_status(1).frozen
    assert not frozen.style(Piece("Q", 0)).frozen
    stone = without(start().with_field("control:1", "-"), "Bd1")
    assert stone.style(Piece("Q", 1)).stone
    assert stone.seat_status(1).stone
    assert not start().with_field("control:1", "-").style(Piece("Q", 1)).stone


def test_a_half_board_goes_with_its_army_and_those_behind_move_up() -> None:
    editing = with_piece(start(4), "Ae4", Piece("Q", 1))
    editing = with_piece(editing, "Be4", Piece("N", 3)).with_field("control:2", "2")
    less = editing.without_board(1)
    assert less is not None
    assert less.builder.control == (1, 2, 3)
    assert all(piece.army < 3 for piece in less.pieces.values())
    assert square_named("Ae4") not in less.pieces
    assert less.pieces[square_named("Ce1")].army == 2
    assert less.problems() == ()


def test_who_is_to_move_when_their_half_board_goes() -> None:
    less = start(4).with_field("army", "3").without_board(3)
    assert less is not None
    assert less.builder.army == 0


def test_the_pair_that_waits_is_chosen_where_boards_bind() -> None:
    editing = start(touch=True)
    assert "committed" in fields(editing)
    editing = editing.with_field("committed", "AB")
    assert editing.to_text().split(" ")[5] == "1:AB"
    assert editing.problems() == ()
    assert editing.with_field("committed", "").builder.committed is None
    assert editing.with_field("option:touch", False).builder.committed is None
    less = editing.without_board(2)
    assert less is not None
    assert less.builder.committed == (0, 1)
    assert "committed" not in fields(start())


def test_rules_for_more_players_go_with_the_third_half_board() -> None:
    editing = start(3, defend=True)
    less = editing.without_board(2)
    assert less is not None
    assert not less.options["defend"]
    assert less.problems() == ()


def test_what_rules_remember_is_a_line() -> None:
    editing = start(3, kingcapture=True)
    odd = editing.with_field("remembered", "odd")
    assert [problem.field for problem in odd.problems()] == ["Peterson’s rules"]
    assert odd.to_text().endswith(" odd")
    assert without(odd, "Aa2").problems() == (), "what no longer fits goes"
    assert value_of(fields(odd.with_field("remembered", " "))["remembered"]) == "-"
    assert "remembered" not in fields(start())


def test_mirrored_half_boards_castle_elsewhere() -> None:
    mirrored = start().with_field("option:join", "reflect")
    assert mirrored.builder.rights.castling == ("KQ", "-", "KQ")


@pytest.mark.parametrize("name", ["round", "clock", "moves_left"])
def test_numbers_are_set(name: str) -> None:
    assert value_of(fields(start().with_field(name, 2))[name]) == 2


def test_passed_squares_of_who_is_to_move_have_lapsed() -> None:
    moved = with_piece(without(start(), "Be2"), "Be4", Piece("P", 1))
    editing = moved.with_field("passed", frozenset({square_named("Be3")}))
    after = editing.with_field("army", "1")
    assert cast(SquaresField, fields(after)["passed"]).value == frozenset()


def test_the_name_of_a_seat_is_its_army() -> None:
    assert [start().seat_name(seat) for seat in range(3)] == ["Army a", "Army b", "Army c"]


def test_a_piece_stays_what_it_is() -> None:
    piece = Piece("N", 2)
    assert start().as_placed(piece, 0) == piece
    assert start().pocket(0) is None
    assert start().with_pocket(0, (piece,)).to_text() == start().to_text()
    assert Square(0, 0) in start().pieces


def test_hands_and_the_strip_are_set_up_by_hand() -> None:
    editing = shogis.GAME.editing(shogis.GAME.initial(3, {}))
    assert editing.boards()[-1].id == STRIP
    assert editing.pocket(0) == ()
    assert editing.pocket(STRIP) is None
    changed = editing.with_pocket(1, (Piece("R", 0), Piece("B", 2), Piece("P", 1)))
    assert changed.pocket(1) == (Piece("R", 1), Piece("B", 1), Piece("P", 1))
    on_strip = changed.with_pieces({**changed.pieces, Square(STRIP, 2): Piece("G", 0)})
    assert on_strip.problems() == ()
    assert on_strip.builder.moves_left == 1, "the strip gives no move"
    assert on_strip.to_text().endswith("base=shogi strip=2Ga2 hand=b:BPR")
    assert (
        on_strip.with_field("used", frozenset("AB"))
        .with_field("moved", frozenset({Square(STRIP, 2)}))
        .to_text()
        .endswith("hand=b:BPR moved=~c1")
    )
    less = on_strip.without_board(0)
    assert less is not None
    assert less.to_text().endswith("strip=5 hand=a:BPR")
    assert on_strip.cleared().to_text().endswith("base=shogi strip=5")
    king = on_strip.with_pocket(0, (Piece("K", 0),))
    assert [str(problem.sentence) for problem in king.problems()] == [
        "hands: army a: “K” cannot be in a hand (expected some of R, B, G, S, P)"
    ]
    stray = on_strip.with_pieces({**on_strip.pieces, Square(STRIP, 7): Piece("G", 0)})
    assert [str(problem.sentence) for problem in stray.problems()] == [
        "strip: ~7: there is no such square"
    ]
