"""How the self-test plays any legal action with the mouse."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.capabilities import Pockets
from cfanp_gui.core.game import Action, Position
from cfanp_gui.core.gestures import Gesture, PocketSource, Source
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.input import Ask, Consult, Point, Resolution, narrow, resolve
from cfanp_gui.table.layout.geometry import SQUARE, facing
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.selftest_mouse import SelfTestMouse


class SelfTestError(Exception):
    """Something was not as it should be; the message says what."""


def sources(position: Position) -> Iterator[Source]:
    """Yield every place where a piece could be picked up."""
    yield from position.pieces()
    if isinstance(position, Pockets):
        for board in position.boards():
            letters = dict.fromkeys(piece.letter for piece, _ in position.pocket(board.id))
            yield from (PocketSource(board.id, letter) for letter in letters)


def gesture_of(position: Position, action: Action) -> Gesture | None:
    """Return how an action is done at the table; None for one that moves nothing."""
    found = (one for source in sources(position) for one in position.gestures(source))
    return next((gesture for gesture in found if gesture.action == action), None)


class SelfTestPlayer:
    """Plays actions at one table with real mouse events."""

    def __init__(self, pointer: SelfTestMouse, table: TableScene, session: GameSession) -> None:
        self._pointer = pointer
        self._table = table
        self._session = session

    def play(self, action: Action, token: str) -> Gesture:
        """Play an action and return how; `token` names it.

        The boards it needs are pushed together, the piece is dragged, and what the table asks is
        answered. Raises SelfTestError where the table hinders it.
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
        self._pointer.drag(
            self._where(gesture.source, token), self._table.centre_of(gesture.target)
        )
        self._answer(question, gesture, token)
        return gesture

    def _where(self, source: Source, token: str) -> QPointF:
        """Return the scene point at which a piece is picked up."""
        if not isinstance(source, PocketSource):
            return self._table.centre_of(source)
        item = self._table.layer.held(source)
        if item is None:
            raise SelfTestError(f"{token}: the piece is not in the pocket")
        return item.scenePos()

    def _answer(self, question: Resolution, gesture: Gesture, token: str) -> None:
        """Answer all that the table asks about a gesture."""
        while isinstance(question, Ask):
            number = next(
                number
                for number, answer in enumerate(question.answers)
                if any(one.action == gesture.action for one in answer.gestures)
            )
            self._click_answer(number, token)
            question = narrow(self._session, question.answers[number].gestures)
        if isinstance(question, Point) and gesture.placed is not None:
            self._pointer.click(self._table.centre_of(gesture.placed))
        elif isinstance(question, Consult):
            self._click_answer(0, token)  # the first answer agrees

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
        goal = facing(target.pose, target.spec, board.spec, table.placement.join).centre
        grip = board.pose.transform().map(QPointF(0, 2.15 * SQUARE))
        start = board.pose.centre + grip
        self._pointer.drag(start, goal + grip + QPointF(0, 0.3 * SQUARE), steps=20)
