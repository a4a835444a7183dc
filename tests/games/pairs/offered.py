"""A base game of the tests among those that may be chosen."""

from collections.abc import Iterator

import pytest

from cfanp_gui.games.pairs.base_games import BASE_GAMES, Coded


@pytest.fixture
def offered() -> Iterator[None]:
    """Offer the made-up little game while a test goes on."""
    with BASE_GAMES.including(Coded("tests.games.armies.little:LITTLE")):
        yield
