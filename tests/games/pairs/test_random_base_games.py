"""Random games of three to six armies of every base game, against a second implementation."""

from __future__ import annotations

import pytest

from tests.judges.compare_base_games import run
from tests.judges.reference.base_games import GAMES
from tests.slow import examples


@pytest.mark.no_cover
@pytest.mark.parametrize("key", list(GAMES))
def test_rules_agree_with_their_second_opinion(key: str) -> None:
    plies = examples(45)
    assert run(key, plies, 7, range(3, 7))["plies"] == plies
