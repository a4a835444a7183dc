"""Homes of boards in order: round a lane or the stage, in rows, a ring or a grid.

The stage is the middle of the table, where the boards that matter now are shown large. The homes
lie beside it or above and below, whichever shows the squares larger.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from cfanp_gui.core.boards import BoardSpec, Edge, Join, whole
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import GAP, OUTLINE, SQUARE, BoardArea, Group, Layout, Pose

WORTH_A_ROW = 1.1
"""Factor by which another row must enlarge the squares to be worth its disorder."""
SPACE = 0.45 * SQUARE
"""Gap between two boards in a grid, horizontally and vertically."""


def homes_of(groups: Sequence[Group], aspect: float, layout: Layout) -> dict[int, Pose]:
    """Return the homes of any number of boards in order, for a view of an aspect ratio."""
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
    ranks = max(area.spec.ranks for area in areas)
    spec = areas[0].spec._replace(files=max(files) + aside, ranks=ranks)
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
    """Return poses in bands of two facing rows with a lane, each round from bottom left."""
    per_row = _per_row(count, rows)
    per_band = [per_row[row : row + 2] for row in range(0, rows, 2)]
    depth, length = room.whole.height(), room.spec.ranks * SQUARE
    # The lane takes a board with its frame and plate; two boards need none.
    lane = strip * SQUARE + (0.0 if count == 2 else depth + 2 * GAP)
    height = 2 * (depth + GAP) + lane + GAP
    pitch = room.breadth + 2 * GAP
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
    """Return poses round the smallest middle in which any two boards can be pushed together."""
    inside = [] if strip is None else [(strip, Pose(0, 0))]
    ranks = 0 if strip is None else strip.spec.ranks
    middle = (room.breadth / 2 + GAP) / math.tan(math.pi / count)
    while True:
        centre = QPointF(0, middle + room.spec.ranks * SQUARE / 2)
        poses = []
        for angle in (-index * 360 / count for index in range(count)):
            poses.append(Pose(0, 0, angle % 360).moved_to(QTransform().rotate(angle).map(centre)))
        visitor = (room, geometry.facing(poses[0], room.spec, room.spec, Join.ROTATE, ranks))
        meetings = [(visitor, (room, other)) for other in poses[1:]]
        meetings += [(lying, (room, pose)) for lying in inside for pose in poses]
        if not any(geometry.overlap(*meeting) for meeting in meetings):
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
        pose = Pose(0, 0, angle % 360).moved_to(middle - turned.map(self.rect.center()))
        return geometry.group_poses(self._specs, self.first, pose)


def _ring(groups: Sequence[RigidGroup]) -> dict[int, Pose]:
    """Return the homes of groups in a circle, counterclockwise from the bottom.

    A group with seats at both ends lies along the circle with its first board's end towards the
    group before it, so that a player sits between two boards; any other is upright at the bottom.
    Groups lie so near to the middle that the corners of neighbours nearly touch; two lie side by
    side.
    """
    count = len(groups)
    along = any(group.has_ends for group in groups)
    sizes = [(group.rect.width(), group.rect.height()) for group in groups]
    if along:
        sizes = [(height, width) for width, height in sizes]
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
    members = [list(islice(waiting, number)) for number in _per_row(len(groups), rows)]
    for second in members[1::2]:
        second.reverse()  # a band is gone round, so that its second row runs back
    # The rows by level from the top, and their heights: in a band the second lies above the first.
    levels = sorted(range(rows), key=lambda row: row ^ 1 if row ^ 1 < rows else row)
    heights = [max(group.rect.height() for group in members[row]) for row in levels]
    tops = [sum(heights[:level]) + level * 2 * GAP for level in range(rows)]
    total = tops[-1] + heights[-1]
    middles: dict[int, QPointF] = {}
    for level, row in enumerate(levels):
        y = tops[level] + heights[level] / 2 - total / 2
        widths = [group.rect.width() for group in members[row]]
        for index, group in enumerate(members[row]):
            beside = widths[:index], widths[index + 1 :]
            before, after = (sum(side) + len(side) * 2 * GAP for side in beside)
            middles[group.first] = QPointF((before - after) / 2, y)
    return [middles[group.first] for group in groups]


def grid_homes(areas: Sequence[BoardArea], aspect: float) -> dict[int, Pose]:
    """Return the homes of upright boards in rows, read like text, that show squares largest."""
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


# Homes round the stage

SCALES = tuple(1.6 + 0.1 * step for step in range(20))
"""Possible scales of squares on the stage, relative to their size at home."""
MOST_LINES = 4
"""Largest number of columns or rows of homes on each side of the stage."""
_BETWEEN = 2 * GAP
"""Gap between homes; also the least gap between homes and the stage."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Rectangle of the stage in the scene, and its scale relative to the homes."""

    rect: QRectF
    scale: float
    strip: BoardSpec | None = None
    """Board in its middle, between any two boards; None for none."""

    @property
    def whole(self) -> QRectF:
        """Return its rectangle with the outlines of the boards on it."""
        rim = OUTLINE * self.scale
        return self.rect.adjusted(-rim, -rim, rim, rim)

    def lower_pose(self, lower: BoardSpec) -> Pose:
        """Return the upright pose of a board below the middle, where another is pushed to it."""
        between = 0 if self.strip is None else self.strip.ranks
        down = (lower.ranks + between) * SQUARE * self.scale / 2
        middle = self.rect.center() + QPointF(0, down)
        return Pose(middle.x(), middle.y(), scale=self.scale)

    def pair_poses(self, lower: BoardSpec, upper: BoardSpec, join: Join) -> dict[int, Pose]:
        """Return the poses of two boards pushed together on the stage, the first below."""
        return geometry.pair_poses(self.lower_pose(lower), lower, upper, join, self.strip)

    def group_poses(self, group: Sequence[BoardArea], first: int) -> dict[int, Pose]:
        """Return the poses of a group alone on the stage, with board `first` upright."""
        specs = [area.spec for area in group]
        poses = geometry.group_poses(specs, first, Pose(0, 0, scale=self.scale))
        taken = geometry.bounds((area, poses[area.id]) for area in group)
        step = self.rect.center() - taken.center()
        return {board: pose.moved_to(pose.centre + step) for board, pose in poses.items()}


def has_stage(groups: Sequence[Group]) -> bool:
    """Return True if boards do not fit on a stage at once, and no pieces cross between them."""
    if any(seam.crossing for group in groups for area in group for seam in area.spec.seams):
        return False
    loose, _ = geometry.strip_apart(groups)
    return len(loose) > (2 if all(map(is_loose, loose)) else 1)


def stage_homes(
    groups: Sequence[Group], aspect: float, shown: Collection[int] = ()
) -> tuple[dict[int, Pose], Stage]:
    """Return the upright homes of boards round or beside a stage, and the stage.

    The boards `shown` on the stage need no room beside it. Their homes lie on the stage, and so do
    those of the first boards if none is shown: a number that changed would change all sizes.
    """
    loose, strip = geometry.strip_apart(groups)
    pushes = all(map(is_loose, loose))
    first = sorted(loose, key=lambda group: all(area.id not in shown for area in group))
    resting = first[: 2 if pushes else 1]
    around = [group for group in loose if group not in resting]
    if pushes:
        room = largest_area([area for (area,) in loose])
        cell = room.whole.size()
        between = 0.0 if strip is None else strip.squares.height()
        size = QSizeF(room.breadth, 2 * cell.height() + between)
    else:
        size = cell = _largest_size(loose)
    plan = _best(len(around), cell, size, aspect)
    size = size * plan.scale
    places = [QPointF()] if len(resting) == 1 else _ends(size, cell)
    homes: dict[int, Pose] = {}
    places += _slots(plan, len(around), cell)
    for group, middle in zip(resting + around, places, strict=True):
        if pushes:
            pose = Pose(0, 0).moved_to(middle - room.whole.center())
            homes[group[0].id] = at_the_seam(group[0].spec, room.spec, pose)
        else:
            homes.update(RigidGroup(group).lay(middle))
    if strip is not None:
        homes[strip.id] = Pose(0, 0, scale=plan.scale)
    rect = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    return homes, Stage(rect, plan.scale, None if strip is None else strip.spec)


def _largest_size(groups: Sequence[Group]) -> QSizeF:
    """Return the size with room for each of some groups."""
    size = QSizeF()
    for group in groups:
        size = size.expandedTo(RigidGroup(group).rect.size())
    return size


def _ends(stage: QSizeF, cell: QSizeF) -> list[QPointF]:
    """Return the centres of a home at the lower end of the stage, and of one at its upper end."""
    away = QPointF(0, (stage.height() - cell.height()) / 2)
    return [away, -away]


@dataclass(frozen=True, slots=True)
class _Plan:
    """One way to lay homes round the stage."""

    beside: bool
    """True for columns left and right of it; False for rows below and above it."""
    lines: int
    """Number of columns or rows on each side."""
    sides: int
    """2 if homes lie on both sides of the stage; 1 if only right of it or below, in one line."""
    scale: float
    shown: QSizeF
    """Size, at home scale, of the boards that fit on the stage."""

    @property
    def gap(self) -> float:
        """Return the gap between homes and the stage, with room for the outlines of both."""
        return max(_BETWEEN, (self.scale + 1) * OUTLINE)

    def size(self, count: int, cell: QSizeF) -> tuple[float, float]:
        """Return width and height of the stage with a given number of homes of a size.

        It uses plain numbers for speed: at startup more than a hundred plans are compared.
        """
        wide, high = cell.width() + _BETWEEN, cell.height() + _BETWEEN
        stage_wide, stage_high = self.shown.width() * self.scale, self.shown.height() * self.scale
        first, second = _shares(count, self.lines, self.sides)
        lines, longest = len(first) + len(second), first[0]
        between = self.sides * self.gap - _BETWEEN  # gaps outside the homes' cells
        if self.beside:
            return stage_wide + lines * wide + between, max(stage_high, longest * high)
        return max(stage_wide, longest * wide), stage_high + lines * high + between


def _best(count: int, cell: QSizeF, shown: QSizeF, aspect: float) -> _Plan:
    """Return the plan that shows squares largest, on the stage and at home."""

    def gain(plan: _Plan) -> float:
        wide, high = plan.size(count, cell)
        square = min(aspect / wide, 1 / high)
        return square * square * plan.scale

    most = min(MOST_LINES, math.ceil(count / 2))
    both = [(2, lines) for lines in range(1, most + 1) if count > 1]
    plans = (
        _Plan(beside, lines, sides, scale, shown)
        for sides, lines in (*both, (1, 1))
        for scale in SCALES
        for beside in (True, False)
    )
    return max(plans, key=gain)


@lru_cache(maxsize=64)
def _shares(count: int, lines: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """Return the number of homes in each line of the two sides, the outermost line first."""
    second = count // 2 if sides == 2 else 0
    shares = ((number, min(lines, number)) for number in (count - second, second))
    return tuple(tuple(_per_row(number, own)) if own else () for number, own in shares)


def _slots(plan: _Plan, count: int, cell: QSizeF) -> Iterator[QPointF]:
    """Yield the centre of each home in the order of the seats: counterclockwise, or as read."""
    home = cell + QSizeF(_BETWEEN, _BETWEEN)
    stage = plan.shown * plan.scale
    if not plan.beside:
        home, stage = home.transposed(), stage.transposed()
    out, along = home.width(), home.height()
    edge = stage.width() / 2 + plan.gap - _BETWEEN / 2
    for first, lines in zip((True, False), _shares(count, plan.lines, plan.sides), strict=True):
        side = 1 if plan.sides == 1 or first is not plan.beside else -1
        for line, number in enumerate(lines):
            away = side * (edge + (len(lines) - line - 0.5) * out)
            for index in range(number):
                at = (index - (number - 1) / 2) * (along if first else -along)
                yield QPointF(away, at) if plan.beside else QPointF(at, away)
