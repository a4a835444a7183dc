"""Seams that pieces pass over are seen, and seen to be open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BoardSpec, Edge
from cfanp_gui.table.layers.open_seams import ground_of, slots
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from tests.table.row import at, row_desk

_AROUND = [QPoint(0, down) for down in (-1, 0, 1)]


@pytest.mark.parametrize("theme", [LIGHT, DARK])
@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_the_table_is_seen_through_slots_and_squares_touch_between(
    qtbot: QtBot, theme: Theme, ratio: float
) -> None:
    desk = row_desk(qtbot, focus=2)
    desk.scene.set_theme(theme)
    desk.view.zoom(ratio)
    desk.view.centerOn(at(desk, "2:a7"))
    desk.settle()
    image = desk.view.grab().toImage()

    def colour(text: str, right: float, down: float) -> str:
        point = at(desk, text) + QPointF(right * SQUARE, down * SQUARE)
        return image.pixelColor(desk.pixel(point)).name()

    squares = {theme.light_square.name(), theme.dark_square.name()}
    for text in ("2:a6", "2:a7", "2:a8"):
        assert colour(text, -0.5, 0) == ground_of(theme).name()
        assert colour(text, -0.47, 0.4) in squares
        assert colour(text, -0.53, 0.4) in squares


def test_roads_run_on_across_the_seam(qtbot: QtBot) -> None:
    desk = row_desk(qtbot, focus=2)
    desk.settle()
    image = desk.view.grab().toImage()
    for row in (2, 6, 8, 12):
        for right in (-0.55, -0.5, -0.45):
            line = at(desk, f"2:a{row}") + QPointF(right * SQUARE, -SQUARE / 2)
            found = [image.pixelColor(desk.pixel(line) + offset).lightness() for offset in _AROUND]
            assert min(found) < 130, (row, right)


def test_slots_lie_on_the_edge_one_for_each_square() -> None:
    spec = BoardSpec(0, 14, 5, 0, "1")
    for edge, count, side in ((Edge.WEST, 5, -7), (Edge.EAST, 5, 7)):
        found = slots(spec, edge)
        assert len(found) == count
        assert {rect.center().x() for rect in found} == {side * SQUARE}
    for edge, side in ((Edge.NORTH, -2.5), (Edge.SOUTH, 2.5)):
        found = slots(spec, edge)
        assert len(found) == 14
        assert {rect.center().y() for rect in found} == {side * SQUARE}
