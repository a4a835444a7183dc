"""Lines and named zones drawn on the squares of a board besides light and dark.

Pictures and the table draw them alike. Points are counted in squares from the owner's left corner,
to the right and away from the owner.
"""

from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from typing import NamedTuple

from cfanp_gui.core.boards import BoardSpec, Edge, Look, Zone

INK, OPACITY = "#23272b", 0.6
"""Colour and opacity of all lines; they show on light squares and on dark ones."""
TINTS = ("#4f8fba", "#8a63a8", "#6b9440")
"""Tints of a board's first, second ... zone."""
_CLEAR, _FAINT = 0.3, 0.14
"""Opacities of tints; the faint one is for zones that are also marked by dots."""
_BOLD, _THIN = 0.05, 0.025
"""Widths of lines, in squares."""


class BoardLine(NamedTuple):
    """A straight line from its beginning to its end."""

    x: float
    y: float
    to_x: float
    to_y: float


class Lines(NamedTuple):
    """Lines of one width, in squares."""

    width: float
    lines: tuple[BoardLine, ...]


class Tint(NamedTuple):
    """A tint over the squares of a zone."""

    zone: Zone
    colour: str
    """As ``#rrggbb``."""
    opacity: float


DOT = 0.08
"""The radius of a filled circle on a point, in squares."""


class _Style(Enum):
    TINT = "its squares are tinted"
    STARS = "a tint; on a plain board a faint one, and dots on its border a third from either side"
    BORDER = "a line goes round it"
    CROSS = "it has diagonals, and a line round it where no lines cross"
    GAP = "files do not run through it, but at the board's sides; a tint where there are no points"


_STYLES = {
    "road": _Style.BORDER,
    "palace": _Style.CROSS,
    "river": _Style.GAP,
    "promotion": _Style.STARS,
}
"""Styles of zones, by `Zone.name`; others are tinted."""


def tints(board: BoardSpec) -> Iterator[Tint]:
    """Yield the tints of a board, zone by zone."""
    for number, zone in enumerate(board.zones):
        style = _STYLES.get(zone.name, _Style.TINT)
        dry = style is _Style.GAP and board.look is not Look.POINTS
        if dry or style in (_Style.TINT, _Style.STARS):
            dotted = style is _Style.STARS and board.look is Look.PLAIN
            yield Tint(zone, TINTS[number % len(TINTS)], _FAINT if dotted else _CLEAR)


def zone_lines(board: BoardSpec, zone: Zone) -> Iterator[Lines]:
    """Yield the lines of a zone."""
    style = _STYLES.get(zone.name)
    points = board.look is Look.POINTS
    if style is _Style.BORDER or (style is _Style.CROSS and not points):
        yield Lines(_BOLD, tuple(_border(board, zone)))
    if style is _Style.CROSS and zone.squares:
        inside = 0.5 if points else 0.0
        files = [board.file(index) for index in zone.squares]
        ranks = [board.rank(index) for index in zone.squares]
        left, right = min(files) + inside, max(files) + 1 - inside
        near, far = min(ranks) + inside, max(ranks) + 1 - inside
        yield Lines(_THIN, (BoardLine(left, far, right, near), BoardLine(left, near, right, far)))


def star_points(board: BoardSpec) -> Iterator[tuple[float, float]]:
    """Yield the centres of dots on the lines of a plain board that help to see zones and files.

    They lie at the end of a promotion zone, as on a board of Shogi: a third of the files from
    either side.
    """
    third = board.files // 3
    sides = {third, board.files - third} - {0, board.files}
    for zone in board.zones if board.look is Look.PLAIN else ():
        if _STYLES.get(zone.name) is _Style.STARS:
            level = {line for line in _border(board, zone) if line.y == line.to_y}
            yield from ((line.x, line.y) for line in sorted(level) if line.x in sides)


def _border(board: BoardSpec, zone: Zone) -> Iterator[BoardLine]:
    """Yield a line between each square of a zone and an adjacent square outside it."""
    for index in sorted(zone.squares):
        file, rank = board.file(index), board.rank(index)
        for east, north, line in (
            (-1, 0, BoardLine(file, rank, file, rank + 1)),
            (1, 0, BoardLine(file + 1, rank, file + 1, rank + 1)),
            (0, -1, BoardLine(file, rank, file + 1, rank)),
            (0, 1, BoardLine(file, rank + 1, file + 1, rank + 1)),
        ):
            other = board.at(file + east, rank + north)
            if other is not None and other not in zone.squares:
                yield line


def grid(board: BoardSpec) -> Lines:
    """Return the lines between the squares of a plain board, or through them on one of points.

    On points they end half a square from a frame, and run on at a seam. Boards with light and dark
    squares have none.
    """
    files, ranks = board.files, board.ranks
    if board.look is Look.CHECKERED:
        return Lines(_THIN, ())
    if board.look is Look.PLAIN:
        across = [BoardLine(0, rank, files, rank) for rank in range(ranks + 1)]
        along = [BoardLine(file, 0, file, ranks) for file in range(files + 1)]
        return Lines(_THIN, (*across, *along))
    short = {edge: 0.5 if edge in board.framed else 0.0 for edge in Edge}
    left, right = short[Edge.WEST], files - short[Edge.EAST]
    across = [BoardLine(left, rank + 0.5, right, rank + 0.5) for rank in range(ranks)]
    along = [
        BoardLine(file + 0.5, start, file + 0.5, end)
        for file in range(files)
        for start, end in _runs(board, file, short[Edge.SOUTH], ranks - short[Edge.NORTH])
    ]
    return Lines(_THIN, (*across, *along))


def _runs(board: BoardSpec, file: int, south: float, north: float) -> Iterator[tuple[float, float]]:
    """Yield the (south, north) ends of the line of a file, interrupted by rivers."""
    rivers = (zone.squares for zone in board.zones if _STYLES.get(zone.name) is _Style.GAP)
    river = frozenset[int]().union(*rivers)
    if not river or file in (0, board.files - 1):
        yield south, north
        return
    wet = [board.files * rank + file in river for rank in range(board.ranks)]
    stops = [south, *(rank + 0.5 for rank in range(board.ranks)), north]
    steps = zip(pairwise(stops), [wet[0], *wet], [*wet, wet[-1]], strict=True)
    for (start, end), *both in steps:
        if end > start and not all(both):
            yield start, end
