"""Where half-boards lie: order, free laying, undo, and the text kept with a game."""

from __future__ import annotations

import pytest

from cfanp_gui.core.geometry import Pair
from cfanp_gui.table.arrange import Layout, Pose, home_poses
from cfanp_gui.table.arrangement import Arrangement


def test_it_begins_in_order() -> None:
    arrangement = Arrangement(5)
    assert list(arrangement.homes) == home_poses(5, arrangement.aspect)
    assert not arrangement.free
    assert not arrangement.can_undo
    assert not arrangement.undo()
    assert arrangement.to_text() == ""


def test_laying_is_undone_and_redone_step_by_step() -> None:
    arrangement = Arrangement(3)
    ordered = arrangement.homes
    first, second = Pose(10, 20, 90.0), Pose(-700, 5)
    arrangement.lay(1, first)
    arrangement.lay(2, second)
    assert arrangement.free
    assert arrangement.homes[1:] == (first, second)
    assert arrangement.undo()
    assert arrangement.homes == (ordered[0], first, ordered[2])
    assert arrangement.undo()
    assert arrangement.homes == ordered
    assert not arrangement.free
    assert not arrangement.undo()
    assert arrangement.redo()
    assert arrangement.redo()
    assert arrangement.homes[1:] == (first, second)
    assert not arrangement.redo()


def test_a_new_step_forgets_what_was_undone() -> None:
    arrangement = Arrangement(3)
    arrangement.lay(0, Pose(1, 1))
    arrangement.undo()
    arrangement.lay(0, Pose(2, 2))
    assert not arrangement.can_redo


def test_order_is_made_and_can_be_undone() -> None:
    arrangement = Arrangement(4)
    arrangement.tidy_up()
    assert not arrangement.can_undo, "nothing lay elsewhere"
    arrangement.lay(3, Pose(900, 900))
    arrangement.tidy_up()
    assert not arrangement.free
    assert list(arrangement.homes) == home_poses(4, arrangement.aspect)
    arrangement.undo()
    assert arrangement.homes[3] == Pose(900, 900)


def test_the_host_of_a_pair_is_forgotten_with_order() -> None:
    arrangement = Arrangement(3)
    arrangement.remember_host(Pair(0, 2), 2)
    assert arrangement.host(Pair(0, 2)) == 2
    assert arrangement.host(Pair(0, 1)) is None
    arrangement.tidy_up()
    assert arrangement.host(Pair(0, 2)) is None


@pytest.mark.parametrize("layout", list(Layout))
def test_the_text_brings_everything_back(layout: Layout) -> None:
    arrangement = Arrangement(6)
    arrangement.layout = layout
    arrangement.tidy_up()
    arrangement.lay(2, Pose(-313, 77, 120.0, True))
    text = arrangement.to_text()
    again = Arrangement(6)
    assert again.restore(text)
    assert again.free
    assert not again.can_undo
    for one, other in zip(again.homes, arrangement.homes, strict=True):
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
    arrangement = Arrangement(3)
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
    assert Arrangement(3).restore(text)


@pytest.mark.parametrize("count", [2, 3, 8, 16, 26])
@pytest.mark.parametrize("layout", list(Layout))
def test_what_lies_nearly_in_order_comes_back_for_any_number(count: int, layout: Layout) -> None:
    arrangement = Arrangement(count)
    arrangement.layout = layout
    arrangement.tidy_up()
    first = arrangement.homes[0]
    arrangement.lay(0, Pose(first.x - 100, first.y + 200, first.angle))
    assert Arrangement(count).restore(arrangement.to_text())
