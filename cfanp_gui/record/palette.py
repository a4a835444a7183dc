"""The paint of armies as plain values, for the table and for pictures without it.

Colours are written ``#rrggbb``.
"""

from __future__ import annotations

from functools import lru_cache

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
_PALETTE = (
    "#c52c22",  # red
    "#0140a6",  # blue
    "#ffd951",  # yellow
    "#32977a",  # green
    "#966cd7",  # violet
    "#fbf7f2",  # ivory
    "#31343f",  # charcoal
    "#e77b00",  # orange
    "#78e2fd",  # sky
    "#b886ac",  # mauve
    "#543429",  # brown
    "#afd7a3",  # sage
    # From here on the differences grow small, and it takes the letters to be sure.
    "#894e6f",  # plum
    "#87aaf7",  # cornflower
    "#5a6e51",  # moss
    "#3e165e",  # indigo
    "#327397",  # petrol
    "#daab6c",  # sand
    "#8e8253",  # khaki
    "#7f1c05",  # oxblood
    "#4c3d5c",  # aubergine
    "#cf5d29",  # rust
    "#d1b4d1",  # lilac
    "#d8fe98",  # lime
    "#7faa81",  # fern
    "#7b3843",  # wine
)


def default_colours(players: int) -> list[str]:
    """Return the paint of so many armies: white and black for two, else hues that keep apart.

    Any two of them differ by at least `apart` for so many players.
    """
    return [WHITE_ARMY, BLACK_ARMY] if players == 2 else list(_PALETTE[:players])


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
