"""Where boards of any size lie: by themselves, at seams, in rows, rings, grids, and on stages."""

import itertools
import math
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from cfanp_gui.core.boards import BoardSpec, Edge, Join, Pair, Seam
from cfanp_gui.core.half_boards import HALF_SQUARES, from_joined
from cfanp_gui.games.registry import find_game
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.geometry import (
    FRAME,
    GAP,
    OUTLINE,
    PLATE,
    SQUARE,
    BoardArea,
    Layout,
    Pose,
    areas_of,
    bounds,
    covered,
    groups_of,
    laid_rect,
    outline,
    overlap,
)
from cfanp_gui.table.layout.orders import SCALES, grid_homes, has_stage, homes_of, stage_homes
from tests.slow import is_slow
from tests.table.layout.areas import (
    AREA,
    HALF,
    HIGH,
    POCKETED,
    STRATEGIC,
    WIDE,
    apart,
    close,
    facing,
    groups,
    home_poses,
    loose,
    square_in_scene,
    whole_boards,
)  # fmt: skip

ASPECTS = (0.5, 1.0, 1.6, 2.4)
COUNTS = (*range(1, 9), *(range(9, 26) if is_slow() else ()), 26)
POSES = st.builds(
    Pose,
    st.integers(-2000, 2000).map(float),
    st.integers(-2000, 2000).map(float),
    st.sampled_from([0.0, 90.0, 180.0, 270.0]),
    st.booleans(),
    st.just(1.0),
)
SPECS = st.builds(
    BoardSpec, st.just(0), st.integers(1, 26), st.integers(1, 26), st.just(0), st.just("A")
)


# A board by itself


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


def test_a_pocket_lies_beside_the_board_and_counts_as_the_board_does() -> None:
    lower, pocket = Pose(0, 0), POCKETED.pocket_rect
    assert AREA.pocket_rect is None
    assert pocket is not None
    bare, whole = outline(AREA, lower), outline(POCKETED, lower)
    assert (pocket.left() - bare.right(), pocket.width()) == pytest.approx((GAP, geometry.POCKET))
    assert (pocket.top(), pocket.bottom()) == pytest.approx((bare.top(), bare.bottom()))
    assert whole.right() == pytest.approx(pocket.right())
    assert (whole.top(), whole.left(), whole.bottom()) == (bare.top(), bare.left(), bare.bottom())
    beside = Pose(bare.width() + 1, 0)
    assert not overlap((AREA, lower), (AREA, beside))
    assert overlap((POCKETED, lower), (POCKETED, beside))
    assert covered([(AREA, lower)], [(AREA, beside)]) == 0
    part = (geometry.POCKET + GAP - 1) / whole.width()
    found = covered([(POCKETED, lower)], [(POCKETED, beside)])
    assert found == pytest.approx(part, abs=1e-6)
    fitted = geometry.square_when_fitted
    assert fitted([(POCKETED, lower)], whole.width(), whole.height()) == pytest.approx(SQUARE)
    assert fitted([(AREA, lower)], whole.width(), 1e6) > SQUARE
    turned = outline(AREA, Pose(300, -40, 90))
    assert fitted([(AREA, Pose(300, -40, 90))], turned.width() / 2, 1e6) == pytest.approx(
        SQUARE / 2
    )


@given(SPECS, POSES, st.data())
def test_every_square_is_found_under_its_centre(
    spec: BoardSpec, pose: Pose, data: st.DataObject
) -> None:
    index = data.draw(st.integers(0, spec.size - 1))
    centre = geometry.square_centre(spec, index)
    for right, down in ((0, 0), (29, 29), (-29, -29)):
        assert geometry.square_at(spec, centre + QPointF(right, down)) == index
    assert geometry.square_rect(spec, index).center() == centre
    assert geometry.squares_rect(spec).contains(geometry.square_rect(spec, index))
    for beyond in (QPointF(spec.files * SQUARE, 0), QPointF(0, -spec.ranks * SQUARE)):
        assert geometry.square_at(spec, centre + beyond) is None
    assert pose.moved_to(QPointF(1, 2)) == replace(pose, x=1, y=2)


def test_writing_along_any_edge_can_be_read() -> None:
    for angle, edge, mirrored, camera in itertools.product(
        range(0, 360, 15), Edge, (False, True), (0.0, 90.0, 200.0)
    ):
        pose = Pose(0, 0, float(angle), mirrored)
        turned = pose.readable(camera, edge) * pose.transform() * QTransform().rotate(camera)
        assert turned.m11() > -0.02, "the writing stands on its head"
        assert turned.determinant() == pytest.approx(1), "the writing is mirrored"


@given(POSES, POSES)
def test_what_is_covered_agrees_with_rectangles(one: Pose, other: Pose) -> None:
    mine, its = outline(AREA, one), outline(AREA, other)
    common = mine.intersected(its)
    part = common.width() * common.height() / (mine.width() * mine.height())
    assert covered([(AREA, one)], [(AREA, other)]) == pytest.approx(part, abs=1e-6)
    if not 0 < min(common.width(), common.height()) < 2:  # where rounding decides
        assert overlap((AREA, one), (AREA, other)) is not common.isEmpty()
    assert POCKETED.pocket_rect is not None
    pocket = one.transform().mapRect(POCKETED.pocket_rect).translated(one.centre)
    corners = geometry.footprint(POCKETED, one).boundingRect()
    assert corners == outline(POCKETED, one) == bounds([(POCKETED, one)])
    assert corners.adjusted(-0.01, -0.01, 0.01, 0.01).contains(pocket)


# Boards that lie together


@given(POSES, st.sampled_from(Join), st.integers(0, 63))
def test_facing_half_boards_make_one_board(pose: Pose, join: Join, square: int) -> None:
    poses = {0: pose, 1: facing(pose, join)}

    def lies(number: int) -> QPointF:
        square = from_joined(number, Pair(0, 1), join)
        return square_in_scene(HALF, square.index, poses[square.board])

    origin = lies(0)
    right, up = lies(1) - origin, lies(8) - origin
    assert close(lies(square), origin + right * (square % 8) + up * (square // 8))
    assert abs(right.manhattanLength() - SQUARE) < 0.01
    assert HALF.size == HALF_SQUARES


@given(POSES, SPECS, SPECS, st.sampled_from(Join))
def test_edges_of_any_length_meet_square_at_square(
    pose: Pose, one: BoardSpec, other: BoardSpec, join: Join
) -> None:
    there = geometry.facing(pose, one, other, join)
    back = geometry.facing(there, other, one, join)
    assert close(back.centre, pose.centre)
    assert (back.angle, back.mirrored) == (pose.angle, pose.mirrored)
    away, _ = pose.transform().inverted()
    squares = [away.map(square_in_scene(other, index, there) - pose.centre)
               for index in range(other.size - other.files, other.size)]  # fmt: skip
    top = geometry.squares_rect(one).top()
    corner = geometry.square_centre(one, 0)
    for at in squares:
        assert at.y() == pytest.approx(top - SQUARE / 2)
        file = (at.x() - corner.x()) / SQUARE
        assert file == pytest.approx(round(file))
    if join is Join.REFLECT:
        assert squares[0].x() == pytest.approx(corner.x())
    else:
        assert abs((squares[0].x() + squares[-1].x()) / 2) <= SQUARE / 2 + 0.01
    east = geometry.beside(pose, one, Edge.EAST, other)
    assert (east.angle, east.mirrored) == (pose.angle, pose.mirrored)
    last = square_in_scene(one, one.files - 1, pose)
    step = pose.transform().map(QPointF(SQUARE, 0))
    assert close(last + step, square_in_scene(other, 0, east)), "first ranks are in line"
    for edge in Edge:
        there = geometry.beside(pose, one, edge, other)
        assert close(geometry.beside(there, other, edge.opposite, one).centre, pose.centre)


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
    one = HALF._replace(seams=(Seam(Edge.WEST, 1, Edge.NORTH),))
    other = HALF._replace(id=1, seams=(Seam(Edge.NORTH, 0, Edge.WEST),))
    with pytest.raises(ValueError, match="west and north cannot meet"):
        geometry.group_poses([one, other], 0, Pose(0, 0))


# In order


@pytest.mark.parametrize("count", COUNTS)
def test_in_order_nothing_lies_on_anything_and_seams_are_closed(count: int) -> None:
    for layout, aspect in itertools.product(Layout, ASPECTS):
        alone = homes_of(groups(loose(count, first=10)), aspect, layout)
        assert list(alone) == list(range(10, 10 + count))
        assert apart((AREA, pose) for pose in alone.values()), (layout, aspect)
        homes = homes_of(groups(whole_boards(count)), aspect, layout)
        assert list(homes) == list(range(2 * count))
        assert apart((POCKETED, pose) for pose in homes.values()), (layout, aspect)
        for board in range(count):
            assert facing(homes[2 * board]) == homes[2 * board + 1], (layout, aspect)
        if 3 <= count <= 8 and layout is Layout.ROWS:
            for (host, pose), join in itertools.product(alone.items(), Join):
                there = (AREA, facing(pose, join))
                others = [(AREA, home) for board, home in alone.items() if board != host]
                assert not any(overlap(there, other) for other in others), "a visitor covers none"


def test_nothing_lies_where_nothing_is_and_one_alone_in_the_middle() -> None:
    for layout in Layout:
        assert homes_of([], 1.6, layout) == {}
        assert homes_of(groups(loose(1, first=3)), 1.6, layout) == {3: Pose(0, 0)}
        assert home_poses(2, 1.6, layout) == [Pose(0, 120), facing(Pose(0, 120))]
        boards = groups(whole_boards(4))
        left = homes_of([boards[0], *boards[2:]], 1.6, layout)
        assert list(left) == [0, 1, 4, 5, 6, 7], "what is left keeps its numbers"
        assert list(left.values()) == list(homes_of(boards[:3], 1.6, layout).values())
    three = home_poses(3, 1.6)
    assert [part for pose in three for part in (pose.x, pose.y, pose.angle)] == pytest.approx(
        [-271.2, 288, 0, 271.2, 288, 0, 0, -288, 180]
    )


def middle(homes: dict[int, Pose], board: int) -> QPointF:
    """Return the middle of a board of two halves."""
    return (homes[2 * board].centre + homes[2 * board + 1].centre) / 2


@pytest.mark.parametrize("count", COUNTS)
def test_in_rows_boards_stand_upright_and_the_order_runs_round(count: int) -> None:
    for aspect in ASPECTS:
        homes = homes_of(groups(whole_boards(count)), aspect, Layout.ROWS)
        assert {(pose.angle, pose.mirrored) for pose in homes.values()} <= {
            (0, False), (180, False)
        }  # fmt: skip
        middles = [middle(homes, board) for board in range(count)]
        assert all(homes[2 * board].y > middles[board].y() for board in range(count))
        rows = [list(row) for _, row in itertools.groupby(middles, key=lambda one: one.y())]
        assert len(rows) == len({one.y() for one in middles}), "a row is not come back to"
        assert {len(row) for row in rows} <= {count // len(rows), -(-count // len(rows))}
        for number, row in enumerate(rows):
            xs = [one.x() for one in row]
            assert xs == sorted(xs, reverse=number % 2 == 1)
            assert sum(xs) == pytest.approx(0, abs=1e-9)
        for number, (row, following) in enumerate(itertools.pairwise(rows)):
            assert (row[0].y() > following[0].y()) is (number % 2 == 0)


@pytest.mark.parametrize(
    ("count", "aspect", "halves", "wholes"),
    [(1, 1.6, 1, 1), (2, 0.5, 2, 2), (4, 0.5, 2, 2), (5, 1.6, 2, 2), (5, 1.5, 2, 2),
     (6, 1.6, 2, 2), (8, 1.3, 2, 2), (12, 1.6, 3, 3), (26, 1.6, 4, 4)],
)  # fmt: skip
def test_another_row_must_be_worth_it(count: int, aspect: float, halves: int, wholes: int) -> None:
    assert len({pose.y for pose in home_poses(count, aspect)}) == halves
    homes = homes_of(groups(whole_boards(count)), aspect, Layout.ROWS)
    assert len({middle(homes, board).y() for board in range(count)}) == wholes


@pytest.mark.parametrize("count", COUNTS[1:])
def test_in_the_ring_a_player_sits_between_his_two_boards(count: int) -> None:
    """White's end of a board is next to Black's end of the board before it, and to no other."""
    homes = homes_of(groups(whole_boards(count, pocket=False)), 1.6, Layout.ROUND)
    end = AREA.plate(Edge.SOUTH).center()
    ends = {half: pose.transform().map(end) + pose.centre for half, pose in homes.items()}
    radius = middle(homes, 0).y()
    assert radius > 0
    for board in range(count):
        far = {half: math.dist(ends[2 * board].toTuple(), at.toTuple())
               for half, at in ends.items() if half != 2 * board}  # fmt: skip
        before = 2 * ((board - 1) % count) + 1
        assert far[before] == pytest.approx(min(far.values()), abs=1e-6)
        if count > 2:
            assert [half for half in far if far[half] < min(far.values()) + 1] == [before]
        # From the bottom to the right, against the clock: the screen's y points down.
        angle = math.radians(board * 360 / count)
        at, along = middle(homes, board), homes[2 * board + 1].centre - homes[2 * board].centre
        assert at.toTuple() == pytest.approx(
            (radius * math.sin(angle), radius * math.cos(angle)), abs=1e-6
        )
        assert along.toTuple() == pytest.approx(
            (4 * SQUARE * math.cos(angle), -4 * SQUARE * math.sin(angle)), abs=1e-6
        )
    # As much nearer to the middle as takes the gap between neighbours away, they overlap.
    step = 2 * GAP / math.tan(math.pi / count) + 2 * GAP
    nearer = []
    for board in range(2):
        at = middle(homes, board)
        inwards = at * (step / math.hypot(at.x(), at.y()))
        nearer.append([(AREA, homes[half].moved_to(homes[half].centre - inwards))
                       for half in (2 * board, 2 * board + 1)])  # fmt: skip
    assert any(overlap(one, other) for one in nearer[0] for other in nearer[1])


@pytest.mark.parametrize("count", [3, 5, 10])
def test_round_the_table_every_seam_looks_to_the_middle_and_a_visitor_touches_no_third(
    count: int,
) -> None:
    poses = home_poses(count, 1.6, Layout.ROUND)
    distances = [math.hypot(pose.x, pose.y) for pose in poses]
    assert max(distances) - min(distances) < 1e-6
    assert poses[0].angle == 0
    assert poses[0].y > 0
    for pose in poses:
        seam, back = (square_in_scene(HALF, index, pose) for index in (28, 4))
        assert math.hypot(seam.x(), seam.y()) < math.hypot(back.x(), back.y())
    for host, visitor in itertools.permutations(range(count), 2):
        there = (AREA, facing(poses[host]))
        for other in set(range(count)) - {host, visitor}:
            assert not overlap(there, (AREA, poses[other])), (host, visitor, other)


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


@pytest.mark.parametrize("layout", list(Layout))
def test_groups_of_any_size_lie_in_order_without_overlaps(layout: Layout) -> None:
    areas = mixed()
    for aspect in ASPECTS:
        homes = homes_of(groups(areas), aspect, layout)
        assert homes.keys() == {area.id for area in areas}
        for one, other in combinations([(area, homes[area.id]) for area in areas], 2):
            if {one[0].id, other[0].id} not in ({0, 1}, {10, 11}):
                assert not overlap(one, other), (one[0].id, other[0].id)
                continue
            placed = [laid_rect(geometry.squares_rect(area.spec), pose).boundingRect()
                      for area, pose in (one, other)]  # fmt: skip
            common = placed[0].adjusted(-1, -1, 1, 1).intersected(placed[1])
            assert 0 < min(common.width(), common.height()) < 2, "they touch and no more"
    if layout is Layout.ROWS:
        assert {homes[board].angle for board in (0, 1, 2, 5, 10)} == {0}
        step = homes[1].centre - homes[0].centre
        assert step == QPointF(8.5, 2.5 - 13) * SQUARE, "first ranks are in line"
    sizes = enumerate([(8, 4), (5, 7), (12, 3), (8, 4)])
    areas = [BoardArea(HALF._replace(id=at, files=f, ranks=r)) for at, (f, r) in sizes]
    homes = homes_of(groups(areas), 1.6, layout)
    lying = [(area, homes[area.id]) for area in areas]
    assert apart(lying)
    seams = [pose.transform().map(QPointF(0, area.squares.top())) + pose.centre
             for area, pose in lying]  # fmt: skip
    if layout is not Layout.STAGE:
        far = [abs(at.y()) if layout is Layout.ROWS else math.hypot(*at.toTuple()) for at in seams]
        assert len({round(one, 6) for one in far}) == 1, "their seams are in line"
    for host, visitor in itertools.permutations(range(4), 2):
        there = geometry.facing(homes[host], areas[host].spec, areas[visitor].spec, Join.ROTATE)
        for third in set(range(4)) - {host, visitor}:
            assert not overlap((areas[visitor], there), lying[third])


# Grids, as pictures have them


@pytest.mark.parametrize(
    ("key", "players"),
    [("cfanp", 2), ("cfanp", 8), ("cfanp", 26), ("ring", 3), ("strategichess", 12)],
)
def test_in_a_grid_boards_follow_one_another_in_rows(key: str, players: int) -> None:
    areas = areas_of(find_game(key).initial(players, {}))
    assert grid_homes([], 1.6) == {}
    shapes = []
    for aspect in (0.5, 1.6, 4.0):
        homes = grid_homes(areas, aspect)
        assert apart((area, homes[area.id]) for area in areas)
        found = bounds((area, homes[area.id]) for area in areas)
        shapes.append(found.width() / found.height())
    assert shapes == sorted(shapes), "a high view has more rows"
    homes = grid_homes(areas, 1.6)
    if key == "cfanp":
        places = [(pose.y, pose.x) for _, pose in sorted(homes.items())]
        assert places == sorted(places)
        assert {pose.angle for pose in homes.values()} == {0.0}
    elif key == "ring":
        assert (homes[0].x, homes[1].angle) == (homes[1].x, 180), "halves stay together"
    else:
        assert len({pose.y for pose in homes.values()}) == 2, "boards with crossings do not"


# The stage


def with_outline(area: BoardArea, pose: Pose) -> QRectF:
    """Return the upright rectangle that holds a board with the outline that it may have."""
    body = area.body.adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE)
    return laid_rect(body.united(area.whole), pose).boundingRect()


def meets(one: QRectF, other: QRectF) -> bool:
    """Return True if two rectangles share more than an edge."""
    common = one.intersected(other)
    return common.width() >= 0.01 and common.height() >= 0.01


@pytest.mark.parametrize("view", [(1080, 749), (1366, 700), (800, 800), (600, 1000)])
@pytest.mark.parametrize("count", [3, 5, 8, 26])
def test_homes_cover_neither_each_other_nor_what_is_on_the_stage(
    count: int, view: tuple[int, int]
) -> None:
    for boards in (tuple(groups(loose(count))), groups_of(whole_boards(count))):
        shown = list(boards[1])
        if len(shown) == 1:
            shown += boards[-1]
        homes, stage = stage_homes(boards, view[0] / view[1], [area.id for area in shown])
        assert stage.scale in SCALES
        lying = {area.id: (area, homes[area.id]) for group in boards for area in group}
        for one, other in combinations(boards, 2):
            for area, another in itertools.product(one, other):
                assert not overlap(lying[area.id], lying[another.id])
        for area, pose in lying.values():
            rest, inside = outline(area, pose), stage.rect.adjusted(-1, -1, 1, 1)
            common = rest.intersected(stage.rect)
            beside = common.width() < 1 or common.height() < 1
            assert inside.contains(rest) if area in shown else beside
        if len(shown) == 2:
            poses = stage.pair_poses(shown[0].spec, shown[1].spec, Join.ROTATE)
        else:
            poses = stage.group_poses(boards[1], shown[0].id)
        assert poses[shown[0].id].angle == 0.0
        assert {pose.scale for pose in poses.values()} == {stage.scale}
        taken = bounds((area, poses[area.id]) for area in shown)
        assert stage.rect.adjusted(-1, -1, 1, 1).contains(taken)
        for area, (other, pose) in itertools.product(shown, lying.values()):
            if other not in shown:
                assert not meets(with_outline(area, poses[area.id]), with_outline(other, pose))


@pytest.mark.parametrize(("width", "height", "least"), [(1340, 930, 56), (1106, 690, 44)])
def test_squares_on_the_stage_are_large(width: int, height: int, least: float) -> None:
    for count in range(3, 9):
        boards = tuple(groups(loose(count)))
        homes, stage = stage_homes(boards, width / height)
        rect = bounds((area, homes[area.id]) for (area,) in boards).united(stage.rect)
        home = SQUARE * min(width / rect.width(), height / rect.height())
        assert home * stage.scale >= least
        assert stage.scale >= 1.6


def test_homes_lie_in_one_column_or_run_down_the_left_and_up_the_right_of_the_stage() -> None:
    boards = tuple(groups(loose(8)))
    for shown in ((0, 1), (0, 7), (3, 5)):
        homes, stage = stage_homes(boards, 1.5, shown)
        around = [homes[board] for board in range(8) if board not in shown]
        left, right = around[:3], around[3:]
        assert all(pose.x < -stage.rect.width() / 2 for pose in left)
        assert all(pose.x > stage.rect.width() / 2 for pose in right)
        assert [pose.y for pose in left] == sorted(pose.y for pose in left)
        assert [pose.y for pose in right] == sorted((pose.y for pose in right), reverse=True)
    homes, stage = stage_homes(boards, 0.5)
    assert {pose.angle for pose in homes.values()} == {0.0}, "names are read upright"
    for count in (3, 4, 5, 6):
        homes, stage = stage_homes(tuple(groups(loose(count))), 1.5)
        around = [homes[board] for board in range(2, count)]
        assert len({pose.x for pose in around}) == 1, "in one column"
        assert all(pose.x > stage.rect.width() / 2 for pose in around)
        assert [pose.y for pose in around] == sorted(pose.y for pose in around)


def test_a_board_that_comes_home_takes_the_place_of_the_one_that_leaves() -> None:
    boards = tuple(groups(loose(6)))
    before, stage = stage_homes(boards, 1.5, (0, 1))
    after, same = stage_homes(boards, 1.5, (1, 2))
    assert stage == same, "nothing changes its size"
    assert after[0] == before[2]
    assert [after[board] for board in (3, 4, 5)] == [before[board] for board in (3, 4, 5)]


def test_there_is_a_stage_where_boards_do_not_fit_on_it_at_once() -> None:
    assert [has_stage(tuple(groups(loose(count)))) for count in (1, 2, 3, 26)] == [
        False, False, True, True,
    ]  # fmt: skip
    assert [has_stage(groups_of(whole_boards(count))) for count in (1, 2)] == [False, True]
