"""The table as its parts see it: boards and pieces as items, drawn from the session.

The position owns the pieces. The items are updated from it by a keyed diff; a transition only
determines the animation. Several changes at once cause one update before the next frame.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.core.actions import Gesture, PocketSource, Refusal, Source
from cfanp_gui.core.boards import STRIP, Square
from cfanp_gui.core.game import Piece
from cfanp_gui.session import view_model as seen
from cfanp_gui.session.game_session import LAYOUT_TAG, GameSession
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.appearance import LARGEST, PiecePictures, board_look, plate_text
from cfanp_gui.table.camera import extent, scale_of
from cfanp_gui.table.late import Late
from cfanp_gui.table.layers.arrows import Arrows, ArrowShape, RingShape
from cfanp_gui.table.layers.board_layer import BoardLayer
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.layers.hit_test import Hit, hit_at
from cfanp_gui.table.layers.piece_art import PieceArt
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layers.surface import ScreenItem
from cfanp_gui.table.layers.textures import table_top
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.placement import BoardFocus, BoardLaying, BoardPlacement
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import BeforeFrame, single_shot
from cfanp_gui.table.translate import sentence, translated

CAUSE_MS = 5000
"""Milliseconds the squares that show the reason for a refusal stay lit."""
ROOM = 4000
"""Scene units of bare table around everything, for the camera to pan in."""
BESIDE = 12
"""Screen pixels beside a board's frame within which a press still grabs the board."""
PORTRAIT = 128
"""Width in pixels of the pictures in a choice of pieces."""


@dataclass(frozen=True, slots=True)
class Selection:
    """What is picked up, chosen and pointed out; empty by default."""

    picked: Source | None = None
    """Source of the piece picked up, whose targets are shown."""
    placing: Source | None = None
    """Source of the piece that goes to the square or the board pointed at."""
    goals: Mapping[Square, tuple[Gesture, ...]] = field(default_factory=dict)
    """Lit squares, one of which must be chosen, with the gestures each stands for."""
    chosen: int | None = None
    """Board chosen by its plate or letter, to be pushed against the next one."""
    pointed_out: tuple[int, ...] = ()
    """Boards that the answer pointed at is about."""
    held: Iterable[int] = ()
    """Boards being dragged."""
    cursor: Square | None = None
    """Square of the keyboard's cursor."""


class Tabletop(QGraphicsScene):
    """Items of one match on the table, and the messages about them.

    The parts of the table know this much of it. The scene is made of this and of these parts.
    """

    message = Signal(str)
    """Emitted with a sentence for the person at the table, such as the reason for a refusal."""
    hinted = Signal(str)
    """Emitted with the input the table waits for, to be shown until then; empty for none."""
    noted = Signal(str)
    """Emitted with a note on the square pointed at, to be shown while it is; empty for none."""
    refused = Signal(str)
    """Emitted with the rule behind a refusal; `message` has just given the reason."""
    asked = Signal(str)
    """Emitted with the title of a question that has been opened on the table."""
    refreshed = Signal()
    """Emitted when pictures, plates, signs and marks have been updated from the session."""

    def __init__(self, session: GameSession, theme: Theme, animator: Animator) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self.animator = animator
        self.art = PieceArt()
        self.pictures = PiecePictures(session, self.art, self._turn_of)
        start = session.root.position
        self.has_pockets = start.pocket(start.boards()[0].id) is not None
        """True if boards have pockets."""
        areas = geometry.areas_of(start)
        on_table = [spec.id for spec in session.position.boards()]
        self.board_layer = BoardLayer(self, animator, areas, theme, on_table)
        self.board_layer.arrived.connect(self._arrived)
        self.boards = self.board_layer.items
        """Items of all boards by id; those of boards off the table are hidden."""
        self.layer = PieceLayer(self.boards, animator)
        self.pieces = self.layer.items
        """Items of the pieces on boards, by square."""
        self.arrangement = Arrangement(areas)
        self.arrangement.set_boards(on_table)
        self.arrangement.restore(session.tags.get(LAYOUT_TAG, ""))
        self.placement = BoardPlacement(session, self.arrangement)
        self.laying = BoardLaying(session, self.arrangement, self._lay_homes)
        self.focus = BoardFocus(self.placement, self.lay_anew)
        for part in (self.laying, self.focus):
            part.setParent(self)  # their connections end with the table
        self.mouse: QPointF | None = None
        """Scene point at which the mouse was last; None before it came."""
        self.under = Hit()
        """Hit there at that time."""
        self.thinking: int | None = None
        """Bot whose plates show that it is thinking; None for none."""
        self.awaited = ""
        """Line with the input that the table waits for; empty for none."""
        self.demand = ""
        """Sentence with what the player to move must do first; empty for none."""
        self.note_line = ""
        """Line for what is held or pointed at; empty for none."""
        self.hint_line = ""
        """Line shown now: the awaited input, else the demand."""
        self._asks = False
        """True if a question on the table states the awaited input already."""
        self._pixels = 48
        self._chosen: set[int | None] = {None}
        """Boards whose plates are marked as chosen, beside None."""
        self._causes: tuple[Square, ...] = ()
        self._cause_timer = single_shot(self, CAUSE_MS, self.forget_causes)
        self._updating = BeforeFrame(self, self.refresh_now)
        self._marking = BeforeFrame(self, self.show_marks)
        self.setBackgroundBrush(theme.surface)
        for board, pose in self.placement.poses().items():
            self.boards[board].set_pose(pose)
        self._grow()

    # Items and places

    @property
    def selection(self) -> Selection:
        """Return an empty selection; the scene, which has interaction, returns the present one."""
        return Selection()

    @Late
    def arrows(self) -> Arrows:
        """Return the arrows over the table, created when first needed."""
        return Arrows(self, self.session, self.board_layer, self.theme)

    def draw(
        self, owner: str, arrows: Sequence[ArrowShape] = (), rings: Sequence[RingShape] = ()
    ) -> None:
        """Draw arrows and rings in place of an owner's earlier ones; none load nothing."""
        if arrows or rings or Tabletop.arrows.made(self) is not None:
            self.arrows.show(owner, arrows, rings)

    def hit(self, point: QPointF) -> Hit:
        """Return the hit at a scene point."""
        return hit_at(self.board_layer.present, self.layer, point, BESIDE * self.pixel)

    def point_at(self, point: QPointF | None) -> Hit:
        """Note that the mouse is at a scene point, or None elsewhere; return the hit there."""
        if point is not None:
            self.mouse = point
        self.under = Hit() if point is None else self.hit(point)
        return self.under

    def centre_of(self, square: Square) -> QPointF:
        """Return the present centre of a square in the scene."""
        return self.boards[square.board].centre_of(square.index)

    @property
    def pixel(self) -> float:
        """Return the width of a pixel of the first view in scene units."""
        views = self.views()
        return 1 / scale_of(views[0].transform()) if views else 1.0

    def portrait(self, piece: Piece) -> QPixmap:
        """Return a picture for a choice of pieces, sharp at any size of the board."""
        return self.pictures.drawn(piece, PORTRAIT)

    def stop(self) -> None:
        """Cancel pending updates."""
        for waiting in (self._marking, self._updating, self._cause_timer):
            waiting.stop()

    # Messages

    def hint(self, line: str, asks: bool = False) -> None:
        """Set the line with the awaited input, for the demand, unless a question `asks` for it."""
        self.awaited, self._asks = line, asks
        self._show_hint()

    def note(self, line: str) -> None:
        """Show what is held or pointed at in place of the hint; empty for the hint again."""
        self.note_line = line
        self.noted.emit(line or self.hint_line)

    def _show_hint(self) -> None:
        line = "" if self._asks else self.awaited or self.demand
        if line != self.hint_line:
            self.hint_line = line
            self.hinted.emit(line)

    def refuse(self, refusal: Refusal | None) -> None:
        """Report the reason for a refusal and light the squares that show it."""
        if refusal is not None:
            self.tell(refusal)
            self.refused.emit(translated(refusal.rule))

    def tell(self, refusal: Refusal) -> None:
        """Report a reason and light the squares that show it, though nothing was tried."""
        self.message.emit(sentence(seen.refusal_text(self.session, refusal)))
        self.light(refusal.causes)

    def light(self, squares: tuple[Square, ...]) -> None:
        """Light squares, such as the causes of a refusal, for a while or until the next press."""
        self._causes = squares
        self._cause_timer.start()
        self.refresh_marks()

    def forget_causes(self) -> None:
        """Unlight the lit squares."""
        self._cause_timer.stop()
        if self._causes:
            self._causes = ()
            self.refresh_marks()

    # Poses of boards

    def lay_all(self) -> None:
        """Let all boards glide to their poses, except those held by the pointer."""
        held = set(self.selection.held)
        for board, pose in self.placement.poses().items():
            item = self.boards[board]
            if board not in held and item.pose != pose:
                self.board_layer.send(item, pose)
            elif board not in held:
                self.board_layer.stop(item)
        for board in self.placement.on_stage:
            self.board_layer.raise_board(board)
        if self.placement.shown is not None:
            if self.placement.strip is not None:
                self.board_layer.raise_board(STRIP)
            _, visitor = self.placement.host_and_visitor(self.placement.shown)
            self.board_layer.raise_board(visitor)
        self._name_squares()

    def lay_anew(self) -> None:
        """Let all boards glide to their poses, and update them from the session."""
        self.lay_all()
        self.refresh()

    def _lay_homes(self) -> None:
        self.lay_anew()
        self._grow()

    def _arrived(self) -> None:
        self.layer.turn_pockets()
        self._name_squares()

    def _name_squares(self) -> None:
        """Name the squares on the frames as notation does."""
        for item in self.board_layer.present:
            item.show_names(self.placement.names(item.board))

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

    def home_rect(self) -> QRectF:
        """Return the scene rectangle that contains all boards."""
        return extent(self.arrangement.extent, 0.0, geometry.MARGIN)[0]

    def _grow(self) -> None:
        """Set the scene rectangle with room around all boards for the camera to pan in."""
        home = self.home_rect()
        room = max(ROOM, 2 * home.width(), 2 * home.height())
        self.setSceneRect(home.adjusted(-room, -room, room, room))

    # Drawing

    def set_theme(self, theme: Theme) -> None:
        """Use other colours for the table."""
        self.theme = theme
        for item in self.items():
            if isinstance(item, ScreenItem):
                item.set_theme(theme)
        self.setBackgroundBrush(theme.surface)
        self.refresh()

    def set_pixels(self, pixels: int) -> None:
        """Set the size of squares, in device pixels, for which pictures are drawn."""
        pixels = max(8, min(pixels, LARGEST))
        if pixels != self._pixels:
            self._pixels = pixels
            self.refresh_now()

    def refresh(self) -> None:
        """Schedule one update from the session before the next frame."""
        self._updating.start()

    def refresh_marks(self) -> None:
        """Schedule an update of the marks, after a change of the selection alone."""
        self._marking.start()

    def refresh_now(self) -> None:
        """Update pictures, plates, signs, marks and the demand from the session."""
        self._updating.stop()
        position = self.session.position
        at_rest, at_board = seen.boards_at_rest(position), seen.statuses_at(position)
        for item in self.board_layer.present:
            here = at_board.get(item.board, [])
            look = board_look(here, self.session.match.colours)
            item.set_look(self.theme, look or FrameLook(self.theme.table_edge))
            sides = [status.seat.edge for status in here if status.to_move]
            item.turn_sign.show_sides(frozenset(sides))
            item.used_sign.setVisible(item.board in at_rest)
        self.refresh_plates()
        bound_for = self.board_layer.bound_for
        scales = {board: bound_for(item).scale for board, item in self.boards.items()}
        self.layer.draw(self.pictures.at_cursor(self._pixels, scales))
        self.demand = translated(seen.demand(self.session))
        self._show_hint()
        self.show_marks()

    def show_marks(self) -> None:
        """Update the marks on squares, plates and pockets from the selection."""
        self._marking.stop()
        position, selection = self.session.position, self.selection
        chosen = {selection.chosen, *selection.pointed_out}
        if chosen != self._chosen:
            self._chosen = chosen
            self.refresh_plates()
        picked = selection.placing if selection.goals else selection.picked
        gestures = () if picked is None else position.gestures(picked)
        marks = seen.marks(self.session, self._causes, picked, gestures, selection.goals)
        for item in self.boards.values():
            for layer in (item.below, item.above):
                layer.show_marks(marks.get(item.board, {}))
            if item.pocket is not None:
                source = selection.picked
                here_held = isinstance(source, PocketSource) and source.board == item.board
                held = self.layer.held(source) if source is not None and here_held else None
                item.pocket.show_taken(None if held is None else held.rest)

    def show_thinking(self, player: int | None) -> None:
        """Show on the plates of a bot that it is thinking; None for no bot."""
        if player != self.thinking:
            self.thinking = player
            self.refresh_plates()

    def refresh_plates(self) -> None:
        """Update the name plates from the session and its clocks."""
        session = self.session
        # Where there are pockets, captured pieces lie in these.
        taken = {} if self.has_pockets else session.node.captured()
        for status in seen.seat_statuses(session):
            seat, chosen = status.seat, status.seat.board in self._chosen
            text = plate_text(session, status, chosen, taken.get(seat.id, {}), self.thinking)
            self.boards[seat.board].plates[seat.edge].say(text)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the bare table."""
        for view in self.views()[:1]:
            theme, size = self.theme, view.viewport().size().toTuple()
            look = theme.surface.name(), theme.surface_grain
            painter.save()
            painter.resetTransform()
            painter.drawPixmap(0, 0, table_top(*look, size, view.devicePixelRatioF()))
            painter.restore()
