"""A panel about what lies on the table hears what changes there, and works when it has rested."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.bot_seats import substitute
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.panels.late_dock import DockHost, DockPanel, LateDock
from cfanp_gui.window.services.settings import Settings
from tests.session.play import a_match, play


class Panel(DockPanel):
    """A bare panel."""

    @property
    def panes(self) -> list[QWidget]:
        return [self]

    def retranslate(self) -> None:
        pass


class Watcher(LateDock):
    """Notes what it is told."""

    name = "watcher"
    command = "hint"
    rest_ms = 5

    def __init__(self, host: DockHost) -> None:
        super().__init__(host)
        self.told: list[str] = []
        self.said: list[str] = []

    def title(self) -> str:
        return "Watcher"

    def make_panel(self) -> Panel:
        return Panel()

    def update(self) -> None:
        self.told.append("update")

    def look_anew(self) -> None:
        self.told.append("anew")
        super().look_anew()

    def follow_change(self) -> None:
        self.told.append("change")
        super().follow_change()

    def wake(self) -> None:
        self.told.append("wake")
        super().wake()

    def sleep(self) -> None:
        self.told.append("sleep")
        super().sleep()

    def heard(self) -> list[str]:
        """Return what it was told since it was last asked."""
        told, self.told = self.told, []
        return told

    @property
    def waits(self) -> bool:
        """Return whether something is to be worked out soon."""
        return any(timer.isActive() for timer in self.findChildren(QTimer))


@pytest.fixture
def session(window: MainWindow, documents: Documents) -> GameSession:  # noqa: ARG001
    """A game on the window's table."""
    documents.begin(a_match(3))
    assert documents.session is not None
    return documents.session


@pytest.fixture
def watcher(window: MainWindow, documents: Documents, settings: Settings) -> Watcher:
    """One in the window, which was not asked for yet."""
    said: list[str] = []
    host = DockHost(
        window, window.view, settings, lambda: documents.session, said.append, said.append
    )
    watcher = Watcher(host)
    watcher.said = said
    return watcher


def follow(watcher: Watcher, window: MainWindow) -> None:
    """Have it look at the window's table."""
    assert window.view.table is not None
    watcher.follow_table(window.view.table)


def test_nothing_is_worked_out_before_there_is_a_panel(
    window: MainWindow, session: GameSession, watcher: Watcher
) -> None:
    follow(watcher, window)
    play(session, "AB:e4")
    assert not watcher.waits


def test_many_changes_are_worked_out_once(
    qtbot: QtBot, window: MainWindow, session: GameSession, watcher: Watcher
) -> None:
    watcher.toggle()
    follow(watcher, window)
    qtbot.waitUntil(lambda: not watcher.waits)
    watcher.heard()
    play(session, "AB:e4 AB:e5")
    assert set(watcher.heard()) == {"change"}
    assert watcher.waits
    qtbot.waitUntil(lambda: not watcher.waits)
    assert watcher.heard() == ["update"]


def test_it_hears_of_other_names_and_another_language(
    window: MainWindow, session: GameSession, watcher: Watcher
) -> None:
    watcher.toggle()
    follow(watcher, window)
    watcher.heard()
    watcher.retranslate()
    assert watcher.heard() == ["anew"]
    substitute(session, 1, "Zoë")
    assert watcher.heard() == ["anew"]


def test_a_table_that_was_left_is_heard_no_longer(
    window: MainWindow, documents: Documents, session: GameSession, watcher: Watcher
) -> None:
    watcher.toggle()
    follow(watcher, window)
    documents.begin(a_match(4))
    follow(watcher, window)
    watcher.heard()
    session.journal.log = None  # its file went with it
    play(session, "AB:e4")
    assert watcher.heard() == []
    assert documents.session is not None
    play(documents.session, "AB:e4")
    assert "change" in watcher.heard()


def test_it_wakes_and_sleeps_with_its_panel(window: MainWindow, watcher: Watcher) -> None:  # noqa: ARG001
    watcher.toggle()
    assert watcher.heard().count("wake") == 1
    watcher.toggle()
    assert watcher.heard() == ["sleep"]


def test_nothing_is_worked_out_when_the_window_closes(
    session: GameSession,  # noqa: ARG001
    watcher: Watcher,
) -> None:
    watcher.toggle()
    watcher.look()
    assert watcher.waits
    watcher.keep()
    assert not watcher.waits


def test_a_game_that_goes_on_is_not_played_by_a_panel(
    session: GameSession, watcher: Watcher
) -> None:
    assert not watcher.may_play(session)
    assert [one.split(":")[0] for one in watcher.said] == [
        "This would be a move of the game itself"
    ]
    play(session, "AB:e4")
    session.visit(session.root)
    assert watcher.may_play(session), "it would be a variation"
    assert len(watcher.said) == 1
