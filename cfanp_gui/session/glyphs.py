"""The annotation glyphs of PGN that a person chooses among: signs, numbers and names."""

from collections.abc import Iterable
from typing import NamedTuple

from cfanp_gui.core.text import Localize, Text


class Glyph(NamedTuple):
    """A numeric annotation glyph."""

    nag: int
    sign: str
    title: Text


MOVES = (
    Glyph(1, "!", Text("good move")),
    Glyph(2, "?", Text("mistake")),
    Glyph(3, "!!", Text("brilliant move")),
    Glyph(4, "??", Text("blunder")),
    Glyph(5, "!?", Text("interesting move")),
    Glyph(6, "?!", Text("dubious move")),
    Glyph(7, "\N{WHITE SQUARE}", Text("only move")),
)
"""Glyphs for a move, one at most."""
POSITIONS = (
    Glyph(10, "=", Text("equal")),
    Glyph(13, "\N{INFINITY}", Text("unclear")),
    Glyph(14, "\N{PLUS-MINUS SIGN}", Text("slightly better for the mover")),
    Glyph(16, "+/-", Text("clearly better for the mover")),
    Glyph(18, "+-", Text("winning for the mover")),
    Glyph(15, "=/+", Text("slightly worse for the mover")),
    Glyph(17, "-/+", Text("clearly worse for the mover")),
    Glyph(19, "-+", Text("losing for the mover")),
)
"""Glyphs for the position after a move, one at most.

PGN refers to White and Black there, and so do two-player games; with more players it is the mover
and all others.
"""
_OF_TWO = {
    14: Text("slightly better for the first player"),
    16: Text("clearly better for the first player"),
    18: Text("winning for the first player"),
    15: Text("slightly better for the second player"),
    17: Text("clearly better for the second player"),
    19: Text("winning for the second player"),
}
OTHERS = (
    Glyph(36, "\N{RIGHTWARDS ARROW}", Text("initiative")),
    Glyph(40, "\N{UPWARDS ARROW}", Text("attack")),
    Glyph(132, "\N{LEFT RIGHT ARROW}", Text("counterplay")),
    Glyph(138, "\N{CIRCLED PLUS}", Text("time trouble")),
    Glyph(146, "N", Text("novelty")),
)
GROUPS = (MOVES, POSITIONS, OTHERS)
KEYED = 6
"""Number of the first glyphs that have keys of their own, from 1 on."""
MORE = (MOVES[KEYED:], POSITIONS, OTHERS)
_PRINTED = frozenset(
    "!?=+-/N\N{WHITE SQUARE}\N{INFINITY}\N{PLUS-MINUS SIGN}"
    "\N{RIGHTWARDS ARROW}\N{UPWARDS ARROW}\N{LEFT RIGHT ARROW}"
)
"""Characters in signs that the usual fonts of every system have (WGL4)."""
_KNOWN = {glyph.nag: glyph for group in GROUPS for glyph in group}


def toggled(nags: Iterable[int], nag: int) -> tuple[int, ...]:
    """Return glyphs with one added in place of its rivals, or without it if it is among them."""
    glyphs = tuple(nags)
    if nag in glyphs:
        return tuple(glyph for glyph in glyphs if glyph != nag)
    rivals = {
        glyph.nag
        for group in (MOVES, POSITIONS)
        if any(member.nag == nag for member in group)
        for glyph in group
    }
    return tuple(sorted([*(glyph for glyph in glyphs if glyph not in rivals), nag]))


def signs(nags: Iterable[int]) -> str:
    """Return glyphs as written behind a move; those without a sign by their number."""
    return _behind(map(_sign, nags))


def printed(nags: Iterable[int], players: int, localize: Localize = str) -> str:
    """Return glyphs as written behind a move in a picture; signs fonts may lack in words."""
    return _behind(
        _sign(nag)
        if nag not in _KNOWN or set(_sign(nag)) <= _PRINTED
        else f"({localize(title_of(nag, players))})"
        for nag in nags
    )


def _sign(nag: int) -> str:
    return _KNOWN[nag].sign if nag in _KNOWN else f"${nag}"


def _behind(signs: Iterable[str]) -> str:
    """Return signs with separators from one another and from the move."""
    words = list(signs)
    if not words:
        return ""
    first = words[0]
    joint = "" if set(first) <= set("!?") else " "
    return joint + " ".join(words)


def title_of(nag: int, players: int) -> Text:
    """Return the spoken meaning of a glyph in a game with a number of players."""
    if players == 2 and nag in _OF_TWO:
        return _OF_TWO[nag]
    return _KNOWN[nag].title if nag in _KNOWN else Text("annotation {number}", number=nag)
