"""How hard puzzles are: what every bot finds is easy, what none finds is not."""

from __future__ import annotations

import pytest

from cfanp_gui.puzzles import difficulty
from cfanp_gui.puzzles.difficulty import rating_of
from cfanp_gui.puzzles.puzzle import LEAST_RATING, MOST_RATING
from tests.puzzles.known import puzzle


def test_it_is_told_by_how_many_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    known = puzzle()
    asked = (known.game, known.position, known.stipulation)
    found, rating = known.actions(), rating_of(*asked, known.actions(), 1)
    assert LEAST_RATING <= rating <= MOST_RATING
    assert rating_of(*asked, found, 1) == rating
    monkeypatch.setattr(difficulty, "LADDER", (("club", 2000),))
    assert rating_of(*asked, found, 1) == LEAST_RATING
    other = (known.game.parse_action("AB:a1b1"),)  # which no bot prefers to a mate
    assert rating_of(*asked, other, 1) == MOST_RATING
