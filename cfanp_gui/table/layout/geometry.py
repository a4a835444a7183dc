"""Geometry of boards: areas, poses, and seams at which boards meet.

Lengths are scene units; a square is `SQUARE` wide. A board's own frame of reference has the centre
of its squares at (0, 0), its owner at the bottom and its north edge at the top.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property
from itertools import chain, count, pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPolygonF, QTransform

from cfanp_gui.core.boards import (
    STRIP,
    BoardSpec,
    Edge,
    Join,
    Pair,
    exchanged,
    linked,
    without_strip,
)
from cfanp_gui.core.game import Position

SQUARE = 60.0
FRAME = 0.34 * SQUARE
"""Width of the frame at edges that are no seam."""
OUTLINE = 8.0
"""Width of the outline round the frame of a board that is to move."""
PLATE = 0.72 * SQUARE
"""Height of a name plate."""
GAP = 0.18 * SQUARE
MARGIN = 0.2 * SQUARE
"""Width of the bare table around everything."""
POCKET = 0.95 * SQUARE
"""Width of a pocket, beside a board."""
POCKET_GAP = 0.12 * SQUARE
"""Gap between a name plate and a pocket above it."""
SIDE_PLATE = QSizeF(3.3 * SQUARE, 0.9 * SQUARE)
"""Size of a name plate of two lines that lies beside a board."""

SNAP = 0.75
"""Squares from the seam at which a dragged board snaps to it."""
LET_GO = 1.25
"""Squares from the seam at which it is released again."""
SIDEWAYS = 1.5
"""Squares a dragged board may be away from the seam's centre, along it, and still snap."""
SEEN_BEYOND = 2.25
"""Squares of a neighbour visible beside a board shown alone: the reach of a Knight."""
SEARCH_STEP = SQUARE / 3
"""Increase in radius between the circles searched for a free place."""
DIRECTIONS = 24
"""Number of places tried in each circle."""


class Layout(Enum):
    """Layout of boards in order."""

    STAGE = "stage"
    """Homes round a stage in the middle, on which the boards that matter now are enlarged."""
    ROWS = "rows"
    """In facing rows, which shows the squares largest."""
    ROUND = "round"
    """Around the table, every seam to the middle."""


# Areas of boards


class BoardArea:
    """Area of a board in its own frame of reference: squares, frame, plates, pocket."""

    def __init__(
        self,
        spec: BoardSpec,
        seats: tuple[Edge, ...] = (Edge.SOUTH,),
        pocket: bool = False,
        side: Edge | None = None,
    ) -> None:
        self.spec = spec
        self.seats = seats
        """Edges at which a player sits, each with a name plate."""
        self.pocket = pocket
        """True if the board has a pocket, which lies beside it."""
        self.side = side
        """East or west if the plate lies beside the board; None for plates along the seats."""
        self.names = spec.square_names
        """Names of its squares when it is not joined to another board, by index."""
        self.id, self.framed = spec.id, spec.framed
        """Id of the board, and its edges with a frame."""
        self.crossing = tuple(seam.edge for seam in spec.seams if seam.crossing)
        """Edges over which pieces cross to other boards."""
        self.squares = squares_rect(spec)
        """Rectangle of all squares."""
        self.body = grown(self.squares, self.framed, FRAME)
        """Rectangle of the squares and the frame around them."""

    def beyond(self, edge: Edge) -> QRectF:
        """Return the strip along an edge that shows squares of the neighbouring board."""
        return grown(self.squares, (edge,), SEEN_BEYOND * SQUARE)

    @cached_property
    def whole(self) -> QRectF:
        """Return the rectangle of the whole area: body, name plates and pocket."""
        rect = QRectF(self.body)
        for edge in self.seats:
            rect |= self.plate(edge)
        return rect if self.pocket_rect is None else rect | self.pocket_rect

    @cached_property
    def breadth(self) -> float:
        """Return the width of the area if it is centred at the middle of the squares."""
        return 2 * max(self.whole.right(), -self.whole.left())

    def plate(self, edge: Edge) -> QRectF:
        """Return the rectangle of the name plate at an edge."""
        if self.side is None:
            return self._band(edge, GAP, PLATE)
        return self._beside(self.body.bottom() - SIDE_PLATE.height(), SIDE_PLATE)

    @cached_property
    def pocket_rect(self) -> QRectF | None:
        """Return the rectangle of the pocket; None if there is none."""
        if not self.pocket or not self.seats:
            return None
        top, plate = self.body.top(), self.plate(self.seats[0])
        if self.side is not None:
            top += POCKET_GAP / 2  # another one may begin at the seam
            return self._beside(top, QSizeF(SIDE_PLATE.width(), plate.top() - POCKET_GAP - top))
        return self._beside(top, QSizeF(POCKET, max(plate.bottom(), self.body.bottom()) - top))

    def _beside(self, top: float, size: QSizeF) -> QRectF:
        """Return a rectangle beside the body: at the owner's right, unless the side is west."""
        west = self.side is Edge.WEST
        left = self.body.left() - GAP - size.width() if west else self.body.right() + GAP
        return QRectF(QPointF(left, top), size)

    def _band(self, edge: Edge, away: float, depth: float) -> QRectF:
        """Return a band along an edge, `away` units from the body and `depth` deep."""
        # At a seam it leaves room for the band of the board beside it.
        seams = {side for side in Edge if side not in self.framed} - {edge, edge.opposite}
        body = grown(self.body, seams, -GAP / 2)
        if edge is Edge.SOUTH:
            return QRectF(body.left(), body.bottom() + away, body.width(), depth)
        if edge is Edge.NORTH:
            return QRectF(body.left(), body.top() - away - depth, body.width(), depth)
        if edge is Edge.WEST:
            return QRectF(body.left() - away - depth, body.top(), depth, body.height())
        return QRectF(body.right() + away, body.top(), depth, body.height())


def grown(rect: QRectF, edges: Collection[Edge], by: float) -> QRectF:
    """Return a rectangle enlarged by a given amount at some edges of a board."""
    west, north, east, south = (
        by if edge in edges else 0.0 for edge in (Edge.WEST, Edge.NORTH, Edge.EAST, Edge.SOUTH)
    )
    return rect.adjusted(-west, -north, east, south)


Group = tuple[BoardArea, ...]
"""Boards that permanently lie together; the first one determines the place of the others."""


def areas_of(position: Position) -> tuple[BoardArea, ...]:
    """Return the areas of the boards of a position, in their order.

    The plates of two boards that are always pushed together lie beside them, at the same side.
    """
    boards = position.boards()
    pocket = position.pocket(boards[0].id) is not None
    edges: dict[int, dict[Edge, None]] = {}
    for seat in position.seats():
        edges.setdefault(seat.board, {})[seat.edge] = None
    halves, sides = without_strip(boards), dict[int, Edge]()
    if position.join is not None and len(halves) == 2:
        other = Edge.WEST if position.join is Join.ROTATE else Edge.EAST
        sides = {halves[0].id: Edge.EAST, halves[1].id: other}
    return tuple(
        BoardArea(board, tuple(edges.get(board.id, ())), pocket, sides.get(board.id))
        for board in boards
    )


def strip_apart(groups: Sequence[Group]) -> tuple[Sequence[Group], BoardArea | None]:
    """Return the groups without the strip that lies between two boards, and the strip or None."""
    rest = [group for group in groups if group[0].id != STRIP]
    return rest, next((group[0] for group in groups if group[0].id == STRIP), None)


def groups_of(areas: Sequence[BoardArea]) -> tuple[Group, ...]:
    """Return boards in groups that permanently lie together."""
    by_id = {area.id: area for area in areas}
    groups = linked([area.spec for area in areas])
    return tuple(tuple(by_id[board] for board in group) for group in groups)


# Poses of boards


@dataclass(frozen=True, slots=True)
class Pose:
    """Pose of a board; light and dark squares may be exchanged to match its neighbour."""

    x: float
    y: float
    angle: float = 0.0
    """Angle in degrees, clockwise."""
    mirrored: bool = False
    scale: float = 1.0
    """Scale relative to the size at home."""
    exchanged: bool = False

    @property
    def centre(self) -> QPointF:
        """Return the centre in the scene."""
        return QPointF(self.x, self.y)

    def transform(self) -> QTransform:
        """Return the rotation, mirroring and scale, without the translation to the centre."""
        return QTransform.fromScale(self.scale, self.scale) * self._turning()

    def _turning(self) -> QTransform:
        """Return the rotation and mirroring alone."""
        return QTransform().rotate(self.angle).scale(1, -1 if self.mirrored else 1)

    def upright(self, camera: float) -> QTransform:
        """Return the transform of children upright in a view turned by `camera` degrees."""
        back, _ = self._turning().inverted()
        return QTransform().rotate(-camera) * back

    def readable(self, camera: float, edge: Edge = Edge.SOUTH) -> QTransform:
        """Return the transform of text along an edge, turned by 180 degrees if it is on its head.

        `camera` is the angle in degrees by which the view is turned.
        """
        head = 180 if self.on_its_head(camera, edge) else 0
        along = self.angle + camera + self._turn_to(edge) - head
        return QTransform().rotate(along % 360) * self.upright(camera)

    def on_its_head(self, camera: float, edge: Edge = Edge.SOUTH) -> bool:
        """Return True if text along an edge would be upside down for the reader."""
        return 90.5 < (self.angle + camera + self._turn_to(edge)) % 360 < 269.5

    def _turn_to(self, edge: Edge) -> float:
        """Return the angle in degrees from the south edge to another; north counts as south."""
        sideways = -90.0 if self.mirrored else 90.0
        return 0.0 if edge in (Edge.SOUTH, Edge.NORTH) else sideways

    def moved_to(self, centre: QPointF) -> Pose:
        """Return the same pose at another centre."""
        x, y = centre.x(), centre.y()
        return Pose(x, y, self.angle, self.mirrored, self.scale, self.exchanged)


# Squares


def squares_rect(spec: BoardSpec) -> QRectF:
    """Return the rectangle of all squares of a board."""
    width, depth = spec.files * SQUARE, spec.ranks * SQUARE
    return QRectF(-width / 2, -depth / 2, width, depth)


def square_centre(spec: BoardSpec, index: int) -> QPointF:
    """Return the centre of a square in the board's own frame of reference."""
    file, rank = index % spec.files, index // spec.files
    return QPointF((file - (spec.files - 1) / 2) * SQUARE, ((spec.ranks - 1) / 2 - rank) * SQUARE)


def square_rect(spec: BoardSpec, index: int) -> QRectF:
    """Return the rectangle of a square in the board's own frame of reference."""
    centre = square_centre(spec, index)
    return QRectF(centre.x() - SQUARE / 2, centre.y() - SQUARE / 2, SQUARE, SQUARE)


def square_at(spec: BoardSpec, point: QPointF) -> int | None:
    """Return the square at a point of the board's own frame of reference; None outside all."""
    file = math.floor(point.x() / SQUARE + spec.files / 2)
    rank = math.floor(spec.ranks / 2 - point.y() / SQUARE)
    return spec.at(file, rank)


# Seams of boards


def facing(pose: Pose, spec: BoardSpec, other: BoardSpec, join: Join, between: int = 0) -> Pose:
    """Return the pose in which another board lies with its north edge at a board's north edge.

    `between` is the number of ranks of a strip between them. Boards of different widths are
    centred, half a square to the left if the centre falls between two files; mirrored
    (`Join.REFLECT`) they lie with their first files in line.
    """
    if join is Join.REFLECT:
        aside = (other.files - spec.files) / 2
    else:
        aside = -0.5 if (other.files - spec.files) % 2 else 0.0
    away = QPointF(aside * SQUARE, -((spec.ranks + other.ranks) / 2 + between) * SQUARE)
    there = pose.transform().map(away)
    x, y = pose.x + there.x(), pose.y + there.y()
    if join is Join.REFLECT:
        return Pose(x, y, pose.angle, not pose.mirrored, pose.scale)
    return Pose(x, y, (pose.angle + 180) % 360, pose.mirrored, pose.scale)


def pair_poses(
    pose: Pose, spec: BoardSpec, other: BoardSpec, join: Join, strip: BoardSpec | None
) -> dict[int, Pose]:
    """Return the poses of two boards pushed together and their strip, by the first one's pose."""
    lower = min(spec, other)
    between = 0 if strip is None else strip.ranks
    poses = {spec.id: pose, other.id: facing(pose, spec, other, join, between)}
    if strip is not None:
        poses[STRIP] = beside(poses[lower.id], lower, Edge.NORTH, strip)
    boards = exchanged(spec, other, join, strip)
    return {board: replace(its, exchanged=board in boards) for board, its in poses.items()}


def beside(pose: Pose, spec: BoardSpec, edge: Edge, other: BoardSpec) -> Pose:
    """Return the pose of a board that lies at an edge of another one, turned the same way.

    To the west and east their first ranks are in line, to the north and south their first files.
    """
    files, ranks = (spec.files + other.files) / 2, (spec.ranks + other.ranks) / 2
    first_rank, first_file = (spec.ranks - other.ranks) / 2, (other.files - spec.files) / 2
    away = -1 if edge in (Edge.WEST, Edge.NORTH) else 1
    aside = edge in (Edge.WEST, Edge.EAST)
    step = QPointF(away * files, first_rank) if aside else QPointF(first_file, away * ranks)
    return pose.moved_to(pose.centre + pose.transform().map(step * SQUARE))


def group_poses(group: Sequence[BoardSpec], board: int, pose: Pose) -> dict[int, Pose]:
    """Return a group's poses, given one of them. Raises ValueError for edges that cannot meet."""
    by_id = {spec.id: spec for spec in group}
    poses = {board: pose}
    waiting = [board]
    while waiting:
        placed = by_id[waiting.pop(0)]
        for seam in placed.fixed_to():
            other = None if seam.board is None else by_id.get(seam.board)
            if other is None or other.id in poses:
                continue
            if (seam.edge, seam.other) == (Edge.NORTH, Edge.NORTH):
                poses[other.id] = facing(poses[placed.id], placed, other, Join.ROTATE)
            elif seam.other is seam.edge.opposite:
                poses[other.id] = beside(poses[placed.id], placed, seam.edge, other)
            else:
                edges = f"{seam.edge.value} and {seam.other.value}"
                raise ValueError(f"the edges {edges} cannot meet at a seam")
            waiting.append(other.id)
    return poses


def snaps(centre: QPointF, there: Pose, target: Pose, held: bool) -> bool:
    """Return True if a board with a centre snaps to its pose `there`, or stays `held` there."""
    off = there.centre - centre
    slack = LET_GO - SNAP if held else 0.0
    reach = QPointF(SIDEWAYS + slack, SNAP + slack) * SQUARE
    if off.manhattanLength() > 2 * reach.x() * target.scale:
        return False
    back, _ = target.transform().inverted()
    offset = back.map(off)
    return abs(offset.y()) <= reach.y() and abs(offset.x()) <= reach.x()


def host_of(
    pair: Pair, poses: Mapping[int, Pose] | Sequence[Pose], camera: float = 0.0
) -> tuple[int, int]:
    """Return the board of a pair nearer to the reader, which stays in place, and the other.

    `camera` is the angle in degrees by which the view is turned.
    """
    seen = QTransform().rotate(camera)
    lower, upper = (seen.map(poses[board].centre).y() for board in pair)
    return (pair.upper, pair.lower) if upper > lower + SQUARE else (pair.lower, pair.upper)


# Places in the scene


Lying = tuple[BoardArea, Pose]
"""Area and pose of a board."""


def outline(area: BoardArea, pose: Pose) -> QRectF:
    """Return the bounding rectangle of a board with its plates and pocket, in the scene."""
    return pose.transform().mapRect(area.whole).translated(pose.centre)


def footprint(area: BoardArea, pose: Pose) -> QPolygonF:
    """Return the corners of a board with its plates and pocket, in the scene."""
    return laid_rect(area.whole, pose)


def laid_rect(rect: QRectF, pose: Pose) -> QPolygonF:
    """Return the corners of a rectangle of a board that lies in a pose, in the scene."""
    return pose.transform().map(QPolygonF(rect)).translated(pose.centre)


def bounds(lying: Iterable[Lying]) -> QRectF:
    """Return the bounding rectangle of some boards."""
    rect = QRectF()
    for area, pose in lying:
        rect |= outline(area, pose)
    return rect


def overlap(lying: Lying, other: Lying) -> bool:
    """Return True if two boards overlap; touching does not count."""
    return _common(lying, other) > 1.0


def nearest_free(moving: Sequence[Lying], others: Sequence[Lying]) -> QPointF:
    """Return a nearly shortest step after which some boards overlap none of the others."""
    angles = [2 * math.pi * turn / DIRECTIONS for turn in range(DIRECTIONS)]
    circle = [QPointF(math.cos(angle), math.sin(angle)) for angle in angles]
    steps = (way * (radius * SEARCH_STEP) for radius in count(1) for way in circle)
    return next(
        step
        for step in chain([QPointF(0, 0)], steps)
        if not any(
            overlap((area, pose.moved_to(pose.centre + step)), other)
            for area, pose in moving
            for other in others
        )
    )


def covered(below: Iterable[Lying], above: Sequence[Lying]) -> float:
    """Return the part of some boards that lies under others on top of them, from 0 to 1."""
    common = total = 0.0
    for lying in below:
        total += _area(footprint(*lying))
        common += sum(_common(lying, over) for over in above)
    return common / total


def _common(lying: Lying, other: Lying) -> float:
    """Return the area that two boards share."""
    if not outline(*lying).intersects(outline(*other)):
        return 0.0
    common = footprint(*lying).intersected(footprint(*other))
    return _area(common) if common.size() else 0.0


def _area(polygon: QPolygonF) -> float:
    points = polygon.toList()
    ends = pairwise([*points, *points[:1]])
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in ends) / 2)


def square_when_fitted(lying: Iterable[Lying], width: float, height: float) -> float:
    """Return the width of a square, in view units, if the boards fill a view of a given size."""
    rect = bounds(lying)
    return SQUARE * min(width / rect.width(), height / rect.height())
