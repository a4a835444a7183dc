"""Panels in frames: loaded late, told what changes, named, shown, as high as needed, and kept."""

import pytest
from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDockWidget, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menu_actions import ENGINE, GAMES, JUDGEMENT, MATRIX
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.panels.panel_controller import DockPanel, PanelController
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, play, pushed
from tests.session.rings import ring_match


class Panel(DockPanel):
    """A bare panel."""

    @property
    def panes(self) -> list[QWidget]:
        return [self]

    def retranslate(self) -> None:
        pass


class Watcher(PanelController):
    """Notes what it is told."""

    name = "watcher"
    command = "hint"
    rest_ms = 5

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.told: list[str] = []

    def title(self) -> str:
        return "Watcher"

    def make_panel(self) -> Panel:
        return Panel()

    def update(self) -> None:
        self.told.append("update")

    def look(self) -> None:
        self.told.append("look")
        super().look()

    def look_anew(self) -> None:
        self.told.append("anew")
        super().look_anew()

    def heard(self) -> list[str]:
        """Return the messages it received since it was last asked."""
        told, self.told = self.told, []
        return told

    @property
    def waits(self) -> bool:
        """Return True if work is to begin soon."""
        return any(timer.isActive() for timer in self.findChildren(QTimer))


@pytest.fixture
def session(window: MainWindow) -> GameSession:
    """A game on the window's table."""
    window.documents.begin(a_match(3))
    return pushed(window.documents.session)


@pytest.fixture
def watcher(window: MainWindow) -> Watcher:
    """One in the window, which was not asked for yet."""
    return Watcher(window)


def test_a_panel_hears_what_changes_on_the_table_and_works_when_that_has_rested(
    qtbot: QtBot, window: MainWindow, session: GameSession, watcher: Watcher
) -> None:
    watcher.follow_table(window.view.table)
    play(session, "AB:e4")
    assert not watcher.waits, "nothing is worked out before there is a panel"
    watcher.toggle()
    assert "look" in watcher.heard()
    watcher.toggle()
    assert watcher.heard() == ["update"]
    watcher.toggle()
    qtbot.waitUntil(lambda: not watcher.waits)
    watcher.heard()
    play(session, "AB:e5 BC:d5")
    assert (set(watcher.heard()), watcher.waits) == ({"look"}, True)
    qtbot.waitUntil(lambda: not watcher.waits)
    assert watcher.heard() == ["update"], "many changes are worked out once"
    watcher.retranslate()
    assert watcher.heard() == ["anew", "look"]
    substitute(session, 1, "Zoë")
    assert watcher.heard() == ["anew", "look"]
    watcher.look()
    assert watcher.waits
    watcher.keep()
    assert not watcher.waits, "nothing is worked out when the window closes"
    session.mark_saved()
    window.documents.begin(a_match(4))
    watcher.follow_table(window.view.table)
    assert window.documents.session is not session
    watcher.heard()
    session.journal.log = None  # its file went with it
    play(session, "AB:Nf3")
    assert watcher.heard() == [], "a table that was left is heard no longer"
    play(pushed(window.documents.session), "AB:e4")
    assert "look" in watcher.heard()


def test_a_game_that_goes_on_is_not_played_by_a_panel(
    window: MainWindow, session: GameSession, watcher: Watcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(window, "report", said.append)
    assert not watcher.may_play(session)
    assert said[0].startswith("This would be a move of the game itself")
    play(session, "AB:e4")
    session.visit(session.root)
    assert watcher.may_play(session), "it would be a variation"
    assert len(said) == 1


@pytest.mark.usefixtures("session")
def test_a_panel_is_made_when_it_is_asked_for_and_shown_again_if_it_was(
    qtbot: QtBot, window: MainWindow, app_dirs: AppDirs, settings: Settings
) -> None:
    late, command = window.engine, window.commands[ENGINE]
    assert (late.dock, late.is_made) == (None, False)
    assert (command.isCheckable(), command.isChecked()) == (True, False)
    command.trigger()
    assert (late.is_shown, command.isChecked()) == (True, True)
    assert late.dock.heading == late.dock.accessibleName() == "Pair engine", "the whole name"
    assert late.dock.windowTitle() == "Engine"
    command.trigger()
    assert (late.is_shown, command.isChecked(), window.view.hasFocus()) == (False, False, True)
    command.trigger()
    late.dock.close()
    assert not command.isChecked(), "its button unticks the command"
    command.trigger()
    late.keep()
    other = new_window(Documents(app_dirs, settings), settings)
    qtbot.addWidget(other)
    other.show()
    again = other.engine
    assert again.dock is None
    again.restore()
    assert again.is_shown
    again.toggle()
    again.keep()
    assert not settings.flag(ENGINE)
    again.dock = None
    again.restore()
    assert again.dock is None


@pytest.mark.usefixtures("session")
def test_panels_in_one_place_lie_behind_one_another_with_tabs_that_can_be_read(
    window: MainWindow,
) -> None:
    window.resize(1366, 740)
    for name in (MATRIX, ENGINE, JUDGEMENT, GAMES):
        window.commands[name].trigger()
        QApplication.processEvents()
    engine, insight = window.engine, window.insight
    assert insight.dock in window.tabifiedDockWidgets(engine.dock)
    assert all(late.dock.visibleRegion().isEmpty() for late in (engine, insight))
    bars = window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    (bar,) = (bar for bar in bars if bar.count())
    assert [bar.tabText(at) for at in range(4)] == ["Matrix", "Engine", "Judgement", "Games"]
    for at in range(4):
        assert bar.tabRect(at).width() > bar.fontMetrics().horizontalAdvance(bar.tabText(at))
        assert bar.rect().contains(bar.tabRect(at))
    assert bar.elideMode() is Qt.TextElideMode.ElideNone
    insight.toggle()
    assert (insight.dock.visibleRegion().isEmpty(), engine.is_shown) == (False, True)
    insight.toggle()
    assert insight.dock.isHidden()
    assert window.minimumSizeHint().height() < 900


@pytest.mark.usefixtures("session")
@pytest.mark.parametrize("close", ["command", "button"])
def test_the_other_panels_share_their_room_as_before_when_it_is_hidden(
    qtbot: QtBot, window: MainWindow, close: str
) -> None:
    window.resize(1366, 740)
    late = window.lineage
    late.toggle()
    window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, late.dock)
    late.toggle()
    QApplication.processEvents()

    def heights() -> dict[str, int]:
        docks = (window.findChild(QDockWidget, name) for name in ("order", "moves"))
        return {dock.objectName(): dock.height() for dock in docks if isinstance(dock, QDockWidget)}

    before = heights()
    late.toggle()
    qtbot.waitUntil(lambda: heights()["moves"] < before["moves"])
    late.toggle() if close == "command" else late.dock.close()
    qtbot.waitUntil(lambda: heights() == before)


def test_order_and_moves_are_named_shown_and_as_high_as_their_rows_need(
    window: MainWindow, documents: Documents, settings: Settings
) -> None:
    window.resize(1366, 768)
    documents.begin(a_match(3))
    order, moves, panel = window.panel_docks.order, window.panel_docks.moves, window.order_panel
    assert (order.windowTitle(), moves.windowTitle()) == ("Players", "Moves")
    documents.begin(ring_match(8))
    QApplication.processEvents()
    titles = [window.commands[f"{name} panel"].text() for name in ("order", "moves")]
    assert titles == ["Players", "Moves"]
    assert panel.view.viewport().rect().contains(panel.view.visualRect(panel.model.index(7)))
    assert moves.height() > 0.35 * (moves.height() + order.height())
    for name, dock in (("order", order), ("moves", moves)):
        for hidden in (True, False):
            assert window.commands[f"{name} panel"].isChecked() is hidden
            window.commands[f"{name} panel"].trigger()
            assert dock.isHidden() is hidden
    documents.begin(a_match(3))
    window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, order)
    QApplication.processEvents()
    height = order.height()
    documents.begin(ring_match(8))
    QApplication.processEvents()
    assert order.height() == height, "one that lies elsewhere keeps it"
    window.resize(window.width(), 640)
    moves.hide()
    window.close()
    again = new_window(documents, settings)
    assert again.height() == 640
    docks = (again.panel_docks.moves, again.panel_docks.order)
    assert [dock.isHidden() for dock in docks] == [True, False]
    again.deleteLater()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (683, 384)])
def test_on_a_low_screen_one_panel_lies_behind_the_other(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, width: int, height: int
) -> None:
    class Screen:
        def availableSize(self) -> QSize:
            return QSize(width, height)

    monkeypatch.setattr(QGuiApplication, "primaryScreen", Screen)
    window.resize(width - 40, height - 60)
    window.documents.begin(a_match(3))
    docks = window.panel_docks
    QApplication.processEvents()
    assert (docks.moves in window.tabifiedDockWidgets(docks.order)) == (height < 500)
    assert not docks.order.visibleRegion().isEmpty(), "whose turn it is lies in front"
    assert docks.order.width() < 0.45 * window.width()


def test_a_panel_stays_in_a_window_that_opens_smaller_than_one_that_filled_the_screen(
    qtbot: QtBot, window: MainWindow, documents: Documents, settings: Settings
) -> None:
    """Qt would lay the panels out anew as if this one were not made yet, and soon crash."""
    for part in (window.insight, window.lineage):
        part.toggle()
    QApplication.processEvents()
    window.toggle_full_screen()
    QApplication.processEvents()
    window.close()
    again = new_window(documents, settings)
    qtbot.addWidget(again)
    assert again.isFullScreen()
    again.setWindowState(Qt.WindowState.WindowNoState)
    again.resize(700, 600)
    again.show()
    part = again.lineage
    part.restore()
    again.resize(710, 610)
    QApplication.processEvents()
    assert part.dock is not None
    assert again.dockWidgetArea(part.dock) == part.area
