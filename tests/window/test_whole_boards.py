"""Games of whole boards in the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.window.main_window import MainWindow
from tests.session.rings import FOOLS_MATE, RING, STUCK, act
from tests.window.files.filed import begin_at
from tests.window.laid_games import ALWAYS, MOVED, SAVED, begun, enabled, ring


def test_what_is_done_with_half_boards_cannot_be_done_with_boards(window: MainWindow) -> None:
    session = ring(window)
    playing = ALWAYS | {*SAVED, "hint", "draw", "resign", "substitute", "play bots"}
    assert enabled(window) == playing
    act(session, "1:e2e4")
    assert enabled(window) == playing | {*MOVED, "to start"}
    session.resign(1, 1)
    session.resign(2, 2)
    assert session.outcome is not None
    assert enabled(window) == ALWAYS | {*MOVED, "to start", "result"}


def test_boards_are_turned_to_by_the_menu(window: MainWindow) -> None:
    pages = ("next board", "previous board", "all boards")
    assert not any(window.commands[name].isEnabled() for name in pages)
    ring(window)
    assert all(window.commands[name].isEnabled() for name in pages)
    assert window.view.focus == {0, 1}, "the first board is on the stage"
    window.commands["next board"].trigger()
    assert window.view.focus == {2, 3}
    for _ in range(2):
        window.commands["previous board"].trigger()
    assert window.view.focus == {4, 5}
    window.commands["all boards"].trigger()
    assert window.view.focus is None
    begun(window)
    assert not any(window.commands[name].isEnabled() for name in pages)


def test_a_board_is_shown_by_a_click_on_its_row_and_by_its_typed_number(
    qtbot: QtBot, window: MainWindow
) -> None:
    ring(window, 4)
    panel = window.order_panel
    for row, tiles in ((2, {4, 5}), (0, {0, 1})):
        at = panel.view.visualRect(panel.model.index(row)).center()
        qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert window.view.focus == tiles
    window.command_controller.enter("board 2")
    assert window.view.focus == {2, 3}


def test_who_is_out_is_reported(window: MainWindow) -> None:
    session = ring(window)
    act(session, FOOLS_MATE)
    banner = window.endings.banner
    assert banner is not None
    assert banner.words.text() == "Checkmate: Ben has beaten Anna on board 1"
    assert banner.detail.text() == "Ben takes over Black on board 3 from Anna."
    assert window.order_panel.model.rowCount() == 2
    session.resign(3, 2)
    assert "Ben wins" in window.order_panel.status.text()
    session.go_to(0)
    assert window.order_panel.model.rowCount() == 3
    assert window.view.sentence == ""


def test_no_card_is_laid_where_several_are_to_move(window: MainWindow) -> None:
    window.preference_actions.change(card=True)
    session = ring(window, 3, "300")
    act(session, "1:e2e4 2:e2e4")
    assert not window.view.card.isVisible()
    assert session.clock_wait() is not None


def test_a_lost_board_is_chosen_at_the_table(qtbot: QtBot, window: MainWindow) -> None:
    assert begin_at(window.documents, STUCK)
    session = window.documents.session
    assert session is not None
    assert window.order_panel.status.text() == "Player 2 must choose which board is lost"
    panel = window.order_panel
    row = panel.view.visualRect(panel.model.index(1)).center()
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert window.view.table is not None
    assert window.view.table.chooser is not None
    assert session.propose(RING.parse_action("2:lose")) is None
    assert "Player 2" in window.view.sentence
    assert panel.model.rowCount() == 2
