"""What lies on the table: half-boards, pieces, name plates, and marks on squares."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from cfanp_gui.core.geometry import BOARD_LETTERS, FILE_NAMES, FILES, RANKS, Place, is_light
from cfanp_gui.core.system import Piece
from cfanp_gui.table.arrange import (
    DEPTH,
    FRAME,
    GAP,
    PLATE,
    SQUARE,
    WIDTH,
    Pose,
    square_centre,
)
from cfanp_gui.table.badge import draw_badge
from cfanp_gui.table.paint import Theme, ink_on

_HALF_WIDTH = FILES * SQUARE / 2
_HALF_DEPTH = RANKS * SQUARE / 2
_SQUARES = QRectF(-_HALF_WIDTH, -_HALF_DEPTH, 2 * _HALF_WIDTH, 2 * _HALF_DEPTH)
_BODY = QRectF(-WIDTH / 2, -_HALF_DEPTH, WIDTH, DEPTH)

Z_BELOW, Z_PIECE, Z_ABOVE, Z_LIFTED = 1.0, 2.0, 3.0, 4.0


class PieceItem(QGraphicsPixmapItem):
    """A piece as it stands on a half-board, whose child it is; always upright on the screen."""

    def __init__(self, piece: Piece, place: Place) -> None:
        super().__init__()
        self.piece = piece
        self.place = place
        self.setZValue(Z_PIECE)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

        self._shadow: QGraphicsPixmapItem | None = None

    def show_picture(self, pixmap: QPixmap) -> None:
        """Show a picture made for the present size."""
        if pixmap.cacheKey() == self.pixmap().cacheKey():
            return
        self.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        self.setOffset(-size.width() / 2, -size.height() / 2)

    def show_lifted(self, lifted: bool) -> None:
        """Show a soft shadow on the table below while the piece is in the air."""
        if lifted and self._shadow is None:
            self._shadow = _shadow_item(self, QRectF(-0.42, -0.1, 0.96, 0.72), SQUARE)
        elif not lifted and self._shadow is not None:
            if self.scene() is not None:
                self.scene().removeItem(self._shadow)
            self._shadow = None


class GhostItem(QGraphicsPixmapItem):
    """The faint picture that stays on a square while its piece is in the air."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpacity(0.35)
        self.setZValue(Z_BELOW)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def stand_for(self, item: PieceItem, at: QPointF) -> None:
        """Stand at a point of the half-board for a piece taken from there."""
        self.setParentItem(item.parentItem())
        self.setPixmap(item.pixmap())
        self.setOffset(item.offset())
        self.setTransform(item.transform())
        self.setPos(at)

    def leave(self) -> None:
        """Leave the table."""
        if self.scene() is not None:
            self.scene().removeItem(self)


_SHADOW_SIDE = 64


def _shadow_item(parent: QGraphicsItem, part: QRectF, unit: float) -> QGraphicsPixmapItem:
    """A soft dark blot behind an item, over a part of it given in units of its size."""
    item = QGraphicsPixmapItem(_blot(), parent)
    item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    shape = QTransform.fromTranslate(part.left() * unit, part.top() * unit)
    shape.scale(part.width() * unit / _SHADOW_SIDE, part.height() * unit / _SHADOW_SIDE)
    item.setTransform(shape)
    return item


def _blot() -> QPixmap:
    pixmap = QPixmap(_SHADOW_SIDE, _SHADOW_SIDE)
    pixmap.fill(Qt.GlobalColor.transparent)
    middle = _SHADOW_SIDE / 2
    gradient = QRadialGradient(middle, middle, middle)
    gradient.setColorAt(0.0, QColor(0, 0, 0, 120))
    gradient.setColorAt(0.55, QColor(0, 0, 0, 70))
    gradient.setColorAt(1.0, QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), gradient)
    painter.end()
    return pixmap


class Mark(Enum):
    """What a square can be marked as."""

    LAST = "last"
    CHECK = "check"
    PICKED = "picked"
    TARGET = "target"
    CAPTURE = "capture"
    FAINT_TARGET = "faint target"
    FAINT_CAPTURE = "faint capture"
    CAUSE = "cause"


_BELOW = (Mark.LAST, Mark.CHECK, Mark.PICKED)


class ThemedItem(QGraphicsItem):
    """Something drawn on or beside a half-board in the theme's colours; the mouse passes it."""

    def __init__(self, parent: QGraphicsItem, theme: Theme) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self._theme = theme
        self.update()


class MarksItem(ThemedItem):
    """Marks on the squares of a half-board: under the pieces or over them."""

    def __init__(self, parent: QGraphicsItem, theme: Theme, below: bool) -> None:
        super().__init__(parent, theme)
        self._below = below
        self._marks: dict[int, Mark] = {}
        self._cursor: int | None = None
        self.setZValue(Z_BELOW if below else Z_ABOVE)

    def boundingRect(self) -> QRectF:
        return _SQUARES

    def show_marks(self, marks: dict[int, Mark]) -> None:
        """Show these marks, by local square, and no others."""
        mine = {square: mark for square, mark in marks.items() if (mark in _BELOW) is self._below}
        if mine != self._marks:
            self._marks = mine
            self.update()

    def show_cursor(self, square: int | None) -> None:
        """Show the keyboard's cursor on a local square, or nowhere."""
        if square != self._cursor:
            self._cursor = square
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for square, mark in self._marks.items():
            self._paint_mark(painter, mark, square_centre(square), _square_rect(square))
        if self._cursor is not None:
            # Light within dark is seen on every square and under every mark.
            rect = _square_rect(self._cursor)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor("#15181a"), 7))
            painter.drawRect(rect.adjusted(3.5, 3.5, -3.5, -3.5))
            painter.setPen(QPen(QColor("#ffffff"), 3))
            painter.drawRect(rect.adjusted(3.5, 3.5, -3.5, -3.5))

    def _paint_mark(self, painter: QPainter, mark: Mark, centre: QPointF, rect: QRectF) -> None:
        theme = self._theme
        if mark is Mark.LAST:
            painter.fillRect(rect, theme.last_move)
        elif mark is Mark.CHECK:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.check)
            painter.drawEllipse(rect.adjusted(2, 2, -2, -2))
        elif mark is Mark.PICKED:
            painter.fillRect(rect, theme.picked)
        elif mark is Mark.CAUSE:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.cause, 5))
            painter.drawRoundedRect(rect.adjusted(4, 4, -4, -4), 8, 8)
        else:
            faint = mark in (Mark.FAINT_TARGET, Mark.FAINT_CAPTURE)
            colour = theme.faint_target if faint else theme.target
            if mark in (Mark.TARGET, Mark.FAINT_TARGET):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour)
                painter.drawEllipse(centre, SQUARE * 0.14, SQUARE * 0.14)
            else:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(colour, SQUARE * 0.075))
                painter.drawEllipse(centre, SQUARE * 0.44, SQUARE * 0.44)


def _square_rect(square: int) -> QRectF:
    centre = square_centre(square)
    return QRectF(centre.x() - SQUARE / 2, centre.y() - SQUARE / 2, SQUARE, SQUARE)


class CoordinatesItem(QGraphicsItem):
    """File letters and rank numbers on the frame, upright however the half-board lies."""

    def __init__(self, parent: QGraphicsItem, ink: QColor) -> None:
        super().__init__(parent)
        self._ink = ink
        self._upright = QTransform()
        self._flip: int | None = None
        self.setZValue(Z_BELOW)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return _BODY

    def set_ink(self, ink: QColor) -> None:
        """Write in a colour that shows on the frame's paint."""
        self._ink = ink
        self.update()

    def stand(self, upright: QTransform) -> None:
        """Turn every letter by this, so that it stands upright on the screen."""
        self._upright = upright
        self.update()

    def show_names(self, flip: int | None) -> None:
        """Name squares as they are called: local names, or joined ones for an upper half.

        `flip` is the join's number for an upper half, None otherwise.
        """
        if flip != self._flip:
            self._flip = flip
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        font = QFont()
        font.setPixelSize(int(FRAME * 0.72))
        painter.setFont(font)
        ink = QColor(self._ink)
        ink.setAlpha(190)
        painter.setPen(ink)
        for file in range(FILES):
            x = square_centre(file).x()
            self._text(painter, QPointF(x, _HALF_DEPTH + FRAME / 2), file, True)
        for rank in range(RANKS):
            y = square_centre(rank * FILES).y()
            for x in (-_HALF_WIDTH - FRAME / 2, _HALF_WIDTH + FRAME / 2):
                self._text(painter, QPointF(x, y), rank * FILES, False)

    def _text(self, painter: QPainter, at: QPointF, square: int, file: bool) -> None:
        named = square if self._flip is None else square ^ self._flip
        text = FILE_NAMES[named % FILES] if file else str(named // FILES + 1)
        painter.save()
        painter.translate(at)
        painter.setTransform(self._upright, True)
        painter.drawText(
            QRectF(-FRAME, -FRAME, 2 * FRAME, 2 * FRAME), Qt.AlignmentFlag.AlignCenter, text
        )
        painter.restore()


@dataclass(frozen=True, slots=True)
class PlateText:
    """What a name plate says."""

    title: str
    note: str
    """What is to be known now, such as the moves left."""
    turn: bool
    """Whether the army at home here is to move."""
    chosen: bool = False
    """Whether the half-board is chosen to be pushed."""
    colour: str = "#888888"
    army: int = 0
    dead: bool = False
    captor: str | None = None
    """The paint of the army that took the one at home over."""
    clock: str = ""
    """The time left; empty when no clock runs in this game."""
    urgent: bool = False
    """Whether little time is left."""
    taken: str = ""
    """Small signs of the pieces this player has captured."""


class PlateItem(ThemedItem):
    """The name plate of a half-board, upright behind its back rank."""

    RECT = QRectF(-WIDTH / 2, -PLATE / 2, WIDTH, PLATE)

    def __init__(self, parent: QGraphicsItem, theme: Theme) -> None:
        super().__init__(parent, theme)
        self.text = PlateText("", "", False)
        self.setPos(0, _HALF_DEPTH + FRAME + GAP + PLATE / 2)

    def boundingRect(self) -> QRectF:
        return self.RECT.adjusted(-3, -3, 3, 3)

    def say(self, text: PlateText) -> None:
        """Show a text."""
        if text != self.text:
            self.text = text
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        theme, text = self._theme, self.text
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.RECT
        radius = PLATE / 2
        painter.setBrush(theme.accent if text.turn else theme.plate)
        painter.setPen(QPen(theme.accent if text.turn else theme.plate_line, 1.5))
        painter.drawRoundedRect(rect, radius, radius)
        if text.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.cause, 4))
            painter.drawRoundedRect(rect, radius, radius)
        self._paint_badge(painter, rect)
        ink = theme.accent_text if text.turn else theme.text
        font = QFont()
        font.setPixelSize(int(PLATE * 0.5))
        font.setBold(True)
        note_font = QFont(font)
        note_font.setBold(text.turn)
        note_font.setPixelSize(int(PLATE * 0.42))
        note_width = QFontMetricsF(note_font).horizontalAdvance(text.note) if text.note else 0.0
        left = rect.left() + PLATE * 1.25
        right = rect.right() - PLATE * 0.45
        room = right - left - (note_width + PLATE * 0.4 if text.note else 0)
        painter.setFont(font)
        painter.setPen(ink)
        title = QFontMetricsF(font).elidedText(text.title, Qt.TextElideMode.ElideRight, room)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(QRectF(left, rect.top(), max(room, 1.0), rect.height()),
                         int(flags | Qt.AlignmentFlag.AlignLeft), title)  # fmt: skip
        if text.note:
            painter.setFont(note_font)
            painter.setPen(ink if text.turn else theme.soft_text)
            painter.drawText(QRectF(left, rect.top(), right - left, rect.height()),
                             int(flags | Qt.AlignmentFlag.AlignRight), text.note)  # fmt: skip

    def _paint_badge(self, painter: QPainter, rect: QRectF) -> None:
        """The half-board's letter on its army's paint and pattern."""
        size = PLATE * 0.82
        badge = QRectF(rect.left() + PLATE * 0.14, -size / 2, size, size)
        text = self.text
        captor = None if text.captor is None else QColor(text.captor)
        draw_badge(painter, badge, QColor(text.colour), BOARD_LETTERS[text.army], text.army,
                   captor=captor, dead=text.dead)  # fmt: skip


class SignItem(ThemedItem):
    """The outline that shows whose turn it is, and the bar on a seam used this turn."""

    def __init__(self, parent: QGraphicsItem, theme: Theme) -> None:
        super().__init__(parent, theme)
        self._turn = False
        self._used = False
        self.setZValue(Z_ABOVE)

    def boundingRect(self) -> QRectF:
        return _BODY.adjusted(-6, -6, 6, 6)

    def show_signs(self, turn: bool, used: bool) -> None:
        """Show whether the army at home is to move and the half-board was pushed this turn."""
        if (turn, used) != (self._turn, self._used):
            self._turn, self._used = turn, used
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,  # noqa: ARG002
        widget: QWidget | None = None,  # noqa: ARG002
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._turn:
            painter.setPen(QPen(self._theme.accent, 5))
            painter.drawPath(_frame_path(_BODY.adjusted(-2, 0, 2, 2)))
        if self._used:
            veil = QColor(self._theme.table)
            veil.setAlpha(105)
            painter.fillRect(_SQUARES, veil)
            painter.setPen(QPen(self._theme.soft_text, 6, Qt.PenStyle.DotLine))
            painter.drawLine(
                _SQUARES.topLeft() + QPointF(6, 4), _SQUARES.topRight() + QPointF(-6, 4)
            )


def _frame_path(rect: QRectF) -> QPainterPath:
    """The body's outline, round at the owner's corners and open at the seam."""
    radius = FRAME * 0.7
    path = QPainterPath(rect.topLeft())
    path.lineTo(rect.left(), rect.bottom() - radius)
    path.quadTo(rect.bottomLeft(), QPointF(rect.left() + radius, rect.bottom()))
    path.lineTo(rect.right() - radius, rect.bottom())
    path.quadTo(rect.bottomRight(), QPointF(rect.right(), rect.bottom() - radius))
    path.lineTo(rect.topRight())
    return path


class HalfBoardItem(QGraphicsPixmapItem):
    """A half-board with a cached picture of its squares and frame; its pieces are children."""

    def __init__(self, board: int, theme: Theme) -> None:
        super().__init__()
        self.board = board
        self.pose = Pose(0, 0)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.below = MarksItem(self, theme, below=True)
        self.above = MarksItem(self, theme, below=False)
        self.sign = SignItem(self, theme)
        self.plate = PlateItem(self, theme)
        self.coordinates = CoordinatesItem(self, QColor("black"))
        self._theme = theme
        self._colour = QColor("#888888")
        self._pixels = 0
        self._swapped = False
        self._camera = 0.0
        self._shadow: QGraphicsPixmapItem | None = None

    def shape(self) -> QPainterPath:
        """The whole body, so that a hit does not depend on the picture."""
        path = QPainterPath()
        path.addRect(_BODY)
        return path

    def lie(self, pose: Pose) -> None:
        """Lie so; what must be upright is turned back."""
        self.setPos(pose.centre)
        turned = (pose.angle, pose.mirrored) != (self.pose.angle, self.pose.mirrored)
        self.pose = pose
        if turned:
            self.setTransform(pose.transform())
            self._stand()

    def face(self, camera: float) -> None:
        """Keep upright what must be while the view is turned by so many degrees."""
        if camera != self._camera:
            self._camera = camera
            self._stand()

    def _stand(self) -> None:
        upright = self.pose.upright(self._camera)
        self.coordinates.stand(upright)
        self.plate.setTransform(self.pose.readable(self._camera))
        for child in self.childItems():
            if isinstance(child, PieceItem):
                child.setTransform(upright)

    def adopt(self, item: PieceItem) -> None:
        """Take a piece onto this half-board without moving it on the screen."""
        where = item.scenePos() if item.scene() is not None else None
        item.setParentItem(self)
        item.setTransform(self.pose.upright(self._camera))
        if where is not None:
            item.setPos(self.mapFromScene(where))

    def show_lifted(self, lifted: bool) -> None:
        """Show a soft shadow on the table below while a hand carries the half-board."""
        if lifted and self._shadow is None:
            self._shadow = _shadow_item(self, QRectF(-0.58, -0.34, 1.16, 0.74), WIDTH)
        elif not lifted and self._shadow is not None:
            if self.scene() is not None:
                self.scene().removeItem(self._shadow)
            self._shadow = None

    def dress(self, theme: Theme, colour: QColor, pixels: int, swapped: bool) -> None:
        """Draw the picture in an army's colour for squares of so many device pixels.

        `swapped` exchanges light and dark squares, which a mirrored half needs so that the
        colouring goes on across the seam.
        """
        wanted = (theme, colour, pixels, swapped)
        if wanted == (self._theme, self._colour, self._pixels, self._swapped):
            return
        self._theme, self._colour, self._pixels, self._swapped = wanted
        scale = pixels / SQUARE
        pixmap = QPixmap(
            max(1, round(_BODY.width() * scale)), max(1, round(_BODY.height() * scale))
        )
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixmap.width() / _BODY.width(), pixmap.height() / _BODY.height())
        painter.translate(-_BODY.topLeft())
        _paint_body(painter, theme, colour, swapped)
        painter.end()
        pixmap.setDevicePixelRatio(pixmap.width() / _BODY.width())
        self.setPixmap(pixmap)
        self.setOffset(_BODY.topLeft())
        self.coordinates.set_ink(ink_on(colour))
        for child in (self.below, self.above, self.sign, self.plate):
            child.set_theme(theme)


def _paint_body(painter: QPainter, theme: Theme, colour: QColor, swapped: bool) -> None:
    """The frame in the army's paint, the squares in the table's colours."""
    painter.setPen(QPen(colour.darker(135), 2))
    painter.setBrush(colour)
    path = _frame_path(_BODY.adjusted(1, 0, -1, -1))
    path.closeSubpath()
    painter.drawPath(path)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    for square in range(FILES * RANKS):
        centre = square_centre(square)
        light = is_light(square) is not swapped
        painter.fillRect(
            QRectF(centre.x() - SQUARE / 2, centre.y() - SQUARE / 2, SQUARE, SQUARE),
            theme.light_square if light else theme.dark_square,
        )
