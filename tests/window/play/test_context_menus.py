"""Drags and clicks of the right button, as a window system reports them.

What menus offer and do is told in `scenarios/context_menus.txt`.
"""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.main_window import MainWindow
from tests.session.play import BONUS, a_match, play, pushed, square_named
from tests.session.rings import act, ring_match
from tests.there import there
from tests.window.scenarios.seeing import offered, open_menu

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RIGHT, CONTROL = Qt.MouseButton.RightButton, Qt.KeyboardModifier.ControlModifier
BARE = Qt.KeyboardModifier.NoModifier


class Hand:
    """A hand with a mouse at a window, on whose table a game lies."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        window.documents.begin(a_match(4))
        assert window.context_menus  # the program makes them after the first picture of a game
        play(pushed(self.session), BONUS)
        QApplication.processEvents()

    @property
    def session(self) -> GameSession:
        return there(self.window.documents.session)

    @property
    def table(self) -> TableScene:
        return there(self.window.view.table)

    def press(self, pixel: QPoint, held: Qt.KeyboardModifier = BARE) -> None:
        """Press the right button at a pixel of the window."""
        handle = self.window.windowHandle()
        QTest.mouseMove(handle, QPoint(1, 1))  # so that no click is the second of a double click
        QTest.mousePress(handle, RIGHT, held, pixel)
        QApplication.processEvents()

    def release(self, pixel: QPoint, held: Qt.KeyboardModifier = BARE) -> None:
        """Let the right button go."""
        QTest.mouseRelease(self.window.windowHandle(), RIGHT, held, pixel)
        QApplication.processEvents()

    def drag(self, start: QPoint, *goals: QPoint) -> None:
        """Drag with the right button over pixels of the window."""
        self.press(start)
        for goal in goals:
            QTest.mouseMove(self.window.windowHandle(), goal)
            QApplication.processEvents()
        self.release(goals[-1])

    def pixel(self, point: QPointF) -> QPoint:
        """Return the window's pixel of a point of the table."""
        view = self.window.view
        return view.viewport().mapTo(self.window, view.mapFromScene(point))

    def places(self) -> dict[str, QPoint]:
        """Return pixels of the window from which a drag with the right button draws nothing."""
        item = self.table.boards[0]
        frame = item.mapToScene(QPointF(0, 2.15 * SQUARE))
        assert self.table.hit(frame).square is None
        found = {
            "square": self.pixel(self.table.centre_of(square_named("Ae2"))),
            "frame": self.pixel(frame),
            "plate": self.pixel(item.plate.mapToScene(QPointF(0, 0))),
            "table": self.pixel(self.window.view.mapToScene(QPoint(3, 3))),
        }
        for name, view in (
            ("row", self.window.order_panel.view),
            ("move", self.window.moves_panel.view),
        ):
            row = view.visualRect(view.model().index(0, 0)).center()
            found[name] = view.viewport().mapTo(self.window, row)
        return found


@pytest.fixture
def hand(window: MainWindow) -> Iterator[Hand]:
    """Return a hand at a window; no menu stays open."""
    window.resize(1300, 860)
    assert QTest.qWaitForWindowExposed(window)
    hand = Hand(window)
    yield hand
    if isinstance(menu := QApplication.activePopupWidget(), QMenu):
        menu.close()
    hand.session.mark_saved()


@pytest.mark.parametrize("analysed", [False, True])
def test_a_drag_of_the_right_button_opens_no_menu(hand: Hand, analysed: bool) -> None:
    if analysed:
        assert hand.window.documents.analyse()
        QApplication.processEvents()
    for place, start in hand.places().items():
        there = start + QPoint(40, 30)
        for goals in ((there,), (there, start)):  # one that comes back is a drag too
            hand.drag(start, *goals)
            assert QApplication.activePopupWidget() is None, (place, goals)
    if analysed:
        spots = [hand.pixel(hand.table.centre_of(square_named(name))) for name in ("Ab1", "Ac3")]
        hand.drag(*spots)
        assert hand.session.node.drawings.arrows
        assert QApplication.activePopupWidget() is None


def test_a_menu_opens_when_the_right_button_is_let_go(hand: Hand) -> None:
    for place, pixel in hand.places().items():
        hand.press(pixel, CONTROL)
        assert QApplication.activePopupWidget() is None, place
        hand.release(pixel, CONTROL)
        open_menu().close()


def test_the_release_that_ends_a_drag_runs_no_command(hand: Hand) -> None:
    plate = hand.places()["plate"]
    hand.press(plate)
    hand.release(plate)
    menu = open_menu()
    ending = menu.actionGeometry(offered(menu)["End turn or pass"]).center()
    goal = hand.window.mapFromGlobal(menu.mapToGlobal(ending))
    menu.close()
    hand.drag(plate, goal)
    assert hand.session.position.turn().seat == 0


def test_a_piece_in_a_pocket_is_picked_up_by_its_letter(hand: Hand) -> None:
    hand.window.documents.session.mark_saved()  # type: ignore[union-attr]
    hand.window.documents.begin(ring_match(3))
    act(hand.session, "1:e2e4 1:d7d5 1:e4d5")
    QApplication.processEvents()
    board, (piece, *_) = next(both for both in hand.table.layer.pockets.items() if both[1])
    pixel = hand.pixel(hand.table.boards[board].mapToScene(piece.pos()))
    hand.press(pixel)
    hand.release(pixel)
    entries = offered(open_menu())
    words = "Pick up" if "Pick up" in entries else "Why it cannot move"
    assert entries[words].text().partition("\t")[2] in set("QRBNP")
