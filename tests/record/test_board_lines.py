"""Lines and tints on the squares of boards."""

from __future__ import annotations

import pytest

from cfanp_gui.core.boards import BoardSpec, Edge, Look, Seam, Zone
from cfanp_gui.record.board_lines import BoardLine, Dot, grid, star_points, tints, zone_lines

HALF = BoardSpec(0, 4, 3, 0, "A", (Seam(Edge.NORTH),))
POINTS = HALF._replace(look=Look.POINTS)
ALL = frozenset(range(HALF.size))
SEAM = frozenset(range(8, 12))


@pytest.mark.parametrize("squares", [SEAM, ALL])
def test_files_do_not_run_through_a_river_but_at_the_sides(squares: frozenset[int]) -> None:
    lines = grid(POINTS._replace(zones=(Zone("river", squares),))).lines
    along = [line for line in lines if line.x == line.to_x]
    for side in (0.5, 3.5):
        assert [line for line in along if line.x == side] == [BoardLine(side, 0.5, side, 3)]
    inside = [(line.y, line.to_y) for line in along if line.x == 1.5]
    assert inside == ([(0.5, 1.5), (1.5, 2.5)] if squares is SEAM else [])
    assert sum(line.y == line.to_y for line in lines) == 3, "ranks run along its banks"


def test_a_palace_is_crossed_from_corner_to_corner_or_from_point_to_point() -> None:
    palace = Zone("palace", frozenset({1, 2, 5, 6}))
    border, cross = zone_lines(HALF, palace)
    assert border.width > cross.width
    assert len(border.lines) == 6, "none along the board's edge"
    assert set(cross.lines) == {BoardLine(1, 2, 3, 0), BoardLine(1, 0, 3, 2)}
    (diagonals,) = zone_lines(POINTS, palace)
    assert set(diagonals.lines) == {BoardLine(1.5, 1.5, 2.5, 0.5), BoardLine(1.5, 0.5, 2.5, 1.5)}


@pytest.mark.parametrize(("files", "ranks", "zone", "dots"), [
    (9, 4, 3, [(3, 3), (6, 3)]),
    (5, 2, 1, [(1, 1), (4, 1)]),
    (8, 4, 4, []),
    (2, 3, 1, []),
])  # fmt: skip
def test_dots_point_out_where_a_promotion_zone_ends_on_a_plain_board(
    files: int, ranks: int, zone: int, dots: list[tuple[int, int]]
) -> None:
    promotion = Zone("promotion", frozenset(range(files * zone)))
    chequered = BoardSpec(0, files, ranks, 0, "A", (Seam(Edge.NORTH),), (promotion,))
    plain = chequered._replace(look=Look.PLAIN)
    assert list(star_points(plain)) == [Dot(*dot) for dot in dots]
    assert list(star_points(chequered)) == []
    (faint,), (clear,) = tints(plain), tints(chequered)
    assert faint.opacity < clear.opacity
