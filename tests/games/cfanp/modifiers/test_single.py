"""Turns of a single move."""

from __future__ import annotations

from tests.core.build import cfen
from tests.core.chessboard import play, position
from tests.games.cfanp.test_turn import BONUS


def test_single_bonus() -> None:
    found = position(cfen(4, BONUS, turn="1"), bonus="single")
    assert play(found, "AB:e1e2").turn().seat == 1


def test_the_other_turns_are_single_moves_too() -> None:
    found = play(position(cfen(4, BONUS, turn="1"), bonus="single"), "AB:e1e2")
    assert [found.turn().moves_left, found.turn().end] == [1, None]
