"""Homes of boards in order: loose boards round a lane, whole groups in rows or a ring."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from cfanp_gui.core.boards import BoardSpec, Edge, Join
from cfanp_gui.table.layout.geometry import (
    GAP,
    SQUARE,
    BoardArea,
    Group,
    Layout,
    Pose,
    bounds,
    facing,
    group_poses,
    overlap,
    strip_apart,
)

WORTH_A_ROW = 1.1
"""Factor by which another row must enlarge the squares to be worth its disorder."""


def homes_of(groups: Sequence[Group], aspect: float, layout: Layout) -> dict[int, Pose]:
    """Return the homes of the boards in order, for any number of groups, without overlaps.

    `aspect` is width divided by height of the view; a row is added only if it shows the squares
    notably larger.
    """
    if not groups:
        return {}
    loose, strip = strip_apart(groups)
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
    """Return the homes of loose boards: each has the room that the largest of them needs.

    The middle of the table is left to a strip.
    """
    count = len(areas)
    ranks = 0 if strip is None else strip.spec.ranks
    if count == 1:
        down = (ranks + areas[0].spec.ranks) / 2 * SQUARE if ranks else 0
        return {areas[0].id: Pose(0, down)}
    room = largest_area(areas)
    if layout is Layout.ROUND and count > 2:
        poses = _round(room, count, strip)
    else:
        poses = _facing_rows(room, count, aspect, ranks)
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


def _facing_rows(room: BoardArea, count: int, aspect: float, strip: int) -> list[Pose]:
    """Return poses in rows that face each other over a lane, into which boards are pushed."""
    best: list[Pose] = []
    largest = 0.0
    for rows in range(2, count + 1):
        poses = _bands(room, count, rows, strip)
        rect = bounds((room, pose) for pose in poses)
        size = min(aspect / rect.width(), 1 / rect.height())
        if size > largest * WORTH_A_ROW:
            best, largest = poses, size
    return best


def _bands(room: BoardArea, count: int, rows: int, strip: int) -> list[Pose]:
    """Return poses in bands of two facing rows, going round each band from bottom left.

    With an odd number of rows the last one has a lane to itself. Every lane has room for the ranks
    of a strip.
    """
    per_row = [count // rows + (1 if row < count % rows else 0) for row in range(rows)]
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
        below = members[0]
        above = members[1] if len(members) == 2 else 0
        if band:
            # A single row has no boards above its lane.
            middle += height if above else (height + lane) / 2
        for index in range(below):
            poses.append(Pose((index - (below - 1) / 2) * pitch, middle + reach))
        for index in range(above):
            # The order continues around the table: from right to left along the far side.
            poses.append(Pose(((above - 1) / 2 - index) * pitch, middle - reach, 180.0))
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
        poses = [_seated(room, index * 360 / count, middle) for index in range(count)]
        visitor = (room, facing(poses[0], room.spec, room.spec, Join.ROTATE, ranks))
        if not any(overlap(visitor, (room, other)) for other in poses[1:]) and not any(
            overlap(lying, (room, pose)) for lying in inside for pose in poses
        ):
            return poses
        middle += SQUARE / 4


def _seated(room: BoardArea, degrees: float, middle: float) -> Pose:
    """Return the pose of a board by the distance of its seam from the centre and its angle."""
    turned = QTransform().rotate(-degrees)
    centre = turned.map(QPointF(0, middle + room.spec.ranks * SQUARE / 2))
    return Pose(centre.x(), centre.y(), -degrees % 360)


# Groups that lie together


class RigidGroup:
    """A group, with its bounding rectangle when its first board lies upright at (0, 0)."""

    def __init__(self, group: Group) -> None:
        self.first = group[0].id
        self._specs = [area.spec for area in group]
        poses = group_poses(self._specs, self.first, Pose(0, 0))
        self.rect: QRectF = bounds((area, poses[area.id]) for area in group)
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
        return group_poses(self._specs, self.first, Pose(first.x(), first.y(), angle % 360))


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
    best: list[QPointF] = []
    largest = 0.0
    for rows in range(1, len(groups) + 1):
        middles = _rows(groups, rows)
        rect = QRectF()
        for group, middle in zip(groups, middles, strict=True):
            rect = rect.united(group.rect.translated(middle - group.rect.center()))
        size = min(aspect / rect.width(), 1 / rect.height())
        if size > largest * WORTH_A_ROW:
            best, largest = middles, size
    homes: dict[int, Pose] = {}
    for group, middle in zip(groups, best, strict=True):
        homes.update(group.lay(middle))
    return homes


def _rows(groups: Sequence[RigidGroup], rows: int) -> list[QPointF]:
    """Return the centres of upright groups, going round each band of two rows from bottom left.

    With an odd number of rows the last one is a band of its own.
    """
    count = len(groups)
    per_row = [count // rows + (1 if row < count % rows else 0) for row in range(rows)]
    members, start = [], 0
    for row, number in enumerate(per_row):
        members.append(list(groups[start : start + number])[:: 1 if row % 2 == 0 else -1])
        start += number
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
            left, right = widths[:index], widths[index + 1 :]
            before = sum(left) + len(left) * 2 * GAP
            after = sum(right) + len(right) * 2 * GAP
            middles[group.first] = QPointF((before - after) / 2, y)
    return [middles[group.first] for group in groups]
