"""A desk with a stage, and what lies on it."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from cfanp_gui.core.boards import BOARD_LETTERS
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.layout.geometry import Layout
from tests.session.play import a_session
from tests.table.desk import Desk


def at_stage(
    qtbot: QtBot, armies: int = 4, moving: bool = False, session: GameSession | None = None
) -> Desk:
    """Return a table with a stage, for a new game or another session."""
    desk = Desk(qtbot, session or a_session(armies), moving)
    desk.scene.laying.set_layout(Layout.STAGE)
    desk.settle()
    return desk


def on_stage(desk: Desk) -> str:
    """Return the letters of the half-boards that are seen large in the middle, the lower first."""
    desk.settle()
    stage = desk.scene.arrangement.stage
    assert stage is not None
    found = [
        item
        for item in desk.scene.present
        if item.pose.scale == stage.scale and stage.rect.contains(item.pose.centre)
    ]
    assert all(item.pose.scale == 1.0 for item in desk.scene.present if item not in found)
    return "".join(BOARD_LETTERS[item.board] for item in sorted(found, key=lambda one: -one.pose.y))
