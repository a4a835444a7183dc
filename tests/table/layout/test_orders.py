"""Where boards lie in order: rows, a ring, plates and pockets and all."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import Edge, Join
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import BoardArea, Layout, Pose
from cfanp_gui.table.layout.orders import homes_of
from tests.slow import some
from tests.table.layout.areas import (
    HALF,
    HIGH,
    POCKETED,
    STRATEGIC,
    WIDE,
    facing,
    groups,
    loose,
    whole_boards,
)  # fmt: skip

ASPECTS = (0.5, 1.0, 1.6, 2.4)
COUNTS = (*range(1, 9), *some(range(9, 26)), 26)


def seam(homes: dict[int, Pose], board: int) -> QPointF:
    """Return the middle of a board."""
    return (homes[2 * board].centre + homes[2 * board + 1].centre) / 2


def pocket(pose: Pose) -> QPointF:
    """Return the middle of a half-board's pocket."""
    rect = POCKETED.pocket_rect
    assert rect is not None
    return pose.transform().map(rect.center()) + pose.centre


def away(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize(
    ("count", "layout", "poses"),
    [
        (2, Layout.ROWS, [(0, 120, 0), (0, -120, 180)]),
        (2, Layout.ROUND, [(0, 120, 0), (0, -120, 180)]),
        (3, Layout.ROWS, [(-271.2, 288, 0), (271.2, 288, 0), (0, -288, 180)]),
    ],
)
def test_half_boards_by_themselves_lie_as_ever(
    count: int, layout: Layout, poses: list[tuple[float, float, float]]
) -> None:
    homes = homes_of(groups(loose(count, first=10)), 1.6, layout)
    assert list(homes) == list(range(10, 10 + count))
    for pose, (x, y, angle) in zip(homes.values(), poses, strict=True):
        assert (pose.x, pose.y, pose.angle) == pytest.approx((x, y, angle))


@pytest.mark.parametrize("layout", list(Layout))
def test_nothing_lies_where_nothing_is_and_one_alone_in_the_middle(layout: Layout) -> None:
    assert homes_of([], 1.6, layout) == {}
    assert homes_of(groups(loose(1, first=3)), 1.6, layout) == {3: Pose(0, 0)}
    homes = homes_of(groups(whole_boards(3))[2:], 1.6, layout)
    assert (homes[4].angle, homes[5].angle) == (0, 180)
    assert (homes[4].centre + homes[5].centre) == QPointF(0, 0)
    assert homes[4].y > 0


@pytest.mark.parametrize("layout", list(Layout))
@pytest.mark.parametrize("count", COUNTS)
def test_no_boards_overlap_and_every_seam_is_closed(count: int, layout: Layout) -> None:
    for aspect in ASPECTS:
        homes = homes_of(groups(whole_boards(count)), aspect, layout)
        assert list(homes) == list(range(2 * count)), aspect
        for one, other in itertools.combinations(homes.values(), 2):
            assert not geometry.overlap((POCKETED, one), (POCKETED, other)), aspect
        for board in range(count):
            assert facing(homes[2 * board]) == homes[2 * board + 1], aspect


def test_boards_that_are_left_keep_their_numbers() -> None:
    for layout in Layout:
        boards = groups(whole_boards(4))
        left = homes_of([boards[0], *boards[2:]], 1.6, layout)
        assert list(left) == [0, 1, 4, 5, 6, 7]
        assert list(left.values()) == list(homes_of(groups(whole_boards(3)), 1.6, layout).values())


# Rows


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("count", COUNTS)
def test_in_rows_boards_stand_upright_and_the_order_runs_round(count: int, aspect: float) -> None:
    homes = homes_of(groups(whole_boards(count)), aspect, Layout.ROWS)
    assert {(homes[half].angle, homes[half].mirrored) for half in homes} <= {
        (0, False), (180, False)
    }  # fmt: skip
    middles = [seam(homes, board) for board in range(count)]
    assert all(homes[2 * board].y > middles[board].y() for board in range(count))
    rows = [list(row) for _, row in itertools.groupby(middles, key=lambda middle: middle.y())]
    assert len(rows) == len({middle.y() for middle in middles}), "a row is not come back to"
    assert {len(row) for row in rows} <= {count // len(rows), -(-count // len(rows))}
    for number, row in enumerate(rows):
        across = [middle.x() for middle in row]
        assert across == sorted(across, reverse=number % 2 == 1)
        assert sum(across) == pytest.approx(0, abs=1e-9)
    for below, above in zip(rows[::2], rows[1::2], strict=False):
        assert below[0].y() > above[0].y()
    for upper, lower in zip(rows[1::2], rows[2::2], strict=False):
        assert lower[0].y() > upper[0].y()


@pytest.mark.parametrize(
    ("count", "aspect", "rows"),
    [(1, 1.6, 1), (2, 1.6, 1), (3, 1.6, 1), (2, 0.5, 2), (6, 1.6, 2), (4, 0.5, 2), (26, 1.6, 3)],
)
def test_there_are_as_many_rows_as_are_worth_it(count: int, aspect: float, rows: int) -> None:
    homes = homes_of(groups(whole_boards(count)), aspect, Layout.ROWS)
    assert len({seam(homes, board).y() for board in range(count)}) == rows


def test_a_row_that_shows_hardly_larger_squares_is_not_added() -> None:
    """Five boards would have squares 9.5 percent larger in two rows than in one."""
    homes = homes_of(groups(whole_boards(5)), 1.6, Layout.ROWS)
    assert len({seam(homes, board).y() for board in range(5)}) == 1
    homes = homes_of(groups(whole_boards(5)), 1.5, Layout.ROWS)
    assert len({seam(homes, board).y() for board in range(5)}) == 2


# The ring


@pytest.mark.parametrize("count", COUNTS[1:])
def test_in_the_ring_a_player_sits_between_his_two_boards(count: int) -> None:
    """White's end of a board is next to Black's end of the board before it, and to no other."""
    homes = homes_of(groups(whole_boards(count)), 1.6, Layout.ROUND)
    for board in range(count):
        own = pocket(homes[2 * board])
        others = {
            half: away(own, pocket(pose)) for half, pose in homes.items() if half != 2 * board
        }
        nearest = min(others.values())
        before = 2 * ((board - 1) % count) + 1
        assert others[before] == pytest.approx(nearest, abs=1e-6)
        if count > 2:
            assert [half for half, far in others.items() if far < nearest + 1] == [before]


@pytest.mark.parametrize("count", COUNTS[1:])
def test_the_ring_runs_against_the_clock_from_the_bottom(count: int) -> None:
    homes = homes_of(groups(whole_boards(count)), 1.6, Layout.ROUND)
    middles = [seam(homes, board) for board in range(count)]
    assert middles[0].x() == pytest.approx(0)
    assert middles[0].y() > 0
    radius = middles[0].y()
    for board, middle in enumerate(middles):
        # From the bottom to the right: the screen's y points down.
        angle = math.radians(board * 360 / count)
        assert middle.x() == pytest.approx(radius * math.sin(angle), abs=1e-6)
        assert middle.y() == pytest.approx(radius * math.cos(angle), abs=1e-6)
        # Along the ring, from White's side to Black's, and so the seam points to the middle.
        along = homes[2 * board + 1].centre - homes[2 * board].centre
        assert along.x() == pytest.approx(4 * geometry.SQUARE * math.cos(angle), abs=1e-6)
        assert along.y() == pytest.approx(-4 * geometry.SQUARE * math.sin(angle), abs=1e-6)


@pytest.mark.parametrize("count", COUNTS[1:])
def test_the_ring_is_as_narrow_as_it_can_be(count: int) -> None:
    """As much nearer to the middle as takes the gap between neighbours away, they overlap."""
    homes = homes_of(groups(whole_boards(count)), 1.6, Layout.ROUND)
    step = 2 * geometry.GAP / math.tan(math.pi / count) + 2 * geometry.GAP
    nearer = []
    for board in range(2):
        middle = seam(homes, board)
        inwards = middle * (step / math.hypot(middle.x(), middle.y()))
        nearer.append([homes[half].moved_to(homes[half].centre - inwards)
                       for half in (2 * board, 2 * board + 1)])  # fmt: skip
    assert any(geometry.overlap((POCKETED, a), (POCKETED, b)) for a in nearer[0] for b in nearer[1])


# Boards of other sizes


def mixed() -> list[BoardArea]:
    """Return groups: wide and high boards, a large one with two seats, a whole and a small one."""
    return [
        BoardArea(WIDE, (Edge.SOUTH,)),
        BoardArea(HIGH, (Edge.SOUTH, Edge.NORTH)),
        BoardArea(STRATEGIC._replace(id=2), (Edge.SOUTH, Edge.NORTH), pocket=True),
        *(BoardArea(area.spec._replace(
            id=area.id + 10, seams=(area.spec.seams[0]._replace(board=(area.id ^ 1) + 10),)
        )) for area in whole_boards(1)),
        BoardArea(STRATEGIC._replace(id=5, files=1, ranks=2), ()),
    ]  # fmt: skip


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("layout", list(Layout))
def test_groups_of_any_size_lie_in_order_without_overlaps(layout: Layout, aspect: float) -> None:
    areas = mixed()
    homes = homes_of(groups(areas), aspect, layout)
    assert homes.keys() == {area.id for area in areas}
    lying = [(area, homes[area.id]) for area in areas]
    for one, other in itertools.combinations(lying, 2):
        together = {one[0].id, other[0].id} in ({0, 1}, {10, 11})
        if together:
            squares = [geometry.squares_rect(area.spec) for area, _ in (one, other)]
            placed = [pose.transform().mapRect(rect).translated(pose.centre)
                      for rect, (_, pose) in zip(squares, (one, other), strict=True)]  # fmt: skip
            common = placed[0].adjusted(-1, -1, 1, 1).intersected(placed[1])
            assert 0 < min(common.width(), common.height()) < 2, "they touch and no more"
        else:
            assert not geometry.overlap(one, other), (one[0].id, other[0].id)


def test_in_rows_groups_of_any_size_stand_upright() -> None:
    homes = homes_of(groups(mixed()), 1.6, Layout.ROWS)
    assert {homes[board].angle for board in (0, 1, 2, 5, 10)} == {0}
    step = homes[1].centre - homes[0].centre
    assert step == QPointF(8.5, 2.5 - 13) * geometry.SQUARE, "first ranks are in line"


def test_round_the_table_boards_with_one_seat_stand_with_it_outside() -> None:
    areas = [BoardArea(STRATEGIC._replace(id=number)) for number in range(5)]
    homes = homes_of(groups(areas), 1.6, Layout.ROUND)
    assert homes[0].angle == 0
    assert homes[0].y > 0
    for area, pose in zip(areas, homes.values(), strict=True):
        seat = pose.transform().map(area.plate(Edge.SOUTH).center()) + pose.centre
        assert away(seat, QPointF(0, 0)) > away(pose.centre, QPointF(0, 0))


@pytest.mark.parametrize("layout", list(Layout))
def test_loose_boards_of_different_sizes_have_their_seams_in_line(layout: Layout) -> None:
    areas = [
        BoardArea(HALF._replace(id=number, files=files, ranks=ranks))
        for number, (files, ranks) in enumerate([(8, 4), (5, 7), (12, 3), (8, 4)])
    ]
    homes = homes_of(groups(areas), 1.6, layout)
    lying = [(area, homes[area.id]) for area in areas]
    for one, other in itertools.combinations(lying, 2):
        assert not geometry.overlap(one, other)
    seams = [pose.transform().map(QPointF(0, area.squares.top())) + pose.centre
             for area, pose in lying]  # fmt: skip
    if layout is Layout.ROWS:
        assert len({round(abs(at.y()), 6) for at in seams}) == 1
    else:
        assert len({round(math.hypot(at.x(), at.y()), 6) for at in seams}) == 1
    for host, visitor in itertools.permutations(range(4), 2):
        there = geometry.facing(homes[host], areas[host].spec, areas[visitor].spec, Join.ROTATE)
        for third in set(range(4)) - {host, visitor}:
            assert not geometry.overlap((areas[visitor], there), lying[third])
