"""Arrows between squares of any boards, over the pieces, and rings round squares, behind them.

Several owners can show arrows at once, each under its own name; changes by one owner do not affect
the arrows of others. Arrows follow the boards when they glide, turn or are dragged.
"""

import math
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.wording import Badge
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.camera import scale_of
from cfanp_gui.table.layers.badge import BadgeLook, look_of_badge
from cfanp_gui.table.layers.board_layer import BoardLayer
from cfanp_gui.table.layers.surface import CONTRAST, SmoothDrawing, Z
from cfanp_gui.table.layout.geometry import SQUARE, square_rect
from cfanp_gui.table.theme import DEAD, Theme, pen_of, set_colours

Z_ARROWS = 5e5
"""Z value above every board, however often it was raised, and below questions and badges."""
_SHAFT = 0.085
_HEAD = (0.34, 0.30)
"""Width of a shaft (above), and length and width of a head, as parts of a square."""
_OPEN = 0.45
"""Part of a dashed arrow's head that is left open, in either direction."""
_START, _STOP = 0.30, 0.16
"""Distances from the centres of their squares at which arrows begin and end, in squares."""
_BADGE = 0.19
"""Radius of the badge on the tail, in squares."""
_RING, _ROUNDING = 0.45, 0.14
"""Reach of a ring from a square's centre, and the radius of its corners, in squares."""
_DASH = (0.26, 0.15)
"""Lengths of the dashes and of the gaps between them, in squares."""
_APART = 0.26
"""Distance between arrows that join the same squares, in squares."""
_EDGES = (0.055, 0.03)
"""Reach of the dark edge round the paint, and of the light edge within it, in squares."""
_LEAST = (2.5, 2.0, 1.0)
"""Least widths in pixels of a shaft, and of its dark and light edges."""
_ROOM = 0.6
"""Largest reach of an arrow to the side of its line, in squares."""


@dataclass(frozen=True, slots=True)
class ArrowShape:
    """An arrow from square to square."""

    source: Square
    target: Square
    army: int | None = None
    """Army that determines its paint and the badge on its tail; None for no army."""
    dashed: bool = False
    """True for a less prominent arrow, such as a defence; attacks and moves are solid."""
    colour: str = ""
    """Colour of an arrow without an army, as ``#rrggbb``; empty for the neutral colour."""


@dataclass(frozen=True, slots=True)
class RingShape:
    """A ring round a square."""

    square: Square
    army: int | None = None
    """Army that determines its paint; None for no army."""
    dashed: bool = False
    colour: str = ""
    """As in `ArrowShape`."""


@dataclass(frozen=True, slots=True)
class Ink:
    """Colour and badge of an arrow."""

    colour: QColor
    badge: BadgeLook | None = None
    """Badge on its tail; None for no badge."""


class Arrows:
    """Arrows and rings over a table, by the names of their owners."""

    def __init__(
        self, scene: QGraphicsScene, session: GameSession, boards: BoardLayer, theme: Theme
    ) -> None:
        self._scene = scene
        self._session = session
        self._boards = boards
        self._theme = theme
        self.arrows: dict[str, tuple[ArrowShape, ...]] = {}
        """Arrows shown, by the names of their owners."""
        self.rings: dict[str, tuple[RingShape, ...]] = {}
        """Rings shown, by the names of their owners."""
        self.items: list[ArrowItem | RingItem] = []
        """Items drawn, in drawing order."""

    def show(
        self, owner: str, arrows: Iterable[ArrowShape], rings: Iterable[RingShape] = ()
    ) -> None:
        """Show arrows and rings, each once, until others of the owner replace them."""
        wanted, marked = tuple(dict.fromkeys(arrows)), tuple(dict.fromkeys(rings))
        if (wanted, marked) == (self.arrows.get(owner, ()), self.rings.get(owner, ())):
            return
        for stored, shapes in ((self.arrows, wanted), (self.rings, marked)):
            stored.pop(owner, None)
            if shapes:
                stored[owner] = shapes  # type: ignore[assignment]
        self._rebuild()

    def clear(self, owner: str) -> None:
        """Remove an owner's arrows and rings."""
        self.show(owner, ())

    def refresh(self, theme: Theme) -> None:
        """Update paint and badges from the theme and the position."""
        self._theme = theme
        for item in self.items:
            if (ink := self._ink(item.drawn)) != item.ink:
                item.ink = ink
                item.update()

    def _rebuild(self) -> None:
        """Rebuild the items, the longest arrows lowest, so that none hides a shorter one."""
        for item in self.items:
            self._scene.removeItem(item)
        arrows = [shape for shapes in self.arrows.values() for shape in shapes]
        rings = [shape for shapes in self.rings.values() for shape in shapes]
        lanes = _lanes(dict.fromkeys(arrows))
        self.items = []
        for ring in dict.fromkeys(rings):
            board = self._boards.items[ring.square.board]
            self.items.append(RingItem(ring, self._ink(ring), board.spec))
            self.items[-1].setParentItem(board)
        self.items += [ArrowItem(shape, self._ink(shape), lane) for shape, lane in lanes.items()]
        for item in self.items:
            if isinstance(item, ArrowItem):
                self._scene.addItem(item)
        watch = self.follow if self.items else None
        for board in self._boards.items.values():
            board.posed = watch
        self.follow()

    def follow(self) -> None:
        """Move the items to the present places of their boards."""
        for item in self.items:
            if isinstance(item, RingItem):
                continue  # it moves along with its board
            boards = [self._boards.items[square.board] for square in item.squares]
            item.setVisible({board.board for board in boards} <= self._boards.on_table)
            ends = zip(boards, item.squares, strict=True)
            centres = [board.centre_of(square.index) for board, square in ends]
            item.lie(centres, [board.pose.scale * SQUARE for board in boards])

    def _ink(self, shape: ArrowShape | RingShape) -> Ink:
        """Return the present paint and badge of a shape's army; neutral without an army."""
        if shape.army is None:
            return Ink(QColor(shape.colour) if shape.colour else self._theme.accent)
        session = self._session
        at = shape.square if isinstance(shape, RingShape) else shape.source
        piece = session.position.pieces().get(at)
        if piece is None or piece.army != shape.army:
            piece = Piece(next(iter(session.game.piece_types)), shape.army)
        style = session.position.style(piece)
        badge = Badge(style.label, style.paint, style.captor, style.dead)
        look = look_of_badge(badge, session.match.colours)
        return Ink(DEAD if style.dead else QColor(look.colour), look if look.label else None)


def _lanes(arrows: Iterable[ArrowShape]) -> dict[ArrowShape, float]:
    """Return the number of lanes that each arrow runs to the left of the centre line."""
    # Those that join the same two squares, in either direction, run side by side.
    together: dict[frozenset[Square], list[ArrowShape]] = {}
    for shape in arrows:
        together.setdefault(frozenset((shape.source, shape.target)), []).append(shape)
    lanes = {}
    for shapes in together.values():
        for number, shape in enumerate(shapes):
            lane = number - (len(shapes) - 1) / 2
            # The left side of one direction is the right side of the other.
            lanes[shape] = lane if shape.source <= shape.target else -lane
    return lanes


class _Overlay(SmoothDrawing, QGraphicsItem):
    """Item over the pieces that follows boards and ignores the mouse."""

    def __init__(self, drawn: ArrowShape | RingShape, ink: Ink) -> None:
        super().__init__()
        self.setZValue(Z_ARROWS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.drawn, self.ink = drawn, ink
        ends = (drawn.square,) if isinstance(drawn, RingShape) else (drawn.source, drawn.target)
        self.squares = ends
        self._rect = QRectF()
        self._size = SQUARE

    def boundingRect(self) -> QRectF:
        return self._rect

    def _widths(self, painter: QPainter) -> tuple[float, float, float]:
        """Return the width of the paint, and the reach of the dark and the light edge round it."""
        pixel = 1 / max(scale_of(painter.worldTransform()), 1e-6)
        wide = (self._size * part for part in (_SHAFT, *_EDGES))
        shaft, dark, light = map(max, wide, (pixels * pixel for pixels in _LEAST))
        return shaft, dark, light


class ArrowItem(_Overlay):
    """Item of one arrow, in scene units."""

    def __init__(self, shape: ArrowShape, ink: Ink, lane: float) -> None:
        super().__init__(shape, ink)
        self._lane = lane
        self._ends = [SQUARE, SQUARE]
        self.line = QLineF()
        """Line from its badge to its point."""

    def lie(self, centres: list[QPointF], sizes: list[float]) -> None:
        """Lay the arrow between the centres of two squares of given sizes."""
        start, end = centres
        length, along, aside = _axes(QLineF(start, end))
        self.prepareGeometryChange()
        self._size = min(sizes)
        # The head is read on the target's board, the badge on the source's board.
        self._ends = [(size * self._size) ** 0.5 for size in sizes]
        self.setZValue(Z_ARROWS - min(length, 1e5) / 1e6)
        aside *= self._lane * _APART * self._size
        from_, to = _START * sizes[0], _STOP * sizes[1]
        if from_ + to > 0.6 * length:  # boards that overlap for a moment
            from_ = to = 0.2 * length
        self.line = QLineF(start + along * from_ + aside, end - along * to + aside)
        room = _ROOM * max(self._ends) + _LEAST[1]
        box = QRectF(self.line.p1(), self.line.p2()).normalized()
        self._rect = box.adjusted(-room, -room, room, room)
        self.update()

    def draw(self, painter: QPainter) -> None:
        shaft, dark, light = self._widths(painter)
        path = _arrow_path(self.line, self._ends[1], shaft, self.drawn.dashed)
        for colour, reach in zip(CONTRAST, (dark, light), strict=True):
            painter.strokePath(path, pen_of(colour, 2 * reach))
        painter.fillPath(path, self.ink.colour)
        if self.drawn.dashed:  # on short arrows the open head shows that they are dashed
            length, along, aside = _axes(self.line)
            head, _ = sizes = _head(length, self._ends[1], shaft)
            long, wide = (_OPEN * size for size in sizes)
            # A triangle's middle is a third of its height above its base.
            base = self.line.p2() - along * (head * 2 / 3 + long / 3)
            hollow = [base + aside * wide, base + along * long, base - aside * wide]
            painter.fillPath(_closed(hollow), CONTRAST[1])
        if self.ink.badge is None:
            return
        seen = painter.worldTransform()
        radius = max(_BADGE * self._ends[0], 6.5 / max(scale_of(seen), 1e-6))
        radius = min(radius, (_ROOM - 0.1) * self._ends[0])
        box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        # Letters are upright at any rotation of the view.
        painter.translate(self.line.p1())
        painter.rotate(-math.degrees(math.atan2(seen.m12(), seen.m11())))
        set_colours(painter, CONTRAST[1])
        painter.drawEllipse(box.adjusted(-dark, -dark, dark, dark))
        self.ink.badge.draw(painter, box)


def _axes(line: QLineF) -> tuple[float, QPointF, QPointF]:
    """Return the length of a line, and unit vectors along it and to its left."""
    length = max(line.length(), 1e-6)
    along = QPointF(line.dx(), line.dy()) / length
    return length, along, QPointF(along.y(), -along.x())


def _head(length: float, size: float, shaft: float) -> tuple[float, float]:
    """Return the length and half the width of an arrow's head."""
    return min(_HEAD[0] * size, 0.7 * length), max(_HEAD[1] * size, 2.6 * shaft) / 2


def _closed(*shapes: list[QPointF]) -> QPainterPath:
    """Return a path of polygons."""
    path = QPainterPath()
    for corners in shapes:
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
    return path


def _arrow_path(line: QLineF, size: float, shaft: float, dashed: bool) -> QPainterPath:
    """Return the outline of an arrow on squares of a size; if dashed, of its head and dashes."""
    length, along, aside = _axes(line)
    head, wide = _head(length, size, shaft)
    neck = length - head
    half = shaft / 2

    def at(forward: float, left: float) -> QPointF:
        return line.p1() + along * forward + aside * left

    tip = [at(neck, -wide), at(length, 0), at(neck, wide)]
    if not dashed:
        return _closed([at(0, half), at(0, -half), at(neck, -half), *tip, at(neck, half)])
    shapes = [tip]
    dash, gap = (part * size for part in _DASH)
    end = neck - gap  # the dashes are counted from the head, the last may lie below the badge
    while end > 0:
        start = max(0.0, end - dash)
        shapes.append([at(start, half), at(start, -half), at(end, -half), at(end, half)])
        end -= dash + gap
    return _closed(*shapes)


class RingItem(_Overlay):
    """Item of one ring round a square, a child of its board and below the pieces."""

    def __init__(self, shape: RingShape, ink: Ink, spec: BoardSpec) -> None:
        super().__init__(shape, ink)
        self.setZValue((Z.BELOW + Z.PIECE) / 2)
        self._rect = square_rect(spec, shape.square.index)

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setClipRect(self._rect)
        shaft, dark, light = self._widths(painter)
        reach, radius = _RING * SQUARE, _ROUNDING * SQUARE
        place = QRectF(-reach, -reach, 2 * reach, 2 * reach).translated(self._rect.center())
        colours = (*CONTRAST, self.ink.colour)
        for colour, wide in zip(colours, (shaft + 2 * dark, shaft + 2 * light, shaft), strict=True):
            pen = QPen(colour, wide)
            if self.drawn.dashed:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([dash * SQUARE / wide for dash in _DASH])
            painter.setPen(pen)
            painter.drawRoundedRect(place, radius, radius)
