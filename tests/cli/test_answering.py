"""What is the same in all commands that answer lines: ids, bad lines, and what the help says."""

from __future__ import annotations

import json
import re
import shlex
from typing import Any

import pytest

from cfanp_gui import cli
from tests.cli.asking import asked, run


@pytest.mark.parametrize("command", ["moves", "play", "insight"])
def test_an_answer_repeats_the_id_of_its_line(command: str, answer: Any) -> None:
    """Also one that says what is wrong, and only where the line has one."""
    names = [7, "seven", None, 1.5, [], {"a": [True]}, "\ud800\n"]
    line = {"system": "cfanp", "players": 2}
    good = [{**line, "id": name} for name in names]
    bad = [{**line, "id": name, "players": 1} for name in names]
    status, found = answer(command, asked(*good, *bad, line))
    assert status == 1
    assert [one["id"] for one in found[:-1]] == [*names, *names]
    assert ["error" in one for one in found] == [False] * len(good) + [True] * len(bad) + [False]
    assert "id" not in found[-1]


def test_an_id_that_no_answer_could_repeat_is_no_json(answer: Any) -> None:
    deep = "[" * 5000 + "]" * 5000
    for name in ("NaN", "-Infinity", "1e999", "9" * 5000, deep):
        _, (found,) = answer("moves", f'{{"cfen": "x", "id": {name}}}\n'.encode())
        assert found["error"].startswith("not valid JSON"), name


def test_a_bad_line_ends_only_a_strict_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = {"system": "cfanp", "players": 2}
    for command in ("moves", "play", "insight"):
        for arguments, count in (((), 3), (("--keep-going",), 3), (("--strict",), 2)):
            data = asked(good, {"id": 1}, good)
            status, found = run(monkeypatch, capsys, command, data, *arguments)
            assert (status, len(found)) == (1, count)
            assert (found[1]["id"], found[1]["line"]) == (1, 2)


@pytest.mark.parametrize("command", ["moves", "play", "insight"])
def test_the_examples_of_the_help_can_be_typed(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """And every key of an answer stands in the tables."""
    with pytest.raises(SystemExit):
        cli.main([command, "--help"])
    text = capsys.readouterr().out
    calls = [shlex.split(line) for line in text.splitlines() if line.startswith("  echo ")]
    assert len(calls) == 2
    for echo, line, pipe, program, *arguments in calls:
        assert (echo, pipe, program, arguments[0]) == ("echo", "|", "cfanp", command)
        status, (found,) = run(monkeypatch, capsys, command, line.encode(), *arguments[1:])
        assert status == 0
        for key in (*json.loads(line), *found):
            assert re.search(rf"^  (\w+ or )*{key}\b", text, re.MULTILINE), key
