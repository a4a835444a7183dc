"""The camera: fit, zoom, pan; and sentences as plain text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from cfanp_gui.table.animator import Animator
from cfanp_gui.table.camera_view import MAX_SCALE, MIN_SCALE, READABLE
from cfanp_gui.table.layout.geometry import SQUARE, Layout
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.view import TableView
from tests.session.play import a_session, pair, play
from tests.session.rows import a_row, square
from tests.table.desk import Desk
from tests.table.stage import at_stage


def seen(desk: Desk) -> bool:
    """Return whether the whole of the table's home is in view."""
    port = desk.view.viewport().rect()
    rect = desk.scene.home_rect()
    corners = (desk.pixel(rect.topLeft()), desk.pixel(rect.bottomRight()))
    return all(port.adjusted(-2, -2, 2, 2).contains(corner) for corner in corners)


def wheel(desk: Desk, at: QPoint, steps: int) -> None:
    """Turn the wheel over a pixel."""
    port = desk.view.viewport()
    event = QWheelEvent(
        QPointF(at),
        QPointF(port.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(port, event)


@pytest.mark.parametrize("players", [2, 3, 8, 26])
@pytest.mark.parametrize("size", [(1000, 640), (700, 900)])
def test_everything_fits_whatever_the_window(
    qtbot: QtBot, players: int, size: tuple[int, int]
) -> None:
    desk = Desk(qtbot, a_session(players))
    assert seen(desk)
    desk.view.resize(*size)
    qtbot.waitUntil(lambda: seen(desk))
    desk.view.tidy_up()
    assert seen(desk)
    desk.check()


@pytest.mark.parametrize("layout", Layout)
@pytest.mark.parametrize("players", range(2, 9))
def test_two_to_eight_armies_stay_readable_on_a_small_screen(
    qtbot: QtBot, players: int, layout: Layout
) -> None:
    """On 1366x768, beside panels: squares of 20 pixels in rows and 18 round the table."""
    desk = Desk(qtbot, a_session(players))
    desk.view.resize(1366 - 290, 768 - 60)
    desk.scene.laying.set_layout(layout)
    desk.view.tidy_up()
    assert desk.view.transform().m11() * SQUARE >= (20 if layout is Layout.ROWS else 18)
    assert seen(desk)


@pytest.mark.parametrize("steps", [3, -2])
def test_zooming_keeps_what_is_under_the_cursor(qtbot: QtBot, steps: int) -> None:
    desk = Desk(qtbot, a_session(3))
    at = QPoint(300, 250)
    before, scale = desk.view.mapToScene(at), desk.view.transform().m11()
    wheel(desk, at, steps)
    after = desk.view.mapToScene(at)
    assert desk.view.transform().m11() == pytest.approx(scale * 1.15**steps)
    assert (after - before).manhattanLength() * desk.view.transform().m11() < 4
    desk.view.fit()
    assert desk.view.transform().m11() == pytest.approx(scale, rel=0.01)


def test_where_squares_are_small_the_same_key_shows_the_stage_and_all_again(qtbot: QtBot) -> None:
    desk = at_stage(qtbot, 26)
    desk.view.resize(400, 300)
    desk.settle()
    scale = desk.view.scale_factor
    desk.view.fit_or_near()
    assert desk.view.scale_factor == scale, "nothing lies on the stage"
    desk.session.push(pair("CD"))
    desk.settle()
    desk.view.fit_or_near()
    nearer = desk.view.scale_factor
    assert nearer > 1.1 * scale
    for letter in "CD":
        corners = desk.view.mapFromScene(desk.board(letter).sceneBoundingRect()).boundingRect()
        assert desk.view.viewport().rect().contains(corners)
    desk.session.push(pair("EF"))
    desk.settle()
    assert desk.view.scale_factor == nearer, "it stays for the next pair"
    desk.view.fit_or_near()
    assert desk.view.scale_factor == pytest.approx(scale)
    few = at_stage(qtbot, 3)
    few.session.push(pair("AB"))
    few.settle()
    before = few.view.scale_factor
    few.view.fit_or_near()
    assert few.view.scale_factor == before, "all is seen well"


def test_zoom_has_its_ends(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    for _ in range(60):
        desk.view.zoom(1.4)
    assert 1 < desk.view.transform().m11() <= MAX_SCALE
    for _ in range(60):
        desk.view.zoom(0.7)
    assert MIN_SCALE <= desk.view.transform().m11() < 0.1


def test_a_zoomed_view_stays_when_the_window_changes(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.zoom(2.0)
    scale = desk.view.transform().m11()
    desk.view.resize(900, 700)
    QApplication.processEvents()
    assert desk.view.transform().m11() == scale


def test_the_camera_glides_after_a_board_laid_out_of_sight(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4), moving=True)
    start = desk.view.scale_factor
    desk.drag(desk.grip("A"), desk.grip("B") + QPointF(30, 20))
    assert desk.view.scale_factor > 0.95 * start, "not in one leap"
    qtbot.waitUntil(lambda: not desk.motion.busy)
    assert desk.view.scale_factor < 0.95 * start
    assert seen(desk)
    desk.scene.laying.undo()
    assert desk.view.scale_factor < 0.95 * start
    qtbot.waitUntil(lambda: not desk.motion.busy)
    assert desk.view.scale_factor == pytest.approx(start)
    assert seen(desk)


def test_the_camera_glides_while_order_is_made(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4), moving=True)
    before = desk.view.scale_factor
    desk.scene.laying.set_layout(Layout.STAGE)
    assert desk.view.scale_factor == before
    qtbot.waitUntil(lambda: not desk.motion.busy)
    fitted = desk.view.scale_factor
    desk.view.fit()
    assert desk.view.scale_factor == pytest.approx(fitted)


def test_a_hand_at_the_wheel_stops_the_camera(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4), moving=True)
    desk.scene.laying.set_layout(Layout.ROUND)
    qtbot.wait(40)
    wheel(desk, desk.view.viewport().rect().center(), 2)
    zoomed = desk.view.scale_factor
    qtbot.waitUntil(lambda: not desk.motion.busy)
    assert desk.view.scale_factor == zoomed


def test_pictures_become_sharp_when_the_zoom_rests(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.zoom(2.0)
    wanted = round(SQUARE * desk.view.transform().m11() * desk.view.devicePixelRatioF())
    qtbot.waitUntil(lambda: desk.piece("Ae2").pixmap().width() == wanted)


def test_the_bare_table_is_panned(qtbot: QtBot) -> None:
    button = Qt.MouseButton.MiddleButton
    desk = Desk(qtbot, a_session(3))
    desk.view.zoom(1.5)
    port = desk.view.viewport()
    bare = next(
        QPoint(x, y)
        for x in range(10, port.width() - 80, 10)
        for y in range(10, port.height() - 80, 10)
        if desk.scene.hit(desk.view.mapToScene(QPoint(x, y))).item is None
    )
    held = desk.view.mapToScene(bare)
    poses = desk.poses()
    desk.press(bare, button)
    for step in range(1, 8):
        desk.move(bare + QPoint(5 * step, 8 * step))
    end = bare + QPoint(35, 56)
    desk.release(end, button)
    assert (desk.view.mapToScene(end) - held).manhattanLength() < 4
    desk.move(end + QPoint(30, 0))
    assert (desk.view.mapToScene(end) - held).manhattanLength() < 4
    assert desk.poses() == poses


@pytest.mark.parametrize("sentence", ["<b>x</b> wins.", "<img src='x.png'>", "a & b &amp; c"])
def test_sentences_are_plain_text(qtbot: QtBot, sentence: str) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.say(sentence)
    assert desk.view.sentence == sentence
    (label,) = desk.view.findChildren(QLabel)
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert label.isVisible()
    assert desk.view.rect().contains(label.geometry())
    desk.view.hide_message()
    assert desk.view.sentence == ""


def test_a_long_sentence_stays_in_the_window(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.resize(420, 400)
    desk.view.say("A sentence about half-boards. " * 8)
    (label,) = desk.view.findChildren(QLabel)
    assert desk.view.rect().contains(label.geometry())


def test_a_view_without_a_table_does_nothing(qtbot: QtBot) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.show()
    view.fit()
    view.tidy_up()
    view.zoom(1.1)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    qtbot.keyClicks(view, "ab")
    assert view.table is None
    assert view.sentence == ""


def test_another_table_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    first = desk.session
    scene = TableScene(a_session(5), LIGHT, Animator(desk.view))
    desk.view.show_table(scene)
    QApplication.processEvents()
    assert desk.view.table is scene
    assert desk.view.scene() is scene
    desk.scene = scene
    assert seen(desk)
    play(first, "AB:e4")
    scene.message.emit("x")
    assert desk.view.sentence == "x"


def shown(qtbot: QtBot, boards: int, size: tuple[int, int]) -> tuple[TableView, TableScene]:
    """Return a view of so many pixels as it first shows boards in a row."""
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*size)
    motion = Animator(view)
    motion.reduced = True
    scene = TableScene(a_row(boards), LIGHT, motion)
    with qtbot.waitExposed(view):
        view.show()
    view.show_table(scene)
    return view, scene


SMALL = (1366 - 272, 768 - 26)
"""A view beside the panels on a small screen."""


def test_six_boards_in_a_row_are_played_on_one_by_one(qtbot: QtBot) -> None:
    """On a small screen a square of the board that is shown has at least 36 pixels."""
    view, scene = shown(qtbot, 6, SMALL)
    assert scene.focus.boards == (0,), "all six would be too small to begin with"
    for board in range(6):
        scene.focus.show((board,))
        assert view.scale_factor * SQUARE >= 36
        port = view.viewport().rect()
        item = scene.boards[board]
        squares = view.mapFromScene(item.mapToScene(item.area.squares)).boundingRect()
        assert port.contains(squares)
        beside = 2 * view.scale_factor * SQUARE
        if board > 0:
            assert squares.left() > beside, "two files of the neighbour"
        else:
            assert squares.left() < beside, "no more of the bare table than must be"
        if board < 5:
            assert port.right() - squares.right() > beside
        else:
            assert port.right() - squares.right() < beside
    view.fit()
    assert scene.focus.boards is None
    assert view.scale_factor * SQUARE < READABLE


def test_neighbours_are_seen_in_a_narrow_view_too(qtbot: QtBot) -> None:
    view, scene = shown(qtbot, 3, (600, 900))
    scene.focus.show((1,))
    port = view.viewport().rect()
    for text in ("1:m7", "3:b7"):
        assert port.contains(view.mapFromScene(scene.centre_of(square(text))))


def test_three_boards_are_all_shown_to_begin_with(qtbot: QtBot) -> None:
    view, scene = shown(qtbot, 3, SMALL)
    assert scene.focus.boards is None
    assert view.scale_factor * SQUARE >= READABLE
