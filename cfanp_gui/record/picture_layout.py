"""Layout of a picture of a position: boards in blocks, frames, plates and pockets.

Positions of boards in their block are in squares, all else in units of the picture.
"""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import (
    STRIP,
    BoardSpec,
    Edge,
    Join,
    Seam,
    Square,
    exchanged,
    linked,
    specs_by_id,
)
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.seats import Seat

SQUARE = 60
FRAME = 21
PLATE = 42
GAP = 10
POCKET = 40
"""Height of a band of pieces from a pocket."""

_DIRECTIONS = {Edge.SOUTH: (0, 1), Edge.NORTH: (0, -1), Edge.WEST: (-1, 0), Edge.EAST: (1, 0)}
"""Directions of the edges of an upright board: right and down."""


class Laid(NamedTuple):
    """A board in a block."""

    board: BoardSpec
    left: float
    """Squares from the left of the block's boards to its own."""
    top: float
    """Squares from the top of the block's boards to its own."""
    turned: bool = False
    """True if it is turned by 180 degrees."""
    reflected: bool = False
    """True if it is turned over, its files kept."""
    exchanged: bool = False
    """True if its light and dark squares are exchanged to match those of the joined board."""

    @property
    def south_is_up(self) -> bool:
        """Return True if its owner sits at the top of the picture."""
        return self.turned or self.reflected

    def cell(self, index: int) -> tuple[int, int]:
        """Return the column and row of a square on it, from its left and its top in the picture."""
        board = self.board
        file, rank = board.file(index), board.rank(index)
        column = board.files - 1 - file if self.turned else file
        return column, rank if self.south_is_up else board.ranks - 1 - rank

    def at(self, column: int, row: int) -> int:
        """Return the square in a column and a row, from its left and its top in the picture."""
        board = self.board
        file = board.files - 1 - column if self.turned else column
        rank = row if self.south_is_up else board.ranks - 1 - row
        return rank * board.files + file

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Return a point of it in squares from its left and its top in the picture.

        The given point is counted in squares from the owner's left corner, to the right and away
        from the owner.
        """
        board = self.board
        return board.files - x if self.turned else x, y if self.south_is_up else board.ranks - y

    def faces(self, edge: Edge) -> tuple[int, int]:
        """Return the direction of one of its edges in the picture: right and down."""
        right, down = _DIRECTIONS[edge]
        if self.turned:
            return -right, -down
        return (right, -down) if self.reflected else (right, down)


class Block(NamedTuple):
    """Boards that lie together."""

    boards: tuple[Laid, ...]
    pushed: bool = False
    """True if the two are joined only for the picture, at seams where any board may lie."""

    @property
    def width(self) -> float:
        """Return its width in squares."""
        return max(laid.left + laid.board.files for laid in self.boards)

    @property
    def height(self) -> float:
        """Return its height in squares."""
        return max(laid.top + laid.board.ranks for laid in self.boards)

    def middles(self) -> Iterator[tuple[Square, float, float]]:
        """Yield its squares with their centres, in squares from its left and its top."""
        for laid in self.boards:
            for index in range(laid.board.size):
                column, row = laid.cell(index)
                yield Square(laid.board.id, index), laid.left + column + 0.5, laid.top + row + 0.5


def blocks(boards: Sequence[BoardSpec], join: Join) -> list[Block]:
    """Return the blocks in which boards are drawn, in their order.

    Permanently joined boards are in one block. Those with an open seam at the north lie two by two,
    the second of them as `join` says; a last one lies alone. So does a strip, except between two
    boards if there are no others.
    """
    strip = next((board for board in boards if board.id == STRIP), None)
    if strip is not None and len(boards) == 3:
        lower, upper = (board for board in boards if board.id != STRIP)
        return [_pair(lower, upper, join, strip)]
    by_id = specs_by_id(boards)
    laid: list[Block] = []
    waiting: int | None = None  # index of the block with a loose board that gets the next one
    for group in linked(boards):
        first = by_id[group[0]]
        seam = first.seam(Edge.NORTH)
        if len(group) > 1 or seam is None or seam.board is not None:
            laid.append(_fixed([by_id[board] for board in group]))
        elif waiting is None:
            waiting = len(laid)
            laid.append(Block((Laid(first, 0, 0),)))
        else:
            laid[waiting] = _pair(laid[waiting].boards[0].board, first, join)
            waiting = None
    return laid


def chosen(boards: Sequence[BoardSpec], wanted: Iterable[int]) -> list[BoardSpec]:
    """Return boards by their ids in an order; a strip goes with the two boards around it."""
    by_id = specs_by_id(boards)
    shown = [by_id[board] for board in dict.fromkeys(wanted) if board in by_id]
    if len(shown) == 2 and STRIP in by_id:
        shown.append(by_id[STRIP])
    return shown


def columns(count: int, width: float, height: float) -> int:
    """Return the number of blocks of a size side by side that best fills a page."""

    def unfit(columns: int) -> float:
        rows = math.ceil(count / columns)
        shape = columns * width / (rows * height)
        return abs(math.log(shape / 1.4)) + 0.3 * (columns * rows - count)

    return min(range(1, count + 1), key=unfit)


def _pair(lower: BoardSpec, upper: BoardSpec, join: Join, strip: BoardSpec | None = None) -> Block:
    """Return two boards pushed together, the first at the bottom, with the strip between them."""
    turned, seam = join is Join.ROTATE, Seam(Edge.NORTH)
    laid = [Laid(lower, 0, 0)]
    above = _beside(laid[0], seam, upper, turned, not turned)
    if strip is not None:
        # It is seen from the board with the lower number.
        over = lower.id > upper.id
        laid.append(_beside(laid[0], seam, strip, over and turned, over and not turned))
        above = above._replace(top=above.top - strip.ranks)
    ids = exchanged(lower, upper, join, strip)
    boards = [placed._replace(exchanged=placed.board.id in ids) for placed in (*laid, above)]
    return _moved(boards, pushed=True)


def _fixed(boards: Sequence[BoardSpec]) -> Block:
    """Return permanently joined boards, the first of them upright."""
    by_id = specs_by_id(boards)
    laid = {boards[0].id: Laid(boards[0], 0, 0)}
    waiting = [boards[0].id]
    while waiting:
        placed = laid[waiting.pop(0)]
        for seam in placed.board.fixed_to():
            other = None if seam.board is None else by_id.get(seam.board)
            if other is None or other.id in laid:
                continue
            # Edges that meet face each other: the same ones only if a board is turned.
            turned = placed.turned != (seam.edge is seam.other)
            laid[other.id] = _beside(placed, seam, other, turned)
            waiting.append(other.id)
    return _moved([laid[board.id] for board in boards if board.id in laid])


def _beside(
    laid: Laid, seam: Seam, other: BoardSpec, turned: bool, reflected: bool = False
) -> Laid:
    """Return a board at a seam of another; boards side by side have their first ranks in line."""
    (right, down), board = laid.faces(seam.edge), laid.board
    if right:
        left = laid.left + (board.files if right > 0 else -other.files)
        top = laid.top if turned else laid.top + board.ranks - other.ranks
    else:
        left = laid.left + (board.files - other.files) / 2
        top = laid.top + (board.ranks if down > 0 else -other.ranks)
    return Laid(other, left, top, turned, reflected)


def _moved(boards: Sequence[Laid], pushed: bool = False) -> Block:
    """Return a block of boards counted from its own left and top."""
    left, top = min(laid.left for laid in boards), min(laid.top for laid in boards)
    moved = (laid._replace(left=laid.left - left, top=laid.top - top) for laid in boards)
    return Block(tuple(moved), pushed)


# Frames, plates and pockets


class Band(NamedTuple):
    """A name plate or a pocket beyond a block's frames."""

    board: int
    """Id of its board."""

    seat: Seat | None
    """Seat whose plate it is; None for a pocket."""
    pocket: tuple[Piece, ...]
    """Pieces in the pocket."""
    left: float
    """Its left edge, from the left of its block's frames."""
    width: float
    offset: float
    """Distance of its near edge from the frames."""

    @property
    def height(self) -> float:
        """Return its height."""
        return PLATE if self.seat is not None else POCKET

    @property
    def end(self) -> float:
        """Return the distance of its far edge from the frames."""
        return self.offset + self.height


class FramedBlock(NamedTuple):
    """A block with its frames and the bands beyond them."""

    block: Block
    left: int
    """Width of the frame at the left of its boards."""
    top: int
    width: float
    """Width from the left of the frames to their right."""
    height: float
    above: tuple[Band, ...]
    below: tuple[Band, ...]

    @property
    def over(self) -> float:
        """Return the height of the bands above the frames."""
        return max((band.end for band in self.above), default=0)

    @property
    def whole(self) -> float:
        """Return the total height."""
        return self.over + self.height + max((band.end for band in self.below), default=0)


def framed(
    block: Block, pockets: Mapping[int, tuple[Piece, ...]], seats: Iterable[Seat]
) -> FramedBlock:
    """Return a block with room for its frames, its boards' pockets and the plates of seats."""
    sides = [(laid, frame_of(laid, block)) for laid in block.boards]
    left = max(side[0] for laid, side in sides if not laid.left)
    top = max(side[1] for laid, side in sides if not laid.top)
    right = max(side[2] for laid, side in sides if laid.left + laid.board.files == block.width)
    bottom = max(side[3] for laid, side in sides if laid.top + laid.board.ranks == block.height)
    above: list[Band] = []
    below: list[Band] = []
    shown = tuple(seats)
    for laid, side in sides:
        board, x = laid.board.id, left + laid.left * SQUARE - side[0]
        width = laid.board.files * SQUARE + side[0] + side[2]
        pocket = pockets.get(board)
        wanted: list[tuple[Seat | None, tuple[Piece, ...], bool]] = []
        if pocket is not None:
            wanted.append((None, pocket, laid.south_is_up))
        for seat in shown:
            if seat.board == board:
                up = laid.south_is_up == (seat.edge in (Edge.SOUTH, Edge.WEST))
                wanted.append((seat, (), up))
        for plate, pieces, up in wanted:
            bands = above if up else below
            # It lies beyond the others that are in its way.
            ends = [
                band.end for band in bands if band.left < x + width and x < band.left + band.width
            ]
            bands.append(Band(board, plate, pieces, x, width, max(ends, default=0) + GAP))
    return FramedBlock(
        block,
        left,
        top,
        block.width * SQUARE + left + right,
        block.height * SQUARE + top + bottom,
        tuple(above),
        tuple(below),
    )


def frame_of(laid: Laid, block: Block) -> tuple[int, int, int, int]:
    """Return the widths of a board's frame at its left, top, right and bottom: 0 at a seam."""
    bare, ids = set(), {placed.board.id for placed in block.boards}
    for edge in Edge:
        seam = laid.board.seam(edge)
        there = None if seam is None else seam.board
        if edge not in laid.board.framed and (there is None or there in ids):
            bare.add(laid.faces(edge))
    left, top, right, bottom = (
        0 if side in bare else FRAME for side in ((-1, 0), (0, -1), (1, 0), (0, 1))
    )
    return left, top, right, bottom
