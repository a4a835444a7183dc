"""FIDE's rules as those of a pair: what moves capture, threaten and become."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.half_boards import parse_square
from cfanp_gui.core.movegen import LONG, PROMOTIONS, QUEEN, SQUARES
from cfanp_gui.games.armies.bundles import listed
from tests.core.build import cfen
from tests.core.chessboard import position

AB = Pair(0, 1)
# A pawn of army a on e7 may capture on d8 and f8, and one on d5 in passing on e6.
PIECES = "Ka:Aa1 Pa:Bd2 Pa:Be4 Kb:Bh3 Rb:Bc1 Nb:Be1 Pb:Bd4 Kc:Ch1"
STATE = position(cfen(3, PIECES, passed="Bd3", turn="2")).state
MOVES = STATE.generate(0, AB)
BOARD = STATE.board(AB)
BASE = STATE.base


def test_what_a_move_captures() -> None:
    assert BASE.victim(BOARD, 52, 61) == SQUARES[61]
    assert BASE.victim(BOARD, 35, 44) == SQUARES[36], "in passing"
    assert BASE.victim(BOARD, 52, 60) == 0
    assert BASE.victim(BOARD, 0, 9) == 0


def test_a_pawn_that_goes_where_it_cannot_captures_no_empty_square() -> None:
    for origin in range(64):
        for target in range(64):
            mask = BASE.victim(BOARD, origin, target)
            assert mask & BOARD.occupied == mask, (origin, target)


def test_captures_of_some_pieces_however_the_moves_are_kept() -> None:
    every = {(52, 61, SQUARES[61]), (52, 59, SQUARES[59]), (35, 44, SQUARES[36])}
    one_by_one = listed(MOVES.expand(), MOVES.checkers)
    for moves in (MOVES, one_by_one):
        assert set(BASE.captures(BOARD, moves, BOARD.occupied)) == every
        assert set(BASE.captures(BOARD, moves, SQUARES[36])) == {(35, 44, SQUARES[36])}
        assert not set(BASE.captures(BOARD, moves, SQUARES[0]))


def test_what_a_pawn_becomes_on_a_back_rank() -> None:
    assert BASE.becomings(BOARD, 52, 60) == PROMOTIONS
    assert BASE.becomings(BOARD, 35, 43) == (0,)
    assert BASE.becomings(BOARD, 0, 7) == (0,)


def joined(name: str) -> int:
    return parse_square(name, 8)


def test_a_double_step_passes_a_square_until_the_pawn_is_gone() -> None:
    state = position(cfen(3, "Ka:Ae1 Pa:Ae2 Kb:Bd1 Nb:Ad4 Kc:Ce1")).state
    board, rights, taken, counted = BASE.play(
        state.board(AB), AB, 0, joined("e2"), joined("e4"), 0, state.rights
    )
    assert rights.passed == (joined("e3"), -1, -1)
    assert (taken, counted) == (0, False)
    away = BASE.play(board, AB, 0, joined("e4"), joined("e5"), 0, rights)
    assert away[1] == state.rights


def test_a_capture_is_told_and_ends_the_right_with_a_rook() -> None:
    pieces = "Ka:Ae1 Ra:Aa1 Kb:Bd1 Rb:Ba1 Pa:Bb2 Kc:Ce1"
    state = position(cfen(3, pieces, castling="Q/K/-")).state
    board, rights, taken, counted = BASE.play(
        state.board(AB), AB, 0, joined("g7"), joined("h8"), QUEEN, state.rights
    )
    assert (taken, counted) == (SQUARES[joined("h8")], False)
    assert rights.castling == (LONG, 0, 0)
    assert board.diagonal & board.straight & board.armies[0] == taken
