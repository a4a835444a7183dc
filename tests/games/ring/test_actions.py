"""Actions and their machine forms."""

from __future__ import annotations

import pytest

from cfanp_gui.core.draw_actions import AgreeDraw
from cfanp_gui.games.ring.actions import (
    Lose,
    Move,
    Placement,
    Promotion,
    Resign,
    parse_action,
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2:e2e4", Move(2, 12, 28)),
        ("12:e1g1", Move(12, 4, 6)),
        ("2:N@b1", Placement(2, "N", 1)),
        ("2:e7e8N@f3", Promotion(2, 52, 60, "N", 21)),
        ("2:lose", Lose(2)),
        ("2:resign:1", Resign(2, 1)),
        ("2:flag:13", Resign(2, 13, on_time=True)),
        ("draw", AgreeDraw()),
    ],
)
def test_machine_forms(text: str, action: object) -> None:
    assert parse_action(text) == action
    assert parse_action(text).text == text


@pytest.mark.parametrize(
    "text",
    ["", "e2e4", "0:e2e4", "2:e2e9", "2:e2e4n", "2:X@b1", "2:n@b1", "2:N@b9", "2:e7e8N", "2:",
     "2:e7e8N@f3 ", "2:e2e4\n", "2:resign", "2:resign:0", "2:loses", "123:e2e4", "AB:e2e4",
     "٢:e2e4", "draw:2"],
)  # fmt: skip
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move"):
        parse_action(text)
