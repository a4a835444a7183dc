"""The scene: it draws what the session says; pointer and keyboard propose actions.

Nothing here owns a piece. The items are kept in step with the position by a keyed diff; a
transition only says how to animate it. The scene composes the parts: where boards lie is the
placement's, what a press means is the pointer's, what a try means the resolver's. What acts is
made when it is first needed (`TableScene.interaction`): a table can be seen without it.
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
from cfanp_gui.core.capabilities import Decisions, Pockets
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
from cfanp_gui.table.layers.piece_items import PieceItem
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
    from cfanp_gui.session.change import Change
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
"""How commands begin in comments that draw something."""
CAUSE_MS = 5000
"""How long the squares that show why a try was refused stay lit."""
ROOM = 4000
"""Units of bare table around everything, for the camera to pan in."""
PORTRAIT = 128
"""Pixels of a picture to choose a piece by."""


class TableScene(QGraphicsScene):
    """One match on the table."""

    message = Signal(str)
    """One plain sentence for the person at the table, such as why a try was refused."""
    hinted = Signal(str)
    """What the table awaits now, to be read while it does; empty for nothing."""
    noted = Signal(str)
    """What putting down here would mean, to be read while something is held; empty for nothing."""
    explained = Signal(str)
    """How a piece moves, which somebody has asked, to be read aloud."""
    refused = Signal(str)
    """Something a person tried was refused by a rule; `message` has just said why."""
    asked = Signal(str)
    """A question with its answers lies on the table now."""
    joined = Signal()
    """Other boards lie pushed together now."""
    regrouped = Signal()
    """Boards have left the table or come back."""
    refreshed = Signal()
    """Pictures, plates, signs and marks are in step with the session again."""

    def __init__(self, session: GameSession, theme: Theme, motion: Animator) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self.motion = motion
        self.art = PieceArt()
        self.pictures = PiecePictures(session, self.art, self._turn_of)
        self.hosts_face_reader = True
        """Whether of a pair pushed together the board nearer to the reader stays.

        Otherwise, for a view that turns by itself, that of the player to move does.
        """
        start = session.root.position
        self.has_pockets = isinstance(start, Pockets)
        """Whether boards have pockets beside them."""
        areas = geometry.areas_of(start)
        on_table = [spec.id for spec in session.position.boards()]
        self.board_layer = BoardLayer(self, motion, areas, theme)
        self.board_layer.begin(on_table)
        self.board_layer.arrived = self._arrived
        self.board_layer.closed_up = self._closed_up
        self.boards = self.board_layer.items
        """By their ids; also those that are off the table, which are not seen."""
        self.layer = PieceLayer(self, self.boards, motion)
        self.backdrop = Backdrop(self)
        self.arrangement = Arrangement(areas)
        self.arrangement.set_boards(on_table)
        self.arrangement.restore(session.tags.get(LAYOUT_TAG, ""))
        self.placement = Placement(session, self.arrangement)
        self.laying = BoardLaying(session, self.arrangement, self._lay_homes)
        self.focus = BoardFocus(session, self.arrangement, self.placement, self._lay_anew)
        self.focus.changed.connect(self._bring_cursor)
        self.hints = Hints(self, self.hinted.emit)
        self.drawing = TableDrawing(self, self.hints)
        self.moments = Moments(self)
        for part in (self.laying, self.focus, self.moments):
            part.setParent(self)  # who listens to them is let go of with the table
        self._pixels = 48
        self._causes: tuple[Square, ...] = ()
        self._cause_timer = single_shot(self, CAUSE_MS, self.forget_causes)
        # However many things change at once, the table is brought in step once.
        self._refresh_timer = single_shot(self, 0, self.refresh_now)
        self.setBackgroundBrush(theme.table)
        self._lie_at_once()
        self._subscriptions = (
            session.changed.connect(self._on_change),
            session.pairs.changed.connect(self._on_pair),
            session.edits.notes_changed.connect(lambda _: self.refresh()),
        )
        self._reconcile()
        self._on_pair(session.pair)

    # What is where

    @property
    def present(self) -> list[BoardItem]:
        """Return the boards on the table."""
        return self.board_layer.present

    @property
    def pieces(self) -> dict[Square, PieceItem]:
        """Return the item of every piece by the square it stands on."""
        return self.layer.items

    @cached_property
    def arrows(self) -> Arrows:
        """Return the arrows over the table, which none needs that shows none."""
        from cfanp_gui.table.layers.arrows import Arrows

        return Arrows(self, self.session, self.board_layer, self.theme)

    @cached_property
    def fights(self) -> Fights:
        """Return what shows hidden pieces that met, of which most games have none."""
        from cfanp_gui.table.fights import Fights

        return Fights(self, self)

    # What acts, loaded when it is first needed: events and questions come after the first picture

    @cached_property
    def interaction(self) -> TableInteraction:
        """Return what pointer, keyboard and questions do."""
        from cfanp_gui.table.interaction.table_interaction import TableInteraction

        made = TableInteraction(self, self)
        made.keyboard.moved.connect(self._cursor_moved)
        return made

    @property
    def _acts(self) -> bool:
        """Return whether anything has acted yet."""
        return "interaction" in vars(self)

    @property
    def selection(self) -> Selection:
        """Return what is in hand and pointed out now."""
        return self.interaction.selection if self._acts else Selection()

    @property
    def badge(self) -> GhostLabel:
        """Return the words beside a ghost join."""
        return self.interaction.badge

    @property
    def resolver(self) -> MoveResolver:
        """Return what makes actions of what is tried."""
        return self.interaction.resolver

    @property
    def controls(self) -> BoardControls:
        """Return what plates, letters and digits do with boards."""
        return self.interaction.controls

    @property
    def pointer(self) -> PointerController:
        """Return what the pointer holds and has picked up."""
        return self.interaction.pointer

    @property
    def keyboard(self) -> Keyboard:
        """Return the cursor and the keys."""
        return self.interaction.keyboard

    @property
    def chooser(self) -> Chooser | None:
        """Return the question on the table."""
        return self.resolver.chooser

    def hit(self, point: QPointF, beside: float = 0.0) -> Hit:
        """Return what lies under a scene point, or the board that lies so near beside it."""
        from cfanp_gui.table.interaction.hit_test import hit_at

        return hit_at(self.present, self.layer, point, beside)

    def centre_of(self, square: Square) -> QPointF:
        """Return the centre of a square in the scene, where it lies now."""
        return self.boards[square.board].centre_of(square.index)

    @property
    def pixel(self) -> float:
        """Return how wide a pixel of the first view is, in units of the scene."""
        views = self.views()
        return 1 / scale_of(views[0].transform()) if views else 1.0

    # What is done at the table

    def hint(self, sentence: str) -> None:
        """Say what is awaited, until something else is; empty for what must be done anyway."""
        self.hints.show(sentence)
        self.drawing.mark_vacant()  # the empty stage is silent while something is awaited

    def follow_pointer(self, point: QPointF) -> None:
        """Keep what is carried at a scene point, over which the camera has moved."""
        if self._acts:
            self.pointer.follow(point)

    def _cursor_moved(self, _: object) -> None:
        self.interaction.crossing.follow()
        self.hints.point()

    def _bring_cursor(self) -> None:
        """Have the keyboard's cursor come along to boards that are shown large."""
        boards, cursor = self.focus.boards, self.selection.cursor
        if boards is not None and cursor is not None and cursor.board not in boards:
            self.keyboard.go(seen.start_square(self.session, boards))

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why something is refused and light the squares that show it."""
        if refusal is not None:
            self.message.emit(f"{translated(seen.refusal_text(self.session, refusal))}.")
            self.refused.emit(translated(refusal.rule))
            self.light(refusal.causes)

    def light(self, squares: tuple[Square, ...]) -> None:
        """Light squares for a while, such as the causes of a refusal.

        They go dark sooner at the next press of a button of the mouse, at Esc, at the next try
        and when the position changes.
        """
        self._causes = squares
        self._cause_timer.start()
        self.refresh()

    def forget_causes(self) -> None:
        """Let the lit squares go dark."""
        self._cause_timer.stop()
        if self._causes:
            self._causes = ()
            self.refresh()

    def ask_decision(self) -> None:
        """Ask a player who must decide something before the game goes on, if one must."""
        if isinstance(self.session.position, Decisions):
            self.resolver.ask_decision()

    def open_question(self, question: Question, at: QPointF, boards: Sequence[int] = ()) -> None:
        """Ask near a scene point, beside the boards that are asked about."""
        laid = self.poses()
        bodies = (geometry.laid_rect(self.boards[one].area.body, laid[one]) for one in boards)
        question.open(self, at, bodies)
        self.hints.show("", asked=True)
        self.asked.emit(question.title)

    # Following the session

    def leave(self) -> None:
        """Follow the session no longer, nor show what is still to be brought in step with it."""
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
            self.fights.leave()  # by whatever is done it is over
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
            self.ask_decision()

    def _on_pair(self, pair: Pair | None) -> None:
        # Later turns leave a closed pair where it lies; the view turns instead.
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
        """Have the boards of the position on the table; those that leave take the cursor along."""
        wanted = [spec.id for spec in self.session.position.boards()]
        if set(wanted) == {item.board for item in self.present}:
            return
        if (cursor := self.selection.cursor) is not None and cursor.board not in wanted:
            self.keyboard.go(None)
        self.arrangement.set_boards(wanted)
        self.board_layer.follow(self.poses(), self.layer, animated)

    def _closed_up(self) -> None:
        """Let the others close the gap or make room after boards have left or come."""
        self._lay_anew()
        self.regrouped.emit()

    def _reconcile(self) -> None:
        """Have the pieces of the position on the table and no others."""
        position = self.session.position
        held = {}
        if isinstance(position, Pockets):
            held = {item.board: position.pocket(item.board) for item in self.present
                    if item.pocket is not None}  # fmt: skip
        self.layer.reconcile(position.pieces(), held)

    # Where boards lie

    def set_camera(self, angle: float) -> None:
        """Keep upright what must be while the view is turned by so many degrees."""
        if angle != self.placement.camera:
            self.placement.camera = angle
            for item in self.boards.values():
                item.set_camera(angle)
            self.layer.turn_pockets()
            if self.pictures.point:
                self.refresh()

    def _turn_of(self, board: int) -> int:
        """Return by how many degrees a board is turned on the screen when it rests."""
        pose = self.board_layer.bound_for(self.boards[board])
        quarter = round((pose.angle + self.placement.camera) / 90)
        return (quarter * 90 + (180 if pose.mirrored else 0)) % 360

    def _lie_at_once(self) -> None:
        for board, pose in self.poses().items():
            self.boards[board].set_pose(pose)
        self.drawing.mark_vacant()
        self._grow()

    def _grow(self) -> None:
        """Leave room around everything for the camera to pan in, and to show it at any side."""
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
        """Return the part of the scene to show so that every board is seen."""
        return extent(self.arrangement.extent, 0.0, geometry.MARGIN)[0]

    def poses(self) -> dict[int, Pose]:
        """Return where every board on the table belongs now."""
        return self.placement.poses()

    def lay_all(self) -> None:
        """Let every board glide to where it belongs, but what is held by the pointer."""
        held = set(self.selection.held)
        for board, pose in self.poses().items():
            item = self.boards[board]
            if board in held:
                continue
            if item.pose != pose:
                self.board_layer.send(item, pose)
            else:
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
        """Name squares on the frames as notation does."""
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
        """Draw pictures for squares of so many device pixels."""
        pixels = max(8, min(pixels, LARGEST))
        if pixels != self._pixels:
            self._pixels = pixels
            self.refresh_now()

    def refresh(self) -> None:
        """Bring everything in step with the session before the next picture is drawn."""
        if not self._refresh_timer.isActive():
            self._refresh_timer.start()

    def refresh_now(self) -> None:
        """Bring pictures, plates, signs and marks in step with the session."""
        self._refresh_timer.stop()
        self.drawing.refresh(self._pixels, self._causes)
        self.moments.refresh()
        self.hints.refresh()
        drawn = COMMAND in self.session.node.comment
        if drawn or self._acts:
            self.interaction.refresh(drawn)
        if "arrows" in vars(self):
            self.arrows.refresh(self.theme)
        self.refreshed.emit()

    def portrait(self, piece: Piece) -> QPixmap:
        """Return a picture to choose a piece by, sharp whatever the size of the board."""
        return self.pictures.drawn(piece, PORTRAIT)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the bare table, the empty stage, and an outline where a board is away."""
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
        if self.interaction.sketches:
            self.interaction.sketching.release(event)
        self.pointer.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take a second click as a press; that on a board or its frame shows it large."""
        if self.interaction.press_twice(event):
            event.accept()
        else:
            self.mousePressEvent(event)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the notes on what is under the mouse as a tool tip."""
        at = event.scenePos()
        own = (item.toolTip() for item in self.items(at) if item.toolTip())
        tip = next(own, "") or self.hints.tip(at)
        QToolTip.showText(event.screenPos(), tip, event.widget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        told = self.hints.explanation() if event.text() == EXPLAIN else None
        if told is not None:
            view = self.views()[0]
            there = view.viewport().mapToGlobal(view.mapFromScene(told.at))
            QToolTip.showText(there, told.tip, view)
            self.explained.emit(told.words)
            event.accept()
        elif self.keyboard.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)
