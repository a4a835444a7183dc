"""Boards of any size, their squares, and the way they are joined at their edges.

A board's squares are numbered row by row as its owner sees them, from the owner's left corner:
``files * (rank - 1) + (file - 1)``. Only this module and the code of a single game turn files and
ranks into numbers or back.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from cfanp_gui.core.text import TextError

MAX_BOARDS = 26
BOARD_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Letters of half-boards, and of the armies at home there as shown to people."""
ARMY_LETTERS = BOARD_LETTERS.lower()
"""Letters of armies in the machine form, such as a position's line."""
STRIP = -1
"""Id of the board between any two boards pushed together, in games that have one."""
STRIP_LABEL = "~"


def board_letter(board: int) -> str:
    """Return the letter of a board by its id, and the sign of a strip."""
    return STRIP_LABEL if board == STRIP else BOARD_LETTERS[board]


class Square(NamedTuple):
    """A square of a board: the board's id and the square's number on it, from 0."""

    board: int
    index: int  # type: ignore[assignment]


class Edge(Enum):
    """Edge of a board as seen by its owner, who sits at the south; opposite ones in pairs."""

    SOUTH = "south"
    NORTH = "north"
    WEST = "west"
    EAST = "east"

    @property
    def opposite(self) -> "Edge":
        """Return the edge on the other side of the board."""
        edges = tuple(Edge)
        return edges[edges.index(self) ^ 1]


class Seam(NamedTuple):
    """An edge at which another board lies or may lie.

    Boards whose north edges meet are joined according to `Join`; boards that meet west to east
    lie side by side with their first ranks in line.
    """

    edge: Edge
    board: int | None = None
    """Board permanently joined here; None if any board with an open seam may be pushed here."""
    other: Edge = Edge.NORTH
    """The edge of that other board."""
    crossing: bool = False
    """True if pieces pass there from one board to another; else it is inside a single board."""


class Zone(NamedTuple):
    """Squares of a board with a special role: a road, a palace, a promotion zone."""

    name: str
    squares: frozenset[int]


class Look(Enum):
    """Style in which the squares of a board are drawn."""

    CHECKERED = "checkered"
    """Light and dark squares."""
    PLAIN = "plain"
    """Squares of one tint with lines between them."""
    POINTS = "points"
    """Pieces stand on the intersections of lines, which run through the middles of the squares."""


class BoardSpec(NamedTuple):
    """A board to draw and to play on."""

    id: int
    files: int
    ranks: int
    owner: int
    """Id of the `Seat` at its south edge; -1 for a strip, which belongs to nobody."""
    label: str
    """Its label for people, such as ``A`` or ``2``; boards joined to each other may share one."""
    seams: tuple[Seam, ...] = ()
    zones: tuple[Zone, ...] = ()
    names: tuple[str, ...] = ()
    """Names of its squares by number; if empty, ``a1`` is at the owner's left corner."""
    swapped: bool = False
    """True if light and dark squares are exchanged: usually the owner's left corner is dark."""
    look: Look = Look.CHECKERED

    @property
    def size(self) -> int:
        """Return the number of its squares."""
        return self.files * self.ranks

    @property
    def square_names(self) -> tuple[str, ...]:
        """Return the names of its squares by number."""
        return self.names or square_names(self.files, self.ranks)

    def name(self, index: int) -> str:
        """Return the name of a square without the board, such as ``e2``."""
        return self.square_names[index]

    def title(self, index: int) -> str:
        """Return the name of a square with its board, such as ``Be2`` or ``2:e4``."""
        return f"{self.label}{':' if self.label[-1:].isdigit() else ''}{self.name(index)}"

    def file(self, index: int) -> int:
        """Return the file of a square, 0 at the owner's left."""
        return index % self.files

    def rank(self, index: int) -> int:
        """Return the rank of a square, 0 at the owner's edge."""
        return index // self.files

    def at(self, file: int, rank: int) -> int | None:
        """Return the number of the square on a file and a rank; None if it is off the board."""
        if 0 <= file < self.files and 0 <= rank < self.ranks:
            return rank * self.files + file
        return None

    def stepped(self, index: int, steps: Iterable[tuple[int, int]]) -> Iterator[int]:
        """Yield the squares reached from one by steps of so many files and ranks."""
        for files, ranks in steps:
            there = self.at(self.file(index) + files, self.rank(index) + ranks)
            if there is not None:
                yield there

    def is_light(self, index: int, exchanged: bool = False) -> bool:
        """Return True if a square is light, or of one tint; `exchanged` swaps light and dark."""
        odd = (index % self.files + index // self.files) % 2
        return self.look is not Look.CHECKERED or odd != (self.swapped != exchanged)

    @property
    def framed(self) -> tuple[Edge, ...]:
        """Return the edges drawn with a frame: no seams, nor a strip's edges at half-boards."""
        bare = (Edge.SOUTH, Edge.NORTH) if self.id == STRIP else ()
        return tuple(edge for edge in Edge if edge not in bare and self.seam(edge) is None)

    def seam(self, edge: Edge) -> Seam | None:
        """Return the seam at an edge; None if no board lies or may lie there."""
        return next((seam for seam in self.seams if seam.edge is edge), None)

    def fixed_to(self) -> tuple[Seam, ...]:
        """Return the seams at which another board is permanently joined."""
        return tuple(seam for seam in self.seams if seam.board is not None)

    def parts(self) -> tuple[Seam, ...]:
        """Return the seams at which another part of the same board lies."""
        return tuple(seam for seam in self.fixed_to() if not seam.crossing)


@lru_cache(maxsize=64)
def square_names(files: int, ranks: int) -> tuple[str, ...]:
    """Return the usual names of a board's squares, ``a1`` first."""
    letters = ARMY_LETTERS[:files]
    return tuple(f"{letter}{rank}" for rank in range(1, ranks + 1) for letter in letters)


def split_name(name: str) -> tuple[str, str]:
    """Return the file part and the rank part of a square's name."""
    letters = name.rstrip("0123456789")
    return letters, name[len(letters) :]


@lru_cache(maxsize=64)
def split_names(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return the file and rank parts of the names of all squares of a board."""
    return tuple(split_name(name) for name in names)


def linked(boards: Sequence[BoardSpec]) -> tuple[tuple[int, ...], ...]:
    """Return the ids of boards in groups of permanently joined boards."""
    return _groups(boards, BoardSpec.fixed_to)


def whole(boards: Sequence[BoardSpec]) -> tuple[tuple[int, ...], ...]:
    """Return the ids of boards in groups of parts of a single board."""
    return _groups(boards, BoardSpec.parts)


def _groups(
    boards: Sequence[BoardSpec], seams_of: Callable[[BoardSpec], Iterable[Seam]]
) -> tuple[tuple[int, ...], ...]:
    by_id = {board.id: board for board in boards}
    seen: set[int] = set()
    groups = []
    for board in boards:
        group, waiting = [], [board.id]
        while waiting:
            board_id = waiting.pop(0)
            if board_id in by_id and board_id not in seen:
                seen.add(board_id)
                group.append(board_id)
                waiting += [
                    seam.board for seam in seams_of(by_id[board_id]) if seam.board is not None
                ]
        groups.append(tuple(group))
    return tuple(filter(None, groups))


class Join(Enum):
    """Way in which the upper of two boards is joined with its north edge to the lower one's."""

    ROTATE = "rotate"
    """Turned by 180 degrees, as a cardboard one is."""
    REFLECT = "reflect"
    """Turned over with its files kept (Robert Price's proposal)."""

    def place(self, index: int, files: int, ranks: int, strip: int = 0) -> int:
        """Return the number of a square of the upper board on the joined board.

        The boards have `files` and `ranks`, with `strip` ranks between them. The mapping is its own
        inverse.
        """
        whole = 2 * ranks + strip
        if self is Join.ROTATE:
            return files * whole - 1 - index
        return files * (whole - 1 - index // files) + index % files


def exchanged(
    first: BoardSpec, other: BoardSpec, join: Join, strip: BoardSpec | None = None
) -> frozenset[int]:
    """Return the boards whose light and dark squares are exchanged while two are pushed together.

    The squares of the joined board alternate. The first board keeps its colours, and the others are
    adapted to it.
    """
    lower, upper = (first, other) if first.id < other.id else (other, first)
    depth = lower.ranks if strip is None else lower.ranks + strip.ranks
    across = (lower.files + upper.files) // 2 if join is Join.ROTATE else 1
    adapted = set()
    if (depth + upper.ranks + across) % 2 != (lower.swapped != upper.swapped):
        adapted.add(upper.id)
    if strip is not None and lower.ranks % 2 != (lower.swapped != strip.swapped):
        adapted.add(strip.id)
    if first.id in adapted:
        adapted ^= {lower.id, upper.id} if strip is None else {lower.id, upper.id, strip.id}
    return frozenset(adapted)


class Pair(NamedTuple):
    """Two boards pushed together; the lower-lettered one is always at the bottom."""

    lower: int
    upper: int

    @property
    def name(self) -> str:
        """Return both letters, such as ``AC``."""
        return BOARD_LETTERS[self.lower] + BOARD_LETTERS[self.upper]

    def other(self, board: int) -> int | None:
        """Return the other board of the pair; None if the given one is not in it."""
        if board not in self:
            return None
        return self.upper if board == self.lower else self.lower


def pair_of(board: int, other: int) -> Pair:
    """Return the pair of two boards, in either order. Raises ValueError if both are the same."""
    if board == other:
        raise TextError(
            "half-board {board} cannot be pushed against itself", board=BOARD_LETTERS[board]
        )
    return Pair(min(board, other), max(board, other))


def without_strip(boards: Iterable[BoardSpec]) -> tuple[BoardSpec, ...]:
    """Return the boards without the strip, which belongs to nobody and is never pushed."""
    return tuple(board for board in boards if board.id != STRIP)


def specs_by_id(boards: Iterable[BoardSpec]) -> dict[int, BoardSpec]:
    """Return a mapping of board ids to boards."""
    return {board.id: board for board in boards}
