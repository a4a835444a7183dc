"""Tokens: pieces that bear a sign, as in Xiangqi and Shogi, instead of being figures.

Kinds that nobody has drawn are discs with their letter and marks of how they move.

They are in a folder of `resources/pieces/` for each family, and a kind of piece names its own as
``family/kind``. Each has two signs to choose from: a character, and a pictogram; those of draughts
are plain, a disc with grooves or a crown.
"""

import re
from functools import cache
from html import escape
from math import hypot

from cfanp_gui.assets import asset
from cfanp_gui.core.pieces import DISC, Mark
from cfanp_gui.record.palette import ink_on

CHARACTERS, PICTOGRAMS = "characters", "pictograms"
SIGNS = (CHARACTERS, PICTOGRAMS)
"""Kinds of signs on tokens, the default first."""
SIDE = 1000
"""Side of the square in which a token is drawn."""
_MIDDLE = "500 470"
_X, _Y, _RADIUS = 500, 470, 410
"""Middle and radius of a disc."""
_NEAR, _FAR = 262, 345
"""Distances of the marks of steps and of leaps from the middle."""
_MARK = re.compile(rf"([{''.join(Mark)}])([slh])(-?\d+),(-?\d+)")


def token(outline: str, paint: str, side: int = 0, turn: int = 0, signs: str = CHARACTERS) -> str:
    """Return a token in a square of `SIDE`, in the paint of its army, as SVG.

    `side` is 0 for an army that is set up as White, 1 for another one, which may have other
    characters. A token that points is turned by `turn` degrees, its sign stays upright. Raises
    FileNotFoundError for an outline without drawing.
    """
    *face, sign = _parts(outline, side, signs)
    body = "\n".join(face)
    if turn:
        body = f'<g transform="rotate({turn} {_MIDDLE})">{body}</g>'
    ink = ink_on(paint)
    return f"{body}\n{sign}".replace('"#fff"', f'"{paint}"').replace('"#000"', f'"{ink}"')


@cache
def _parts(outline: str, side: int, signs: str) -> tuple[str, ...]:
    """Return the face of a token, and last its sign, in white paint and black ink."""
    if outline.startswith(DISC):
        return _disc(outline.removeprefix(DISC))
    family, kind = outline.split("/")
    names = ("pictogram",) if signs == PICTOGRAMS else (("white", "black")[side], "character")
    for name in (*names, "plain"):
        try:
            text = asset("pieces", family, f"{kind}-{name}.svg").read_text(encoding="utf-8")
        except FileNotFoundError:
            continue
        return tuple(text.splitlines()[2:-1])
    raise FileNotFoundError(f"nobody has drawn {outline}")


def _disc(told: str) -> tuple[str, ...]:
    """Return the parts of a disc, see `core.pieces.DISC`: it, its marks, and last its letter."""
    letter, _, marks = told.partition(" ")
    circle = f'<circle cx="{_X}" cy="{_Y}" r="{_RADIUS}"'
    disc = f'{circle} fill="#fff" stroke="#000" stroke-width="34"/>'
    size = 340 if len(letter) == 1 else 230
    sign = (
        f'<text x="{_X}" y="{_Y + round(size * 0.36)}" font-family="sans-serif" font-size="{size}" '
        f'font-weight="bold" text-anchor="middle" fill="#000">{escape(letter)}</text>'
    )
    return (disc, *(_mark(*mark) for mark in _MARK.findall(marks)), sign)


def _mark(kind: str, shape: str, aside: str, ahead: str) -> str:
    """Return the mark of a direction: a dot for a step or leap, a line for a line of squares.

    It is hollow or thin where the piece only moves, a cross where it only captures.
    """
    length = hypot(int(aside), int(ahead))
    x, y = int(aside) / length, -int(ahead) / length

    def place(far: float) -> tuple[int, int]:
        return round(_X + x * far), round(_Y + y * far)

    (fro, at), (to, end) = place(_NEAR - 30), place(_FAR + 15)
    drawn = ""
    if shape != "s":
        width = 52 if kind == Mark.BOTH else 20
        dashes = ' stroke-dasharray="44 30"' if shape == "h" else ""
        drawn = (
            f'<path d="M{fro} {at}L{to} {end}" fill="none" stroke="#000" stroke-width="{width}"'
            f"{dashes}/>"
        )
        if kind != Mark.CAPTURES:
            return drawn
    cx, cy = place(_NEAR if length < 2 and shape == "s" else _FAR)
    if kind == Mark.CAPTURES:
        arm = 36
        return (
            f'{drawn}<path d="M{cx - arm} {cy - arm}L{cx + arm} {cy + arm}M{cx - arm} {cy + arm}'
            f'L{cx + arm} {cy - arm}" fill="none" stroke="#000" stroke-width="26"/>'
        )
    fill = "#000" if kind == Mark.BOTH else "#fff"
    return f'<circle cx="{cx}" cy="{cy}" r="34" fill="{fill}" stroke="#000" stroke-width="18"/>'
