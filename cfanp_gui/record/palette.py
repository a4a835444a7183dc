"""The paint of armies as ``#rrggbb`` in sRGB, and how people see it, also colour-blind ones."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text

WHITE_ARMY = "#f7f5ef"
BLACK_ARMY = "#3a3d42"
DEAD = "#b3b2af"
LIGHT_INK = "#f6f4ee"
DARK_INK = "#1c1e20"

# Found by a search for the largest minimum difference: between the first four, the first eight, all
# twelve, from the grey of the dead, and dark ones from the squares, with and without colour
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
    # From here on the differences are small, and letters are needed to be sure.
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
"""Number of colours at the beginning of the palette that differ strongly."""


_FAMILIES = (
    ("#c52c22", "#e77b00", "#ffd951", "#8e8253", "#7f1c05", "#daab6c"),
    ("#0140a6", "#78e2fd", "#3e165e", "#87aaf7", "#327397", "#31343f"),
)
"""Shades of the first and of the second of two teams: warm ones and cool ones.

Found in the palette by a search: no shade of one team is nearer than 20 to one of the other, none
nearer than 15 to the next of its own team, and none nearer than 9 to any other of it.
"""
NEAR, FAR = 15.0, 9.0
"""Minimum differences between team-mates who sit beside one another, and who do not."""


def default_colours(players: int) -> list[str]:
    """Return the paint of each army: white and black for two, else hues that differ."""
    return [WHITE_ARMY, BLACK_ARMY] if players == 2 else list(_PALETTE[:players])


def team_colours(teams: Sequence[int]) -> list[str]:
    """Return the paint of players by their teams: each of two teams has a family of shades.

    Shades follow the order of a team's players, so that neighbours differ strongly. With another
    number of teams, or more players in one than shades, it is that of players without teams.
    """
    numbers = sorted(set(teams))
    most = max((teams.count(team) for team in numbers), default=0)
    if len(teams) == 2 or len(numbers) != len(_FAMILIES) or most > len(_FAMILIES[0]):
        return default_colours(len(teams))
    shades = {team: iter(family) for team, family in zip(numbers, _FAMILIES, strict=True)}
    return [next(shades[team]) for team in teams]


def teams_of(position: Position) -> list[int]:
    """Return the team of each player of a position, player 1 first; empty if there are none."""
    teams = (position.team(player) for player in range(1, position.players + 1))
    return [team for team in teams if team is not None]


def usual_colours(start: Position) -> list[str]:
    """Return the default paint of the players of a game, player 1 first."""
    teams = teams_of(start)
    return team_colours(teams) if teams else default_colours(start.players)


def offered_colours(players: int, teams: Sequence[int] = ()) -> list[str]:
    """Return the colours offered to a number of players, the default ones first.

    Any two of them differ by at least 12, for more than twelve players by 7; see `difference`. Two
    players are offered white and black instead of similar colours of the palette. For players in
    `teams` they are the shades of both, see `team_colours`.
    """
    if teams and (usual := team_colours(teams)) != default_colours(players):
        return list(dict.fromkeys((*usual, *(shade for family in _FAMILIES for shade in family))))
    offered = _PALETTE[:_KEPT_APART] if players <= _KEPT_APART else _PALETTE
    if players != 2:
        return list(offered)
    taken, near = [WHITE_ARMY, BLACK_ARMY], apart(2)
    return taken + [
        colour for colour in offered if min(difference(colour, own) for own in taken) >= near
    ]


def colour_name(colour: str) -> Text | None:
    """Return the name of a colour of the palette; None for any other colour."""
    return _PLAIN_NAMES.get(colour) or _NAMES.get(colour)


@lru_cache(maxsize=1024)
def is_dark(colour: str) -> bool:
    """Return True if light lines show better on a colour than dark ones."""
    return luminance(colour) < 0.179


@lru_cache(maxsize=1024)
def ink_on(colour: str) -> str:
    """Return the colour for letters and outlines on a colour."""
    return LIGHT_INK if is_dark(colour) else DARK_INK


def apart(players: int) -> float:
    """Return the `difference` below which colours of so many players are hard to tell apart."""
    if players <= 8:
        return 15.0
    return 12.0 if players <= 12 else 7.0


def apart_in_teams(teams: Sequence[int], player: int, other: int) -> float:
    """Return the `difference` below which the colours of two players are hard to tell apart.

    Players are given by their places, from 0. Team-mates who do not sit beside one another may be
    closer than others: their pieces seldom meet.
    """
    if teams[player] != teams[other]:
        return NEAR
    between = teams[min(player, other) + 1 : max(player, other)]
    return FAR if teams[player] in between else NEAR


@lru_cache(maxsize=4096)
def difference(colour: str, other: str, vision: Vision | None = None) -> float:
    """Return the CIEDE2000 difference of two colours to a vision, or else the least to any."""
    if vision is None:
        return min(difference(colour, other, vision) for vision in Vision)
    return ciede2000(seen(colour, vision), seen(other, vision))


# The appearance of colours, also to colour-blind people

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


def ciede2000(colour: Triple, other: Triple) -> float:
    """Return the CIEDE2000 colour difference of two L*a*b* values."""
    light_1, a_1, b_1 = colour
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
