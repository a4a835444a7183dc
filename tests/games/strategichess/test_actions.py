"""Actions and their machine forms."""

from __future__ import annotations

import pytest

from cfanp_gui.core.draw_actions import AgreeDraw, ClaimDraw
from cfanp_gui.games.strategichess.actions import (
    Leave,
    Move,
    Pass,
    Pull,
    Send,
    parse_action,
)
from cfanp_gui.games.strategichess.bitboards import NUMBERS

A5, N5, E4, N14 = (NUMBERS[name] for name in ("a5", "n5", "e4", "n14"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("2:e4n14", Move(2, E4, N14)),
        ("2:n5>3:a5", Send(2, N5, 3, A5)),
        ("3:a5<2:n5", Pull(3, A5, 2, N5)),
        ("6:--", Pass(6)),
        ("1:resign:w", Leave(1, 0)),
        ("2:flag:b", Leave(2, 1, on_time=True)),
        ("draw", AgreeDraw()),
        ("claim", ClaimDraw()),
    ],
)
def test_machine_forms_are_written_and_read(text: str, action: object) -> None:
    assert parse_action(text) == action
    assert parse_action(text).text == text


@pytest.mark.parametrize(
    "text",
    ["", "e4e5", "7:e4e5", "0:e4e5", "1:e4", "1:e4o5", "1:e4e5q", "2:n5>7:a5", "1:- -", "1:e4e15",
     "1:e0e5", "2:flag:x", "2:n5<3", "1:e4e5 ", "１:e4e5"],
)  # fmt: skip
def test_other_texts_are_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="is not a"):
        parse_action(text)
