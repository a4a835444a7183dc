"""The made-up games on the list of games, where records and sessions look for them."""

from collections.abc import Iterator

import pytest

from cfanp_gui.games import registry
from tests.made_up.entries import ENTRIES


@pytest.fixture(autouse=True)
def _listed() -> Iterator[None]:
    """List the made-up games while a test runs."""
    registry.ENTRIES.extend(ENTRIES)
    yield
    del registry.ENTRIES[-len(ENTRIES) :]
