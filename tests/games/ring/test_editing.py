"""Boards of a ring set up by hand."""

from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.half_boards import half_board, half_square, parse_square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.ring import MultiPlayerChess
from cfanp_gui.games.ring.editing import RingEditing
from tests.core.editing import fields, value_of

GAME = MultiPlayerChess()


def start(players: int = 3, **options: OptionValue) -> RingEditing:
    """Return the start of a game."""
    return GAME.editing(GAME.initial(players, options))


def moved(editing: RingEditing, board: int, origin: str, target: str) -> RingEditing:
    """Return it with a piece elsewhere on its board."""
    start_at, goal = (half_square(board, parse_square(name, 8)) for name in (origin, target))
    pieces = dict(editing.pieces)
    pieces[goal] = pieces.pop(start_at)
    return editing.with_pieces(pieces)


def names(editing: RingEditing, board: int) -> set[int]:
    """Return the squares of what never moved on a board."""
    return {square.index for square in editing.builder.unmoved if square.board // 2 + 1 == board}


def test_what_moved_has_moved() -> None:
    editing = moved(start(), 1, "a1", "a3")
    assert len(editing.builder.unmoved) == 17
    editing = moved(start(), 1, "e1", "e3")
    assert len(names(editing, 1)) == 3, "Rooks of a King that moved do not castle either"
    assert editing.problems() == ()


def test_a_passed_square_goes_with_its_pawn_and_with_the_turn() -> None:
    square = half_square(1, parse_square("e3", 8))
    editing = moved(start(), 1, "e2", "e4").with_field("turn:1", "1")
    editing = editing.with_field("passed", frozenset({square}))
    assert editing.problems() == ()
    assert editing.builder.passed == {1: square}
    assert moved(editing, 1, "e4", "d4").builder.passed == {}
    assert editing.with_field("turn:1", "0").builder.passed == {}


def test_of_two_passed_squares_on_a_board_the_new_one_stays() -> None:
    first, second = (half_square(1, parse_square(name, 8)) for name in ("e3", "a6"))
    editing = start().with_field("passed", frozenset({first}))
    editing = editing.with_field("passed", frozenset({first, second}))
    assert editing.builder.passed == {1: second}


def test_black_is_who_has_white_on_the_next_board() -> None:
    editing = start(4).without_board(half_board(3, 1))
    assert editing is not None
    assert editing.builder.seats == {1: (1, 2), 2: (2, 4), 4: (4, 1)}
    after = editing.with_field("white:4", "3")
    assert after.builder.seats == {1: (1, 2), 2: (2, 3), 4: (3, 1)}
    assert after.problems() == ()
    back = editing.with_board()
    assert back is not None
    assert back.builder.seats == start(4).builder.seats
    assert back.to_text() == start(4).to_text()


def test_stockpiles_of_players_without_a_seat_go() -> None:
    held = (Piece("N", 0, 1),)
    editing = start(4).with_field("held:3", held)
    less = editing.without_board(half_board(3, 0))
    assert less is not None
    assert not any(less.builder.stockpiles.values())


def test_a_pocket_holds_what_its_player_has_in_the_colour_of_the_seat() -> None:
    knight, bishop = Piece("N", 0, 1), Piece("B", 1, 1)
    editing = start().with_field("held:2", (knight, bishop))
    assert editing.pocket(half_board(2, 0)) == (knight,)
    assert editing.pocket(half_board(1, 1)) == (bishop,)
    after = editing.with_pocket(half_board(2, 0), ())
    assert after.builder.stockpiles[2] == (bishop,)
    assert editing.cleared().builder.stockpiles == {}


def test_a_king_is_always_one_of_its_board() -> None:
    assert start().as_placed(Piece("K", 0, 1), half_board(3, 1)) == Piece("K", 0, 3)
    assert start().as_placed(Piece("N", 0, 1), half_board(3, 1)) == Piece("N", 0, 1)


def test_rounds_have_fields_of_their_own() -> None:
    assert "round" not in fields(start())
    editing = start().with_field("option:tempo", "rounds")
    editing = editing.with_field("round", 3).with_field("moved:2", True)
    assert editing.builder.moved == {2}
    assert not editing.seat_status(half_board(2, 0)).to_move
    assert editing.with_field("moved:2", False).builder.moved == frozenset()
    assert value_of(fields(editing)["round"]) == 3
    free = editing.with_field("option:tempo", "free")
    assert (free.builder.round, free.builder.moved) == (1, frozenset())
    assert free.problems() == ()


def test_a_spared_king_must_be_mated() -> None:
    editing = start().with_field("spared:1", True)
    assert [problem.field for problem in editing.problems()] == ["to move"]


def test_so_many_players_as_boards_and_sets_need() -> None:
    editing = start(4).without_board(half_board(4, 0))
    assert editing is not None
    assert editing.players == 4
    fewer = editing.with_field("players", 3)
    assert fewer.problems() == ()
    assert fewer.to_text() == start(3).to_text()


def test_plates_name_colour_and_player() -> None:
    assert start().seat_name(half_board(3, 1)) == "Black, player 1"
