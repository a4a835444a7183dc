"""What people write of moves of checkers."""

from __future__ import annotations

import pytest

from tests.games.pairs.checkers.judged import GAME, at


@pytest.mark.parametrize("text", ["AB:c3xe5xg7", "c3e5g7", "c3xg7"])
def test_a_capture_may_leave_out_the_squares_between(text: str) -> None:
    position = at("3Mb4/2Ma5/8/8|8/2Mb5/8/6Mb1 a 1/2 - - 1 0 1")
    assert GAME.notation.parse(position, text).text == "AB:c3e5g7"
