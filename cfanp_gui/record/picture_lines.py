"""Lines on the boards of a picture: round zones, and along the edges that pieces pass over."""

from __future__ import annotations

from collections.abc import Iterator

from cfanp_gui.core.boards import Zone
from cfanp_gui.record.picture_layout import Laid

LINED_ZONES = frozenset(("road",))
"""The names of zones that are drawn by lines; others are tinted."""
_LINE = 'stroke="#23272b" stroke-opacity="0.6" stroke-width="3" fill="none"'


def zone_lines(laid: Laid, zone: Zone, x0: float, y0: float, square: float, title: str) -> str:
    """Return lines wherever squares of a zone border on others of its board.

    `x0` and `y0` are where the squares begin, `square` is how wide one is. `title` is what the
    zone is called, as plain text in a document.
    """
    steps = "".join(_borders(laid, zone, x0, y0, square))
    return f'<path d="{steps}" {_LINE}><title>{title}</title></path>' if steps else ""


def _borders(laid: Laid, zone: Zone, x0: float, y0: float, square: float) -> Iterator[str]:
    files, ranks = laid.board.files, laid.board.ranks

    def inside(column: int, row: int) -> bool:
        return laid.at(column, row) in zone.squares

    for row in range(1, ranks):
        for column in range(files):
            if inside(column, row) != inside(column, row - 1):
                yield f"M{x0 + column * square:g} {y0 + row * square:g}h{square:g}"
    for column in range(1, files):
        for row in range(ranks):
            if inside(column, row) != inside(column - 1, row):
                yield f"M{x0 + column * square:g} {y0 + row * square:g}v{square:g}"


def open_seams(laid: Laid, x0: float, y0: float, square: float, table: str) -> Iterator[str]:
    """Yield the slots along the edges over which pieces pass, one for each square.

    Of two boards that meet there the one at the right, or below, draws them; they show the table,
    whose colour is `table`.
    """
    for seam in laid.board.seams:
        across, down = laid.faces(seam.edge)
        if not seam.crossing or across + down > 0:
            continue
        squares = laid.board.ranks if across else laid.board.files
        steps = "".join(
            f"M{x0:g} {y0 + (at + 0.22) * square:g}v{0.56 * square:g}"
            if across
            else f"M{x0 + (at + 0.22) * square:g} {y0:g}h{0.56 * square:g}"
            for at in range(squares)
        )
        for colour, width in (("#565d61", 0.15), (table, 0.11)):
            yield (
                f'<path d="{steps}" stroke="{colour}" stroke-width="{width * square:g}" '
                'stroke-linecap="round" fill="none"/>'
            )
