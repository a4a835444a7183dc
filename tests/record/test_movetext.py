"""What every record in PGN's syntax is written of."""

from __future__ import annotations

from itertools import pairwise

import chess.pgn
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cfanp_gui.record import movetext
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.lexer import Lexer, TokenType
from cfanp_gui.record.movetext import said, with_said

TEXTS = st.text(st.one_of(st.sampled_from(' {}[%]"\\\n\t\x00\u2028x'), st.characters()))


@given(TEXTS)
def test_a_text_becomes_one_line_of_text(text: str) -> None:
    line = movetext.plain(text)
    assert len(line) == len(text)
    assert len(f"{line}.".splitlines()) == 1
    line.encode("utf-8")
    assert movetext.plain(line) == line
    assert movetext.single(text) == " ".join(word for word in line.split(" ") if word)


@given(TEXTS)
def test_a_comment_is_read_back_as_it_was_written(text: str) -> None:
    written = movetext.wrapped(movetext.comment(text))
    found = list(Lexer(written).tokens())
    wanted = movetext.single(text.replace("}", ")"))
    assert [token.type for token in found] == [TokenType.COMMENT] * bool(wanted)
    assert "".join(movetext.single(token.text) for token in found) == wanted


@given(st.dictionaries(st.sampled_from(["Event", "Site", "X_1"]), TEXTS))
def test_tags_are_read_back_as_they_were_written(tags: dict[str, str]) -> None:
    found = list(Lexer(movetext.tag_lines(tags.items())).tokens())
    assert {token.name: token.text for token in found} == {
        name: movetext.plain(value) for name, value in tags.items()
    }


@given(st.lists(st.text("abc", min_size=1, max_size=90)))
def test_lines_are_as_full_as_80_columns_let_them_be(words: list[str]) -> None:
    text = movetext.wrapped(words)
    assert text.split() == words
    lines = text.split("\n")
    assert all(len(line) < 80 or " " not in line for line in lines)
    for line, following in pairwise(lines):
        assert len(line) + 1 + len(following.split(" ")[0]) >= 80


def test_commands_are_not_broken() -> None:
    for command in ("[%clk 0:05:00]", "[%csl Ra1, Rb2]", f"[%cal {'Ge2e4,' * 30}Ra1a2]"):
        assert movetext.comment(f"a {command} b") == ["{a", command, "b}"]
    game = chess.pgn.Game()
    game.set_clock(300)
    assert movetext.comment(game.comment) == ["{[%clk 0:05:00]}"]


def test_a_comment_beyond_all_length_is_refused() -> None:
    assert movetext.comment("x" * movetext.MAX_COMMENT)
    with pytest.raises(RecordError, match="a comment has 999999 characters"):
        movetext.comment("x" * (movetext.MAX_COMMENT + 1))


# What a person says in a comment


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
