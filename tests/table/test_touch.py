"""One finger taps and drags, two fingers zoom: real touch events."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.session.play import a_session, pair, square_named
from tests.table.desk import Desk


class Finger:
    """Fingers on the screen over a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        # Fingers reach no farther than the screen, and that of the tests is small.
        room = desk.view.screen().size()
        desk.view.resize(room.width() - 20, room.height() - 60)
        desk.view.tidy_up()
        self.device: QPointingDevice = QTest.createTouchDevice()

    def tap(self, at: QPointF, tremble: int = 0) -> None:
        """Touch a scene point and let go, a few pixels beside it when the finger trembles."""
        here = self.desk.pixel(at)
        self._send("press", here)
        if tremble:
            self._send("move", here + QPoint(tremble, 1))
        self._send("release", here + QPoint(tremble, 0))

    def drag(self, start: QPointF, goal: QPointF, steps: int = 12) -> None:
        """Draw one finger from scene point to scene point."""
        here, there = self.desk.pixel(start), self.desk.pixel(goal)
        self._send("press", here)
        for step in range(1, steps + 1):
            self._send("move", here + (there - here) * step / steps)
        self._send("release", there)

    def pinch(self, middle: QPoint, start: int, goal: int, steps: int = 12) -> None:
        """Spread two fingers around a pixel from one distance to another."""
        for step in range(steps + 1):
            apart = QPoint(start + (goal - start) * step // steps, 0) / 2
            event = QTest.touchEvent(self.desk.view.viewport(), self.device)
            for number, at in enumerate((middle - apart, middle + apart)):
                (event.press if step == 0 else event.move)(number, at, self.desk.view.viewport())
            event.commit()
            self.desk.settle()
        event = QTest.touchEvent(self.desk.view.viewport(), self.device)
        for number, at in enumerate((middle - apart, middle + apart)):
            event.release(number, at, self.desk.view.viewport())
        event.commit()
        self.desk.settle()

    def _send(self, what: str, at: QPoint) -> None:
        event = QTest.touchEvent(self.desk.view.viewport(), self.device)
        getattr(event, what)(0, at, self.desk.view.viewport())
        event.commit()
        self.desk.settle()


def test_tap_and_tap_moves_a_piece(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    finger = Finger(desk)
    finger.tap(desk.square("Ae2"))
    assert desk.scene.pointer.picked == square_named("Ae2")
    finger.tap(desk.square("Ae4"))
    assert desk.session.node.ply == 1
    desk.check()


def test_a_trembling_finger_still_picks_up(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    finger = Finger(desk)
    finger.tap(desk.square("Ag1"), tremble=6)
    assert desk.scene.pointer.picked == square_named("Ag1")
    finger.tap(desk.square("Af3"), tremble=6)
    assert desk.session.node.ply == 1
    desk.check()


def test_a_finger_drags_half_boards_and_pieces(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    finger = Finger(desk)
    finger.drag(desk.grip("B"), desk.seat_of("B", "A"))
    assert desk.session.pair == pair("AB")
    finger.drag(desk.square("Ae2"), desk.square("Ae4"))
    assert desk.session.node.ply == 1
    desk.check()


def test_taps_on_two_plates_push(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    finger = Finger(desk)
    finger.tap(desk.plate("A"))
    finger.tap(desk.plate("C"))
    assert desk.session.pair == pair("AC")


def test_two_fingers_zoom_and_move_nothing(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    before, poses = desk.view.scale_factor, desk.poses()
    Finger(desk).pinch(desk.pixel(desk.square("Ae2")), 80, 320)
    assert desk.view.scale_factor > before * 1.3
    assert desk.session.node.ply == 0
    assert desk.session.pair is None
    assert desk.poses() == poses
    assert desk.scene.pointer.drag is None
    desk.check()
