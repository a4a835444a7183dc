"""The pieces of a record."""

from __future__ import annotations

import pytest

from cfanp_gui.record.game_record import RecordError
from cfanp_gui.record.lexer import MAX_WORD, Lexer, TokenType

RECORD = """[Event "a \\"b\\""]
% not read
1. e4! {good} $2 (1. d4?!) ; the rest
1-0
"""


def test_a_record_is_cut_into_tokens() -> None:
    found = [(token.type, token.text, token.nags) for token in Lexer(RECORD).tokens()]
    words = [text for kind, text, _ in found if kind is TokenType.WORD]
    kinds = [kind for kind, _, _ in found if kind is not TokenType.WORD]
    assert words == ["e4", "d4"]
    assert kinds == [
        TokenType.TAG, TokenType.COMMENT, TokenType.NAG, TokenType.OPEN, TokenType.CLOSE,
        TokenType.COMMENT, TokenType.RESULT,
    ]  # fmt: skip
    assert found[0][1] == 'a "b"'
    assert [nags for kind, _, nags in found if kind is TokenType.WORD] == [(1,), (6,)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("e4 {never closed", "the comment has no end"),
        ("e4 }", "ends that never began"),
        ("[Event]", "a tag was expected"),
        ("e4 $", "an annotation was expected"),
        ("x" * (MAX_WORD + 1), str(MAX_WORD)),
    ],
)
def test_what_is_no_token_is_refused(text: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        list(Lexer(text).tokens())
