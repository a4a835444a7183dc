"""Bundles of moves with captures left out and added."""

from __future__ import annotations

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.movegen import QUEEN, SQUARES
from cfanp_gui.games.armies.bundles import listed, with_captures, without_captures
from tests.core.build import cfen
from tests.core.chessboard import position

AB = Pair(0, 1)
# A pawn of army a on e7 may capture on d8 and f8, and one on d5 in passing on e6.
PIECES = "Ka:Aa1 Pa:Bd2 Pa:Be4 Kb:Bh3 Rb:Bc1 Nb:Be1 Pb:Bd4 Kc:Ch1"
STATE = position(cfen(3, PIECES, passed="Bd3", turn="2")).state
MOVES = STATE.generate(0, AB)
BOARD = STATE.board(AB)
BASE = STATE.base


def test_captures_are_left_out() -> None:
    assert without_captures(BASE, BOARD, MOVES, 0) is MOVES
    assert without_captures(BASE, BOARD, MOVES, SQUARES[63]) is MOVES
    for spared in (61, 59, 36):
        left = without_captures(BASE, BOARD, MOVES, SQUARES[spared])
        kept = [one for one in MOVES.expand() if BASE.victim(BOARD, *one[:2]) != SQUARES[spared]]
        assert sorted(left.expand()) == sorted(kept)
        assert left.total == len(kept) < MOVES.total
        assert left.checkers == MOVES.checkers


def test_captures_are_added() -> None:
    fewer = without_captures(BASE, BOARD, MOVES, SQUARES[61] | SQUARES[59])
    more = with_captures(BASE, BOARD, fewer, [(52, 61), (52, 59)])
    assert sorted(more.expand()) == sorted(MOVES.expand())
    assert more.total == MOVES.total
    king = with_captures(BASE, BOARD, MOVES, [(0, 63)])
    assert (0, 63, 0) in king.expand()
    assert king.total == MOVES.total + 1


def test_moves_are_listed_one_by_one() -> None:
    chosen = [one for one in MOVES.expand() if one[2] in (0, QUEEN)]
    bundle = listed(chosen, MOVES.checkers)
    assert sorted(bundle.expand()) == sorted(chosen)
    assert (bundle.total, bundle.checkers) == (len(chosen), MOVES.checkers)
    spared = without_captures(BASE, BOARD, bundle, SQUARES[61])
    assert sorted(spared.expand()) == sorted(one for one in chosen if one[1] != 61)
    assert sorted(with_captures(BASE, BOARD, spared, [(0, 63)]).expand())[0] == (0, 1, 0)
