"""The graph: one line a player, what is clicked is gone to."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.bots.judgement import Shares
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.analysis.shares import Course, ShareGraph
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.widgets.style import palette_of

BADGES = (RowBadge("a", 0, "#c82020"), RowBadge("b", 1, "#2040c8"), RowBadge("c", 2, "#209020"))
POINTS: tuple[Shares | None, ...] = (
    (0.3, 0.3, 0.4), (0.2, 0.2, 0.6), (0.1, 0.2, 0.7), None, (0.1, 0.0, 0.9),
    (0.1, 0.0, 0.9),
)  # fmt: skip


def a_graph(qtbot: QtBot, dark: bool = False, at: int | None = 2) -> ShareGraph:
    """Return the graph of a made-up game, shown."""
    graph = ShareGraph()
    qtbot.addWidget(graph)
    graph.setPalette(palette_of(DARK if dark else LIGHT))
    graph.setAutoFillBackground(True)
    graph.resize(320, 180)
    graph.show_course(Course(BADGES, POINTS, at, lambda at: f"<{at}>"))
    graph.show()
    return graph


def colour_at(graph: ShareGraph, x: float, y: float) -> str:
    """Return the colour of a pixel."""
    image = graph.grab().toImage()
    ratio = image.width() / graph.width()
    return image.pixelColor(QPoint(round(x * ratio), round(y * ratio))).name()


@pytest.mark.parametrize("dark", [False, True])
def test_each_line_wears_its_armys_paint(qtbot: QtBot, dark: bool) -> None:
    graph = a_graph(qtbot, dark)
    halfway = (graph.x_of(4) + graph.x_of(5)) / 2
    for player, badge in enumerate(BADGES):
        y = graph.y_of((0.1, 0.0, 0.9)[player])
        assert colour_at(graph, halfway, y) == QColor(badge.colour).name()


def test_where_nothing_is_known_there_is_a_gap(qtbot: QtBot) -> None:
    graph = a_graph(qtbot)
    between = (graph.x_of(2) + graph.x_of(3)) / 2
    colours = {colour_at(graph, between, y) for y in range(graph.height())}
    assert not colours & {QColor(badge.colour).name() for badge in BADGES}


def test_a_click_goes_to_the_position(qtbot: QtBot) -> None:
    graph = a_graph(qtbot)
    for at in range(len(POINTS)):
        point = QPoint(round(graph.x_of(at)) + 3, 90)
        with qtbot.waitSignal(graph.chosen) as heard:
            qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=point)
        assert heard.args == [at]
    with qtbot.assertNotEmitted(graph.chosen):
        qtbot.mouseClick(graph, Qt.MouseButton.RightButton, pos=QPoint(100, 90))
    with qtbot.waitSignal(graph.chosen) as heard:
        qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(319, 90))
    assert heard.args == [len(POINTS) - 1]


def test_pointing_tells_as_plain_text(qtbot: QtBot) -> None:
    graph = a_graph(qtbot)
    qtbot.mouseMove(graph, QPoint(round(graph.x_of(4)), 60))
    assert graph.pointed_at == 4
    assert "&lt;4&gt;" in graph.toolTip()
    graph.show_course(None)
    assert graph.pointed_at is None
    with qtbot.assertNotEmitted(graph.chosen):
        qtbot.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(100, 90))


def test_the_position_on_the_table_is_marked(qtbot: QtBot) -> None:
    marked, bare = a_graph(qtbot, at=1), a_graph(qtbot, at=None)
    x, y = marked.x_of(1), marked.y_of(0.45)
    assert colour_at(marked, x, y) != colour_at(bare, x, y)


def test_every_line_has_its_letter_though_they_end_alike(qtbot: QtBot) -> None:
    graph = a_graph(qtbot)
    same: tuple[Shares | None, ...] = ((0.33, 0.33, 0.34), (0.33, 0.33, 0.34))
    graph.show_course(Course(BADGES, same, 0, str))
    image = graph.grab().toImage()
    ratio = image.width() / graph.width()
    column = round((graph.width() - 13) * ratio)
    seen = {image.pixelColor(QPoint(column, y)).name() for y in range(image.height())}
    # A badge is struck where its letter is not: look at some columns of it.
    for aside in range(-5, 6):
        seen |= {image.pixelColor(QPoint(column + aside, y)).name() for y in range(image.height())}
    assert {QColor(badge.colour).name() for badge in BADGES} <= seen


def test_it_reaches_as_high_as_needed_and_no_higher(qtbot: QtBot) -> None:
    graph = a_graph(qtbot)
    low = graph.y_of(0.5)
    graph.show_course(Course(BADGES, ((0.3, 0.3, 0.4),), 0, str))
    assert graph.y_of(0.4) < low
    assert graph.at(graph.width()) == 0
