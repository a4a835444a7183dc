"""Roads and open seams in pictures."""

from __future__ import annotations

import xml.etree.ElementTree as ET

from cfanp_gui.core.boards import BoardSpec, Edge, Seam, Zone
from cfanp_gui.record.board_lines import zone_lines
from cfanp_gui.record.picture_boards import drawn_lines, open_seams
from cfanp_gui.record.picture_layout import Laid
from tests.record.pictures import svg
from tests.session.rows import a_row

ROAD = Zone("road", frozenset(range(8, 16)))
"""The second of four rows."""
BOARD = BoardSpec(0, 8, 4, 0, "1", (Seam(Edge.EAST, 1, Edge.WEST, crossing=True),), (ROAD,))


def test_a_road_has_a_line_at_each_side() -> None:
    (steps,) = drawn_lines(Laid(BOARD, 0, 0), zone_lines(BOARD, ROAD), 0, 0, "road")
    assert steps.count("h60") == 16
    assert "M0 120h60" in steps
    assert "M0 180h60" in steps
    assert "<title>road</title>" in steps


def test_squares_in_the_middle_are_bordered_all_round() -> None:
    (index,) = (index for index in range(BOARD.size) if BOARD.name(index) == "c2")
    lines = zone_lines(BOARD, Zone("road", frozenset({index})))
    (steps,) = drawn_lines(Laid(BOARD, 0, 0), lines, 0, 0)
    assert (steps.count("h60"), steps.count("v60")) == (2, 2)


def test_of_two_boards_one_draws_the_slots() -> None:
    assert list(open_seams(Laid(BOARD, 0, 0), 0, 0, "#ffffff")) == []
    other = BOARD._replace(seams=(Seam(Edge.WEST, 0, Edge.EAST, crossing=True),))
    dark, light = open_seams(Laid(other, 8, 0), 480, 0, "#ffffff")
    assert dark.count("M480 ") == light.count("M480 ") == 4


def test_a_row_of_boards() -> None:
    text = svg(a_row(3).position)
    ET.fromstring(text)
    assert text.count("v33.6M") == 4 * 13, "two colours of slots at each of two seams"
    roads = [line for line in text.splitlines() if "<title>road</title>" in line]
    assert [line.count("h60") for line in roads] == [4 * 14] * 3
