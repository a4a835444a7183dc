"""A table with a mouse: a real view on a real scene, offscreen."""

from collections.abc import Callable
from unittest import mock

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QToolTip
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import Mark
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.interaction.pointer import PieceDrag
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.piece_items import GhostItem, PieceItem
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout.geometry import SQUARE, Layout, Pose, facing
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.table.view import TableView
from tests.session import rows
from tests.session.play import a_session, square_named

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


class Clock:
    """A clock that stands until it is moved."""

    now = 0

    def __call__(self) -> int:
        return self.now


class Desk:
    """One view and one scene, and a mouse that moves over them."""

    def __init__(
        self, qtbot: QtBot, session: GameSession, moving: bool = False, painted: bool = False
    ) -> None:
        """Lay a game on a table, `painted` from the start or only once it is looked at."""
        self.bot = qtbot
        self.session = session
        self.view = TableView()
        self._held: set[Qt.MouseButton] = set()
        qtbot.addWidget(self.view, before_close_func=lambda _: self._let_go())
        self.view.resize(1280, 860)
        self.clock = Clock()
        self.animator = Animator(self.view, self.clock)
        self.animator.reduced = not moving
        self.scene = TableScene(session, LIGHT, self.animator)
        self.message: list[str] = []
        self.scene.message.connect(self.message.append)
        self.rule: list[str] = []
        """The rules that refused something, one after another."""
        self.scene.refused.connect(self.rule.append)
        self.noted: list[str] = []
        self.scene.noted.connect(self.noted.append)
        self.hint: list[str] = [""]
        self.scene.hinted.connect(self.hint.append)
        self.view.setUpdatesEnabled(painted)  # which takes long
        self.view.show_table(self.scene)
        with qtbot.waitExposed(self.view):
            self.view.show()
        self.view.fit()

    def settle(self) -> None:
        """Let the table be brought in step, as happens before the next picture."""
        QApplication.processEvents()

    def wait(self, milliseconds: int) -> None:
        """Let everything that glides move on for so long; by itself nothing does."""
        self.settle()
        self.clock.now += milliseconds
        self.animator.advance()

    def rest(self) -> None:
        """Let everything that glides arrive, and what begins then."""
        self.settle()
        while self.animator.busy:
            self.animator.finish_all()
            self.settle()

    def image(self) -> QImage:
        """Return the image of the view, which is painted from now on."""
        self.view.setUpdatesEnabled(True)
        self.settle()
        return self.view.grab().toImage()

    # Where things are

    @property
    def present(self) -> list[BoardItem]:
        """Return the boards on the table."""
        return self.scene.board_layer.present

    def board(self, letter: str) -> BoardItem:
        """Return a half-board by its letter."""
        self.settle()
        return self.scene.boards[BOARD_LETTERS.index(letter)]

    def plates(self) -> list[PlateText]:
        """Return the texts of the name plates, in the order of the half-boards."""
        self.settle()
        return [board.plate.text for board in self.scene.boards.values()]

    def piece(self, name: str) -> PieceItem:
        """Return the piece on a square, by the square's name."""
        self.settle()
        return self.scene.pieces[square_named(name)]

    def square(self, name: str) -> QPointF:
        """Return the scene point in the middle of a square."""
        return self.scene.centre_of(square_named(name))

    def grip(self, letter: str) -> QPointF:
        """Return a scene point on a half-board's frame, where the pointer takes it."""
        item = self.board(letter)
        return item.mapToScene(QPointF(0, (item.spec.ranks / 2 + 0.15) * SQUARE))

    def plate(self, letter: str) -> QPointF:
        """Return the scene point in the middle of a name plate."""
        return self.board(letter).plate.mapToScene(QPointF(0, 0))

    def seat_of(self, visitor: str, host: str) -> QPointF:
        """Return the point of the pointer that holds a half-board exactly at another's seam."""
        goal = self.seam(host).centre
        return self.grip(visitor) + goal - self.board(visitor).pose.centre

    def seam(self, host: str) -> Pose:
        """Return the pose of a half-board at the seam of another."""
        item = self.board(host)
        strip = self.scene.placement.strip
        between = 0 if strip is None else strip.ranks
        return facing(item.pose, item.spec, item.spec, self.scene.placement.join, between)

    def away(self, host: str, squares: float) -> QPointF:
        """Return a step of so many squares straight away from a half-board's seam."""
        return self.board(host).pose.transform().map(QPointF(0, -squares * SQUARE))

    def poses(self) -> list[Pose]:
        """Return the poses of all half-boards."""
        return [item.pose for item in self.scene.boards.values()]

    def marked(self, mark: Mark) -> set[str]:
        """Return the names of the squares that carry a mark."""
        self.settle()
        return {
            item.spec.title(square)
            for item in self.scene.boards.values()
            for layer in (item.below, item.above)
            for square, marks in layer.marks.items()
            if mark in marks
        }

    # The mouse

    def pixel(self, at: QPointF) -> QPoint:
        """Return the pixel of the viewport over a scene point."""
        return self.view.mapFromScene(at)

    def press(self, at: QPointF | QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press a button over a scene point or a pixel."""
        self._held.add(button)
        self.bot.mousePress(self.view.viewport(), button, pos=self._pixel(at))

    def move(self, at: QPointF | QPoint) -> None:
        """Move the mouse over a scene point or a pixel."""
        self.bot.mouseMove(self.view.viewport(), self._pixel(at))

    def release(self, at: QPointF | QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Release a button over a scene point or a pixel."""
        self._held.discard(button)
        self.bot.mouseRelease(self.view.viewport(), button, pos=self._pixel(at))

    def _let_go(self) -> None:
        """Release at the end what a test still holds: Qt would hold it in those that follow."""
        for button in tuple(self._held):
            self.escape()
            self.release(QPoint(1, 1), button)

    def click(self, at: QPointF | QPoint) -> None:
        """Click on a scene point or a pixel."""
        self.press(at)
        self.release(at)

    def carry(self, start: QPointF, goal: QPointF, steps: int = 12) -> None:
        """Press at one scene point and move to another in small steps, without letting go."""
        self.press(start)
        for step in range(1, steps + 1):
            self.move(start + (goal - start) * (step / steps))

    def drag(self, start: QPointF, goal: QPointF) -> None:
        """Drag from one scene point to another."""
        self.carry(start, goal)
        self.release(goal)

    def key(self, text: str) -> None:
        """Type a letter."""
        self.bot.keyClicks(self.view, text)

    def escape(self) -> None:
        """Press Esc."""
        self.bot.keyClick(self.view, Qt.Key.Key_Escape)

    def move_piece(self, origin: str, target: str) -> None:
        """Drag a piece from square to square."""
        self.drag(self.square(origin), self.square(target))

    def push(self, visitor: str, host: str) -> None:
        """Drag a half-board to the seam of another."""
        self.drag(self.grip(visitor), self.seat_of(visitor, host) + self.away(host, 0.3))

    def tip(self, at: QPointF) -> str:
        """Return the tip shown when the mouse rests at a scene point."""
        self.settle()
        pixel, port = self.pixel(at), self.view.viewport()
        event = QHelpEvent(QEvent.Type.ToolTip, pixel, port.mapToGlobal(pixel))
        return self.shown_tip(lambda: QApplication.sendEvent(port, event))

    def shown_tip(self, deed: Callable[[], object]) -> str:
        """Return the tip shown by an act; empty for none."""
        with mock.patch.object(QToolTip, "showText") as shown:
            deed()
        return str(shown.call_args.args[1]) if shown.called else ""

    def _pixel(self, at: QPointF | QPoint) -> QPoint:
        return at if isinstance(at, QPoint) else self.pixel(at)

    # Comparing

    def check(self, when: str = "") -> None:
        """Check that what is drawn is exactly the position, each piece on its square."""
        while self.animator.busy:
            self.animator.finish_all()
        position = self.session.position
        drawn = {where: item.piece for where, item in self.scene.pieces.items()}
        assert drawn == dict(position.pieces()), when
        known = set(map(id, self.scene.pieces.values()))
        known |= {id(item) for pocket in self.scene.layer.pockets.values() for item in pocket}
        strays = [
            repr(item.source)
            for item in self.scene.items()
            if isinstance(item, PieceItem) and id(item) not in known
        ]
        assert not strays, f"{when}: pieces that are none of the position: {strays}"
        ghosts = [item for item in self.scene.items() if isinstance(item, GhostItem)]
        drag = self.scene.interaction.pointer.drag
        held = isinstance(drag, PieceDrag) and drag.moved
        assert len(ghosts) == held, f"{when}: ghosts of pieces on their squares"
        for where, item in self.scene.pieces.items():
            assert item.source == where, when
            assert item.scene() is self.scene, when
            assert item.parentItem() is self.scene.boards[where.board], when
            off = item.scenePos() - self.scene.centre_of(where)
            assert off.manhattanLength() < 0.01, f"{when}: {where.name} is off by {off}"
            assert item.opacity() == 1.0, f"{when}: {where.name} is faded"
            assert item.isVisible(), when
        for index, pose in self.scene.placement.poses().items():
            board = self.scene.boards[index]
            assert board.pose == pose, f"{when}: half-board {board.board} lies elsewhere"
            assert (board.pos() - pose.centre).manhattanLength() < 0.01, when
            assert board.opacity() == 1.0, when


def time_is_up(*owners: QObject) -> bool:
    """End the time that timers of some objects still wait; return whether any did."""
    timers = [timer for owner in owners for timer in owner.findChildren(QTimer)]
    waiting = [timer for timer in timers if timer.isSingleShot() and timer.isActive()]
    for timer in waiting:
        timer.stop()
        timer.timeout.emit()
    return bool(waiting)


def flows(piece: PieceItem) -> bool:
    """Return True if a piece's new picture fades in over the earlier one."""
    return any(isinstance(child, QGraphicsPixmapItem) for child in piece.childItems())


def close(one: Pose, other: Pose) -> bool:
    """Return True if two poses are the same but for rounding."""
    return (one.centre - other.centre).manhattanLength() < 2.0 and (one.angle, one.mirrored) == (
        other.angle,
        other.mirrored,
    )


def row_desk(qtbot: QtBot, moves: str = "", focus: int | None = None) -> Desk:
    """Return a desk with three boards in a row after some moves, one of them in focus."""
    desk = Desk(qtbot, rows.a_row(3, moves))
    if focus is not None:
        desk.key(str(focus))
    return desk


def at(desk: Desk, text: str) -> QPointF:
    """Return the scene point in the middle of a square of boards in a row."""
    return desk.scene.centre_of(rows.square(text))


def at_stage(qtbot: QtBot, armies: int = 4, moving: bool = False) -> Desk:
    """Return a table with a stage, for a new game."""
    desk = Desk(qtbot, a_session(armies), moving)
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.settle()
    return desk


def on_stage(desk: Desk) -> str:
    """Return the letters of the half-boards that are seen large in the middle, the lower first."""
    desk.settle()
    stage = desk.scene.arrangement.stage
    assert stage is not None
    large = [item for item in desk.present if item.pose.scale == stage.scale]
    found = [item for item in large if stage.rect.contains(item.pose.centre)]
    assert all(item.pose.scale == 1.0 for item in desk.present if item not in found)
    return "".join(BOARD_LETTERS[item.board] for item in sorted(found, key=lambda one: -one.pose.y))
