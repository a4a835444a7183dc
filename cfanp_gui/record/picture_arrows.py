"""Arrows and rings in a picture, above the pieces and across boards."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.record.drawings import PENS, Arrow, Paint, Ring
from cfanp_gui.record.palette import DARK_INK, LIGHT_INK, ink_on
from cfanp_gui.record.picture_document import label
from cfanp_gui.record.picture_layout import SQUARE

Point = tuple[float, float]

_TAIL = 0.33
"""Squares from the centre of the first square to the end of the shaft."""
_TIP = 0.12
"""Squares from the centre of the target square to the tip."""
_SHAFT = 0.13
"""Width of the shaft in squares, as are the other measures."""
_HEAD_WIDTH = 0.42
_HEAD = 0.36
_DASH = 0.26
_SPACE = 0.13
_BESIDE = 0.36
"""Distance between arrows that share both squares."""
_BADGE = 0.16
"""Radius of the disc at the tail with the letter of its player."""
_RING = 0.44
"""Radius of a ring."""


class Inks(NamedTuple):
    """Paints of a position's players, with their labels."""

    colours: Sequence[str]
    """Colours as ``#rrggbb``, player 1 first."""
    labels: Mapping[int, str]
    """Letter or number of each paint; empty if none is needed."""

    def colour(self, paint: Paint) -> str:
        """Return a paint as ``#rrggbb``."""
        if isinstance(paint, int):
            return self.colours[paint % len(self.colours)]
        return PENS.get(paint, paint)

    def label(self, paint: Paint) -> str:
        """Return the label on the tail of an arrow."""
        return self.labels.get(paint, "") if isinstance(paint, int) else ""


def draw(
    arrows: Sequence[Arrow], rings: Sequence[Ring], middles: Mapping[Square, Point], inks: Inks
) -> Iterator[str]:
    """Yield the rings and arrows on squares in the picture, whose centres are `middles`."""
    for ring in rings:
        if ring.square in middles:
            yield from _ring(middles[ring.square], inks, ring.paint)
    shown = [
        (arrow, frozenset(arrow[:2]))
        for arrow in dict.fromkeys(arrows)
        if {arrow.source, arrow.target} <= middles.keys()
    ]
    sharing = Counter(ends for _, ends in shown)
    drawn: Counter[frozenset[Square]] = Counter()
    for arrow, ends in shown:
        start, end = middles[arrow.source], middles[arrow.target]
        if start == end:
            yield from _ring(start, inks, arrow.paint)
            continue
        aside = (drawn[ends] - (sharing[ends] - 1) / 2) * _BESIDE * SQUARE
        drawn[ends] += 1
        if arrow.source > arrow.target:
            aside = -aside  # so that arrows back and forth lie side by side too
        yield from _arrow(start, end, aside, inks, arrow)


def _ring(middle: Point, inks: Inks, paint: Paint) -> Iterator[str]:
    """Yield a ring: its paint between a dark line and a light one, so that it shows anywhere."""
    x, y = middle
    for colour, width in ((LIGHT_INK, 0.14), (DARK_INK, 0.115), (inks.colour(paint), 0.075)):
        yield (
            f'<circle cx="{x:g}" cy="{y:g}" r="{_RING * SQUARE:g}" fill="none" '
            f'stroke="{colour}" stroke-width="{width * SQUARE:g}"/>'
        )
    if text := inks.label(paint):
        reach = _RING * SQUARE * math.sqrt(0.5)
        yield from _badge((x + reach, y - reach), inks.colour(paint), text)


def _badge(middle: Point, colour: str, text: str) -> Iterator[str]:
    (x, y), radius, ink = middle, _BADGE * SQUARE, ink_on(colour)
    yield f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius + 0.02 * SQUARE:g}" fill="{LIGHT_INK}"/>'
    yield (
        f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius:g}" fill="{colour}" stroke="{DARK_INK}" '
        f'stroke-width="{0.018 * SQUARE:g}"/>'
    )
    size = 0.22 * SQUARE if len(text) == 1 else 0.17 * SQUARE
    yield label(round(x, 1), round(y + 0.36 * size, 1), round(size, 1), ink, text, bold=True)


def _arrow(start: Point, end: Point, aside: float, inks: Inks, arrow: Arrow) -> Iterator[str]:
    """Yield an arrow, drawn along the x axis and turned into place."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = math.hypot(across, down)
    x, y = start[0] - down / length * aside, start[1] + across / length * aside
    turn = math.degrees(math.atan2(down, across))
    path = _outline(length / SQUARE, arrow.dashed)
    colour = inks.colour(arrow.paint)
    place = f'transform="translate({x:.5g} {y:.5g}) rotate({turn:.5g})"'
    for fill, stroke, width in (("none", LIGHT_INK, 0.1), (colour, DARK_INK, 0.04)):
        yield (
            f'<path d="{path}" {place} fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{width * SQUARE:g}" stroke-linejoin="round"/>'
        )
    if text := inks.label(arrow.paint):
        tail = _TAIL * SQUARE
        yield from _badge((x + across / length * tail, y + down / length * tail), colour, text)


def _outline(length: float, dashed: bool) -> str:
    """Return the shape of an arrow that points to the right from the origin, in squares."""
    half, wide = _SHAFT / 2, _HEAD_WIDTH / 2
    neck, tip = length - _TIP - _HEAD, length - _TIP
    begin = min(_TAIL, neck)
    shaft = [(begin, neck)]
    if dashed:
        count = max(1, round((neck - begin + _SPACE) / (_DASH + _SPACE)))
        dash = max((neck - begin - (count - 1) * _SPACE) / count, 0.0)
        begins = [begin + number * (dash + _SPACE) for number in range(count)]
        shaft = [(x, x + dash) for x in begins]
    parts: list[tuple[Point, ...]] = [
        ((x, -half), (to, -half), (to, half), (x, half)) for x, to in shaft[:-1]
    ]
    last, to = shaft[-1]
    parts.append(
        ((last, -half), (to, -half), (to, -wide), (tip, 0), (to, wide), (to, half), (last, half))
    )
    return "".join(
        "M" + "L".join(f"{px * SQUARE:.5g} {py * SQUARE:.5g}" for px, py in part) + "z"
        for part in parts
    )
