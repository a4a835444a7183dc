"""The list of a file's games: it is searched as one types, and the keyboard never leaves it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.core.text import Text
from cfanp_gui.library.headings import Heading
from cfanp_gui.library.listing import HeadingPage, pages_of
from cfanp_gui.window.files.game_list import GameHeadings, GameListDialog, heading_line

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

GAMES = (
    Heading(("Anna", "Šahović"), "Spring Cup", "2026.05.01", "1-0", 40),
    Heading(("Ben", "<b>Clara</b>"), "Spring Cup", "????.??.??", "0-1"),
    Heading(("Anna", ""), "?", "2025.01.02", "1/2-1/2", 1),
)


@pytest.fixture
def dialog(qtbot: QtBot) -> GameListDialog:
    dialog = GameListDialog(
        None, "<i>evening.pgn</i> holds 3 games.", GameHeadings(pages_of(GAMES))
    )
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def lines(dialog: GameListDialog) -> list[str]:
    """Return the rows of the list."""
    headings = dialog.headings
    return [headings.index(row).data() for row in range(headings.rowCount())]


def test_each_game_is_one_line_of_plain_text_that_is_searched_as_one_types(
    dialog: GameListDialog, qtbot: QtBot
) -> None:
    found = [line.replace("\u2068", "").replace("\u2069", "") for line in lines(dialog)]
    assert found == [
        "1. Anna – Šahović  Spring Cup  2026.05.01  40 actions  1-0",
        "2. Ben – <b>Clara</b>  Spring Cup  0-1",
        "3. Anna – ?  2025.01.02  1 action  1/2-1/2",
    ]
    tip = dialog.headings.index(1).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Clara" in tip
    dialog.list.setFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    assert dialog.number() == 1
    QTest.keyClicks(dialog.list, "0")
    QTest.keyClicks(dialog.search, "-1")
    assert dialog.search.text() == "0-1"
    assert dialog.number() == 1
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(dialog.list, Qt.Key.Key_Return)


def test_games_come_to_a_list_that_is_shown_and_is_long(
    dialog: GameListDialog, qtbot: QtBot
) -> None:
    QTest.keyClicks(dialog.search, "spring")
    many = Heading(("Dora", "Eva"), "Spring open", "2024", "*")
    found = (many._replace(event=f"Spring {one}") for one in range(30_000))
    dialog.headings.extend(pages_of(found))
    assert dialog.headings.count == 30_003
    assert dialog.headings.rowCount() == 30_002
    assert dialog.number() == 0, "the one that was chosen"
    QTest.keyClicks(dialog.search, " 29999")
    qtbot.waitUntil(lambda: not dialog.headings.is_searching)
    assert dialog.number() == 30_002
    assert dialog.found.text().startswith("1 of 30003 ")


def test_a_long_line_is_elided_and_whole_in_its_tip(qtbot: QtBot) -> None:
    name = "N" * 300
    dialog = GameListDialog(None, "?", GameHeadings(pages_of([Heading((name, "B"), "", "", "*")])))
    qtbot.addWidget(dialog)
    dialog.show()
    index = dialog.headings.index(0)
    assert dialog.list.visualRect(index).width() <= dialog.list.viewport().width()
    assert dialog.list.visualRect(index).height() >= dialog.list.fontMetrics().height()
    assert name in index.data(Qt.ItemDataRole.ToolTipRole)


# The rows of a list of games: searched in the pauses between events, and light


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
