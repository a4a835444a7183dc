"""The paint of armies as plain values, for the table and for pictures without it.

Colours are written ``#rrggbb``.
"""

from __future__ import annotations

from functools import lru_cache

from cfanp_gui.core.text import Text
from cfanp_gui.record import colour as sight
from cfanp_gui.record.colour import Vision, luminance

WHITE_ARMY = "#f7f5ef"
BLACK_ARMY = "#3a3d42"
DEAD = "#b3b2af"
LIGHT_INK = "#f6f4ee"
DARK_INK = "#1c1e20"

# Found by a search for the largest smallest difference: between the first four, the first eight,
# all twelve, from the grey of the dead, and dark ones from the squares, with and without colour
# blindness. A change to one colour shows in the tests.
_NAMES = {
    "#c52c22": Text("red"),
    "#0140a6": Text("blue"),
    "#ffd951": Text("yellow"),
    "#32977a": Text("green"),
    "#966cd7": Text("violet"),
    "#fbf7f2": Text("ivory"),
    "#31343f": Text("charcoal"),
    "#e77b00": Text("orange"),
    "#78e2fd": Text("sky"),
    "#b886ac": Text("mauve"),
    "#543429": Text("brown"),
    "#afd7a3": Text("sage"),
    # From here on the differences grow small, and it takes the letters to be sure.
    "#894e6f": Text("plum"),
    "#87aaf7": Text("cornflower"),
    "#5a6e51": Text("moss"),
    "#3e165e": Text("indigo"),
    "#327397": Text("petrol"),
    "#daab6c": Text("sand"),
    "#8e8253": Text("khaki"),
    "#7f1c05": Text("oxblood"),
    "#4c3d5c": Text("aubergine"),
    "#cf5d29": Text("rust"),
    "#d1b4d1": Text("lilac"),
    "#d8fe98": Text("lime"),
    "#7faa81": Text("fern"),
    "#7b3843": Text("wine"),
}
_PALETTE = tuple(_NAMES)
_PLAIN_NAMES = {WHITE_ARMY: Text("white"), BLACK_ARMY: Text("black")}
_KEPT_APART = 12
"""So many of the palette, from its beginning, keep well apart."""


def default_colours(players: int) -> list[str]:
    """Return the paint of so many armies: white and black for two, else hues that keep apart.

    Any two of them differ by at least `apart` for so many players.
    """
    return [WHITE_ARMY, BLACK_ARMY] if players == 2 else list(_PALETTE[:players])


def offered_colours(players: int) -> list[str]:
    """Return the colours to choose from for so many players, those they have unasked first.

    Any two of them differ by at least 12, for more than twelve players by 7; see `difference`.
    Two are offered white and black instead of what in the palette is much like them.
    """
    if players == 2:
        taken = (WHITE_ARMY, BLACK_ARMY)
        far = [one for one in _PALETTE[:_KEPT_APART]
               if all(difference(one, other) >= apart(2) for other in taken)]  # fmt: skip
        return [*taken, *far]
    return list(_PALETTE[: _KEPT_APART if players <= _KEPT_APART else len(_PALETTE)])


def colour_name(colour: str) -> Text | None:
    """Return what a colour of the palette is called; None for any other colour."""
    return _PLAIN_NAMES.get(colour) or _NAMES.get(colour)


def is_dark(colour: str) -> bool:
    """Return whether light lines show better on a colour than dark ones."""
    return luminance(colour) < 0.179


def ink_on(colour: str) -> str:
    """Return the colour for letters and outlines on a colour."""
    return LIGHT_INK if is_dark(colour) else DARK_INK


def apart(players: int) -> float:
    """Return the `difference` below which two of so many armies' colours are hard to tell apart.

    The more colours there are, the less room is left between them.
    """
    if players <= 8:
        return 15.0
    return 12.0 if players <= 12 else 7.0


@lru_cache(maxsize=4096)
def difference(one: str, other: str) -> float:
    """Return how far apart two colours look to the eyes that see the least difference.

    The smallest CIEDE2000 difference for full colour vision, protanopia, deuteranopia and
    tritanopia.
    """
    return min(sight.difference(one, other, vision) for vision in Vision)
