"""`cfanp selfplay`: bots on the command line."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.cli import selfplay
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests import ROOT

GAMES = ("--bots", "greedy,random", "--armies", "3", "--nodes", "15", "--actions", "10")


def played(*arguments: str) -> int:
    """Play as arguments say; return the exit status."""
    return cli.main(["selfplay", *GAMES, "--workers", "1", *arguments])


def test_what_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert played("--games", "3") == 0
    out, err = capsys.readouterr()
    head, first, second, last = out.splitlines()
    assert head.split()[:3] == ["bot", "seats", "won"]
    assert {line.split()[0] for line in (first, second)} == {"greedy", "random"}
    assert sum(int(line.split()[1]) for line in (first, second)) == 9
    assert last == "3 games, 10 actions on average, 3 broken off"
    assert err.splitlines()[0] == "0 of 3 games"
    assert err.splitlines()[-1] == "3 of 3 games"


@pytest.mark.no_cover
def test_workers_change_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = tmp_path / "one.cpgn", tmp_path / "two.cpgn"
    assert played("--games", "4", "--out", str(one)) == 0
    alone = capsys.readouterr().out
    assert played("--games", "4", "--out", str(two), "--workers", "2") == 0
    assert capsys.readouterr().out == alone
    assert one.read_bytes() == two.read_bytes()
    rounds = [record.tags["Round"] for record in cpgn.load(one, find_game)]
    assert rounds == ["1", "2", "3", "4"]


def test_going_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A run that a person ended keeps its games; going on plays the others, and only those."""
    whole, parts = tmp_path / "whole.cpgn", tmp_path / "parts.cpgn"
    assert played("--games", "4", "--out", str(whole)) == 0
    told = capsys.readouterr().out
    play = selfplay.play_game
    numbers: list[int] = []

    def ended(arena: selfplay.Arena, number: int) -> selfplay.Played:
        if number == 3:
            raise KeyboardInterrupt
        return play(arena, number)

    monkeypatch.setattr(selfplay, "play_game", ended)
    assert played("--games", "4", "--out", str(parts)) == 130
    assert len(cpgn.load(parts, find_game)) == 2

    def counted(arena: selfplay.Arena, number: int) -> selfplay.Played:
        numbers.append(number)
        return play(arena, number)

    monkeypatch.setattr(selfplay, "play_game", counted)
    capsys.readouterr()
    assert played("--games", "4", "--out", str(parts), "--resume") == 0
    assert numbers == [3, 4]
    assert capsys.readouterr().out == told
    assert parts.read_bytes() == whole.read_bytes()


@pytest.mark.no_cover
@pytest.mark.skipif(os.name != "posix", reason="signals are sent to a group of processes")
def test_ending_it_ends_all_workers(tmp_path: Path) -> None:
    """Ctrl+C reaches every process of the terminal: nobody says a word, and the games are there."""
    out = tmp_path / "games.cpgn"
    command = [sys.executable, "-m", "cfanp_gui.cli", "selfplay", *GAMES, "--games", "5000"]
    with subprocess.Popen(
        [*command, "--workers", "2", "--out", str(out)],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
    ) as run:  # fmt: skip
        assert run.stderr is not None
        for line in run.stderr:
            if line.startswith("3 of"):
                break
        os.killpg(run.pid, signal.SIGINT)
        rest, _ = run.stderr.read(), run.wait()
    assert run.returncode == 130
    assert all(" of 5000 games" in line for line in rest.splitlines() if line)
    assert len(cpgn.load(out, find_game)) >= 3


@pytest.mark.no_cover
def test_a_worker_that_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(arena: selfplay.Arena, numbers: list[int], _: int) -> Iterator[selfplay.Played]:
        yield selfplay.play_game(arena, numbers[0])
        raise BrokenExecutor

    monkeypatch.setattr(selfplay, "_games", broken)
    out = tmp_path / "games.cpgn"
    assert played("--games", "3", "--out", str(out)) == 1
    assert "a worker ended before its game did" in capsys.readouterr().err
    assert len(cpgn.load(out, find_game)) == 1


def test_the_file_grows_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "BETWEEN_WRITES", 0.0)
    out = tmp_path / "games.cpgn"
    play = selfplay.play_game
    seen = []

    def watched(arena: selfplay.Arena, number: int) -> selfplay.Played:
        seen.append(len(cpgn.load(out, find_game)) if out.exists() else 0)
        return play(arena, number)

    monkeypatch.setattr(selfplay, "play_game", watched)
    assert played("--games", "3", "--out", str(out)) == 0
    assert seen == [0, 1, 2]


def test_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert played("--games", "1", "--system", "ring") == 0
    assert played("--games", "1", "--system", "strategichess", "--players", "4") == 0
    assert "1 games" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--games", "0"), "--games is 0 (expected at least 1)"),
        (("--games", "1", "--nodes", "-1"), "--nodes is -1 (expected at least 1)"),
        (("--games", "1", "--actions", "0"), "--actions is 0 (expected at least 1)"),
        (("--games", "1", "--workers", "0"), "--workers is 0 (expected at least 1)"),
        (("--games", "1", "--bots", "clubs"), "unknown bot “clubs” (expected one of random, "),
        (("--games", "1", "--bots", "a,b,"), "unknown bot “a”"),
        (("--games", "1", "--bots", "club:many"), "“club:many”: the nodes must be a whole number"),
        (("--games", "1", "--armies", "1"), "there are 1 players (expected 2 to 26)"),
        (("--games", "1", "--armies", "2", "--bots", "club,club,club"), "3 bots for 2 players"),
        (("--games", "1", "--options", "bonus=x"), "option “bonus” is 'x'"),
        (("--games", "1", "--out", "games.pgn"), "unknown kind of file “.pgn” (expected .cpgn)"),
        (("--games", "1", "--resume"), "--resume needs --out"),
    ],
)
def test_what_does_not_go_together(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(*arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("cfanp selfplay: ")
    assert expected in err
    assert len(err.splitlines()) == 1


def test_files_that_are_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "games.cpgn"
    assert played("--games", "2", "--out", str(out)) == 0
    before = out.read_bytes()
    assert played("--games", "2", "--out", str(out)) == 2
    assert "is there already (--resume goes on with it)" in capsys.readouterr().err
    assert played("--games", "2", "--out", str(out), "--resume", "--seed", "1") == 2
    assert "game 1 of the file is not one of these" in capsys.readouterr().err
    assert played("--games", "1", "--out", str(out), "--resume") == 2
    assert "has a game 2, but --games is 1" in capsys.readouterr().err
    assert out.read_bytes() == before
    out.write_text("no game", encoding="utf-8")
    assert played("--games", "1", "--out", str(out), "--resume") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert played("--games", "1", "--out", str(tmp_path / "nowhere" / "games.cpgn")) == 1
    assert "No such file or directory" in capsys.readouterr().err


def test_more_than_a_file_may_have(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cpgn, "MAX_BYTES", 100)
    assert played("--games", "1", "--out", str(tmp_path / "games.cpgn")) == 1
    assert "(expected at most 100)" in capsys.readouterr().err
