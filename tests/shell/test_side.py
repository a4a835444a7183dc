"""The widgets beside the table draw again what has changed, and no more than they must."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QListView
from pytestqt.qtbot import QtBot

from cfanp_gui.shell.side import MovesPanel, OrderPanel
from tests.session.play import a_session, play


class Painted(QObject):
    """What part of a list has been drawn since somebody asked."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self.region = QRegion()
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: ARG002
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False


def test_the_cursors_row_is_drawn_again_when_it_moves(qtbot: QtBot) -> None:
    panel, session = MovesPanel(*[lambda: None] * 4), a_session(3)
    qtbot.addWidget(panel)
    play(session, "AB:e4 BC:h3 BC:h6")
    panel.show_session(session)
    panel.resize(300, 400)
    with qtbot.waitExposed(panel):
        panel.show()
    painted = Painted(panel.view)
    qtbot.wait(20)
    painted.region = QRegion()
    session.undo(2)
    panel.show_session(session)
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    for row in (1, 3):
        assert painted.region.contains(panel.view.visualRect(panel.model.index(row)))


def test_a_tick_draws_every_clock_again(qtbot: QtBot) -> None:
    panel = OrderPanel()
    qtbot.addWidget(panel)
    panel.show_session(a_session(3))
    panel.resize(300, 400)
    with qtbot.waitExposed(panel):
        panel.show()
    painted = Painted(panel.view)
    qtbot.wait(20)
    painted.region = QRegion()
    panel.tick()
    qtbot.waitUntil(lambda: not painted.region.isEmpty())
    for row in range(3):
        assert painted.region.contains(panel.view.visualRect(panel.model.index(row)))
