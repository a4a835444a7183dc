"""Where half-boards lie in order: each by itself, or two as a board whose seam is fixed."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from cfanp_gui.core.boards import Join
from cfanp_gui.core.half_boards import RANKS
from cfanp_gui.table.layout.geometry import (
    GAP,
    SQUARE,
    WIDTH,
    WORTH_A_ROW,
    Group,
    Layout,
    Pose,
    bounds,
    facing,
    home_poses,
    tray_rect,
)

_LENGTH = 2 * (tray_rect().bottom() + RANKS * SQUARE / 2)
"""How long a whole board is, from tray to tray."""


def homes_of(groups: Sequence[Group], aspect: float, layout: Layout) -> dict[int, Pose]:
    """Where each half-board lies in order, for any number of groups, without overlaps.

    Either all groups are single half-boards, see `home_poses`, or all are whole boards, which
    have trays. `aspect` is width by height of the view.
    """
    if not groups:
        return {}
    if len(groups[0]) == 1:
        poses = home_poses(len(groups), aspect, layout) if len(groups) > 1 else [Pose(0, 0)]
        return {group[0]: pose for group, pose in zip(groups, poses, strict=True)}
    if layout is Layout.ROUND and len(groups) > 1:
        lowers = _ring(len(groups))
    else:
        lowers = _fitting_rows(len(groups), aspect)
    homes = {}
    for (lower, upper), pose in zip(groups, lowers, strict=True):
        homes[lower] = pose
        homes[upper] = facing(pose, Join.ROTATE)
    return homes


def _ring(count: int) -> list[Pose]:
    """The lower halves of boards in a circle against the clock, the first at the bottom.

    Each lies along the circle with White's end towards the board before it, so that a player sits
    between his own two boards. Neighbours are so near to the middle that their corners nearly
    touch; two boards lie side by side.
    """
    inner = GAP if count == 2 else (_LENGTH / 2 + GAP) / math.tan(math.pi / count)
    poses = []
    for index in range(count):
        degrees = index * 360 / count
        turned = QTransform()
        turned.rotate(-degrees)
        centre = turned.map(QPointF(-RANKS * SQUARE / 2, inner + WIDTH / 2))
        poses.append(Pose(centre.x(), centre.y(), (90 - degrees) % 360))
    return poses


def _fitting_rows(count: int, aspect: float) -> list[Pose]:
    """The lower halves of boards in as many rows as show the squares notably larger than fewer."""
    best: list[Pose] = []
    largest = 0.0
    for rows in range(1, count + 1):
        poses = list(_rows(count, rows))
        whole = [*poses, *(facing(pose, Join.ROTATE) for pose in poses)]
        rect = bounds(whole, tray=True)
        size = min(aspect / rect.width(), 1 / rect.height())
        if size > largest * WORTH_A_ROW:
            best, largest = poses, size
    return best


def _rows(count: int, rows: int) -> Iterator[Pose]:
    """The lower halves of upright boards, running round each band of two rows from bottom left.

    With an odd number of rows the last one is a band of its own.
    """
    for row in range(rows):
        members = count // rows + (1 if row < count % rows else 0)
        level = row ^ 1 if row ^ 1 < rows else row
        seam = (level - (rows - 1) / 2) * (_LENGTH + 2 * GAP)
        for index in range(members):
            x = (index - (members - 1) / 2) * (WIDTH + 2 * GAP)
            yield Pose(x if row % 2 == 0 else -x, seam + RANKS * SQUARE / 2)
