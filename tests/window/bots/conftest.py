"""A window at whose table bots sit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import find_game
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.table.theme import default_colours
from cfanp_gui.window.main_window import MainWindow

PATIENCE = 60_000
"""Milliseconds after which a test gives up."""
NAMES = ["Anna", "Ben", "Clara", "David", "Eva", "Felix"]

Begin = Callable[..., GameSession]


@pytest.fixture
def begin(window: MainWindow) -> Begin:
    """Return what begins a game: the key of a game, and the level of each player's bot."""

    def begin(
        key: str,
        *levels: str,
        nodes: int = 60,
        start: Position | None = None,
        **options: object,
    ) -> GameSession:
        game = find_game(key)
        bots = [BotSeat(level, nodes=nodes) if level else None for level in levels]
        match = seat(
            game,
            {**game.as_seated, **options},  # type: ignore[dict-item]
            NAMES[: len(levels)],
            default_colours(len(levels)),
            0,
            bots=bots,
        )
        assert window.documents.begin(match, start=start)
        session = window.documents.session
        assert session is not None
        return session

    window.preference_actions.change(bots="instant")
    window.animator.reduced = True
    return begin


def wait_for_ply(qtbot: QtBot, session: GameSession, ply: int) -> None:
    """Wait until so much has been played."""
    qtbot.waitUntil(lambda: session.node.ply >= ply, timeout=PATIENCE)


def press(qtbot: QtBot, window: MainWindow, key: Qt.Key, *held: Qt.KeyboardModifier) -> None:
    """Press a key at the table."""
    modifiers = Qt.KeyboardModifier.NoModifier
    for one in held:
        modifiers |= one
    qtbot.keyClick(window.view, key, modifiers)
