"""A puzzle as a value."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cfanp_gui.puzzles.puzzle import PuzzleError
from tests.puzzles.known import puzzle


def test_whose_it_is_and_what_is_played() -> None:
    known = puzzle()
    assert (known.seat, known.player) == (0, 1)
    assert [action.text for action in known.actions()] == ["AB:a1a8"]
    assert known == puzzle()


@pytest.mark.parametrize(
    ("move", "message"), [("nonsense", "is not a move"), ("AB:a1b8", "move 1, “AB:a1b8”: ")]
)
def test_a_solution_that_cannot_be_played(move: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        replace(puzzle(), solution=(move,)).actions()
