"""The paint of armies as plain values, for the table and for pictures without it.

Colours are written ``#rrggbb``.
"""

from __future__ import annotations

import math

WHITE_ARMY = "#f7f5ef"
BLACK_ARMY = "#3a3d42"
DEAD = "#9a9a98"
LIGHT_INK = "#f6f4ee"
DARK_INK = "#1c1e20"

_PALETTE = (
    "#e5484d",  # red
    "#3b82f6",  # blue
    "#f5c02c",  # yellow
    "#1fa36b",  # green
    "#9b5de5",  # violet
    "#f5f3ec",  # ivory
    "#2f3338",  # charcoal
    "#f08c2e",  # orange
    "#4cc4dd",  # sky
    "#d86fb0",  # pink
    "#8a5a35",  # brown
    "#a3c644",  # lime
    # The same again, darker, but charcoal lighter; then the first two once more, lighter.
    "#993033", "#2757a4", "#a3801d", "#156d47", "#673e99", "#a3a29d",
    "#59616a", "#a05d1f", "#338393", "#904a75", "#5c3c23", "#6d842d",
    "#ff868a", "#8ab7ff",
)  # fmt: skip


def default_colours(players: int) -> list[str]:
    """The paint of so many armies: white and black for two, else hues that keep apart.

    Beyond twelve, the hues come again darker and lighter; letters and patterns tell them apart.
    """
    return [WHITE_ARMY, BLACK_ARMY] if players == 2 else list(_PALETTE[:players])


def luminance(colour: str) -> float:
    """The relative luminance of a colour, 0 for black to 1 for white (WCAG 2)."""
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def is_dark(colour: str) -> bool:
    """Whether light lines show better on a colour than dark ones."""
    return luminance(colour) < 0.179


def ink_on(colour: str) -> str:
    """The colour for letters and outlines on a colour."""
    return LIGHT_INK if is_dark(colour) else DARK_INK


TOO_NEAR = 20.0
"""Two armies' colours that differ by less are hard to tell apart."""


def difference(one: str, other: str) -> float:
    """How far apart two colours look: their distance in CIE L*a*b* (CIE 1976, D65)."""
    return math.dist(_lab(one), _lab(other))


def _linear(colour: str) -> tuple[float, float, float]:
    """Red, green and blue as light, without the gamma of sRGB."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def _lab(colour: str) -> tuple[float, float, float]:
    red, green, blue = _linear(colour)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    bent = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * bent[1] - 16, 500 * (bent[0] - bent[1]), 200 * (bent[1] - bent[2])
