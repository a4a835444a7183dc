"""The panel of the order, by itself."""

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.panels.reason_strip import ReasonStrip
from cfanp_gui.window.panels.side_panels import OrderPanel


class Panel(OrderPanel):
    """A panel that a test shows."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.bot = qtbot
        qtbot.addWidget(self)

    def on_screen(self, session: GameSession, width: int, height: int) -> None:
        """Show a session on the screen."""
        self.show_session(session)
        self.resize(width, height)
        with self.bot.waitExposed(self):
            self.show()

    def strip(self, session: GameSession) -> ReasonStrip:
        """Show a session whose turn has reasons; return what tells them."""
        self.show_session(session)
        assert self.reasons is not None
        return self.reasons


@pytest.fixture
def panel(qtbot: QtBot) -> Panel:
    return Panel(qtbot)
