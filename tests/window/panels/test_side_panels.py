"""The panel of the order: what it says, and that it draws again what has changed."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QListView, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.core.half_boards import half_board
from cfanp_gui.session.clock import TimeControl
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import ENGINE, JUDGEMENT, LINEAGE, MATRIX
from cfanp_gui.window.moves.moves_panel import MovesPanel
from cfanp_gui.window.panels.side_panels import OrderPanel
from tests.session.play import CFANP, a_match, a_session, play
from tests.session.rings import a_ring, act
from tests.session.rows import a_row
from tests.window.panels.conftest import Panel


class Painted(QObject):
    """Region of a list that has been drawn."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self.region = QRegion()
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def test_a_tick_draws_every_clock_again(qtbot: QtBot, panel: Panel) -> None:
    panel.on_screen(a_session(3), 300, 400)
    painted = Painted(panel.view)
    QApplication.processEvents()
    painted.region = QRegion()
    panel.tick()
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    for row in range(3):
        assert painted.region.contains(panel.view.visualRect(panel.model.index(row)))


def test_a_turn_is_ended_only_where_moves_are_left(panel: Panel) -> None:
    session = a_session(4, ["<b>Anna</b>", "Ben", "Clara", "David"])
    assert panel.end_turn.isHidden()
    panel.show_session(session)
    assert panel.status.isHidden(), "the row says whose turn it is"
    assert panel.round.text() == "Round 1"
    assert panel.end_turn.isHidden()
    play(session, "AB:Nf3 BC:a3 CD:a3 AD:a6 AB:Ng5 BC:a4 CD:a4 AD:a5 AC:e4")
    panel.show_session(session)
    assert panel.round.text() == "Round 3"
    assert not panel.end_turn.isHidden()
    assert panel.end_turn.accessibleDescription() == "1 more move, Rule 6"
    session.resign(2)
    session.resign(3)
    session.resign(4)
    panel.show_session(session)
    assert "<b>Anna</b> wins" in panel.status.text()
    assert panel.status.textFormat() == Qt.TextFormat.PlainText
    assert panel.end_turn.isHidden()


def test_boards_are_shown_without_a_turn_to_end(panel: Panel) -> None:
    session = a_ring(3, tempo="rounds")
    panel.show_session(session)
    panel.show()
    assert panel.round.text() == "Round 1"
    assert not panel.end_turn.isVisible()
    act(session, "1:e2e4 2:e2e4")
    panel.show_session(session)
    assert panel.status.text() == "Clara to move on 3"
    panel.show_session(a_ring(3))
    assert panel.round.text() == "Free tempo"


def test_paused_clocks_are_reported_in_free_tempo(panel: Panel) -> None:
    panel.show_session(a_ring(3))
    assert panel.clock.isHidden()
    session = a_ring(3, "300")
    panel.show_session(session)
    assert panel.round.text() == "Free tempo · the first move starts the clocks"
    act(session, "1:e2e4")
    panel.tick()
    assert panel.round.text() == "Free tempo"
    assert panel.clock.accessibleName() == "Pause the clocks"
    session.pause_clock()
    panel.tick()
    assert panel.round.text() == "Free tempo"
    assert (panel.clock.isChecked(), panel.clock.accessibleName()) == (True, "Start the clocks")
    match = a_match(2)._replace(time=TimeControl(300))
    session = GameSession(match, CFANP.initial(2, match.options))
    play(session, "AB:f3 AB:e5 AB:g4 AB:Qh4")
    session.undo()
    panel.show_session(session)
    assert panel.clock.isHidden(), "no clocks are started where one looks back on a finished game"


def test_a_click_on_a_board_chooses_it(qtbot: QtBot, panel: Panel) -> None:
    session = a_ring(4)
    chosen: list[int] = []
    panel.board_chosen.connect(chosen.append)
    session.resign(2, 1)
    panel.on_screen(session, 300, 500)

    def click(row: int) -> None:
        at = panel.view.visualRect(panel.model.index(row)).center()
        qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    click(0)
    click(2)
    assert chosen == [half_board(2, 0), half_board(4, 0)]
    panel.show_session(a_session(3))
    click(1)
    assert chosen[2:] == [1], "the home of army B"


def test_the_lists_lie_on_the_panels_without_boxes(qtbot: QtBot) -> None:
    session = a_session(3)
    play(session, "AB:e4")
    order, moves = OrderPanel(), MovesPanel()
    for panel in (order, moves):
        qtbot.addWidget(panel)
        panel.show_session(session)
        panel.resize(260, 600)
        palette = panel.palette()
        palette.setColor(palette.ColorRole.Window, QColor("#123456"))
        palette.setColor(palette.ColorRole.Base, QColor("#ffffff"))
        panel.setPalette(palette)
        with qtbot.waitExposed(panel):
            panel.show()
        picture = panel.grab().toImage()
        ground = QColor("#123456")
        for y in range(300, 500, 20):
            assert picture.pixelColor(130, y) == ground, f"{type(panel).__name__} at {y}"
        left = panel.view.mapTo(panel, panel.view.rect().topLeft()).x()
        assert picture.pixelColor(left, 260) == ground, "no frame"


def test_the_button_lies_below_the_rows_and_all_rows_are_seen(panel: Panel) -> None:
    for players in (2, 8, 12):
        panel.on_screen(a_session(players), 260, 800)
        panel.end_turn.show()
        QApplication.processEvents()
        assert not panel.view.verticalScrollBar().isVisible(), players
        last = panel.view.visualRect(panel.model.index(players - 1))
        bottom = panel.view.viewport().mapTo(panel, last.bottomLeft()).y()
        assert 0 < panel.end_turn.y() - bottom < 24, players


def test_the_row_under_the_pointer_is_tinted(qtbot: QtBot, panel: Panel) -> None:
    panel.on_screen(a_session(3), 260, 400)
    port, row = panel.view.viewport(), panel.view.visualRect(panel.model.index(1))
    at = row.topRight() + QPoint(-60, 6)
    before = port.grab().toImage().pixelColor(at)
    qtbot.mouseMove(port, row.center() - QPoint(3, 0))
    qtbot.mouseMove(port, row.center())
    qtbot.waitUntil(lambda: port.grab().toImage().pixelColor(at) != before)


def test_the_height_wanted_grows_with_the_rows(panel: Panel) -> None:
    heights = []
    for players in (3, 12, 16):
        panel.show_session(a_ring(players))
        heights.append(panel.height_wanted)
    row = panel.view.sizeHintForRow(0)
    assert heights[1] - heights[0] == 9 * row
    assert heights[2] == heights[1], "more rows are scrolled to"
    panel.on_screen(a_ring(12), 300, heights[1])
    last = panel.view.visualRect(panel.model.index(11))
    assert panel.view.viewport().rect().contains(last)


def test_the_height_wanted_has_room_for_many_who_are_to_move(qtbot: QtBot) -> None:
    window, panel = QWidget(), Panel(qtbot)
    qtbot.addWidget(window)
    panel.setParent(window)
    panel.resize(280, 200)
    panel.show_session(a_row(3))
    panel.resize(280, panel.height_wanted)
    window.resize(280, 600)
    with qtbot.waitExposed(window):
        window.show()
    last = panel.view.visualRect(panel.model.index(5))
    assert panel.view.viewport().rect().contains(last)
    assert panel.rect().contains(panel.view.geometry())


def test_a_draw_is_offered_to_be_claimed_and_nothing_moves_by_it(
    qtbot: QtBot, panel: Panel
) -> None:
    session = a_session(2)
    play(session, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 AB:Nf3 AB:Nf6 AB:Ng1")
    panel.on_screen(session, 264, 400)
    assert panel.claim.isHidden()

    def places() -> list[QRect]:
        panel.layout().activate()
        return [part.geometry() for part in (panel.status, panel.view, panel.end_turn)]

    before = places()
    play(session, "AB:Ng8")
    panel.show_session(session)
    assert places() == before
    button = panel.claim
    assert button is not None
    assert (button.isVisible(), button.text()) == (True, "Claim a draw")
    assert button.accessibleDescription() == "A draw may be claimed: threefold repetition."
    assert button.accessibleDescription() in button.toolTip()
    assert panel.rect().contains(button.geometry())
    assert not button.geometry().intersects(panel.round.geometry())
    with qtbot.waitSignal(panel.claim.clicked, timeout=0):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    play(session, "AB:e4")
    panel.show_session(session)
    assert not button.isVisible()
    assert places() == before


@pytest.mark.parametrize("width", [264, 230])
@pytest.mark.parametrize("points", [9.0, 13.5])
def test_nothing_moves_when_the_clocks_are_paused_beside_the_claim(
    qtbot: QtBot, speak: Callable[[str], None], width: int, points: float
) -> None:
    speak("de")
    panel = Panel(qtbot)
    font = panel.font()
    font.setPointSizeF(points)
    panel.setFont(font)
    match = a_match(2)._replace(time=TimeControl(300))
    session = GameSession(match, CFANP.initial(2, match.options))
    panel.on_screen(session, width, 500)

    def place() -> QRect:
        panel.layout().activate()
        return panel.status.geometry()

    before = place()
    play(session, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 " * 2)
    session.pause_clock()
    panel.show_session(session)
    assert panel.claim is not None
    assert panel.claim.isVisible()
    assert panel.round.text() == "Runde 5"
    assert (place().top(), place().width()) == (before.top(), before.width())
    assert panel.rect().contains(panel.claim.geometry())
    shown = " ".join(panel.round.lines)
    assert shown == panel.round.text() or panel.round.text() in panel.round.toolTip()


def test_the_keyboard_goes_back_to_the_table_when_no_draw_is_to_be_claimed_any_more(
    qtbot: QtBot, panel: Panel
) -> None:
    session = a_session(2)
    play(session, "AB:Nf3 AB:Nf6 AB:Ng1 AB:Ng8 " * 2)
    panel.on_screen(session, 264, 400)
    panel.activateWindow()
    assert panel.claim is not None
    panel.claim.setFocus()
    qtbot.waitUntil(panel.claim.hasFocus)
    play(session, "AB:e4")
    with qtbot.waitSignal(panel.left, timeout=0):
        panel.show_session(session)


def test_long_names_leave_the_table_its_size(window: MainWindow) -> None:
    window.resize(1100, 760)
    sizes = []
    for name in ("Ada", "Berserk_20230914_x64_avx512_NNUE_net_d43206fe90e4_MultiPV_build_17"):
        window.documents.begin(a_match(3, [f"{name}{number}" for number in range(3)]))
        for command in (MATRIX, ENGINE, LINEAGE, JUDGEMENT):
            if not window.commands[command].isChecked():
                window.commands[command].trigger()
        panel = window.engine.panel
        panel.options.setChecked(True)
        panel.show_setup(panel.setup._replace(program=f"/opt/{name}"))
        panel.show_running(False, f"{name} cannot be started.")
        for _ in range(3):
            QApplication.processEvents()
        sizes.append(window.view.width())
    assert sizes[0] == sizes[1]
