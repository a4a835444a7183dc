"""The paint of armies as plain values, for the table and for pictures without it.

Colours are written ``#rrggbb``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text
from cfanp_gui.record import colour as sight
from cfanp_gui.record.colour import Vision, luminance

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
    """Return the paint of each army: white and black for two, else hues that differ.

    Any two of them differ by at least `apart` for the number of players.
    """
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
        return list(dict.fromkeys((*usual, *(shade for one in _FAMILIES for shade in one))))
    offered = _PALETTE[: _KEPT_APART if players <= _KEPT_APART else len(_PALETTE)]
    if players != 2:
        return list(offered)
    taken, near = [WHITE_ARMY, BLACK_ARMY], apart(2)
    return taken + [one for one in offered if min(difference(one, own) for own in taken) >= near]


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
    """Return the `difference` below which two armies' colours are hard to tell apart.

    It decreases with the number of players, because more colours leave less room between them.
    """
    if players <= 8:
        return 15.0
    return 12.0 if players <= 12 else 7.0


def apart_in_teams(teams: Sequence[int], one: int, other: int) -> float:
    """Return the `difference` below which the colours of two players are hard to tell apart.

    Players are given by their places, from 0. Team-mates who do not sit beside one another may be
    closer than others: their pieces seldom meet.
    """
    if teams[one] != teams[other]:
        return NEAR
    between = teams[min(one, other) + 1 : max(one, other)]
    return FAR if teams[one] in between else NEAR


@lru_cache(maxsize=4096)
def difference(one: str, other: str) -> float:
    """Return the difference of two colours in the vision that sees the least of it.

    The smallest CIEDE2000 difference for full colour vision, protanopia, deuteranopia and
    tritanopia.
    """
    return min(sight.difference(one, other, vision) for vision in Vision)
