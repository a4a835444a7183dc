"""Arrows and rings in pictures: where they begin and end, in whose paint, and what is left out."""

from __future__ import annotations

import math
import re
from xml.etree import ElementTree

import pytest

from cfanp_gui.core.boards import Square
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import picture
from cfanp_gui.record.drawings import PENS, Arrow, Ring
from cfanp_gui.record.picture_layout import FRAME, SQUARE
from tests.record.games import new_game
from tests.record.pictures import svg

SVG = "{http://www.w3.org/2000/svg}"
PAINTS = ("#110000", "#002200", "#000033", "#444400")
KNIGHT, FAR = Square(0, 1), Square(1, 18)


def parsed(players: int, **shown: object) -> ElementTree.Element:
    """Return a picture of a start position."""
    start = new_game(players).start
    return ElementTree.fromstring(svg(start, (), PAINTS[:players], **shown))  # type: ignore[arg-type]


def ends(path: ElementTree.Element) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where the axis of an arrow begins and where its tip is."""
    place = re.match(r"translate\((\S+) (\S+)\) rotate\((\S+)\)", path.get("transform") or "")
    assert place is not None
    x, y, turn = (float(part) for part in place.groups())
    reach = max(float(one) for one in re.findall(r"[ML](\S+) ", path.get("d") or ""))
    angle = math.radians(turn)
    return (x, y), (x + reach * math.cos(angle), y + reach * math.sin(angle))


def arrows(root: ElementTree.Element, fill: str) -> list[ElementTree.Element]:
    """Return the shapes of the arrows in a paint."""
    return [path for path in root.iter(f"{SVG}path")
            if path.get("transform") and path.get("fill") == fill]  # fmt: skip


def middle(file: int, row: int) -> tuple[float, float]:
    """Return the middle of a square of two boards pushed together, from the picture's corner."""
    edge = picture.MARGIN / 2 + FRAME + SQUARE / 2
    return edge + file * SQUARE, edge + row * SQUARE


def test_an_arrow_goes_from_board_to_board() -> None:
    # From b1 of A to c3 of B, which lies turned at the top: there it is the sixth file.
    (shape,) = arrows(parsed(3, arrows=[Arrow(KNIGHT, FAR, 0)], boards=(0, 1), plates=False),
                      PAINTS[0])  # fmt: skip
    start, tip = ends(shape)
    assert start == pytest.approx(_inside(middle(1, 7)), abs=0.1)
    assert math.dist(tip, _inside(middle(5, 2))) < SQUARE / 4


def _inside(point: tuple[float, float]) -> tuple[float, float]:
    """Return a point as the group within the margins has it."""
    return point[0] - picture.MARGIN / 2, point[1] - picture.MARGIN / 2


def test_its_tail_says_whose_it_is() -> None:
    plain, drawn = (parsed(3, arrows=given) for given in ((), (Arrow(KNIGHT, FAR, 2),)))
    letters = [text.text for text in drawn.iter(f"{SVG}text")]
    without = [text.text for text in plain.iter(f"{SVG}text")]
    assert letters.count("c") == without.count("c") + 1
    # Two armies are white and black, or as far apart; their pieces have no letters either.
    two = [len(list(parsed(2, arrows=given).iter(f"{SVG}text")))
           for given in ((), (Arrow(KNIGHT, FAR, 1),))]  # fmt: skip
    assert two[0] == two[1]


def test_arrows_that_share_their_squares_lie_side_by_side() -> None:
    drawn = [Arrow(KNIGHT, FAR, 0), Arrow(KNIGHT, FAR, 1), Arrow(FAR, KNIGHT, 2)]
    root = parsed(4, arrows=[*drawn, drawn[0]])
    shapes = [arrows(root, paint) for paint in PAINTS[:3]]
    assert [len(found) for found in shapes] == [1, 1, 1]
    (one, one_tip), (other, _), (back, back_tip) = (ends(found[0]) for found in shapes)
    apart = math.dist(one, other)
    assert apart > 0.2 * SQUARE
    # The one that goes back begins beside the tips of the others, as far on.
    assert math.dist(one_tip, back) > 1.5 * apart
    assert math.dist(one, back_tip) > 1.5 * apart


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_they_lie_evenly_on_both_sides_of_the_line_between_the_squares(count: int) -> None:
    """A third of a square and a little more apart, whichever way they point."""
    drawn = [Arrow(*((KNIGHT, FAR) if paint % 2 else (FAR, KNIGHT)), paint)
             for paint in range(count)]  # fmt: skip
    root = parsed(4, arrows=drawn, boards=(0, 1), plates=False)
    (x, y), far = _inside(middle(1, 7)), _inside(middle(5, 2))
    across, down = (far[0] - x) / math.dist((x, y), far), (far[1] - y) / math.dist((x, y), far)
    beside = []
    for paint in range(count):
        (at, _) = ends(arrows(root, PAINTS[paint])[0])
        beside.append(((at[1] - y) * across - (at[0] - x) * down) / SQUARE)
    expected = [0.36 * (place - (count - 1) / 2) for place in range(count)]
    assert sorted(beside) == pytest.approx(expected, abs=0.01)


def test_a_broken_shaft_has_several_parts() -> None:
    solid, dashed = (
        arrows(parsed(3, arrows=[Arrow(KNIGHT, FAR, 0, broken)]), PAINTS[0])[0].get("d") or ""
        for broken in (False, True)
    )
    assert solid.count("M") == 1
    assert dashed.count("M") > 3


@pytest.mark.parametrize("target", [9, 2, 8, 0])
def test_neighbours_have_an_arrow_too(target: int) -> None:
    """One from a square to itself is a ring; no shape is turned inside out."""
    root = parsed(3, arrows=[Arrow(KNIGHT, Square(0, target), 0, True)])
    for shape in arrows(root, PAINTS[0]):
        start, tip = ends(shape)
        assert 0 < math.dist(start, tip) < 1.5 * SQUARE
    same = parsed(3, arrows=[Arrow(KNIGHT, KNIGHT, 0)])
    assert not arrows(same, PAINTS[0])
    assert [one.get("stroke") for one in same.iter(f"{SVG}circle")].count(PAINTS[0]) == 1


def test_rings_go_round_their_squares() -> None:
    root = parsed(3, rings=[Ring(KNIGHT, 1), Ring(FAR, "G")], boards=(0, 1), plates=False)
    circles = {one.get("stroke"): one for one in root.iter(f"{SVG}circle")}
    assert {PAINTS[1], PENS["G"]} <= set(circles)
    ring = circles[PAINTS[1]]
    assert (float(ring.get("cx", "")), float(ring.get("cy", ""))) == _inside(middle(1, 7))
    assert 0.3 * SQUARE < float(ring.get("r", "")) < 0.5 * SQUARE


def test_what_is_not_in_the_picture_has_no_arrow() -> None:
    away = [Arrow(KNIGHT, Square(2, 5), 0), Arrow(Square(2, 5), FAR, 0)]
    root = parsed(3, arrows=away, rings=[Ring(Square(2, 5), 0)], boards=(0, 1))
    assert not arrows(root, PAINTS[0])
    assert not [one for one in root.iter(f"{SVG}circle") if one.get("stroke") == PAINTS[0]]
    assert len(arrows(parsed(3, arrows=away), PAINTS[0])) == 2


def test_other_games_have_arrows_too() -> None:
    """Over the seam of a whole board, in the paint of whose pieces they are."""
    for key, goal in (("ring", Square(1, 4)), ("strategichess", Square(1, 20))):
        game = find_game(key)
        start = game.initial(4, {})
        colours = PAINTS[: start.players]
        root = ElementTree.fromstring(
            svg(start, (), colours, arrows=[Arrow(Square(0, 4), goal, 1)], boards=(0, 1))
        )
        assert len(arrows(root, PAINTS[1])) == 1, key
