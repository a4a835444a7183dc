"""The armies' paint keeps apart, for those who are colour-blind too."""

import random
import re
from itertools import combinations

import pytest
from coloraide import Color

from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import (
    BLACK_ARMY,
    DEAD,
    WHITE_ARMY,
    Vision,
    apart,
    apart_in_teams,
    ciede2000,
    colour_name,
    default_colours,
    difference,
    ink_on,
    is_dark,
    luminance,
    offered_colours,
    seen,
    team_colours,
    usual_colours,
)
from tests.made_up import TwoOddBoards
from tests.sight import KINDS, PLAIN, least, least_to
from tests.slow import some

# The armies' paint keeps apart, for those who are colour-blind too.


EVERY = [*default_colours(26), WHITE_ARMY, BLACK_ARMY]
COUNTS = (*range(2, 13), *some(range(13, 26)), 26)


def test_every_army_has_a_paint_of_its_own() -> None:
    for players in range(2, 27):
        colours = default_colours(players)
        assert len(colours) == len(set(colours)) == players
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)
    assert default_colours(2) == team_colours([0, 1]) == [WHITE_ARMY, BLACK_ARMY]


def test_armies_keep_apart() -> None:
    """At least 20 up to four armies, 15 up to eight, 12 up to twelve, 7 beyond; in CIEDE2000."""
    for players in COUNTS:
        limit = 20 if players <= 4 else 15 if players <= 8 else 12 if players <= 12 else 7
        assert apart(players) <= limit
        for one, other in combinations(default_colours(players), 2):
            assert difference(one, other) >= apart(players), (one, other)
            for eyes in KINDS:
                assert least_to(one, other, eyes) >= limit, (one, other)


TEAMS_OF_TWO = [[0, 1] * boards for boards in range(2, 7)]
"""White and Black of two to six boards side by side."""


@pytest.mark.parametrize("eyes", KINDS)
@pytest.mark.parametrize("teams", TEAMS_OF_TWO, ids=len)
def test_teams_are_never_confused_and_neighbours_are_told_apart(
    teams: list[int], eyes: str
) -> None:
    """Shades of two teams are 20 apart in CIEDE2000, neighbours of a team 15.

    Team-mates who do not sit beside one another are at least 9 apart, less than 12 in a few
    cases: six shades of one family have no more room, and the number on the stand tells them.
    """
    colours = team_colours(teams)
    assert len(set(colours)) == len(teams)
    for one, other in combinations(range(len(teams)), 2):
        if teams[one] != teams[other]:
            limit = 20
        else:
            limit = 15 if other - one == 2 else 9
        assert least_to(colours[one], colours[other], eyes) >= limit, (one, other)
        assert difference(colours[one], colours[other]) >= apart_in_teams(teams, one, other)


def test_limits_of_teams() -> None:
    teams = [0, 1, 0, 1, 0, 1]
    assert [apart_in_teams(teams, 0, other) for other in range(1, 6)] == [15, 15, 15, 9, 15]


def test_other_teams_have_the_colours_of_players_without_teams() -> None:
    assert team_colours([0, 1, 2]) == default_colours(3)
    assert team_colours([0] * 7 + [1]) == default_colours(8)


def test_players_of_a_team_are_offered_the_shades_of_both() -> None:
    teams = [0, 1] * 2
    offered = offered_colours(4, teams)
    assert offered[:4] == team_colours(teams)
    assert len(set(offered)) == 12
    assert None not in map(colour_name, offered)
    assert offered_colours(2, [0, 1]) == offered_colours(2)


def test_usual_colours_ask_the_position_for_teams() -> None:
    assert usual_colours(TwoOddBoards().initial(4, {})) == team_colours([0, 1] * 2)
    assert usual_colours(find_game("ring").initial(3, {})) == default_colours(3)


def test_limits_of_eight_and_twelve_armies() -> None:
    assert [apart(players) for players in (2, 8, 9, 12, 13, 26)] == [15, 15, 12, 12, 7, 7]


def test_the_least_difference_of_all_eyes_counts() -> None:
    # Red and green of like lightness: far apart to most, alike to many.
    red, green = "#c8503c", "#7a7a1e"
    assert least_to(red, green, PLAIN) > 30
    assert difference(red, green) < 15
    assert difference("#123456", "#123456") == 0


def test_the_grey_of_the_dead_is_nobodys_paint_and_ink_shows_on_all() -> None:
    """Grey is at least 12 from the first twelve and from white and black, 7 from the rest."""
    for colour in (*EVERY, DEAD):
        far = colour in (*default_colours(12), WHITE_ARMY, BLACK_ARMY)
        assert colour == DEAD or least(colour, DEAD) >= (12 if far else 7)
        assert least(colour, ink_on(colour)) >= 30
        assert is_dark(ink_on(colour)) is not is_dark(colour)


def test_colours_offered_keep_apart_and_are_called_by_name() -> None:
    for players in COUNTS:
        offered = offered_colours(players)
        assert offered[:players] == default_colours(players)
        limit = 12 if players <= 12 else 7
        assert all(difference(*two) >= limit for two in combinations(offered, 2))
        names = [colour_name(colour) for colour in offered]
        assert None not in names
        assert len(set(names)) == len(offered) >= min(10, players)
        assert colour_name("#123456") is None


# Differences between colours, held against coloraide.


FILTERS = {
    Vision.FULL: None,
    Vision.PROTANOPIA: "protan",
    Vision.DEUTERANOPIA: "deutan",
    Vision.TRITANOPIA: "tritan",
}
RANDOM = random.Random(2000)
COLOURS = [f"#{RANDOM.randrange(1 << 24):06x}" for _ in range(300)]
COLOURS += ["#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff", "#010101", "#0000fe"]


def judged(colour: str, vision: Vision) -> Color:
    """Return a colour as coloraide shows it to such eyes by the method it takes of itself."""
    name = FILTERS[vision]
    return Color(colour) if name is None else Color(colour).filter(name)


def test_colours_and_their_differences_are_those_of_coloraide() -> None:
    for vision in Vision:
        for one, other in zip(COLOURS, COLOURS[1:] + COLOURS[:1], strict=True):
            expected = judged(one, vision).delta_e(judged(other, vision), method="2000")
            for two in ((one, other), (other, one)):
                found = difference(*two, vision)
                assert found == pytest.approx(expected, abs=0.01), two
            assert difference(one, one, vision) == 0
            coords = judged(one, vision).convert("lab-d65").coords()
            assert seen(one, vision) == pytest.approx(coords, abs=0.02), one


DIFFERENCES = [
    # Pairs around the places where the formula jumps or turns: opposite hues, greys, blues.
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
    ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
]


def test_known_differences() -> None:
    for one, other, expected in DIFFERENCES:
        assert ciede2000(one, other) == pytest.approx(expected, abs=5e-4)
        assert ciede2000(other, one) == pytest.approx(expected, abs=5e-4)


def test_luminance_is_that_of_coloraide() -> None:
    for colour in COLOURS:
        assert luminance(colour) == pytest.approx(Color(colour).luminance(), abs=2e-4)
