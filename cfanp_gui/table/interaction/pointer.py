"""Handling of pointer presses, drags and releases, which propose one action, at the table."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from cfanp_gui.core.actions import Source
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.session.input import compulsion, give_turn, take_turn_back, turn_for
from cfanp_gui.table.interaction.board_carrier import BoardCarrier, BoardDrag
from cfanp_gui.table.interaction.board_controls import BoardControls
from cfanp_gui.table.interaction.move_resolver import MoveResolver
from cfanp_gui.table.layers.hit_test import Hit
from cfanp_gui.table.tabletop import Tabletop
from cfanp_gui.table.translate import tr

PIECE_DRAG = 3
"""Screen pixels before a press on a piece becomes a drag."""
BOARD_DRAG = 10
"""Screen pixels before a press on a board becomes a drag."""


@dataclass(eq=False)
class PieceDrag:
    """A piece held by the pointer."""

    origin: Source
    pressed_at: QPoint
    again: bool = False
    """True if the piece was already picked up before the press."""
    pointing: bool = False
    """True if a square or board is awaited as its target, see `MoveResolver.source`."""
    moved: bool = False


class PointerController:
    """Controller of the table's single pointer: the current drag and the piece picked up."""

    def __init__(self, table: Tabletop, resolver: MoveResolver, controls: BoardControls) -> None:
        self._table = table
        self.resolver = resolver
        self.controls = controls
        self._boards = BoardCarrier(table, resolver)
        self.drag: PieceDrag | BoardDrag | None = None
        self.picked: Source | None = None
        """Source of the piece picked up by a click or press, whose targets are shown."""
        self._gave_turn = False
        """True if picking up the piece changed the side to move, in an analysis."""

    @property
    def busy(self) -> bool:
        """Return True if a piece or board is held, picked up or chosen, and can be released."""
        return any(held is not None for held in (self.drag, self.picked, self.controls.chosen))

    @property
    def held_boards(self) -> Iterable[int]:
        """Return the boards being dragged."""
        drag = self.drag
        if isinstance(drag, BoardDrag) and drag.moved:
            return self._table.arrangement.carried(drag.board, drag.hold).keys()
        return ()

    def press(self, event: QGraphicsSceneMouseEvent) -> bool:
        """Handle a press; return True if it took or did something."""
        if event.button() != Qt.MouseButton.LeftButton:
            busy = self.resolver.point(None) or self.busy
            self.cancel()
            return busy
        self.cancel_drag()
        hit = self._table.point_at(event.scenePos())
        by_frame = self._table.placement.joins and hit.near is not None and hit.square is None
        pointing, awaited = None if by_frame else self.resolver.source, self.resolver.awaited
        if pointing is None and awaited is not None and hit.square is not None:
            pointing = awaited.held if hit.square == awaited.target else hit.square
        if pointing is not None:
            self.drag = PieceDrag(pointing, event.screenPos(), pointing=True)
            return True
        if hit.near is None:
            self.cancel()
            return False
        if hit.square is not None and self._put_down(hit.square):
            return True
        if hit.source is not None:
            again = hit.source == self.picked
            self._give_turn_to(hit.source)
            self._pick_up(hit.source)
            self.drag = PieceDrag(hit.source, event.screenPos(), again=again)
        elif hit.near.board == STRIP:
            self.cancel()  # the strip moves by itself with pushed boards
            return False
        elif hit.square is None or self._table.placement.joins:
            # In games without pushing, boards are grabbed by frame or plate only.
            item, self.picked = hit.near, None
            grip, plate = item.pose.centre - event.scenePos(), hit.plate is not None
            self.drag = BoardDrag(item.board, event.screenPos(), grip, plate, item.pose)
        self._table.refresh_marks()
        return True

    def _give_turn_to(self, source: Source) -> None:
        """In an analysis, give the turn to the side whose piece is at a source."""
        session = self._table.session
        if session.analysing and not self._is_awaited(source.board):
            before, side = session.node, turn_for(session, source)
            if side is not None:
                self._table.refuse(give_turn(session, side))
            self._gave_turn = self._gave_turn or session.node is not before

    def _take_turn_back(self) -> None:
        """In an analysis, return the turn that was given to pick up a piece now put back."""
        if self._gave_turn:
            self._gave_turn = False
            take_turn_back(self._table.session)

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        """Note what is under the pointer, nothing if it carries a board, and move what is held."""
        drag = self.drag
        if not isinstance(drag, BoardDrag):
            self._table.point_at(event.scenePos())
        if drag is None:
            return
        least = PIECE_DRAG if isinstance(drag, PieceDrag) else BOARD_DRAG
        distance = (event.screenPos() - drag.pressed_at).manhattanLength()
        begins = not drag.moved and distance >= least
        drag.moved = drag.moved or begins
        if isinstance(drag, PieceDrag):
            if begins and self._table.layer.lift(drag.origin):
                self._table.board_layer.raise_board(drag.origin.board)
            self.follow(event.scenePos())
        elif drag.moved:
            if begins:
                self._table.point_at(None)
                self._boards.lift(drag)
            self._boards.carry(drag, event.scenePos())

    @property
    def carries_piece(self) -> bool:
        """Return True if a piece is being dragged."""
        return isinstance(self.drag, PieceDrag) and self.drag.moved

    def follow(self, point: QPointF) -> None:
        """Keep a dragged piece at a scene point after the camera has moved."""
        if isinstance(self.drag, PieceDrag) and self.drag.moved:
            over = self._table.under.item
            self._table.layer.carry(self.drag.origin, point, None if over is None else over.board)

    def release(self, event: QGraphicsSceneMouseEvent) -> None:
        """End the drag: propose its action, or let the piece or board glide back."""
        drag, self.drag = self.drag, None
        if drag is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if isinstance(drag, PieceDrag):
            hit = self._table.point_at(event.scenePos())
            if drag.pointing:
                self.resolver.let_go(hit, event.scenePos(), drag.origin, drag.moved)
            else:
                self._release_piece(drag, hit.square)
        elif drag.moved:
            self._boards.lay_down(drag)
        elif self.resolver.choice is not None or self._is_awaited(drag.board):
            self.controls.press_plate(drag.board)
        elif drag.plate:
            self.controls.click_plate(drag.board, event.scenePos())
        elif (
            self._table.placement.joins
            and self._table.arrangement.stage is not None
            and drag.board not in self._table.placement.on_stage
            and not self.controls.is_second_click(drag.board)
        ):  # a click on a half-board beside the stage is like one on its plate
            self.controls.press_plate(drag.board)
        self._table.refresh()

    def cursor(self, hit: Hit) -> Qt.CursorShape:
        """Return the cursor shape at a place, which hints at what a press would do."""
        shapes = Qt.CursorShape
        if self.drag is not None:
            return shapes.ClosedHandCursor
        if hit.near is None:
            return shapes.ArrowCursor
        target = self.picked is not None and hit.square is not None and hit.source != self.picked
        in_place = hit.source is not None and self._is_done_in_place(hit.source)
        if target or in_place or hit.plate is not None or hit.square in self.resolver.goals:
            return shapes.PointingHandCursor
        session = self._table.session
        if hit.source is not None:
            held = session.analysing or session.position.movable(hit.source)
        else:
            free = hit.square is None or self._table.placement.joins
            held = free and hit.near.board != STRIP
        return shapes.OpenHandCursor if held else shapes.ArrowCursor

    def _release_piece(self, drag: PieceDrag, target: Square | None) -> None:
        origin, movable = drag.origin, self._table.session.position.movable
        if not drag.moved:
            if self._done_in_place(origin) or (not drag.again and movable(origin)):
                return
            self.picked = None
            if drag.again:
                self._take_turn_back()
            elif self._is_awaited(origin.board):
                self.controls.press_plate(origin.board)
            else:
                self.resolver.decline(origin)
        elif target == origin and not drag.again and not self._is_done_in_place(origin):
            # A tiny drag within a square picks the piece up, as a click does.
            self._table.layer.put_back(origin)
            if not movable(origin):
                self.picked = None
        else:
            self.picked = None
            if target is not None and target != origin:
                self.resolver.move(origin, target)
            elif not self._done_in_place(origin):  # or given up by dragging it off the board
                self._table.layer.put_back(origin)
                self._take_turn_back()
                if target is None:
                    self._table.message.emit(tr("That is off the board: the piece goes back."))

    def _done_in_place(self, source: Source) -> bool:
        """Start the in-place action of a piece; return True if it has one."""
        if not isinstance(source, Square) or not self._is_done_in_place(source):
            return False
        self.picked = None
        self.resolver.move(source, source)
        return True

    def _is_done_in_place(self, source: Source) -> bool:
        """Return True if a piece has an action on its own square."""
        gestures = self._table.session.position.gestures(source)
        return any(gesture.target == source for gesture in gestures)

    def _is_awaited(self, board: int) -> bool:
        """Return True if a board is chosen to be pushed and this one may be its partner."""
        return self._table.placement.joins and self.controls.chosen not in (None, board)

    # Picking up and putting down without a drag

    def _pick_up(self, source: Source) -> None:
        """Pick up the piece at a source, and tell why other pieces must move on its pair."""
        again, self.picked = source == self.picked, source
        if not again and (obligation := compulsion(self._table.session, source)) is not None:
            self._table.tell(obligation)

    def act_at(self, square: Square) -> None:
        """Do at a square what the Enter key does: drop the piece picked up, or pick one up."""
        if self.resolver.point(square):
            return
        if square == self.picked:
            self.picked = None
            self._take_turn_back()
        elif not self._put_down(square):
            self._give_turn_to(square)
            position = self._table.session.position
            if self._done_in_place(square):
                pass
            elif position.movable(square):
                self._pick_up(square)
            elif square in position.pieces():
                self.resolver.decline(square)
            else:
                self._table.message.emit(tr("There is no piece here."))
        self._table.refresh()

    def take(self, source: Source) -> None:
        """Pick up the piece at a source or report why not; release one already picked up there."""
        self._give_turn_to(source)
        if not self._table.session.position.movable(source):
            self.resolver.decline(source)
            return
        self.cancel_drag()
        if source == self.picked:
            self.picked = None
            self._take_turn_back()
        else:
            self._pick_up(source)
        self._table.refresh_marks()

    def _put_down(self, square: Square) -> bool:
        """Try to move the piece picked up to a square; return True if a move was tried."""
        position = self._table.session.position
        if self.picked is None or square == self.picked:
            return False
        goals = {gesture.target for gesture in position.gestures(self.picked)}
        if position.movable(square) and square not in goals:
            return False  # it is picked up instead; a King castles onto its own Rook
        origin, self.picked = self.picked, None
        self.resolver.move(origin, square)
        self._table.refresh()
        return True

    def cancel(self) -> None:
        """Release everything; a held piece or board glides home."""
        self.cancel_drag()
        self.picked = None
        self.controls.chosen = None
        self._take_turn_back()
        self._table.refresh_marks()

    def cancel_drag(self) -> None:
        """Cancel the drag; the piece or board glides home."""
        drag, self.drag = self.drag, None
        if isinstance(drag, PieceDrag):
            self._table.layer.put_back(drag.origin)
        elif isinstance(drag, BoardDrag) and drag.moved:
            self._boards.set_down(drag)
            self._table.lay_anew()

    def drop_everything(self) -> None:
        """Forget what is held and picked up, because the position has changed."""
        if isinstance(self.drag, BoardDrag):
            self.cancel_drag()
        self.drag = self.picked = None
        self._gave_turn = False
        self.controls.chosen = None
