"""The made-up game on the list of games, by the one line that a game needs there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games import registry


@pytest.fixture
def odd() -> Iterator[Game]:
    """The made-up game, registered while a test runs."""
    entry = registry.Entry("odd", "Two Odd Boards", "tests.made_up:TwoOddBoards")
    registry.ENTRIES.append(entry)
    yield entry.load()
    registry.ENTRIES.pop()
