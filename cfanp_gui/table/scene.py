"""The scene: it draws the session's state; pointer and keyboard propose actions.

The position owns the pieces. The items are updated from it by a keyed diff; a transition only
determines the animation. The scene composes its parts: the placement computes the poses of boards,
the pointer interprets presses, the resolver turns gestures into actions. The interaction parts are
created when first needed (`TableScene.interaction`): a table can be shown without them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QToolTip,
)

from cfanp_gui.core.boards import STRIP, Pair, Square
from cfanp_gui.core.game import Piece
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.appearance import LARGEST, PiecePictures
from cfanp_gui.table.board_laying import BoardFocus, BoardLaying
from cfanp_gui.table.camera import extent, scale_of
from cfanp_gui.table.drawing import TableDrawing
from cfanp_gui.table.hints import EXPLAIN, Hints
from cfanp_gui.table.layers.backdrop import Backdrop
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.board_layer import BoardLayer
from cfanp_gui.table.layers.piece_art import PieceArt
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Pose
from cfanp_gui.table.layout.placement import Placement
from cfanp_gui.table.moments import Moments
from cfanp_gui.table.selection import Selection
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import translated

if TYPE_CHECKING:
    from cfanp_gui.core.actions import Refusal
    from cfanp_gui.session.cursor import Change
    from cfanp_gui.table.fights import Fights
    from cfanp_gui.table.interaction.board_controls import BoardControls
    from cfanp_gui.table.interaction.chooser import Chooser, GhostLabel
    from cfanp_gui.table.interaction.hit_test import Hit
    from cfanp_gui.table.interaction.keyboard import Keyboard
    from cfanp_gui.table.interaction.move_resolver import MoveResolver
    from cfanp_gui.table.interaction.pointer import PointerController
    from cfanp_gui.table.interaction.question import Question
    from cfanp_gui.table.interaction.table_interaction import TableInteraction
    from cfanp_gui.table.layers.arrows import Arrows

COMMAND = "[%c"
"""Prefix of commands for drawings in comments."""
CAUSE_MS = 5000
"""Milliseconds the squares that show the reason for a refusal stay lit."""
ROOM = 4000
"""Scene units of bare table around everything, for the camera to pan in."""
PORTRAIT = 128
"""Width in pixels of the pictures in a choice of pieces."""


class TableScene(QGraphicsScene):
    """Scene of one match on the table."""

    message = Signal(str)
    """Emitted with a sentence for the person at the table, such as the reason for a refusal."""
    hinted = Signal(str)
    """Emitted with the input the table waits for, to be shown until then; empty for none."""
    noted = Signal(str)
    """Emitted with a note on the square pointed at, to be shown while it is; empty for none."""
    explained = Signal(str)
    """Emitted with the movement of a piece, on request, to be read aloud."""
    refused = Signal(str)
    """Emitted with the rule behind a refusal; `message` has just given the reason."""
    asked = Signal(str)
    """Emitted with the title of a question that has been opened on the table."""
    joined = Signal()
    """Emitted when the pair pushed together has changed."""
    regrouped = Signal()
    """Emitted when boards have left the table or come back."""
    refreshed = Signal()
    """Emitted when pictures, plates, signs and marks have been updated from the session."""

    def __init__(self, session: GameSession, theme: Theme, motion: Animator) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self.motion = motion
        self.art = PieceArt()
        self.pictures = PiecePictures(session, self.art, self._turn_of)
        self.hosts_face_reader = True
        """True if the board of a pair nearer to the reader stays in place.

        Otherwise, for a view that turns by itself, the board of the player to move stays.
        """
        start = session.root.position
        self.has_pockets = start.pocket(start.boards()[0].id) is not None
        """True if boards have pockets."""
        areas = geometry.areas_of(start)
        on_table = [spec.id for spec in session.position.boards()]
        self.board_layer = BoardLayer(self, motion, areas, theme)
        self.board_layer.begin(on_table)
        self.board_layer.arrived = self._arrived
        self.board_layer.closed_up = self._closed_up
        self.boards = self.board_layer.items
        """Items of all boards by id; those of boards off the table are hidden."""
        self.layer = PieceLayer(self.boards, motion)
        self.pieces = self.layer.items
        """Items of the pieces on boards, by square."""
        self.backdrop = Backdrop(self)
        self.arrangement = Arrangement(areas)
        self.arrangement.set_boards(on_table)
        self.arrangement.restore(session.tags.get(LAYOUT_TAG, ""))
        self.placement = Placement(session, self.arrangement)
        self.laying = BoardLaying(session, self.arrangement, self._lay_homes)
        self.focus = BoardFocus(self.placement, self._lay_anew)
        self.focus.changed.connect(self._bring_cursor)
        self.hints = Hints(self, self.hinted.emit)
        self.drawing = TableDrawing(self, self.hints)
        self.moments = Moments(self)
        for part in (self.laying, self.focus, self.moments):
            part.setParent(self)  # their connections end with the table
        self._pixels = 48
        self._causes: tuple[Square, ...] = ()
        self._cause_timer = single_shot(self, CAUSE_MS, self.forget_causes)
        # Several changes at once cause only one update.
        self._refresh_timer = single_shot(self, 0, self.refresh_now)
        self.setBackgroundBrush(theme.table)
        for board, pose in self.poses().items():
            self.boards[board].set_pose(pose)
        self.drawing.mark_vacant()
        self._grow()
        self._subscriptions = (
            session.changed.connect(self._on_change),
            session.pairs.changed.connect(self._on_pair),
            session.edits.notes_changed.connect(lambda _: self.refresh()),
        )
        self._reconcile()
        self._on_pair(session.pair)

    # Items and places

    @property
    def present(self) -> list[BoardItem]:
        """Return the boards on the table."""
        return self.board_layer.present

    @cached_property
    def arrows(self) -> Arrows:
        """Return the arrows over the table, created when first needed."""
        from cfanp_gui.table.layers.arrows import Arrows

        return Arrows(self, self.session, self.board_layer, self.theme)

    @cached_property
    def fights(self) -> Fights:
        """Return the display of fights of hidden pieces, which most games do not have."""
        from cfanp_gui.table.fights import Fights

        return Fights(self, self)

    # Interaction, loaded when first needed: events and questions come after the first frame

    @cached_property
    def interaction(self) -> TableInteraction:
        """Return the interaction parts: pointer, keyboard and questions."""
        from cfanp_gui.table.interaction.table_interaction import TableInteraction

        made = TableInteraction(self, self)
        made.keyboard.moved.connect(self._cursor_moved)
        return made

    @property
    def _acts(self) -> bool:
        """Return True if the interaction parts have been created."""
        return "interaction" in vars(self)

    @property
    def selection(self) -> Selection:
        """Return the present selection: what is held, chosen and pointed out."""
        return self.interaction.selection if self._acts else Selection()

    @property
    def badge(self) -> GhostLabel:
        """Return the label beside a ghost join."""
        return self.interaction.badge

    @property
    def resolver(self) -> MoveResolver:
        """Return the resolver of gestures into actions."""
        return self.interaction.resolver

    @property
    def controls(self) -> BoardControls:
        """Return the controller of boards selected by plates, letters and digits."""
        return self.interaction.controls

    @property
    def pointer(self) -> PointerController:
        """Return the controller of the pointer."""
        return self.interaction.pointer

    @property
    def keyboard(self) -> Keyboard:
        """Return the keyboard cursor and key handler."""
        return self.interaction.keyboard

    @property
    def chooser(self) -> Chooser | None:
        """Return the question beside a square; None if there is none."""
        return self.resolver.chooser

    def hit(self, point: QPointF, beside: float = 0.0) -> Hit:
        """Return the hit at a scene point, or the nearest board within `beside` units of it."""
        from cfanp_gui.table.interaction.hit_test import hit_at

        return hit_at(self.present, self.layer, point, beside)

    def centre_of(self, square: Square) -> QPointF:
        """Return the present centre of a square in the scene."""
        return self.boards[square.board].centre_of(square.index)

    @property
    def pixel(self) -> float:
        """Return the width of a pixel of the first view in scene units."""
        views = self.views()
        return 1 / scale_of(views[0].transform()) if views else 1.0

    # Actions at the table

    def hint(self, sentence: str) -> None:
        """Set the line with the awaited input; if empty, the player's demand is shown instead."""
        self.hints.show(sentence)
        self.drawing.mark_vacant()  # the empty stage has no hint while another is shown

    def follow_pointer(self, point: QPointF) -> None:
        """Keep a dragged piece at a scene point after the camera has moved."""
        if self._acts:
            self.pointer.follow(point)

    def _cursor_moved(self, _: object) -> None:
        self.interaction.crossing.follow()
        self.hints.point()

    def _bring_cursor(self) -> None:
        """Move the keyboard's cursor to the boards that are shown enlarged."""
        boards, cursor = self.focus.boards, self.selection.cursor
        if boards is not None and cursor is not None and cursor.board not in boards:
            self.keyboard.go(seen.start_square(self.session, boards))

    def refuse(self, refusal: Refusal | None) -> None:
        """Report the reason for a refusal and light the squares that show it."""
        if refusal is not None:
            self.message.emit(f"{translated(seen.refusal_text(self.session, refusal))}.")
            self.refused.emit(translated(refusal.rule))
            self.light(refusal.causes)

    def light(self, squares: tuple[Square, ...]) -> None:
        """Light squares for a while, such as the causes of a refusal.

        They are unlit sooner at the next mouse press, at Esc, at the next attempt and when the
        position changes.
        """
        self._causes = squares
        self._cause_timer.start()
        self.refresh()

    def forget_causes(self) -> None:
        """Unlight the lit squares."""
        self._cause_timer.stop()
        if self._causes:
            self._causes = ()
            self.refresh()

    def open_question(self, question: Question, at: QPointF, boards: Sequence[int] = ()) -> None:
        """Open a question near a scene point, beside the boards it is about."""
        laid = self.poses()
        bodies = (geometry.laid_rect(self.boards[board].area.body, laid[board]) for board in boards)
        question.open(self, at, bodies)
        self.hints.show("", asked=True)
        self.asked.emit(question.title)

    # Following the session

    def leave(self) -> None:
        """Stop following the session, and cancel pending updates."""
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._refresh_timer.stop()
        self._cause_timer.stop()
        if "fights" in vars(self):
            self.fights.leave()

    def _on_change(self, change: Change) -> None:
        self.interaction.forget()
        self.hints.forget()
        self.forget_causes()
        if self.session.sight is not None and change.steps:
            self.fights.leave()  # any action ends it
        single = len(change.steps) == 1
        if single:
            step = change.steps[0]
            self.layer.animate(step.transition, step.forward, self.board_layer.raise_board)
        self._follow_boards(animated=single)
        self._reconcile()
        self.refresh()
        self.moments.follow(change)
        if self.session.sight is not None:
            self.fights.follow(change)
        if change.new:
            self.resolver.ask_decision()

    def _on_pair(self, pair: Pair | None) -> None:
        # Later turns leave a closed pair in place; the view turns instead.
        if pair is not None and self.arrangement.stage is not None:
            seat = seen.seat_below(self.session, pair)
        else:
            seat = None if self.hosts_face_reader else seen.seat_to_move(self.session.position)
        self.placement.front = None if seat is None else seat.board
        self.placement.shown = pair
        self.placement.alone = None
        if self._acts:
            self.controls.chosen = None
        self._lay_anew()
        self.joined.emit()

    def _follow_boards(self, animated: bool) -> None:
        """Put the boards of the position on the table; the cursor leaves with its board."""
        wanted = [spec.id for spec in self.session.position.boards()]
        if set(wanted) == {item.board for item in self.present}:
            return
        if (cursor := self.selection.cursor) is not None and cursor.board not in wanted:
            self.keyboard.go(None)
        self.arrangement.set_boards(wanted)
        self.board_layer.follow(self.poses(), self.layer, animated)

    def _closed_up(self) -> None:
        """Let the other boards close the gap or make room after boards have left or come."""
        self._lay_anew()
        self.regrouped.emit()

    def _reconcile(self) -> None:
        """Make the pieces on the table match the position."""
        position = self.session.position
        boards = (item.board for item in self.present if item.pocket is not None)
        held = {board: position.pocket(board) or () for board in boards}
        self.layer.reconcile(position.pieces(), held)

    # Poses of boards

    def set_camera(self, angle: float) -> None:
        """Keep pieces and text upright in a view turned by an angle in degrees."""
        if angle != self.placement.camera:
            self.placement.camera = angle
            for item in self.boards.values():
                item.set_camera(angle)
            self.layer.turn_pockets()
            if self.pictures.point:
                self.refresh()

    def _turn_of(self, board: int) -> int:
        """Return the angle in degrees, in quarter turns, of a board on the screen at rest."""
        pose = self.board_layer.bound_for(self.boards[board])
        quarter = round((pose.angle + self.placement.camera) / 90)
        return (quarter * 90 + (180 if pose.mirrored else 0)) % 360

    def _grow(self) -> None:
        """Set the scene rectangle with room around all boards for the camera to pan in."""
        home = self.home_rect()
        room = max(ROOM, 2 * home.width(), 2 * home.height())
        self.setSceneRect(home.adjusted(-room, -room, room, room))

    def _lay_homes(self) -> None:
        self.lay_all()
        self._grow()

    def _lay_anew(self) -> None:
        self.lay_all()
        self.refresh()

    def home_rect(self) -> QRectF:
        """Return the scene rectangle that contains all boards."""
        return extent(self.arrangement.extent, 0.0, geometry.MARGIN)[0]

    def poses(self) -> dict[int, Pose]:
        """Return the pose that every board on the table should have now."""
        return self.placement.poses()

    def lay_all(self) -> None:
        """Let all boards glide to their poses, except those held by the pointer."""
        held = set(self.selection.held)
        for board, pose in self.poses().items():
            item = self.boards[board]
            if board not in held and item.pose != pose:
                self.board_layer.send(item, pose)
            elif board not in held:
                self.board_layer.stop(item)
        self.drawing.mark_vacant()
        for board in self.placement.on_stage:
            self.board_layer.raise_board(board)
        if self.placement.shown is not None:
            if self.placement.strip is not None:
                self.board_layer.raise_board(STRIP)
            _, visitor = self.placement.host_and_visitor(self.placement.shown)
            self.board_layer.raise_board(visitor)
        self._name_squares()

    def _arrived(self, item: BoardItem) -> None:
        self.drawing.dress(item)
        self.layer.turn_pockets()
        self._name_squares()

    def _name_squares(self) -> None:
        """Name the squares on the frames as notation does."""
        for item in self.present:
            item.show_names(self.placement.names(item.board))

    # Drawing

    def set_theme(self, theme: Theme) -> None:
        """Use other colours for the table."""
        self.theme = theme
        if self._acts:
            self.interaction.set_theme(theme)
        self.setBackgroundBrush(theme.table)
        self.refresh()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of squares, in device pixels, for which pictures are drawn."""
        pixels = max(8, min(pixels, LARGEST))
        if pixels != self._pixels:
            self._pixels = pixels
            self.refresh_now()

    def refresh(self) -> None:
        """Schedule one update from the session before the next frame."""
        if not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def refresh_now(self) -> None:
        """Update pictures, plates, signs and marks from the session."""
        self._refresh_timer.stop()
        self.drawing.refresh(self._pixels, self._causes)
        self.moments.refresh()
        self.hints.refresh()
        if self._acts or COMMAND in self.session.node.comment:
            self.interaction.refresh()
        if "arrows" in vars(self):
            self.arrows.refresh(self.theme)
        self.refreshed.emit()

    def portrait(self, piece: Piece) -> QPixmap:
        """Return a picture for a choice of pieces, sharp at any size of the board."""
        return self.pictures.drawn(piece, PORTRAIT)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the bare table, the empty stage, and outlines of empty homes."""
        super().drawBackground(painter, rect)
        self.backdrop.draw(painter, self.theme, QRectF(rect))

    # Events

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.forget_causes()
        event.setAccepted(self.interaction.press(event))

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.interaction.move(event)
        self.hints.point(event.scenePos())
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.interaction.sketching.release(event)
        self.pointer.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Treat a double click as a press, unless it enlarges the board under it."""
        if self.interaction.press_twice(event):
            event.accept()
        else:
            self.mousePressEvent(event)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the notes on the item under the mouse as a tool tip."""
        at = event.scenePos()
        own = (item.toolTip() for item in self.items(at) if item.toolTip())
        tip = next(own, "") or self.hints.tip(at)
        QToolTip.showText(event.screenPos(), tip, event.widget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        explanation = self.hints.explanation() if event.text() == EXPLAIN else None
        if explanation is not None:
            view = self.views()[0]
            there = view.viewport().mapToGlobal(view.mapFromScene(explanation.at))
            QToolTip.showText(there, explanation.tip, view)
            self.explained.emit(explanation.words)
            event.accept()
        elif self.keyboard.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)
