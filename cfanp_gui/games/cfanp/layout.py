"""Where the armies start and castle, and the number tables that depend on how halves are joined.

A half-board's pieces are kept as *mirrored masks*: 64-bit integers in which a piece on local
square s sets two bits, s itself and the joined square it has as an upper half (``s ^ flip``).
The joined board of any pair is then the low 32 bits of the lower half beside the high 32 bits
of the upper one, without turning anything at all.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.half_boards import FILES
from cfanp_gui.core.movegen import KINDS, LONG, PAWN, SHORT, Castling, Memo, castlings_by_rights
from cfanp_gui.games.cfanp.starting_pieces import back_rank

ARMIES = 6
"""Index of army a's occupancy among a half-board's masks; army b's follows, and so on."""

LOW = 0xFFFF_FFFF
HIGH = 0xFFFF_FFFF_0000_0000

Half = tuple[int, ...]
"""One half-board: mirrored masks of P N B R Q K, then one mask per army."""


@dataclass(frozen=True, slots=True)
class Home:
    """An army's home half-board: the back rank and the local squares castling depends on."""

    order: str
    king: int
    ends: tuple[int, ...]
    """For each joined square the rights that end when a piece leaves it or is captured there."""
    rooks: dict[int, int]
    """Castling right -> local square of its Rook."""
    lower: tuple[tuple[Castling, ...], ...]
    """The ways to castle as the lower half, by the rights there are."""
    upper: tuple[tuple[Castling, ...], ...]
    """The ways to castle as the upper half, by the rights there are."""


class Layout:
    """Everything that depends on the number of armies and on how half-boards are joined."""

    __slots__ = ("bits", "count", "flip", "homes", "join", "open_pairs", "rights")

    def __init__(self, count: int, join: Join) -> None:
        self.count = count
        self.join = join
        self.flip = join.flip
        self.bits = tuple(1 << s | 1 << (s ^ join.flip) for s in range(64))
        """Mirrored mask of a joined square; the same for both squares of a mirrored two."""
        self.homes = tuple(_home(back_rank(army, join), join) for army in range(count))
        self.rights = 0
        """Joined squares where a King or Rook with castling rights may stand."""
        for home in self.homes:
            for square, ends in enumerate(home.ends):
                if ends:
                    self.rights |= 1 << square

        self.open_pairs = Memo(self._open_pairs, 4096)
        """By two bit sets of half-boards, those with an own piece and those pushed: the pairs of
        half-boards not pushed yet with an own piece on one of them."""

    def _open_pairs(self, key: tuple[int, int]) -> tuple[Pair, ...]:
        occupied, pushed = key
        free = [board for board in range(self.count) if not pushed >> board & 1]
        return tuple(
            Pair(lower, upper)
            for index, lower in enumerate(free)
            for upper in free[index + 1 :]
            if (occupied >> lower | occupied >> upper) & 1
        )

    def start(self) -> tuple[Half, ...]:
        """Return the half-boards of the start position (Rule 2)."""
        halves = []
        for army, home in enumerate(self.homes):
            masks = [0] * (ARMIES + self.count)
            for file, letter in enumerate(home.order):
                masks[KINDS.index(letter)] |= self.bits[file]
                masks[PAWN] |= self.bits[FILES + file]
            masks[ARMIES + army] = masks[0] | masks[1] | masks[2] | masks[3] | masks[4] | masks[5]
            halves.append(tuple(masks))
        return tuple(halves)


@lru_cache(maxsize=64)
def layout(count: int, join: Join) -> Layout:
    """Return the one `Layout` for so many armies joined so."""
    return Layout(count, join)


def _home(order: str, join: Join) -> Home:
    king = order.index("K")
    near, far = (7, 0) if king == 4 else (0, 7)
    rooks = {SHORT: near, LONG: far}
    flip = join.flip
    ends = [0] * 64
    for square, ended in ((king, SHORT | LONG), (near, SHORT), (far, LONG)):
        ends[square] = ends[square ^ flip] = ended
    lower = castlings_by_rights(king, rooks)
    upper = castlings_by_rights(king ^ flip, {right: rook ^ flip for right, rook in rooks.items()})
    return Home(order, king, tuple(ends), rooks, lower, upper)
