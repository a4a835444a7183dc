"""How the self-test plays an action with the mouse, in each kind of game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import cast

from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import Pair
from cfanp_gui.core.game import Action, PieceMove
from cfanp_gui.core.gestures import PocketSource
from cfanp_gui.core.half_boards import from_joined, tile_of
from cfanp_gui.session.boards import BoardsSession, board_of
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.pushed import PushedSession
from cfanp_gui.table.layout.geometry import SQUARE, facing
from cfanp_gui.table.scene import TableScene
from cfanp_gui.window.selftest_mouse import SelfTestMouse


class SelfTestError(Exception):
    """Something was not as it should be; the message says what."""


class SelfTestPlayer(ABC):
    """Plays actions at one table with real mouse events."""

    def __init__(self, pointer: SelfTestMouse, table: TableScene) -> None:
        self._pointer = pointer
        self._table = table

    @abstractmethod
    def play(self, action: Action, token: str) -> None:
        """Play an action; `token` names it. Raises SelfTestError where the table hinders it."""

    def _choose(self, answer: str, token: str) -> None:
        """Click on an answer to the question on the table."""
        chooser = self._table.chooser
        if chooser is None:
            raise SelfTestError(f"{token}: nothing was asked")
        kinds = [offer.text for offer in chooser.offers]
        self._pointer.click(chooser.answer_at(kinds.index(answer)))


class PairPlayer(SelfTestPlayer):
    """Pushes half-boards together and moves pieces on them."""

    def __init__(self, pointer: SelfTestMouse, table: TableScene, session: PushedSession) -> None:
        super().__init__(pointer, table)
        self._session = session

    def play(self, action: Action, token: str) -> None:
        """Push the pair by dragging one half-board to the other, then drag the piece."""
        move = cast(PieceMove, action)
        join = self._session.position.join
        if self._session.pair != move.pair:
            self._drag_board(move.pair)
            if self._session.pair != move.pair:
                raise SelfTestError(f"{token}: dragging did not push the pair")
        origin = from_joined(move.origin, move.pair, join)
        target = from_joined(move.target, move.pair, join)
        self._pointer.drag(self._table.centre_of(origin), self._table.centre_of(target))
        if move.promotion is not None:
            self._choose(move.promotion, token)

    def _drag_board(self, pair: Pair) -> None:
        table = self._table
        self._session.pull_apart()
        self._pointer.settle()
        host, visitor = table.placement.host_and_visitor(pair)
        board = table.boards[visitor]
        there = table.boards[host]
        goal = facing(there.pose, there.spec, board.spec, table.placement.join).centre
        grip = board.pose.transform().map(QPointF(0, 2.15 * SQUARE))
        start = board.pose.centre + grip
        self._pointer.drag(start, goal + grip + QPointF(0, 0.3 * SQUARE), steps=20)


class BoardPlayer(SelfTestPlayer):
    """Moves pieces on whole boards and places those that lie in trays."""

    def __init__(self, pointer: SelfTestMouse, table: TableScene, session: BoardsSession) -> None:
        super().__init__(pointer, table)
        self._session = session

    def play(self, action: Action, token: str) -> None:
        """Drag the piece, from its square or from the tray; show what else is asked."""
        position, table = self._session.position, self._table
        board = board_of(action)
        ways = [] if board is None else position.ways(board)
        way = next((way for way in ways if way.action == action), None)
        if way is None or board is None:
            raise SelfTestError(f"{token}: no hand can do that")
        target = table.centre_of(way.target)
        if way.origin is None:
            colour = position.players_at[board].index(position.to_move[board])
            spot = PocketSource(tile_of(board, colour), way.letter or "")
            item = table.layer.held(spot)
            if item is None:
                raise SelfTestError(f"{token}: the piece is not in the tray")
            self._pointer.drag(item.scenePos(), target)
            return
        self._pointer.drag(table.centre_of(way.origin), target)
        if way.placed is not None:
            if table.chooser is not None:
                self._choose(way.letter or "", token)
            self._pointer.click(table.centre_of(way.placed))


def hand_for(pointer: SelfTestMouse, table: TableScene, session: GameSession) -> SelfTestPlayer:
    """A hand for the kind of game a session is of. Raises SelfTestError for another."""
    if isinstance(session, PushedSession):
        return PairPlayer(pointer, table, session)
    if isinstance(session, BoardsSession):
        return BoardPlayer(pointer, table, session)
    raise SelfTestError(f"no hand plays a {type(session).__name__}")
