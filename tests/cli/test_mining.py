"""`cfanp puzzles mine`: what is written, gone on with, and taken from other machines."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cfanp_gui import cli
from cfanp_gui.bots.arena import Arena, Entrant
from cfanp_gui.bots.fingerprint import program
from cfanp_gui.cli import runs
from cfanp_gui.cli.answers import WrongAnswerError
from cfanp_gui.cli.mining import answer, as_text, read_answer
from cfanp_gui.cli.workers import WorkerError, local_games
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.miner import Mine, mine_game

GAMES = ("--bots", "beginner:20,greedy:20", "--armies", "3", "--seed", "5", "--actions", "60")


def mined(*arguments: str) -> int:
    """Mine as arguments say; return the exit status."""
    return cli.main(["puzzles", "mine", *GAMES, "--workers", "1", "--quiet", *arguments])


@pytest.mark.no_cover
@pytest.mark.slow
def test_a_run_that_was_ended_goes_on_to_the_same_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    assert mined("--games", "3", "--out", str(whole)) == 0
    count = len(puzzle_file.load(whole))
    assert count > 0
    assert capsys.readouterr().out == f"{count} puzzle{'s' * (count != 1)}\n"

    def ended(*given: Any) -> Iterator[Any]:
        """Stop after the first game, as Ctrl+C does."""
        yield next(local_games(*given))
        raise KeyboardInterrupt

    monkeypatch.setattr(runs, "local_games", ended)
    assert mined("--games", "3", "--out", str(parts)) == 130
    said = capsys.readouterr().err.splitlines()[-1]
    assert said == f"cfanp puzzles mine: {parts} has 1 of 3 games (--resume goes on)"
    monkeypatch.undo()
    assert mined("--games", "3", "--out", str(parts), "--resume") == 0
    assert parts.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "line 1: the file is not one of this mine"),
        ("puzzle: x\n", "line 1: the file is not one of this mine"),
        ("{head}\n# game 1\n\ncolour: red\n", "line 4, colour: unknown field"),
        ("{head}\n# game 9\n", "has a game 9, but --games is 1"),
    ],
)
def test_a_file_of_something_else_is_not_gone_on_with(
    text: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "there.txt"
    head = as_text(replace(mine(), themes=frozenset({"two-armies"})), {}).rstrip("\n")
    before = text.replace("{head}", head)
    out.write_text(before, encoding="utf-8")
    again = ("--games", "1", "--themes", "two-armies", "--out", str(out), "--resume")
    assert mined(*again) == 2
    assert expected in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == before


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--themes", "mate,sad"), "unknown theme “sad” (expected one of mate, "),
        (("--out", "puzzles.cpgn"), "unknown kind of file “.cpgn” (expected .txt)"),
        (("--resume",), "--resume needs --out"),
        (("--bots", "nobody"), "unknown bot “nobody”"),
    ],
)
def test_arguments_that_do_not_go(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mined("--games", "1", *arguments) == 2
    assert capsys.readouterr().err.startswith(f"cfanp puzzles mine: {expected}")


def mine() -> Mine:
    """Return the mine of the arguments above."""
    entrants = (Entrant.read("beginner:20", 200), Entrant.read("greedy:20", 200))
    return Mine(Arena("cfanp", 3, {}, entrants, 5, 60))


@pytest.mark.no_cover
def test_another_machine_is_not_believed() -> None:
    there = mine()
    found = next(one for one in (mine_game(there, at) for at in range(1, 9)) if one.puzzles)
    number = found.number
    said = answer(program(), there, number)
    assert read_answer(said, there, number) == found
    first = puzzle_file.write(found.puzzles[0])
    for wrong in (
        said.replace(f'"game": {number}', '"game": 77'),
        json.dumps({"game": number, "puzzles": first.replace(found.puzzles[0].key, "mine-1")}),
        json.dumps({"game": number, "puzzles": first.replace("themes: ", "themes: sad ")}),
        json.dumps({"game": number, "puzzles": first.replace("game: cfanp", "game: chess")}),
        json.dumps({"game": number, "puzzles": first.replace("mates in 1", "takes two armies")}),
        json.dumps({"game": number, "failed": "it cannot think"}),
        "[]", 7, "x" * 200_000,
    ):  # fmt: skip
        with pytest.raises(WrongAnswerError):
            read_answer(wrong, there, number)
    with pytest.raises(WorkerError):
        read_answer(answer("another", there, number), there, number)
