"""Who plays the positions worked out by hand."""

from __future__ import annotations

import pytest

from tests.judges.reference.by_hand import PLAYS, Play


@pytest.fixture(params=PLAYS, ids=lambda play: play.__name__)
def play(request: pytest.FixtureRequest) -> type[Play]:
    """What makes a game at a position, by each of those who know the rules."""
    found: type[Play] = request.param
    return found
