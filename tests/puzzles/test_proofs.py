"""What a file says of a puzzle against what a proof finds."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.contract import Limit
from cfanp_gui.puzzles.proofs import NotProvenError, check
from tests.puzzles.known import BACK_RANK, puzzle


def test_a_puzzle_that_is_as_it_says() -> None:
    assert check(puzzle()).positions > 0


def test_one_that_is_not() -> None:
    with pytest.raises(NotProvenError, match="known: the solution is AB:a1a8"):
        check(puzzle("AB:a1a7"))
    with pytest.raises(NotProvenError, match="known: cooked: AB:a1a8, but also AB:h1h8"):
        check(puzzle(position=BACK_RANK.replace("Ka3", "Ka2Ra")))
    with pytest.raises(NotProvenError, match="known: not decided after 3 positions"):
        check(puzzle(), Limit(3))
