"""The armies' paint keeps apart, for those who are colour-blind too."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from cfanp_gui.record.palette import (
    BLACK_ARMY,
    DEAD,
    WHITE_ARMY,
    apart,
    colour_name,
    default_colours,
    difference,
    ink_on,
    is_dark,
    offered_colours,
)
from tests.sight import KINDS, PLAIN, least, least_to

EVERY = [*default_colours(26), WHITE_ARMY, BLACK_ARMY]


@pytest.mark.parametrize("players", range(2, 27))
def test_every_army_has_a_paint_of_its_own(players: int) -> None:
    colours = default_colours(players)
    assert len(colours) == len(set(colours)) == players
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)


def test_two_armies_are_white_and_black() -> None:
    assert default_colours(2) == [WHITE_ARMY, BLACK_ARMY]


@pytest.mark.parametrize("eyes", KINDS)
@pytest.mark.parametrize("players", range(2, 27))
def test_armies_keep_apart(players: int, eyes: str) -> None:
    """At least 20 up to four armies, 15 up to eight, 12 up to twelve, 7 beyond; in CIEDE2000."""
    limit = 20 if players <= 4 else 15 if players <= 8 else 12 if players <= 12 else 7
    assert apart(players) <= limit
    for one, other in combinations(default_colours(players), 2):
        assert least_to(one, other, eyes) >= limit, (one, other)


@pytest.mark.parametrize("players", range(2, 27))
def test_default_colours_are_never_too_near(players: int) -> None:
    for one, other in combinations(default_colours(players), 2):
        assert difference(one, other) >= apart(players), (one, other)


def test_limits_of_eight_and_twelve_armies() -> None:
    assert [apart(players) for players in (2, 8, 9, 12, 13, 26)] == [15, 15, 12, 12, 7, 7]


def test_the_least_difference_of_all_eyes_counts() -> None:
    # Red and green of like lightness: far apart to most, alike to many.
    red, green = "#c8503c", "#7a7a1e"
    assert least_to(red, green, PLAIN) > 30
    assert difference(red, green) < 15
    assert difference("#123456", "#123456") == 0


@pytest.mark.parametrize("colour", EVERY)
def test_the_grey_of_the_dead_is_nobodys_paint(colour: str) -> None:
    """At least 12 from the first twelve and from white and black, 7 from the rest."""
    far = colour in (*default_colours(12), WHITE_ARMY, BLACK_ARMY)
    assert least(colour, DEAD) >= (12 if far else 7)


@pytest.mark.parametrize("colour", [*EVERY, DEAD])
def test_ink_shows_on_every_paint(colour: str) -> None:
    """Outlines and letters differ by at least 30 from what they are drawn on."""
    assert least(colour, ink_on(colour)) >= 30
    assert is_dark(ink_on(colour)) is not is_dark(colour)


@pytest.mark.parametrize("players", range(2, 27))
def test_colours_offered_keep_apart_and_are_called_by_name(players: int) -> None:
    offered = offered_colours(players)
    assert offered[:players] == default_colours(players)
    limit = 12 if players <= 12 else 7
    assert all(difference(*two) >= limit for two in combinations(offered, 2))
    names = [colour_name(colour) for colour in offered]
    assert None not in names
    assert len(set(names)) == len(offered) >= min(10, players)
    assert colour_name("#123456") is None
