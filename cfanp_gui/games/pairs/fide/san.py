"""Standard algebraic notation (SAN) of chess on a joined board, with castling."""

from __future__ import annotations

from cfanp_gui.core.half_boards import FILES
from cfanp_gui.games.pairs.castling_san import CastlingSan

_SHORT_FILES = (1, 6)
"""The joined files on which the King lands when it castles with the nearer Rook."""


class ChessSan(CastlingSan):
    """SAN of chess on a joined board."""

    def castles(self, origin: int, target: int) -> str | None:
        if abs(origin - target) != 2 or origin // FILES != target // FILES:
            return None
        return "O-O" if target % FILES in _SHORT_FILES else "O-O-O"
