"""Homes of boards in order: loose boards round a lane, groups in rows, a ring or a grid."""

import math
from collections.abc import Iterable, Sequence
from itertools import islice

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from cfanp_gui.core.boards import BoardSpec, Edge, Join, whole
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import GAP, SQUARE, BoardArea, Group, Layout, Pose

WORTH_A_ROW = 1.1
"""Factor by which another row must enlarge the squares to be worth its disorder."""
SPACE = 0.45 * SQUARE
"""Gap between two boards in a grid, horizontally and vertically."""


def homes_of(groups: Sequence[Group], aspect: float, layout: Layout) -> dict[int, Pose]:
    """Return the homes of the boards in order, for any number of groups, without overlaps.

    `aspect` is width divided by height of the view; a row is added only if it shows the squares
    notably larger.
    """
    if not groups:
        return {}
    loose, strip = geometry.strip_apart(groups)
    if all(map(is_loose, loose)):
        homes = _loose_homes([area for (area,) in loose], aspect, layout, strip)
        # In the middle of the table it lies between two boards, and all can see it.
        return homes if strip is None else {**homes, strip.id: Pose(0, 0)}
    rigid = [RigidGroup(group) for group in groups]
    if layout is Layout.ROUND and len(groups) > 1:
        return _ring(rigid)
    return _fitting_rows(rigid, aspect)


def is_loose(group: Group) -> bool:
    """Return True if a group is a single board against whose north edge others may be pushed."""
    seam = group[0].spec.seam(Edge.NORTH)
    return len(group) == 1 and seam is not None and seam.board is None


# Loose boards


def _loose_homes(
    areas: Sequence[BoardArea], aspect: float, layout: Layout, strip: BoardArea | None
) -> dict[int, Pose]:
    """Return the homes of loose boards: each has the room that the largest of them needs."""
    count = len(areas)
    ranks = 0 if strip is None else strip.spec.ranks
    if count == 1:
        down = (ranks + areas[0].spec.ranks) / 2 * SQUARE if ranks else 0
        return {areas[0].id: Pose(0, down)}
    room = largest_area(areas)
    if layout is Layout.ROUND and count > 2:
        poses = _round(room, count, strip)
    else:
        plans = [_bands(room, count, rows, ranks) for rows in range(2, count + 1)]
        sizes = [geometry.bounds((room, pose) for pose in poses) for poses in plans]
        poses = plans[_notably_largest(sizes, aspect)]
    return {
        area.id: at_the_seam(area.spec, room.spec, pose)
        for area, pose in zip(areas, poses, strict=True)
    }


def largest_area(areas: Sequence[BoardArea]) -> BoardArea:
    """Return an area with room for each of some boards, even pushed against any other."""
    files = {area.spec.files for area in areas}
    # A board with an odd number of files is offset by half a square at the seam of an even one.
    aside = len({number % 2 for number in files}) - 1
    spec = areas[0].spec._replace(
        files=max(files) + aside, ranks=max(area.spec.ranks for area in areas)
    )
    seats = tuple(edge for edge in Edge if any(edge in area.seats for area in areas))
    return BoardArea(spec, seats, any(area.pocket for area in areas))


def at_the_seam(spec: BoardSpec, room: BoardSpec, pose: Pose) -> Pose:
    """Return the pose of a board with its north edge where a larger board would have it."""
    if spec.ranks == room.ranks:
        return pose
    up = pose.transform().map(QPointF(0, (spec.ranks - room.ranks) / 2 * SQUARE))
    return pose.moved_to(pose.centre + up)


def _notably_largest(sizes: Iterable[QRectF], aspect: float) -> int:
    """Return the index of the first plan that shows squares notably larger than those before."""
    best, largest = 0, 0.0
    for index, rect in enumerate(sizes):
        size = min(aspect / rect.width(), 1 / rect.height())
        if size > largest * WORTH_A_ROW:
            best, largest = index, size
    return best


def _per_row(count: int, rows: int) -> list[int]:
    """Return the number of members of each row, the fullest rows first."""
    return [count // rows + (row < count % rows) for row in range(rows)]


def _bands(room: BoardArea, count: int, rows: int, strip: int) -> list[Pose]:
    """Return poses in bands of two facing rows, going round each band from bottom left.

    With an odd number of rows the last one has a lane to itself. Every lane has room for the ranks
    of a strip.
    """
    per_row = _per_row(count, rows)
    per_band = [per_row[row : row + 2] for row in range(0, rows, 2)]
    depth, length = room.whole.height(), room.spec.ranks * SQUARE
    # The lane takes a board with its frame and plate; two boards need none.
    lane = strip * SQUARE + (0.0 if count == 2 else depth + 2 * GAP)
    height = 2 * (depth + GAP) + lane + GAP
    pitch = room.whole.width() + 2 * GAP
    reach = (lane + length) / 2
    poses = []
    middle = 0.0
    for band, members in enumerate(per_band):
        if band:
            # A single row has no boards above its lane.
            middle += height if len(members) == 2 else (height + lane) / 2
        # The order continues around the table: from right to left along the far side.
        for number, side, angle in zip(members, (1, -1), (0.0, 180.0), strict=False):
            for index in range(number):
                across = (index - (number - 1) / 2) * pitch
                poses.append(Pose(side * across, middle + side * reach, angle))
    return poses


def _round(room: BoardArea, count: int, strip: BoardArea | None) -> list[Pose]:
    """Return poses around the table, counterclockwise from the bottom.

    The middle is as small as possible so that a board pushed against any other touches no third
    one, and a strip in the middle touches none.
    """
    inside = [] if strip is None else [(strip, Pose(0, 0))]
    ranks = 0 if strip is None else strip.spec.ranks
    middle = (room.whole.width() / 2 + GAP) / math.tan(math.pi / count)
    while True:
        centre = QPointF(0, middle + room.spec.ranks * SQUARE / 2)
        angles = [-index * 360 / count for index in range(count)]
        poses = [
            Pose(0, 0, angle % 360).moved_to(QTransform().rotate(angle).map(centre))
            for angle in angles
        ]
        visitor = (room, geometry.facing(poses[0], room.spec, room.spec, Join.ROTATE, ranks))
        if not any(geometry.overlap(visitor, (room, other)) for other in poses[1:]) and not any(
            geometry.overlap(lying, (room, pose)) for lying in inside for pose in poses
        ):
            return poses
        middle += SQUARE / 4


# Groups that lie together


class RigidGroup:
    """A group, with its bounding rectangle when its first board lies upright at (0, 0)."""

    def __init__(self, group: Group) -> None:
        self.first = group[0].id
        self._specs = [area.spec for area in group]
        poses = geometry.group_poses(self._specs, self.first, Pose(0, 0))
        self.rect: QRectF = geometry.bounds((area, poses[area.id]) for area in group)
        self.has_ends = any(
            edge is Edge.NORTH if poses[area.id].angle == 0 else edge is Edge.SOUTH
            for area in group
            for edge in area.seats
        )
        """True if a player sits at its far end."""

    def lay(self, middle: QPointF, angle: float = 0.0) -> dict[int, Pose]:
        """Return the poses of its boards for a centre and an angle in degrees."""
        turned = QTransform().rotate(angle)
        first = middle - turned.map(self.rect.center())
        return geometry.group_poses(
            self._specs, self.first, Pose(first.x(), first.y(), angle % 360)
        )


def _ring(groups: Sequence[RigidGroup]) -> dict[int, Pose]:
    """Return the homes of groups in a circle, counterclockwise from the bottom.

    A group with seats at both ends lies along the circle with its first board's end towards the
    group before it, so that a player sits between two boards; any other is upright at the bottom.
    Groups lie so near to the middle that the corners of neighbours nearly touch; two lie side by
    side.
    """
    count = len(groups)
    along = any(group.has_ends for group in groups)
    sizes = [(group.rect.height(), group.rect.width()) for group in groups]
    if not along:
        sizes = [(width, height) for height, width in sizes]
    widest = max(size[0] for size in sizes)
    inner = GAP if count == 2 else (widest / 2 + GAP) / math.tan(math.pi / count)
    homes: dict[int, Pose] = {}
    for index, (group, (_, depth)) in enumerate(zip(groups, sizes, strict=True)):
        degrees = index * 360 / count
        turned = QTransform().rotate(-degrees)
        middle = turned.map(QPointF(0, inner + depth / 2))
        homes.update(group.lay(middle, (90 if along else 0) - degrees))
    return homes


def _fitting_rows(groups: Sequence[RigidGroup], aspect: float) -> dict[int, Pose]:
    """Return the homes of groups in rows; a row is added only if squares become notably larger."""
    plans = [_rows(groups, rows) for rows in range(1, len(groups) + 1)]
    sizes = []
    for middles in plans:
        rect = QRectF()
        for group, middle in zip(groups, middles, strict=True):
            rect |= group.rect.translated(middle - group.rect.center())
        sizes.append(rect)
    homes: dict[int, Pose] = {}
    for group, middle in zip(groups, plans[_notably_largest(sizes, aspect)], strict=True):
        homes.update(group.lay(middle))
    return homes


def _rows(groups: Sequence[RigidGroup], rows: int) -> list[QPointF]:
    """Return the centres of upright groups, going round each band of two rows from bottom left."""
    waiting = iter(groups)
    members = []
    for row, number in enumerate(_per_row(len(groups), rows)):
        members.append(list(islice(waiting, number))[:: -1 if row % 2 else 1])
    # The rows by level from the top, and their heights.
    levels = sorted(range(rows), key=lambda row: row ^ 1 if row ^ 1 < rows else row)
    heights = [max(group.rect.height() for group in members[row]) for row in levels]
    tops = [sum(heights[:level]) + level * 2 * GAP for level in range(rows)]
    total = tops[-1] + heights[-1]
    middles: dict[int, QPointF] = {}
    for level, row in enumerate(levels):
        y = tops[level] + heights[level] / 2 - total / 2
        widths = [group.rect.width() for group in members[row]]
        for index, group in enumerate(members[row]):
            before, after = (
                sum(beside) + len(beside) * 2 * GAP
                for beside in (widths[:index], widths[index + 1 :])
            )
            middles[group.first] = QPointF((before - after) / 2, y)
    return [middles[group.first] for group in groups]


def grid_homes(areas: Sequence[BoardArea], aspect: float) -> dict[int, Pose]:
    """Return the homes of upright boards in rows, read like text.

    It is for games without pushing or opposite seats; `aspect` is width divided by height of the
    view. The parts of one board stay together; boards between which pieces cross do not. The number
    of boards in a row is the one that shows the squares largest.
    """
    by_id = {area.id: area for area in areas}
    parts = whole([area.spec for area in areas])
    groups = [RigidGroup(tuple(by_id[board] for board in boards)) for boards in parts]
    width = max((group.rect.width() for group in groups), default=0.0) + SPACE
    height = max((group.rect.height() for group in groups), default=0.0) + SPACE

    def square(across: int) -> float:
        down = math.ceil(len(groups) / across)
        return min(aspect / (across * width - SPACE), 1.0 / (down * height - SPACE))

    counts = range(1, len(groups) + 1)
    across = max(counts, key=lambda count: (square(count), -count), default=1)
    homes: dict[int, Pose] = {}
    for number, group in enumerate(groups):
        row, column = divmod(number, across)
        left, top = column * width, row * height
        middle = QPointF(left + (width - SPACE) / 2, top + group.rect.height() / 2)
        homes.update(group.lay(middle))
    return homes
