"""Interaction at a table: pointer, keyboard, and the questions both can raise and answer.

While a piece is held, a sign previews what dropping it would do on another board.
"""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cfanp_gui.core.actions import Gesture, Source
from cfanp_gui.session.input import crossing, needs_in_one
from cfanp_gui.table.interaction.board_controls import BoardControls
from cfanp_gui.table.interaction.keyboard import Keyboard
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.interaction.pointer import PointerController
from cfanp_gui.table.interaction.question import Question
from cfanp_gui.table.interaction.sketching import Sketching
from cfanp_gui.table.tabletop import Selection, Tabletop
from cfanp_gui.table.translate import tr, translated


class CrossingSign:
    """Highlight on the board that would receive the held piece, and a line with what it needs."""

    def __init__(self, table: Tabletop, pointer: PointerController, keyboard: Keyboard) -> None:
        self._table, self._pointer, self._keyboard = table, pointer, keyboard
        self.gesture: Gesture | None = None
        """Gesture that is shown; None if no piece would come to another board."""
        self._looked: tuple[object, ...] = ()

    def follow(self) -> None:
        """Show the move to another board at the square of the cursor, or else of the pointer."""
        table = self._table
        source = None if self._pointer.resolver.waits else self._pointer.picked
        target = self._keyboard.square or table.under.square
        looked = (table.session.node, source, target)
        if looked == self._looked or (source is None and self.gesture is None):
            return
        self._looked = looked
        gesture = None
        if source is not None and target is not None and source.board != target.board:
            gesture = crossing(table.session, source, target)
        if gesture == self.gesture:
            return
        self.gesture = gesture
        boards = () if gesture is None else table.arrangement.whole(gesture.target.board)
        for item in table.boards.values():
            item.receives_sign.setVisible(item.board in boards)
        words = "" if gesture is None else translated(needs_in_one(table.session, gesture))
        table.note("")
        if gesture is not None and words:
            label = table.boards[gesture.target.board].spec.label
            table.note(tr("To board {board}: {what}.").format(board=label, what=words))


class TableInteraction:
    """Interaction parts of one table, which is drawn without them until one is needed."""

    def __init__(self, table: Tabletop) -> None:
        self._table = table
        self.resolver = MoveResolver(table)
        self.controls = BoardControls(table, self.resolver)
        self.pointer = PointerController(table, self.resolver, self.controls)
        self.keyboard = Keyboard(table, self.pointer)
        self.crossing = CrossingSign(table, self.pointer, self.keyboard)
        self.sketching = Sketching(table)

    @property
    def question(self) -> Question | None:
        """Return the question on the table; None if there is none."""
        return self.resolver.question

    @property
    def picked(self) -> Source | None:
        """Return the source of the piece picked up; None if there is none."""
        return self.pointer.picked

    @property
    def selection(self) -> Selection:
        """Return the present selection: what is held, chosen and pointed out."""
        asked, picked, held = self.resolver, self.pointer.picked, self.pointer.held_boards
        awaited, chosen = (asked.source, asked.goals), self.controls.chosen
        return Selection(picked, *awaited, chosen, asked.pointed_out, held, self.keyboard.square)

    def forget(self) -> None:
        """Forget what is held, picked up and asked, because the position has changed."""
        self.pointer.drop_everything()
        self._table.layer.settle()
        self.resolver.close()

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
            free = self._table.session.takes_notes and not (self.pointer.busy or resolver.waits)
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
        table, hit = self._table, self._table.hit(event.scenePos())
        body = hit.plate is None and (hit.square is not None or hit.source is None)
        if not table.focus.shows_one or hit.item is None or not body or self.resolver.chooser:
            return False
        group = table.arrangement.whole(hit.item.board)
        shown = table.placement.on_stage if table.arrangement.stage else table.focus.boards
        anew = group != shown
        if anew:
            self.pointer.cancel()
            table.focus.show(group)
        return anew

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Move what is held with the mouse, and point at the answer under it."""
        self.pointer.move(event)
        self.sketching.move(event)
        self.crossing.follow()
        if self.resolver.question is not None:
            self.resolver.question.hover(None if self.pointer.held_boards else event.scenePos())
