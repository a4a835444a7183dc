"""The made-up game on the list of games, by the one line that a game needs there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games import registry
from tests.made_up import TwoOddBoards


@pytest.fixture
def odd() -> Iterator[Game]:
    """The made-up game, registered while a test runs."""
    game = TwoOddBoards()
    registry.ENTRIES.append(registry.Entry(game.key, game.name, lambda: game))
    yield game
    registry.ENTRIES.pop()
