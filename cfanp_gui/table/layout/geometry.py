"""Where half-boards lie: the order around the table, poses, and how two of them snap together.

Lengths are scene units; a square is `SQUARE` wide. A half-board's own frame has its centre at
(0, 0), its owner at the bottom and its seam at the top, at y = -2 squares.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import FILES, RANKS

SQUARE = 60.0
FRAME = 0.34 * SQUARE
"""Width of the frame on the three sides that are no seam."""
PLATE = 0.72 * SQUARE
"""Height of a name plate."""
GAP = 0.18 * SQUARE
TRAY = 0.95 * SQUARE
"""Height of the tray for a stockpile, behind the name plate."""
TRAY_GAP = 0.12 * SQUARE
"""Between a name plate and its tray."""

WIDTH = FILES * SQUARE + 2 * FRAME
DEPTH = RANKS * SQUARE + FRAME

SNAP = 0.75
"""Squares from the seam at which a dragged half-board snaps to it."""
LET_GO = 1.25
"""Squares from the seam at which it lets go again."""
WORTH_A_ROW = 1.1
"""How many times as large another row has to show the squares to be worth its disorder."""
SIDEWAYS = 1.5
"""Squares a dragged half-board may lie beside the seam's middle and still snap."""


Group = tuple[int, ...]
"""What a hand lays as one: a half-board's number, or two of half-boards whose seam is fixed.

Of two the one that White starts on is first.
"""


class Layout(Enum):
    """How half-boards lie in order."""

    ROWS = "rows"
    """In facing rows, which shows the squares largest."""
    ROUND = "round"
    """Around the table, every seam to the middle."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a half-board lies: its centre, its angle in degrees, and whether it is mirrored."""

    x: float
    y: float
    angle: float = 0.0
    mirrored: bool = False

    @property
    def centre(self) -> QPointF:
        """The centre in the scene."""
        return QPointF(self.x, self.y)

    def transform(self) -> QTransform:
        """Turning and mirroring, without the place."""
        turned = QTransform()
        turned.rotate(self.angle)
        if self.mirrored:
            turned.scale(1, -1)
        return turned

    def upright(self, camera: float) -> QTransform:
        """What a child of the half-board is turned by to stand upright on the screen.

        `camera` is the angle in degrees by which the view itself is turned.
        """
        reader = QTransform()
        reader.rotate(-camera)
        back, _ = self.transform().inverted()
        return reader * back

    def readable(self, camera: float) -> QTransform:
        """What writing along the half-board's edges is turned by so that it can be read.

        It stays along the edge and is turned round only where it would stand on its head.
        """
        along = (self.angle + camera) % 360
        if self.on_its_head(camera):
            along -= 180
        turned = QTransform()
        turned.rotate(along)
        return turned * self.upright(camera)

    def on_its_head(self, camera: float) -> bool:
        """Whether writing along the edges would stand on its head for the reader."""
        return 90.5 < (self.angle + camera) % 360 < 269.5

    def moved_to(self, centre: QPointF) -> Pose:
        """The same turn at another centre."""
        return Pose(centre.x(), centre.y(), self.angle, self.mirrored)


def square_centre(square: int) -> QPointF:
    """The centre of a local square in the half-board's own frame."""
    file, rank = square % FILES, square // FILES
    return QPointF((file - (FILES - 1) / 2) * SQUARE, ((RANKS - 1) / 2 - rank) * SQUARE)


def square_at(point: QPointF) -> int | None:
    """The local square under a point of the half-board's own frame; None beside the squares."""
    file = math.floor(point.x() / SQUARE + FILES / 2)
    rank = math.floor(RANKS / 2 - point.y() / SQUARE)
    if 0 <= file < FILES and 0 <= rank < RANKS:
        return rank * FILES + file
    return None


def facing(target: Pose, join: Join) -> Pose:
    """The pose in which a half-board lies against the seam of another."""
    away = target.transform().map(QPointF(0, -RANKS * SQUARE))
    x, y = target.x + away.x(), target.y + away.y()
    if join is Join.REFLECT:
        return Pose(x, y, target.angle, not target.mirrored)
    return Pose(x, y, (target.angle + 180) % 360, target.mirrored)


def snaps(dragged: QPointF, target: Pose, join: Join, held: bool) -> bool:
    """Whether a half-board whose centre the hand holds somewhere snaps to a target's seam.

    `held` is whether it is snapped there already: it lets go later than it snaps.
    """
    spot = facing(target, join).centre - dragged
    back, _ = target.transform().inverted()
    offset = back.map(spot)
    slack = LET_GO - SNAP if held else 0.0
    return (
        abs(offset.y()) <= (SNAP + slack) * SQUARE
        and abs(offset.x()) <= (SIDEWAYS + slack) * SQUARE
    )


def home_poses(count: int, aspect: float, layout: Layout = Layout.ROWS) -> list[Pose]:
    """Where half-boards lie in order, for any number of them, without overlaps.

    In rows they face each other over a lane, into which one half-board is pushed against
    another. `aspect` is width by height of the view; as many rows are used as show the squares
    notably larger than fewer would.
    """
    if layout is Layout.ROUND and count > 2:
        return _round(count)
    best: list[Pose] = []
    largest = 0.0
    for rows in range(2, count + 1):
        poses = _rows(count, rows)
        rect = bounds(poses)
        size = min(aspect / rect.width(), 1 / rect.height())
        if size > largest * WORTH_A_ROW:
            best, largest = poses, size
    return best


def _round(count: int) -> list[Pose]:
    """Half-boards around the table against the clock, the first at the bottom.

    The middle is as small as it can be so that a half-board pushed against any other touches no
    third one.
    """
    middle = (WIDTH / 2 + GAP) / math.tan(math.pi / count)
    while True:
        poses = [_seated(index * 360 / count, middle) for index in range(count)]
        visitor = facing(poses[0], Join.ROTATE)
        if not any(overlap(visitor, other) for other in poses[1:]):
            return poses
        middle += SQUARE / 4


def _seated(degrees: float, middle: float) -> Pose:
    """A half-board whose seam has a distance from the table's middle, so far round it."""
    turned = QTransform()
    turned.rotate(-degrees)
    centre = turned.map(QPointF(0, middle + RANKS * SQUARE / 2))
    return Pose(centre.x(), centre.y(), -degrees % 360)


def _rows(count: int, rows: int) -> list[Pose]:
    """Half-boards in bands of two facing rows, running round each band from bottom left.

    With an odd number of rows the last one has a lane to itself.
    """
    per_row = [count // rows + (1 if row < count % rows else 0) for row in range(rows)]
    per_band = [per_row[row : row + 2] for row in range(0, rows, 2)]
    # The lane takes a half-board with its frame and plate; two half-boards need none.
    lane = 0.0 if count == 2 else RANKS * SQUARE + FRAME + 3 * GAP + PLATE
    height = 2 * (DEPTH + PLATE + 2 * GAP) + lane + GAP
    pitch = WIDTH + 2 * GAP
    reach = (lane + RANKS * SQUARE) / 2
    poses = []
    middle = 0.0
    for band, members in enumerate(per_band):
        below = members[0]
        above = members[1] if len(members) == 2 else 0
        if band:
            # A single row has no half-boards above its lane.
            middle += height if above else (height + lane) / 2
        for index in range(below):
            poses.append(Pose((index - (below - 1) / 2) * pitch, middle + reach))
        for index in range(above):
            # The order runs on around the table: from right to left along the far side.
            poses.append(Pose(((above - 1) / 2 - index) * pitch, middle - reach, 180.0))
    return poses


_OWN = QRectF(-WIDTH / 2, -RANKS * SQUARE / 2, WIDTH, RANKS * SQUARE + FRAME + GAP + PLATE)
_WITH_TRAY = _OWN.adjusted(0, 0, 0, TRAY_GAP + TRAY)


def tray_rect() -> QRectF:
    """The tray for a stockpile in the half-board's own frame."""
    return QRectF(_OWN.left(), _OWN.bottom() + TRAY_GAP, WIDTH, TRAY)


def _own(tray: bool) -> QRectF:
    return _WITH_TRAY if tray else _OWN


def outline(pose: Pose, tray: bool = False) -> QRectF:
    """The upright rectangle that holds a half-board with its frame, name plate and perhaps tray."""
    return pose.transform().mapRect(_own(tray)).translated(pose.centre)


def footprint(pose: Pose, tray: bool = False) -> QPolygonF:
    """The corners of a half-board with its frame, name plate and perhaps tray."""
    return pose.transform().map(QPolygonF(_own(tray))).translated(pose.centre)


def overlap(one: Pose, other: Pose, tray: bool = False) -> bool:
    """Whether two half-boards with their plates lie on one another; touching is not that."""
    return _common(one, other, tray) > 1.0


def covered(one: Pose, other: Pose, tray: bool = False) -> float:
    """Which part of a half-board with its plate lies under another on top of it, from 0 to 1."""
    own = _own(tray)
    return _common(one, other, tray) / (own.width() * own.height())


def _common(one: Pose, other: Pose, tray: bool) -> float:
    common = footprint(one, tray).intersected(footprint(other, tray))
    return _area(common) if common.size() else 0.0


def _area(polygon: QPolygonF) -> float:
    points = [polygon.at(index) for index in range(polygon.size())]
    return abs(
        sum(
            a.x() * b.y() - b.x() * a.y()
            for a, b in zip(points, points[1:] + points[:1], strict=True)
        )
        / 2
    )


def bounds(poses: Iterable[Pose], tray: bool = False) -> QRectF:
    """The rectangle all half-boards take up together."""
    rect = QRectF()
    for pose in poses:
        rect = rect.united(outline(pose, tray))
    return rect


def square_when_fitted(
    poses: Iterable[Pose], width: float, height: float, tray: bool = False
) -> float:
    """How wide a square is shown where half-boards fill a view of a size, in its units."""
    rect = bounds(poses, tray)
    return SQUARE * min(width / rect.width(), height / rect.height())


def place_in_scene(place: Square, pose: Pose) -> QPointF:
    """The centre of a square in the scene."""
    return pose.transform().map(square_centre(place.index)) + pose.centre


def host_of(
    pair: Pair, poses: Mapping[int, Pose] | Sequence[Pose], camera: float = 0.0
) -> tuple[int, int]:
    """Which half-board of a pair stays where it lies, and which one visits it.

    The one nearer to the reader stays, so that the joined board lies as its reader sits;
    `camera` is the angle in degrees by which the view is turned.
    """
    lower, upper = pair
    seen = QTransform()
    seen.rotate(camera)
    depth = [seen.map(poses[board].centre).y() for board in pair]
    if depth[1] > depth[0] + SQUARE:
        return upper, lower
    return lower, upper
