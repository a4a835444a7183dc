"""Interaction at a table: pointer, keyboard, and the questions both can raise and answer."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from cfanp_gui.table.interaction.board_controls import BoardControls
from cfanp_gui.table.interaction.chooser import GhostLabel
from cfanp_gui.table.interaction.crossing_sign import CrossingSign
from cfanp_gui.table.interaction.host import TableHost
from cfanp_gui.table.interaction.keyboard import Keyboard
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.interaction.pointer import PointerController
from cfanp_gui.table.interaction.sketching import Sketching
from cfanp_gui.table.selection import Selection
from cfanp_gui.table.theme import Theme


class TableInteraction:
    """Interaction parts of one table, which is drawn without them until one is needed."""

    def __init__(self, host: TableHost, scene: QGraphicsScene) -> None:
        self._host = host
        self.badge = GhostLabel(host.theme)
        """Badge with the effect of pushing boards together, while one is held beside the other."""
        self.resolver = MoveResolver(host)
        self.controls = BoardControls(host, self.resolver)
        self.pointer = PointerController(host, self.resolver, self.controls)
        self.keyboard = Keyboard(host, self.pointer)
        self.crossing = CrossingSign(host, self.pointer, self.keyboard)
        self.sketching = Sketching(host)
        self.keyboard.setParent(scene)  # its connections end with the table
        scene.addItem(self.badge)
        scene.addItem(self.crossing.badge)

    @property
    def selection(self) -> Selection:
        """Return the present selection: what is held, chosen and pointed out."""
        asked, pointer = self.resolver, self.pointer
        chosen, held, cursor = self.controls.chosen, pointer.held_boards, self.keyboard.square
        picked, pointed_out = pointer.picked, asked.pointed_out
        return Selection(picked, asked.source, asked.goals, chosen, pointed_out, held, cursor)

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

    def refresh(self) -> None:
        """Update from the session."""
        self.crossing.follow()
        self.sketching.show()

    # The mouse

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Handle a press; return True if it took or did something."""
        left, resolver = event.button() == Qt.MouseButton.LeftButton, self.resolver
        if event.button() == Qt.MouseButton.RightButton:
            self.sketching.moved = False
            free = self._host.session.takes_notes and not (self.pointer.busy or resolver.waits)
            if free and self.sketching.press(event):
                return True
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

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Move what is held with the mouse, and point at the answer under it."""
        self.sketching.move(event)
        self.pointer.move(event)
        self.crossing.follow()
        if self.resolver.question is not None:
            held = bool(self.pointer.held_boards)
            self.resolver.question.hover(None if held else event.scenePos())
