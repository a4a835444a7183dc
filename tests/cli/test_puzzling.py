"""`cfanp puzzles check` and `solve`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.proofs import check
from tests.cli.test_progress_line import Terminal

MATE = "8/8/8/Ra3Ka3|8/8/2PbPbPb3/3Kb4 a 1/2 -/- - 1 0 1"
PUZZLE = f"puzzle: one\ngame: cfanp\nposition: {MATE}\nasked: a mates in 1\nsolution: AB:a1a8\n"


@pytest.mark.parametrize(
    ("line", "asked", "status", "told"),
    [
        (MATE, "a mates in 1", 0, "sound: the only solution is AB:a1a8\n"),
        (MATE.replace("Ka3", "Ka2Ra"), "a mates in 1", 1, "cooked: AB:a1a8, but also AB:h1h8\n"),
        (MATE, "a takes two armies", 1, "no solution: the best try is refuted, AB:"),
        (f'{{"cfen": "{MATE}"}}', "a wins in 1", 0, "sound: the only solution is AB:a1a8\n"),
    ],
)
def test_solve(
    line: str, asked: str, status: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["puzzles", "solve", line, asked]) == status
    assert capsys.readouterr().out.startswith(told)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((MATE, "a eats"), "“a eats” is nothing that can be asked for"),
        ((MATE, "b mates in 1"), "“b” is not to move (to move is a)"),
        (("8/8 a", "a mates in 1"), ""),
        ((MATE, "a mates in 1", "--nodes", "0"), "--nodes is 0 (expected at least 1)"),
    ],
)
def test_what_cannot_be_solved_is_said(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["puzzles", "solve", *arguments]) == 2
    assert capsys.readouterr().err.startswith(f"cfanp puzzles solve: {told}")


def test_a_check_tells_how_far_it_is_on_a_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzles.txt"
    path.write_text(PUZZLE, encoding="utf-8")
    for more, told in (((), "1 of 1 puzzle"), (("--quiet",), "")):
        monkeypatch.setattr(sys, "stderr", terminal := Terminal())
        assert cli.main(["puzzles", "check", str(path), *more]) == 0
        assert "1 of 1 proven" in capsys.readouterr().out
        assert told in terminal.getvalue()
        assert bool(told) == bool(terminal.getvalue())


def test_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "puzzles.txt"
    wrong = PUZZLE.replace("one", "two").replace("Ka3", "Ka2Ra")
    other = PUZZLE.replace("one", "three").replace("AB:a1a8", "AB:a1a7")
    path.write_text("\n".join((PUZZLE, wrong, other)), encoding="utf-8")
    positions = check(puzzle_file.read(PUZZLE)[0]).positions
    assert cli.main(["puzzles", "check", str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{path}: two: cooked: AB:a1a8, but also AB:h1h8",
        f"{path}: three: the solution is AB:a1a8",
        f"{path}: 1 of 3 proven, {positions} positions looked at",
    ]
    path.write_text(PUZZLE, encoding="utf-8")
    assert cli.main(["puzzles", "check", str(path), "--sample", "1"]) == 0
    said = f"{path}: 1 of 1 proven, {positions} positions looked at\n"
    assert capsys.readouterr().out == said


def test_files_that_cannot_be_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there, missing = tmp_path / "there.txt", tmp_path / "missing.txt"
    there.write_text(PUZZLE.replace("cfanp", "go"), encoding="utf-8")
    assert cli.main(["puzzles", "check", str(there), str(missing)]) == 1
    said = capsys.readouterr().err.splitlines()
    assert said[0].startswith("cfanp puzzles check: there.txt: line 2, game: unknown game “go”")
    assert said[1] == f"cfanp puzzles check: {missing}: it is not there"
    assert cli.main(["puzzles", "check", str(there), "--sample", "0"]) == 2
