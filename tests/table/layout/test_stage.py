"""The stage: homes round it for any number of boards, and what lies on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from cfanp_gui.core.boards import Edge, Join
from cfanp_gui.table.layout.geometry import (
    OUTLINE,
    SQUARE,
    BoardArea,
    Group,
    Pose,
    bounds,
    groups_of,
    laid_rect,
    outline,
    overlap,
)
from cfanp_gui.table.layout.stage import SCALES, has_stage, stage_homes
from tests.table.layout.areas import groups, loose, whole_boards

VIEWS = [(1080, 749), (1366, 700), (1340, 930), (800, 800), (600, 1000)]


def laid(count: int) -> tuple[Group, ...]:
    """Return so many half-boards."""
    return tuple(groups(loose(count)))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("count", [3, 4, 5, 7, 8, 12, 26])
def test_homes_cover_neither_each_other_nor_the_stage(count: int, view: tuple[int, int]) -> None:
    boards = laid(count)
    homes, stage = stage_homes(boards, view[0] / view[1])
    lying = [(area, homes[area.id]) for (area,) in boards]
    assert all(not overlap(one, other) for one, other in combinations(lying, 2))
    for one in lying:
        common = outline(*one).intersected(stage.rect)
        assert common.width() < 1 or common.height() < 1
    assert stage.scale in SCALES


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("count", range(3, 17))
def test_no_outline_on_the_stage_or_beside_it_covers_another_board(
    count: int, view: tuple[int, int]
) -> None:
    half_boards, boards = laid(count), groups_of(whole_boards(count))
    homes, stage = stage_homes(half_boards, view[0] / view[1])
    (lower,), (upper,) = half_boards[0], half_boards[-1]
    pair = stage.pair_poses(lower.spec, upper.spec, Join.ROTATE)
    check_outlines((lower, upper), pair, half_boards[1:-1], homes)
    homes, stage = stage_homes(boards, view[0] / view[1])
    group = boards[0]
    check_outlines(group, stage.group_poses(group, group[0].id), boards[1:], homes)


def check_outlines(
    shown: Group, poses: Mapping[int, Pose], others: Sequence[Group], homes: Mapping[int, Pose]
) -> None:
    """Check that the outlines of boards on the stage, and at home, lie on nothing else."""
    seen = [area_with_outline(area, poses[area.id]) for area in shown]
    rest = [area_with_outline(area, homes[area.id]) for group in others for area in group]
    for one, other in product(seen, rest):
        common = one.intersected(other)
        assert common.width() < 0.01 or common.height() < 0.01


def area_with_outline(area: BoardArea, pose: Pose) -> QRectF:
    """Return the upright rectangle that holds a board with the outline that it may have."""
    body = area.body.adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)
    return laid_rect(body.united(area.whole), pose).boundingRect()


@pytest.mark.parametrize(("width", "height", "least"), [(1340, 930, 56), (1106, 690, 44)])
@pytest.mark.parametrize("count", range(3, 9))
def test_squares_on_the_stage_are_large(count: int, width: int, height: int, least: float) -> None:
    boards = laid(count)
    homes, stage = stage_homes(boards, width / height)
    rect = bounds((area, homes[area.id]) for (area,) in boards).united(stage.rect)
    home = SQUARE * min(width / rect.width(), height / rect.height())
    assert home * stage.scale >= least
    assert stage.scale >= 1.6


def test_the_order_runs_down_the_left_and_up_the_right() -> None:
    homes, _ = stage_homes(laid(6), 1.5)
    left, right = [homes[board] for board in range(3)], [homes[board] for board in range(3, 6)]
    assert all(pose.x < 0 for pose in left)
    assert all(pose.x > 0 for pose in right)
    assert [pose.y for pose in left] == sorted(pose.y for pose in left)
    assert [pose.y for pose in right] == sorted((pose.y for pose in right), reverse=True)


def test_in_a_high_view_homes_lie_below_and_above() -> None:
    homes, stage = stage_homes(laid(4), 0.5)
    assert all(abs(pose.y) > stage.rect.height() / 2 for pose in homes.values())
    assert homes[0].angle == 0.0
    assert homes[3].angle == 180.0


@pytest.mark.parametrize("join", list(Join))
def test_a_pair_fills_the_stage(join: Join) -> None:
    boards = laid(4)
    _, stage = stage_homes(boards, 1.5)
    (lower,), (upper,) = boards[1], boards[3]
    poses = stage.pair_poses(lower.spec, upper.spec, join)
    assert poses[1].angle == 0.0
    assert poses[1].y > poses[3].y, "the first one lies below"
    assert {pose.scale for pose in poses.values()} == {stage.scale}
    taken = bounds(((lower, poses[1]), (upper, poses[3])))
    assert stage.rect.adjusted(-1, -1, 1, 1).contains(taken)


@pytest.mark.parametrize("count", [2, 3, 8])
@pytest.mark.parametrize("view", VIEWS)
def test_whole_boards_have_a_stage_too(count: int, view: tuple[int, int]) -> None:
    areas = whole_boards(count)
    boards = groups_of(areas)
    homes, stage = stage_homes(boards, view[0] / view[1])
    by_id = {area.id: area for area in areas}
    lying = [(by_id[board], pose) for board, pose in homes.items()]
    for one, other in combinations(lying, 2):
        if one[0].id // 2 != other[0].id // 2:
            assert not overlap(one, other)
    for group in boards:
        for first in group:
            poses = stage.group_poses(group, first.id)
            assert poses[first.id].angle == 0.0, "the board asked for is upright"
            taken = bounds((area, poses[area.id]) for area in group)
            assert (taken.center() - stage.rect.center()).manhattanLength() < 1
            assert stage.rect.adjusted(-1, -1, 1, 1).contains(taken)


def test_there_is_no_stage_where_all_is_large_already() -> None:
    assert [has_stage(laid(count)) for count in (1, 2, 3, 26)] == [False, False, True, True]
    assert [has_stage(groups_of(whole_boards(count))) for count in (1, 2)] == [False, True]


def test_a_board_alone_leaves_room_for_another() -> None:
    boards = laid(3)
    _, stage = stage_homes(boards, 1.5)
    (area,) = boards[0]
    pose = stage.lower_pose(area.spec)
    assert isinstance(pose, Pose)
    upper_half = QRectF(stage.rect.topLeft(), stage.rect.center())
    assert not outline(area, pose).adjusted(1, 1, -1, -1).intersects(upper_half)
    assert Edge.SOUTH in area.seats
