"""The half-boards of a game and how the armies stand on them at the start."""

from __future__ import annotations

from functools import cache

from cfanp_gui.core.boards import BOARD_LETTERS, BoardSpec, Edge, Join, Seam
from cfanp_gui.core.half_boards import FILES, RANKS

_WHITE_ORDER = "RNBQKBNR"
_BLACK_ORDER = "RNBKQBNR"


def back_rank(army: int, join: Join) -> str:
    """Return the pieces of an army's back rank from its owner's left.

    Source: the first, third ... army stands as White does, the second, fourth ... as Black
    (our reading of Rule 2); with files kept every army stands as White does.
    """
    as_white = join is Join.REFLECT or army % 2 == 0
    return _WHITE_ORDER if as_white else _BLACK_ORDER


@cache
def half_boards(count: int) -> tuple[BoardSpec, ...]:
    """Return the half-boards of a game, each at home with one army and open at its seam."""
    seams = (Seam(Edge.NORTH),)
    return tuple(
        BoardSpec(board, FILES, RANKS, board, BOARD_LETTERS[board], seams) for board in range(count)
    )
