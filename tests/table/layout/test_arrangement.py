"""What is laid by hand: taken back, kept when boards leave, and kept with a game as a text."""

import itertools
from bisect import bisect_left
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from cfanp_gui.core.boards import BOARD_LETTERS, Edge, Join, Pair
from cfanp_gui.table.layout import geometry
from cfanp_gui.table.layout.arrangement import MOST_COVERED, Arrangement
from cfanp_gui.table.layout.geometry import SQUARE, BoardArea, Layout, Pose, covered
from cfanp_gui.table.layout.orders import homes_of
from cfanp_gui.table.layout.placement import BoardPlacement
from tests.session.play import a_session, pair
from tests.table.layout.areas import (
    AREA,
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
    whole_boards,
)  # fmt: skip


@pytest.mark.parametrize(
    ("way", "held", "limit"),
    [((0, -1), False, 0.75), ((0, 1), False, 0.75), ((0, -1), True, 1.25),
     ((1, 0), False, 1.5), ((1, 0), True, 2.0)],
)  # fmt: skip
def test_snapping_and_letting_go(way: tuple[int, int], held: bool, limit: float) -> None:
    for angle, join, beyond in itertools.product((0.0, 90.0, 180.0), Join, (-0.01, 0.01)):
        target = Pose(100, -50, angle)
        step = target.transform().map(QPointF(*way) * (limit + beyond) * SQUARE)
        there = facing(target, join)
        assert geometry.snaps(there.centre + step, there, target, held) is (beyond < 0)


def test_the_half_board_nearer_to_the_front_is_the_host() -> None:
    poses = [Pose(0, 0), Pose(0, 500), Pose(900, 0)]
    for two, wanted in (((0, 1), (1, 0)), ((1, 2), (1, 2)), ((0, 2), (0, 2))):
        assert geometry.host_of(Pair(*two), poses) == wanted


def test_laying_is_undone_and_redone_step_by_step() -> None:
    arrangement = Arrangement(loose(3))
    ordered = arrangement.homes
    assert list(ordered.values()) == home_poses(3, arrangement.aspect)
    assert not arrangement.free
    assert not arrangement.can_undo
    assert not arrangement.undo()
    assert arrangement.to_text() == ""
    arrangement.tidy_up()
    assert not arrangement.can_undo, "nothing lay elsewhere"
    first, second = Pose(10, 20, 90.0), Pose(-700, 5)
    arrangement.lay(1, first)
    arrangement.lay(2, second)
    laid = dict(arrangement.homes)
    assert laid == {**ordered, 1: first, 2: second}
    assert arrangement.free
    for wanted in ({**ordered, 1: first}, ordered):
        assert arrangement.undo()
        assert arrangement.homes == wanted
    assert not arrangement.free
    assert not arrangement.undo()
    assert arrangement.redo()
    assert arrangement.redo()
    assert arrangement.homes == laid
    assert not arrangement.redo()
    arrangement.tidy_up()
    assert arrangement.homes == ordered
    arrangement.undo()
    assert arrangement.homes == laid
    arrangement.lay(0, Pose(2, 2))
    assert not arrangement.can_redo, "a new step forgets what was undone"
    arrangement.remember_host(Pair(0, 2), 2)
    assert (arrangement.host(Pair(0, 2)), arrangement.host(Pair(0, 1))) == (2, None)
    arrangement.set_boards(range(2))
    assert arrangement.host(Pair(0, 2)) == 2, "while a board is away"
    arrangement.tidy_up()
    assert arrangement.host(Pair(0, 2)) is None, "it is forgotten with order"


def ids(*boards: int) -> list[int]:
    """Return the ids of the half-boards of whole boards, by their numbers from 0."""
    return [half for board in boards for half in (2 * board, 2 * board + 1)]


def test_in_order_what_is_left_is_laid_anew() -> None:
    boards, arrangement = groups(whole_boards(4)), Arrangement(whole_boards(4))
    full = arrangement.homes
    assert arrangement.groups == ((0, 1), (2, 3), (4, 5), (6, 7))
    arrangement.set_boards(ids(0, 2, 3))
    ordered = homes_of(boards[:3], arrangement.aspect, Layout.ROWS)
    assert list(arrangement.homes) == [0, 1, 4, 5, 6, 7]
    assert list(arrangement.homes.values()) == list(ordered.values())
    assert (arrangement.free, arrangement.can_undo, arrangement.to_text()) == (False, False, "")
    arrangement.set_boards(ids(0, 1, 2, 3))
    assert arrangement.homes == full
    arrangement.lay(0, Pose(3000, 0))
    arrangement.set_boards(ids(0, 1))
    assert arrangement.undo()
    assert arrangement.homes == homes_of(boards[:2], arrangement.aspect, Layout.ROWS)
    arrangement.set_boards(ids(0, 1, 2, 3))
    assert arrangement.redo()
    assert arrangement.homes == {**full, 0: Pose(3000, 0), 1: facing(Pose(3000, 0))}
    with pytest.raises(KeyError):
        arrangement.set_boards(range(10))
    assert len(arrangement.groups) == 4


def test_what_hands_have_laid_stays_when_a_board_leaves_and_comes_back() -> None:
    arrangement = Arrangement(whole_boards(3))
    arrangement.lay(2, Pose(2000, 300, 45.0))
    laid = dict(arrangement.homes)
    for left in (ids(0, 2), ids(1), []):
        arrangement.set_boards(left)
        assert arrangement.homes == {half: laid[half] for half in left}
        arrangement.set_boards(ids(0, 1, 2))
        assert arrangement.homes == laid
        assert arrangement.free
    arrangement.set_boards(ids(0, 1))
    arrangement.tidy_up()
    assert not arrangement.free
    assert arrangement.undo()
    arrangement.set_boards(ids(0, 1, 2))
    assert arrangement.homes == laid
    assert arrangement.undo()
    assert not arrangement.can_undo


def test_boards_whose_places_are_taken_come_back_beside_the_others() -> None:
    arrangement = Arrangement(whole_boards(4))
    first, second = arrangement.homes[2], arrangement.homes[4]
    arrangement.set_boards(ids(0, 3))
    arrangement.lay(0, first)
    arrangement.lay(6, second)
    left = dict(arrangement.homes)
    arrangement.set_boards(ids(0, 1, 2, 3))
    homes = arrangement.homes
    assert {half: homes[half] for half in left} == left
    assert apart((POCKETED, pose) for pose in homes.values())
    assert (homes[3], homes[5]) == (facing(homes[2]), facing(homes[4]))


def test_steps_of_a_board_off_the_table_are_undone_along_with_others() -> None:
    arrangement = Arrangement(whole_boards(3))
    for half, pose in ((0, Pose(3000, 0)), (2, Pose(3000, 900)), (2, Pose(3000, 1800))):
        arrangement.lay(half, pose)
    arrangement.set_boards(ids(0, 2))
    before = dict(arrangement.homes)
    assert arrangement.undo()
    assert arrangement.homes != before, "something on the table was to be seen moving"
    assert not arrangement.can_undo
    assert arrangement.redo()
    assert arrangement.homes == before
    arrangement.set_boards(ids(0, 1, 2))
    while arrangement.redo():
        pass
    assert arrangement.homes[2] == Pose(3000, 1800)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("lay"), st.integers(0, 7), st.integers(-2000, 2000)),
        st.tuples(st.just("groups"), st.integers(0, 15), st.just(0)),
        st.sampled_from([("undo", 0, 0), ("redo", 0, 0), ("tidy", 0, 0)]),
    ),
    max_size=25,
)


@given(STEPS)
def test_whatever_is_laid_every_seam_stays_closed_and_undoing_all_leads_to_order(
    steps: list[tuple[str, int, int]],
) -> None:
    areas = whole_boards(4)
    arrangement = Arrangement(areas)
    for name, number, x in steps:
        free, homes = arrangement.free, dict(arrangement.homes)
        if name == "lay" and number in homes:
            pose = Pose(x, 100 * number, x % 360)
            arrangement.lay(number, pose)
            assert arrangement.homes[number] == pose, "either half lays both"
        elif name == "groups":
            arrangement.set_boards(ids(*(board for board in range(4) if number >> board & 1)))
            if free:
                stayed = homes.keys() & arrangement.homes.keys()
                assert all(arrangement.homes[half] == homes[half] for half in stayed)
        elif name == "undo":
            assert arrangement.can_undo is arrangement.undo()
        elif name == "redo":
            assert arrangement.can_redo is arrangement.redo()
        elif name == "tidy":
            arrangement.tidy_up()
        assert list(arrangement.homes) == [half for group in arrangement.groups for half in group]
        for lower, upper in arrangement.groups:
            there, facing_it = arrangement.homes[upper], facing(arrangement.homes[lower])
            assert close(there.centre, facing_it.centre)
            assert there.angle == pytest.approx(facing_it.angle)
        if not arrangement.free:
            left = [areas[half] for half in arrangement.homes]
            ordered = homes_of(groups(left), arrangement.aspect, Layout.ROWS)
            assert arrangement.homes == ordered
    while arrangement.undo():
        pass
    assert not arrangement.free


# The text kept with a game

LAID = st.builds(
    Pose, st.integers(-900, 900), st.integers(-900, 900), st.integers(0, 359).map(float),
    st.just(False), st.just(1.0),
)  # fmt: skip


@given(st.lists(LAID, min_size=3, max_size=3), st.sets(st.integers(0, 2)), st.booleans())
def test_the_text_brings_everything_back_unless_a_board_was_buried(
    poses: list[Pose], gone: set[int], whole: bool
) -> None:
    areas = whole_boards(3) if whole else loose(3)
    of = {board: ids(board) if whole else [board] for board in range(3)}
    arrangement, again = Arrangement(areas), Arrangement(areas)
    for board, pose in enumerate(poses):
        arrangement.lay(of[board][0], pose)
    laid = dict(arrangement.homes)
    left = [board for board in range(3) if board not in gone]
    for one in (arrangement, again):
        one.set_boards([half for board in left for half in of[board]])
    text = arrangement.to_text()
    assert [word[0] for word in text.split()] == ["A", "B", "C"]
    area = POCKETED if whole else AREA
    lying = {board: [(area, laid[half]) for half in of[board]] for board in left}
    buried = any(covered(lying[one], lying[other]) > MOST_COVERED
                 for one, other in combinations(left, 2))  # fmt: skip
    assert again.restore(text) is not buried
    if not buried:
        assert again.to_text() == text
        assert again.free
        assert not again.can_undo
        for half, pose in again.homes.items():
            assert close(pose.centre, laid[half].centre)
            assert pose.angle == pytest.approx(laid[half].angle)


@pytest.mark.parametrize("count", [2, 8, pytest.param(26, marks=pytest.mark.slow)])
@pytest.mark.parametrize("layout", list(Layout))
def test_what_lies_nearly_in_order_comes_back_for_any_number(count: int, layout: Layout) -> None:
    for areas, last in ((loose(count), count - 1), (whole_boards(count), 2 * count - 1)):
        arrangement, again = Arrangement(areas), Arrangement(areas)
        arrangement.layout = layout
        arrangement.tidy_up()
        pose = arrangement.homes[last]
        arrangement.lay(last, Pose(pose.x - 100, pose.y + 200, pose.angle, mirrored=False))
        text = arrangement.to_text()
        assert text.split()[-1].startswith(BOARD_LETTERS[count - 1])
        assert again.restore(text)
        assert again.to_text() == text


LOOSE, WHOLES = loose(3), whole_boards(2)
SMALL = [BoardArea(STRATEGIC), BoardArea(STRATEGIC._replace(id=1, files=3, ranks=3, label="2"))]
TEXTS = [
    (LOOSE, False, "|nonsense|A0,0,0|A0,0,0 B1,1,0 C2,2,0 D3,3,0|B0,0,0 A1,1,0 C2,2,0"),
    (LOOSE, False, "A0,0,0 B1,1,0 C2,x,0|A0,0,0 B1,1,0 C999999,999999,0|A0,0,0 B600,0,0 C0,600,0z"),
    (LOOSE, False, "A0,0,0 B600,0,0 C٢,600,0|A0,0,0 B600,0,0 C99999,0,0"),
    (LOOSE, False, "A0,0,0 B600,0,0 C0,-99999,0|A0,0,0 B600,0,0 C0,0,0|A0,0,0 B600,0,0 C601,20,3"),
    (LOOSE, False, "A-99999,-99999,0 B-99999,-99999,0 C-99999,-99999,0"),
    (LOOSE, True, "A0,0,0 B600,0,0 C0,600,0|A0,0,0 B600,0,0 C99,99,45|A0,0,0 B600,0,0 C0,2500,0"),
    (LOOSE, True, "A90000,90000,0 B90600,90000,0 C90000,90600,0|A0,0,0 B600,0,0m C0,600,120"),
    (WHOLES, False, "A0,0,0|A0,0,0 C900,0,0|A0,0,0 B900,0,0 C1800,0,0|A0,0,0 B900,0,0m"),
    (WHOLES, False, "A0,0,0 B0,0,0|A0,0,0 B0,-240,180|A0,0,0 B99999,0,0"),
    (WHOLES, True, "A0,0,0 B900,0,90"),
    (whole_boards(2, pocket=False), True, "A0,0,0 B0,65,0"),
    (SMALL, False, "A0,0,0 B0,0,0"),
    (SMALL[::-1], False, "B0,0,0 A0,0,0"),
    (SMALL[::-1], True, "B0,0,0 A900,0,0"),
    ([area for area in whole_boards(3) if area.id not in (2, 3)], True, "A-100,0,0 C900,0,90"),
]  # fmt: skip
"""Boards, whether a text lays them, and such texts, between strokes; the last is an old record."""


def test_a_text_that_makes_no_sense_or_buries_a_board_changes_nothing() -> None:
    wrong = []
    for areas, lays, texts in TEXTS:
        for text in texts.split("|"):
            arrangement = Arrangement(areas)
            before = arrangement.homes
            if arrangement.restore(text) is not lays or arrangement.free is not lays:
                wrong.append(text)
            if (arrangement.homes == before) is lays or (lays and arrangement.to_text() != text):
                wrong.append(text)
    assert not wrong


def test_pockets_count_for_what_is_too_small_to_be_seen() -> None:
    """With pockets the outermost boards reach further, and everything else is shown smaller."""
    bare = whole_boards(2, pocket=False)
    far = bisect_left(
        range(30_000),
        True,
        lo=5000,
        key=lambda x: not Arrangement(bare).restore(f"A0,0,0 B{x},0,180"),
    )
    assert far < 30_000
    text = f"A0,0,0 B{far - 1},0,180"
    assert Arrangement(bare).restore(text)
    assert not Arrangement(whole_boards(2)).restore(text)


def test_boards_of_any_size_are_laid_together_and_brought_back() -> None:
    areas = [
        BoardArea(WIDE),
        BoardArea(HIGH, (Edge.SOUTH, Edge.NORTH)),
        BoardArea(STRATEGIC._replace(id=7, label="x"), (Edge.SOUTH, Edge.NORTH)),
    ]
    arrangement = Arrangement(areas)
    assert arrangement.groups == ((0, 1), (7,))
    assert arrangement.group_of(1) == (0, 1)
    step = arrangement.homes[1].centre - arrangement.homes[0].centre
    assert arrangement.carried(1, Pose(0, 0))[0] == Pose(-step.x(), -step.y())
    arrangement.lay(1, Pose(-900, 40))
    assert arrangement.homes[1].centre - arrangement.homes[0].centre == step
    text = arrangement.to_text()
    again = Arrangement(areas)
    assert again.restore(text)
    assert again.to_text() == text
    assert [area.id for area, _ in again.lying([7, 1])] == [1, 7]


# The pair that is shown


def test_the_visitor_of_the_pair_shown_leaves_its_home_and_gives_its_squares_other_names() -> None:
    session, arrangement = a_session(3), Arrangement(loose(3))
    placement = BoardPlacement(session, arrangement)
    assert placement.join is Join.ROTATE
    assert placement.poses() == arrangement.homes
    assert (placement.names(2)[0], placement.across(0)) == ("a1", None)
    assert session.push(pair("AC")) is None
    placement.shown = Pair(0, 2)
    host, visitor = placement.host_and_visitor(placement.shown)
    assert {host, visitor} == {0, 2}
    poses = placement.poses()
    assert [board for board in poses if poses[board] != arrangement.homes[board]] == [visitor]
    assert placement.names(2)[0] == "h8"
    assert (placement.across(0), placement.across(2), placement.across(1)) == (2, 0, None)
    for front, other in ((0, 2), (2, 0)):
        placement.front = front
        assert placement.host_and_visitor(placement.shown) == (front, other)
