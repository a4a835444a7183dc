"""SVG documents of pictures: their content, their style, outlines of pieces, and letters.

The outlines are Colin M. L. Burnett's: those of FIDE's pieces as python-chess carries them in
`chess.svg`, others from `resources/pieces`, by the names of their assets.
"""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

import chess.svg

from cfanp_gui.assets import asset
from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Localize, Text
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.palette import ink_on, is_dark
from cfanp_gui.record.rendering import RESOLUTION
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


# Documents

_FONT = "DejaVu Sans, Noto Sans, Arial, Helvetica, sans-serif"


class PictureContent(NamedTuple):
    """Content of a picture of a position, with its drawings."""

    marked: Collection[Square] = ()
    """Squares to mark, as those of the last move."""
    arrows: Sequence[Arrow] = ()
    rings: Sequence[Ring] = ()
    boards: Sequence[int] | None = None
    """Ids of the boards shown; None for all. The first of a pair lies at the bottom."""
    plates: bool = True
    """True if the plates of seats and the pockets are shown, besides the boards."""
    hands: bool = False
    """True if the pockets are shown in any case, also while nobody holds a piece."""


class Ground(NamedTuple):
    """Colours of everything in a picture without a player's paint, as ``#rrggbb``."""

    table: str = "#d3d9d6"
    light: str = "#f3efe4"
    """Light squares."""
    dark: str = "#b7b09e"
    plate: str = "#f7f8f7"
    line: str = "#b4bbb8"
    text: str = "#23272b"
    soft: str = "#565d61"
    accent: str = "#7a5c44"
    """Plate of the player to move."""
    accent_text: str = "#ffffff"
    mark: str = "#fccf86"
    """Overlay on marked squares."""


PAPER = Ground()
"""Colours of saved pictures."""
NIGHT = Ground(
    "#1d2022", "#d8d2c3", "#8f8873", "#272b2e", "#43494d", "#e6e8e8", "#a7afb2", "#cfb995",
    "#14181a", "#e0a95a",
)  # fmt: skip
INK = Ground(
    "#ffffff", "#ffffff", "#ffffff", "#ffffff", "#000000", "#000000", "#000000", "#000000",
    "#ffffff", "#8a8a8a",
)  # fmt: skip
"""Black on white, for a printer."""
THEMES = {
    "light": PAPER, "dark": NIGHT, "print": INK, "transparent": PAPER._replace(table="none")
}  # fmt: skip
"""Colours that a person can choose for a picture, by name."""
_PRINTED = ("#ffffff", "#26282b", "#c8c8c8", "#7c7c7c")
"""Paint of armies on paper; their letters tell those of one paint apart."""

Outline = Callable[[str, str, Mapping[str, PieceType], int, int], str]
"""Function that draws a kind of piece as SVG in a square of 45 by 45.

Its arguments are the letter, the paint, the existing kinds, and for tokens the side and the degrees
by which it is turned.
"""


class PictureStyle(NamedTuple):
    """Names and style shared by all pictures of a game."""

    names: Sequence[str] = ()
    """Names of player 1, 2, ...; missing ones have defaults."""
    colours: Sequence[str] = ()
    """Paint of player 1, 2, ... as ``#rrggbb``; empty for the defaults."""
    types: Mapping[str, PieceType] = FIDE_TYPES
    """The game's kinds of pieces."""
    localize: Localize = str
    """Function that translates words."""
    ground: Ground = PAPER
    outline: Outline = piece
    """Function that draws the pieces, such as `piece`."""
    coordinates: bool = True
    """True if the names of files and ranks stand on the frames."""
    hatched: bool = False
    """True if dark squares are hatched, as in print."""

    def name(self, player: int) -> str:
        """Return the name of a player, in one line."""
        name = " ".join(self.names[player - 1].split()) if player <= len(self.names) else ""
        return name or self.localize(Text("Player {number}", number=player))


_SVG_DPI = 96
"""Units of SVG in an inch."""


class PictureOptions(NamedTuple):
    """Choices of a person about a picture, beside what it shows."""

    theme: str = "light"
    """Name in `THEMES`."""
    coordinates: bool = True
    caption: str = ""
    """Text below the picture."""
    width: float = 0
    """Width of the whole picture in its units; 0 for the usual size."""
    dpi: int = 0
    """Resolution of a PNG in pixels an inch; 0 for none."""

    def applied(self, look: PictureStyle, players: int) -> PictureStyle:
        """Return the style of a picture of some players in the theme chosen."""
        hatched = self.theme == "print"
        if hatched:
            look = look._replace(colours=[_PRINTED[at % len(_PRINTED)] for at in range(players)])
        return look._replace(
            ground=THEMES[self.theme], coordinates=self.coordinates, hatched=hatched
        )

    def in_units(self, as_png: bool) -> PictureOptions:
        """Return these options, whose width is in pixels, with it in units of the picture."""
        if as_png:  # it has two pixels for each unit
            return self._replace(width=self.width / 2)
        return self._replace(width=self.width * _SVG_DPI / (self.dpi or _SVG_DPI), dpi=0)


class Part(NamedTuple):
    """A position drawn as part of a document, at its left top and without background."""

    width: float
    height: float
    title: str
    """Short description in plain text."""
    lines: list[str]


class Shapes:
    """The shapes of pieces that a document uses, each once; different ones have different names."""

    def __init__(self) -> None:
        self._names: dict[str, str] = {}
        self._used: Counter[str] = Counter()

    def name(self, wanted: str, markup: str) -> str:
        """Return the name of a shape in the document: as wanted if that is free."""
        name = self._names.get(markup)
        if name is None:
            number = self._used[wanted]
            self._used[wanted] += 1
            name = self._names[markup] = f"{wanted}-{number}" if number else wanted
        return name

    def markup(self) -> str:
        """Return all of them as the definitions of a document."""
        return "".join(f'<g id="{name}">{markup}</g>' for markup, name in self._names.items())


def document(
    width: float,
    height: float,
    title: str,
    shapes: Shapes,
    lines: Iterable[str],
    wanted: float = 0,
    dpi: int = 0,
) -> str:
    """Return a whole SVG document of a size, with the shapes that its lines use.

    It is shown with a wanted width, if one is given, and its PNG has a resolution.
    """
    scale = wanted / width if wanted else 1
    resolution = f'{RESOLUTION}="{dpi}" ' if dpi else ""
    return "\n".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {width:g} {height:g}" '
            f'width="{width * scale:g}" height="{height * scale:g}" {resolution}'
            f'font-family="{_FONT}">',
            f"<title>{plain(title)}</title>",
            f"<defs>{shapes.markup()}</defs>",
            *lines,
            "</svg>\n",
        )
    )
