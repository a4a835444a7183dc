"""Boards that the tests of the table lay: half-boards, whole boards of two, and other sizes."""

from collections.abc import Iterable
from itertools import combinations

from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import BoardSpec, Edge, Join, Seam
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import BoardArea, Group, Layout, Lying, Pose, overlap
from cfanp_gui.table.layout.orders import homes_of

OPEN = (Seam(Edge.NORTH),)
HALF = BoardSpec(0, 8, 4, 0, "A", OPEN)
"""A half-board that may be pushed against others."""
AREA = BoardArea(HALF)
POCKETED = BoardArea(HALF, pocket=True)


def loose(count: int, first: int = 0) -> list[BoardArea]:
    """Return half-boards each by itself."""
    return [
        BoardArea(HALF._replace(id=board, label=chr(65 + board)))
        for board in range(first, first + count)
    ]


def whole_boards(count: int, pocket: bool = True) -> list[BoardArea]:
    """Return half-boards of which each two lie together for good."""
    return [
        BoardArea(
            HALF._replace(
                id=board, label=str(board // 2 + 1), seams=(Seam(Edge.NORTH, board ^ 1),)
            ),
            pocket=pocket,
        )
        for board in range(2 * count)
    ]


def groups(areas: list[BoardArea]) -> tuple[Group, ...]:
    """Return the same in groups."""
    return geometry.groups_of(areas)


def square_in_scene(spec: BoardSpec, index: int, pose: Pose) -> QPointF:
    """Return the centre of a square in the scene."""
    return pose.transform().map(geometry.square_centre(spec, index)) + pose.centre


def facing(pose: Pose, join: Join = Join.ROTATE) -> Pose:
    """Return the pose of a half-board at the seam of another one."""
    return geometry.facing(pose, HALF, HALF, join)


STRATEGIC = BoardSpec(0, 14, 14, 0, "1")
WIDE = BoardSpec(0, 14, 5, 0, "1", (Seam(Edge.EAST, 1, Edge.WEST),))
HIGH = BoardSpec(1, 3, 26, 1, "2", (Seam(Edge.WEST, 0, Edge.EAST),))
"""A wide board and a high one that lie side by side."""


def close(one: QPointF, other: QPointF) -> bool:
    """Return True if two points are the same but for rounding."""
    return (one - other).manhattanLength() < 0.01


def home_poses(count: int, aspect: float, layout: Layout = Layout.ROWS) -> list[Pose]:
    """Return the poses of half-boards in order."""
    return list(homes_of(groups(loose(count)), aspect, layout).values())


def apart(lying: Iterable[Lying]) -> bool:
    """Return True if no board lies on another."""
    return not any(overlap(one, other) for one, other in combinations(list(lying), 2))
