"""How boards lie with the pair that is shown together."""

from __future__ import annotations

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.table.layout.arrangement import Arrangement
from cfanp_gui.table.layout.placement import Placement
from tests.session.play import a_session, pair
from tests.table.layout.areas import loose


def test_the_visitor_of_the_pair_shown_leaves_its_home_vacant() -> None:
    session = a_session(3)
    arrangement = Arrangement(loose(3))
    placement = Placement(session, arrangement)
    assert placement.join is Join.ROTATE
    assert placement.poses() == arrangement.homes
    assert placement.vacant() == {}
    placement.shown = Pair(0, 2)
    host, visitor = placement.host_and_visitor(placement.shown)
    assert {host, visitor} == {0, 2}
    poses = placement.poses()
    assert [board for board in poses if poses[board] != arrangement.homes[board]] == [visitor]
    assert list(placement.vacant()) == [visitor]


def test_the_board_in_front_stays_where_it_lies() -> None:
    placement = Placement(a_session(3), Arrangement(loose(3)))
    placement.shown = Pair(0, 2)
    for front, other in ((0, 2), (2, 0)):
        placement.front = front
        assert placement.host_and_visitor(placement.shown) == (front, other)


def test_squares_are_called_by_the_pair_shown() -> None:
    session = a_session(3)
    placement = Placement(session, Arrangement(loose(3)))
    assert placement.names(2)[0] == "a1"
    assert placement.across(0) is None
    assert session.push(pair("AC")) is None
    placement.shown = session.pair
    assert placement.names(2)[0] == "h8"
    assert (placement.across(0), placement.across(2), placement.across(1)) == (2, 0, None)
