"""SVG documents of pictures: their content, their style, and the shapes they use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.core.text import Localize, Text
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.picture_parts import piece, plain

_FONT = "DejaVu Sans, Noto Sans, Arial, Helvetica, sans-serif"


class PictureContent(NamedTuple):
    """Content of a picture of a position, with its drawings."""

    marked: Collection[Square] = ()
    """Squares to mark, as those of the last move."""
    arrows: Sequence[Arrow] = ()
    rings: Sequence[Ring] = ()
    boards: Sequence[int] | None = None
    """Ids of the boards shown, in their order; None for all of them.

    Of two that can be pushed together, the first lies at the bottom.
    """
    plates: bool = True
    """True if the plates of seats and the pockets are shown, besides the boards."""


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
    accent: str = "#1f7a6d"
    """Plate of the player to move."""
    accent_text: str = "#ffffff"
    mark: str = "#fccf86"
    """Overlay on marked squares."""


PAPER = Ground()
"""Colours of saved pictures."""

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
    """Function that draws the pieces, such as `picture_parts.piece`."""

    def name(self, player: int) -> str:
        """Return the name of a player, in one line."""
        name = " ".join(self.names[player - 1].split()) if player <= len(self.names) else ""
        return name or self.localize(Text("Player {number}", number=player))


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
        return "".join(f'<g id="{name}">{one}</g>' for one, name in self._names.items())


def document(width: float, height: float, title: str, shapes: Shapes, lines: Iterable[str]) -> str:
    """Return a whole SVG document of a size, with the shapes that its lines use."""
    return "\n".join(
        (
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
            f'font-family="{_FONT}">',
            f"<title>{plain(title)}</title>",
            f"<defs>{shapes.markup()}</defs>",
            *lines,
            "</svg>\n",
        )
    )
