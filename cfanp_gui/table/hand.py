"""The hand: what a press, a drag and a key do at the table.

A drag is a record of what is held, from where and where it is now. It lives only until release:
then one action is proposed, or the thing glides back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cfanp_gui.core.geometry import BOARD_LETTERS, Place, pair_of
from cfanp_gui.table import arrange
from cfanp_gui.table.items import HalfBoardItem
from cfanp_gui.table.translate import tr

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

PIECE_DRAG = 3
"""Screen pixels before a press on a piece becomes a drag."""
BOARD_DRAG = 10
"""Screen pixels before a press on a half-board becomes a drag."""


@dataclass(slots=True)
class PieceDrag:
    """A piece held by the hand."""

    origin: Place
    pressed_at: QPoint
    moved: bool = False
    again: bool = False
    """Whether the piece was picked up already when it was pressed."""


@dataclass(slots=True)
class BoardDrag:
    """A half-board held by the hand."""

    board: int
    pressed_at: QPoint
    grip: QPointF
    """From the hand to the half-board's centre."""
    plate: bool
    """Whether it was pressed on its name plate."""
    hold: arrange.Pose
    """How it lies in the hand, wherever it is snapped to."""
    moved: bool = False
    target: int | None = None
    """The half-board it is snapped to."""


class Hand:
    """The one hand at the table: what it holds, what it has picked up or chosen."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.drag: PieceDrag | BoardDrag | None = None
        self.picked: Place | None = None
        """The piece picked up by a click or a press, whose targets are shown."""
        self.chosen_board: int | None = None
        """The half-board chosen by its plate or letter, to be pushed against the next."""

    @property
    def busy(self) -> bool:
        """Whether something is held, picked up or chosen that can be let go of."""
        return self.drag is not None or self.picked is not None or self.chosen_board is not None

    @property
    def carried(self) -> int | None:
        """The half-board in the air."""
        drag = self.drag
        return drag.board if isinstance(drag, BoardDrag) and drag.moved else None

    # Mouse

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Answer whether there was something to take or to do at the press."""
        if event.button() != Qt.MouseButton.LeftButton:
            busy = self.busy
            self.cancel()
            return busy
        self.cancel_drag()
        scene = self._scene
        point = event.scenePos()
        item = scene.board_at(point)
        if item is None:
            self.cancel()
            return False
        place = scene.place_at(point)
        piece = scene.session.position.pieces().get(place) if place is not None else None
        scene.set_cursor(None)
        if place is not None and self._put_down(place):
            return True
        if place is not None and piece is not None:
            again = place == self.picked
            self.picked = place
            self.drag = PieceDrag(place, event.screenPos(), again=again)
            scene.refresh()
            return True
        self.picked = None
        self.drag = BoardDrag(
            item.board,
            event.screenPos(),
            item.pose.centre - point,
            scene.on_plate(item, point),
            item.pose,
        )
        scene.refresh()
        return True

    def act_at(self, place: Place) -> None:
        """Do at a square what the Enter key does: put down what is picked up, or pick up."""
        scene = self._scene
        if place == self.picked:
            self.picked = None
        elif not self._put_down(place):
            if self._is_own(place):
                self.picked = place
            elif place in scene.session.position.pieces():
                scene.try_move(place, place)
            else:
                scene.said.emit(tr("There is no piece here."))
        scene.refresh()

    def _is_own(self, place: Place) -> bool:
        """Whether a piece of the army to move stands on a square."""
        position = self._scene.session.position
        piece = position.pieces().get(place)
        return piece is not None and piece.army == position.turn().army

    def _put_down(self, place: Place) -> bool:
        """Try the move of the piece picked up to a square; answers whether there was one."""
        if self.picked is None or place == self.picked or self._is_own(place):
            return False
        origin, self.picked = self.picked, None
        self._scene.try_move(origin, place)
        self._scene.refresh()
        return True

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Carry what is held along."""
        drag = self.drag
        if drag is None:
            return
        distance = (event.screenPos() - drag.pressed_at).manhattanLength()
        if isinstance(drag, PieceDrag):
            if not drag.moved and distance >= PIECE_DRAG:
                drag.moved = True
                self._scene.lift_piece(drag.origin)
            if drag.moved:
                self._scene.layer.carry(drag.origin, event.scenePos())
        else:
            if not drag.moved and distance >= BOARD_DRAG:
                self._lift_board(drag)
            if drag.moved:
                self._carry_board(drag, event.scenePos())

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let go: propose what the drag means, or let the thing glide back."""
        drag, self.drag = self.drag, None
        scene = self._scene
        if drag is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if isinstance(drag, PieceDrag):
            self._release_piece(drag, event.scenePos())
        elif drag.moved:
            self._release_board(drag)
        elif drag.plate:
            self.choose(drag.board)
        scene.refresh()

    def _release_piece(self, drag: PieceDrag, point: QPointF) -> None:
        scene = self._scene
        if not drag.moved:
            army = scene.session.position.turn().army
            piece = scene.session.position.pieces().get(drag.origin)
            if drag.again:
                self.picked = None
            elif piece is None or piece.army != army:
                self.picked = None
                scene.try_move(drag.origin, drag.origin)
            return
        target = scene.place_at(point)
        if target == drag.origin and not drag.again:
            # A finger that trembles on a square has picked the piece up, not carried it.
            scene.put_back(drag.origin)
            if not self._is_own(drag.origin):
                self.picked = None
            return
        self.picked = None
        if target is None or target == drag.origin:
            scene.put_back(drag.origin)
        else:
            scene.try_move(drag.origin, target)

    def _lift_board(self, drag: BoardDrag) -> None:
        """Take a half-board up; one on its way turns in the hand as it would have come to lie."""
        scene = self._scene
        drag.moved = True
        item = scene.boards[drag.board]
        drag.hold = scene.glides.bound_for(item).moved_to(item.pose.centre)
        if scene.glides.moves(item):
            scene.glides.bring(item, lambda: drag.hold)
        item.show_lifted(True)
        scene.raise_board(drag.board)

    def _carry_board(self, drag: BoardDrag, point: QPointF) -> None:
        """Follow the hand, or glide into the ghost join within whose reach it is, and back."""
        scene = self._scene
        item = scene.boards[drag.board]
        drag.hold = drag.hold.moved_to(point + drag.grip)
        target = self._snap_target(drag, drag.hold.centre)
        if target == drag.target:
            if target is None and not scene.glides.moves(item):
                item.lie(drag.hold)
            return
        drag.target = target
        if target is None:
            scene.badge.setVisible(False)
            item.setOpacity(1.0)
            scene.glides.bring(item, lambda: drag.hold)
            return
        host = scene.boards[target].pose
        pose = arrange.facing(host, scene.join)
        scene.glides.send(item, pose)
        item.setOpacity(0.86)
        scene.show_badge(pair_of(drag.board, target), (pose.centre + host.centre) / 2)

    def _snap_target(self, drag: BoardDrag, centre: QPointF) -> int | None:
        scene = self._scene
        best: int | None = None
        nearest = float("inf")
        for item in scene.boards:
            if item.board == drag.board:
                continue
            held = item.board == drag.target
            if arrange.snaps(centre, item.pose, scene.join, held):
                gap = (arrange.facing(item.pose, scene.join).centre - centre).manhattanLength()
                if gap < nearest:
                    best, nearest = item.board, gap
        return best

    def _release_board(self, drag: BoardDrag) -> None:
        scene = self._scene
        item = scene.boards[drag.board]
        self._set_down(item)
        session = scene.session
        if drag.target is not None:
            pair = pair_of(drag.board, drag.target)
            scene.arrangement.remember_host(pair, drag.target)
            if session.pair == pair:
                scene.lay_all()
            else:
                scene.push(drag.board, drag.target)
            return
        committed = session.position.turn().committed
        if committed is not None and drag.board in committed:
            scene.said.emit(tr("These half-boards are pushed together and must be used."))
            scene.lay_all()
            return
        # Laid down somewhere else: that is where it belongs from now on.
        joined = session.pair is not None and drag.board in session.pair
        home = scene.arrangement.homes[drag.board]
        scene.lay_down(drag.board, home.moved_to(drag.hold.centre) if joined else drag.hold)
        if joined:
            session.pull_apart()
        scene.lay_all()

    def _set_down(self, item: HalfBoardItem) -> None:
        """End the look of a half-board in the air."""
        item.setOpacity(1.0)
        item.show_lifted(False)
        self._scene.badge.setVisible(False)

    # Choosing half-boards by plate or letter

    def choose(self, board: int) -> None:
        """Choose a half-board; the second one chosen is pushed against the first."""
        first, self.chosen_board = self.chosen_board, None
        if first is None:
            self.chosen_board = board
            self._scene.said.emit(
                tr("Half-board {board}: choose the one to push it against.").format(
                    board=BOARD_LETTERS[board]
                )
            )
        elif first != board:
            self._scene.push(first, board)
        self._scene.refresh()

    def key(self, text: str) -> bool:
        """Take a typed letter as a half-board's name; answers whether it is one."""
        scene = self._scene
        chooser = scene.chooser
        if chooser is not None:
            # A letter that is no answer shall not push half-boards under an open question.
            return chooser.choose(text) or text.isalpha()
        letter = text.upper()
        if len(letter) == 1 and letter in BOARD_LETTERS[: len(scene.boards)]:
            self.choose(BOARD_LETTERS.index(letter))
            return True
        return False

    # Letting go

    def cancel(self) -> None:
        """Let go of everything; what is held glides home."""
        self.cancel_drag()
        self.picked = None
        self.chosen_board = None
        self._scene.refresh()

    def cancel_drag(self) -> None:
        """Let go of what is dragged; it glides home."""
        drag, self.drag = self.drag, None
        scene = self._scene
        if isinstance(drag, PieceDrag):
            scene.put_back(drag.origin)
        elif isinstance(drag, BoardDrag) and drag.moved:
            self._set_down(scene.boards[drag.board])
            scene.lay_all()

    def drop_everything(self) -> None:
        """Forget what is held and picked, for the position has changed under the hand."""
        if isinstance(self.drag, BoardDrag):
            self.cancel_drag()
        self.drag = None
        self.picked = None
        self.chosen_board = None
