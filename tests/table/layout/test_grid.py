"""Boards in rows are read like lines."""

from __future__ import annotations

from itertools import combinations

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.table.layout.geometry import areas_of, bounds, overlap
from cfanp_gui.table.layout.grid import grid_homes

SHAPES = [
    ("cfanp", 2),
    ("cfanp", 3),
    ("cfanp", 8),
    ("cfanp", 26),
    ("ring", 5),
    ("strategichess", 12),
]


@pytest.mark.parametrize(("key", "players"), SHAPES)
@pytest.mark.parametrize("aspect", [0.6, 1.6])
def test_no_board_lies_on_another(key: str, players: int, aspect: float) -> None:
    areas = areas_of(find_game(key).initial(players, {}))
    homes = grid_homes(areas, aspect)
    lying = [(area, homes[area.id]) for area in areas]
    assert not any(overlap(one, other) for one, other in combinations(lying, 2))


def test_boards_follow_one_another_in_rows() -> None:
    areas = areas_of(find_game("cfanp").initial(8, {}))
    homes = grid_homes(areas, 1.6)
    places = [(pose.y, pose.x) for _, pose in sorted(homes.items())]
    assert places == sorted(places)
    assert {pose.angle for pose in homes.values()} == {0.0}
    assert len({pose.y for pose in homes.values()}) > 1


def test_halves_of_a_board_stay_together_and_boards_with_crossings_do_not() -> None:
    ring = areas_of(find_game("ring").initial(3, {}))
    homes = grid_homes(ring, 1.6)
    assert homes[0].x == homes[1].x
    assert homes[1].angle == 180
    row = areas_of(find_game("strategichess").initial(12, {}))
    assert len({pose.y for pose in grid_homes(row, 1.6).values()}) == 2


def test_a_high_view_has_more_rows() -> None:
    areas = areas_of(find_game("cfanp").initial(6, {}))

    def shape(aspect: float) -> float:
        homes = grid_homes(areas, aspect)
        found = bounds((area, homes[area.id]) for area in areas)
        return found.width() / found.height()

    assert shape(0.5) < shape(1.0) < shape(4.0)


def test_nothing_needs_no_room() -> None:
    assert grid_homes([], 1.6) == {}
