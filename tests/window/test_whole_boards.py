"""Games of whole boards in the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow
from tests.session.rings import RING, STUCK, act
from tests.window.files.filed import begin_at
from tests.window.laid_games import ALWAYS, MOVED, SAVED, enabled, ring


def test_what_is_done_with_half_boards_cannot_be_done_with_boards(window: MainWindow) -> None:
    session = ring(window)
    playing = ALWAYS | {*SAVED, "hint", "draw", "resign", "substitute", "play bots"}
    assert enabled(window) == playing
    act(session, "1:e2e4")
    assert enabled(window) == playing | {*MOVED, "to start"}
    session.resign(1, 1)
    session.resign(2, 2)
    assert session.outcome is not None
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "result", "rematch"}


def test_a_lost_board_is_chosen_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    begin_at(window.documents, STUCK)
    session = window.documents.session
    assert session is not None
    assert window.order_panel.status.text() == "Player 2 must choose which board is lost"
    panel = window.order_panel
    row = panel.view.visualRect(panel.model.index(1)).center()
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert window.view.table is not None
    assert window.view.table.interaction.resolver.chooser is not None
    assert session.propose(RING.parse_action("2:lose")) is None
    assert "Player 2" in window.view.sentence
    assert panel.model.rowCount() == 2
