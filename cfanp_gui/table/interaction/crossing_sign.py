"""Preview of the effect on another board of dropping the held piece."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF

from cfanp_gui.core.actions import Gesture, Source
from cfanp_gui.core.boards import Square
from cfanp_gui.table.interaction.chooser import GhostLabel
from cfanp_gui.table.interaction.keyboard import Keyboard
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.interaction.pointer import PointerController
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.translate import tr, translated

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.host import TableHost

_EDGE = 6
"""Pixels kept free between the badge and the edges of the view."""


class CrossingSign:
    """Highlight on the board that would receive the held piece, and a badge with what it needs."""

    def __init__(
        self,
        host: TableHost,
        resolver: MoveResolver,
        pointer: PointerController,
        keyboard: Keyboard,
    ) -> None:
        self._host = host
        self._resolver = resolver
        self._pointer = pointer
        self._keyboard = keyboard
        self.badge = GhostLabel(host.theme)
        self.gesture: Gesture | None = None
        """Gesture that is shown; None if no piece would come to another board."""
        self._looked: tuple[object, ...] = ()

    def follow(self) -> None:
        """Show the move to another board at the square of the cursor, or else of the pointer."""
        asked = self._resolver.question is not None or self._resolver.goals
        source = None if asked else self._pointer.picked
        self._show(source, self._keyboard.square or self._pointer.over)

    def _show(self, source: Source | None, target: Square | None) -> None:
        """Show the meaning of moving from a source to a square; nothing if either is None."""
        if source is None and self.gesture is None:
            return
        # This module is loaded when a piece is first picked up, not with the table.
        from cfanp_gui.session.crossing import crossing, needs_in_one

        looked = (self._host.session.node, source, target)
        if looked == self._looked:
            return
        self._looked = looked
        found = None
        if source is not None and target is not None and source.board != target.board:
            found = crossing(self._host.session, source, target)
        if found == self.gesture:
            return
        self.gesture = found
        boards = () if found is None else self._host.arrangement.whole(found.target.board)
        for item in self._host.boards.values():
            item.receives_sign.setVisible(item.board in boards)
        words = "" if found is None else translated(needs_in_one(self._host.session, found))
        self.badge.setVisible(False)
        self._host.noted.emit("")
        if found is not None and words:
            label = self._host.boards[found.target.board].spec.label
            self._host.noted.emit(tr("To board {board}: {what}.").format(board=label, what=words))
            self.badge.say(words, self._host.centre_of(found.target))
            self.badge.setPos(self._beside(found.target))

    def _beside(self, square: Square) -> QPointF:
        """Return the scene point above or below a square at which the badge is inside the view."""
        views = self.badge.scene().views()
        if not views:
            return self._host.centre_of(square)
        view = views[0]
        away = round(0.85 * SQUARE / self._host.pixel * self._host.boards[square.board].pose.scale)
        middle = view.mapFromScene(self._host.centre_of(square))
        rect, port = self.badge.boundingRect(), view.viewport().rect()
        half, height = round(rect.width() / 2) + _EDGE, round(rect.height() / 2) + _EDGE
        above, below = middle.y() - away, middle.y() + away
        x = min(max(middle.x(), half), max(half, port.width() - half))
        return view.mapToScene(QPoint(x, below if above < height else above))
