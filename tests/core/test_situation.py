"""Boards and seats of what lies on the table."""

from __future__ import annotations

import pytest

from cfanp_gui.core.situation import Situation
from cfanp_gui.games.registry import find_game


def test_boards_and_seats_are_found_by_the_board() -> None:
    game = find_game("cfanp")
    start = game.initial(3, {})
    at = Situation(game, start, start, str)
    assert at.board(2) == start.boards()[2]
    assert at.seat_at(2) == start.seats()[2]
    assert at.seat_at(3) is None
    with pytest.raises(KeyError):
        at.board(3)
