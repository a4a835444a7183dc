"""The appearance of colours and their differences, also to colour-blind people.

Colours are written ``#rrggbb``, in sRGB.
"""

from __future__ import annotations

import math
from enum import Enum
from functools import lru_cache

Triple = tuple[float, float, float]


class Vision(Enum):
    """Vision with all three kinds of cones, or without one of them."""

    FULL = "full"
    PROTANOPIA = "protanopia"
    DEUTERANOPIA = "deuteranopia"
    TRITANOPIA = "tritanopia"


@lru_cache(maxsize=1024)
def luminance(colour: str) -> float:
    """Return the relative luminance of a colour, 0 for black to 1 for white (WCAG 2)."""
    return _dot((0.2126, 0.7152, 0.0722), _linear(colour))


@lru_cache(maxsize=1024)
def seen(colour: str, vision: Vision) -> Triple:
    """Return the CIE L*a*b* (D65) of a colour as seen with a kind of vision."""
    return _lab(_without_cone(_linear(colour), vision))


def difference(one: str, other: str, vision: Vision = Vision.FULL) -> float:
    """Return the CIEDE2000 difference of two colours in a kind of vision; about 1 is visible."""
    return ciede2000(seen(one, vision), seen(other, vision))


def ciede2000(one: Triple, other: Triple) -> float:
    """Return the CIEDE2000 colour difference of two L*a*b* values."""
    light_1, a_1, b_1 = one
    light_2, a_2, b_2 = other
    grey = 0.5 * (1 - _vivid((math.hypot(a_1, b_1) + math.hypot(a_2, b_2)) / 2))
    a_1, a_2 = a_1 * (1 + grey), a_2 * (1 + grey)
    chroma_1, chroma_2 = math.hypot(a_1, b_1), math.hypot(a_2, b_2)
    hue_1 = math.degrees(math.atan2(b_1, a_1))
    hue_2 = math.degrees(math.atan2(b_2, a_2))
    if chroma_1 * chroma_2 == 0:
        # A grey has no hue; it takes the other's.
        hue_1 = hue_2 = hue_1 if chroma_1 else hue_2
    turn = (hue_2 - hue_1 + 180) % 360 - 180
    hue = hue_1 + turn / 2
    light = (light_1 + light_2) / 2
    chroma = (chroma_1 + chroma_2) / 2
    weight = (
        1
        - 0.17 * _cos(hue - 30)
        + 0.24 * _cos(2 * hue)
        + 0.32 * _cos(3 * hue + 6)
        - 0.20 * _cos(4 * hue - 63)
    )
    from_middle = (light - 50) ** 2
    in_light = (light_2 - light_1) / (1 + 0.015 * from_middle / math.sqrt(20 + from_middle))
    in_chroma = (chroma_2 - chroma_1) / (1 + 0.045 * chroma)
    in_hue = 2 * math.sqrt(chroma_1 * chroma_2) * math.sin(math.radians(turn / 2))
    in_hue /= 1 + 0.015 * chroma * weight
    # In the blues, chroma and hue are not independent.
    from_blue = ((hue - 275) % 360 + 180) % 360 - 180
    blue = -2 * _vivid(chroma) * math.sin(math.radians(60 * math.exp(-((from_blue / 25) ** 2))))
    return math.sqrt(in_light**2 + in_chroma**2 + in_hue**2 + blue * in_chroma * in_hue)


def _vivid(chroma: float) -> float:
    """Return a value from 0 for a grey to nearly 1 for a strong colour."""
    return math.sqrt(chroma**7 / (chroma**7 + 25.0**7))


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))


def _dot(row: Triple, column: Triple) -> float:
    return row[0] * column[0] + row[1] * column[1] + row[2] * column[2]


def _linear(colour: str) -> Triple:
    """Return linear red, green and blue, without the gamma of sRGB."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return red, green, blue


def _lab(light: Triple) -> Triple:
    """Return L*a*b* of linear sRGB; simulated light may lie outside of a screen's range."""
    # To X, Y and Z relative to those of white.
    parts = (
        _dot((0.4338801, 0.3762334, 0.1898865), light),
        _dot((0.2126390, 0.7151687, 0.0721923), light),
        _dot((0.0177525, 0.1094628, 0.8727847), light),
    )
    x, y, z = (
        math.cbrt(part) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in parts
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# Eyes that lack a kind of cones cannot tell lights apart that differ for that kind alone. Of each
# such set, a simulation shows the one light in a surface of lights that look the same to all eyes.
# For reds and greens a plane is near enough (Viénot, Brettel and Mollon 1999). For blues it takes
# two half-planes that meet in the greys (Brettel, Viénot and Mollon 1997); `_EDGE` decides on which
# side a light lies. All is computed for linear sRGB with the cones of Smith and Pokorny.
_PLANE: dict[Vision, tuple[Triple, Triple, Triple]] = {
    Vision.PROTANOPIA: (
        (0.1123828, 0.8876172, 0.0),
        (0.1123828, 0.8876172, 0.0),
        (0.0040058, -0.0040058, 1.0),
    ),
    Vision.DEUTERANOPIA: (
        (0.2927501, 0.7072499, 0.0),
        (0.2927501, 0.7072499, 0.0),
        (-0.0223367, 0.0223367, 1.0),
    ),
}
_EDGE: Triple = (0.0390146, -0.0278808, -0.0111338)
_BELOW_EDGE: tuple[Triple, Triple, Triple] = (
    (0.9367839, 0.1897879, -0.1265719),
    (0.0615339, 0.8152622, 0.1232039),
    (-0.3756080, 1.1276541, 0.2479539),
)
_ABOVE_EDGE: tuple[Triple, Triple, Triple] = (
    (1.0127733, 0.1354841, -0.1482575),
    (-0.0124335, 0.8681210, 0.1443124),
    (0.0758948, 0.8049996, 0.1191056),
)


def _without_cone(light: Triple, vision: Vision) -> Triple:
    """Return the light that looks to all eyes as the given one does in this vision."""
    if vision is Vision.FULL:
        return light
    tritan = _ABOVE_EDGE if _dot(_EDGE, light) > 0 else _BELOW_EDGE
    rows = _PLANE.get(vision, tritan)
    return _dot(rows[0], light), _dot(rows[1], light), _dot(rows[2], light)
