"""Where half-boards lie: order, free laying, undo, and the text kept with a game."""

from __future__ import annotations

from bisect import bisect_left
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.boards import BOARD_LETTERS, Edge, Pair
from cfanp_gui.table.layout.arrangement import MOST_COVERED, Arrangement
from cfanp_gui.table.layout.geometry import BoardArea, Layout, Pose, covered, overlap
from cfanp_gui.table.layout.orders import homes_of
from tests.table.layout.areas import (
    HIGH,
    POCKETED,
    STRATEGIC,
    WIDE,
    facing,
    groups,
    loose,
    whole_boards,
)  # fmt: skip


def home_poses(count: int, aspect: float) -> list[Pose]:
    """Return where half-boards by themselves lie in order."""
    return list(homes_of(groups(loose(count)), aspect, Layout.ROWS).values())


def test_it_begins_in_order() -> None:
    arrangement = Arrangement(loose(5))
    assert list(arrangement.homes) == list(range(5))
    assert list(arrangement.homes.values()) == home_poses(5, arrangement.aspect)
    assert not arrangement.free
    assert not arrangement.can_undo
    assert not arrangement.undo()
    assert arrangement.to_text() == ""


def test_laying_is_undone_and_redone_step_by_step() -> None:
    arrangement = Arrangement(loose(3))
    ordered = arrangement.homes
    first, second = Pose(10, 20, 90.0), Pose(-700, 5)
    arrangement.lay(1, first)
    arrangement.lay(2, second)
    assert arrangement.free
    assert (arrangement.homes[1], arrangement.homes[2]) == (first, second)
    assert arrangement.undo()
    assert arrangement.homes == {**ordered, 1: first}
    assert arrangement.undo()
    assert arrangement.homes == ordered
    assert not arrangement.free
    assert not arrangement.undo()
    assert arrangement.redo()
    assert arrangement.redo()
    assert (arrangement.homes[1], arrangement.homes[2]) == (first, second)
    assert not arrangement.redo()


def test_a_new_step_forgets_what_was_undone() -> None:
    arrangement = Arrangement(loose(3))
    arrangement.lay(0, Pose(1, 1))
    arrangement.undo()
    arrangement.lay(0, Pose(2, 2))
    assert not arrangement.can_redo


def test_order_is_made_and_can_be_undone() -> None:
    arrangement = Arrangement(loose(4))
    arrangement.tidy_up()
    assert not arrangement.can_undo, "nothing lay elsewhere"
    arrangement.lay(3, Pose(900, 900))
    arrangement.tidy_up()
    assert not arrangement.free
    assert list(arrangement.homes.values()) == home_poses(4, arrangement.aspect)
    arrangement.undo()
    assert arrangement.homes[3] == Pose(900, 900)


def test_the_host_of_a_pair_is_forgotten_with_order() -> None:
    arrangement = Arrangement(loose(3))
    arrangement.remember_host(Pair(0, 2), 2)
    assert arrangement.host(Pair(0, 2)) == 2
    assert arrangement.host(Pair(0, 1)) is None
    arrangement.tidy_up()
    assert arrangement.host(Pair(0, 2)) is None


@pytest.mark.parametrize("layout", list(Layout))
def test_the_text_brings_everything_back(layout: Layout) -> None:
    arrangement = Arrangement(loose(6))
    arrangement.layout = layout
    arrangement.tidy_up()
    arrangement.lay(2, Pose(-313, 77, 120.0, True))
    text = arrangement.to_text()
    again = Arrangement(loose(6))
    assert again.restore(text)
    assert again.free
    assert not again.can_undo
    for one, other in zip(again.homes.values(), arrangement.homes.values(), strict=True):
        assert abs(one.x - other.x) <= 0.5
        assert abs(one.y - other.y) <= 0.5
        assert (one.angle, one.mirrored) == (round(other.angle) % 360, other.mirrored)
    assert again.to_text() == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "A0,0,0",
        "A0,0,0 B1,1,0 C2,2,0 D3,3,0",
        "B0,0,0 A1,1,0 C2,2,0",
        "A0,0,0 B1,1,0 C2,x,0",
        "A0,0,0 B1,1,0 C999999,999999,0",
        "A0,0,0 B600,0,0 C0,600,0z",
        "A0,0,0 B600,0,0 C٢,600,0",
        "A0,0,0 B600,0,0 C99999,0,0",
        "A0,0,0 B600,0,0 C0,-99999,0",
        "A0,0,0 B600,0,0 C0,0,0",
        "A0,0,0 B600,0,0 C601,20,3",
        "A-99999,-99999,0 B-99999,-99999,0 C-99999,-99999,0",
    ],
)
def test_a_text_that_makes_no_sense_changes_nothing(text: str) -> None:
    arrangement = Arrangement(loose(3))
    before = arrangement.homes
    assert not arrangement.restore(text)
    assert arrangement.homes == before
    assert not arrangement.free


@pytest.mark.parametrize(
    "text",
    [
        "A0,0,0 B600,0,0 C0,600,0",
        "A0,0,0 B600,0,0 C99,99,45",
        "A0,0,0 B600,0,0 C0,2500,0",
        "A90000,90000,0 B90600,90000,0 C90000,90600,0",
    ],
)
def test_half_boards_may_lie_anywhere_where_all_of_them_are_seen(text: str) -> None:
    assert Arrangement(loose(3)).restore(text)


@pytest.mark.parametrize("count", [2, 3, 8, 16, 26])
@pytest.mark.parametrize("layout", list(Layout))
def test_what_lies_nearly_in_order_comes_back_for_any_number(count: int, layout: Layout) -> None:
    arrangement = Arrangement(loose(count))
    arrangement.layout = layout
    arrangement.tidy_up()
    first = arrangement.homes[0]
    arrangement.lay(0, Pose(first.x - 100, first.y + 200, first.angle))
    assert Arrangement(loose(count)).restore(arrangement.to_text())


# Whole boards


def ids(*boards: int) -> list[int]:
    """Return the ids of the half-boards of whole boards, by their numbers from 0."""
    return [half for board in boards for half in (2 * board, 2 * board + 1)]


@pytest.mark.parametrize("layout", [Layout.ROWS, Layout.ROUND])
def test_whole_boards_begin_in_order(layout: Layout) -> None:
    arrangement = Arrangement(whole_boards(4))
    arrangement.layout = layout
    arrangement.tidy_up()
    assert arrangement.groups == ((0, 1), (2, 3), (4, 5), (6, 7))
    assert arrangement.homes == homes_of(groups(whole_boards(4)), arrangement.aspect, layout)
    assert not arrangement.can_undo


@pytest.mark.parametrize("half", [2, 3])
def test_a_whole_board_is_laid_by_either_half(half: int) -> None:
    arrangement = Arrangement(whole_boards(3))
    ordered = arrangement.homes
    pose = Pose(800, -90, 33.0)
    arrangement.lay(half, pose)
    partner = 5 - half
    assert arrangement.homes == {**ordered, half: pose, partner: facing(pose)}
    assert arrangement.undo()
    assert arrangement.homes == ordered


def test_in_order_what_is_left_is_laid_anew() -> None:
    boards = groups(whole_boards(4))
    arrangement = Arrangement(whole_boards(4))
    full = arrangement.homes
    arrangement.set_boards(ids(0, 2, 3))
    assert list(arrangement.homes) == [0, 1, 4, 5, 6, 7]
    assert list(arrangement.homes.values()) == list(
        homes_of(boards[:3], arrangement.aspect, Layout.ROWS).values()
    )
    assert not arrangement.free
    assert not arrangement.can_undo
    assert arrangement.to_text() == ""
    arrangement.set_boards(ids(0, 1, 2, 3))
    assert arrangement.homes == full


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
    assert arrangement.undo()
    assert not arrangement.can_undo


def test_a_board_whose_place_is_taken_comes_back_beside_the_others() -> None:
    arrangement = Arrangement(whole_boards(3))
    home = arrangement.homes[2]
    arrangement.set_boards(ids(0, 2))
    arrangement.lay(0, home)
    left = dict(arrangement.homes)
    arrangement.set_boards(ids(0, 1, 2))
    homes = arrangement.homes
    assert {half: homes[half] for half in left} == left
    assert homes[3] == facing(homes[2])
    for half in (2, 3):
        assert not any(
            overlap((POCKETED, homes[half]), (POCKETED, other)) for other in left.values()
        )


def test_boards_that_come_back_together_do_not_lie_on_one_another() -> None:
    arrangement = Arrangement(whole_boards(4))
    first, second = arrangement.homes[2], arrangement.homes[4]
    arrangement.set_boards(ids(0, 3))
    arrangement.lay(0, first)
    arrangement.lay(6, second)
    arrangement.set_boards(ids(0, 1, 2, 3))
    for one, other in combinations(arrangement.homes.values(), 2):
        assert not overlap((POCKETED, one), (POCKETED, other))


def test_a_half_board_by_itself_leaves_and_comes_back_too() -> None:
    arrangement = Arrangement(loose(3))
    arrangement.lay(1, Pose(5, 900))
    arrangement.set_boards([0, 2])
    assert list(arrangement.homes) == [0, 2]
    arrangement.set_boards(range(3))
    assert arrangement.homes[1] == Pose(5, 900)


def test_only_what_belongs_to_the_game_comes_to_the_table() -> None:
    arrangement = Arrangement(whole_boards(2))
    with pytest.raises(KeyError):
        arrangement.set_boards(range(6))
    assert arrangement.groups == ((0, 1), (2, 3))


def test_order_that_was_made_for_others_is_made_anew_when_it_comes_back() -> None:
    boards = groups(whole_boards(4))
    arrangement = Arrangement(whole_boards(4))
    arrangement.lay(0, Pose(3000, 0))
    arrangement.set_boards(ids(0, 1))
    assert arrangement.undo()
    assert not arrangement.free
    assert arrangement.homes == homes_of(boards[:2], arrangement.aspect, Layout.ROWS)
    arrangement.set_boards(ids(0, 1, 2, 3))
    assert arrangement.redo()
    assert arrangement.homes[0] == Pose(3000, 0)
    ordered = homes_of(boards, arrangement.aspect, Layout.ROWS)
    assert [arrangement.homes[half] for half in range(2, 8)] == list(ordered.values())[2:]


def test_order_is_made_of_what_is_on_the_table() -> None:
    boards = groups(whole_boards(3))
    arrangement = Arrangement(whole_boards(3))
    arrangement.lay(4, Pose(3000, 0))
    arrangement.set_boards(ids(0, 1))
    arrangement.tidy_up()
    assert arrangement.homes == homes_of(boards[:2], arrangement.aspect, Layout.ROWS)
    assert not arrangement.free
    assert arrangement.undo()
    arrangement.set_boards(ids(0, 1, 2))
    assert arrangement.homes[4] == Pose(3000, 0)


def test_steps_of_a_board_off_the_table_are_undone_along_with_others() -> None:
    arrangement = Arrangement(whole_boards(3))
    arrangement.lay(0, Pose(3000, 0))
    arrangement.lay(2, Pose(3000, 900))
    arrangement.lay(2, Pose(3000, 1800))
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


def test_hosts_are_remembered_while_a_board_leaves() -> None:
    arrangement = Arrangement(loose(3))
    arrangement.remember_host(Pair(0, 1), 1)
    arrangement.set_boards(range(2))
    assert arrangement.host(Pair(0, 1)) == 1


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
            arrangement.lay(number, Pose(x, 100 * number, x % 360))
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
            assert (there.centre - facing_it.centre).manhattanLength() < 0.01
            assert there.angle == pytest.approx(facing_it.angle)
        if not arrangement.free:
            left = [areas[half] for half in arrangement.homes]
            ordered = homes_of(groups(left), arrangement.aspect, Layout.ROWS)
            assert arrangement.homes == ordered
    while arrangement.undo():
        pass
    assert not arrangement.free


# Their text


POSES = st.builds(
    Pose,
    st.integers(-900, 900),
    st.integers(-900, 900),
    st.integers(0, 359).map(float),
    st.just(False),
    st.just(1.0),
)


@given(st.lists(POSES, min_size=3, max_size=3), st.sets(st.integers(0, 2)))
def test_the_text_of_whole_boards_brings_everything_back(poses: list[Pose], gone: set[int]) -> None:
    arrangement = Arrangement(whole_boards(3))
    for board, pose in enumerate(poses):
        arrangement.lay(2 * board, pose)
    laid = dict(arrangement.homes)
    left = [board for board in range(3) if board not in gone]
    arrangement.set_boards(ids(*left))
    text = arrangement.to_text()
    assert [word[0] for word in text.split()] == ["A", "B", "C"]
    again = Arrangement(whole_boards(3))
    again.set_boards(ids(*left))
    lying = {board: [(POCKETED, laid[half]) for half in ids(board)] for board in left}
    buried = any(
        covered(lying[one], lying[other]) > MOST_COVERED for one, other in combinations(left, 2)
    )
    assert again.restore(text) is not buried
    if not buried:
        assert again.to_text() == text
        assert again.free
        assert again.groups == tuple((2 * board, 2 * board + 1) for board in left)
        for half, pose in again.homes.items():
            assert (pose.centre - laid[half].centre).manhattanLength() < 0.01
            assert pose.angle == pytest.approx(laid[half].angle)


@pytest.mark.parametrize(
    "text",
    [
        "A0,0,0",
        "A0,0,0 C900,0,0",
        "A0,0,0 B900,0,0 C1800,0,0",
        "A0,0,0 B900,0,0m",
        "A0,0,0 B0,0,0",
        "A0,0,0 B0,-240,180",
        "A0,0,0 B99999,0,0",
    ],
)
def test_a_text_that_makes_no_sense_of_whole_boards_changes_nothing(text: str) -> None:
    arrangement = Arrangement(whole_boards(2))
    before = arrangement.homes
    assert not arrangement.restore(text)
    assert arrangement.homes == before
    assert not arrangement.free
    assert arrangement.restore("A0,0,0 B900,0,90")


def test_pockets_count_for_what_lies_under_another() -> None:
    """They are covered too, and so a greater part of a board is."""
    text = "A0,0,0 B0,65,0"
    assert Arrangement(whole_boards(2, pocket=False)).restore(text)
    assert not Arrangement(whole_boards(2)).restore(text)


def test_pockets_count_for_what_is_too_small_to_be_seen() -> None:
    """With pockets the outermost boards reach further, and everything else is shown smaller."""
    bare = whole_boards(2, pocket=False)
    far = bisect_left(
        range(30_000),
        True,
        lo=5000,
        key=lambda x: not Arrangement(bare).restore(f"A0,0,90 B{x},0,270"),
    )
    assert far < 30_000
    text = f"A0,0,90 B{far - 1},0,270"
    assert Arrangement(bare).restore(text)
    assert not Arrangement(whole_boards(2)).restore(text)


@pytest.mark.parametrize("count", [1, 2, 3, 8, 26])
@pytest.mark.parametrize("layout", list(Layout))
def test_whole_boards_nearly_in_order_come_back_for_any_number(count: int, layout: Layout) -> None:
    arrangement = Arrangement(whole_boards(count))
    arrangement.layout = layout
    arrangement.tidy_up()
    last = arrangement.homes[2 * count - 1]
    arrangement.lay(2 * count - 1, Pose(last.x - 100, last.y + 200, last.angle))
    text = arrangement.to_text()
    assert text.split()[-1].startswith(BOARD_LETTERS[count - 1])
    again = Arrangement(whole_boards(count))
    assert again.restore(text)
    assert again.to_text() == text


# Boards of other sizes


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
    assert [word[0] for word in text.split()] == ["A", "B"]
    again = Arrangement(areas)
    assert again.restore(text)
    assert again.to_text() == text
    assert [area.id for area, _ in again.lying([7, 1])] == [1, 7]


def test_a_small_board_may_not_lie_under_a_large_one_nor_a_large_one_on_it() -> None:
    small = BoardArea(STRATEGIC._replace(id=1, files=3, ranks=3, label="2"))
    large = BoardArea(STRATEGIC)
    assert not Arrangement([large, small]).restore("A0,0,0 B0,0,0")
    assert not Arrangement([small, large]).restore("B0,0,0 A0,0,0")
    assert Arrangement([small, large]).restore("B0,0,0 A900,0,0")


def test_records_of_old_are_read() -> None:
    """The words of a ring are lettered by the numbers of its boards, also where some are gone."""
    text = "A-100,0,0 C900,0,90"
    areas = [area for area in whole_boards(3) if area.id not in (2, 3)]
    arrangement = Arrangement(areas)
    assert arrangement.restore(text)
    assert arrangement.to_text() == text
    assert arrangement.homes[4] == Pose(900, 0, 90.0)
