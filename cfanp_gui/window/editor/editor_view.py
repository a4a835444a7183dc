"""View of the boards being edited: mouse and keyboard input that puts pieces on them."""

from PySide6.QtCore import QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from cfanp_gui.core.actions import PocketSource, Source
from cfanp_gui.core.boards import Square
from cfanp_gui.core.editing import Editing
from cfanp_gui.core.editing_tools import HAND, Brush, erased, placed
from cfanp_gui.core.pieces import Piece
from cfanp_gui.table.camera import scale_of
from cfanp_gui.table.layers.hit_test import Hit
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.panning import Panning
from cfanp_gui.table.timers import single_shot
from cfanp_gui.window.editor.draft import Draft
from cfanp_gui.window.editor.editor_scene import EditorScene
from cfanp_gui.window.editor.piece_palette import PiecePalette

DRAG_PIXELS = 3
"""Distance a press must move to carry a piece, in pixels."""
STEP = 0.3
"""Distance between two sampled points of a stroke, in squares."""
MIN_SCALE, MAX_SCALE = 0.08, 4.0

_ARROWS = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}


class EditorView(QGraphicsView):
    """View that paints, carries and removes pieces on the boards of a draft."""

    square_reached = Signal(object)
    """Carries the cursor's `Square`, when it has moved or its piece has changed."""

    def __init__(self, scene: EditorScene, draft: Draft, palette: PiecePalette) -> None:
        anchor, hints = QGraphicsView.ViewportAnchor.NoAnchor, QPainter.RenderHint
        smooth = hints.Antialiasing | hints.SmoothPixmapTransform
        super().__init__(transformationAnchor=anchor, renderHints=smooth)
        self.setScene(scene)
        self.board_scene, self.draft = scene, draft
        self._palette = palette
        palette.tool_chosen.connect(self._use_tool)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._following = True
        self._panning = Panning(self, lambda: scene.content)
        self._pressed: QPoint | None = None
        self._source: Source | None = None
        """Source of the piece that the hand has taken."""
        self._carries = False
        self._paint: Brush | None = None
        """Effect of the present stroke on a square."""
        self._last = QPointF()
        self._sharpen = single_shot(self, 0, self.draw_sharp)

    def fit(self) -> None:
        """Show all boards as large as the view allows."""
        self._following = True
        rect, port = self.board_scene.content, self.viewport().rect()
        if rect.isEmpty() or port.isEmpty():
            return
        scale = min(port.width() / rect.width(), port.height() / rect.height())
        scale = min(max(scale, MIN_SCALE), MAX_SCALE)
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(rect.center())
        self._sharpen.start()

    def lay_anew(self) -> None:
        """Lay the boards for the shape of the view and show them all."""
        port = self.viewport().rect()
        self.board_scene.set_aspect(max(0.2, port.width() / max(1, port.height())))
        self.fit()

    def draw_sharp(self) -> None:
        """Draw pictures for the present zoom."""
        scale = scale_of(self.transform()) * self.devicePixelRatioF()
        self.board_scene.set_pixels(round(SQUARE * scale))

    def zoom(self, factor: float, at: QPoint) -> None:
        """Zoom by a factor about a pixel."""
        scale = scale_of(self.transform())
        factor = min(max(scale * factor, MIN_SCALE), MAX_SCALE) / scale
        before = self.mapToScene(at)
        self.scale(factor, factor)
        self._panning.move(at - self.mapFromScene(before))
        self._following = False
        self._sharpen.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._following:
            self.lay_anew()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.lay_anew()
        self.draw_sharp()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if steps := event.angleDelta().y() / 120:
            self.zoom(1.15**steps, event.position().toPoint())
        event.accept()

    def _use_tool(self) -> None:
        self.cancel()
        self.board_scene.show_field(self._palette.tool.field)
        self._show_tool()

    def _show_tool(self) -> None:
        shapes = Qt.CursorShape
        self.viewport().setCursor(
            shapes.ArrowCursor if self._palette.tool.is_hand else shapes.CrossCursor
        )

    @property
    def busy(self) -> bool:
        """Return True if a piece is held or a stroke is going on."""
        return self._source is not None or self._paint is not None

    def hit_at(self, at: QPoint) -> Hit:
        """Return the item under a pixel of the viewport."""
        return self.board_scene.hit(self.mapToScene(at))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        at, button = event.position().toPoint(), event.button()
        hit = self.hit_at(at)
        event.accept()
        if button == Qt.MouseButton.MiddleButton:
            self._panning.begin(at)
        elif self.busy:
            self.cancel()  # any other button cancels
        elif button == Qt.MouseButton.LeftButton:
            self._begin(hit, at)
        elif button == Qt.MouseButton.RightButton and hit.square is not None:
            self._go(hit.square)
            self._begin_stroke(erased, hit.square, at)
        elif button == Qt.MouseButton.RightButton:
            self._take_from_pocket(hit)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def _begin(self, hit: Hit, at: QPoint) -> None:
        tool = self._palette.tool
        if hit.plate is not None and hit.item is not None:
            for seat in self.draft.editing.seats():
                if (seat.board, seat.edge) == (hit.item.board, hit.plate):
                    self._palette.choose_seat(seat.id)
            return
        if hit.square is not None:
            self._go(hit.square)
        if tool.is_hand:
            if hit.source is not None and self.board_scene.layer.lift(hit.source):
                self._pressed, self._source = at, hit.source
                self.board_scene.lift(hit.source.board)
                self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif hit.square is not None:
            self._begin_stroke(tool.paint(self.draft.editing, hit.square), hit.square, at)
        elif tool.piece is not None:
            self.drop_piece(tool.piece, at)
        elif tool.erases:
            self._take_from_pocket(hit)

    def _begin_stroke(self, paint: Brush, square: Square, at: QPoint) -> None:
        self._paint, self._last = paint, self.mapToScene(at)
        self.draft.begin_stroke()
        self.draft.change(paint(self.draft.editing, square))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        event.accept()
        if self._panning.held:
            if self._panning.carry(at):
                self._following = False
        elif self._paint is not None:
            self._paint_to(self.mapToScene(at))
        elif self._source is not None and self._pressed is not None:
            self._carries |= (at - self._pressed).manhattanLength() >= DRAG_PIXELS
            if self._carries:
                self.board_scene.layer.carry(self._source, self.mapToScene(at))
        elif self._palette.tool.is_hand:
            shapes, takes = Qt.CursorShape, self.hit_at(at).source is not None
            self.viewport().setCursor(shapes.OpenHandCursor if takes else shapes.ArrowCursor)

    def _paint_to(self, point: QPointF) -> None:
        """Paint every square on the way from the last point to another one."""
        assert self._paint is not None
        start, way, editing = self._last, point - self._last, self.draft.editing
        count = max(1, int(way.manhattanLength() / (STEP * SQUARE)))
        self._last = point
        for number in range(1, count + 1):
            if (square := self.board_scene.hit(start + way * (number / count)).square) is not None:
                editing = self._paint(editing, square)
        self.draft.change(editing)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        if self._panning.held:
            self._panning.end()
        elif self._paint is not None:
            self._paint = None
            self.draft.end_stroke()
        elif self._source is not None:
            self._drop(event.position().toPoint())

    def _drop(self, at: QPoint) -> None:
        """Drop the piece that the hand has taken; beside the boards it is removed."""
        source, carried = self._source, self._carries
        self._let_go()
        if source is None:
            return
        if not carried or self.hit_at(at).square == source:
            self.board_scene.layer.put_back(source)
            return
        piece, editing = self._taken(source)
        editing = self._dropped(editing, piece, at)
        self.board_scene.layer.settle()
        self.draft.change(editing)
        if editing == self.draft.editing and self.board_scene.layer.held(source) is not None:
            self.board_scene.layer.put_back(source)

    def _taken(self, source: Source) -> tuple[Piece, Editing]:
        """Return the piece at a source, and the position without it."""
        editing, item = self.draft.editing, self.board_scene.layer.held(source)
        assert item is not None, "it was lifted from there"
        if not isinstance(source, PocketSource):
            return item.piece, erased(editing, source)
        pocket = list(editing.pocket(source.board) or ())
        pocket.remove(item.piece)
        return item.piece, editing.with_pocket(source.board, tuple(pocket))

    def _let_go(self) -> None:
        self._source, self._pressed, self._carries = None, None, False
        self._show_tool()

    def cancel(self) -> None:
        """Cancel the drag or stroke: everything is as it was before the press."""
        if self._paint is not None:
            self._paint = None
            self.draft.end_stroke(keep=False)
        elif self._source is not None:
            self.board_scene.layer.put_back(self._source)
            self._let_go()

    def _take_from_pocket(self, hit: Hit) -> None:
        if isinstance(hit.source, PocketSource):
            self.draft.change(self._taken(hit.source)[1])

    def drop_piece(self, piece: Piece, at: QPoint) -> None:
        """Drop a piece that comes from elsewhere, on a square or into a pocket."""
        self.draft.change(self._dropped(self.draft.editing, piece, at))

    def _dropped(self, editing: Editing, piece: Piece, at: QPoint) -> Editing:
        """Return a position with a piece dropped at a pixel; beside boards it is left out."""
        hit = self.hit_at(at)
        if hit.square is not None:
            self._go(hit.square)
            return placed(editing, piece, hit.square)
        if hit.item is None or not hit.item.on_pocket(self.mapToScene(at)):
            return editing
        board = hit.item.board
        return editing.with_pocket(board, (*(editing.pocket(board) or ()), piece))

    def _go(self, square: Square | None) -> None:
        self.board_scene.show_cursor(square)
        if square is not None:
            self.square_reached.emit(square)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if self.board_scene.cursor is None and not mouse and self.board_scene.boards:
            first = next(iter(self.board_scene.boards.values()))
            self._go(Square(first.board, first.spec.files // 2))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, modifiers = Qt.Key(event.key()), Qt.KeyboardModifier
        if event.modifiers() & ~(modifiers.KeypadModifier | modifiers.ShiftModifier):
            super().keyPressEvent(event)
            return
        event.accept()
        if key in _ARROWS:
            self._walk(_ARROWS[key])
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            self._walk_boards(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._use(erased)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if (at := self.board_scene.cursor) is not None and not self._palette.tool.is_hand:
                self._use(self._palette.tool.paint(self.draft.editing, at))
        elif key == Qt.Key.Key_Escape and self.busy:
            self.cancel()
        elif key == Qt.Key.Key_Escape and not self._palette.tool.is_hand:
            self._palette.choose(HAND)
        elif key == Qt.Key.Key_Home:
            self.fit()
        elif (text := event.text()).isdecimal() or (
            text.isalnum() and event.modifiers() & modifiers.ShiftModifier
        ):
            self._palette.choose_label(text)
        elif text.isalnum():
            if (piece := self._palette.keyed(text.upper())) is not None:
                self._use(lambda editing, square: placed(editing, piece, square))
        else:
            event.ignore()
            super().keyPressEvent(event)

    def _use(self, paint: Brush) -> None:
        if (square := self.board_scene.cursor) is not None:
            self.draft.change(paint(self.draft.editing, square))
            self.square_reached.emit(square)

    def _walk(self, way: QPointF) -> None:
        """Move the cursor to the nearest square in a direction on the screen."""
        scene, at = self.board_scene, self.board_scene.cursor
        if at is None:
            self._go(scene.squares()[0])
            return
        costs: dict[Square, float] = {}
        for square in scene.squares():
            off = scene.centre_of(square) - scene.centre_of(at)
            ahead = QPointF.dotProduct(off, way)
            aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
            if ahead > SQUARE / 2 and aside <= ahead:
                costs[square] = ahead + 3 * aside
        if costs:
            self.go(min(costs, key=costs.__getitem__))

    def _walk_boards(self, step: int) -> None:
        at, boards = self.board_scene.cursor, list(self.board_scene.boards)
        number = 0 if at is None else (boards.index(at.board) + step) % len(boards)
        spec = self.board_scene.boards[boards[number]].spec
        index = spec.files // 2 if at is None or at.index >= spec.size else at.index
        self.go(Square(spec.id, index))

    def go(self, square: Square) -> None:
        """Move the keyboard's cursor to a square, and the camera if it is out of sight."""
        self._go(square)
        centre = self.board_scene.centre_of(square)
        if not self.viewport().rect().contains(self.mapFromScene(centre)):
            self.centerOn(centre)
