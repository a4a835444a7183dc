"""Panning: with the middle button or the space bar, within bounds, and the way back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.session.play import a_session
from tests.table.desk import Desk

MIDDLE, LEFT = Qt.MouseButton.MiddleButton, Qt.MouseButton.LeftButton


def pan(desk: Desk, step: QPoint, button: Qt.MouseButton = MIDDLE) -> None:
    """Drag the table by so many pixels."""
    port = desk.view.viewport()
    start = QPoint(5, 5)
    QTest.mousePress(port, button, pos=start)
    for part in (0.3, 0.7, 1.0):
        desk.move(start + QPoint(round(step.x() * part), round(step.y() * part)))
    QTest.mouseRelease(port, button, pos=start + step)


def seen(desk: Desk) -> QRectF:
    """Return where all that is on the table is seen, in pixels of the view."""
    return QRectF(desk.view.mapFromScene(desk.scene.home_rect()).boundingRect())


def buttons(desk: Desk) -> list[str]:
    """Return which of the buttons that lead back are seen."""
    back = desk.view._way_back
    names = {back.fit: "fit"} | {button: arrow.name for arrow, button in back.arrows.items()}
    return sorted(name for button, name in names.items() if button.isVisible())


def test_the_middle_button_pans(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    before = seen(desk)
    pan(desk, QPoint(60, -30))
    assert seen(desk).topLeft() - before.topLeft() == QPointF(60, -30)


@pytest.mark.parametrize("step", [QPoint(9000, 0), QPoint(-9000, 0), QPoint(0, 9000),
                                  QPoint(-9000, -9000)])  # fmt: skip
def test_something_always_stays_in_sight(qtbot: QtBot, step: QPoint) -> None:
    desk = Desk(qtbot, a_session(4))
    for _ in range(3):
        pan(desk, step)
    port = QRectF(desk.view.viewport().rect())
    everything = seen(desk)
    common = everything.intersected(port)
    assert common.width() >= min(port.width(), everything.width()) * 0.2
    assert common.height() >= min(port.height(), everything.height()) * 0.2
    assert "fit" in buttons(desk)
    QTest.mouseClick(desk.view._way_back.fit, LEFT)
    assert port.contains(seen(desk).adjusted(2, 2, -2, -2))
    assert buttons(desk) == []


def test_no_button_is_made_while_all_is_in_sight(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    assert desk.view._way_back._made == []
    pan(desk, QPoint(9000, 0))
    assert "fit" in buttons(desk)
    assert all(one.toolTip() == one.accessibleName() for one in desk.view._way_back._made)


def test_an_arrow_shows_where_boards_are_out_of_sight(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    assert buttons(desk) == []
    pan(desk, QPoint(-400, 0))
    assert buttons(desk) == ["LeftArrow", "fit"]


def test_the_left_button_takes_no_bare_table(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    before = seen(desk)
    pan(desk, QPoint(80, 80), LEFT)
    assert seen(desk) == before


def test_the_left_button_pans_while_space_is_held(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    before = seen(desk)
    QTest.keyPress(desk.view, Qt.Key.Key_Space)
    assert desk.view.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor
    pan(desk, QPoint(70, 40), LEFT)
    QTest.keyRelease(desk.view, Qt.Key.Key_Space)
    assert seen(desk).topLeft() - before.topLeft() == QPointF(70, 40)
    assert desk.scene.keyboard.square is None, "a pan is no press of the key"
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert desk.scene.keyboard.square is not None, "pressed alone it does what Enter does"


def test_zooming_out_of_everything_is_held_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    for _ in range(8):
        desk.view.zoom(1.5, QPoint(3, 3))
        desk.view.zoom(0.7, QPoint(1200, 800))
    port = QRectF(desk.view.viewport().rect())
    assert seen(desk).intersected(port).width() >= port.width() * 0.2


def test_the_key_f_shows_everything(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    before = seen(desk)
    pan(desk, QPoint(-300, 0))
    desk.key("f")
    assert seen(desk) == before


@pytest.mark.parametrize("beside", [-5, 9])
def test_a_press_beside_a_frame_takes_the_half_board(qtbot: QtBot, beside: int) -> None:
    desk = Desk(qtbot, a_session(3))
    item = desk.board("A")
    edge = desk.pixel(item.mapToScene(QPointF(item.area.whole.right(), 0)))
    before = desk.view.transform(), desk.view.mapToScene(QPoint(0, 0))
    start = edge + QPoint(beside, 0)
    desk.press(start)
    desk.move(start + QPoint(30, 30))
    assert desk.scene.pointer.held_boards
    desk.release(start + QPoint(60, 60))
    assert (desk.view.transform(), desk.view.mapToScene(QPoint(0, 0))) == before


def test_a_press_further_away_takes_nothing(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    item = desk.board("A")
    edge = desk.pixel(item.mapToScene(QPointF(item.area.whole.left(), 0)))
    desk.press(edge - QPoint(20, 0))
    desk.move(edge - QPoint(60, 40))
    assert not list(desk.scene.pointer.held_boards)
    desk.release(edge - QPoint(60, 40))


def test_the_pointer_says_what_it_would_take(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    shapes = Qt.CursorShape
    port = desk.view.viewport()
    for point, shape in (
        (desk.pixel(desk.grip("A")), shapes.OpenHandCursor),
        (desk.pixel(desk.plate("A")), shapes.PointingHandCursor),
        (desk.pixel(desk.square("Ae2")), shapes.OpenHandCursor),
        (QPoint(3, 3), shapes.ArrowCursor),
    ):
        desk.move(point)
        assert port.cursor().shape() is shape, (point, shape)
    desk.press(desk.grip("A"))
    assert port.cursor().shape() is shapes.ClosedHandCursor
    desk.release(desk.grip("A"))
    assert port.cursor().shape() is shapes.OpenHandCursor
