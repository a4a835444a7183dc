"""The panel of games, used as a person does: folders, fields, the list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.services.settings import Settings


@pytest.fixture
def panel(qtbot: QtBot, settings: Settings, games: Path) -> GamesPanel:
    """Return a panel that lists the games of the folder."""
    settings.set_game_folders([str(games)])
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    panel.resize(340, 600)
    with qtbot.waitSignal(panel.scan.finished):
        panel.show()
    return panel


def rows(panel: GamesPanel) -> list[str]:
    return [panel.model.index(row).data() for row in range(panel.model.rowCount())]


def test_it_reads_the_folders_when_it_is_first_shown(panel: GamesPanel) -> None:
    assert len(rows(panel)) == 4
    assert panel.said.text() == "3 games"
    assert panel.stop.isHidden()


def test_typing_a_name_finds_games(qtbot: QtBot, panel: GamesPanel) -> None:
    QTest.keyClicks(panel.player, "cleo")
    qtbot.waitUntil(lambda: rows(panel) == ["Ann · Ben · Cleo"])
    assert panel.said.text() == "1 of 3 games"
    panel.player.clear()
    qtbot.waitUntil(lambda: len(rows(panel)) == 4)


def test_kinds_and_results_can_be_chosen(panel: GamesPanel) -> None:
    kinds = [panel.game.itemText(row) for row in range(panel.game.count())]
    assert kinds == ["All games", "Chess For Any Number of Players", "Multi Player Chess"]
    panel.game.setCurrentIndex(2)
    assert rows(panel) == ["Ann · Ben · Cleo"]
    panel.ending.setCurrentIndex(1)
    assert rows(panel) == []


def test_a_position_is_looked_for(qtbot: QtBot, panel: GamesPanel) -> None:
    QTest.keyClicks(panel.position, "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w")
    qtbot.waitUntil(lambda: rows(panel) == ["Ada · Bo"])


def test_a_double_click_and_enter_open_a_game(panel: GamesPanel, games: Path) -> None:
    chosen: list[tuple[Path, int]] = []
    panel.game_chosen.connect(lambda path, number: chosen.append((path, number)))
    where = panel.view.visualRect(panel.model.index(0)).center()
    viewport = panel.view.viewport()
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    QTest.keyClick(panel.view, Qt.Key.Key_Down)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert chosen == [(games / "several.cpgn", 1), (games / "several.cpgn", 0)]
    broken = panel.view.visualRect(panel.model.index(3)).center()
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=broken)
    assert len(chosen) == 2


def test_folders_are_added_and_left_out(qtbot: QtBot, settings: Settings, games: Path) -> None:
    panel = GamesPanel(settings, lambda _: games.as_posix())  # as Qt has it, on Windows too
    qtbot.addWidget(panel)
    with qtbot.waitSignal(panel.scan.finished):
        panel.show()
    assert panel.empty.isVisible()
    with qtbot.waitSignal(panel.scan.finished):
        qtbot.mouseClick(panel.add, Qt.MouseButton.LeftButton)
    assert len(rows(panel)) == 4
    assert settings.game_folders() == [str(games)]
    assert settings.folder() == games
    panel.folders.menu().aboutToShow.emit()
    leave = panel.folders.menu().actions()[-1]
    assert str(games) in leave.text()
    with qtbot.waitSignal(panel.scan.finished):
        leave.trigger()
    assert rows(panel) == []
    assert settings.game_folders() == []
    assert games.exists()


def test_reading_stops_when_it_is_hidden_and_goes_on_later(
    qtbot: QtBot, settings: Settings, games: Path
) -> None:
    settings.set_game_folders([str(games)])
    panel = GamesPanel(settings)
    qtbot.addWidget(panel)
    panel.show()
    panel.hide()
    assert not panel.scan.running
    with qtbot.waitSignal(panel.scan.finished):
        panel.show()
    assert len(rows(panel)) == 4


def test_it_speaks_german(panel: GamesPanel, speak: Callable[[str], None]) -> None:
    speak("de")
    panel.retranslate()
    assert panel.said.text() == "3 Partien"
    assert panel.ending.itemText(2) == "Remis"
