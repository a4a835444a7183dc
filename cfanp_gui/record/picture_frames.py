"""The room that the parts of a picture need: boards with their frames, plates and pockets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import Edge
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.seats import Seat
from cfanp_gui.record.picture_layout import Block, Laid

SQUARE = 60
FRAME = 21
PLATE = 42
GAP = 10
POCKET = 40
"""How high a band of pieces from a pocket is."""


class Band(NamedTuple):
    """A name plate or a pocket beyond a block's frames."""

    seat: Seat | None
    """Whose plate it is; None for a pocket."""
    pocket: tuple[Piece, ...]
    """What lies in the pocket."""
    left: float
    """Where it begins, from the left of its block's frames."""
    width: float
    offset: float
    """How far its near edge is from the frames."""

    @property
    def height(self) -> float:
        """Return how high it is."""
        return PLATE if self.seat is not None else POCKET

    @property
    def end(self) -> float:
        """Return how far its far edge is from the frames."""
        return self.offset + self.height


class FramedBlock(NamedTuple):
    """A block with its frames and what lies beyond them."""

    block: Block
    left: int
    """How wide the frame at the left of its boards is."""
    top: int
    width: float
    """From the left of the frames to their right."""
    height: float
    above: tuple[Band, ...]
    below: tuple[Band, ...]

    @property
    def over(self) -> float:
        """Return how high what lies above the frames is."""
        return max((band.end for band in self.above), default=0)

    @property
    def whole(self) -> float:
        """Return how high everything is."""
        return self.over + self.height + max((band.end for band in self.below), default=0)


def framed(
    block: Block, pockets: Mapping[int, tuple[Piece, ...]], seats: Iterable[Seat]
) -> FramedBlock:
    """Return a block with room for its frames, for the pockets of its boards, and for plates.

    `pockets` are by the ids of boards, `seats` those whose plates are shown.
    """
    sides = [frame_of(laid, block) for laid in block.boards]
    left = max(side[0] for laid, side in zip(block.boards, sides, strict=True) if not laid.left)
    top = max(side[1] for laid, side in zip(block.boards, sides, strict=True) if not laid.top)
    right = max(
        side[2]
        for laid, side in zip(block.boards, sides, strict=True)
        if laid.left + laid.board.files == block.width
    )
    bottom = max(
        side[3]
        for laid, side in zip(block.boards, sides, strict=True)
        if laid.top + laid.board.ranks == block.height
    )
    above: list[Band] = []
    below: list[Band] = []
    shown = tuple(seats)
    for laid, side in zip(block.boards, sides, strict=True):
        x = left + laid.left * SQUARE - side[0]
        width = laid.board.files * SQUARE + side[0] + side[2]
        if laid.board.id in pockets:
            bands = above if laid.south_is_up else below
            bands.append(_band(bands, None, pockets[laid.board.id], x, width))
        for seat in shown:
            if seat.board == laid.board.id:
                up = laid.south_is_up == (seat.edge in (Edge.SOUTH, Edge.WEST))
                bands = above if up else below
                bands.append(_band(bands, seat, (), x, width))
    return FramedBlock(
        block, left, top, block.width * SQUARE + left + right,
        block.height * SQUARE + top + bottom, tuple(above), tuple(below),
    )  # fmt: skip


def frame_of(laid: Laid, block: Block) -> tuple[int, int, int, int]:
    """Return how wide a board's frame is at its left, top, right and bottom: nothing at a seam."""
    sides = [FRAME, FRAME, FRAME, FRAME]
    ids = {one.board.id for one in block.boards}
    for edge in Edge:
        seam = laid.board.seam(edge)
        there = None if seam is None else seam.board
        if edge not in laid.board.framed and (there is None or there in ids):
            sides[_SIDES.index(laid.faces(edge))] = 0
    left, top, right, bottom = sides
    return left, top, right, bottom


_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1))


def _band(
    others: Sequence[Band], seat: Seat | None, pocket: tuple[Piece, ...], x: float, width: float
) -> Band:
    """Return a band beyond the others that are in its way."""
    in_the_way = [one.end for one in others if one.left < x + width and x < one.left + one.width]
    return Band(seat, pocket, x, width, max(in_the_way, default=0) + GAP)


def top_of(band: Band, frames: FramedBlock, top: float, up: bool) -> float:
    """Return where a band begins whose block's uppermost part begins at a height."""
    if up:
        return top + frames.over - band.end
    return top + frames.over + frames.height + band.offset
