"""Random games to their end, and whole games against the slow model."""

from __future__ import annotations

import pytest

from tests.judges import compare_strategichess
from tests.slow import examples


@pytest.mark.no_cover
def test_the_game_and_its_model_agree() -> None:
    seen = compare_strategichess.run(examples(500), seed=3)
    rare = {"several mated together", "mates judged anew", "stalemates", "wins",
            "sends with capture", "pulls with capture"}  # fmt: skip
    assert {name for name in compare_strategichess.SEEN if not seen[name]} <= rare
