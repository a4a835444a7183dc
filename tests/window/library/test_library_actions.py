"""The panel of games in the window: what is chosen is opened, and the list stays beside it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.library.query import Sought
from cfanp_gui.window.library.games_model import OPEN_ROLE
from cfanp_gui.window.library.games_panel import GamesPanel
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import GAMES
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


def click(qtbot: QtBot, panel: GamesPanel, name: str) -> None:
    """Click the row of a game."""
    rows = {panel.model.index(row, 0).data(): row for row in range(panel.model.rowCount())}
    at = panel.model.index(rows[name], 0)
    panel.view.scrollTo(at)
    where = panel.view.visualRect(at).center()
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=where)


def test_a_game_is_opened_and_marked(
    qtbot: QtBot, window: MainWindow, settings: Settings, games: Path
) -> None:  # fmt: skip
    settings.set_game_folders([str(games)])
    panel = shown(qtbot, window)
    assert window.commands[GAMES].isChecked()
    rows = {panel.model.index(row, 0).data(): row for row in range(4)}
    with qtbot.waitSignal(window.documents.session_changed):
        click(qtbot, panel, "Ann · Ben · Cleo")
    session = window.documents.session
    assert session is not None
    assert session.match.names == ("Ann", "Ben", "Cleo")
    assert window.windowTitle().startswith("several.cpgn, game 2")
    assert panel.isVisible()
    marked = [text for text, row in rows.items() if panel.model.index(row, 0).data(OPEN_ROLE)]
    assert marked == ["Ann · Ben · Cleo"]


def test_a_game_opens_where_what_was_looked_for_stands(
    qtbot: QtBot, window: MainWindow, settings: Settings, games: Path
) -> None:  # fmt: skip
    settings.set_game_folders([str(games)])
    panel = shown(qtbot, window)
    panel.sought.setCurrentIndex(panel.sought.findData(Sought.BOARD))
    qtbot.keyClicks(panel.position, "8/8/PPPPP1PP/RNBQKBNR")
    qtbot.waitUntil(lambda: panel.model.rowCount() == 0)
    panel.position.clear()
    qtbot.keyClicks(panel.position, "8/5P2/PPPPP1PP/RNBQKBNR")
    qtbot.waitUntil(lambda: panel.model.rowCount() == 1)
    with qtbot.waitSignal(window.documents.session_changed):
        click(qtbot, panel, "Ada · Bo")
    session = window.documents.session
    assert session is not None
    assert (session.node.ply, len(session.root.line())) == (1, 5)
    assert not session.unsaved
    assert window.windowTitle().startswith("fools.cpgn")
    # The same game is only turned to where something else is found.
    panel.sought.setCurrentIndex(panel.sought.findData(Sought.CAPTURE))
    panel.position.clear()
    qtbot.keyClicks(panel.position, "B x A")
    qtbot.waitUntil(lambda: panel._asking is None and not panel._typing.isActive())
    click(qtbot, panel, "Ada · Bo")
    assert window.documents.session is session
    assert session.node.ply == 4


def test_a_file_that_has_changed_since_is_read_whole(
    qtbot: QtBot, window: MainWindow, settings: Settings, games: Path
) -> None:  # fmt: skip
    settings.set_game_folders([str(games)])
    panel = shown(qtbot, window)
    text = (games / "several.cpgn").read_text()
    (games / "several.cpgn").write_text("{a comment ahead}\n" + text)
    with qtbot.waitSignal(window.documents.session_changed):
        click(qtbot, panel, "Ann · Ben · Cleo")
    session = window.documents.session
    assert session is not None
    assert session.match.names == ("Ann", "Ben", "Cleo")


def test_the_explorer_follows_the_table_and_plays_a_turn(
    qtbot: QtBot, window: MainWindow, settings: Settings, games: Path
) -> None:  # fmt: skip
    settings.set_game_folders([str(games)])
    panel = shown(qtbot, window)
    with qtbot.waitSignal(window.documents.session_changed):
        click(qtbot, panel, "Ada · Bo")
    session = window.documents.session
    assert session is not None
    qtbot.mouseClick(panel.exploring, Qt.MouseButton.LeftButton)
    session.visit(session.root)
    qtbot.waitUntil(lambda: panel.explorer.turns.rowCount() == 1)
    where = panel.explorer.visualRect(panel.explorer.turns.index(0, 0)).center()
    qtbot.mouseClick(panel.explorer.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert session.node.ply == 1
    qtbot.waitUntil(lambda: panel.explorer.turns.index(0, 0).data() == "AB:e5")


def test_a_game_that_is_saved_into_a_folder_is_listed(
    qtbot: QtBot, window: MainWindow, settings: Settings, games: Path
) -> None:  # fmt: skip
    settings.set_game_folders([str(games)])
    panel = shown(qtbot, window)
    with qtbot.waitSignal(window.documents.session_changed):
        click(qtbot, panel, "Ann · Ben · Cleo")
    assert window.documents.save(games / "again.cpgn")
    qtbot.waitUntil(lambda: panel.model.rowCount() == 5)


def test_the_panel_is_loaded_when_it_is_asked_for(window: MainWindow) -> None:
    assert not window.analysis.library.is_made
    window.analysis.library.retranslate()
    window.commands[GAMES].trigger()
    panel = window.analysis.library.panel
    assert panel is not None
    assert window.analysis.library.panes == [panel.player]
