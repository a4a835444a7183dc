"""Runs of games: kept whatever ends them, gone on with, and played by several processes.

What is said of their arguments and results stands in `tests/cli/answers`.
"""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from itertools import count as counted
from multiprocessing import active_children
from pathlib import Path

import pytest

from cfanp_gui.assets import user_data
from cfanp_gui.bots.added_bots import FILE
from cfanp_gui.bots.arena import Arena, ArenaGame, BotError, Entrant, play_game
from cfanp_gui.cli import runs, workers
from cfanp_gui.cli.cluster import ARENA_GAMES
from cfanp_gui.cli.workers import Waiting, WorkerError, local_games, play_as, processes
from cfanp_gui.games.registry import find_game
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.record import cpgn
from tests.cli.answers import run
from tests.cli.playing import played_by
from tests.systems import TIMEOUT, WINDOWS, own_terminal, press, program, started, wait_until
from tests.systems import runs as runs_still

GAMES = ("--bots", "greedy,random", "--armies", "3", "--nodes", "15", "--actions", "10")
WRITING_AT_ONCE = """
import sys
from cfanp_gui.cli import main, runs
runs.BETWEEN_WRITES = 0.0
sys.exit(main(sys.argv[1:]))
"""
"""The command line, but games are written sooner than every few seconds."""
ENDS = [name for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
"""Signals that end a run from outside, but for Ctrl+C."""
slow = pytest.mark.slow


def played(*arguments: object) -> tuple[int, str, list[str]]:
    """Play as arguments say; return the exit status, what is told, and lines about the run."""
    status, out, err = run("selfplay", *GAMES, "--workers", "1", *arguments)
    return status, out, err.splitlines()


def kept(out: Path) -> int:
    """Return the number of games in a file; 0 where there is none."""
    return len(cpgn.load(out, find_game)) if out.exists() else 0


def test_a_run_that_was_ended_goes_on_and_plays_the_others_alone(tmp_path: Path) -> None:
    """Going on leads to what a whole run does."""
    whole, parts = tmp_path / "whole.cpgn", tmp_path / "parts.cpgn"
    status, told, lines = played("--games", "4", "--out", whole)
    assert (status, lines[0]) == (0, "0 of 4 games")
    assert lines[-1].startswith("4 of 4 games, ")
    assert [one.tags["Round"] for one in cpgn.load(whole, find_game)] == ["1", "2", "3", "4"]
    assert played("--games", "2", "--out", parts)[0] == 0
    for first in ("2 of 4 games", "4 of 4 games"):
        before = parts.stat().st_ino
        status, found, lines = played("--games", "4", "--out", parts, "--resume")
        assert (status, found, lines[0]) == (0, told, first)
        assert parts.read_bytes() == whole.read_bytes()
    assert parts.stat().st_ino == before, "nothing is written where nothing was played"


@pytest.mark.parametrize(
    ("error", "status", "expected"),
    [
        (BrokenExecutor(), 1, "a worker ended before its game did"),
        (WorkerError("0.0 x"), 1, "the source of the program has changed on the way"),
        (BotError("game 2, action 1: the bot “x” failed", "the traceback\n"), 1, "game 2, action"),
        (KeyboardInterrupt(), 130, "{out} has 2 of 4 games (--resume goes on)"),
    ],
)
def test_what_ends_a_run_leaves_what_was_played(
    error: BaseException, status: int, expected: str, tmp_path: Path
) -> None:
    """The file grows on the way, and a game that comes twice counts once, as it came first."""
    out = tmp_path / "games.cpgn"
    there: list[int] = []

    def play(arena: Arena, number: int) -> ArenaGame:
        there.append(kept(out))
        if number == 4:
            raise error
        game = play_game(arena, number)
        return game if number < 3 else play_game(arena, 1)._replace(record=game.record)

    work, seconds = ARENA_GAMES._replace(play=play), counted(0.0, runs.BETWEEN_WRITES)
    games = (*GAMES, "--games", 4, "--workers", 1, "--out", out)
    found, lines = played_by(work, *games, clock=seconds.__next__)
    assert (found, there) == (status, [0, 1, 2, 2])
    assert lines[-1].startswith(f"cfanp selfplay: {expected.format(out=out)}")
    assert f"cfanp selfplay: {out} has 2 of 4 games (--resume goes on)" in lines
    assert ("the traceback" in lines) == isinstance(error, BotError)
    games_there = cpgn.load(out, find_game)
    assert [one.tags["Round"] for one in games_there] == ["1", "2"]


def test_a_file_that_is_cut_off_is_mended_and_one_of_something_else_left_alone(
    tmp_path: Path,
) -> None:
    out = tmp_path / "games.cpgn"
    _, told, _ = played("--games", "3", "--out", out)
    whole = out.read_bytes()
    second, third = whole.index(b"\n\n[Event") + 2, whole.rindex(b"\n\n[Event") + 2
    for end, is_told in (
        (whole.index(b"[Program", third) + 13, True),  # in the last tag
        (third + 60, True),  # in the tags
        (len(whole) - 30, True),  # in the moves
        (whole.rindex(b" ", 0, whole.rindex(b" ")), True),  # before the last move
        (second, False),  # behind the first game
        (second + 5, True),  # in a tag
    ):
        out.write_bytes(whole[:end])
        status, again, lines = played("--games", "3", "--out", out, "--resume")
        assert (status, out.read_bytes(), again) == (0, whole, told), end
        said = f"cfanp selfplay: {out} has a game that is cut off, which is played again"
        assert (said in lines) == is_told, end
    for more in (b'[Event "Club evening"]\n[Site', b'[Event "cfanp selfplay"]\n[Seed "9"]\n\n1. x'):
        for there in (whole + b"\n" + more, more):
            out.write_bytes(there)
            status, _, (line,) = played("--games", "3", "--out", out, "--resume")
            assert (status, line.startswith(f"cfanp selfplay: {out}: line ")) == (2, True)
            assert out.read_bytes() == there


def test_a_folder_that_cannot_be_written_is_told_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    status, _, (line,) = played("--games", "1", "--out", tmp_path / "games.cpgn")
    assert status == 1
    assert "access is not allowed" in line


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


# Who plays on this machine


def arena(*bots: str) -> Arena:
    """Return an arena of some bots."""
    entrants = tuple(Entrant.read(bot, 15) for bot in bots)
    return Arena("cfanp", 3, {}, entrants, 5, 12)


def test_this_process_plays_in_order() -> None:
    held = arena("greedy", "random")
    three, one, two = (play_game(held, number) for number in (3, 1, 2))
    assert list(local_games(held, [3, 1], 1, ARENA_GAMES)) == [three, one]
    assert list(local_games(held, [2], 4, ARENA_GAMES)) == [two]
    assert list(local_games(held, [], 4, ARENA_GAMES)) == []


@pytest.mark.slow
@pytest.mark.no_cover
def test_processes_play_the_same_games(tmp_path: Path) -> None:
    """Bots that search learn nothing from game to game that another process would not know.

    A game of a file is known to them.
    """
    mine = tmp_path / "mine.ini"
    mine.write_text("[tiny:chess]\nmaxFile = e\nmaxRank = 6\ncastling = false\ndoubleStep = false\n"
                    "startFen = rnbqk/ppppp/5/5/PPPPP/RNBQK w - - 0 1\n"
                    "promotionRegionWhite = *6\npromotionRegionBlack = *1\n")  # fmt: skip
    files = []
    for count in ("1", "2"):
        files.append(tmp_path / f"{count}.cpgn")
        game = ("--variants", mine, "--base", "tiny", "--armies", "2", "--bots", "club,greedy")
        more = ("--actions", "12", "--nodes", "15", "--games", "3", "--quiet", "--workers", count)
        assert run("selfplay", *game, *more, "--out", files[-1])[0] == 0
    assert files[0].read_bytes() == files[1].read_bytes()
    assert active_children() == []


def slowly(held: Arena, number: int) -> ArenaGame:
    """Play a game that takes longer than anybody waits without a word."""
    time.sleep(2 * workers.TICK)
    return play_game(held, number)


@pytest.mark.no_cover
@slow
def test_who_waits_for_processes_is_told() -> None:
    held = arena("club", "greedy", "random")
    found = list(local_games(held, [1, 2, 3], 2, ARENA_GAMES._replace(play=slowly)))
    games = [one for one in found if isinstance(one, ArenaGame)]
    assert sorted(games) == [play_game(held, number) for number in (1, 2, 3)]
    assert Waiting() in found


@pytest.mark.no_cover
@slow
def test_who_wants_no_more_ends_all_processes() -> None:
    games = local_games(arena("greedy", "random"), range(1, 2000), 2, ARENA_GAMES)
    assert isinstance(games, Generator)
    while not isinstance(next(games), ArenaGame):
        pass
    assert active_children()
    games.close()
    assert active_children() == []


@pytest.mark.no_cover
@slow
def test_a_process_with_other_source_refuses_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "program", lambda: "0.0 x")
    with pytest.raises(WorkerError):
        list(local_games(arena("random"), [1, 2], 2, ARENA_GAMES))
    assert active_children() == []


def test_the_program_is_compared_where_it_plays() -> None:
    held = arena("random")
    assert play_as(workers.program(), held, 2, ARENA_GAMES) == play_game(held, 2)
    with pytest.raises(WorkerError, match=r"0\."):
        play_as("0.0 z", held, 2, ARENA_GAMES)


def test_there_are_no_more_processes_than_games_or_than_windows_waits_for() -> None:
    asked = ((128, 200, "linux"), (128, 3, "win32"), (128, 200, "win32"))
    assert [processes(*one) for one in asked] == [128, 3, 61]


# Runs that are ended from outside


@contextmanager
def running(*arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """Yield a process that plays, which hears of a hang-up even below `nohup`."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL) if os.name == "posix" else None
    try:
        with started(
            sys.executable, "-c", WRITING_AT_ONCE, "selfplay", *GAMES, *arguments,
            stderr=subprocess.PIPE, **own_terminal(),
        ) as process:  # fmt: skip
            yield process
    finally:
        if before is not None:
            signal.signal(signal.SIGHUP, before)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["SIGINT", *([] if WINDOWS else ENDS)])
@slow
def test_ending_it_ends_all_workers(tmp_path: Path, name: str) -> None:
    """Ctrl+C reaches every process of the terminal, others this one: the games are there."""
    out = tmp_path / "games.cpgn"
    how: signal.Signals = getattr(signal, name)
    with running("--games", "5000", "--workers", "2", "--out", str(out)) as process:
        assert process.stderr is not None
        wait_until(out.exists)
        if how == signal.SIGINT:
            press(process)
        else:
            process.send_signal(how)
        # Ends when the last of them has ended.
        *rest, last = process.stderr.read().decode("ascii").splitlines()
        process.wait(TIMEOUT)
    assert process.returncode == 128 + how
    assert all(" of 5000 games" in line for line in rest)
    assert last == f"cfanp selfplay: {out} has {kept(out)} of 5000 games (--resume goes on)"


@pytest.mark.no_cover
@slow
def test_workers_end_with_who_they_play_for(tmp_path: Path) -> None:
    """Who is killed cannot end them: they see to it themselves."""
    out = tmp_path / "games.cpgn"
    with running("--games", "5000", "--workers", "2", "--out", str(out)) as process:
        wait_until(out.exists)
        process.kill()
        process.communicate(timeout=TIMEOUT)  # ends when nobody holds its other end any more
    assert kept(out) >= 1


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


def wrapped_bot(folder: Path, seconds: int) -> Callable[[], list[int]]:
    """Add a bot behind a program that waits for it; return what names the processes of both.

    It thinks for some seconds.
    """
    pids, script = folder / "pids", folder / "bot.py"
    script.write_text(WRAPPED.format(pids=str(pids), seconds=seconds), encoding="utf-8")
    code = f"import subprocess, sys\nsubprocess.call([sys.executable, {str(script)!r}])\n"
    path = program(folder, "wrapper", code)
    file = user_data() / FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"[wrapped]\ncommand = {path.as_posix()}\n", encoding="utf-8")
    return lambda: [int(pid) for pid in pids.read_text().split()] if pids.exists() else []


@slow
def test_a_run_does_not_wait_for_what_a_bot_has_left_behind(tmp_path: Path) -> None:
    pids = wrapped_bot(tmp_path, 0)
    games = ("--bots", "wrapped,random", "--games", "2", "--workers", "2", "--json")
    with running(*games) as process:
        assert json.loads(process.communicate(timeout=TIMEOUT)[0])["games"] == 2
        assert process.returncode == 0
        assert len(pids()) >= 4
        wait_until(lambda: not any(map(runs_still, pids())))


@pytest.mark.skipif(WINDOWS, reason="there nothing is asked to end")
@pytest.mark.parametrize("workers", ["1", pytest.param("2", marks=slow)])
def test_a_bot_behind_a_wrapper_ends_with_the_run(tmp_path: Path, workers: str) -> None:
    pids = wrapped_bot(tmp_path, 600)
    with running("--bots", "wrapped", "--games", "2", "--workers", workers) as process:
        wait_until(lambda: len(pids()) >= 2)
        process.terminate()
        process.communicate(timeout=TIMEOUT)
        assert process.returncode == 128 + signal.SIGTERM
        wait_until(lambda: not any(map(runs_still, pids())))


BORN_DEAF = """
import subprocess, sys, time
from ctypes import windll
from cfanp_gui.cli import workers
def press():
    assert windll.kernel32.GenerateConsoleCtrlEvent(0, 0)
with workers.ctrl_c_put_off():
    code = "import time; print('born', flush=True); time.sleep(2); print('alive')"
    born = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE)
    born.stdout.readline()
    press()
    time.sleep(0.5)  # it comes from another thread
try:
    press()
    time.sleep(60)
except KeyboardInterrupt:
    print("interrupted", born.stdout.read().decode("ascii"))
"""


@pytest.mark.skipif(not WINDOWS, reason="it is put off here")
def test_processes_born_meanwhile_do_not_hear_ctrl_c() -> None:
    """Nor do they later, while this one does."""
    with started(sys.executable, "-c", BORN_DEAF, **own_terminal()) as process:
        output, _ = process.communicate(timeout=TIMEOUT)
    assert output.split() == [b"interrupted", b"alive"]


@pytest.mark.skipif(WINDOWS, reason="there it is not heard at all meanwhile")
def test_ctrl_c_is_heard_when_all_processes_are_born() -> None:
    """One that is just starting would say with a traceback that it was ended."""
    heard = []
    try:
        with workers.ctrl_c_put_off():
            signal.raise_signal(signal.SIGINT)
            heard.append("not yet")
        heard.append("never")
    except KeyboardInterrupt:
        heard.append("now")
    assert heard == ["not yet", "now"]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


# Puzzles


@pytest.mark.no_cover
@slow
def test_a_mine_goes_on_to_the_same_file(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    mining = ("puzzles", "mine", "--bots", "beginner:20,greedy:20", "--armies", "3", "--seed", "5",
              "--actions", "60", "--workers", "1", "--quiet", "--games")  # fmt: skip
    status, out, _ = run(*mining, 2, "--out", whole)
    count = len(puzzle_file.load(whole))
    assert count > 0
    assert (status, out) == (0, f"{count} puzzle{'s' * (count != 1)}\n")
    assert run(*mining, 1, "--out", parts)[0] == 0
    assert run(*mining, 2, "--out", parts, "--resume")[0] == 0
    assert parts.read_bytes() == whole.read_bytes()
