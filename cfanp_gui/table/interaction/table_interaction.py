"""Interaction at a table: pointer, keyboard, and the questions both can raise and answer."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from cfanp_gui.table.interaction.board_controls import BoardControls
from cfanp_gui.table.interaction.chooser import GhostLabel
from cfanp_gui.table.interaction.crossing_sign import CrossingSign
from cfanp_gui.table.interaction.keyboard import Keyboard
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.interaction.pointer import PointerController
from cfanp_gui.table.selection import Selection
from cfanp_gui.table.theme import Theme

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.host import TableHost
    from cfanp_gui.table.interaction.sketching import Sketching


class TableInteraction:
    """Interaction parts of one table, which is drawn without them until one is needed."""

    def __init__(self, host: TableHost, scene: QGraphicsScene) -> None:
        self._host = host
        self.badge = GhostLabel(host.theme)
        """Badge with the effect of pushing boards together, while one is held beside the other."""
        self.resolver = MoveResolver(host)
        self.controls = BoardControls(host, self.resolver)
        self.pointer = PointerController(host, self.resolver, self.controls)
        self.keyboard = Keyboard(host, self.resolver, self.controls, self.pointer)
        self.crossing = CrossingSign(host, self.resolver, self.pointer, self.keyboard)
        self.keyboard.setParent(scene)  # its connections end with the table
        scene.addItem(self.badge)
        scene.addItem(self.crossing.badge)

    @cached_property
    def sketching(self) -> Sketching:
        """Return the drawing controller, created only when the position has or gets drawings."""
        from cfanp_gui.table.interaction.sketching import Sketching

        return Sketching(self._host)

    @property
    def has_sketched(self) -> bool:
        """Return True if the last press of the right button drew or tried to."""
        return "sketching" in vars(self) and self.sketching.moved

    @property
    def selection(self) -> Selection:
        """Return the present selection: what is held, chosen and pointed out."""
        return Selection(
            self.pointer.picked,
            self.resolver.source,
            self.resolver.goals,
            self.controls.chosen,
            self.resolver.pointed_out,
            self.pointer.held_boards,
            self.keyboard.square,
        )

    def forget(self) -> None:
        """Forget what is held, picked up and asked, because the position has changed."""
        self.pointer.drop_everything()
        self._host.layer.settle()
        self.resolver.close()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self.badge.set_theme(theme)
        self.crossing.badge.set_theme(theme)
        if self.resolver.question is not None:
            self.resolver.question.set_theme(theme)

    def refresh(self, drawn: bool) -> None:
        """Update from the session; `drawn` is True if its position has drawings."""
        self.crossing.follow()
        if drawn or "sketching" in vars(self):
            self.sketching.show()

    # The mouse

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Handle a press; return True if it took or did something."""
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() == Qt.MouseButton.RightButton and self._begins_sketch(event):
            return True
        resolver = self.resolver
        if resolver.chooser is not None and not resolver.press(event.scenePos(), left):
            return True
        taken = self.pointer.press(event)
        if taken and left:
            self.keyboard.go(None)
        return taken

    def press_twice(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Enlarge a board at a double click on it or its frame; return True if that was one."""
        host, hit = self._host, self._host.hit(event.scenePos())
        body = not hit.plate and (hit.square is not None or hit.source is None)
        if not host.focus.shows_one or hit.item is None or not body or self.resolver.chooser:
            return False
        group = host.arrangement.whole(hit.item.board)
        shown = host.placement.on_stage if host.arrangement.stage else host.focus.boards
        if group == shown:
            return False
        self.pointer.cancel()
        host.focus.show(group)
        return True

    def _begins_sketch(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Start a drawing at a press of the right button; return True if one has started."""
        if "sketching" in vars(self):
            self.sketching.moved = False
        asked = self.pointer.busy or self.resolver.waits
        return not asked and self._host.session.takes_notes and self.sketching.press(event)

    @property
    def sketches(self) -> bool:
        """Return True if the right button is drawing on the position."""
        return "sketching" in vars(self) and self.sketching.active

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Move what is held with the mouse, and point at the answer under it."""
        if self.sketches:
            self.sketching.move(event)
        self.pointer.move(event)
        self.crossing.follow()
        if self.resolver.question is not None:
            held = bool(self.pointer.held_boards)
            self.resolver.question.hover(None if held else event.scenePos())
