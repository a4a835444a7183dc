"""The list of players by itself: its lines, the order they come in, and whom it proposes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from cfanp_gui.session.match import LastSetup
from cfanp_gui.window.start.seat_list import SeatList


def listed(qtbot: QtBot, players: int, names: list[str] | None = None) -> SeatList:
    """Return a list of so many players, shown."""
    seats = SeatList()
    qtbot.addWidget(seats)
    seats.set_count(players, LastSetup(names or [], [], {}))
    seats.resize(360, 34 * players)
    with qtbot.waitExposed(seats):
        seats.show()
    return seats


def names(seats: SeatList) -> list[str]:
    return [row.name.text() for row in seats.rows]


def test_people_who_have_a_seat_are_not_proposed_again(qtbot: QtBot) -> None:
    seats = SeatList(["Ben", "Anna", "Clara"])
    qtbot.addWidget(seats)
    seats.set_count(3, seated := LastSetup(["Anna", "Zoe"], [], {}))
    assert names(seats) == ["Anna", "Zoe", "Ben"]
    seats.set_count(5, seated)
    assert names(seats) == ["Anna", "Zoe", "Ben", "Clara", "Player 5"]


def test_the_right_button_gives_a_drag_up(qtbot: QtBot) -> None:
    seats = listed(qtbot, 4)
    before = names(seats)
    grip = seats.rows[0].grip
    qtbot.mousePress(grip, Qt.MouseButton.LeftButton)
    goal = grip.mapFromGlobal(seats.rows[2].mapToGlobal(seats.rows[2].rect().center()))
    qtbot.mouseMove(grip, goal)
    assert names(seats) != before
    qtbot.mousePress(grip, Qt.MouseButton.RightButton)
    assert names(seats) == before
    qtbot.mouseMove(grip, grip.rect().center())
    assert names(seats) == before
    for button in (Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton):
        qtbot.mouseRelease(grip, button)  # Qt would hold it in the tests that follow


def test_a_line_that_moves_stays_in_sight(qtbot: QtBot) -> None:
    area = QScrollArea()
    qtbot.addWidget(area)
    area.setWidgetResizable(True)
    seats = SeatList()
    seats.set_count(26, LastSetup([], [], {}))
    area.setWidget(seats)
    seats.reordered.connect(area.ensureWidgetVisible)
    area.resize(360, 200)
    with qtbot.waitExposed(area):
        area.show()
    last = seats.rows[25]
    seats.move_row(last, 0)
    assert last.visibleRegion().boundingRect().height() == last.height()
    seats.move_row(last, 25)
    assert seats.rows[25] is last
    assert last.visibleRegion().boundingRect().height() == last.height()


def test_the_first_click_on_a_name_takes_all_of_it(qtbot: QtBot) -> None:
    seats = listed(qtbot, 3, ["Anna"])
    seats.activateWindow()
    second, third = (seats.rows[row].name for row in (1, 2))
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(second.hasFocus)
    qtbot.keyClicks(second, "Ben")
    assert names(seats) == ["Anna", "Ben", "Player 3"]
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert not second.hasSelectedText(), "the next click places the cursor"
    qtbot.mouseClick(third, Qt.MouseButton.LeftButton)
    qtbot.keyClicks(third, "Clara")
    qtbot.mouseClick(second, Qt.MouseButton.LeftButton)
    assert second.selectedText() == "Ben"
    assert names(seats) == ["Anna", "Ben", "Clara"]


def choose_level(qtbot: QtBot, seats: SeatList, row: int, level: str) -> None:
    """Choose who plays by the keyboard."""
    box = seats.rows[row].level
    qtbot.keyClick(box, Qt.Key.Key_Home)
    while box.level() != level:
        qtbot.keyClick(box, Qt.Key.Key_Down)


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_a_name_that_was_wiped_out_is_not_typed_and_one_proposed_stays(qtbot: QtBot) -> None:
    seats = SeatList(["Clara"])
    qtbot.addWidget(seats)
    seats.set_count(2, LastSetup(["Anna", "Ben"], [], {}))
    with qtbot.waitExposed(seats):
        seats.show()
    seats.activateWindow()
    name = seats.rows[1].name
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "cl")
    popup = name.completer().popup()
    qtbot.waitUntil(popup.isVisible)
    qtbot.keyClick(popup, Qt.Key.Key_Down)
    qtbot.keyClick(popup, Qt.Key.Key_Return)
    assert names(seats)[1] == "Clara"
    choose_level(qtbot, seats, 1, "club")
    assert names(seats)[1] == "Clara"
    seats = listed(qtbot, 2, ["Anna", "Ben"])
    name = seats.rows[1].name
    name.selectAll()
    qtbot.keyClicks(name, "Zoe")
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    choose_level(qtbot, seats, 1, "club")
    assert names(seats) == ["Anna", "Ingrid"]
    choose_level(qtbot, seats, 1, "greedy")
    assert names(seats) == ["Anna", "Nacho"]
