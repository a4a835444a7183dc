"""Films as SVG: strips and pages of pictures in a grid, or single stills."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cfanp_gui.core.wording import badge_of
from cfanp_gui.record.film import FilmFrame
from cfanp_gui.record.palette import DEAD, ink_on, usual_colours
from cfanp_gui.record.picture import part
from cfanp_gui.record.picture_document import Part, PictureContent, PictureStyle, Shapes, document
from cfanp_gui.record.picture_parts import label

MARGIN = 40
USUAL = 540
"""Picture width at which letters have their usual size."""
BETWEEN = 36
"""Space between two pictures of a row, and between rows."""
CAPTION = 50
"""Height of the line below a picture."""
NOTE = 30
"""Height of a second line."""
LEGEND = 48
"""Height of a line of names."""
FOOT = 40
"""Space at the bottom of a page for its number."""
MAX_COLUMNS = 12
COLUMNS = 4
"""Default number of pictures in a row of a strip."""
PAGE_COLUMNS = 3
"""The same on paper."""
PAGE = math.sqrt(2)
"""Ratio of a page's height to its width."""

_PAPER = "#ffffff"
_TEXT = "#23272b"
_SOFT = "#565d61"
_GROUND = "#d3d9d6"
_SIZE = 25
"""Font size of captions, in units, as other sizes."""
_WIDE = 0.6
"""Maximum average width of a letter, relative to the font size."""


class _Cell(NamedTuple):
    """A picture with its caption."""

    part: Part
    frame: FilmFrame


class FilmStrip:
    """A film that is being drawn: one frame at a time, so that others may work between."""

    def __init__(self, frames: Sequence[FilmFrame], look: PictureStyle) -> None:
        """Begin with one or more `frames`."""
        self._frames = frames
        start = frames[0].position
        self._look = look._replace(colours=tuple(look.colours) or tuple(usual_colours(start)))
        self._shapes = Shapes()
        self._cells: list[_Cell] = []

    @property
    def length(self) -> int:
        """Return the number of frames."""
        return len(self._frames)

    def draw(self) -> Iterator[int]:
        """Draw frame by frame and yield the number drawn; results are ready only at the end."""
        for frame in self._frames[len(self._cells) :]:
            drawn = frame.drawings
            shown = PictureContent(
                frame.marked, drawn.arrows, drawn.rings, frame.boards, frame.boards is None
            )
            self._cells.append(_Cell(part(frame.position, shown, self._look, self._shapes), frame))
            yield len(self._cells)

    # Sizes

    @property
    def _width(self) -> float:
        """Return the width of the widest picture."""
        return max(cell.part.width for cell in self._cells)

    @property
    def _zoom(self) -> float:
        """Return the factor by which letters are enlarged to fit wider pictures."""
        return max(1.0, self._width / USUAL)

    @property
    def _picture(self) -> float:
        """Return the height of the highest picture."""
        return max(cell.part.height for cell in self._cells)

    @property
    def _height(self) -> float:
        """Return the height of a picture with its caption."""
        notes = any(cell.frame.note for cell in self._cells)
        return self._picture + (CAPTION + (NOTE if notes else 0)) * self._zoom

    def _across(self, columns: int) -> int:
        return max(1, min(columns, len(self._cells), MAX_COLUMNS))

    # Documents

    def strip(self, columns: int) -> str:
        """Return the whole film as one SVG document with `columns` pictures in a row."""
        across = self._across(columns)
        width = self._page_width(across)
        legend, top = self._legend(width)
        rows = math.ceil(len(self._cells) / across)
        height = top + rows * (self._height + BETWEEN) - BETWEEN + MARGIN
        lines = [_rect(width, height, _PAPER), *legend, *self._grid(self._cells, across, top)]
        return document(width, height, self._title(), self._shapes, lines)

    def pages(self, columns: int, ratio: float) -> Iterator[str]:
        """Yield the film as SVG documents, pages whose height is `ratio` times their width."""
        across = self._across(columns)
        width = self._page_width(across)
        height = width * ratio
        legend, top = self._legend(width)
        groups = []
        rest = self._cells
        room = height - top - FOOT - MARGIN
        while rest:
            rows = max(1, math.floor((room + BETWEEN) / (self._height + BETWEEN)))
            groups.append(rest[: rows * across])
            rest = rest[rows * across :]
            room = height - 2 * MARGIN - FOOT
        # A picture that is higher than a page makes all pages higher.
        height = max(height, top + self._height + FOOT + MARGIN)
        for number, cells in enumerate(groups, start=1):
            lines = [_rect(width, height, _PAPER)]
            lines += legend if number == 1 else []
            lines += self._grid(cells, across, top if number == 1 else MARGIN)
            if len(groups) > 1:
                lines.append(
                    label(width / 2, height - MARGIN, 20, _SOFT, f"{number} / {len(groups)}")
                )
            yield document(width, height, self._title(), self._shapes, lines)

    def stills(self) -> Iterator[str]:
        """Yield a document for each frame, all of one size."""
        width, height = self._width + MARGIN, self._height + MARGIN
        for cell in self._cells:
            lines = [_rect(width, height, _GROUND), *self._grid([cell], 1, MARGIN / 2, MARGIN / 2)]
            yield document(width, height, self._title(), self._shapes, lines)

    # Parts

    def _title(self) -> str:
        first, last = self._cells[0].frame.caption, self._cells[-1].frame.caption
        return f"{first} … {last}"

    def _page_width(self, across: int) -> float:
        return 2 * MARGIN + across * self._width + (across - 1) * BETWEEN

    def _grid(
        self, cells: Sequence[_Cell], across: int, top: float, left: float = MARGIN
    ) -> Iterator[str]:
        """Yield pictures row by row, the first at a place."""
        for number, cell in enumerate(cells):
            row, column = divmod(number, across)
            x = left + column * (self._width + BETWEEN)
            y = top + row * (self._height + BETWEEN)
            # Pictures of different sizes are all aligned at their captions.
            across_by, down_by = self._width - cell.part.width, self._picture - cell.part.height
            yield f'<g transform="translate({x + across_by / 2:g} {y + down_by:g})">'
            yield from cell.part.lines
            yield "</g>"
            yield from self._caption(cell.frame, x, y + self._picture)

    def _caption(self, frame: FilmFrame, left: float, top: float) -> Iterator[str]:
        """Yield the player and the move, with later actions in a second line."""
        zoom = self._zoom
        middle = top + (CAPTION / 2 + 4) * zoom
        x, room, size = left + 2, self._width, _SIZE * zoom
        if frame.badge is not None:
            colour = DEAD if frame.badge.dead else self._look.colours[frame.badge.paint]
            yield from _disc(x + 15 * zoom, middle, colour, frame.badge.label, zoom)
            x += 42 * zoom
            room -= 42 * zoom
        text = _fitted(frame.caption, room, size)
        yield label(x, middle + 0.36 * size, size, _TEXT, text, bold=True, anchor="start")
        if frame.note:
            size = 19 * zoom
            note = _fitted(frame.note, self._width, size)
            y = top + (CAPTION + 18) * zoom
            yield label(left + 2, y, size, _SOFT, note, anchor="start")

    def _legend(self, width: float) -> tuple[list[str], float]:
        """Return the names of the players with their signs, and the top of the part below."""
        start = self._frames[0].position
        zoom, size = self._zoom, 21 * self._zoom
        lines: list[str] = []
        x: float = MARGIN
        y: float = MARGIN
        seen: set[int] = set()
        for seat in start.seats():
            status = start.seat_status(seat.id)
            if status.first_player in seen:
                continue
            seen.add(status.first_player)
            badge = badge_of(status)
            paint = status.first_player - 1
            name = _fitted(self._look.name(status.first_player), width / 2, size)
            wide = 76 * zoom + len(name) * size * _WIDE
            if x > MARGIN and x + wide > width - MARGIN + 34 * zoom:
                x, y = MARGIN, y + LEGEND * zoom
            colour, middle = self._look.colours[paint], y + 15 * zoom
            lines += _disc(x + 15 * zoom, middle, colour, badge.label, zoom)
            lines.append(
                label(x + 42 * zoom, middle + 0.36 * size, size, _TEXT, name, anchor="start")
            )
            x += wide
        return lines, y + (LEGEND + 12) * zoom


def _rect(width: float, height: float, colour: str) -> str:
    return f'<rect width="{width:g}" height="{height:g}" fill="{colour}"/>'


def _disc(x: float, y: float, colour: str, text: str, zoom: float) -> Iterator[str]:
    """Yield the sign of a player: a letter on their paint."""
    ink = ink_on(colour)
    yield (
        f'<circle cx="{x:g}" cy="{y:g}" r="{16 * zoom:g}" fill="{colour}" stroke="{_TEXT}" '
        'stroke-width="1.2"/>'
    )
    size = (21 if len(text) == 1 else 16) * zoom
    yield label(x, y + 0.36 * size, size, ink, text, bold=True)


def _fitted(text: str, room: float, size: float) -> str:
    """Return the beginning of a text that fits into a width."""
    most = max(int(room / (size * _WIDE)), 4)
    return text if len(text) <= most else f"{text[: most - 1]}…"
