"""The made-up game on the list of games, by the one line that a game needs there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games import registry
from tests.made_up.entries import ENTRIES


@pytest.fixture
def odd() -> Iterator[Game]:
    """The made-up game, registered while a test runs."""
    entry = ENTRIES[0]
    registry.ENTRIES.append(entry)
    yield entry.load()
    registry.ENTRIES.pop()
