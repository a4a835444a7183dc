"""The scene: it draws what the session says and lets the hand propose actions.

Nothing here owns a piece. The items are kept in step with the position by a keyed diff; a
transition only says how to animate it.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from cfanp_gui.core.boards import Join, Square
from cfanp_gui.core.game import Action, Piece, Refusal
from cfanp_gui.session.game_session import LAYOUT_TAG, Change, GameSession
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.interaction.chooser import Badge, Chooser
from cfanp_gui.table.interaction.keyboard import Keyboard
from cfanp_gui.table.interaction.pointer import PointerController
from cfanp_gui.table.interaction.sources import PocketSource, Source
from cfanp_gui.table.layers.board_animator import BoardAnimator
from cfanp_gui.table.layers.board_items import HalfBoardItem, PieceItem
from cfanp_gui.table.layers.board_presence import BoardPresence
from cfanp_gui.table.layers.piece_art import PieceArt
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layers.trays import runs_of, slot_at
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.geometry import Layout, Pose
from cfanp_gui.table.presenters import presenter_of
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.translate import translated

CAUSE_MS = 5000
"""How long the squares that show why a try was refused stay lit."""

PORTRAIT = 128
"""Pixels of a picture to choose a piece by."""
MARGIN = geometry.SQUARE * 0.6
"""Bare table around everything."""


class TableScene(QGraphicsScene):
    """One match on the table."""

    message = Signal(str)
    """One plain sentence for the person at the table, such as why a try was refused."""
    refused = Signal()
    """Something a person tried was refused; `said` tells why."""
    asked = Signal(str)
    """A question with its answers lies on the table now."""
    laid = Signal(int)
    """A hand has laid this half-board somewhere."""
    arranged = Signal()
    """The half-boards have been laid out anew."""
    joined = Signal()
    """Other half-boards lie pushed together now."""
    regrouped = Signal()
    """Half-boards have left the table or come back."""
    focused = Signal()
    """A person wants to see other half-boards as large as can be, see `focus`."""
    cursor_moved = Signal(object)
    """The `Square` the keyboard's cursor stands on now; None when it is nowhere."""

    refreshed = Signal()
    """Pictures, plates, signs and marks are in step with the session again."""

    def __init__(self, session: GameSession, theme: Theme, motion: Animator) -> None:
        super().__init__()
        self.session = session
        self.theme = theme
        self.motion = motion
        self.art = PieceArt()
        self.camera = 0.0
        """The angle in degrees by which the view is turned."""
        self.hosts_face_reader = True
        """Whether of a pair pushed together the half-board nearer to the reader stays.

        Otherwise, for a view that turns by itself, that of the player to move does.
        """
        self.boards: list[HalfBoardItem] = []
        """By their numbers; also those that are off the table, which are not seen."""
        self.layer = PieceLayer(self, self.boards, motion)
        self.glides = BoardAnimator(motion, self._arrived)
        self.keyboard = Keyboard(self)
        self.pointer = PointerController(self)
        self.presenter = presenter_of(self, session)
        self.resolver = self.presenter.make_resolver()
        self.focus: tuple[int, ...] | None = None
        """The half-boards that a person wants to see as large as can be; None for all."""
        self._pixels = 48
        self._causes: tuple[Square, ...] = ()
        self._cause_timer = QTimer(self)
        self._cause_timer.setSingleShot(True)
        self._cause_timer.setInterval(CAUSE_MS)
        self._cause_timer.timeout.connect(self.forget_causes)
        # However many things change at once, the table is brought in step once.
        self._refresh_timer = QTimer(self)
        self._refresh_timer.setSingleShot(True)
        self._refresh_timer.setInterval(0)
        self._refresh_timer.timeout.connect(self.refresh_now)
        self._top = 10.0
        self.badge = Badge(theme)
        self.addItem(self.badge)
        known = [tile.id for tile in session.root.position.boards()]
        for board in range(max(known) + 1):
            item = HalfBoardItem(board, theme)
            item.tray.show_nothing(not self.presenter.trays)
            item.used_sign.seam = self.presenter.snaps
            self.boards.append(item)
            self.addItem(item)
        self.presence = BoardPresence(self)
        self.arrangement = Arrangement(
            self.presenter.groups_of(session.root.position), self.presenter.trays
        )
        self.arrangement.set_groups(self.presenter.groups())
        self.arrangement.restore(session.tags.get(LAYOUT_TAG, ""))
        self.setBackgroundBrush(theme.table)
        self._lie_at_once()
        self._ties = (session.listen(self._on_change), *self.presenter.follow())
        self._reconcile()
        self.presenter.begin()

    # What is where

    @property
    def join(self) -> Join:
        """How half-boards are joined in this game."""
        return self.presenter.join

    @property
    def present(self) -> list[HalfBoardItem]:
        """The half-boards on the table."""
        return self.presence.items

    @property
    def pieces(self) -> dict[Square, PieceItem]:
        """The item of every piece by the place it stands on."""
        return self.layer.items

    @property
    def chooser(self) -> Chooser | None:
        """The question on the table."""
        return self.resolver.chooser

    def board_at(self, point: QPointF) -> HalfBoardItem | None:
        """The topmost half-board under a scene point, its name plate included."""
        for item in sorted(self.present, key=lambda board: -board.zValue()):
            if (
                item.contains(item.mapFromScene(point))
                or self.on_plate(item, point)
                or self.on_tray(item, point)
            ):
                return item
        return None

    def on_plate(self, item: HalfBoardItem, point: QPointF) -> bool:
        """Whether a scene point lies on the name plate of a half-board."""
        return item.plate.RECT.contains(item.plate.mapFromScene(point))

    def on_tray(self, item: HalfBoardItem, point: QPointF) -> bool:
        """Whether a scene point lies on the tray of a half-board."""
        at = item.tray.mapFromScene(point)
        return self.presenter.trays and geometry.tray_rect().contains(at)

    def spot_at(self, point: QPointF) -> Source | None:
        """Where the piece under a scene point can be taken up; None where there is none."""
        item = self.board_at(point)
        if item is not None and self.on_tray(item, point):
            tray = self.layer.trays.get(item.board, [])
            runs = runs_of(one.piece.letter for one in tray)
            index = slot_at(item.mapFromScene(point), runs, item.on_its_head)
            return None if index is None else PocketSource(item.board, tray[index].piece.letter)
        place = self.place_at(point)
        return place if place in self.pieces else None

    def place_at(self, point: QPointF) -> Square | None:
        """The square under a scene point."""
        item = self.board_at(point)
        if item is None or self.on_plate(item, point):
            return None
        square = geometry.square_at(item.mapFromScene(point))
        return None if square is None else Square(item.board, square)

    def centre_of(self, place: Square) -> QPointF:
        """The centre of a square in the scene, where it lies now."""
        return self.boards[place.board].mapToScene(geometry.square_centre(place.index))

    # What a hand may do

    def lift_piece(self, spot: Source) -> None:
        """Show a piece as lifted from where it is."""
        if self.layer.lift(spot):
            self.raise_board(spot.board)

    def focus_on(self, boards: tuple[int, ...] | None) -> None:
        """Show half-boards as large as can be; None shows all."""
        self.focus = boards
        self.focused.emit()

    def raise_board(self, board: int) -> None:
        """Bring a half-board over the others."""
        self._top += 1
        self.boards[board].setZValue(self._top)

    def put_back(self, spot: Source) -> None:
        """Let a lifted piece glide back to where it was."""
        self.layer.put_back(spot)

    def hold_at(self, origin: Source, target: Square) -> None:
        """Hold a piece over the square it wants to go to while something is asked."""
        self.layer.settle()
        self.layer.carry(origin, self.centre_of(target))

    def try_move(self, origin: Source, target: Square) -> None:
        """Propose the move of a piece to a square, asking for what it leaves open."""
        self.resolver.move(origin, target)

    def push(self, one: int, other: int) -> None:
        """Push two half-boards together."""
        self.resolver.push(one, other)

    def propose(self, action: Action) -> None:
        """Propose an action to the session; a refusal is told."""
        self.resolver.propose(action)

    def refuse(self, refusal: Refusal | None) -> None:
        """Say why something is refused and light the squares that show it."""
        if refusal is not None:
            self.message.emit(f"{translated(refusal.sentence)}.")
            self.refused.emit()
            self.light(refusal.causes)

    def light(self, places: tuple[Square, ...]) -> None:
        """Light squares for a while, such as the causes of a refusal."""
        self._causes = places
        self._cause_timer.start()
        self.refresh()

    def forget_causes(self) -> None:
        """Let the lit squares go dark."""
        self._cause_timer.stop()
        if self._causes:
            self._causes = ()
            self.refresh()

    @property
    def cursor(self) -> Square | None:
        """The square the keyboard's cursor stands on."""
        return self.keyboard.place

    def set_cursor(self, place: Square | None) -> None:
        """Let the keyboard's cursor stand on a square, or nowhere."""
        self.keyboard.go(place)

    def activate(self, place: Square) -> None:
        """Do at a square what the Enter key does: put down what is picked up, or pick up."""
        self.pointer.act_at(place)

    def show_cursor(self, place: Square | None) -> None:
        """Show the keyboard's cursor where it stands now."""
        for item in self.boards:
            here = place is not None and place.board == item.board
            item.above.show_cursor(place.index if here and place is not None else None)
        self.cursor_moved.emit(place)

    # Following the session

    def leave(self) -> None:
        """Follow the session no longer."""
        for leave in self._ties:
            leave()

    def _on_change(self, change: Change) -> None:
        self.pointer.drop_everything()
        self.layer.settle()
        self.resolver.close()
        self.forget_causes()
        single = len(change.steps) == 1
        if single:
            step = change.steps[0]
            self.layer.animate(step.transition, step.forward, self.raise_board)
        self.presence.follow(animated=single)
        self._reconcile()
        self.refresh()
        self.presenter.changed(change)

    def _reconcile(self) -> None:
        """Have the pieces of the position on the table and no others."""
        trays = {item.board: self.presenter.tray(item.board) for item in self.present}
        self.layer.reconcile(self.session.position.pieces(), trays if self.presenter.trays else {})

    # Where half-boards lie

    @property
    def homes(self) -> Mapping[int, Pose]:
        """Where each half-board on the table lies when it is pushed against no other."""
        return self.arrangement.homes

    def tidy_up(self) -> None:
        """Lay every half-board in its place around the table."""
        laid = self.arrangement.free
        self.arrangement.tidy_up()
        if laid:
            self._keep_arrangement()
        self._arranged()

    def lay_down(self, board: int, pose: Pose) -> None:
        """Lay a half-board somewhere by hand; that is its home from now on."""
        self.arrangement.lay(board, pose)
        self._keep_arrangement()
        self.laid.emit(board)

    def undo_arrangement(self) -> None:
        """Take back where a half-board was last laid."""
        if self.arrangement.undo():
            self._keep_arrangement()
            self._arranged()

    def redo_arrangement(self) -> None:
        """Lay a half-board again where it was before the last undo."""
        if self.arrangement.redo():
            self._keep_arrangement()
            self._arranged()

    def set_layout(self, layout: Layout) -> None:
        """Use another order from now on, and make it."""
        if layout is not self.arrangement.layout:
            self.arrangement.layout = layout
            self.tidy_up()

    def set_aspect(self, aspect: float) -> None:
        """Take note of the view's width by height; used when half-boards are laid out anew."""
        self.arrangement.aspect = aspect

    def set_camera(self, angle: float) -> None:
        """Keep upright what must be while the view is turned by so many degrees."""
        if angle != self.camera:
            self.camera = angle
            for item in self.boards:
                item.face(angle)
            self.layer.turn_trays()

    def _keep_arrangement(self) -> None:
        self.session.set_tag(LAYOUT_TAG, self.arrangement.to_text())

    def _arranged(self) -> None:
        self.lay_all()
        self._grow_scene()
        self.arranged.emit()

    def _lie_at_once(self) -> None:
        for board, pose in self.poses().items():
            self.boards[board].lie(pose)
        self._grow_scene()

    def _grow_scene(self) -> None:
        """Leave room around everything for the camera to pan in."""
        self.setSceneRect(self.home_rect().adjusted(-4000, -4000, 4000, 4000))

    def home_rect(self) -> QRectF:
        """The part of the scene to show so that every half-board is seen."""
        rect = geometry.bounds(self.homes.values(), self.presenter.trays)
        return rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    def poses(self) -> dict[int, Pose]:
        """Where every half-board on the table belongs now."""
        return self.presenter.poses(self.homes)

    def lay_all(self) -> None:
        """Let every half-board glide to where it belongs, but what is in the hand."""
        held = set(self.pointer.held_boards)
        for board, pose in self.poses().items():
            item = self.boards[board]
            if board in held:
                continue
            if item.pose != pose:
                self.glides.send(item, pose)
            else:
                self.glides.stop(item)
        self.invalidate(self.sceneRect(), QGraphicsScene.SceneLayer.BackgroundLayer)
        for board in self.presenter.on_top():
            self.raise_board(board)
        self._name_squares()

    def _arrived(self, item: HalfBoardItem) -> None:
        self._dress(item)
        self.layer.turn_trays()
        self._name_squares()

    def _name_squares(self) -> None:
        """Name squares on the frames as notation does."""
        for item in self.present:
            item.coordinates.show_names(self.presenter.flip(item.board))

    # Drawing

    def set_theme(self, theme: Theme) -> None:
        """Use other colours for the table."""
        self.theme = theme
        self.badge.set_theme(theme)
        if self.chooser is not None:
            self.chooser.set_theme(theme)
        self.setBackgroundBrush(theme.table)
        self.refresh()

    def set_pixels(self, pixels: int) -> None:
        """Draw pictures for squares of so many device pixels."""
        pixels = max(8, min(pixels, 400))
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
        to_move, at_rest = self.presenter.to_move(), self.presenter.at_rest()
        for item in self.present:
            self._dress(item)
            item.turn_sign.show_sign(item.board in to_move)
            item.used_sign.show_sign(item.board in at_rest)
        self.refresh_plates()
        self.layer.draw(self.picture)
        marks = self.presenter.marks(self._causes)
        for item in self.boards:
            item.below.show_marks(marks.get(item.board, {}))
            item.above.show_marks(marks.get(item.board, {}))
            item.tray.show_lit(self.pointer.took_from(item.board))
        self.refreshed.emit()

    def refresh_plates(self) -> None:
        """Bring the name plates in step with the session and its clocks."""
        for item in self.present:
            text = self.presenter.plate(item.board)
            if text is not None:
                item.plate.say(text)

    def _dress(self, item: HalfBoardItem) -> None:
        paint = self.presenter.paint(item.board)
        if paint is not None:
            item.dress(self.theme, paint, self._pixels, item.pose.mirrored)

    def picture(self, piece: Piece) -> QPixmap:
        """The picture of a piece as it looks now, for the present size."""
        pixmap = self.art.pixmap(piece.letter, self.presenter.look(piece), self._pixels)
        pixmap.setDevicePixelRatio(self._pixels / geometry.SQUARE)
        return pixmap

    def portrait(self, piece: Piece) -> QPixmap:
        """The picture of a piece to choose it by, sharp whatever the size of the board."""
        return self.art.pixmap(piece.letter, self.presenter.look(piece), PORTRAIT)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The bare table, with the outlines of places whose half-board is away."""
        super().drawBackground(painter, rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self.theme.table_edge)
        painter.setPen(Qt.PenStyle.NoPen)
        poses = self.poses()
        for board, home in self.homes.items():
            if home != poses[board]:
                painter.drawPolygon(geometry.footprint(home))

    # Events

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        if self.chooser is not None and not self.resolver.press(event.scenePos(), left):
            event.accept()
            return
        if self.pointer.press(event):
            event.accept()
        else:
            event.ignore()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.chooser is not None:
            self.chooser.hover(event.scenePos())
        else:
            self.pointer.move(event)
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.pointer.release(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.keyboard.press(event):
            event.accept()
        else:
            super().keyPressEvent(event)
