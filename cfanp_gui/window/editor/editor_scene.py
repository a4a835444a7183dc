"""Scene of a position being edited, drawn with the layers of the table."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.core.boards import Edge, Square
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.editing_tools import squares_of
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.seats import phrases
from cfanp_gui.core.text import joined
from cfanp_gui.core.wording import badge_of
from cfanp_gui.session.view_model import DOT, Mark, statuses_at
from cfanp_gui.table.animator import Animator
from cfanp_gui.table.appearance import LARGEST, MOST, board_look, look_of
from cfanp_gui.table.camera import extent
from cfanp_gui.table.layers.badge import look_of_badge
from cfanp_gui.table.layers.board_items import BoardItem
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.layers.hit_test import Hit, hit_at
from cfanp_gui.table.layers.piece_art import PieceArt
from cfanp_gui.table.layers.piece_layer import PieceLayer
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import BoardArea, footprint
from cfanp_gui.table.layout.orders import grid_homes
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.translate import translated
from cfanp_gui.window.editor.draft import Draft

MARGIN = geometry.SQUARE * 0.5
"""Bare table around the boards."""


class EditorScene(QGraphicsScene):
    """Boards, plates and pieces of a position, whether it is possible or not."""

    def __init__(self, draft: Draft, theme: Theme, animator: Animator, art: PieceArt) -> None:
        super().__init__()
        self._draft, self.theme = draft, theme
        self.art, self._animator = art, animator
        self._shown: Sequence[object] = ()
        self.boards: dict[int, BoardItem] = {}
        self.layer = PieceLayer(self.boards, animator)
        self._aspect = 1.6
        self._pixels = 40
        self._colours: tuple[str, ...] = ()
        self.cursor: Square | None = None
        """Square of the keyboard's cursor."""
        self.lit: frozenset[Square] = frozenset()
        """Squares that are lit."""
        self._field = ""
        self.setBackgroundBrush(theme.surface)

    def hit(self, point: QPointF) -> Hit:
        """Return the item under a scene point."""
        return hit_at(list(self.boards.values()), self.layer, point)

    def centre_of(self, square: Square) -> QPointF:
        """Return the centre of a square in the scene."""
        return self.boards[square.board].centre_of(square.index)

    def squares(self) -> list[Square]:
        """Return all squares of all boards."""
        boards = self.boards.values()
        return [Square(item.board, index) for item in boards for index in range(item.spec.size)]

    @property
    def content(self) -> QRectF:
        """Return the rectangle around all items."""
        rects = [footprint(item.area, item.pose) for item in self.boards.values()]
        return extent(rects, 0.0, MARGIN)[0] if rects else QRectF()

    def show_position(self, colours: Sequence[str]) -> bool:
        """Show the position in its players' colours; return True if the boards changed."""
        editing, self._colours = self._draft.editing, tuple(colours)
        pocket = {spec.id: editing.pocket(spec.id) for spec in editing.boards()}
        pockets = {board: pieces for board, pieces in pocket.items() if pieces is not None}
        shown = (editing.boards(), editing.seats(), [*pockets])
        anew, self._shown = shown != self._shown, shown
        if anew:
            self._lay(pockets)
        held = {board: [(piece, True) for piece in pieces] for board, pieces in pockets.items()}
        self.layer.reconcile(editing.pieces, held)
        self._refresh()
        return anew

    def _lay(self, pockets: Collection[int]) -> None:
        editing = self._draft.editing
        self._animator.stop_all()
        self.clear()
        edges: dict[int, dict[Edge, None]] = {}
        for seat in editing.seats():
            edges.setdefault(seat.board, {})[seat.edge] = None
        self.boards = {}
        for spec in editing.boards():
            area = BoardArea(spec, tuple(edges.get(spec.id, ())), spec.id in pockets)
            self.boards[spec.id] = BoardItem(area, self.theme)
            self.addItem(self.boards[spec.id])
        self.layer = PieceLayer(self.boards, self._animator)
        self.layer.pockets = {board: [] for board in pockets}
        if self.cursor is not None:
            item = self.boards.get(self.cursor.board)
            if item is None or self.cursor.index >= item.spec.size:
                self.cursor = None
        self.set_aspect(self._aspect)

    def set_aspect(self, aspect: float) -> None:
        """Lay the boards for a view of an aspect ratio (width by height)."""
        self._aspect = aspect
        for board, pose in grid_homes([item.area for item in self.boards.values()], aspect).items():
            self.boards[board].set_pose(pose)
        self.layer.turn_pockets()
        self.setSceneRect(self.content.adjusted(-2000, -2000, 2000, 2000))

    def set_pixels(self, pixels: int) -> None:
        """Draw pictures for squares of a size in device pixels."""
        wanted = min(max(pixels, 4), LARGEST)
        if wanted != self._pixels:
            self._pixels = wanted
            self._draw_pieces()

    def picture(self, piece: Piece, pixels: int, turn: int = 0) -> QPixmap:
        """Return the picture of a piece in a size in device pixels, `turn` degrees from upwards."""
        look = look_of(self._draft.editing.style(piece), self._colours)._replace(turn=turn)
        return self.art.pixmap(self._draft.game.piece_types[piece.letter], look, pixels)

    def _refresh(self) -> None:
        """Draw the pieces and marks, and give boards and plates the paint of their players."""
        editing = self._draft.editing
        at_board = statuses_at(editing)
        for board, item in self.boards.items():
            here = at_board.get(board, [])
            for status in here:
                name = translated(editing.seat_name(status.seat.id))
                note = translated(joined(DOT, [words for _, words in phrases(status)]))
                badge, none = look_of_badge(badge_of(status), self._colours), ("",)
                plate = PlateText(name, note, status.to_move, badge=badge, shorter_notes=none)
                item.plates[status.seat.edge].say(replace(plate, frozen=status.frozen))
            look = board_look(here, self._colours)
            item.set_look(self.theme, look or FrameLook(self.theme.table_edge))
            sides = frozenset(edge for edge, plate in item.plates.items() if plate.text.turn)
            item.turn_sign.show_sides(sides)
        self._draw_pieces()
        self._show_marks()

    def _draw_pieces(self) -> None:
        editing, types = self._draft.editing, self._draft.game.piece_types

        def drawn(at: tuple[Piece, int]) -> QPixmap:  # all are one size
            piece, board = at
            points = types[piece.letter].points
            is_south = points and editing.faces(piece, board, None) is Edge.SOUTH
            pixmap = QPixmap(self.picture(piece, self._pixels, 180 if is_south else 0))
            pixmap.setDevicePixelRatio(self._pixels / geometry.SQUARE)
            return pixmap

        self.layer.draw(Memo(drawn, MOST))

    def show_cursor(self, square: Square | None) -> None:
        """Show the keyboard's cursor on a square, or none; no square is lit any more."""
        self.cursor, self.lit = square, frozenset()
        self._show_marks()

    def light(self, squares: Collection[Square]) -> None:
        """Light squares and no others; the cursor is not drawn there, since it would hide them."""
        self.lit = frozenset(squares)
        self._show_marks()

    def show_field(self, name: str) -> None:
        """Show the squares of a field; an empty name shows none."""
        self._field = name
        self._show_marks()

    def _show_marks(self) -> None:
        of_field = squares_of(self._draft.editing, self._field)
        marked = {Mark.PICKED: of_field, Mark.CAUSE: self.lit}
        for board, item in self.boards.items():
            marks = {
                at.index: frozenset(mark for mark, squares in marked.items() if at in squares)
                for at in of_field | self.lit
                if at.board == board
            }
            item.below.show_marks(marks)
            item.above.show_marks(marks)
            at = None if self.cursor in self.lit else self.cursor
            item.above.show_cursor(at.index if at is not None and at.board == board else None)

    def lift(self, board: int) -> None:
        """Raise a board over the others, so that a piece carried from it is visible."""
        self.boards[board].setZValue(max(item.zValue() for item in self.boards.values()) + 1)
