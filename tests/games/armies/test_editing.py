"""Half-boards set up by hand: each edit, and what follows from it."""

from collections.abc import Iterable

import pytest

from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.game import OptionValue
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.editing import ArmiesEditing
from cfanp_gui.games.cfanp import ChessForAnyNumberOfPlayers
from cfanp_gui.games.registry import find_game
from tests.core.editing import fields, value_of
from tests.session.play import square_named

GAME = ChessForAnyNumberOfPlayers()
SQUARES = ("passed", "moved")


def start(players: int = 3, **options: OptionValue) -> ArmiesEditing:
    """Return the start of a game."""
    return GAME.editing(GAME.initial(players, {"order": "seats", **options}))


def edited(editing: ArmiesEditing, edits: str) -> ArmiesEditing:
    """Return it after edits: ``Qa:Be4`` puts a piece, ``-Be2`` takes one off.

    Others are fields, such as ``army=1``. A field of squares or letters has them behind each
    other with a plus between, ``passed=Be3+Ba3``.
    """
    for edit in edits.split():
        name, sign, value = edit.partition("=")
        if sign:
            editing = editing.with_field(name, read(name, value))
            continue
        pieces = dict(editing.pieces)
        if edit.startswith("-"):
            pieces.pop(square_named(edit[1:]))
        else:
            piece, _, at = edit.partition(":")
            pieces[square_named(at)] = Piece(piece[0], "abcd".index(piece[1]))
        editing = editing.with_pieces(pieces)
    return editing


def read(name: str, value: str) -> object:
    """Return the value of a field."""
    if name in SQUARES:
        return frozenset(map(square_named, filter(None, value.split("+"))))
    if name in ("used",) or name.startswith("castling"):
        return frozenset(value)
    if name in ("moves_left", "round", "clock"):
        return int(value)
    return {"no": False, "yes": True}.get(value, value)


def written(editing: ArmiesEditing, names: Iterable[str]) -> str:
    """Return some fields of the line: to move, control, castling, passed, moves, clock, round."""
    all_names = (
        "boards",
        "army",
        "control",
        "castling",
        "passed",
        "turn",
        "clock",
        "round",
        "rest",
    )
    line = dict(zip(all_names, editing.to_text().split(" "), strict=False))
    return " ".join(line[name] for name in names)


@pytest.mark.parametrize(
    ("edits", "asked", "expected"),
    [
        # Castling goes with the Rook and with the King, and is set side by side.
        ("-Ah1", "castling", "Q/KQ/KQ"),
        ("-Ae1", "castling", "-/KQ/KQ"),
        ("castling:1=Q", "castling", "KQ/Q/KQ"),
        ("castling:1=Q castling:1=", "castling", "KQ/-/KQ"),
        ("option:join=reflect", "castling", "KQ/-/KQ"),
        # A passed square goes with its pawn; of two on a half-board the new one stays.
        ("-Be2 Pb:Be4 passed=Be3", "passed", "Be3"),
        ("-Be2 Pb:Be4 passed=Be3 -Be4", "passed", "-"),
        ("passed=Be3 passed=Be3+Ba3", "passed", "Ba3"),
        ("-Be2 Pb:Be4 passed=Be3 army=1", "passed", "-"),
        # Moves left follow the half-boards an army stands on, unless they were chosen.
        ("Na:Be4", "turn", "2"),
        ("Na:Be4 -Be4", "turn", "1"),
        ("Na:Be4 moves_left=3 Na:Ce4", "turn", "3"),
        ("option:bonus=single Na:Be4", "turn", "1"),
        # Another army to move begins its turn.
        ("Nb:Ae4 used=AC", "army turn", "a 1AC"),
        ("Nb:Ae4 used=AC army=1", "army turn", "b 2"),
        ("control:1=-", "control", "1/-/3"),
        ("control:1=1", "control", "1/1/3"),
        ("round=2 clock=5", "clock round", "5 2"),
        # The pair that waits is chosen where boards bind.
        ("option:touch=yes committed=AB", "turn", "1:AB"),
        ("option:touch=yes committed=AB committed=", "turn", "1"),
        ("option:touch=yes committed=AB option:touch=no", "turn", "1"),
        # What rules remember is a line; what no longer fits goes.
        ("option:kingcapture=yes remembered=odd", "rest", "odd"),
        ("option:kingcapture=yes remembered=odd -Aa2", "rest", "-"),
    ],
)
def test_what_follows_from_an_edit(edits: str, asked: str, expected: str) -> None:
    assert written(edited(start(), edits), asked.split(" ")) == expected


def test_who_moves_an_army_and_what_became_of_it_is_seen() -> None:
    assert [start().seat_name(seat) for seat in range(3)] == ["Army A", "Army B", "Army C"]
    taken = edited(start(), "control:1=1")
    assert taken.seat_name(1) == "Army B, moved by player 1"
    assert taken.style(Piece("K", 1)).captor == taken.seat_status(1).captor == 0
    dead = edited(start(), "control:1=-")
    assert dead.style(Piece("K", 1)).dead
    assert dead.seat_status(1).dead
    assert not dead.style(Piece("Q", 1)).stone
    stone = edited(dead, "-Bd1")
    assert stone.style(Piece("Q", 1)).stone
    assert stone.seat_status(1).stone
    frozen = edited(start(kingcapture=True), "remembered=f=b:AB")
    assert frozen.style(Piece("Q", 1)).frozen
    assert frozen.seat_status(1).frozen
    assert not frozen.style(Piece("Q", 0)).frozen


def test_two_half_boards_are_one_board_unless_they_are_mirrored() -> None:
    (one, other) = start(2).boards()
    assert (one.seams[0].board, other.seams[0].board) == (1, 0)
    for editing in (start(3), start(2, join="reflect")):
        assert all(board.seams[0].board is None for board in editing.boards())


def test_a_half_board_goes_with_its_army_and_those_behind_move_up() -> None:
    less = edited(start(4), "Qb:Ae4 Nd:Be4 control:2=2").without_board(1)
    assert less is not None
    assert written(less, ["control"]) == "1/2/3"
    assert all(piece.army < 3 for piece in less.pieces.values())
    assert square_named("Ae4") not in less.pieces
    assert less.pieces[square_named("Ce1")].army == 2
    assert less.problems() == ()
    mover = edited(start(4), "army=3").without_board(3)
    assert mover is not None
    assert written(mover, ["army"]) == "a"
    waiting = edited(start(touch=True), "committed=AB").without_board(2)
    assert waiting is not None
    assert written(waiting, ["turn"]) == "1:AB"
    alone = start(3, defend=True).without_board(2)
    assert alone is not None
    assert not alone.options["defend"], "a rule for more players"
    assert alone.problems() == ()


def test_fields_are_there_where_they_mean_something() -> None:
    assert {"committed", "remembered"} & set(fields(start())) == set()
    assert "committed" in fields(start(touch=True))
    odd = edited(start(kingcapture=True), "remembered=odd")
    assert [problem.field for problem in odd.problems()] == ["Peterson’s rules"]
    assert value_of(fields(odd.with_field("remembered", " "))["remembered"]) == "-"
    for name in ("round", "clock", "moves_left"):
        assert value_of(fields(start().with_field(name, 2))[name]) == 2
    piece = Piece("N", 2)
    assert start().as_placed(piece, 0) == piece
    assert start().pocket(0) is None
    assert start().with_pocket(0, (piece,)).to_text() == start().to_text()


def test_hands_and_the_strip_are_set_up_by_hand() -> None:
    game = find_game("cfanp").variant({"base": "minishogi"})
    editing = game.editing(game.initial(3, {"base": "minishogi", "order": "seats"}))
    assert isinstance(editing, ArmiesEditing)
    assert editing.boards()[-1].id == STRIP
    assert (editing.pocket(0), editing.pocket(STRIP)) == ((), None)
    changed = editing.with_pocket(1, (Piece("R", 0), Piece("B", 2), Piece("P", 1)))
    assert {*(changed.pocket(1) or ())} == {Piece(letter, 1) for letter in "BPR"}
    strip = changed.with_pieces({**changed.pieces, Square(STRIP, 2): Piece("G", 0)})
    assert strip.problems() == ()
    assert written(strip, ["turn"]) == "1", "the strip gives no move"
    assert strip.to_text().endswith("strip=2Ga2 hand=b:BPR")
    moved = strip.with_field("used", frozenset("AB")).with_field(
        "moved", frozenset({Square(STRIP, 2)})
    )
    assert moved.to_text().endswith("hand=b:BPR moved=~c1")
    less = strip.without_board(0)
    assert less is not None
    assert less.to_text().endswith("strip=5 hand=a:BPR")
    assert strip.cleared().to_text().endswith("strip=5")
    king = strip.with_pocket(0, (Piece("K", 0),))
    assert "“K” cannot be in a hand" in str(king.problems()[0].sentence)
    crazyhouse = find_game("cfanp").variant({"base": "crazyhouse"})
    start_there = crazyhouse.editing(crazyhouse.initial(2, {"base": "crazyhouse"}))
    pawn = start_there.with_pocket(0, (Piece("Q~", 1), Piece("P", 1), Piece("Q", 1)))
    assert pawn.to_text().endswith("hand=a:PQQ")
    edge = start_there.with_field("passed", frozenset({Square(1, 31)}))
    assert edge == start_there, "what passed it would stand beyond the last rank"
    stray = strip.with_pieces({**strip.pieces, Square(STRIP, 7): Piece("G", 0)})
    assert [str(problem.sentence) for problem in stray.problems()] == [
        "strip: ~7: there is no such square"
    ]
