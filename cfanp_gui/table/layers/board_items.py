"""Items of boards of any size: squares, zones, frame, coordinates and attached items."""

from collections.abc import Callable
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem

from cfanp_gui.core.boards import BoardSpec, Edge, split_name
from cfanp_gui.record import board_lines
from cfanp_gui.table.layers.frames import BoardFrame, FrameLook
from cfanp_gui.table.layers.lettering import font_of
from cfanp_gui.table.layers.marks import CheckLinesItem, MarksItem
from cfanp_gui.table.layers.piece_items import GhostItem, PieceItem
from cfanp_gui.table.layers.plates import PlateItem
from cfanp_gui.table.layers.pockets import PocketItem
from cfanp_gui.table.layers.surface import CACHED, ShadowItem, ThemedItem, Z, body_path
from cfanp_gui.table.layers.textures import draw_grain
from cfanp_gui.table.layout.geometry import (
    FRAME,
    OUTLINE,
    SQUARE,
    BoardArea,
    Pose,
    grown,
    square_rect,
)
from cfanp_gui.table.theme import Theme, fill, ink_on, set_colours

SLOT = 0.58 * SQUARE
"""Length of a slot."""
WIDTH = 0.06 * SQUARE
"""Width of a slot on each side of the edge."""
RIM = 0.02 * SQUARE
"""Width of the rim round a slot."""


class OpenSeamsItem(ThemedItem):
    """Item of the open seams over which pieces pass to the board beside: its half of the slots.

    There is no frame, but a slot for each square, through which the table is visible. Between them
    squares touch, and the lines of zones continue from board to board.
    """

    def __init__(self, parent: QGraphicsItem, theme: Theme, area: BoardArea) -> None:
        super().__init__(parent, theme, area.squares, Z.SEAM, bool(area.crossing))
        self._area = area

    def draw(self, painter: QPainter) -> None:
        painter.setClipRect(self._area.squares)
        rim = QColor(self._theme.soft_text)
        rim.setAlpha(150)
        ground = ground_of(self._theme)
        for edge in self._area.crossing:
            for rect in slots(self._area.spec, edge):
                for colour, wider in ((rim, RIM), (ground, 0.0)):
                    set_colours(painter, colour)
                    slot = rect.adjusted(-wider, -wider, wider, wider)
                    radius = min(slot.width(), slot.height()) / 2
                    painter.drawRoundedRect(slot, radius, radius)


def ground_of(theme: Theme) -> QColor:
    """Return the colour of slots: the table's, lightened if it is dark to be less prominent."""
    return theme.surface if theme.surface.lightness() > 128 else theme.surface.lighter(230)


def slots(spec: BoardSpec, edge: Edge) -> list[QRectF]:
    """Return the rectangles of the slots at an edge, in the board's own frame of reference."""
    upright = edge in (Edge.WEST, Edge.EAST)
    squares, across = (spec.ranks, spec.files) if upright else (spec.files, spec.ranks)
    side = across / 2 * (-1 if edge in (Edge.WEST, Edge.NORTH) else 1)
    rects = []
    for number in range(squares):
        along = number + 0.5 - squares / 2
        rect = QRectF(0, 0, 2 * WIDTH, SLOT) if upright else QRectF(0, 0, SLOT, 2 * WIDTH)
        rect.moveCenter((QPointF(side, along) if upright else QPointF(along, side)) * SQUARE)
        rects.append(rect)
    return rects


class TurnSign(Enum):
    """Sign for a board whose army is to move, which is used up, or which receives a piece."""

    TURN, USED, RECEIVES = "turn", "used", "receives"


class SignItem(ThemedItem):
    """Outline of a board that is to move or receives a piece, or the veil on a used one."""

    def __init__(
        self, parent: QGraphicsItem, theme: Theme, area: BoardArea, sign: TurnSign
    ) -> None:
        # A veil over the pieces or marks would fade their colours.
        z = Z.VEIL if sign is TurnSign.USED else Z.ABOVE
        rect = area.body.adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)
        super().__init__(parent, theme, rect, z, shown=False)
        self._area = area
        self._sign = sign
        self.sides: frozenset[Edge] = frozenset()
        """Sides that are outlined, on a board with several seats."""

    def show_sides(self, sides: frozenset[Edge]) -> None:
        """Show the outline; on a board with several seats only on given sides."""
        if sides != self.sides:
            self.sides = sides
            self.setVisible(True)
            self._repaint_rim()

    def _repaint_rim(self) -> None:
        """Repaint where the outline lies; `update`, like hiding, would repaint the whole board."""
        rect, scene = self.rect(), self.scene()
        for edge in Edge if scene is not None else ():
            across = rect.height() if edge in (Edge.NORTH, Edge.SOUTH) else rect.width()
            strip = grown(rect, (edge.opposite,), FRAME + OUTLINE - across)
            scene.update(self.mapRectToScene(strip))

    @cached_property
    def _outline(self) -> QPainterPath:
        """Return the outline of the board along its framed edges."""
        body, framed = self._area.body, self._area.framed
        return body_path(self._area, grown(body, framed, OUTLINE / 2), framed)

    def draw(self, painter: QPainter) -> None:
        squares, part = self._area.squares, self.rect()
        if self._sign is TurnSign.TURN:
            if not self.sides:
                return
            if len(self._area.seats) > 1 and len(self.sides) == 1:  # half of the board
                (side,) = self.sides
                length = part.height() if side in (Edge.NORTH, Edge.SOUTH) else part.width()
                part = grown(part, (side.opposite,), -length / 2)
            painter.setClipRect(part)
            set_colours(painter, None, self._theme.on_surface(self._theme.accent), OUTLINE)
            painter.drawPath(self._outline)
            return
        if self._sign is TurnSign.RECEIVES:
            inside = grown(squares, self._area.framed, 4).adjusted(4, 4, -4, -4)
            for colour, width in ((self._theme.accent_text, 11), (self._theme.accent, 7)):
                set_colours(painter, None, colour, width)
                painter.drawRect(inside)
            return
        fill(painter, squares, self._theme.veil)
        seam = self._area.spec.seam(Edge.NORTH)
        if seam is not None and seam.board is None:  # nothing can be pushed there
            painter.setPen(QPen(self._theme.soft_text, 6, Qt.PenStyle.DotLine))
            painter.drawLine(squares.topLeft() + QPointF(6, 4), squares.topRight() + QPointF(-6, 4))


class BoardItem(ThemedItem):
    """Item of a board, parent of its pieces; its painting is cached while the board only moves."""

    def __init__(self, area: BoardArea, theme: Theme) -> None:
        self.shadow, self._lift = ShadowItem(area.body), 1.0  # `setVisible` needs it
        super().__init__(None, theme, area.body)
        self.setCacheMode(CACHED)
        self.area, self.spec, self.board = area, area.spec, area.id
        """Area of the board, the board itself and its id."""
        self.pose = Pose(0, 0)
        self.posed: Callable[[], None] | None = None
        """Callback for a changed pose; None if nothing follows the board."""
        self.below, self.above = (MarksItem(self, theme, area.spec, low) for low in (True, False))
        self.checks = CheckLinesItem(self, theme, area)
        self.turn_sign, self.used_sign, self.receives_sign = (
            SignItem(self, theme, area, sign) for sign in TurnSign
        )
        self.seams = OpenSeamsItem(self, theme, area)
        self.plates = {edge: PlateItem(self, theme, area, edge) for edge in area.seats}
        """Name plates by edge."""
        rect = area.pocket_rect
        self.pocket = None if rect is None else PocketItem(self, theme, rect)
        self.look = FrameLook(QColor("#888888"))
        """Appearance of the frame."""
        self._before: FrameLook | None = None
        self._flowed = 1.0
        self.names = area.names
        """Present names of the squares, by index."""
        self._upright = QTransform()
        self._camera = 0.0
        self.shadow.setZValue(-1)
        self._frame = BoardFrame(area)
        self._stand()
        spec = self.spec
        self._dark = [
            [square_rect(spec, at) for at in range(spec.size) if not spec.is_light(at, exchanged)]
            for exchanged in (False, True)
        ]
        """Rectangles of the dark squares: as usual, and with light and dark exchanged."""

    @property
    def plate(self) -> PlateItem:
        """Return the first name plate. Raises IndexError for a board without seats."""
        return self.plates[self.area.seats[0]]

    def centre_of(self, index: int) -> QPointF:
        """Return the present centre of a square in the scene."""
        return self.mapToScene(square_rect(self.spec, index).center())

    def plate_under(self, point: QPointF) -> Edge | None:
        """Return the edge of the name plate under a scene point; None if there is none."""
        for edge, plate in self.plates.items():
            if plate.plate_rect.contains(plate.mapFromScene(point)):
                return edge
        return None

    def on_pocket(self, point: QPointF) -> bool:
        """Return True if a scene point lies on the pocket."""
        return self.pocket is not None and self.pocket.ground.contains(self.mapFromScene(point))

    # Pose

    def set_pose(self, pose: Pose) -> None:
        """Set the pose, and keep pieces and text upright."""
        self.setPos(pose.centre)
        before, self.pose = self.pose, pose
        if pose.moved_to(before.centre) != before:
            self.setTransform(pose.transform())
            self._stand()
        if pose.exchanged is not before.exchanged:
            self.update()
        self._cast()
        if self.posed is not None:
            self.posed()

    def set_camera(self, camera: float) -> None:
        """Keep pieces and text upright in a view turned by an angle in degrees."""
        if camera != self._camera:
            self._camera = camera
            self._stand()
            self._cast()

    @property
    def on_its_head(self) -> bool:
        """Return True if the reader sees the pocket upside down, so its order is reversed."""
        edge = self.area.seats[0] if self.area.seats else Edge.SOUTH
        return self.pose.on_its_head(self._camera, edge)

    def _stand(self) -> None:
        upright = self.pose.upright(self._camera)
        if upright != self._upright:
            self._upright = upright
            self.update()
        for edge, plate in self.plates.items():
            plate.setTransform(self.pose.readable(self._camera, edge))
        for child in self.childItems():
            if isinstance(child, PieceItem | GhostItem):
                child.setTransform(upright)

    def adopt(self, item: PieceItem) -> None:
        """Make a piece a child of this board at its present scene position and size."""
        before, where = item.parentItem(), item.scenePos() if item.scene() is not None else None
        item.setParentItem(self)
        item.setTransform(self.pose.upright(self._camera))
        if where is not None:
            item.setPos(self.mapFromScene(where))
        if isinstance(before, BoardItem) and before.pose.scale != self.pose.scale:
            item.setScale(item.scale() * before.pose.scale / self.pose.scale)

    def show_lifted(self, lifted: bool) -> None:
        """Let the shadow lie on the boards below and further away, or on the table again."""
        self._lift = 2.0 if lifted else 1.0
        self.shadow.setZValue(self.zValue() - 0.5 if lifted else -1)
        self._cast()

    def _cast(self) -> None:
        self.shadow.lie(self.pose, self._camera, self._lift)

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.shadow.setVisible(visible)

    def setOpacity(self, opacity: float) -> None:
        super().setOpacity(opacity)
        self.shadow.setOpacity(opacity)

    # Appearance

    def set_look(self, theme: Theme, look: FrameLook) -> None:
        """Use the colours of a theme and an appearance of the frame."""
        if theme is not self._theme or look != self.look:
            self.look = look
            self.update()
            self.set_theme(theme)

    def show_flow(self, before: FrameLook, part: float) -> None:
        """Show the frame's paint covering a part of its earlier paint, from 0 to 1."""
        self._before = before if part < 1.0 else None
        self._flowed = part
        self.update()

    def show_names(self, names: tuple[str, ...] | None) -> None:
        """Set the names of the squares on the frame, by index; None for the board's own names."""
        wanted = self.area.names if names is None else names
        if wanted != self.names:
            self.names = wanted
            self.update()

    def draw(self, painter: QPainter) -> None:
        painter.save()
        if self._before is not None:  # the new paint covers it as far as it has flowed
            self._frame.paint(painter, self._before, self.names, self._upright)
            painter.setClipPath(self._frame.reached(self._flowed))
        self._frame.paint(painter, self.look, self.names, self._upright)
        painter.restore()
        self._paint_squares(painter)
        self._frame.draw_shadow(painter, self._upright)
        if Edge.WEST in self.area.crossing:
            self._paint_ranks(painter)

    def _paint_squares(self, painter: QPainter) -> None:
        """Paint the squares in the table's colours, with the tints, lines and dots on them."""
        seen = painter.transform()
        askew = min(abs(seen.m11()), abs(seen.m12())) > 1e-6  # otherwise edges are sharp
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, askew)
        spec = self.spec
        fill(painter, self.area.squares, self._theme.light_square)
        painter.setBrush(self._theme.dark_square)
        painter.drawRects(self._dark[self.pose.exchanged])
        draw_grain(painter, self.area.squares, spec.files, spec.ranks, self._theme.grain)
        for zone, tint, opacity in board_lines.tints(spec):
            colour = QColor(tint)
            colour.setAlphaF(opacity)
            painter.setBrush(colour)
            painter.drawRects([square_rect(spec, index) for index in zone.squares])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(board_lines.INK)
        ink.setAlphaF(board_lines.OPACITY)
        for stroke in self._strokes:
            painter.fillPath(stroke, ink)
        set_colours(painter, QColor(board_lines.INK))
        radius, corner = board_lines.DOT * SQUARE, self.area.squares.bottomLeft()
        for x, y in board_lines.star_points(spec):
            painter.drawEllipse(corner + QPointF(x, -y) * SQUARE, radius, radius)

    @cached_property
    def _strokes(self) -> list[QPainterPath]:
        """Return the paths of the lines on the squares, which are no darker where they meet."""
        spec = self.spec
        zones = (lines for zone in spec.zones for lines in board_lines.zone_lines(spec, zone))
        strokes, corner = [], self.area.squares.bottomLeft()
        for lines in (board_lines.grid(spec), *zones):
            path = QPainterPath()
            for x, y, to_x, to_y in lines.lines:
                path.moveTo(corner + QPointF(x, -y) * SQUARE)
                path.lineTo(corner + QPointF(to_x, -to_y) * SQUARE)
            stroker = QPainterPathStroker()
            stroker.setWidth(lines.width * SQUARE)
            stroke = stroker.createStroke(path)
            stroke.setFillRule(Qt.FillRule.WindingFill)
            strokes.append(stroke)
        return strokes

    def _paint_ranks(self, painter: QPainter) -> None:
        """Number the ranks in the corners of the first file if there is no frame beside it."""
        painter.setFont(font_of(int(SQUARE * 0.22)))
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        seen, flags = painter.transform(), Qt.AlignmentFlag
        room = QRectF(-SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE).adjusted(4, 2, -4, -2)
        for index in range(0, self.spec.size, self.spec.files):
            light = self.spec.is_light(index, self.pose.exchanged)
            ground = self._theme.light_square if light else self._theme.dark_square
            ink = ink_on(ground)
            ink.setAlpha(185)
            painter.setPen(ink)
            at = square_rect(self.spec, index).center()
            shift = QTransform.fromTranslate(at.x(), at.y())
            painter.setTransform(self._upright * shift * seen)
            name = split_name(self.names[index])[1]
            painter.drawText(room, flags.AlignLeft | flags.AlignTop, name)
