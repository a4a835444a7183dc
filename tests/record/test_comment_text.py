"""What a person says in a comment is read and changed apart from the commands of programs."""

from __future__ import annotations

import pytest

from cfanp_gui.record.comment_text import said, with_said

CLOCK, ARROW = "[%clk 0:01:00]", "[%cal aAb1Ac3,Gb1c3]"


@pytest.mark.parametrize(
    ("comment", "text"),
    [
        ("", ""),
        ("A good plan.", "A good plan."),
        (CLOCK, ""),
        (f"{CLOCK} A plan {ARROW} of sorts", "A plan of sorts"),
        ("[this] is [% no command]", "[this] is [% no command]"),
        (f"first{ARROW}second", "first second"),
    ],
)
def test_commands_are_not_said(comment: str, text: str) -> None:
    assert said(comment) == text


@pytest.mark.parametrize("comment", ["", "old words", f"{CLOCK} old {ARROW} words", ARROW])
@pytest.mark.parametrize("text", ["", "new words"])
def test_other_words_keep_the_commands(comment: str, text: str) -> None:
    changed = with_said(comment, text)
    assert said(changed) == text
    assert [one for one in (CLOCK, ARROW) if one in comment] == [
        one for one in (CLOCK, ARROW) if one in changed
    ]


def test_the_same_words_again_change_nothing() -> None:
    comment = f"{CLOCK} {ARROW} words"
    assert with_said(comment, said(comment)) == comment
