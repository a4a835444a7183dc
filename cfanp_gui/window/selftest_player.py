"""Player of the self-test, for any legal action with real mouse events."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import chain

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from cfanp_gui.core.actions import Action, Gesture, PocketSource, Source
from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import Position
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import Ask, Consult, Point, Resolution, narrow, resolve
from cfanp_gui.table.layout.geometry import SQUARE, pair_poses
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.view import TableView

_LEFT = Qt.MouseButton.LeftButton
_NONE = Qt.MouseButton.NoButton


class SelfTestMouse:
    """Mouse that presses, moves and releases over a view."""

    def __init__(self, app: QApplication, view: TableView) -> None:
        self._app = app
        self._view = view

    def drag(self, start: QPointF, goal: QPointF, steps: int = 12) -> None:
        """Drag from one scene point to another in small steps."""
        here, there = self._view.mapFromScene(start), self._view.mapFromScene(goal)
        self._send(QEvent.Type.MouseButtonPress, here, _LEFT, _LEFT)
        for step in range(1, steps + 1):
            part = step / steps
            point = QPointF(here) + (QPointF(there) - QPointF(here)) * part
            self._send(QEvent.Type.MouseMove, point.toPoint(), _NONE, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, there, _LEFT, _NONE)
        self.settle()

    def click(self, at: QPointF) -> None:
        """Click on a scene point."""
        here = self._view.mapFromScene(at)
        self._send(QEvent.Type.MouseButtonPress, here, _LEFT, _LEFT)
        self._send(QEvent.Type.MouseButtonRelease, here, _LEFT, _NONE)
        self.settle()

    def settle(self) -> None:
        """Process events until all animations have finished."""
        self._app.processEvents()
        if self._view.table is not None:
            self._view.table.motion.finish_all()
        self._app.processEvents()

    def wait(self, until: Callable[[], bool], seconds: float = 10.0) -> bool:
        """Process events until a condition holds; return True if it did in time."""
        end = time.monotonic() + seconds
        while not until():
            if time.monotonic() > end:
                return False
            self._app.processEvents()
            time.sleep(0.005)
        return True

    def _send(
        self, event_type: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton
    ) -> None:
        viewport, none = self._view.viewport(), Qt.KeyboardModifier.NoModifier
        points = QPointF(at), QPointF(viewport.mapToGlobal(at))
        self._app.sendEvent(viewport, QMouseEvent(event_type, *points, button, held, none))


class SelfTestError(Exception):
    """Deviation from the expected state; the message describes it."""


def sources(position: Position) -> Iterator[Source]:
    """Yield every place from which a piece could be picked up."""
    yield from position.pieces()
    for board in position.boards():
        letters = dict.fromkeys(piece.letter for piece, _ in position.pocket(board.id) or ())
        yield from (PocketSource(board.id, letter) for letter in letters)


def gesture_of(position: Position, action: Action) -> Gesture | None:
    """Return the gesture of an action at the table; None for one that moves nothing."""
    gestures = chain.from_iterable(map(position.gestures, sources(position)))
    return next((gesture for gesture in gestures if gesture.action == action), None)


class SelfTestPlayer:
    """Player of actions at one table with real mouse events."""

    def __init__(self, pointer: SelfTestMouse, table: TableScene, session: GameSession) -> None:
        self._pointer = pointer
        self._table = table
        self._session = session

    def play(self, action: Action, token: str, agree: bool = True) -> None:
        """Play an action; `token` names it.

        The boards it needs are pushed together, the piece is dragged, and the table's questions are
        answered: if another player is asked, `agree` is the answer. Raises SelfTestError if the
        table hinders it.
        """
        session = self._session
        gesture = gesture_of(session.position, action)
        if gesture is None:
            raise SelfTestError(f"{token}: no gesture does that")
        if gesture.pair is not None and session.pair != gesture.pair:
            self._drag_board(gesture.pair)
            if session.pair != gesture.pair:
                raise SelfTestError(f"{token}: dragging did not push the boards together")
        question = resolve(session, gesture.source, gesture.target)
        start = self._where(gesture.source, token)
        if gesture.source == gesture.target:  # an action of the piece on its square
            self._pointer.click(start)
        else:
            self._pointer.drag(start, self._table.centre_of(gesture.target))
        self._answer(question, gesture, token, agree)

    def _where(self, source: Source, token: str) -> QPointF:
        """Return the scene point at which a piece is picked up."""
        if not isinstance(source, PocketSource):
            return self._table.centre_of(source)
        if (item := self._table.layer.held(source)) is None:
            raise SelfTestError(f"{token}: the piece is not in the pocket")
        return item.scenePos()

    def _answer(self, question: Resolution, gesture: Gesture, token: str, agree: bool) -> None:
        """Answer all of the table's questions about a gesture."""
        while isinstance(question, Ask):
            actions = [{given.action for given in answer.gestures} for answer in question.answers]
            number = [gesture.action in answer for answer in actions].index(True)
            self._click_answer(number, token)
            question = narrow(self._session, question.answers[number].gestures)
        if isinstance(question, Point) and gesture.placed is not None:
            self._pointer.click(self._table.centre_of(gesture.placed))
        elif isinstance(question, Consult):
            self._click_answer(0 if agree else 1, token)  # the first answer agrees

    def _click_answer(self, number: int, token: str) -> None:
        """Click on an answer to the question on the table."""
        chooser = self._table.chooser
        if chooser is None:
            raise SelfTestError(f"{token}: nothing was asked")
        self._pointer.click(chooser.answer_at(number))

    def _drag_board(self, pair: Pair) -> None:
        """Push two boards together by dragging one of them by its frame."""
        table = self._table
        self._session.pull_apart()
        self._pointer.settle()
        host, visitor = table.placement.host_and_visitor(pair)
        board = table.boards[visitor]
        target = table.boards[host]
        join, strip = table.placement.join, table.placement.strip
        there = pair_poses(target.pose, target.spec, board.spec, join, strip)
        goal = there[visitor].centre
        grip = board.pose.transform().map(QPointF(0, (board.spec.ranks / 2 + 0.15) * SQUARE))
        start = board.pose.centre + grip
        self._pointer.drag(start, goal + grip + QPointF(0, 0.3 * SQUARE), steps=20)
