"""How boards of any size lie: what they take up, poses, seams and snapping."""

from __future__ import annotations

import itertools
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from cfanp_gui.core.boards import BoardSpec, Edge, Join, Pair, Seam
from cfanp_gui.core.half_boards import HALF_SQUARES, from_joined
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import FRAME, GAP, PLATE, SQUARE, BoardArea, Layout, Pose
from cfanp_gui.table.layout.orders import homes_of
from tests.slow import some
from tests.table.layout.areas import (
    AREA,
    HALF,
    POCKETED,
    STRATEGIC,
    WIDE,
    facing,
    groups,
    loose,
    square_in_scene,
)  # fmt: skip

ASPECTS = (0.5, 1.0, 1.6, 2.4)
POSES = st.builds(
    Pose,
    st.integers(-2000, 2000).map(float),
    st.integers(-2000, 2000).map(float),
    st.sampled_from([0.0, 90.0, 180.0, 270.0]),
    st.booleans(),
    st.just(1.0),
)


def home_poses(count: int, aspect: float, layout: Layout = Layout.ROWS) -> list[Pose]:
    """Return where half-boards lie in order."""
    return list(homes_of(groups(loose(count)), aspect, layout).values())


def overlap(one: QRectF, other: QRectF) -> bool:
    """Return whether two rectangles share more than an edge."""
    common = one.intersected(other)
    return common.width() > 0.01 and common.height() > 0.01


@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("count", [*range(2, 9), *some(range(9, 26)), 26])
def test_no_half_boards_overlap_at_home(count: int, aspect: float) -> None:
    poses = home_poses(count, aspect)
    assert len(poses) == count
    outlines = [geometry.outline(AREA, pose) for pose in poses]
    for one, other in itertools.combinations(outlines, 2):
        assert not overlap(one, other)
    whole = geometry.bounds((AREA, pose) for pose in poses)
    assert all(whole.contains(rect) for rect in outlines)


@pytest.mark.parametrize("join", Join)
@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("count", range(3, 9))
def test_a_visitor_covers_nobody_who_is_at_home(count: int, aspect: float, join: Join) -> None:
    outlines = [geometry.outline(AREA, pose) for pose in home_poses(count, aspect)]
    for host, pose in enumerate(home_poses(count, aspect)):
        there = geometry.outline(AREA, facing(pose, join))
        covered = [at for at, home in enumerate(outlines) if at != host and overlap(there, home)]
        assert not covered, host


def test_two_half_boards_lie_seam_to_seam() -> None:
    lower, upper = home_poses(2, 1.6)
    assert facing(lower, Join.ROTATE) == upper


@given(POSES, st.sampled_from(Join), st.integers(0, 63))
def test_facing_half_boards_make_one_board(pose: Pose, join: Join, square: int) -> None:
    pair = Pair(0, 1)
    poses = {0: pose, 1: facing(pose, join)}

    def lies(number: int) -> QPointF:
        square = from_joined(number, pair, join)
        return square_in_scene(HALF, square.index, poses[square.board])

    origin = lies(0)
    right, up = lies(1) - origin, lies(8) - origin
    expected = origin + right * (square % 8) + up * (square // 8)
    assert (lies(square) - expected).manhattanLength() < 0.01
    assert abs(right.manhattanLength() - SQUARE) < 0.01


@given(POSES, st.sampled_from(Join))
def test_facing_twice_leads_back(pose: Pose, join: Join) -> None:
    again = facing(facing(pose, join), join)
    assert (again.centre - pose.centre).manhattanLength() < 0.01
    assert (again.angle, again.mirrored) == (pose.angle, pose.mirrored)


def test_squares_are_found_under_their_centres() -> None:
    for square in range(HALF_SQUARES):
        centre = geometry.square_centre(HALF, square)
        for dx, dy in ((0, 0), (29, 29), (-29, -29)):
            assert geometry.square_at(HALF, centre + QPointF(dx, dy)) == square
    assert geometry.square_centre(HALF, 0).x() < 0 < geometry.square_centre(HALF, 0).y()
    for outside in ((-241, 0), (241, 0), (0, -121), (0, 121)):
        assert geometry.square_at(HALF, QPointF(*outside)) is None


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
        there = facing(target, join)
        assert geometry.snaps(there.centre + step, there, target, held) is snapped


def test_the_half_board_nearer_to_the_front_is_the_host() -> None:
    poses = [Pose(0, 0), Pose(0, 500), Pose(900, 0)]
    assert geometry.host_of(Pair(0, 1), poses) == (1, 0)
    assert geometry.host_of(Pair(1, 2), poses) == (1, 2)
    assert geometry.host_of(Pair(0, 2), poses) == (0, 2)


def test_a_square_lies_where_its_half_board_lies() -> None:
    pose = Pose(10, 20, 180.0)
    centre = geometry.square_centre(HALF, 0)
    assert square_in_scene(HALF, 0, pose) == QPointF(10, 20) - centre
    assert pose.moved_to(QPointF(1, 2)) == Pose(1, 2, 180.0)


# Round the table


def apart(one: Pose, other: Pose) -> bool:
    """Return whether a line can be drawn between two half-boards (the separating axis theorem)."""
    corners = [
        [(point.x(), point.y()) for point in geometry.footprint(AREA, pose).toList()[:4]]
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
    poses = home_poses(count, 1.6, Layout.ROUND)
    assert len(poses) == count
    for one, other in itertools.combinations(poses, 2):
        assert apart(one, other)
    distances = [math.hypot(pose.x, pose.y) for pose in poses]
    assert max(distances) - min(distances) < 1e-6
    for pose in poses:
        seam = square_in_scene(HALF, 28, pose)
        back = square_in_scene(HALF, 4, pose)
        assert math.hypot(seam.x(), seam.y()) < math.hypot(back.x(), back.y())
    assert poses[0].angle == 0
    assert poses[0].y > 0


@pytest.mark.parametrize("count", range(3, 11))
def test_round_the_table_a_visitor_touches_no_third(count: int) -> None:
    poses = home_poses(count, 1.6, Layout.ROUND)
    for host, visitor in itertools.permutations(range(count), 2):
        there = facing(poses[host], Join.ROTATE)
        for other in set(range(count)) - {host, visitor}:
            assert apart(there, poses[other]), (host, visitor, other)


def test_two_lie_seam_to_seam_in_either_order() -> None:
    assert home_poses(2, 1.6, Layout.ROUND) == home_poses(2, 1.6)


@given(POSES, POSES)
def test_overlap_agrees_with_the_separating_axis(one: Pose, other: Pose) -> None:
    assert geometry.overlap((AREA, one), (AREA, other)) is not apart(one, other) or _touching(
        one, other
    )


def _touching(one: Pose, other: Pose) -> bool:
    """Return whether two half-boards share hardly more than an edge, where rounding decides."""
    common = geometry.outline(AREA, one).intersected(geometry.outline(AREA, other))
    return common.width() < 2 or common.height() < 2


@given(POSES, POSES)
def test_what_is_covered_agrees_with_rectangles(one: Pose, other: Pose) -> None:
    mine, its = geometry.outline(AREA, one), geometry.outline(AREA, other)
    common = mine.intersected(its)
    part = common.width() * common.height() / (mine.width() * mine.height())
    assert geometry.covered([(AREA, one)], [(AREA, other)]) == pytest.approx(part, abs=1e-6)


def test_a_square_fills_its_part_of_the_view() -> None:
    pose = Pose(300, -40, 90)
    rect = geometry.outline(AREA, pose)
    assert geometry.square_when_fitted(
        [(AREA, pose)], rect.width(), rect.height()
    ) == pytest.approx(SQUARE)
    assert geometry.square_when_fitted([(AREA, pose)], rect.width() / 2, 1e6) == pytest.approx(
        SQUARE / 2
    )


# Pockets


def test_a_pocket_lies_behind_the_plate_and_what_a_board_takes_up_holds_it() -> None:
    pose, pocket = Pose(0, 0), POCKETED.pocket_rect
    assert AREA.pocket_rect is None
    assert pocket is not None
    bare, whole = geometry.outline(AREA, pose), geometry.outline(POCKETED, pose)
    assert pocket.top() - bare.bottom() == pytest.approx(geometry.POCKET_GAP)
    assert (pocket.width(), pocket.height()) == pytest.approx((AREA.body.width(), geometry.POCKET))
    assert whole.bottom() == pytest.approx(pocket.bottom())
    assert (whole.top(), whole.left(), whole.right()) == (bare.top(), bare.left(), bare.right())


@given(POSES)
def test_a_pocket_turns_with_its_board(pose: Pose) -> None:
    assert POCKETED.pocket_rect is not None
    pocket = pose.transform().mapRect(POCKETED.pocket_rect).translated(pose.centre)
    outline = geometry.outline(POCKETED, pose)
    assert outline.adjusted(-0.01, -0.01, 0.01, 0.01).contains(pocket)
    corners = geometry.footprint(POCKETED, pose).boundingRect()
    assert corners == outline == geometry.bounds([(POCKETED, pose)])
    assert not overlap(pocket, geometry.outline(AREA, pose))


def test_pockets_count_where_boards_lie_on_one_another() -> None:
    lower = Pose(0, 0)
    behind = Pose(0, geometry.outline(AREA, lower).height() + 1)
    assert not geometry.overlap((AREA, lower), (AREA, behind))
    assert geometry.overlap((POCKETED, lower), (POCKETED, behind))
    assert geometry.covered([(AREA, lower)], [(AREA, behind)]) == 0
    whole = geometry.outline(POCKETED, lower)
    part = (geometry.POCKET + geometry.POCKET_GAP - 1) / whole.height()
    found = geometry.covered([(POCKETED, lower)], [(POCKETED, behind)])
    assert found == pytest.approx(part, abs=1e-6)
    assert geometry.covered([(POCKETED, lower)], [(POCKETED, lower)]) == pytest.approx(1)


def test_a_square_is_smaller_where_pockets_are_shown_too() -> None:
    rect = geometry.outline(POCKETED, Pose(0, 0))
    lying = [(POCKETED, Pose(0, 0))]
    size = geometry.square_when_fitted(lying, rect.width(), rect.height())
    assert size == pytest.approx(SQUARE)
    assert geometry.square_when_fitted([(AREA, Pose(0, 0))], 1e6, rect.height()) > SQUARE


# Boards of other sizes

SPECS = st.builds(
    BoardSpec, st.just(0), st.integers(1, 26), st.integers(1, 26), st.just(0), st.just("A")
)


@given(SPECS, st.data())
def test_every_square_is_found_under_its_centre(spec: BoardSpec, data: st.DataObject) -> None:
    index = data.draw(st.integers(0, spec.size - 1))
    centre = geometry.square_centre(spec, index)
    assert geometry.square_at(spec, centre) == index
    assert geometry.square_rect(spec, index).center() == centre
    assert geometry.squares_rect(spec).contains(geometry.square_rect(spec, index))
    beyond = centre + QPointF(spec.files * SQUARE, 0)
    assert geometry.square_at(spec, beyond) is None


def test_there_is_a_frame_where_there_is_no_seam_and_a_plate_where_somebody_sits() -> None:
    assert AREA.framed == (Edge.SOUTH, Edge.WEST, Edge.EAST)
    assert AREA.body.getCoords() == pytest.approx((-240 - FRAME, -120, 240 + FRAME, 120 + FRAME))
    both = BoardArea(STRATEGIC, (Edge.SOUTH, Edge.NORTH))
    side = 14 * SQUARE + 2 * FRAME
    assert (both.body.width(), both.body.height()) == pytest.approx((side, side))
    assert both.whole.height() == pytest.approx(side + 2 * (GAP + PLATE))
    assert both.plate(Edge.NORTH).bottom() == pytest.approx(both.body.top() - GAP)
    wide = BoardArea(WIDE, (Edge.WEST,))
    assert Edge.EAST not in wide.framed
    assert wide.plate(Edge.WEST).right() == pytest.approx(wide.body.left() - GAP)
    assert wide.plate(Edge.WEST).height() == pytest.approx(5 * SQUARE + 2 * FRAME)
    assert BoardArea(STRATEGIC, ()).whole == BoardArea(STRATEGIC, (), pocket=True).body


@given(POSES, SPECS, SPECS, st.sampled_from(Join))
def test_north_edges_of_any_length_meet_square_at_square(
    pose: Pose, one: BoardSpec, other: BoardSpec, join: Join
) -> None:
    there = geometry.facing(pose, one, other, join)
    back = geometry.facing(there, other, one, join)
    assert (back.centre - pose.centre).manhattanLength() < 0.01
    assert (back.angle, back.mirrored) == (pose.angle, pose.mirrored)
    away, _ = pose.transform().inverted()
    squares = [away.map(square_in_scene(other, index, there) - pose.centre)
               for index in range(other.size - other.files, other.size)]  # fmt: skip
    top = geometry.squares_rect(one).top()
    corner = geometry.square_centre(one, 0)
    for at in squares:
        assert at.y() == pytest.approx(top - SQUARE / 2)
        assert (at.x() - corner.x()) / SQUARE == pytest.approx(
            round((at.x() - corner.x()) / SQUARE)
        )
    if join is Join.REFLECT:
        assert squares[0].x() == pytest.approx(corner.x())
    else:
        middle = (squares[0].x() + squares[-1].x()) / 2
        assert abs(middle) <= SQUARE / 2 + 0.01


@given(POSES, SPECS, SPECS)
def test_boards_side_by_side_have_their_first_ranks_in_line(
    pose: Pose, one: BoardSpec, other: BoardSpec
) -> None:
    there = geometry.beside(pose, one, Edge.EAST, other)
    assert (there.angle, there.mirrored) == (pose.angle, pose.mirrored)
    last = square_in_scene(one, one.files - 1, pose)
    step = pose.transform().map(QPointF(SQUARE, 0))
    first = square_in_scene(other, 0, there)
    assert (last + step - first).manhattanLength() < 0.01
    back = geometry.beside(there, other, Edge.WEST, one)
    assert (back.centre - pose.centre).manhattanLength() < 0.01
    above = geometry.beside(pose, one, Edge.NORTH, other)
    assert (
        geometry.beside(above, other, Edge.SOUTH, one).centre - pose.centre
    ).manhattanLength() < 0.01


def test_a_group_is_laid_by_any_of_its_boards_over_all_its_seams() -> None:
    row = [
        STRATEGIC._replace(id=number, seams=tuple(
            Seam(edge, other, edge.opposite)
            for edge, other in ((Edge.WEST, number - 1), (Edge.EAST, number + 1))
            if 0 <= other < 3
        ))
        for number in range(3)
    ]  # fmt: skip
    poses = geometry.group_poses(row, 1, Pose(0, 0, 90))
    assert list(poses) == [1, 0, 2]
    assert [round(poses[board].y) for board in range(3)] == [-840, 0, 840]
    assert {round(pose.x) for pose in poses.values()} == {0}
    assert geometry.group_poses(row, 0, poses[0])[2].centre == poses[2].centre


def test_edges_that_cannot_meet_are_refused() -> None:
    one = HALF._replace(seams=(Seam(Edge.WEST, 1, Edge.NORTH),))
    other = HALF._replace(id=1, seams=(Seam(Edge.NORTH, 0, Edge.WEST),))
    with pytest.raises(ValueError, match="west and north cannot meet"):
        geometry.group_poses([one, other], 0, Pose(0, 0))


def test_writing_along_any_edge_can_be_read() -> None:
    for angle, edge in itertools.product(range(0, 360, 15), Edge):
        for mirrored, camera in itertools.product((False, True), (0.0, 90.0, 200.0)):
            pose = Pose(0, 0, float(angle), mirrored)
            seen = pose.readable(camera, edge) * pose.transform()
            turned = seen * QTransform().rotate(camera)
            assert turned.m11() > -0.02, "the writing stands on its head"
            assert turned.determinant() == pytest.approx(1), "the writing is mirrored"


@pytest.mark.parametrize(
    ("count", "aspect", "rows"), [(8, 1.3, 2), (8, 1.6, 2), (12, 1.6, 3), (26, 1.6, 4)]
)
def test_another_row_must_be_worth_it(count: int, aspect: float, rows: int) -> None:
    assert len({pose.y for pose in home_poses(count, aspect)}) == rows
