"""Tokens of texts that do not keep to the standard, and what is told of them."""

from __future__ import annotations

import pytest

from cfanp_gui.record.lexer import TokenType
from cfanp_gui.record.loose_lexer import LooseLexer, result_of


def told(text: str) -> tuple[list[tuple[str, str, tuple[int, ...]]], list[int]]:
    """Return the tokens of a text, and the offsets of which something is told."""
    places: list[int] = []
    lexer = LooseLexer(text, 1, 1, lambda at, _: places.append(at))
    found = [(one.type.name, one.text or one.name, one.nags) for one in lexer.tokens()]
    return found, places


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("1…e5", ("WORD", "e5", ())),
        ("e4!?±", ("WORD", "e4", (5, 16))),
        ("e4=+", ("WORD", "e4", (15,))),
        ("Qh5+-+", ("WORD", "Qh5+", (19,))),
        ("∞", ("NAG", "", (13,))),
        ("O–O", ("WORD", "O-O", ())),
        ("e8(Q)+", ("WORD", "e8(Q)+", ())),
        ("½–½", ("RESULT", "1/2-1/2", ())),
        ("[%clk 0:01]", ("COMMENT", "[%clk 0:01]", ())),
        ("[Event Club]", ("TAG", "Club", ())),
        ("{open", ("COMMENT", "open", ())),
    ],
)
def test_a_token_is_what_is_meant(text: str, token: tuple[str, str, tuple[int, ...]]) -> None:
    assert told(text)[0] == [token]


def test_what_is_left_out_or_guessed_is_told_by_its_place() -> None:
    tokens, places = told('[A "1"]\n[B 2]\ne4 ] d5 } $ {c')
    assert [one[0] for one in tokens] == ["TAG", "TAG", "WORD", "WORD", "COMMENT"]
    assert places == [8, 17, 22, 24, 26]
    assert told("1. e4 e5 {c} (1. d4) $14 1-0")[1] == []


@pytest.mark.parametrize("word", ["e.p.", "ch", "mate", "++", "-", "\u200b"])
def test_words_that_say_what_everybody_sees_are_no_tokens(word: str) -> None:
    assert told(f"e4 {word} e5")[0] == [("WORD", "e4", ()), ("WORD", "e5", ())]


def test_results_of_other_kinds() -> None:
    assert [result_of(one) for one in ("1 : 0", "½-½", "0-1-0", "won", "")] == [
        "1-0", "1/2-1/2", "0-1-0", None, None,
    ]  # fmt: skip
    assert TokenType.RESULT.name == told("1—0")[0][0][0]
