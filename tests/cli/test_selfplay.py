"""`cfanp selfplay`: bots on the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from cfanp_gui import cli
from cfanp_gui.assets import user_data
from cfanp_gui.bots.added_bots import FILE
from cfanp_gui.bots.arena import Arena, ArenaGame, BotError, play_game
from cfanp_gui.cli import runs, selfplay
from cfanp_gui.cli.answers import ARENA_GAMES
from cfanp_gui.cli.workers import WorkerError
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests.systems import TIMEOUT, WINDOWS, own_terminal, press, program, started, wait_until
from tests.systems import runs as runs_still

GAMES = ("--bots", "greedy,random", "--armies", "3", "--nodes", "15", "--actions", "10")

WRITING_AT_ONCE = """
import sys
from cfanp_gui.cli import main, runs
runs.BETWEEN_WRITES = 0.1
sys.exit(main(sys.argv[1:]))
"""
"""The command line, but games are written sooner than every few seconds."""
ENDS = [name for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
"""What ends a run from outside, but Ctrl+C."""


def played(*arguments: str) -> int:
    """Play as arguments say; return the exit status."""
    return cli.main(["selfplay", *GAMES, "--workers", "1", *arguments])


def play_by(monkeypatch: pytest.MonkeyPatch, play: Callable[[Arena, int], ArenaGame]) -> None:
    """Have games played by something else."""
    monkeypatch.setattr(selfplay, "ARENA_GAMES", ARENA_GAMES._replace(play=play))


def test_what_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert played("--games", "3") == 0
    out, err = capsys.readouterr()
    head, first, second, last = out.splitlines()
    assert head.split()[:3] == ["bot", "seats", "won"]
    assert len(head) == len(first) == len(second)
    assert {line.split()[0] for line in (first, second)} == {"greedy", "random"}
    assert sum(int(line.split()[1]) for line in (first, second)) == 9
    assert last == "3 games, 10 actions on average, 3 broken off"
    assert err.splitlines()[0] == "0 of 3 games"
    assert err.splitlines()[-1].startswith("3 of 3 games, ")


def test_one_of_each(capsys: pytest.CaptureFixture[str]) -> None:
    """One game of one action."""
    one = "--bots random --armies 2 --games 1 --actions 1 --workers 1"
    assert cli.main(["selfplay", *one.split()]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[-1] == "1 game, 1 action on average, 1 broken off"
    assert err.splitlines()[0] == "0 of 1 game"


def test_quietly(capsys: pytest.CaptureFixture[str]) -> None:
    assert played("--games", "2", "--quiet") == 0
    assert capsys.readouterr().err == ""


def test_for_scripts(capsys: pytest.CaptureFixture[str]) -> None:
    assert played("--games", "2", "--json") == 0
    (line,) = capsys.readouterr().out.splitlines()
    told = json.loads(line)
    assert told["games"] == 2
    assert {one["bot"] for one in told["bots"]} == {"greedy", "random"}


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
    numbers: list[int] = []

    def ended(arena: Arena, number: int) -> ArenaGame:
        if number == 3:
            raise KeyboardInterrupt
        return play_game(arena, number)

    play_by(monkeypatch, ended)
    assert played("--games", "4", "--out", str(parts)) == 130
    said = capsys.readouterr().err.splitlines()[-1]
    assert said == f"cfanp selfplay: {parts} has 2 of 4 games (--resume goes on)"
    assert len(cpgn.load(parts, find_game)) == 2

    def counted(arena: Arena, number: int) -> ArenaGame:
        numbers.append(number)
        return play_game(arena, number)

    play_by(monkeypatch, counted)
    capsys.readouterr()
    assert played("--games", "4", "--out", str(parts), "--resume") == 0
    assert numbers == [3, 4]
    assert capsys.readouterr().out == told
    assert parts.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("name", ENDS)
def test_what_ends_it_from_outside_ends_it_in_order(name: str) -> None:
    how: signal.Signals = getattr(signal, name)
    before = signal.signal(how, signal.SIG_DFL)
    try:
        with pytest.raises(SystemExit) as ended, runs.ended_in_order():
            signal.raise_signal(how)
        assert signal.getsignal(how) is signal.SIG_DFL
    finally:
        signal.signal(how, before)
    assert ended.value.code == 128 + how


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["SIGINT", *([] if WINDOWS else ENDS)])
@pytest.mark.slow
def test_ending_it_ends_all_workers(tmp_path: Path, name: str) -> None:
    """Ctrl+C reaches every process of the terminal, others this one: the games are there."""
    out = tmp_path / "games.cpgn"
    how: signal.Signals = getattr(signal, name)
    with running("--games", "5000", "--workers", "2", "--out", str(out)) as run:
        assert run.stderr is not None
        wait_until(out.exists)
        if how == signal.SIGINT:
            press(run)
        else:
            run.send_signal(how)
        # Ends when the last of them has ended.
        *rest, last = run.stderr.read().decode("ascii").splitlines()
        run.wait(TIMEOUT)
    assert run.returncode == 128 + how
    assert all(" of 5000 games" in line for line in rest)
    there = len(cpgn.load(out, find_game))
    assert there >= 1
    assert last == f"cfanp selfplay: {out} has {there} of 5000 games (--resume goes on)"


@pytest.mark.no_cover
def test_workers_end_with_who_they_play_for(tmp_path: Path) -> None:
    """Who is killed cannot end them: they see to it themselves."""
    out = tmp_path / "games.cpgn"
    with running("--games", "5000", "--workers", "2", "--out", str(out)) as run:
        wait_until(out.exists)
        if (tasks := Path(f"/proc/{run.pid}/task")).is_dir():
            assert len((tasks / str(run.pid) / "children").read_text("ascii").split()) >= 2
        run.kill()
        run.communicate(timeout=TIMEOUT)  # ends when nobody holds its other end any more
    assert len(cpgn.load(out, find_game)) >= 1


WRAPPED = """
import os, subprocess, sys, time
wait = [sys.executable, "-S", "-c", "import time; time.sleep(600)"]
child = subprocess.Popen(wait, start_new_session=False)
with open({pids!r}, "a") as file:
    file.write(f"{{os.getpid()}} {{child.pid}} ")
for line in sys.stdin:
    match line.split():
        case ["cfanp-bot", _]: print("ok", flush=True)
        case ["legal", text]: action = text
        case ["go", *_]:
            time.sleep({seconds})
            print("bestmove", action, flush=True)
"""
"""A bot that starts a process and leaves it behind."""


@contextmanager
def wrapped_bot(folder: Path, seconds: int) -> Iterator[Callable[[], list[int]]]:
    """Add a bot behind a shell that waits for it; yield what names the processes of both.

    It thinks for some seconds.
    """
    pids, script = folder / "pids", folder / "bot.py"
    script.write_text(WRAPPED.format(pids=str(pids), seconds=seconds), encoding="utf-8")
    path = program(
        folder,
        "wrapper",
        f"import subprocess, sys\nsubprocess.call([sys.executable, {str(script)!r}])\n",
    )
    file = user_data() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"[wrapped]\ncommand = {path.as_posix()}\n", encoding="utf-8")
    yield lambda: [int(pid) for pid in pids.read_text().split()] if pids.exists() else []


def test_a_run_does_not_wait_for_what_a_bot_has_left_behind(tmp_path: Path) -> None:
    with (
        wrapped_bot(tmp_path, 0) as pids,
        running("--bots", "wrapped,random", "--games", "2", "--workers", "2", "--json") as run,
    ):
        assert json.loads(run.communicate(timeout=TIMEOUT)[0])["games"] == 2
        assert run.returncode == 0
        assert len(pids()) >= 4
        for pid in pids():
            wait_until(lambda pid=pid: not runs_still(pid))


@pytest.mark.skipif(WINDOWS, reason="there nothing is asked to end")
@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_bot_behind_a_wrapper_ends_with_the_run(tmp_path: Path, workers: str) -> None:
    with (
        wrapped_bot(tmp_path, 600) as pids,
        running("--bots", "wrapped", "--games", "2", "--workers", workers) as run,
    ):
        wait_until(lambda: len(pids()) >= 2)
        run.terminate()
        run.communicate(timeout=TIMEOUT)
        assert run.returncode == 128 + signal.SIGTERM
        for pid in pids():
            wait_until(lambda pid=pid: not runs_still(pid))


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a process that plays, which hears of a hang-up even below `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL) if os.name == "posix" else None
    try:
        with started(
            sys.executable, "-c", WRITING_AT_ONCE, "selfplay", *GAMES, *arguments,
            stderr=subprocess.PIPE, **own_terminal(),
        ) as run:  # fmt: skip
            yield run
    finally:
        if before is not None:
            signal.signal(signal.SIGHUP, before)


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (BrokenExecutor(), "a worker ended before its game did"),
        (WorkerError("0.0 x"), "the source of the program has changed on the way"),
        (BotError("game 2, action 1: the bot “x” failed", "the traceback\n"), "game 2, action 1: "),
    ],
)
def test_what_ends_a_run(
    error: Exception, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """What was played until then is there."""

    def broken(arena: Arena, numbers: list[int], *_: object) -> Iterator[ArenaGame]:
        yield play_game(arena, numbers[0])
        raise error

    monkeypatch.setattr(runs, "local_games", broken)
    out = tmp_path / "games.cpgn"
    assert played("--games", "3", "--out", str(out)) == 1
    err = capsys.readouterr().err.splitlines()
    assert err[-1].startswith(f"cfanp selfplay: {expected}")
    assert f"cfanp selfplay: {out} has 1 of 3 games (--resume goes on)" in err
    assert ("the traceback" in err) == isinstance(error, BotError)
    assert len(cpgn.load(out, find_game)) == 1


def test_a_game_that_comes_twice_counts_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def doubled(arena: Arena, numbers: list[int], *_: object) -> Iterator[ArenaGame]:
        for number in numbers:
            yield from [play_game(arena, number)] * 2

    assert played("--games", "3") == 0
    told = capsys.readouterr().out
    monkeypatch.setattr(runs, "local_games", doubled)
    assert played("--games", "3") == 0
    assert capsys.readouterr().out == told


def test_the_file_grows_on_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "BETWEEN_WRITES", 0.0)
    out = tmp_path / "games.cpgn"
    seen = []

    def watched(arena: Arena, number: int) -> ArenaGame:
        seen.append(len(cpgn.load(out, find_game)) if out.exists() else 0)
        return play_game(arena, number)

    play_by(monkeypatch, watched)
    assert played("--games", "3", "--out", str(out)) == 0
    assert seen == [0, 1, 2]


def test_other_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert played("--games", "1", "--system", "ring") == 0
    assert played("--games", "1", "--system", "strategichess", "--players", "4") == 0
    assert "1 game," in capsys.readouterr().out


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
        (("--games", "1", "--armies", "1"), "the number of players is 1 (expected 2 to 26)"),
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
    (line,) = capsys.readouterr().err.splitlines()
    assert f"{out}: game 1 of the file is not one of this arena: Seed is “0” (expected “1”)" in line
    assert played("--games", "1", "--out", str(out), "--resume") == 2
    assert "has a game 2, but --games is 1" in capsys.readouterr().err
    assert out.read_bytes() == before
    out.write_text("no game", encoding="utf-8")
    assert played("--games", "1", "--out", str(out), "--resume") == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize(
    "cut", ["in the last tag", "in the tags", "in the moves", "behind the first game", "in a tag"]
)
def test_a_file_that_is_cut_off(
    cut: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game at its end is played again, and then all is as it was."""
    out = tmp_path / "games.cpgn"
    assert played("--games", "3", "--out", str(out)) == 0
    whole, told = out.read_bytes(), capsys.readouterr().out
    second = whole.index(b"\n\n[Event") + 2
    third = whole.rindex(b"\n\n[Event") + 2
    out.write_bytes(
        whole[
            : {
                "in the last tag": whole.index(b"[Program", third) + 13,
                "in the tags": third + 60,
                "in the moves": len(whole) - 30,
                "behind the first game": second,
                "in a tag": second + 5,
            }[cut]
        ]
    )
    assert played("--games", "3", "--out", str(out), "--resume") == 0
    again = capsys.readouterr()
    assert (out.read_bytes(), again.out) == (whole, told)
    expected = f"cfanp selfplay: {out} has a game that is cut off, which is played again"
    assert (expected in again.err.splitlines()) == (cut != "behind the first game")


@pytest.mark.parametrize(
    "more",
    [b'\n[Event "Club evening"]\n[Site', b'\n[Event "cfanp selfplay"]\n[Seed "9"]\n\n1. x'],
)
def test_what_is_not_ours_is_not_cut_off(
    more: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Something else than a game of this arena at the end is left as it is, and said."""
    out = tmp_path / "games.cpgn"
    assert played("--games", "2", "--out", str(out)) == 0
    capsys.readouterr()
    text = out.read_bytes() + more
    for there in (text, more.lstrip()):
        out.write_bytes(there)
        assert played("--games", "2", "--out", str(out), "--resume") == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith(f"cfanp selfplay: {out}: line ")
        assert out.read_bytes() == there


def test_a_file_that_cannot_be_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is said before a game is played."""
    assert played("--games", "1", "--out", str(tmp_path / "nowhere" / "games.cpgn")) == 1
    assert len(err := capsys.readouterr().err.splitlines()) == 1
    assert "it is not there" in err[0]
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert played("--games", "1", "--out", str(tmp_path / "games.cpgn")) == 1
    assert len(err := capsys.readouterr().err.splitlines()) == 1
    assert "access is not allowed" in err[0]
