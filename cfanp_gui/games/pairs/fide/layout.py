"""Castlings of the armies, and the joining of half-boards.

A half-board's pieces are kept as mirrored masks (`pairs.mirrored`): a piece on local square s
sets two bits, s itself and the joined square it has as an upper half (``s ^ flip``).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cfanp_gui.core.boards import MAX_BOARDS, Join
from cfanp_gui.core.half_boards import LONG, SHORT
from cfanp_gui.games.pairs.fide import back_rank

ARMIES = 6
"""Index of army a's occupancy among a half-board's masks; army b's follows, and so on."""

LOW = 0xFFFF_FFFF
HIGH = 0xFFFF_FFFF_0000_0000


@dataclass(frozen=True, slots=True)
class Home:
    """An army's home half-board: the local squares castling depends on."""

    king: int
    ends: tuple[int, ...]
    """Rights that end when a piece leaves each joined square or is captured there."""
    rooks: dict[int, int]
    """Local square of the Rook of each castling right."""


class JoinLayout(NamedTuple):
    """Tables that depend on the join of half-boards."""

    flip: int
    """Number to XOR with a square of an upper half-board to get the joined one."""
    homes: tuple[Home, ...]
    """Homes by army."""
    rights: int
    """Joined squares where a King or Rook with castling rights may stand."""


@lru_cache(maxsize=2)
def layout(join: Join) -> JoinLayout:
    """Return the `JoinLayout` of a join, the same object each time."""
    flip = 63 if join is Join.ROTATE else 56
    homes = tuple(_home(back_rank(army, join), flip) for army in (0, 1))
    ends = [square for home in homes for square, ended in enumerate(home.ends) if ended]
    return JoinLayout(flip, homes * (MAX_BOARDS // 2), sum({1 << square for square in ends}))


def _home(order: str, flip: int) -> Home:
    king = order.index("K")
    near, far = (7, 0) if king == 4 else (0, 7)
    rooks = {SHORT: near, LONG: far}
    ends = [0] * 64
    for square, ended in ((king, SHORT | LONG), (near, SHORT), (far, LONG)):
        ends[square] = ends[square ^ flip] = ended
    return Home(king, tuple(ends), rooks)
