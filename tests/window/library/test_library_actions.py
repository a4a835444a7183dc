"""The panel of games in the window: what is chosen is opened, and the list stays beside it."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from cfanp_gui.window.library.games_model import OPEN_ROLE
from cfanp_gui.window.library.games_panel import GAMES, GamesPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.settings import Settings
from tests.window.library.conftest import games

__all__ = ["games"]


def shown(qtbot: QtBot, window: MainWindow) -> GamesPanel:
    """Return the panel when it has read its folders."""
    window.commands[GAMES].trigger()
    panel = window.analysis.library.panel
    assert panel is not None
    qtbot.waitUntil(lambda: panel.model.rowCount() == 4)
    return panel


def test_a_game_is_opened_and_marked(
    qtbot: QtBot, window: MainWindow, settings: Settings, games: Path
) -> None:  # fmt: skip
    settings.set_game_folders([str(games)])
    panel = shown(qtbot, window)
    assert window.commands[GAMES].isChecked()
    rows = {panel.model.index(row).data(): row for row in range(4)}
    with qtbot.waitSignal(window.documents.session_changed):
        panel.game_chosen.emit(games / "several.cpgn", 1)
    session = window.documents.session
    assert session is not None
    assert session.match.names == ("Ann", "Ben", "Cleo")
    assert panel.isVisible()
    marked = [text for text, row in rows.items() if panel.model.index(row).data(OPEN_ROLE)]
    assert marked == ["Ann · Ben · Cleo"]


def test_the_panel_is_loaded_when_it_is_asked_for(window: MainWindow) -> None:
    assert not window.analysis.library.is_made
    window.analysis.library.retranslate()
    window.commands[GAMES].trigger()
    panel = window.analysis.library.panel
    assert panel is not None
    assert window.analysis.library.panes == [panel.player]
