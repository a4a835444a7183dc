"""How a row of the list of games is drawn: wide enough for its picture, nothing over its edge."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from cfanp_gui.session.library import GameEntry
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

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
    with qtbot.waitSignal(panel.scan.finished):
        panel.show()
    return panel


def drawn(panel: GamesPanel, row: int) -> QImage:
    rect = panel.view.visualRect(panel.model.index(row))
    return panel.view.viewport().grab(rect).toImage()


def colours(image: QImage, wanted: Callable[[int], bool]) -> set[int]:
    """Return the colours in the columns wanted."""
    return {
        image.pixel(x, y)
        for x in range(image.width()) if wanted(x) for y in range(image.height())
    }  # fmt: skip


def test_a_game_has_room_for_its_picture_and_an_unreadable_file_less(panel: GamesPanel) -> None:
    heights = [
        panel.view.visualRect(panel.model.index(row)).height()
        for row in range(panel.model.rowCount())
    ]
    assert max(heights) >= PICTURE.height()
    assert min(heights) < PICTURE.height()


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_the_row_of_the_game_on_the_table_is_stressed(panel: GamesPanel, theme: Theme) -> None:
    panel.setPalette(palette_of(theme))
    entries = [panel.model.entry(row) for row in range(panel.model.rowCount())]
    row, entry = next(
        (row, entry) for row, entry in enumerate(entries) if isinstance(entry, GameEntry)
    )
    plain = drawn(panel, row)
    panel.model.mark_open((entry.path, entry.number))
    stressed = drawn(panel, row)
    assert plain.pixelColor(plain.width() // 2, 6) != stressed.pixelColor(plain.width() // 2, 6)
    assert len(colours(stressed, lambda x: x > PICTURE.width() + 20)) > 2
