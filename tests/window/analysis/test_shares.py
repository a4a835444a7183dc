"""Bars in the paint of the armies, and what is read aloud of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.window.analysis.shares import (
    MOST_ROWS,
    ROW,
    ShareRow,
    SharesView,
)
from cfanp_gui.window.panels.panel_presenter import RowBadge
from cfanp_gui.window.widgets.style import palette_of

RED = RowBadge("a", 0, "#c82020")
BLUE = RowBadge("b", 0, "#2040c8", "#c82020")


def row(
    share: float | None, *badges: RowBadge, name: str = "Anna", moves: bool = False
) -> ShareRow:
    """Return a row."""
    text = "" if share is None else f"{round(100 * share)} %"
    return ShareRow(name, badges, share, text, moves)


def a_view(qtbot: QtBot, rows: tuple[ShareRow, ...], dark: bool = False) -> SharesView:
    """Return the bars, shown."""
    view = SharesView()
    qtbot.addWidget(view)
    view.setPalette(palette_of(DARK if dark else LIGHT))
    view.resize(300, 200)
    view.show_shares(rows)
    view.show()
    return view


def painted(view: SharesView, colour: str, number: int) -> int:
    """Return how many pixels of a row's bar wear a colour."""
    image = view.grab().toImage()
    ratio = image.width() / view.width()
    y = round((number + 0.5) * ROW * ratio)
    wanted = QColor(colour).name()
    xs = range(round(115 * ratio), image.width())
    return round(sum(image.pixelColor(QPoint(x, y)).name() == wanted for x in xs) / ratio)


@pytest.mark.parametrize("dark", [False, True])
def test_a_bar_is_as_long_as_its_share(qtbot: QtBot, dark: bool) -> None:
    view = a_view(qtbot, (row(0.8, RED), row(0.2, BLUE), row(0.0, RED), row(None, RED)), dark)
    long, short = painted(view, RED.colour, 0), painted(view, BLUE.colour, 1)
    assert long > 3 * short > 20
    assert painted(view, RED.colour, 2) == 0
    assert painted(view, RED.colour, 3) == 0


def test_rows_are_read_aloud_with_their_letters(qtbot: QtBot) -> None:
    view = a_view(qtbot, (row(0.6, RED, BLUE), row(None, BLUE, name="<b>")))
    spoken = [view.model().index(at, 0).data(Qt.ItemDataRole.AccessibleTextRole) for at in (0, 1)]
    assert spoken == ["Anna (a b): 60 %", "<b> (b)"]
    assert "&lt;b&gt;" in view.model().index(1, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert view.model().index(0, 0).data() == "Anna"
    assert view.model().index(5, 0).data() is None


def test_names_that_differ_at_their_ends_can_be_told_apart(qtbot: QtBot) -> None:
    names = ("Casual player 2", "Casual player 3", "Casual player 3")
    image = a_view(qtbot, tuple(row(None, RED, name=name) for name in names)).grab().toImage()
    high = round(ROW * image.devicePixelRatio())
    first, second, third = (
        image.copy(0, 1 + at * high, image.width(), high - 2) for at in range(3)
    )
    assert second == third
    assert first != second


def test_many_rows_are_scrolled(qtbot: QtBot) -> None:
    view = a_view(qtbot, tuple(row(1 / 26, RED) for _ in range(26)))
    assert view.height() == ROW * MOST_ROWS + 2
    assert view.verticalScrollBar().maximum() > 0
    few = a_view(qtbot, (row(0.5, RED), row(0.5, BLUE)))
    assert few.height() == 2 * ROW + 2


def test_new_shares_change_the_rows_there_are(qtbot: QtBot) -> None:
    view = a_view(qtbot, (row(0.5, RED), row(0.5, BLUE)))
    model = view.rows
    with qtbot.assertNotEmitted(model.modelReset), qtbot.waitSignal(model.dataChanged):
        view.show_shares((row(0.9, RED, moves=True), row(0.1, BLUE)))
    before = painted(view, RED.colour, 0)
    with qtbot.assertNotEmitted(model.dataChanged):
        view.show_shares((row(0.9, RED, moves=True), row(0.1, BLUE)))
    assert painted(view, RED.colour, 0) == before > 0
