"""The rows of a list of games: searched in the pauses between events, and light."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.core.text import Text
from cfanp_gui.library.headings import Heading
from cfanp_gui.library.listing import HeadingPage, pages_of
from cfanp_gui.window.files.game_list import GameHeadings, heading_line

MANY = [Heading((f"Ann {number}", "Bo"), "Cup", "2026", "1-0") for number in range(9000)]
PLACES = [(0, 5, 1), (5, 9, 4), (9, 12, 7), (12, 20, 9)]


def test_a_search_goes_on_between_events_and_finds_what_comes_meanwhile(qtbot: QtBot) -> None:
    headings = GameHeadings(pages_of(MANY), slice_s=0.0)
    headings.search("ann 89")
    assert headings.is_searching
    headings.extend(pages_of(MANY[:90]))
    qtbot.waitUntil(lambda: not headings.is_searching)
    wanted = [number for number in range(9000) if "89" in f"{number}"]
    found = [headings.number(row) for row in range(headings.rowCount())]
    assert found == [*wanted, 9000 + 89]
    headings.search("")
    qtbot.waitUntil(lambda: not headings.is_searching)
    assert headings.rowCount() == headings.count == 9090
    headings.clear()
    assert headings.rowCount() == 0


def test_each_row_has_the_place_of_its_game_or_says_why_it_cannot_be_read() -> None:
    placed = [one._replace(place=place) for one, place in zip(MANY, PLACES, strict=False)]
    headings = GameHeadings([HeadingPage.of(placed[:2]), HeadingPage.of(placed[2:])])
    assert [headings.heading(number).place for number in range(4)] == PLACES
    assert "Ann 3" in headings.index(3).data()
    line = heading_line(Heading((), "", "", "*", problem=Text("so it is")), 7)
    assert line == "7. cannot be read: so it is"
