"""What stands on the half-boards, and which pieces are friends."""

from __future__ import annotations

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.control import Control
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.placed_armies import PlacedArmies
from cfanp_gui.games.pairs.fide import FIDE
from tests.core.build import cfen as line
from tests.games.armies.reading import read

AB = Pair(0, 1)


def start(control: Control = (1, 2, 3)) -> PlacedArmies:
    base = FIDE.pair_rules(Join.ROTATE)
    return PlacedArmies(base, *base.start(len(control)), control)


def square(name: str) -> Square:
    return Square("ABC".index(name[0]), parse_square(name[1:]))


def test_the_start_is_sixteen_pieces_at_home_for_each() -> None:
    armies = start()
    assert armies.count == 3
    assert armies.spread == (1, 2, 4)
    assert not armies.decided
    assert not armies.only_kings()
    assert [len(armies.pieces_on(board)) for board in range(3)] == [16, 16, 16]
    assert list(armies.pieces()) == sorted(armies.pieces())
    assert armies.piece_at(square("Be2")) == Piece("P", 1)
    assert armies.piece_at(square("Be3")) is None
    assert [armies.king_of(army) for army in range(3)] == [
        square("Ae1"), square("Bd1"), square("Ce1"),
    ]  # fmt: skip
    assert armies.king_of(0, boards=(1, 2)) is None


def test_who_has_a_common_controller_is_no_enemy() -> None:
    armies = start()
    board, own, friends, hostile = armies.view(0, AB)
    assert (own, friends) == (0xFFFF, 0xFFFF)
    assert hostile == board.occupied ^ own
    armies.give((1, 1, 3))
    assert not armies.hostile(0, 1)
    assert armies.hostile(0, 2)
    assert armies.view(0, AB)[1:] == (0xFFFF, board.occupied, 0)
    armies.give((1, None, None))
    assert armies.decided
    assert armies.hostile(1, 2), "the dead have none"
    assert armies.view(0, AB)[1:] == (0xFFFF, 0xFFFF, 0), "and nobody is afraid of them"


def test_an_army_removed_leaves_nothing() -> None:
    armies = start()
    before = armies.board(AB)
    armies.remove(1)
    assert armies.king_of(1) is None
    assert {piece.army for piece in armies.pieces().values()} == {0, 2}
    assert armies.spread == (1, 0, 4) == armies.base.spread(armies.halves, 3)
    assert armies.board(AB) != before
    assert not armies.board(AB).armies[1]


def test_a_piece_is_put_for_another_one() -> None:
    armies = start()
    armies.board(AB)
    armies.put(square("Be1"), Piece("R", 0))
    assert armies.piece_at(square("Be1")) == Piece("R", 0)
    assert armies.spread == (3, 2, 4)
    assert armies.checkers(1, AB) == (square("Be1"),)
    assert armies.checkers(1, Pair(1, 2)) == (square("Be1"),), "on whatever pair its board lies"
    armies.put(square("Be1"), None)
    assert armies.piece_at(square("Be1")) is None
    assert armies.spread == (1, 2, 4)
    assert armies.checkers(1, AB) == ()


def test_half_boards_are_written_after_moves_when_they_are_asked_for() -> None:
    state = read(line(3, "Ka:Ae1 Ra:Aa1 Kb:Be1 Kc:Ce1"), Rules(FIDE))
    a1, a4, a5 = (parse_square(name, ranks=8) for name in ("a1", "a4", "a5"))
    once = state.moved(AB, a1, a4, 0)
    twice = once.moved(AB, a4, a5, 0)
    over_there = once.moved(Pair(0, 2), a4, a5, 0)
    rook = Piece("R", 0)
    assert (twice.piece_at(square("Bh4")), twice.piece_at(square("Aa4"))) == (rook, None)
    assert (over_there.piece_at(square("Ch4")), over_there.piece_at(square("Bh4"))) == (rook, None)
    assert (once.piece_at(square("Aa4")), once.piece_at(square("Aa1"))) == (rook, None)
    assert state.piece_at(square("Aa1")) == rook
    assert [one.spread for one in (state, once, twice, over_there)] == [
        (1, 2, 4), (1, 2, 4), (3, 2, 4), (5, 2, 4),
    ]  # fmt: skip
