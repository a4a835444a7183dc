"""Where half-boards lie: layouts without overlaps, poses, seams and snapping."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF

from cfanp_gui.core.boards import Join, Pair, Square
from cfanp_gui.core.half_boards import HALF_SQUARES, from_joined
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import SQUARE, Layout, Pose

ASPECTS = (0.5, 1.0, 1.6, 2.4)
POSES = st.builds(
    Pose,
    st.integers(-2000, 2000).map(float),
    st.integers(-2000, 2000).map(float),
    st.sampled_from([0.0, 90.0, 180.0, 270.0]),
    st.booleans(),
)


def overlap(one: QRectF, other: QRectF) -> bool:
    """Whether two rectangles share more than an edge."""
    common = one.intersected(other)
    return common.width() > 0.01 and common.height() > 0.01


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("count", range(2, 27))
def test_no_half_boards_overlap_at_home(count: int, aspect: float) -> None:
    poses = geometry.home_poses(count, aspect)
    assert len(poses) == count
    outlines = [geometry.outline(pose) for pose in poses]
    for one, other in itertools.combinations(outlines, 2):
        assert not overlap(one, other)
    whole = geometry.bounds(poses)
    assert all(whole.contains(rect) for rect in outlines)


@pytest.mark.parametrize("join", Join)
@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("count", range(2, 9))
def test_a_visitor_covers_nobody_who_is_at_home(count: int, aspect: float, join: Join) -> None:
    poses = geometry.home_poses(count, aspect)
    for host, visitor in itertools.permutations(range(count), 2):
        there = geometry.outline(geometry.facing(poses[host], join))
        for other in set(range(count)) - {host, visitor}:
            assert not overlap(there, geometry.outline(poses[other])), (host, visitor, other)


def test_two_half_boards_lie_seam_to_seam() -> None:
    lower, upper = geometry.home_poses(2, 1.6)
    assert geometry.facing(lower, Join.ROTATE) == upper


@given(POSES, st.sampled_from(Join), st.integers(0, 63))
def test_facing_half_boards_make_one_board(pose: Pose, join: Join, square: int) -> None:
    pair = Pair(0, 1)
    poses = {0: pose, 1: geometry.facing(pose, join)}

    def lies(number: int) -> QPointF:
        place = from_joined(number, pair, join)
        return geometry.place_in_scene(place, poses[place.board])

    origin = lies(0)
    right, up = lies(1) - origin, lies(8) - origin
    expected = origin + right * (square % 8) + up * (square // 8)
    assert (lies(square) - expected).manhattanLength() < 0.01
    assert abs(right.manhattanLength() - SQUARE) < 0.01


@given(POSES, st.sampled_from(Join))
def test_facing_twice_leads_back(pose: Pose, join: Join) -> None:
    again = geometry.facing(geometry.facing(pose, join), join)
    assert (again.centre - pose.centre).manhattanLength() < 0.01
    assert (again.angle, again.mirrored) == (pose.angle, pose.mirrored)


def test_squares_are_found_under_their_centres() -> None:
    for square in range(HALF_SQUARES):
        centre = geometry.square_centre(square)
        for dx, dy in ((0, 0), (29, 29), (-29, -29)):
            assert geometry.square_at(centre + QPointF(dx, dy)) == square
    assert geometry.square_centre(0).x() < 0 < geometry.square_centre(0).y()
    for outside in ((-241, 0), (241, 0), (0, -121), (0, 121)):
        assert geometry.square_at(QPointF(*outside)) is None


@pytest.mark.parametrize("join", Join)
@pytest.mark.parametrize(
    ("across", "along", "held", "snapped"),
    [
        (0.0, 0.0, False, True),
        (0.74, 0.0, False, True),
        (0.76, 0.0, False, False),
        (0.76, 0.0, True, True),
        (1.24, 0.0, True, True),
        (1.26, 0.0, True, False),
        (-0.74, 0.0, False, True),
        (-0.76, 0.0, False, False),
        (0.0, 1.49, False, True),
        (0.0, 1.51, False, False),
        (0.0, 1.99, True, True),
        (0.0, 2.01, True, False),
    ],
)
def test_snapping_and_letting_go(
    across: float, along: float, held: bool, snapped: bool, join: Join
) -> None:
    for angle in (0.0, 90.0, 180.0):
        target = Pose(100, -50, angle)
        step = target.transform().map(QPointF(along * SQUARE, -across * SQUARE))
        hand = geometry.facing(target, join).centre + step
        assert geometry.snaps(hand, target, join, held) is snapped


def test_the_half_board_nearer_to_the_front_is_the_host() -> None:
    poses = [Pose(0, 0), Pose(0, 500), Pose(900, 0)]
    assert geometry.host_of(Pair(0, 1), poses) == (1, 0)
    assert geometry.host_of(Pair(1, 2), poses) == (1, 2)
    assert geometry.host_of(Pair(0, 2), poses) == (0, 2)


def test_a_place_lies_where_its_half_board_lies() -> None:
    pose = Pose(10, 20, 180.0)
    centre = geometry.square_centre(0)
    assert geometry.place_in_scene(Square(3, 0), pose) == QPointF(10, 20) - centre
    assert pose.moved_to(QPointF(1, 2)) == Pose(1, 2, 180.0)


# Round the table


def apart(one: Pose, other: Pose) -> bool:
    """Whether a line can be drawn between two half-boards (the separating axis theorem)."""
    corners = [
        [(point.x(), point.y()) for point in geometry.footprint(pose).toList()[:4]]
        for pose in (one, other)
    ]
    for shape in corners:
        for (x0, y0), (x1, y1) in itertools.pairwise([*shape, shape[0]]):
            ranges = [
                [(x - x0) * (y1 - y0) - (y - y0) * (x1 - x0) for x, y in each] for each in corners
            ]
            if min(ranges[0]) > max(ranges[1]) - 1e-6 or min(ranges[1]) > max(ranges[0]) - 1e-6:
                return True
    return False


@pytest.mark.parametrize("count", range(3, 27))
def test_round_the_table_nobody_overlaps_and_every_seam_looks_to_the_middle(count: int) -> None:
    poses = geometry.home_poses(count, 1.6, Layout.ROUND)
    assert len(poses) == count
    for one, other in itertools.combinations(poses, 2):
        assert apart(one, other)
    distances = [math.hypot(pose.x, pose.y) for pose in poses]
    assert max(distances) - min(distances) < 1e-6
    for pose in poses:
        seam = geometry.place_in_scene(Square(0, 28), pose)
        back = geometry.place_in_scene(Square(0, 4), pose)
        assert math.hypot(seam.x(), seam.y()) < math.hypot(back.x(), back.y())
    assert poses[0].angle == 0
    assert poses[0].y > 0


@pytest.mark.parametrize("count", range(3, 11))
def test_round_the_table_a_visitor_touches_no_third(count: int) -> None:
    poses = geometry.home_poses(count, 1.6, Layout.ROUND)
    for host, visitor in itertools.permutations(range(count), 2):
        there = geometry.facing(poses[host], Join.ROTATE)
        for other in set(range(count)) - {host, visitor}:
            assert apart(there, poses[other]), (host, visitor, other)


def test_two_lie_seam_to_seam_in_either_order() -> None:
    assert geometry.home_poses(2, 1.6, Layout.ROUND) == geometry.home_poses(2, 1.6)


@given(POSES, POSES)
def test_overlap_agrees_with_the_separating_axis(one: Pose, other: Pose) -> None:
    assert geometry.overlap(one, other) is not apart(one, other) or _touching(one, other)


def _touching(one: Pose, other: Pose) -> bool:
    """Whether two half-boards share hardly more than an edge, where rounding decides."""
    common = geometry.outline(one).intersected(geometry.outline(other))
    return common.width() < 2 or common.height() < 2


@given(POSES, POSES)
def test_what_is_covered_agrees_with_rectangles(one: Pose, other: Pose) -> None:
    mine, its = geometry.outline(one), geometry.outline(other)
    common = mine.intersected(its)
    part = common.width() * common.height() / (mine.width() * mine.height())
    assert geometry.covered(one, other) == pytest.approx(part, abs=1e-6)


def test_a_square_fills_its_part_of_the_view() -> None:
    pose = Pose(300, -40, 90)
    rect = geometry.outline(pose)
    assert geometry.square_when_fitted([pose], rect.width(), rect.height()) == pytest.approx(SQUARE)
    assert geometry.square_when_fitted([pose], rect.width() / 2, 1e6) == pytest.approx(SQUARE / 2)


# Trays


def test_a_tray_lies_behind_the_plate_and_what_a_half_board_takes_up_holds_it() -> None:
    pose, tray = Pose(0, 0), geometry.tray_rect()
    bare, whole = geometry.outline(pose), geometry.outline(pose, tray=True)
    assert tray.top() - bare.bottom() == pytest.approx(geometry.TRAY_GAP)
    assert (tray.width(), tray.height()) == pytest.approx((geometry.WIDTH, geometry.TRAY))
    assert whole.bottom() == pytest.approx(tray.bottom())
    assert (whole.top(), whole.left(), whole.right()) == (bare.top(), bare.left(), bare.right())


@given(POSES)
def test_a_tray_turns_with_its_half_board(pose: Pose) -> None:
    tray = pose.transform().mapRect(geometry.tray_rect()).translated(pose.centre)
    outline = geometry.outline(pose, tray=True)
    assert outline.adjusted(-0.01, -0.01, 0.01, 0.01).contains(tray)
    corners = geometry.footprint(pose, tray=True).boundingRect()
    assert corners == outline == geometry.bounds([pose], tray=True)
    assert not overlap(tray, geometry.outline(pose))


def test_trays_count_where_half_boards_lie_on_one_another() -> None:
    lower = Pose(0, 0)
    behind = Pose(0, geometry.outline(lower).height() + 1)
    assert not geometry.overlap(lower, behind)
    assert geometry.overlap(lower, behind, tray=True)
    assert geometry.covered(lower, behind) == 0
    whole = geometry.outline(lower, tray=True)
    part = (geometry.TRAY + geometry.TRAY_GAP - 1) / whole.height()
    assert geometry.covered(lower, behind, tray=True) == pytest.approx(part, abs=1e-6)
    assert geometry.covered(lower, lower, tray=True) == pytest.approx(1)


def test_a_square_is_smaller_where_trays_are_shown_too() -> None:
    rect = geometry.outline(Pose(0, 0), tray=True)
    size = geometry.square_when_fitted([Pose(0, 0)], rect.width(), rect.height(), tray=True)
    assert size == pytest.approx(SQUARE)
    assert geometry.square_when_fitted([Pose(0, 0)], 1e6, rect.height()) > SQUARE


@pytest.mark.parametrize(
    ("count", "aspect", "rows"), [(8, 1.3, 2), (8, 1.6, 2), (12, 1.6, 3), (26, 1.6, 4)]
)
def test_another_row_must_be_worth_it(count: int, aspect: float, rows: int) -> None:
    assert len({pose.y for pose in geometry.home_poses(count, aspect)}) == rows
