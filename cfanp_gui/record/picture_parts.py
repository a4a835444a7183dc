"""Parts of SVG pictures: outlines of pieces, and letters.

The outlines are Colin M. L. Burnett's: those of FIDE's pieces as python-chess carries them in
`chess.svg`, others from `resources/pieces`, by the names of their assets.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Mapping
from functools import partial

import chess.svg

from cfanp_gui.assets import asset
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.record.palette import ink_on, is_dark
from cfanp_gui.record.tokens import CHARACTERS, SIDE, token

_BAD = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]")
_SVG = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_ID = re.compile(r' id="[^"]*"')

VEIL = "#deeff9"
"""Overlay on the paint of a frozen piece."""
_ARM = "M7 23V16M5 17.5L7 19.5L9 17.5"
_ARMS = "".join(f'<path d="{_ARM}" transform="rotate({turn} 7 23)"/>' for turn in range(0, 360, 60))
CRYSTAL = (
    f'<g fill="none" stroke="#1d3a4d" stroke-width="2.6">{_ARMS}</g>'
    f'<g fill="none" stroke="#ffffff" stroke-width="1.2">{_ARMS}</g>'
)
"""A crystal of ice beside a piece in a 45 by 45 square."""
CRACK = (
    '<path d="M25 12L22 18L26 22L21 28L25 33L21 39M26 22L31 25M21 28L15 31" fill="none" '
    'stroke="#1e2124" stroke-width="1.4"/>'
)
"""A crack through a piece of stone in the same square."""


_BOX = 45
"""The side of the square in which a piece is drawn."""


def piece(
    letter: str,
    fill: str,
    types: Mapping[str, PieceType] = FIDE_TYPES,
    side: int = 0,
    turn: int = 0,
    signs: str = CHARACTERS,
) -> str:
    """Return the outline of a kind of piece in a 45 by 45 square, filled with a colour.

    A dark piece has light lines inside and none around, so that it shows on light squares. A kind
    without an outline is a disc with its sign. `side`, `turn` and `signs` affect tokens as
    described in `tokens.token`.
    """
    if letter in types and "/" in types[letter].asset:
        try:
            drawn = token(types[letter].asset, fill, side, turn, signs)
        except FileNotFoundError:
            pass
        else:
            return f'<g transform="scale({_BOX / SIDE:g})">{drawn}</g>'
    dark = is_dark(fill)
    ink = ink_on(fill)
    body = _outline(types.get(letter), dark)
    if body is None:
        sign = types[letter].sign if letter in types else letter
        return (
            f'<circle cx="22.5" cy="21" r="18.5" fill="{fill}" stroke="{ink}" stroke-width="1.5"/>'
            + label(22.5, 29.5, 24, ink, sign, bold=True)
        )
    light, black = (ink, fill) if dark else (fill, ink)
    for old, new in (("#ffffff", light), ("#fff", light), ("#ececec", light), ("#000000", black)):
        body = body.replace(old, new)
    return body.replace("#000", black)


def bearing(signs: str) -> Callable[..., str]:
    """Return a function that draws pieces as `piece` does, with tokens showing `tokens.SIGNS`."""
    return partial(piece, signs=signs)


def _outline(piece_type: PieceType | None, dark: bool) -> str | None:
    """Return the lines of a kind of piece; None if it has no drawing."""
    name = piece_type.asset if piece_type is not None else ""
    for kind in FIDE_TYPES.values():
        if name == kind.asset:
            return _ID.sub("", chess.svg.PIECES[kind.letter.lower() if dark else kind.letter])
    try:
        file = asset("pieces", "cburnett", f"{name}-{'dark' if dark else 'light'}.svg")
    except FileNotFoundError:
        return None
    match = _SVG.search(file.read_text(encoding="utf-8"))
    return None if match is None else _ID.sub("", match[1])


def plain(text: str) -> str:
    """Return a text escaped for XML."""
    return html.escape(_BAD.sub(" ", text), quote=False)


def label(
    x: float,
    y: float,
    size: float,
    ink: str,
    text: str,
    *,
    bold: bool = False,
    soft: bool = False,
    anchor: str = "middle",
) -> str:
    """Return letters at a place; `soft` ones let the ground shine through."""
    weight = ' font-weight="bold"' if bold else ""
    faint = ' fill-opacity="0.75"' if soft else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{ink}"'
        f"{weight}{faint}>{plain(text)}</text>"
    )
