"""The explorer's rows: turns as people write them, and what players scored after them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from cfanp_gui.library.game_index import Continuation
from cfanp_gui.window.library.explorer import ExplorerView, explorer_rows

CFANP = find_game("cfanp")
SOME = [
    Continuation("AB:e2e4", 3, 2, (0.75, 0.25)),
    Continuation("AB:g1f3", 1, 0, ()),
    Continuation("", 4, 4, (0.5, 0.5)),
    Continuation("AB:a1a5", 1, 1, (1.0, 0.0)),
]


@pytest.fixture
def view(qtbot: QtBot) -> ExplorerView:
    view = ExplorerView()
    qtbot.addWidget(view)
    view.show_turns(explorer_rows(CFANP, CFANP.initial(2, CFANP.as_seated), SOME), ["A", "B"])
    return view


def test_turns_are_written_for_people_and_ends_left_out(view: ExplorerView) -> None:
    cells = [[view.turns.index(row, column).data() for column in range(4)] for row in range(3)]
    assert cells == [
        ["AB:e4", "3", "75 %", "25 %"],
        ["AB:Nf3", "1", "", ""],
        ["AB:a1a5", "1", "100 %", "0 %"],  # what the rules here do not allow is told as it was
    ]
    heads = [view.turns.headerData(column, Qt.Orientation.Horizontal) for column in range(4)]
    assert heads == ["Next turn", "Games", "A", "B"]


def test_a_row_is_read_aloud_whole(view: ExplorerView) -> None:
    said = view.turns.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "AB:e4, 3 games, A 75 %, B 25 %"


def test_a_click_and_enter_choose_a_turn(qtbot: QtBot, view: ExplorerView) -> None:
    chosen: list[str] = []
    view.show()
    view.turn_chosen.connect(chosen.append)
    where = view.visualRect(view.turns.index(1, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert chosen == ["AB:g1f3", "AB:e2e4"]
