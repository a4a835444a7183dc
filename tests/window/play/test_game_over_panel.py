"""The panel at the end: result, who took whom, and its buttons, in the real window."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.theme import LIGHT
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.play.game_over_panel import GameOverPanel
from cfanp_gui.window.play.rematches import Rematches
from tests.session.play import MATE, a_session, play

MATE_OF_TWO = "AB:f3 AB:e5 AB:g4 AB:Qh4#"


def over(names: list[str] | None = None) -> GameSession:
    """Return a game in which a took b by mate, and c resigned."""
    session = a_session(3, names)
    play(session, MATE)
    session.resign(3)
    return session


class Shown:
    """A panel over a table on which a game has ended."""

    def __init__(self, window: MainWindow, session: GameSession) -> None:
        self.window, self.session = window, session
        window.documents.take(session)
        self.view = window.view
        window.activateWindow()
        self.view.setFocus()
        QApplication.processEvents()
        self.seen: tuple[list[QRect], ...] = ()
        """What in the view is worth seeing."""
        menus = Rematches(window).menu, window.commands.menus["share"]
        self.panel = GameOverPanel(self.view, LIGHT, lambda: self.seen, menus)
        self.said: list[object] = []
        self.panel.review.clicked.connect(lambda: self.said.append("review"))
        self.panel.closed.connect(lambda: self.said.append("closed"))
        self.panel.ply_chosen.connect(self.said.append)
        self.show()

    def show(self, mate: str = "") -> None:
        """Show the result."""
        self.panel.show_result(self.session, mate, can_replay=True)
        self.panel.show_kept("Kept in My games", is_kept=True, evening="")

    @property
    def rows(self) -> list[str]:
        """Return the texts of the rows."""
        return [self.panel.rows.item(at).text() for at in range(self.panel.rows.count())]


@pytest.fixture
def shown(window: MainWindow) -> Shown:
    return Shown(window, over())


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_the_panel_is_used_by_keyboard_alone(shown: Shown, qtbot: QtBot) -> None:
    assert shown.rows == ["Anna captured Ben’s army", "Clara’s army: resigned"]
    panel = shown.panel
    assert panel.band.headline.text() == "Anna wins"
    assert panel.review.hasFocus()
    found = []
    for _ in range(10):
        found.append(QApplication.focusWidget())
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    share = next(one for one in panel.buttons if one.text() == "Share…")
    qtbot.keyClick(share, Qt.Key.Key_Space)
    assert shown.window.commands.menus["share"].isVisible()
    shown.window.commands.menus["share"].close()
    assert {panel.rows, panel.rematch, panel.review, panel.again, panel.worst} <= set(found)
    panel.rows.setFocus()
    panel.rows.setCurrentRow(0)
    qtbot.keyClick(panel.rows, Qt.Key.Key_Return)
    assert shown.said == [10]
    qtbot.keyClick(panel.rows, Qt.Key.Key_Escape)
    assert shown.said[-1] == "closed"
    assert shown.view.hasFocus()


def parts(panel: GameOverPanel) -> list[QWidget]:
    """Return the buttons that are shown."""
    return [one for one in (panel.rematch, panel.review, *panel.buttons) if one.isVisible()]


def test_it_lies_where_it_leaves_most_to_be_seen(shown: Shown) -> None:
    view, panel = shown.view, shown.panel
    assert view.rect().contains(panel.geometry())
    view.resize(500, 420)
    assert view.rect().contains(panel.geometry())
    view.resize(1080, 749)
    stage = QRect(270, 40, 530, 660)
    shown.seen = ([], [stage], [QRect(820, 40, 200, 320)])
    shown.show("Checkmate")
    assert not panel.geometry().intersects(stage)
    assert view.rect().contains(panel.geometry())
    assert all(panel.rect().contains(one.geometry()) for one in parts(panel))
    assert not any(
        one.geometry().intersects(other.geometry()) for one, other in combinations(parts(panel), 2)
    )
    shown.seen = ()
    panel.settle()
    assert panel.geometry().left() > view.width() / 2


def test_most_of_it_is_folded_away_where_it_would_lie_on_the_boards(shown: Shown) -> None:
    view, panel = shown.view, shown.panel
    shown.seen = ([], [QRect(0, 0, 280, 300)])
    view.resize(397, 345)
    view.setFocus()
    shown.show("Checkmate")
    assert parts(panel) == [panel.rematch, panel.review]
    assert panel.review.hasFocus()
    assert panel.height() < view.height() / 2
    panel.more.click()
    assert {panel.rematch, panel.seats, panel.again} < {*parts(panel)}
    assert panel.rect().contains(panel.review.geometry())
    assert panel.review.hasFocus()


def test_nothing_is_scrolled_where_there_is_room(window: MainWindow) -> None:
    session = a_session(2, ["Player 1", "Player 2"])
    play(session, MATE_OF_TWO)
    shown = Shown(window, session)
    board = QRect(0, 0, 800, 749)
    for height in (749, 250, 749):
        shown.view.resize(1080, height)
        shown.seen = ([board],)
        shown.panel.show_kept("Kept in My games", is_kept=True, evening="Won so far: Player 1 1")
        QApplication.processEvents()
        shown.panel.settle()
        QApplication.processEvents()
        assert (shown.panel.area.verticalScrollBar().maximum() > 0) == (height < 749)


def test_long_names_are_whole_and_every_button_is_seen(window: MainWindow) -> None:
    session = a_session(6, [letter * 80 for letter in "Ж名אกαW"])
    for player in range(2, 7):
        session.resign(player)
    shown = Shown(window, session)
    for width, height in ((1080, 749), (700, 380)):
        shown.view.resize(width, height)
        QApplication.processEvents()
        shown.panel.settle()
        QApplication.processEvents()
        panel, label = shown.panel, shown.panel.band.headline
        assert shown.view.rect().contains(panel.geometry())
        assert all(panel.rect().contains(one.geometry()) for one in parts(panel))
        written = QLabel.text(label)
        assert written.replace("\n", "").startswith("Ж" * 80)
        lines = written.split("\n")
        widest = max(map(label.fontMetrics().horizontalAdvance, lines))
        assert widest <= label.width()
        assert label.height() >= len(lines) * label.fontMetrics().height()
