"""Preview of the effect on another board of dropping the held piece."""

from PySide6.QtCore import QPoint, QPointF

from cfanp_gui.core.actions import Gesture
from cfanp_gui.core.boards import Square
from cfanp_gui.session.input import crossing, needs_in_one
from cfanp_gui.table.interaction.chooser import GhostLabel
from cfanp_gui.table.interaction.host import TableHost
from cfanp_gui.table.interaction.keyboard import Keyboard
from cfanp_gui.table.interaction.pointer import PointerController
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.translate import tr, translated

_EDGE = 6
"""Pixels kept free between the badge and the edges of the view."""


class CrossingSign:
    """Highlight on the board that would receive the held piece, and a badge with what it needs."""

    def __init__(self, host: TableHost, pointer: PointerController, keyboard: Keyboard) -> None:
        self._host = host
        self._pointer = pointer
        self._keyboard = keyboard
        self.badge = GhostLabel(host.theme)
        self.gesture: Gesture | None = None
        """Gesture that is shown; None if no piece would come to another board."""
        self._looked: tuple[object, ...] = ()

    def follow(self) -> None:
        """Show the move to another board at the square of the cursor, or else of the pointer."""
        host = self._host
        source, target = self._pointer.picked, self._keyboard.square or self._pointer.over
        if self._pointer.resolver.waits:
            source = None
        looked = (host.session.node, source, target)
        if looked == self._looked or (source is None and self.gesture is None):
            return
        self._looked = looked
        gesture = None
        if source is not None and target is not None and source.board != target.board:
            gesture = crossing(host.session, source, target)
        if gesture == self.gesture:
            return
        self.gesture = gesture
        boards = () if gesture is None else host.arrangement.whole(gesture.target.board)
        for item in host.boards.values():
            item.receives_sign.setVisible(item.board in boards)
        words = "" if gesture is None else translated(needs_in_one(host.session, gesture))
        self.badge.setVisible(False)
        host.noted.emit("")
        if gesture is not None and words:
            label = host.boards[gesture.target.board].spec.label
            host.noted.emit(tr("To board {board}: {what}.").format(board=label, what=words))
            self.badge.say(words, host.centre_of(gesture.target))
            self.badge.setPos(self._beside(gesture.target))

    def _beside(self, square: Square) -> QPointF:
        """Return the scene point above or below a square at which the badge is inside the view."""
        views, centre = self.badge.scene().views(), self._host.centre_of(square)
        if not views:
            return centre
        view, middle = views[0], views[0].mapFromScene(centre)
        away = round(0.85 * SQUARE / self._host.pixel * self._host.boards[square.board].pose.scale)
        rect, port = self.badge.boundingRect(), view.viewport().rect()
        half, height = round(rect.width() / 2) + _EDGE, round(rect.height() / 2) + _EDGE
        above, below = middle.y() - away, middle.y() + away
        x = min(max(middle.x(), half), max(half, port.width() - half))
        return view.mapToScene(QPoint(x, below if above < height else above))
