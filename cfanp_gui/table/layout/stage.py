"""The stage: the middle of the table, where the boards that matter now are shown large.

The homes lie beside it or above and below, whichever shows the squares larger.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

from cfanp_gui.core.boards import BoardSpec, Join
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import GAP, OUTLINE, SQUARE, BoardArea, Group, Pose
from cfanp_gui.table.layout.orders import RigidGroup, at_the_seam, is_loose, largest_area

SCALES = tuple(1.6 + 0.1 * step for step in range(20))
"""Possible scales of squares on the stage, relative to their size at home."""
MOST_LINES = 4
"""Largest number of columns or rows of homes on each side of the stage."""
WORTH_TURNING = 1.1
"""Factor by which turned homes must be better than upright ones to be used."""
MOST_TURNED = 6
"""Largest number of homes that may lie turned. Qt does not cache turned items, but repaints them
whenever something passes over them."""
_BETWEEN = 2 * GAP
"""Gap between homes; also the least gap between homes and the stage."""


class Stage(NamedTuple):
    """Rectangle of the stage in the scene, and its scale relative to the homes."""

    rect: QRectF
    scale: float
    strip: BoardSpec | None = None
    """Board in its middle, between any two boards; None for none."""

    @property
    def bare(self) -> QRectF:
        """Return a part of the stage that is empty while no board is on it."""
        if self.strip is None:
            return self.rect
        below = (self.rect.height() - self.strip.ranks * SQUARE * self.scale) / 2
        return self.rect.adjusted(0, self.rect.height() - below, 0, 0)

    def lower_pose(self, lower: BoardSpec) -> Pose:
        """Return the pose of a board upright below the middle, ready for another to be pushed to
        it."""
        between = 0 if self.strip is None else self.strip.ranks
        down = (lower.ranks + between) * SQUARE * self.scale / 2
        middle = self.rect.center() + QPointF(0, down)
        return Pose(middle.x(), middle.y(), scale=self.scale)

    def pair_poses(self, lower: BoardSpec, upper: BoardSpec, join: Join) -> dict[int, Pose]:
        """Return the poses of two boards pushed together on the stage, the first below."""
        return geometry.pair_poses(self.lower_pose(lower), lower, upper, join, self.strip)

    def group_poses(self, group: Sequence[BoardArea], first: int) -> dict[int, Pose]:
        """Return the poses of a group alone on the stage, with board `first` upright.

        A group smaller than the stage is not enlarged further.
        """
        specs = [area.spec for area in group]
        poses = geometry.group_poses(specs, first, Pose(0, 0, scale=self.scale))
        taken = geometry.bounds((area, poses[area.id]) for area in group)
        step = self.rect.center() - taken.center()
        return {board: pose.moved_to(pose.centre + step) for board, pose in poses.items()}


def has_stage(groups: Sequence[Group]) -> bool:
    """Return True if a stage is useful: there are more boards than fit on it at once.

    Boards between which pieces cross get none: they stay side by side and the camera moves.
    """
    if any(seam.crossing for group in groups for area in group for seam in area.spec.seams):
        return False
    loose, _ = geometry.strip_apart(groups)
    return len(loose) > (2 if all(map(is_loose, loose)) else 1)


def stage_homes(groups: Sequence[Group], aspect: float) -> tuple[dict[int, Pose], Stage]:
    """Return the homes of the boards round a stage, and the stage.

    `aspect` is width divided by height of the view. The order is counterclockwise, from the top
    left down if homes lie beside the stage, and from the bottom left if they lie below it.
    """
    homes: dict[int, Pose] = {}
    loose, strip = geometry.strip_apart(groups)
    cell = QSizeF()
    if all(map(is_loose, loose)):
        room = largest_area([area for (area,) in loose])
        between = 0.0 if strip is None else strip.squares.height()
        cell = room.whole.size()
        shown = QSizeF(room.whole.width(), 2 * room.whole.height() + between)
        plan = _best(len(loose), cell, shown, aspect)
        for (area,), (middle, angle) in zip(loose, _slots(plan, len(loose), cell), strict=True):
            turned = QTransform().rotate(angle)
            centre = middle - turned.map(room.whole.center())
            pose = Pose(centre.x(), centre.y(), angle)
            homes[area.id] = at_the_seam(area.spec, room.spec, pose)
        if strip is not None:
            homes[strip.id] = Pose(0, 0, scale=plan.scale)
    else:
        rigid = [RigidGroup(group) for group in groups]
        for group in rigid:
            cell = cell.expandedTo(group.rect.size())
        shown = cell
        plan = _best(len(groups), cell, shown, aspect)
        for group, (middle, angle) in zip(rigid, _slots(plan, len(groups), cell), strict=True):
            # Whole boards have no seam that faces the stage: they stay upright if possible.
            homes.update(group.lay(middle, angle if plan.turned else 0.0))
    size = shown * plan.scale
    rect = QRectF(QPointF(-size.width() / 2, -size.height() / 2), size)
    return homes, Stage(rect, plan.scale, None if strip is None else strip.spec)


class _Plan(NamedTuple):
    """One way to lay homes round the stage."""

    beside: bool
    """True for columns left and right of it; False for rows below and above it."""
    lines: int
    """Number of columns or rows on each side."""
    turned: bool
    """True if boards beside the stage turn their seams to it."""
    scale: float
    shown: QSizeF
    """Size, at home scale, of the boards that fit on the stage."""

    @property
    def gap(self) -> float:
        """Return the gap between homes and the stage, with room for the outlines of both.

        The outline of a board on the stage grows with the board.
        """
        return max(_BETWEEN, (self.scale + 1) * OUTLINE)

    def size(self, count: int, cell: QSizeF) -> tuple[float, float]:
        """Return width and height of the stage with a given number of homes of a size.

        It uses plain numbers for speed: at startup more than a hundred plans are compared.
        """
        wide, high = cell.width() + _BETWEEN, cell.height() + _BETWEEN
        if self.turned:
            wide, high = high, wide
        stage_wide, stage_high = self.shown.width() * self.scale, self.shown.height() * self.scale
        first, second = _sides(count, self.lines)
        lines, longest = len(first) + len(second), first[0]
        between = _BETWEEN + 2 * (self.gap - _BETWEEN)  # gaps outside the homes' cells
        if self.beside:
            return stage_wide + lines * wide + between, max(stage_high, longest * high)
        return max(stage_wide, longest * wide), stage_high + lines * high + between


def _best(count: int, cell: QSizeF, shown: QSizeF, aspect: float) -> _Plan:
    """Return the plan that shows squares largest, on the stage and at home."""

    def gain(plan: _Plan) -> float:
        wide, high = plan.size(count, cell)
        square = min(aspect / wide, 1 / high)
        return square * square * plan.scale / (WORTH_TURNING if plan.turned else 1.0)

    kinds = [(True, False), (True, True), (False, False)]
    if count > MOST_TURNED:
        del kinds[1]
    plans = (
        _Plan(beside, lines, turned, scale, shown)
        for lines in range(1, min(MOST_LINES, ceil(count / 2)) + 1)
        for scale in SCALES
        for beside, turned in kinds
    )
    return max(plans, key=gain)


@lru_cache(maxsize=64)
def _sides(count: int, lines: int) -> tuple[tuple[int, ...], ...]:
    """Return the number of homes in each line of both sides, the outermost line first."""
    sides: list[tuple[int, ...]] = []
    for number in (ceil(count / 2), count // 2):
        used = min(lines, number)
        sides.append(tuple(number // used + (line < number % used) for line in range(used)))
    return tuple(sides)


def _slots(plan: _Plan, count: int, cell: QSizeF) -> Iterator[tuple[QPointF, float]]:
    """Yield the centre of each home and its angle in degrees, in the order of the seats."""
    home = (cell.transposed() if plan.turned else cell) + QSizeF(_BETWEEN, _BETWEEN)
    stage = plan.shown * plan.scale
    first, second = _sides(count, plan.lines)
    if not plan.beside:
        home, stage = home.transposed(), stage.transposed()
    out, along = home.width(), home.height()
    edge = stage.width() / 2 + plan.gap - _BETWEEN / 2
    for side, lines in ((-1, first), (1, second)):
        for line, number in enumerate(lines):
            away = edge + (len(lines) - line - 0.5) * out
            for index in range(number):
                at = (index - (number - 1) / 2) * along
                if plan.beside:
                    angle = -90.0 * side % 360 if plan.turned else 0.0
                    yield QPointF(side * away, -side * at), angle
                else:
                    yield QPointF(-side * at, -side * away), 0.0 if side < 0 else 180.0
