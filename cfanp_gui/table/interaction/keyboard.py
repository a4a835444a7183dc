"""The keyboard at the table: a cursor that walks the squares, and what the keys mean there."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QTransform

from cfanp_gui.core.boards import Square
from cfanp_gui.core.half_boards import FILES, RANKS
from cfanp_gui.table.layout.geometry import SQUARE, square_at, square_centre

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene

FARTHEST_LEAP = 14 * SQUARE
"""How far from an edge the next half-board may lie for an arrow to leap there."""
_CONE = math.radians(50)
"""Half the angle in which a half-board counts as lying in an arrow's direction."""


ARROWS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""Steps to the right and down."""
_TABS: dict[int, int] = {Qt.Key.Key_Tab: 1, Qt.Key.Key_Backtab: -1}
"""Steps in the order of the half-boards."""
_PAGES: dict[int, int] = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
"""Steps in the order of whole boards."""
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard:
    """The cursor and the keys; the cursor is nowhere before a key has been used."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.place: Square | None = None
        """The square the cursor stands on."""

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means at the table; answers whether it means anything."""
        scene, key = self._scene, event.key()
        if key == Qt.Key.Key_Escape:
            if scene.chooser is not None:
                scene.chooser.cancel()
            elif scene.pointer.busy:
                scene.pointer.cancel()
            elif not scene.resolver.point(None):
                if self.place is None:
                    scene.presenter.escape()
                self.go(None)
            return True
        if scene.chooser is not None:
            if key in _ENTER:
                scene.chooser.accept()
            elif key in ARROWS or key in _TABS:
                right, down = ARROWS.get(key, (_TABS.get(key, 0), 0))
                scene.chooser.step(right + down)
            else:
                return scene.pointer.key(event.text())
            return True
        if key in ARROWS:
            self.walk(*ARROWS[key])
        elif key in _TABS:
            self.next_board(_TABS[key])
        elif key in _ENTER:
            if self.place is None:
                self.go(scene.presenter.starting_place())
            else:
                scene.activate(self.place)
        elif key in _PAGES:
            return scene.presenter.turn_page(_PAGES[key])
        else:
            return scene.pointer.key(event.text())
        return True

    def walk(self, right: int, down: int) -> None:
        """Go one square right and down as seen on the screen; -1 is left and up.

        At the edge of a half-board the walk goes on across a seam that is pushed together, and
        otherwise leaps to the nearest half-board in that direction, if there is one.
        """
        if self.place is None:
            self.go(self._scene.presenter.starting_place())
            return
        scene = self._scene
        back = QTransform()
        back.rotate(-scene.camera)
        step = back.map(QPointF(right * SQUARE, down * SQUARE))
        goal = scene.place_at(self._squared(step))
        if goal is None or goal == self.place:
            goal = self._leap(step)
        if goal is not None:
            self.go(goal)

    def next_board(self, by: int) -> None:
        """Go to the same square of the next half-board in order, or the one before."""
        kind = self._scene.presenter
        if self.place is None:
            self.go(kind.starting_place())
        else:
            self.go(kind.next_place(self.place, by))

    def go(self, place: Square | None) -> None:
        """Stand on a square, or nowhere."""
        if place != self.place:
            self.place = place
            self._scene.show_cursor(place)

    def _squared(self, step: QPointF) -> QPointF:
        """The scene point a step leads to, along the file or rank nearest to its direction.

        A half-board that lies askew has no squares straight to the right; the one meant is the
        next along the line of squares that comes nearest.
        """
        assert self.place is not None
        item = self._scene.boards[self.place.board]
        turn, _ = item.pose.transform().inverted()
        local = turn.map(step)
        if abs(local.x()) >= abs(local.y()):
            local = QPointF(math.copysign(SQUARE, local.x()), 0)
        else:
            local = QPointF(0, math.copysign(SQUARE, local.y()))
        at = square_centre(self.place.index) + local
        if square_at(at) is not None:
            return item.mapToScene(at)
        # Beyond the seam lies the other half, if one is pushed against it.
        if local.y() < 0 and self._scene.presenter.beyond_seam(self.place.board) is not None:
            return item.mapToScene(at)
        return item.mapToScene(square_centre(self.place.index))

    def _leap(self, step: QPointF) -> Square | None:
        """The nearest square of another half-board in a direction."""
        assert self.place is not None
        scene = self._scene
        here = scene.centre_of(self.place)
        direction = math.atan2(step.y(), step.x())
        best: Square | None = None
        nearest = FARTHEST_LEAP
        for item in scene.present:
            if item.board == self.place.board:
                continue
            for square in range(FILES * RANKS):
                place = Square(item.board, square)
                away = scene.centre_of(place) - here
                turned = math.atan2(away.y(), away.x()) - direction
                turned = abs(math.remainder(turned, math.tau))
                # What lies aside is farther than what lies straight ahead.
                distance = math.hypot(away.x(), away.y()) * (1 + turned)
                if turned <= _CONE and distance < nearest:
                    best, nearest = place, distance
        return best
