"""Lines in, lines out."""

from __future__ import annotations

import io
import json
import sys
from types import SimpleNamespace

import pytest

from cfanp_gui.cli.lines import MAX_LINE, check_keys, each_line, read_moves, read_object
from cfanp_gui.core.lines import LineError


def test_every_line_is_answered_and_bad_ones_with_their_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = b"\xef\xbb\xbfone\n\n\xff\n" + b"x" * (MAX_LINE + 1) + b"\r\nlast"
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(data)))
    assert each_line(lambda line: {"line": line}) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers == [
        {"line": "one"},
        {"error": "byte 1 of the line is not UTF-8 text", "line": 3},
        {"error": f"the line is longer than {MAX_LINE} bytes", "line": 4},
        {"line": "last"},
    ]


def test_objects_keys_and_moves_are_checked() -> None:
    assert read_object('{"a": 1}', "x") == {"a": 1}
    for text in ("[1]", "{", "[" * 200_000):
        with pytest.raises(LineError, match="no JSON"):
            read_object(text, "x")
    check_keys({"a": 1}, ("a", "b"), "a or b")
    with pytest.raises(LineError, match="unknown key “c”"):
        check_keys({"c": 1}, ("a", "b"), "a or b")
    assert read_moves({"moves": ["end"]}, "end") == ["end"]
    for value in ({}, {"moves": "end"}, {"moves": [1]}):
        with pytest.raises(LineError, match="“moves” is missing or no list"):
            read_moves(value, "end")
