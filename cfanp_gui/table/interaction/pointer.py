"""The hand: what a press, a drag and a key do at the table.

A drag is a record of what is held, from where and where it is now. It lives only until release:
then one action is proposed, or the thing glides back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cfanp_gui.core.boards import Square
from cfanp_gui.table.interaction.sources import PocketSource, Source
from cfanp_gui.table.layout import geometry
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

    origin: Source
    pressed_at: QPoint
    moved: bool = False
    again: bool = False
    """Whether the piece was picked up already when it was pressed."""
    pointing: bool = False
    """Whether it is to go on a square that is waited for, see `MoveResolver.goals`."""


@dataclass(slots=True)
class BoardDrag:
    """A half-board held by the hand."""

    board: int
    pressed_at: QPoint
    grip: QPointF
    """From the hand to the half-board's centre."""
    plate: bool
    """Whether it was pressed on its name plate."""
    hold: geometry.Pose
    """How it lies in the hand, wherever it is snapped to."""
    moved: bool = False
    target: int | None = None
    """The half-board it is snapped to."""


class PointerController:
    """The one hand at the table: what it holds, what it has picked up or chosen."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.drag: PieceDrag | BoardDrag | None = None
        self.picked: Source | None = None
        """Where a piece was picked up by a click or a press, whose targets are shown."""
        self.chosen_board: int | None = None
        """The half-board chosen by its plate or letter, to be pushed against the next."""

    @property
    def busy(self) -> bool:
        """Whether something is held, picked up or chosen that can be let go of."""
        return self.drag is not None or self.picked is not None or self.chosen_board is not None

    @property
    def held_boards(self) -> Iterable[int]:
        """The half-boards in the air."""
        drag = self.drag
        if isinstance(drag, BoardDrag) and drag.moved:
            return self._scene.presenter.carried(drag.board, drag.hold).keys()
        return ()

    def took_from(self, board: int) -> bool:
        """Whether something was picked up from the tray of a half-board."""
        return isinstance(self.picked, PocketSource) and self.picked.board == board

    # Mouse

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Answer whether there was something to take or to do at the press."""
        scene = self._scene
        point = event.scenePos()
        if event.button() != Qt.MouseButton.LeftButton:
            busy = scene.resolver.point(None) or self.busy
            self.cancel()
            return busy
        self.cancel_drag()
        if scene.resolver.goals and scene.resolver.source is not None:
            self.drag = PieceDrag(scene.resolver.source, event.screenPos(), pointing=True)
            return True
        item = scene.board_at(point)
        if item is None:
            self.cancel()
            return False
        place = scene.place_at(point)
        scene.set_cursor(None)
        if place is not None and self._put_down(place):
            return True
        if place is not None and not scene.presenter.held_by_squares and place not in scene.pieces:
            self.cancel()
            return True
        spot = scene.spot_at(point)
        if spot is not None:
            again = spot == self.picked
            self.picked = spot
            self.drag = PieceDrag(spot, event.screenPos(), again=again)
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

    def act_at(self, place: Square) -> None:
        """Do at a square what the Enter key does: put down what is picked up, or pick up."""
        scene = self._scene
        if scene.resolver.point(place):
            return
        if place == self.picked:
            self.picked = None
        elif not self._put_down(place):
            if self._is_own(place):
                self.picked = place
            elif place in scene.session.position.pieces():
                scene.try_move(place, place)
            else:
                scene.message.emit(tr("There is no piece here."))
        scene.refresh()

    def pick(self, spot: Source) -> None:
        """Pick up what is at a spot; what was picked up there already is let go of."""
        self.cancel_drag()
        self.picked = None if spot == self.picked else spot
        self._scene.refresh()

    def _is_own(self, spot: Source) -> bool:
        """Whether a piece is there that may be taken up now."""
        return self._scene.presenter.is_own(spot)

    def _put_down(self, place: Square) -> bool:
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
        if isinstance(drag, PieceDrag) and drag.pointing:
            self._release_pointer(drag, event.scenePos())
        elif isinstance(drag, PieceDrag):
            self._release_piece(drag, event.scenePos())
        elif drag.moved:
            self._release_board(drag)
        elif drag.plate:
            self.choose(drag.board)
        scene.refresh()

    def _release_pointer(self, drag: PieceDrag, point: QPointF) -> None:
        """A square is clicked, or a piece dragged there, for which it was waited."""
        scene = self._scene
        place = scene.place_at(point)
        if drag.moved:
            scene.layer.settle()
            if place not in scene.resolver.goals:
                scene.put_back(drag.origin)
        if place is not None or not (drag.moved or scene.spot_at(point) == drag.origin):
            scene.resolver.point(place)

    def _release_piece(self, drag: PieceDrag, point: QPointF) -> None:
        scene = self._scene
        if not drag.moved:
            if drag.again:
                self.picked = None
            elif not self._is_own(drag.origin):
                self.picked = None
                scene.resolver.decline(drag.origin)
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
        for board in scene.presenter.carried(drag.board, drag.hold):
            one = scene.boards[board]
            if scene.glides.moves(one):
                scene.glides.bring(one, partial(self._held_pose, drag, board))
            one.show_lifted(True)
            scene.raise_board(board)

    def _held_pose(self, drag: BoardDrag, board: int) -> geometry.Pose:
        """How a half-board lies in the hand, or that to which its seam is fixed."""
        return self._scene.presenter.carried(drag.board, drag.hold)[board]

    def _carry_board(self, drag: BoardDrag, point: QPointF) -> None:
        """Follow the hand, or glide into the ghost join within whose reach it is, and back."""
        scene = self._scene
        item = scene.boards[drag.board]
        drag.hold = drag.hold.moved_to(point + drag.grip)
        target = self._snap_target(drag, drag.hold.centre) if scene.presenter.snaps else None
        if target == drag.target:
            if target is None:
                for board, pose in scene.presenter.carried(drag.board, drag.hold).items():
                    if not scene.glides.moves(scene.boards[board]):
                        scene.boards[board].lie(pose)
            return
        drag.target = target
        if target is None:
            scene.badge.setVisible(False)
            item.setOpacity(1.0)
            scene.glides.bring(item, lambda: drag.hold)
            return
        host = scene.boards[target].pose
        pose = geometry.facing(host, scene.join)
        scene.glides.send(item, pose)
        item.setOpacity(0.86)
        scene.presenter.show_badge(drag.board, target, (pose.centre + host.centre) / 2)

    def _snap_target(self, drag: BoardDrag, centre: QPointF) -> int | None:
        scene = self._scene
        best: int | None = None
        nearest = float("inf")
        for item in scene.present:
            if item.board == drag.board:
                continue
            held = item.board == drag.target
            if geometry.snaps(centre, item.pose, scene.join, held):
                gap = (geometry.facing(item.pose, scene.join).centre - centre).manhattanLength()
                if gap < nearest:
                    best, nearest = item.board, gap
        return best

    def _release_board(self, drag: BoardDrag) -> None:
        self._set_down(drag)
        self._scene.presenter.set_down(drag)

    def _set_down(self, drag: BoardDrag) -> None:
        """End the look of a half-board in the air."""
        scene = self._scene
        for board in scene.presenter.carried(drag.board, drag.hold):
            scene.boards[board].setOpacity(1.0)
            scene.boards[board].show_lifted(False)
        scene.badge.setVisible(False)

    # Choosing half-boards by plate or key

    def choose(self, board: int) -> None:
        """Do what a click on the name plate of a half-board does."""
        self._scene.presenter.press_plate(board)
        self._scene.refresh()

    def key(self, text: str) -> bool:
        """Take a typed character; answers whether it means anything."""
        chooser = self._scene.chooser
        if chooser is not None:
            # A letter that is no answer shall not push half-boards under an open question.
            return chooser.choose(text) or text.isalpha()
        return self._scene.presenter.key(text)

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
            self._set_down(drag)
            scene.lay_all()

    def drop_everything(self) -> None:
        """Forget what is held and picked, for the position has changed under the hand."""
        if isinstance(self.drag, BoardDrag):
            self.cancel_drag()
        self.drag = None
        self.picked = None
        self.chosen_board = None
