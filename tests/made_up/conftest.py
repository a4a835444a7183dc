"""The made-up games on the list of games, by the one line that a game needs there."""

from collections.abc import Iterator

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games import registry
from tests.made_up.entries import ENTRIES


@pytest.fixture
def odd() -> Iterator[Game]:
    """Two Odd Boards, listed with the other made-up games while a test runs."""
    registry.ENTRIES.extend(ENTRIES)
    yield ENTRIES[0].load()
    del registry.ENTRIES[-len(ENTRIES) :]
