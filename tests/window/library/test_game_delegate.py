"""How a row of the list of games is drawn: wide enough for its picture, nothing over its edge."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cfanp_gui.library.game_index import Found
from cfanp_gui.table.theme import DARK, LIGHT, Theme
from cfanp_gui.window.library.game_delegate import PICTURE
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.style import palette_of


@pytest.fixture
def panel(qtbot: QtBot, settings: Settings, games: Path) -> GamesPanel:
    settings.set_game_folders([str(games)])
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    panel.resize(340, 600)
    with qtbot.waitSignal(panel.indexing.finished):
        panel.show()
    qtbot.waitUntil(lambda: panel.model.rowCount() == 4)
    return panel


def drawn(panel: GamesPanel, row: int) -> QImage:
    rect = panel.view.visualRect(panel.model.index(row, 0))
    return panel.view.viewport().grab(rect).toImage()


def colours(image: QImage, wanted: Callable[[int], bool]) -> set[int]:
    """Return the colours in the columns wanted."""
    return {
        image.pixel(x, y)
        for x in range(image.width()) if wanted(x) for y in range(image.height())
    }  # fmt: skip


def test_a_row_has_room_for_its_picture(panel: GamesPanel) -> None:
    assert panel.view.visualRect(panel.model.index(0, 0)).height() >= PICTURE.height()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_row_of_the_game_on_the_table_is_stressed(panel: GamesPanel, theme: Theme) -> None:
    panel.setPalette(palette_of(theme))
    row, found = 0, panel.model.row(0)
    assert isinstance(found, Found)
    plain = drawn(panel, row)
    panel.model.mark_open((found.entry.path, found.entry.number))
    stressed = drawn(panel, row)
    assert plain.pixelColor(plain.width() // 2, 6) != stressed.pixelColor(plain.width() // 2, 6)
    assert len(colours(stressed, lambda x: x > PICTURE.width() + 20)) > 2
