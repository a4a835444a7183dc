"""Position editors of every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cfanp_gui.games.registry import find_game
from tests.window.conftest import Messages
from tests.window.editor.workbench import Workbench

Make = Callable[..., Workbench]


@pytest.fixture
def make(qtbot: QtBot, messages: Messages) -> Make:
    """Return what opens an editor at the start of a game."""

    def made(key: str = "cfanp", players: int = 3) -> Workbench:
        return Workbench(qtbot, messages, find_game(key), players)

    return made


@pytest.fixture
def bench(make: Make) -> Workbench:
    """An editor at the start of a game of three armies."""
    return make()
