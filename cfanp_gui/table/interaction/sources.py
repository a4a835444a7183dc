"""Where a piece can be taken up: from a square, or from the tray of a stockpile."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.boards import Square


class PocketSource(NamedTuple):
    """A kind of piece in the tray behind a half-board."""

    board: int
    letter: str


Source = Square | PocketSource
