"""The camera: what is seen, zooming, panning, touching, and whose seat is at the bottom."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPointingDevice, QPolygonF, QTransform, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.match import BotSeat
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.camera import SeatTurning, angle_for, extent, scale_of
from cfanp_gui.table.camera_view import MAX_SCALE, MIN_SCALE, READABLE
from cfanp_gui.table.layout.geometry import FRAME, SQUARE, Layout, Pose, footprint
from cfanp_gui.table.layout.orders import homes_of
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.view import TableView
from tests.session.play import a_session, pair, play, square_named
from tests.session.rows import a_row, square
from tests.table.desk import LEFT, Desk, at_stage
from tests.table.layout.areas import AREA, POCKETED, groups, loose
from tests.table.ring import MATE, RingDesk, a_ring
from tests.table.ring import play as play_ring

ALWAYS, GENTLE, OFF = SeatTurning.ALWAYS, SeatTurning.GENTLE, SeatTurning.OFF
MIDDLE = Qt.MouseButton.MiddleButton


def seen(desk: Desk) -> QRectF:
    """Return the rectangle of the whole table, in pixels of the view."""
    return QRectF(desk.view.mapFromScene(desk.scene.home_rect()).boundingRect())


def all_seen(desk: Desk) -> bool:
    """Return True if the whole of the table's home is in view."""
    port = QRectF(desk.view.viewport().rect())
    return port.adjusted(-2, -2, 2, 2).contains(seen(desk))


def wheel(desk: Desk, at: QPoint, steps: int) -> None:
    """Turn the wheel over a pixel."""
    port = desk.view.viewport()
    event = QWheelEvent(
        QPointF(at), QPointF(port.mapToGlobal(at)), QPoint(), QPoint(0, 120 * steps),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase,
        False,
    )  # fmt: skip
    QApplication.sendEvent(port, event)


def pan(desk: Desk, step: QPoint, button: Qt.MouseButton = MIDDLE) -> None:
    """Drag the table by so many pixels."""
    port, start = desk.view.viewport(), QPoint(5, 5)
    QTest.mousePress(port, button, pos=start)
    for part in (0.3, 0.7, 1.0):
        desk.move(start + QPoint(round(step.x() * part), round(step.y() * part)))
    QTest.mouseRelease(port, button, pos=start + step)


# What is seen


@pytest.mark.parametrize("players", [2, 8, pytest.param(26, marks=pytest.mark.slow)])
def test_everything_fits_whatever_the_window_and_order(qtbot: QtBot, players: int) -> None:
    """On 1366x768, beside panels, squares have 20 pixels in rows and 18 round the table."""
    desk = Desk(qtbot, a_session(players))
    assert all_seen(desk)
    desk.view.set_aside(700)
    assert all_seen(desk)
    assert seen(desk).right() <= desk.view.viewport().width() - 700 + 2, "beside something else"
    desk.view.set_aside(0)
    for layout in Layout:
        for size in ((1366 - 290, 768 - 60), (700, 900)):
            desk.scene.laying.set_layout(layout)
            desk.view.resize(*size)
            qtbot.waitUntil(lambda: all_seen(desk))
            desk.view.tidy_up()
            assert all_seen(desk)
            if players <= 8 and size[0] > 1000:
                least = 20 if layout is Layout.ROWS else 18
                assert desk.view.scale_factor * SQUARE >= least, layout
    desk.check()


def test_zooming_keeps_what_is_under_the_cursor_and_has_its_ends(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    at = QPoint(300, 250)
    scale = desk.view.scale_factor
    for steps in (3, -2):
        desk.view.fit()
        before = desk.view.mapToScene(at)
        wheel(desk, at, steps)
        assert desk.view.scale_factor == pytest.approx(scale * 1.15**steps, rel=0.01)
        off = desk.view.mapToScene(at) - before
        assert off.manhattanLength() * desk.view.scale_factor < 4
    zoomed = desk.view.scale_factor
    desk.view.resize(900, 700)
    desk.settle()
    assert desk.view.scale_factor == zoomed, "it stays when the window changes"
    for factor, low, high in ((1.4, 1.0, MAX_SCALE), (0.7, MIN_SCALE, 0.1)):
        for _ in range(60):
            desk.view.zoom(factor)
        assert low < desk.view.scale_factor <= high or desk.view.scale_factor == low
    for factor, at in ((1.5, QPoint(3, 3)), (0.7, QPoint(1200, 800))) * 8:
        desk.view.zoom(factor, at)
    port = QRectF(desk.view.viewport().rect())
    assert seen(desk).intersected(port).width() >= min(port.width(), seen(desk).width()) * 0.2


def test_pictures_become_sharp_when_the_zoom_rests(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    desk.view.zoom(2.0)
    wanted = round(SQUARE * desk.view.scale_factor * desk.view.devicePixelRatioF())
    qtbot.waitUntil(lambda: desk.piece("Ae2").pixmap().width() == wanted)


def test_the_camera_glides_where_all_is_seen_and_a_hand_at_the_wheel_stops_it(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4), moving=True)
    start = desk.view.scale_factor
    desk.drag(desk.grip("A"), desk.grip("B") + QPointF(30, 20))
    assert desk.view.scale_factor > 0.95 * start, "not in one leap"
    desk.rest()
    assert desk.view.scale_factor < 0.95 * start
    assert all_seen(desk)
    desk.scene.laying.walk(True)
    assert desk.view.scale_factor < 0.95 * start
    desk.rest()
    assert desk.view.scale_factor == pytest.approx(start)
    desk.scene.laying.set_layout(Layout.STAGE)
    assert desk.view.scale_factor == pytest.approx(start)
    desk.rest()
    fitted = desk.view.scale_factor
    desk.view.fit()
    assert desk.view.scale_factor == pytest.approx(fitted)
    desk.scene.laying.set_layout(Layout.ROUND)
    desk.wait(40)
    wheel(desk, desk.view.viewport().rect().center(), 2)
    zoomed = desk.view.scale_factor
    desk.rest()
    assert desk.view.scale_factor == zoomed


@pytest.mark.parametrize(("width", "height", "least"), [(1080, 750, 44), (1314, 982, 56)])
def test_boards_are_large_and_upright_for_any_number_of_armies(
    qtbot: QtBot, width: int, height: int, least: int
) -> None:
    for armies in range(2, 9):
        desk = at_stage(qtbot, armies)
        desk.view.resize(width, height)
        desk.view.tidy_up()
        bottom = desk.board("A")
        square = desk.view.scale_factor * SQUARE * bottom.pose.scale
        assert square >= least, armies
        if armies == 2:
            assert 2 * (4 * square + desk.view.scale_factor * FRAME) >= 0.88 * height
        else:
            assert {item.pose.angle for item in desk.present} == {0.0, 180.0}, "one lies opposite"
            assert [item.board for item in desk.present if item.pose.angle] == [1]


def test_where_squares_are_small_the_same_key_shows_the_stage_and_all_again(qtbot: QtBot) -> None:
    desk = at_stage(qtbot, 26)
    desk.view.resize(400, 300)
    desk.settle()
    scale = desk.view.scale_factor
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


SMALL = (1366 - 272, 768 - 26)
"""A view beside the panels on a small screen."""


@pytest.mark.parametrize(
    ("boards", "size", "begins"), [(6, SMALL, (0,)), (3, SMALL, None), (3, (600, 900), (0,))]
)
def test_boards_in_a_row_are_played_on_one_by_one_where_all_would_be_too_small(
    qtbot: QtBot, boards: int, size: tuple[int, int], begins: tuple[int, ...] | None
) -> None:
    """A square of the board that is shown has at least 36 pixels, beside two of each neighbour."""
    view = TableView()
    qtbot.addWidget(view)
    view.resize(*size)
    animator = Animator(view)
    animator.reduced = True
    scene = TableScene(a_row(boards), LIGHT, animator)
    with qtbot.waitExposed(view):
        view.show()
    view.show_table(scene)
    assert scene.focus.boards == begins
    port = view.viewport().rect()
    if begins is None:
        assert view.scale_factor * SQUARE >= READABLE
        return
    for board in range(boards):
        scene.focus.show((board,))
        for near, file in ((board, "m"), (board + 2, "b")):
            if 1 <= near <= boards:
                assert port.contains(view.mapFromScene(scene.centre_of(square(f"{near}:{file}7"))))
        if size is SMALL:
            assert view.scale_factor * SQUARE >= 36
            item = scene.boards[board]
            squares = view.mapFromScene(item.mapToScene(item.area.squares)).boundingRect()
            assert port.contains(squares)
            beside = 2 * view.scale_factor * SQUARE
            assert (squares.left() > beside) is (board > 0), "no more of the bare table"
            assert (port.right() - squares.right() > beside) is (board < boards - 1)
    view.fit()
    assert scene.focus.boards is None
    assert view.scale_factor * SQUARE < READABLE


def test_a_board_of_a_ring_is_shown_upright_until_all_are_shown_again(qtbot: QtBot) -> None:
    desk = RingDesk(qtbot, a_ring(4))
    desk.scene.laying.set_layout(Layout.ROUND)
    port, whole = desk.view.viewport().rect(), desk.view.transform()
    for back in ("3", "fit"):
        desk.key("1")
        desk.key("3")
        high, low = (desk.pixel(desk.at(name)) for name in ("3e7", "3e2"))
        assert abs(high.x() - low.x()) <= 1
        assert high.y() < low.y()
        assert desk.view.scale_factor > scale_of(whole) * 1.3
        for item in (desk.scene.boards[4], desk.scene.boards[5]):
            corners = desk.view.mapFromScene(item.mapToScene(item.boundingRect()))
            assert port.contains(corners.boundingRect())
        desk.key("3") if back == "3" else desk.view.fit()
        assert desk.view.transform() == whole
        assert desk.scene.placement.camera == 0.0
    desk.key("2")
    desk.view.resize(900, 700)
    assert desk.view.focus == {2, 3}
    leaving = RingDesk(qtbot, a_ring())
    play_ring(leaving.session, MATE)
    leaving.key("1")
    play_ring(leaving.session, "1:d8h4")
    assert leaving.view.focus is None, "the board shown has left"


def test_a_view_without_a_table_does_nothing_and_another_table_takes_its_place(
    qtbot: QtBot,
) -> None:
    view = TableView()
    qtbot.addWidget(view)
    view.show()
    view.fit()
    view.tidy_up()
    view.zoom(1.1)
    qtbot.mouseClick(view.viewport(), LEFT)
    qtbot.keyClicks(view, "ab")
    assert (view.table, view.sentence) == (None, "")
    desk = Desk(qtbot, a_session(3))
    first, desk.scene = desk.session, TableScene(a_session(5), LIGHT, Animator(desk.view))
    desk.view.show_table(desk.scene)
    desk.settle()
    assert desk.view.table is desk.view.scene() is desk.scene
    assert all_seen(desk)
    play(first, "AB:e4")
    desk.scene.message.emit("x")
    assert desk.view.sentence == "x"


# Panning


def buttons(desk: Desk) -> dict[str, QToolButton]:
    """Return the buttons that lead back, by where they point; ``NoArrow`` shows all."""
    found = [one for one in desk.view.findChildren(QToolButton) if one.isVisible()]
    return {one.arrowType().name: one for one in found}


def test_the_table_is_panned_with_the_middle_button_or_while_space_is_held(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    before = seen(desk)
    pan(desk, QPoint(80, 80), LEFT)
    assert seen(desk) == before
    pan(desk, QPoint(60, -30))
    assert seen(desk).topLeft() - before.topLeft() == QPointF(60, -30)
    desk.key("f")
    assert seen(desk) == before
    QTest.keyPress(desk.view, Qt.Key.Key_Space)
    assert desk.view.viewport().cursor().shape() is Qt.CursorShape.OpenHandCursor
    pan(desk, QPoint(70, 40), LEFT)
    QTest.keyRelease(desk.view, Qt.Key.Key_Space)
    assert seen(desk).topLeft() - before.topLeft() == QPointF(70, 40)
    assert desk.scene.interaction.keyboard.square is None, "a pan is no press of the key"
    QTest.keyClick(desk.view, Qt.Key.Key_Space)
    assert desk.scene.interaction.keyboard.square is not None, "alone it does what Enter does"


def test_something_always_stays_in_sight_and_buttons_lead_back(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    assert buttons(desk) == {}
    pan(desk, QPoint(-400, 0))
    assert set(buttons(desk)) == {"LeftArrow", "NoArrow"}
    port = QRectF(desk.view.viewport().rect())
    for step in (QPoint(9000, 0), QPoint(-9000, 0), QPoint(0, 9000), QPoint(-9000, -9000)):
        for _ in range(3):
            pan(desk, step)
        everything = seen(desk)
        common = everything.intersected(port)
        assert common.width() >= min(port.width(), everything.width()) * 0.2
        assert common.height() >= min(port.height(), everything.height()) * 0.2
        QTest.mouseClick(buttons(desk)["NoArrow"], LEFT)
        assert port.contains(seen(desk).adjusted(2, 2, -2, -2))
        assert buttons(desk) == {}


def test_a_press_near_a_frame_takes_the_half_board_and_the_pointer_says_what(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    shapes, port = Qt.CursorShape, desk.view.viewport()
    item = desk.board("A")
    whole = item.area.whole
    for side, beside, takes in (
        (whole.right(), -5, True), (whole.right(), 9, True), (whole.left(), -20, False)
    ):  # fmt: skip
        before = desk.view.transform(), desk.view.mapToScene(QPoint(0, 0))
        start = desk.pixel(item.mapToScene(QPointF(side, 0))) + QPoint(beside, 0)
        desk.press(start)
        desk.move(start + QPoint(30, 30))
        assert bool(list(desk.scene.interaction.pointer.held_boards)) is takes, beside
        desk.escape()
        desk.release(start + QPoint(60, 60))
        assert (desk.view.transform(), desk.view.mapToScene(QPoint(0, 0))) == before
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


class Finger:
    """Fingers on the screen over a desk: real touch events."""

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

    def drag(self, start: QPointF, goal: QPointF) -> None:
        """Draw one finger from scene point to scene point."""
        here, there = self.desk.pixel(start), self.desk.pixel(goal)
        self._send("press", here)
        for step in range(1, 13):
            self._send("move", here + (there - here) * step / 12)
        self._send("release", there)

    def pinch(self, middle: QPoint, start: int, goal: int) -> None:
        """Spread two fingers around a pixel from one distance to another."""
        for step in range(14):
            apart = QPoint(start + (goal - start) * min(step, 12) // 12, 0) / 2
            what = "press" if step == 0 else "release" if step == 13 else "move"
            self._send(what, middle - apart, middle + apart)

    def _send(self, what: str, *fingers: QPoint) -> None:
        event = QTest.touchEvent(self.desk.view.viewport(), self.device)
        for number, at in enumerate(fingers):
            getattr(event, what)(number, at, self.desk.view.viewport())
        event.commit()
        self.desk.settle()


def test_one_finger_taps_and_drags_and_two_zoom(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(3))
    finger = Finger(desk)
    before, poses = desk.view.scale_factor, desk.poses()
    finger.pinch(desk.pixel(desk.square("Ae2")), 80, 320)
    assert desk.view.scale_factor > before * 1.3
    assert (desk.session.pair, desk.poses()) == (None, poses)
    assert desk.scene.interaction.pointer.drag is None
    desk.view.tidy_up()
    finger.tap(desk.plate("A"))
    finger.tap(desk.plate("C"))
    assert desk.session.pair == pair("AC")
    desk.session.pull_apart()
    finger.drag(desk.grip("B"), desk.seat_of("B", "A"))
    assert desk.session.pair == pair("AB")
    finger.drag(desk.square("Ae2"), desk.square("Ae4"))
    assert desk.session.node.ply == 1
    finger.tap(desk.square("Bg1"), tremble=6)
    assert desk.scene.interaction.picked == square_named("Bg1")
    finger.tap(desk.square("Bf3"), tremble=6)
    assert desk.session.node.ply == 2
    desk.check()


# Turning


@pytest.mark.parametrize(
    ("seat", "camera", "turning", "wanted"),
    [
        (180.0, 0.0, OFF, 0.0),
        (180.0, 0.0, GENTLE, 180.0),
        (0.0, 180.0, GENTLE, 0.0),
        (60.0, 0.0, GENTLE, 0.0),
        (120.0, 0.0, GENTLE, 180.0),
        (120.0, 180.0, GENTLE, 180.0),
        (120.0, 0.0, ALWAYS, 240.0),
        (0.0, 240.0, ALWAYS, 0.0),
    ],
)
def test_how_far_the_view_turns(
    seat: float, camera: float, turning: SeatTurning, wanted: float
) -> None:
    assert angle_for(Pose(0, 0, seat), camera, turning) == wanted


def test_the_extent_holds_every_corner_and_pocket_however_the_view_is_turned() -> None:
    assert POCKETED.pocket_rect is not None
    for count, camera in ((2, 0.0), (3, 60.0), (4, 90.0), (8, 233.0)):
        poses = list(homes_of(groups(loose(count)), 1.5, Layout.ROUND).values())
        bare, _ = extent([footprint(AREA, pose) for pose in poses], camera, 10)
        rect, turned = extent([footprint(POCKETED, pose) for pose in poses], camera, 10)
        for pose in poses:
            for corners in (AREA.body, POCKETED.pocket_rect):
                own = pose.transform().map(QPolygonF(corners)).translated(pose.centre)
                assert rect.contains(turned.map(own).boundingRect())
        assert rect.contains(bare)
        scaled = QTransform().rotate(camera) * QTransform.fromScale(0.7, 0.7)
        assert scale_of(scaled) == pytest.approx(0.7)


@pytest.mark.parametrize(
    ("layout", "turning"),
    [
        (Layout.ROUND, ALWAYS),
        (Layout.STAGE, ALWAYS),
        (Layout.ROWS, GENTLE),
        pytest.param(Layout.ROWS, ALWAYS, marks=pytest.mark.slow),
        pytest.param(Layout.ROUND, GENTLE, marks=pytest.mark.slow),
        pytest.param(Layout.STAGE, GENTLE, marks=pytest.mark.slow),
    ],
)
def test_whoever_is_to_move_reads_their_board_from_below(
    qtbot: QtBot, layout: Layout, turning: SeatTurning
) -> None:
    desk = Desk(qtbot, a_session(4))
    desk.scene.laying.set_layout(layout)
    desk.view.set_turning(turning)
    for text, letter in (("AB:e4", "B"), ("BC:e4", "C"), ("CD:e4", "D"), ("AD:e5", "A"),
                         ("AC:Nf3", "B")):  # fmt: skip
        play(desk.session, text)
        for together in (True, False):
            if not together:
                desk.session.pull_apart()
            desk.settle()
            if layout is Layout.STAGE and (not together or letter not in text[:2]):
                continue  # the pair stays on the stage as it lies, and at home nobody is turned to
            own = desk.pixel(desk.board(letter).mapToScene(QPointF(0, 100)))
            seam = desk.pixel(desk.board(letter).mapToScene(QPointF(0, -100)))
            if turning is ALWAYS or (together and layout is not Layout.STAGE):
                assert own.y() - seam.y() > (10 if turning is ALWAYS else -2), (text, together)
            item = desk.piece(f"{letter}e1")
            top, foot = (desk.pixel(item.mapToScene(QPointF(0, y))) for y in (-25, 25))
            assert foot.y() > top.y(), "pieces stand upright"
            assert abs(foot.x() - top.x()) <= 1
    desk.check()


def test_a_turned_table_is_played_on_and_does_not_turn_to_a_bot(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(2))
    desk.view.set_turning(ALWAYS)
    desk.move_piece("Ae2", "Ae4")
    assert desk.scene.placement.camera == 180.0
    desk.move_piece("Bd2", "Bd4")
    assert desk.scene.placement.camera == 0.0
    substitute(desk.session, 2, "Bot", BotSeat("club"))
    desk.move_piece("Ad2", "Ad3")
    assert desk.scene.placement.camera == 0.0
    desk.drag(desk.square("Be2"), desk.square("Be4"))
    assert desk.session.node.ply == 3, "it is the bot's to move"
    substitute(desk.session, 2, "Ben")
    desk.move_piece("Be2", "Be4")
    assert desk.session.node.ply == 4
    desk.check()


def test_what_is_laid_or_turned_by_hand_stays_in_sight(qtbot: QtBot) -> None:
    desk = Desk(qtbot, a_session(4))
    before = desk.view.transform()
    desk.drag(desk.grip("A"), desk.grip("A") + QPointF(0, -40))
    assert desk.view.transform() == before
    desk.drag(desk.grip("A"), desk.grip("A") + QPointF(0, 400))
    desk.settle()
    assert desk.view.transform() != before, "what would be out of sight is shown"
    desk.view.tidy_up()
    port = QRectF(desk.view.viewport().rect())
    for _ in range(4):
        desk.view.turn_by(90)
        for item in desk.scene.boards.values():
            corners = desk.view.mapFromScene(item.mapRectToScene(item.boundingRect()))
            assert port.contains(QRectF(corners.boundingRect()))
    assert desk.scene.placement.camera == 0.0
