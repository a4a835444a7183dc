"""Where half-boards lie: order, free laying, undo, and the text kept with a game."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.core.boards import BOARD_LETTERS, Join, Pair
from cfanp_gui.table.layout.arrangement import MOST_COVERED, Arrangement
from cfanp_gui.table.layout.geometry import (
    Group,
    Layout,
    Pose,
    covered,
    facing,
    home_poses,
    overlap,
)
from cfanp_gui.table.layout.orders import homes_of


def singles(count: int) -> list[Group]:
    """Half-boards each by itself."""
    return [(tile,) for tile in range(count)]


def test_it_begins_in_order() -> None:
    arrangement = Arrangement(singles(5))
    assert list(arrangement.homes) == list(range(5))
    assert list(arrangement.homes.values()) == home_poses(5, arrangement.aspect)
    assert not arrangement.free
    assert not arrangement.can_undo
    assert not arrangement.undo()
    assert arrangement.to_text() == ""


def test_laying_is_undone_and_redone_step_by_step() -> None:
    arrangement = Arrangement(singles(3))
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
    arrangement = Arrangement(singles(3))
    arrangement.lay(0, Pose(1, 1))
    arrangement.undo()
    arrangement.lay(0, Pose(2, 2))
    assert not arrangement.can_redo


def test_order_is_made_and_can_be_undone() -> None:
    arrangement = Arrangement(singles(4))
    arrangement.tidy_up()
    assert not arrangement.can_undo, "nothing lay elsewhere"
    arrangement.lay(3, Pose(900, 900))
    arrangement.tidy_up()
    assert not arrangement.free
    assert list(arrangement.homes.values()) == home_poses(4, arrangement.aspect)
    arrangement.undo()
    assert arrangement.homes[3] == Pose(900, 900)


def test_the_host_of_a_pair_is_forgotten_with_order() -> None:
    arrangement = Arrangement(singles(3))
    arrangement.remember_host(Pair(0, 2), 2)
    assert arrangement.host(Pair(0, 2)) == 2
    assert arrangement.host(Pair(0, 1)) is None
    arrangement.tidy_up()
    assert arrangement.host(Pair(0, 2)) is None


@pytest.mark.parametrize("layout", list(Layout))
def test_the_text_brings_everything_back(layout: Layout) -> None:
    arrangement = Arrangement(singles(6))
    arrangement.layout = layout
    arrangement.tidy_up()
    arrangement.lay(2, Pose(-313, 77, 120.0, True))
    text = arrangement.to_text()
    again = Arrangement(singles(6))
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
    arrangement = Arrangement(singles(3))
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
    assert Arrangement(singles(3)).restore(text)


@pytest.mark.parametrize("count", [2, 3, 8, 16, 26])
@pytest.mark.parametrize("layout", list(Layout))
def test_what_lies_nearly_in_order_comes_back_for_any_number(count: int, layout: Layout) -> None:
    arrangement = Arrangement(singles(count))
    arrangement.layout = layout
    arrangement.tidy_up()
    first = arrangement.homes[0]
    arrangement.lay(0, Pose(first.x - 100, first.y + 200, first.angle))
    assert Arrangement(singles(count)).restore(arrangement.to_text())


# Whole boards


def whole_boards(count: int) -> list[Group]:
    """Boards whose seam is fixed."""
    return [(2 * board, 2 * board + 1) for board in range(count)]


def turned(pose: Pose) -> Pose:
    """The pose of the other half of a whole board."""
    return facing(pose, Join.ROTATE)


@pytest.mark.parametrize("layout", list(Layout))
def test_whole_boards_begin_in_order(layout: Layout) -> None:
    arrangement = Arrangement(whole_boards(4), tray=True)
    arrangement.layout = layout
    arrangement.tidy_up()
    assert arrangement.groups == tuple(whole_boards(4))
    assert arrangement.homes == homes_of(whole_boards(4), arrangement.aspect, layout)
    assert not arrangement.can_undo


@pytest.mark.parametrize("tile", [2, 3])
def test_a_whole_board_is_laid_by_either_half(tile: int) -> None:
    arrangement = Arrangement(whole_boards(3), tray=True)
    ordered = arrangement.homes
    pose = Pose(800, -90, 33.0)
    arrangement.lay(tile, pose)
    partner = 5 - tile
    assert arrangement.homes == {**ordered, tile: pose, partner: turned(pose)}
    assert arrangement.undo()
    assert arrangement.homes == ordered


def test_in_order_what_is_left_is_laid_anew() -> None:
    boards = whole_boards(4)
    arrangement = Arrangement(boards, tray=True)
    full = arrangement.homes
    arrangement.set_groups(boards[:1] + boards[2:])
    assert list(arrangement.homes) == [0, 1, 4, 5, 6, 7]
    assert list(arrangement.homes.values()) == list(
        homes_of(boards[:3], arrangement.aspect, Layout.ROWS).values()
    )
    assert not arrangement.free
    assert not arrangement.can_undo
    assert arrangement.to_text() == ""
    arrangement.set_groups(boards)
    assert arrangement.homes == full


def test_what_hands_have_laid_stays_when_a_board_leaves_and_comes_back() -> None:
    boards = whole_boards(3)
    arrangement = Arrangement(boards, tray=True)
    arrangement.lay(2, Pose(2000, 300, 45.0))
    laid = dict(arrangement.homes)
    for left in ([boards[0], boards[2]], [boards[1]], []):
        arrangement.set_groups(left)
        assert arrangement.homes == {tile: laid[tile] for group in left for tile in group}
        arrangement.set_groups(boards)
        assert arrangement.homes == laid
        assert arrangement.free
    assert arrangement.undo()
    assert not arrangement.can_undo


def test_a_board_whose_place_is_taken_comes_back_beside_the_others() -> None:
    boards = whole_boards(3)
    arrangement = Arrangement(boards, tray=True)
    place = arrangement.homes[2]
    arrangement.set_groups([boards[0], boards[2]])
    arrangement.lay(0, place)
    left = dict(arrangement.homes)
    arrangement.set_groups(boards)
    homes = arrangement.homes
    assert {tile: homes[tile] for tile in left} == left
    assert homes[3] == turned(homes[2])
    for tile in (2, 3):
        assert not any(overlap(homes[tile], other, tray=True) for other in left.values())


def test_boards_that_come_back_together_do_not_lie_on_one_another() -> None:
    boards = whole_boards(4)
    arrangement = Arrangement(boards, tray=True)
    first, second = arrangement.homes[2], arrangement.homes[4]
    arrangement.set_groups([boards[0], boards[3]])
    arrangement.lay(0, first)
    arrangement.lay(6, second)
    arrangement.set_groups(boards)
    for one, other in combinations(arrangement.homes.values(), 2):
        assert not overlap(one, other, tray=True)


def test_a_half_board_by_itself_leaves_and_comes_back_too() -> None:
    arrangement = Arrangement(singles(3))
    arrangement.lay(1, Pose(5, 900))
    arrangement.set_groups([(0,), (2,)])
    assert list(arrangement.homes) == [0, 2]
    arrangement.set_groups(singles(3))
    assert arrangement.homes[1] == Pose(5, 900)


def test_only_what_belongs_to_the_game_comes_to_the_table() -> None:
    arrangement = Arrangement(whole_boards(2), tray=True)
    with pytest.raises(AssertionError):
        arrangement.set_groups(whole_boards(3))
    assert arrangement.groups == tuple(whole_boards(2))


def test_order_that_was_made_for_others_is_made_anew_when_it_comes_back() -> None:
    boards = whole_boards(4)
    arrangement = Arrangement(boards, tray=True)
    arrangement.lay(0, Pose(3000, 0))
    arrangement.set_groups(boards[:2])
    assert arrangement.undo()
    assert not arrangement.free
    assert arrangement.homes == homes_of(boards[:2], arrangement.aspect, Layout.ROWS)
    arrangement.set_groups(boards)
    assert arrangement.redo()
    assert arrangement.homes[0] == Pose(3000, 0)
    ordered = homes_of(boards, arrangement.aspect, Layout.ROWS)
    assert [arrangement.homes[tile] for tile in range(2, 8)] == list(ordered.values())[2:]


def test_order_is_made_of_what_is_on_the_table() -> None:
    boards = whole_boards(3)
    arrangement = Arrangement(boards, tray=True)
    arrangement.lay(4, Pose(3000, 0))
    arrangement.set_groups(boards[:2])
    arrangement.tidy_up()
    assert arrangement.homes == homes_of(boards[:2], arrangement.aspect, Layout.ROWS)
    assert not arrangement.free
    assert arrangement.undo()
    arrangement.set_groups(boards)
    assert arrangement.homes[4] == Pose(3000, 0)


def test_steps_of_a_board_off_the_table_are_undone_along_with_others() -> None:
    boards = whole_boards(3)
    arrangement = Arrangement(boards, tray=True)
    arrangement.lay(0, Pose(3000, 0))
    arrangement.lay(2, Pose(3000, 900))
    arrangement.lay(2, Pose(3000, 1800))
    arrangement.set_groups([boards[0], boards[2]])
    before = dict(arrangement.homes)
    assert arrangement.undo()
    assert arrangement.homes != before, "something on the table was to be seen moving"
    assert not arrangement.can_undo
    assert arrangement.redo()
    assert arrangement.homes == before
    arrangement.set_groups(boards)
    while arrangement.redo():
        pass
    assert arrangement.homes[2] == Pose(3000, 1800)


def test_hosts_are_remembered_while_a_board_leaves() -> None:
    arrangement = Arrangement(singles(3))
    arrangement.remember_host(Pair(0, 1), 1)
    arrangement.set_groups(singles(2))
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
def test_whatever_hands_do_every_seam_stays_closed_and_undoing_all_leads_to_order(
    steps: list[tuple[str, int, int]],
) -> None:
    boards = whole_boards(4)
    arrangement = Arrangement(boards, tray=True)
    for name, number, way in steps:
        free, homes = arrangement.free, dict(arrangement.homes)
        if name == "lay" and number in homes:
            arrangement.lay(number, Pose(way, 100 * number, way % 360))
        elif name == "groups":
            arrangement.set_groups([board for board in boards if number >> board[0] // 2 & 1])
            if free:
                stayed = homes.keys() & arrangement.homes.keys()
                assert all(arrangement.homes[tile] == homes[tile] for tile in stayed)
        elif name == "undo":
            assert arrangement.can_undo is arrangement.undo()
        elif name == "redo":
            assert arrangement.can_redo is arrangement.redo()
        elif name == "tidy":
            arrangement.tidy_up()
        assert list(arrangement.homes) == [tile for group in arrangement.groups for tile in group]
        for lower, upper in arrangement.groups:
            there, facing_it = arrangement.homes[upper], turned(arrangement.homes[lower])
            assert (there.centre - facing_it.centre).manhattanLength() < 0.01
            assert there.angle == pytest.approx(facing_it.angle)
        if not arrangement.free:
            ordered = homes_of(arrangement.groups, arrangement.aspect, Layout.ROWS)
            assert arrangement.homes == ordered
    while arrangement.undo():
        pass
    assert not arrangement.free


# Their text


POSES = st.builds(
    Pose, st.integers(-900, 900), st.integers(-900, 900), st.integers(0, 359).map(float)
)


@given(st.lists(POSES, min_size=3, max_size=3), st.sets(st.integers(0, 2)))
def test_the_text_of_whole_boards_brings_everything_back(poses: list[Pose], gone: set[int]) -> None:
    boards = whole_boards(3)
    arrangement = Arrangement(boards, tray=True)
    for board, pose in enumerate(poses):
        arrangement.lay(2 * board, pose)
    laid = dict(arrangement.homes)
    left = [board for number, board in enumerate(boards) if number not in gone]
    arrangement.set_groups(left)
    text = arrangement.to_text()
    assert [word[0] for word in text.split()] == ["A", "B", "C"]
    again = Arrangement(boards, tray=True)
    again.set_groups(left)
    buried = any(
        sum(covered(laid[a], laid[b], tray=True) for a in one for b in other) / 2 > MOST_COVERED
        for one, other in combinations(left, 2)
    )
    assert again.restore(text) is not buried
    if not buried:
        assert again.to_text() == text
        assert again.free
        assert again.groups == tuple(left)
        for tile, pose in again.homes.items():
            assert (pose.centre - laid[tile].centre).manhattanLength() < 0.01
            assert pose.angle == pytest.approx(laid[tile].angle)


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
    arrangement = Arrangement(whole_boards(2), tray=True)
    before = arrangement.homes
    assert not arrangement.restore(text)
    assert arrangement.homes == before
    assert not arrangement.free
    assert arrangement.restore("A0,0,0 B900,0,90")


def test_trays_count_for_what_lies_under_another() -> None:
    """They are covered too, and so a greater part of a board is."""
    text = "A0,0,0 B0,65,0"
    assert Arrangement(whole_boards(2)).restore(text)
    assert not Arrangement(whole_boards(2), tray=True).restore(text)


def test_trays_count_for_what_is_too_small_to_be_seen() -> None:
    """With trays the outermost boards reach further, and everything else is shown smaller."""
    far = next(
        x for x in range(5000, 30000)
        if not Arrangement(whole_boards(2)).restore(f"A0,0,90 B{x},0,270")
    )  # fmt: skip
    text = f"A0,0,90 B{far - 1},0,270"
    assert Arrangement(whole_boards(2)).restore(text)
    assert not Arrangement(whole_boards(2), tray=True).restore(text)


@pytest.mark.parametrize("count", [1, 2, 3, 8, 26])
@pytest.mark.parametrize("layout", list(Layout))
def test_whole_boards_nearly_in_order_come_back_for_any_number(count: int, layout: Layout) -> None:
    arrangement = Arrangement(whole_boards(count), tray=True)
    arrangement.layout = layout
    arrangement.tidy_up()
    last = arrangement.homes[2 * count - 1]
    arrangement.lay(2 * count - 1, Pose(last.x - 100, last.y + 200, last.angle))
    text = arrangement.to_text()
    assert text.split()[-1].startswith(BOARD_LETTERS[count - 1])
    again = Arrangement(whole_boards(count), tray=True)
    assert again.restore(text)
    assert again.to_text() == text
