"""What moves seem to win, interpreted and compiled: one position for each thing that counts."""

from __future__ import annotations

import pytest

from cfanp_gui.games.armies.actions import Move
from cfanp_gui.games.cfanp.kernel_search import CODE, gain, victim
from cfanp_gui.games.cfanp.kernel_state import kernel_arguments, unpacked
from cfanp_gui.games.cfanp.kernel_weights import CHECK_GAIN, VALUES
from cfanp_gui.games.pairs.fide import FIDE
from tests.core.build import cfen
from tests.core.chessboard import position
from tests.games.cfanp.kernels import Kernels

PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING = VALUES
REST = "Ka:Ae1 Kb:Bh1 Kc:Ch1 Kd:Da1"
SQUARES = 100
"""What squares may add or take at most."""


def guesses(kernel: Kernels, pieces: str, armies: int = 4) -> dict[str, tuple[int, int]]:
    """Return what each move that a search is told seems to win, and of whom, by its text."""
    line = cfen(armies, pieces, control="1/2/3/-" if armies == 4 else "1/2/3")
    asked = kernel.SearchKernel(*kernel_arguments(position(line).state))
    found = {}
    for move in asked.found():
        pair, origin, target, promotion = unpacked(move & CODE)
        text = Move(pair, origin, target, " NBRQ"[promotion].strip() or None, FIDE).text
        found[text] = gain(move), victim(move)
    return found


@pytest.mark.parametrize(
    ("pieces", "move", "won", "loser"),
    [
        ("Ra:Ad1 Nb:Be4", "AB:d1d5", KNIGHT, 2),
        ("Ra:Ad1 Nd:Be4", "AB:d1d5", 1, 0),
        ("Ra:Ad1 Nb:Be4 Pb:Bd3", "AB:d1d5", KNIGHT - ROOK, 2),
        ("Ra:Ad1 Ra:Ad3 Nb:Be4 Pb:Bd3", "AB:d3d5", KNIGHT - (ROOK - PAWN), 2),
        ("Qa:Ad1 Ra:Ad3 Qb:Be4 Rb:Be1", "AB:d3d5", QUEEN, 2),
        ("Na:Ac2 Pb:Bf4", "AB:c2d4", -KNIGHT, 0),
        ("Na:Ad4 Pb:Bf4", "AB:d4e2", KNIGHT // 2, 0),
        ("Ra:Ad2", "AB:d2a2", CHECK_GAIN, 0),
        ("Pa:Bc2", "BC:c2c1q", QUEEN - PAWN, 0),
        ("Pa:Bc2 Nb:Bb1", "BC:c2b1q", QUEEN - PAWN + KNIGHT, 2),
    ],
)
def test_what_counts(kernel: Kernels, pieces: str, move: str, won: int, loser: int) -> None:
    """Captures, those that are taken back, escapes, checks and promotions."""
    seems, of = guesses(kernel, f"{REST} {pieces}")[move]
    assert of == loser
    assert abs(seems - won) <= SQUARES


def test_a_mate_gains_an_army(kernel: Kernels) -> None:
    found = guesses(kernel, "Ka:Ae1 Ra:Ad2 Kb:Ba1 Pb:Ba2 Pb:Bb2 Qb:Ca1 Kc:Ch3", 3)
    seems, of = found["AB:d2d8"]
    assert of == 2
    assert abs(seems - KING - QUEEN - 2 * PAWN) <= 2 * SQUARES
