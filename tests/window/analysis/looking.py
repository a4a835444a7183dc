"""What the tests of this folder look at: sessions of which something can be told."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.insight.matrix import Cell, cells
from cfanp_gui.insight.radar import Danger, dangers
from cfanp_gui.insight.survey import Survey
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.window.analysis.surveyor import Surveyor
from tests.session.play import a_session, play

FOOLS = {3: "AB:f3 AB:e5 BC:a6 AB:g4", 4: "AB:f3 AB:e5 CD:a3 CD:a6 AB:g4"}
"""By the number of armies, moves after which army b is to move and could checkmate army a."""


def plain_cells(session: GameSession, army: int | None = None) -> list[Cell]:
    """Return the cells of an army, worked out at once."""
    return list(cells(Survey(session.position), army))


def plain_dangers(session: GameSession, army: int | None = None) -> list[Danger]:
    """Return the dangers of an army, worked out at once."""
    survey = Survey(session.position)
    return list(dangers(survey, survey.armies[0] if army is None else army))


def fools(players: int = 3) -> GameSession:
    """Return a session in which army b is to move and could checkmate army a."""
    session = a_session(players)
    play(session, FOOLS[players])
    return session


def looked_at(qtbot: QtBot, session: GameSession) -> Surveyor:
    """Return a surveyor that knows all about a session."""
    surveyor = Surveyor()
    surveyor.want("test", True)
    surveyor.follow(session)
    wait(qtbot, surveyor)
    return surveyor


def wait(qtbot: QtBot, surveyor: Surveyor) -> None:
    """Wait until all is known."""
    qtbot.waitUntil(lambda: surveyor.complete)
