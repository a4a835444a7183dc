"""Differences between colours, held against coloraide."""

from __future__ import annotations

import random

import pytest
from coloraide import Color

from cfanp_gui.record.colour import Vision, ciede2000, difference, luminance, seen

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


@pytest.mark.parametrize("vision", Vision)
def test_differences_are_those_of_coloraide(vision: Vision) -> None:
    for one, other in zip(COLOURS, COLOURS[1:] + COLOURS[:1], strict=True):
        expected = judged(one, vision).delta_e(judged(other, vision), method="2000")
        assert difference(one, other, vision) == pytest.approx(expected, abs=0.01), (one, other)
        assert difference(other, one, vision) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("vision", Vision)
def test_colours_look_as_coloraide_says(vision: Vision) -> None:
    for colour in COLOURS:
        expected = judged(colour, vision).convert("lab-d65").coords()
        assert seen(colour, vision) == pytest.approx(expected, abs=0.02), colour


@pytest.mark.parametrize("vision", Vision)
def test_a_colour_does_not_differ_from_itself(vision: Vision) -> None:
    for colour in COLOURS:
        assert difference(colour, colour, vision) == 0


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        # Pairs around the places where the formula jumps or turns: opposite hues, greys, blues.
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, -1.0, 2.0), (50.0, 0.0, 0.0), 2.3669),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0009), 7.1792),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ],
)
def test_known_differences(
    one: tuple[float, float, float], other: tuple[float, float, float], expected: float
) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=5e-4)
    assert ciede2000(other, one) == pytest.approx(expected, abs=5e-4)


def test_luminance_is_that_of_coloraide() -> None:
    for colour in COLOURS:
        assert luminance(colour) == pytest.approx(Color(colour).luminance(), abs=2e-4)
