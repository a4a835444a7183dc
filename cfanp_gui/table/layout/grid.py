"""Boards upright in rows, read like text: for games without pushing or opposite seats."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF

from cfanp_gui.core.boards import whole
from cfanp_gui.table.layout.geometry import SQUARE, BoardArea, Group, Pose, bounds, group_poses

SPACE = 0.45 * SQUARE
"""Gap between two boards, horizontally and vertically."""


def grid_homes(areas: Sequence[BoardArea], aspect: float) -> dict[int, Pose]:
    """Return the home of each board, for a view with an aspect of width divided by height.

    The parts of one board stay together; boards between which pieces cross do not. The number of
    boards in a row is the one that shows the squares largest.
    """
    by_id = {area.id: area for area in areas}
    groups = [
        tuple(by_id[board] for board in group) for group in whole([area.spec for area in areas])
    ]
    if not groups:
        return {}
    alone = [_alone(group) for group in groups]
    sizes = [_bounds(group, poses) for group, poses in zip(groups, alone, strict=True)]
    width = max(size.width() for size in sizes) + SPACE
    height = max(size.height() for size in sizes) + SPACE

    def square(across: int) -> float:
        down = ceil(len(groups) / across)
        return min(aspect / (across * width - SPACE), 1.0 / (down * height - SPACE))

    across = max(range(1, len(groups) + 1), key=lambda count: (square(count), -count))
    homes: dict[int, Pose] = {}
    for number, (size, poses) in enumerate(zip(sizes, alone, strict=True)):
        row, column = divmod(number, across)
        right = column * width + (width - SPACE - size.width()) / 2 - size.left()
        down = row * height - size.top()
        for board, pose in poses.items():
            homes[board] = pose._replace(x=pose.x + right, y=pose.y + down)
    return homes


def _alone(group: Group) -> dict[int, Pose]:
    """Return the poses of a group with its first board upright at (0, 0)."""
    return group_poses([area.spec for area in group], group[0].id, Pose(0, 0))


def _bounds(group: Group, poses: dict[int, Pose]) -> QRectF:
    return bounds((area, poses[area.id]) for area in group)
