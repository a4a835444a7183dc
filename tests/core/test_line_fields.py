"""Lines of fields with single spaces between."""

from __future__ import annotations

import pytest

from cfanp_gui.core.line_fields import split_line
from cfanp_gui.core.position import PositionError

NAMES = ("boards", "turn", "round")


def test_a_line_is_its_fields() -> None:
    assert split_line("8/8 w 1\r\n", NAMES, 20) == ["8/8", "w", "1"]
    assert split_line("8/8 w", NAMES, 20, optional=1) == ["8/8", "w"]
    assert split_line("8/8 w 1", NAMES, 20, optional=1) == ["8/8", "w", "1"]


@pytest.mark.parametrize(
    ("text", "optional", "words"),
    [
        ("8/8 w 1 and much more", 0, "the line has 21 characters (expected at most 20)"),
        ("8/8 w\t1", 0, "a character that cannot be printed"),
        ("8/8 w\n1", 0, "a character that cannot be printed"),
        (
            "8/8 w",
            0,
            "the line: the number of fields is 2 (expected 3: boards, turn, round, single spaces",
        ),
        ("8/8 w 1 2", 0, "the line: the number of fields is 4"),
        ("8/8", 1, "the line: the number of fields is 1"),
        ("8/8 w 1 2", 1, "the line: the number of fields is 4"),
        ("8/8  w 1", 0, "the line has a space too many before field 2"),
        (" 8/8 w 1", 0, "the line has a space too many before field 1"),
    ],
)
def test_a_line_that_is_none_is_refused(text: str, optional: int, words: str) -> None:
    with pytest.raises(PositionError) as raised:
        split_line(text, NAMES, 20, optional)
    assert words in str(raised.value)
