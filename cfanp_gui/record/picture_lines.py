"""Lines on the boards of a picture: on their squares, and along the edges that pieces pass over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cfanp_gui.record.board_lines import DOT, INK, OPACITY, Dot, Lines
from cfanp_gui.record.picture_layout import Laid


def drawn_lines(
    laid: Laid, lines: Iterable[Lines], x0: float, y0: float, square: float, title: str = ""
) -> Iterator[str]:
    """Yield lines on a board, a path for those of one width.

    `x0` and `y0` are where the squares begin, `square` is how wide one is. `title` is what the
    lines are called, as plain text in a document.
    """
    named = f"><title>{title}</title></path>" if title else "/>"
    for width, several in lines:
        ends = (sorted((laid.point(x, y), laid.point(*to))) for x, y, *to in several)
        steps = "".join(
            step for _, step in sorted(_step(x0, y0, square, start, end) for start, end in ends)
        )
        if steps:
            yield (
                f'<path d="{steps}" stroke="{INK}" stroke-opacity="{OPACITY:g}" '
                f'stroke-width="{width * square:g}" fill="none"{named}'
            )


def _step(
    x0: float, y0: float, square: float, start: tuple[float, float], end: tuple[float, float]
) -> tuple[tuple[float, ...], str]:
    """Return a line of a path, with what it is sorted by: level lines, upright ones, others."""
    (x, y), (to_x, to_y) = start, end
    begin = f"M{x0 + x * square:g} {y0 + y * square:g}"
    if y == to_y:
        return (0, y, x), f"{begin}h{(to_x - x) * square:g}"
    if x == to_x:
        return (1, x, y), f"{begin}v{(to_y - y) * square:g}"
    return (2, x, y), f"{begin}L{x0 + to_x * square:g} {y0 + to_y * square:g}"


def drawn_dots(
    laid: Laid, dots: Iterable[Dot], x0: float, y0: float, square: float
) -> Iterator[str]:
    """Yield the dots on a board, whose squares begin at `x0` and `y0`."""
    for dot in dots:
        x, y = laid.point(*dot)
        yield (
            f'<circle cx="{x0 + x * square:g}" cy="{y0 + y * square:g}" r="{DOT * square:g}" '
            f'fill="{INK}"/>'
        )


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
