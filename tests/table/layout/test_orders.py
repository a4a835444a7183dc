"""Where boards with a fixed seam lie in order: rows, a ring, trays and all."""

from __future__ import annotations

import itertools
import math

import pytest
from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import Join
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import Group, Layout, Pose
from cfanp_gui.table.layout.orders import homes_of

ASPECTS = (0.5, 1.0, 1.6, 2.4)
COUNTS = range(1, 27)


def whole_boards(count: int) -> list[Group]:
    return [(2 * board, 2 * board + 1) for board in range(count)]


def seam(homes: dict[int, Pose], board: int) -> QPointF:
    """The middle of a board."""
    return (homes[2 * board].centre + homes[2 * board + 1].centre) / 2


def tray(pose: Pose) -> QPointF:
    """The middle of a half-board's tray."""
    return pose.transform().map(geometry.tray_rect().center()) + pose.centre


def away(one: QPointF, other: QPointF) -> float:
    return math.hypot(one.x() - other.x(), one.y() - other.y())


@pytest.mark.parametrize("layout", list(Layout))
@pytest.mark.parametrize("count", [2, 3, 8, 26])
def test_half_boards_by_themselves_lie_as_ever(count: int, layout: Layout) -> None:
    tiles = list(range(10, 10 + count))
    homes = homes_of([(tile,) for tile in tiles], 1.6, layout)
    assert list(homes) == tiles
    assert list(homes.values()) == geometry.home_poses(count, 1.6, layout)


@pytest.mark.parametrize("layout", list(Layout))
def test_nothing_lies_where_nothing_is_and_one_alone_in_the_middle(layout: Layout) -> None:
    assert homes_of([], 1.6, layout) == {}
    assert homes_of([(3,)], 1.6, layout) == {3: Pose(0, 0)}
    homes = homes_of([(4, 5)], 1.6, layout)
    assert (homes[4].angle, homes[5].angle) == (0, 180)
    assert (homes[4].centre + homes[5].centre) == QPointF(0, 0)
    assert homes[4].y > 0


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("layout", list(Layout))
@pytest.mark.parametrize("count", COUNTS)
def test_no_boards_overlap_and_every_seam_is_closed(
    count: int, layout: Layout, aspect: float
) -> None:
    groups = whole_boards(count)
    homes = homes_of(groups, aspect, layout)
    assert list(homes) == list(range(2 * count))
    for one, other in itertools.combinations(homes.values(), 2):
        assert not geometry.overlap(one, other, tray=True)
    for lower, upper in groups:
        assert geometry.facing(homes[lower], Join.ROTATE) == homes[upper]


def test_boards_that_are_left_keep_their_numbers() -> None:
    for layout in Layout:
        left = homes_of([(0, 1), (4, 5), (6, 7)], 1.6, layout)
        assert list(left) == [0, 1, 4, 5, 6, 7]
        assert list(left.values()) == list(homes_of(whole_boards(3), 1.6, layout).values())


# Rows


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("count", COUNTS)
def test_in_rows_boards_stand_upright_and_the_order_runs_round(count: int, aspect: float) -> None:
    homes = homes_of(whole_boards(count), aspect, Layout.ROWS)
    assert {(homes[tile].angle, homes[tile].mirrored) for tile in homes} <= {
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
        assert sum(across) == pytest.approx(0)
    for below, above in zip(rows[::2], rows[1::2], strict=False):
        assert below[0].y() > above[0].y()
    for upper, lower in zip(rows[1::2], rows[2::2], strict=False):
        assert lower[0].y() > upper[0].y()


@pytest.mark.parametrize(
    ("count", "aspect", "rows"),
    [(1, 1.6, 1), (2, 1.6, 1), (3, 1.6, 1), (2, 0.5, 2), (6, 1.6, 2), (4, 0.5, 2), (26, 1.6, 3)],
)
def test_there_are_as_many_rows_as_are_worth_it(count: int, aspect: float, rows: int) -> None:
    homes = homes_of(whole_boards(count), aspect, Layout.ROWS)
    assert len({seam(homes, board).y() for board in range(count)}) == rows


def test_a_row_that_shows_hardly_larger_squares_is_not_added() -> None:
    """Five boards would have squares 9.5 percent larger in two rows than in one."""
    homes = homes_of(whole_boards(5), 1.6, Layout.ROWS)
    assert len({seam(homes, board).y() for board in range(5)}) == 1
    homes = homes_of(whole_boards(5), 1.5, Layout.ROWS)
    assert len({seam(homes, board).y() for board in range(5)}) == 2


# The ring


@pytest.mark.parametrize("count", COUNTS[1:])
def test_in_the_ring_a_player_sits_between_his_two_boards(count: int) -> None:
    """White's end of a board is next to Black's end of the board before it, and to no other."""
    homes = homes_of(whole_boards(count), 1.6, Layout.ROUND)
    for board in range(count):
        own = tray(homes[2 * board])
        others = {tile: away(own, tray(pose)) for tile, pose in homes.items() if tile != 2 * board}
        nearest = min(others.values())
        before = 2 * ((board - 1) % count) + 1
        assert others[before] == pytest.approx(nearest, abs=1e-6)
        if count > 2:
            assert [tile for tile, far in others.items() if far < nearest + 1] == [before]


@pytest.mark.parametrize("count", COUNTS[1:])
def test_the_ring_runs_against_the_clock_from_the_bottom(count: int) -> None:
    homes = homes_of(whole_boards(count), 1.6, Layout.ROUND)
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
    homes = homes_of(whole_boards(count), 1.6, Layout.ROUND)
    step = 2 * geometry.GAP / math.tan(math.pi / count) + 2 * geometry.GAP
    nearer = []
    for board in range(2):
        middle = seam(homes, board)
        inwards = middle * (step / math.hypot(middle.x(), middle.y()))
        nearer.append([homes[tile].moved_to(homes[tile].centre - inwards)
                       for tile in (2 * board, 2 * board + 1)])  # fmt: skip
    assert any(geometry.overlap(a, b, tray=True) for a in nearer[0] for b in nearer[1])
