"""Games of an arena on a cluster: as at home, whatever becomes of workers on the way."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cfanp_gui import cli
from cfanp_gui.bots.arena import Arena, BotError, Played
from cfanp_gui.cli import cluster, selfplay
from cfanp_gui.cli.workers import ProgramError, Waiting
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests import ROOT

GAMES = ("--bots", "club,greedy,random", "--armies", "3", "--nodes", "20", "--actions", "40")

pytest.importorskip("distributed", reason="the extra “cluster” is not installed")


class SmallCluster(NamedTuple):
    """A cluster that is running."""

    process: subprocess.Popen[str]
    address: str
    workers: tuple[int, ...]
    """The process ids it began with; one that is killed is replaced."""


def started(scratch: Path, *arguments: str) -> SmallCluster:
    """Start a cluster, which writes what it has to into a folder."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.small_cluster", *arguments],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "DASK_TEMPORARY_DIRECTORY": str(scratch)},
    )  # fmt: skip
    assert process.stdout is not None
    address, *pids = process.stdout.readline().split()
    return SmallCluster(process, address, tuple(map(int, pids)))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallCluster]:
    """A cluster of two workers."""
    made = started(tmp_path_factory.mktemp("cluster"))
    with made.process:
        yield made
        made.process.communicate()
    assert made.process.returncode == 0


def played(*arguments: str) -> int:
    """Play as arguments say; return the exit status."""
    return cli.main(["selfplay", *GAMES, *arguments])


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """Eight games as they are played here: the file, and what is told."""
    out = tmp_path_factory.mktemp("home") / "home.cpgn"
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        assert played("--games", "8", "--workers", "1", "--quiet", "--out", str(out)) == 0
    return out.read_bytes(), told.getvalue()


def killing_after_the_first(monkeypatch: pytest.MonkeyPatch, pid: int) -> list[int]:
    """Have a worker killed when the first game has come; return the numbers of those that come."""
    came: list[int] = []
    games = cluster.cluster_games

    def watched(arena: Arena, numbers: list[int], address: str) -> Iterator[Played | Waiting]:
        for game in games(arena, numbers, address):
            if isinstance(game, Played):
                if not came:
                    os.kill(pid, signal.SIGKILL)
                came.append(game.number)
            yield game

    monkeypatch.setattr(selfplay, "cluster_games", watched)
    return came


@pytest.mark.skipif(os.name != "posix", reason="a process is killed by a signal")
def test_a_worker_that_is_killed_changes_nothing(
    small: SmallCluster, at_home: tuple[bytes, str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """Both are at games while one is killed: its game is played again, and none comes twice."""
    came = killing_after_the_first(monkeypatch, small.workers[0])
    out = tmp_path / "away.cpgn"
    assert played("--games", "8", "--out", str(out), "--cluster", small.address) == 0
    assert sorted(came) == list(range(1, 9))
    assert (out.read_bytes(), capsys.readouterr().out) == at_home
    assert on_scheduler(small.address, _lost) >= 1
    with pytest.raises(ProcessLookupError):  # it was this one, and the nanny has waited for it
        os.kill(small.workers[0], 0)


def test_going_on_elsewhere(
    small: SmallCluster, at_home: tuple[bytes, str], tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """A run that was begun here goes on there."""
    out = tmp_path / "both.cpgn"
    assert played("--games", "3", "--workers", "1", "--out", str(out)) == 0
    capsys.readouterr()
    assert played("--games", "8", "--out", str(out), "--resume", "--cluster", small.address) == 0
    told = capsys.readouterr()
    assert (out.read_bytes(), told.out) == at_home
    assert told.err.splitlines()[0] == "3 of 8 games"
    assert "8 of 8 games" in told.err.splitlines()[-1]
    assert played("--games", "8", "--out", str(out), "--resume", "--cluster", "tcp://[::1]:1") == 0


def test_ending_it_takes_back_what_has_not_begun(
    small: SmallCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """Ctrl+C: nothing of many games stays queued, and the first ones are written."""
    games = cluster.cluster_games

    def ended(arena: Arena, numbers: list[int], address: str) -> Iterator[Played | Waiting]:
        running = games(arena, numbers, address)
        for game in running:
            yield game
            if isinstance(game, Played):
                running.throw(KeyboardInterrupt)  # type: ignore[attr-defined]

    monkeypatch.setattr(selfplay, "cluster_games", ended)
    out = tmp_path / "begun.cpgn"
    assert played("--games", "500", "--out", str(out), "--cluster", small.address) == 130
    there = len(cpgn.load(out, find_game))
    assert there >= 1
    last = capsys.readouterr().err.splitlines()[-1]
    assert last == f"cfanp selfplay: {out} has {there} of 500 games (--resume goes on)"

    assert on_scheduler(small.address, _queued) == 0


def on_scheduler(address: str, ask: Callable[..., int]) -> int:
    """Return what a function answers in the process of a scheduler."""
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        found: int = client.run_on_scheduler(ask)
    return found


def _lost(dask_scheduler: object) -> int:
    """Return how often a scheduler has lost a game with a worker."""
    prefixes = dask_scheduler.task_prefixes  # type: ignore[attr-defined]
    return sum(one.suspicious for name, one in prefixes.items() if name.startswith("cfanp"))


def _queued(dask_scheduler: object) -> int:
    """Return how many games a scheduler still knows, those being played left out."""
    tasks = dask_scheduler.tasks.values()  # type: ignore[attr-defined]
    return sum(1 for task in tasks if task.key.startswith("cfanp") and not task.processing_on)


def test_a_worker_with_another_program(
    small: SmallCluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "program", lambda: "9.9 0123456789ab")
    assert played("--games", "2", "--cluster", small.address) == 1
    out, err = capsys.readouterr()
    assert out == ""
    last = err.splitlines()[-1]
    expected = f"cfanp selfplay: a worker of {small.address} plays by another program, 0."
    assert last.startswith(expected)
    assert "(expected 9.9 0123456789ab; " in last


def test_a_bot_that_fails_there(
    small: SmallCluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What went wrong there is told here, with where in the program it was."""
    monkeypatch.setattr(cluster, "play_as", _fail)
    assert played("--games", "2", "--cluster", small.address) == 1
    err = capsys.readouterr().err
    assert "the traceback\n" in err
    assert err.splitlines()[-1] == "cfanp selfplay: game 1: it cannot think"


def _fail(program: str, arena: Arena, number: int) -> Played:  # noqa: ARG001 -- as `play_as`
    raise BotError("game 1: it cannot think", "the traceback\n")


def test_a_game_that_no_worker_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    """After it was given up often enough it is said which game, and which worker was the last."""
    from distributed.scheduler import KilledWorker

    class Lost:
        """A game that the scheduler has given up."""

        def exception(self) -> Exception:
            return KilledWorker("cfanp-1", type("W", (), {"address": "tcp://10.0.0.1:9"})(), 3)

    monkeypatch.setattr(cluster, "GIVEN_UP", 2)
    given_up = {7: 0}
    cluster._look_at(Lost(), 7, "tcp://10.0.0.1:1", given_up)
    with pytest.raises(cluster.ClusterError, match=r"game 7 was lost .* with tcp://10.0.0.1:9"):
        cluster._look_at(Lost(), 7, "tcp://10.0.0.1:1", given_up)


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (ModuleNotFoundError("No module named 'cfanp_gui'"), "does not have this program, 0.*No m"),
        (AttributeError("no attribute 'play_as'"), "does not have this program, 0"),
        (ProgramError("0.1.0 x"), r"plays by another program, 0.1.0 x \(expected 0"),
    ],
)
def test_workers_that_lack_the_program(error: Exception, expected: str) -> None:
    class Failed:
        """A game that could not be played."""

        def exception(self) -> Exception:
            return error

    with pytest.raises(cluster.ClusterError, match=expected):
        cluster._look_at(Failed(), 1, "tcp://10.0.0.1:1", {})


@pytest.mark.skipif(os.name != "posix", reason="a process is killed by a signal")
def test_a_scheduler_that_is_killed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is said that it is gone, and what it has played is kept."""
    monkeypatch.setattr(cluster, "PATIENCE", 1.0)
    made = started(tmp_path, "inside")
    with made.process:
        pid = made.process.pid
        came = killing_after_the_first(monkeypatch, pid)
        out = tmp_path / "games.cpgn"
        assert played("--games", "500", "--out", str(out), "--cluster", made.address) == 1
    assert came
    *_, kept, last = capsys.readouterr().err.splitlines()
    assert last == f"cfanp selfplay: the scheduler at {made.address} is gone"
    assert f"{out} has {len(came)} of 500 games" in kept
    assert len(cpgn.load(out, find_game)) == len(came)


def test_nobody_at_the_address(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        assert played("--games", "2", "--cluster", address) == 1
    expected = f"cfanp selfplay: no scheduler can be reached at {address}: Connection refused"
    assert capsys.readouterr().err.splitlines()[-1] == expected


def test_something_else_at_the_address(capsys: pytest.CaptureFixture[str]) -> None:
    """Such as the port of the dashboard, which answers as a web server does."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def answer() -> None:
            for _ in range(2):
                connection, _ = server.accept()
                with connection:
                    connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        answering = threading.Thread(target=answer)
        answering.start()
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        assert played("--games", "2", "--cluster", address) == 1
        answering.join()
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith(f"cfanp selfplay: what is at {address} does not answer as a scheduler: ")


def test_without_the_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert played("--games", "2", "--cluster", "tcp://127.0.0.1:1") == 1
    assert "pip install 'cfanp-gui[cluster]'" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--cluster", "nonsense"), "“nonsense” is not the address of a scheduler (expected such"),
        (("--cluster", "http://127.0.0.1:1"), "is not the address"),
        (("--cluster", "tcp://127.0.0.1"), "is not the address"),
        (("--cluster", "tcp://127.0.0.1:99999"), "is not the address"),
        (("--cluster", "tcp://[::1:8786"), "is not the address"),
        (("--cluster", "tcp://127.0.0.1:1", "--workers", "2"), "--workers is for this machine"),
    ],
)
def test_what_does_not_go_together(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played("--games", "2", *arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert expected in line
