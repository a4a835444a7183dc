"""The pieces on the table, kept in step with the position by a keyed diff.

A transition only says how to animate the way from one position to the next, forwards or
backwards; what stands where is always taken from the position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.core.geometry import Place
from cfanp_gui.core.system import Piece, Transition
from cfanp_gui.table import arrange
from cfanp_gui.table.items import GhostItem, HalfBoardItem, PieceItem
from cfanp_gui.table.motion import PIECE_MS, Motion
from cfanp_gui.table.surface import Z_LIFTED, Z_PIECE


class PieceLayer:
    """The items of all pieces by the place they stand on."""

    def __init__(
        self, scene: QGraphicsScene, boards: Sequence[HalfBoardItem], motion: Motion
    ) -> None:
        self._scene = scene
        self._boards = boards
        self._motion = motion
        self.items: dict[Place, PieceItem] = {}
        self._ghost = GhostItem()

    # Following the position

    def animate(self, transition: Transition, forward: bool, lift: Callable[[int], None]) -> None:
        """Carry the items along a transition; `lift` raises a half-board over the others."""
        if forward:
            for lost in transition.captured:
                self._vanish(lost.place)
        carried = []
        for move in transition.relocations:
            start, goal = move.origin, move.target
            if not forward:
                start, goal = goal, start
            item = self.items.pop(start, None)
            if item is not None:
                carried.append((item, goal, move.after if forward else move.before))
        for item, goal, piece in carried:
            item.place, item.piece = goal, piece
            self.items[goal] = item
            self._boards[goal.board].adopt(item)
            lift(goal.board)
            item.setZValue(Z_LIFTED)
            self.glide(item)

    def reconcile(self, wanted: Mapping[Place, Piece]) -> None:
        """Make the items be exactly these pieces."""
        for place in [place for place in self.items if place not in wanted]:
            lost = self.items.pop(place)
            self._motion.stop(lost)
            self._remove(lost)
        for place, piece in wanted.items():
            item = self.items.get(place)
            if item is None:
                item = PieceItem(piece, place)
                self.items[place] = item
                self._boards[place.board].adopt(item)
                item.setPos(arrange.square_centre(place.square))
            item.piece = piece
            if item.pos() != arrange.square_centre(place.square):
                # It was in the hand, or held over its target by a question.
                self.glide(item)

    def glide(self, item: PieceItem) -> None:
        """Let a piece glide to the middle of its square."""
        start = item.pos()
        goal = arrange.square_centre(item.place.square)

        def step(value: float) -> None:
            item.setPos(start + (goal - start) * value)

        def arrive() -> None:
            item.setZValue(Z_PIECE)
            item.show_lifted(False)

        self._motion.glide(item, PIECE_MS, step, arrive)

    def _vanish(self, place: Place) -> None:
        item = self.items.pop(place, None)
        if item is None:
            return
        self._motion.stop(item)

        def fade(value: float) -> None:
            item.setOpacity(1.0 - value)

        self._motion.glide(item, PIECE_MS, fade, lambda: self._remove(item))

    def _remove(self, item: PieceItem) -> None:
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    # In the hand

    def lift(self, place: Place) -> bool:
        """Take a piece off its square, where a ghost stays; answers whether there is one."""
        item = self.items.get(place)
        if item is None:
            return False
        self._motion.stop(item)
        item.setZValue(Z_LIFTED)
        item.show_lifted(True)
        self._ghost.stand_for(item, arrange.square_centre(place.square))
        return True

    def carry(self, place: Place, to: QPointF) -> None:
        """Hold a lifted piece at a scene point."""
        item = self.items.get(place)
        if item is not None:
            item.setPos(item.parentItem().mapFromScene(to))

    def put_back(self, place: Place) -> None:
        """Let a lifted piece glide back to its square."""
        self.settle()
        item = self.items.get(place)
        if item is not None:
            self.glide(item)

    def settle(self) -> None:
        """Take the ghost away: nothing is held any more."""
        self._ghost.leave()

    # Pictures

    def draw(self, picture: Callable[[Piece], QPixmap]) -> None:
        """Give every piece its picture."""
        for item in self.items.values():
            item.show_picture(picture(item.piece))
