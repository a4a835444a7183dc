"""The lines of the command line that begin with a position."""

from __future__ import annotations

from typing import Any

import pytest

from cfanp_gui.core.lines import LineError
from cfanp_gui.games.registry import find_game

LINES = find_game("ring").lines


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({}, "“players” must be a whole number"),
        ({"players": True}, "“players” must be a whole number"),
        ({"players": 1}, "the number of players is 1"),
        ({"players": 3, "options": []}, "“options” must be an object"),
        ({"rfen": 3}, "“rfen” must be a string"),
    ],
)
def test_a_line_that_cannot_be_used_is_refused(value: dict[str, Any], message: str) -> None:
    with pytest.raises(LineError, match=message):
        LINES.start(value)


def test_the_number_of_players_must_be_that_of_the_position() -> None:
    text = find_game("ring").initial(3, {}).to_text()
    with pytest.raises(LineError, match="there are 3 players in “rfen”, not 4"):
        LINES.start({"rfen": text, "players": 4})
