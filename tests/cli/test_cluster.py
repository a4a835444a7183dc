"""Games of an arena on a cluster: as at home, whatever becomes of workers on the way.

One cluster is started without ``--slow``; what addresses and options must be stands in
`tests/cli/answers`.
"""

import os
import pickle
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cfanp_gui.bots.arena import Arena, ArenaGame, program
from cfanp_gui.cli import cluster
from cfanp_gui.cli.cluster import ARENA_GAMES
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests import ROOT
from tests.cli import certificates
from tests.cli.answers import run
from tests.cli.playing import played_by
from tests.systems import KILL, TIMEOUT, WINDOWS, runs

GAMES = ("--bots", "club,greedy,random", "--armies", "3", "--nodes", "20", "--actions", "150")
slow = pytest.mark.slow
needs_openssl = pytest.mark.skipif(certificates.OPENSSL is None, reason="there is no openssl")

pytestmark = pytest.mark.skipif(
    find_spec("distributed") is None, reason="the extra “cluster” is not installed"
)


class SmallCluster(NamedTuple):
    """A cluster that is running."""

    process: subprocess.Popen[str]
    address: str
    workers: tuple[int, ...]
    """The process ids it began with; one that is killed is replaced."""


def made_up(answer: str) -> Callable[..., Any]:
    """Return an answer of made-up workers; loading Dask takes a third of a second."""
    found: Callable[..., Any] = getattr(import_module("tests.cli.made_up_workers"), answer)
    return found


def started(scratch: Path, *arguments: str) -> SmallCluster:
    """Start a cluster, which writes what it has to into a folder."""
    import_module("tests.cli.dask_clock")
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.cli.small_cluster", *arguments],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "DASK_TEMPORARY_DIRECTORY": str(scratch)},
    )  # fmt: skip
    assert process.stdout is not None
    limit = threading.Timer(TIMEOUT, process.kill)
    limit.start()
    address, *pids = process.stdout.readline().split()
    limit.cancel()
    limit.join()
    return SmallCluster(process, address, tuple(map(int, pids)))


def ended(made: SmallCluster) -> None:
    """End a cluster, which must have come to no harm."""
    made.process.communicate(timeout=TIMEOUT)
    assert made.process.returncode == 0


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallCluster]:
    """A cluster of one worker, in the process of the scheduler."""
    made = started(tmp_path_factory.mktemp("inside"), "inside")
    with made.process:
        yield made
        ended(made)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallCluster]:
    """A cluster of two workers."""
    made = started(tmp_path_factory.mktemp("cluster"))
    with made.process:
        yield made
        ended(made)


def played(*arguments: object) -> tuple[int, str, list[str]]:
    """Play as arguments say; return the exit status, what is told, and lines about the run."""
    status, out, err = run("selfplay", *GAMES, *arguments)
    return status, out, err.splitlines()


def away(answer: Callable[..., object], *arguments: object) -> tuple[int, list[str]]:
    """Play as arguments say, by workers that answer otherwise; return status and lines."""
    return played_by(ARENA_GAMES._replace(answer=answer), *GAMES, *arguments)  # type: ignore[arg-type]


def at_home(folder: Path, games: int, *more: str) -> tuple[bytes, str]:
    """Return games as they are played here: the file, and what is told."""
    out = folder / "home.cpgn"
    here = ("--workers", "1", "--quiet", "--out", out, *more)
    status, told, _ = played("--games", games, *here)
    assert status == 0
    return out.read_bytes(), told


def watched(come: Callable[[], object], *arguments: object) -> tuple[int, list[str], list[int]]:
    """Play as arguments say, and have something done when the second game comes.

    Returns the exit status, lines about the run, and the numbers of the games that came.
    """
    came: list[int] = []

    def read_answer(text: object, arena: Arena, number: int) -> ArenaGame:
        if len(came) == 1:
            come()
        came.append(number)
        return ARENA_GAMES.read_answer(text, arena, number)

    work = ARENA_GAMES._replace(read_answer=read_answer)
    return *played_by(work, *GAMES, *arguments), came


def test_games_are_the_same_as_here_and_what_workers_print_is_not_printed(
    inside: SmallCluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = ("--actions", "12")
    home, told = at_home(tmp_path, 2, *short)
    out, printed = tmp_path / "away.cpgn", tmp_path / "printed.cpgn"
    there = ("--games", 2, "--cluster", inside.address, *short, "--out")
    assert played(*there, out)[:2] == (0, told)
    assert away(made_up("printing"), *there, printed)[0] == 0
    assert out.read_bytes() == printed.read_bytes() == home
    assert capsys.readouterr() == ("", "")


@slow
def test_a_worker_that_is_killed_changes_nothing(small: SmallCluster, tmp_path: Path) -> None:
    """Both are at games while one is killed: its game is played again, and none comes twice."""
    home, _ = at_home(tmp_path, 8)
    out = tmp_path / "away.cpgn"
    there = ("--games", 8, "--out", out, "--cluster", small.address)
    status, _, came = watched(lambda: os.kill(small.workers[0], KILL), *there)
    assert (status, out.read_bytes()) == (0, home)
    assert sorted(came) == list(range(1, 9))
    assert on_scheduler(small.address, _lost) >= 1
    assert not runs(small.workers[0])


@slow
def test_a_run_that_was_begun_here_goes_on_there(small: SmallCluster, tmp_path: Path) -> None:
    home, told = at_home(tmp_path, 8)
    out = tmp_path / "both.cpgn"
    assert played("--games", 3, "--workers", "1", "--out", out)[0] == 0
    going_on = ("--games", 8, "--out", out, "--resume", "--cluster")
    status, found, lines = played(*going_on, small.address)
    assert (status, found, out.read_bytes()) == (0, told, home)
    assert lines[0] == "3 of 8 games"
    assert "8 of 8 games" in lines[-1]
    assert played(*going_on, "tcp://[::1]:1")[0] == 0, "nothing is left to play"


@slow
def test_ending_it_takes_back_what_has_not_begun(small: SmallCluster, tmp_path: Path) -> None:
    """Ctrl+C: nothing of many games stays queued, and the first ones are written."""

    def end() -> None:
        raise KeyboardInterrupt

    out = tmp_path / "begun.cpgn"
    games = ("--games", 500, "--out", out, "--cluster", small.address)
    status, lines, came = watched(end, *games)
    assert (status, len(came)) == (130, len(cpgn.load(out, find_game)))
    assert lines[-1] == f"cfanp selfplay: {out} has 1 of 500 games (--resume goes on)"
    assert on_scheduler(small.address, _queued) == 0


def on_scheduler(address: str, ask: Callable[..., int]) -> int:
    """Return the result of a function called in the process of a scheduler."""
    from distributed import Client

    with Client(address, set_as_default=False) as client:
        found: int = client.run_on_scheduler(ask)
    return found


def _lost(dask_scheduler: object) -> int:
    """Return the number of times that a scheduler has lost a game with a worker."""
    prefixes = dask_scheduler.task_prefixes  # type: ignore[attr-defined]
    return sum(one.suspicious for name, one in prefixes.items() if name.startswith("cfanp"))


def _queued(dask_scheduler: object) -> int:
    """Return the number of games that a scheduler still knows, without those being played."""
    tasks = dask_scheduler.tasks.values()  # type: ignore[attr-defined]
    return sum(1 for task in tasks if task.key.startswith("cfanp") and not task.processing_on)


# Workers and schedulers that lie

WRONG = {
    "failed": "it cannot think�[2J",
    "illegal": "action 1, “AB:e2e5”: ",
    "another_game": "“game” is {next} (expected {number})",
    "command": "Could not serialize object of type Command",
    "command_in_spite": "Data serialized with pickle but only able to deserialize data with",
}
"""Sentences on wrong answers, by the function that gives them."""


@pytest.mark.parametrize("name", WRONG)
@slow
def test_a_wrong_answer_is_said_and_the_game_played_here(
    name: str, small: SmallCluster, tmp_path: Path
) -> None:
    """Nothing of it is run here, and the file is as it would be without."""
    home, _ = at_home(tmp_path, 2)
    out = tmp_path / "two.cpgn"
    answer = partial(made_up(name), str(tmp_path))
    there = ("--games", 2, "--quiet", "--out", out, "--cluster", small.address)
    status, told = away(answer, *there)
    assert (status, len(told), out.read_bytes()) == (0, 2, home)
    for number, line in enumerate(sorted(told), start=1):
        expected = WRONG[name].format(number=number, next=number + 1)
        begins = rf"cfanp selfplay: game {number} was answered wrongly by tcp://127\.0\.0\.1:\d+: "
        assert re.match(begins + re.escape(expected), line)
        assert line.endswith(" (it is played again on this machine)")
    assert not (tmp_path / str(os.getpid())).exists()


@slow
def test_workers_that_are_of_no_use(small: SmallCluster) -> None:
    """One who answers wrongly answers soonest; after some it is said, as of another program."""
    there = ("--games", 20, "--quiet", "--cluster", small.address)
    status, (*others, last) = away(partial(made_up("illegal"), ""), *there)
    assert (status, len(others)) == (1, cluster.MOST_WRONG - 1)
    assert last.endswith(f"; {cluster.MOST_WRONG} wrong answers are too many")
    status, (*_, last) = away(partial(made_up("old"), ""), *there)
    expected = f"cfanp selfplay: a worker of {small.address} plays by another program, 0."
    assert (status, last.startswith(expected)) == (1, True)
    assert f"(expected {program()}; " in last


OUTRIGHT = {
    "command_as_type": (0, "1 of 1 game"),
    "command_as_error": (0, "it is an error, tests.cli.made_up_workers, leave_a_file, "),
    "command_around_an_error": (1, "has said what could run something here ({function}), which"),
    "command_of_the_scheduler": (1, "has said what could run something here ({function}), which"),
}
"""The exit status and what is said where Dask would run something before it is looked at."""


@pytest.mark.parametrize("name", OUTRIGHT)
@slow
def test_nothing_is_run_that_a_made_up_peer_says(name: str, tmp_path: Path) -> None:
    """Whether in an answer, in an error, in its type, or in what the scheduler itself says."""
    answer = partial(made_up(name), str(tmp_path))
    made = started(tmp_path, "inside")
    with made.process:
        status, said = OUTRIGHT[name]
        found, lines = away(answer, "--games", 1, "--cluster", made.address)
        made.process.communicate(timeout=TIMEOUT)
    said = said.format(function="tests.cli.made_up_workers.leave_a_file")
    assert (found, any(said in line for line in lines)) == (status, True)
    assert not (tmp_path / str(os.getpid())).exists()


class Errored:
    """A game about which the scheduler says an error, as it arrives where nothing is unpickled."""

    def __init__(self, error: Exception) -> None:
        self.error = Exception(pickle.dumps(error))

    def exception(self) -> Exception:
        return self.error


def test_errors_of_a_scheduler_are_put_into_words() -> None:
    """Also after a game was given up often enough: which, and which worker was the last."""
    from distributed.scheduler import KilledWorker

    for error, expected in (
        (ModuleNotFoundError("No module named 'cfanp_gui'"), "does not have this program, 0.*No m"),
        (AttributeError("no attribute 'answer'"), "does not have this program, 0.*no attribute"),
    ):
        with pytest.raises(cluster.ClusterError, match=expected):
            cluster.look_at_error(Errored(error), 1, "tcp://10.0.0.1:1", {})
    lost = Errored(KilledWorker("cfanp-1", "tcp://10.0.0.1:9", 3))
    given_up = {7: 0}
    for _ in range(cluster.GIVEN_UP - 1):
        cluster.look_at_error(lost, 7, "tcp://10.0.0.1:1", given_up)
    with pytest.raises(cluster.ClusterError, match=r"game 7 was lost .* with tcp://10.0.0.1:9$"):
        cluster.look_at_error(lost, 7, "tcp://10.0.0.1:1", given_up)


# Certificates


@pytest.fixture(scope="module")
def secured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[SmallCluster, Path]]:
    """A cluster with certificates, and the folder with them."""
    folder = tmp_path_factory.mktemp("tls") / "certificates"
    certificates.make(folder)
    made = started(folder.parent, "inside", str(folder))
    with made.process:
        yield made, folder
        ended(made)


def tls(folder: Path) -> list[str]:
    """Return the arguments that name certificates of a folder."""
    return [part for name in ("ca", "cert", "key")
            for part in (f"--tls-{name}", str(folder / f"{name}.pem"))]  # fmt: skip


@needs_openssl
@slow
def test_with_certificates(secured: tuple[SmallCluster, Path], tmp_path: Path) -> None:
    """Those that are named, and those of Dask's configuration."""
    import dask

    made, folder = secured
    assert made.address.startswith("tls://127.0.0.1:")
    home, told = at_home(tmp_path, 2)
    out = tmp_path / "away.cpgn"
    games = ("--games", 2, "--out", out, "--cluster", made.address)
    assert played(*games, *tls(folder))[:2] == (0, told)
    assert out.read_bytes() == home
    ca, cert, key = (str(folder / f"{name}.pem") for name in ("ca", "cert", "key"))
    files = {"ca-file": ca, "client.cert": cert, "client.key": key}
    with dask.config.set({f"distributed.comm.tls.{name}": file for name, file in files.items()}):
        status, _, lines = played("--games", 1, "--cluster", made.address)
    assert (status, "1 of 1 game" in lines[-1]) == (0, True)


@needs_openssl
@slow
def test_certificates_of_others_are_not_believed(
    secured: tuple[SmallCluster, Path], tmp_path: Path
) -> None:
    """Nor a scheduler whose certificate the authority has not signed, nor what is none."""
    made, folder = secured
    certificates.make(tmp_path / "others")
    there = ("--games", 1, "--quiet", "--cluster", made.address)
    status, _, (line,) = played(*there, *tls(tmp_path / "others"))
    assert status == 1
    assert line.startswith(f"cfanp selfplay: what is at {made.address} does not answer as a sched")
    assert "certificate" in line
    status, _, (line,) = played(*there, *tls(tmp_path))
    files = ", ".join(str(tmp_path / f"{name}.pem") for name in ("ca", "cert", "key"))
    begins = "cfanp selfplay: certificates cannot be read from "
    assert (status, line) == (1, f"{begins}{files}: it is not there")
    status, _, (line,) = played(*there, *tls(folder), "--tls-ca", folder / "key.pem")
    assert (status, line.startswith(begins)) == (1, True)


# No cluster


@slow
def test_a_scheduler_that_is_killed(tmp_path: Path) -> None:
    """It is said that it is gone, and what it has played is kept."""
    made = started(tmp_path, "inside")
    with made.process:
        out = tmp_path / "games.cpgn"
        games = ("--games", 500, "--out", out, "--cluster", made.address)
        ended_now = partial(os.kill, made.process.pid, KILL)
        status, (*_, kept, last), came = watched(ended_now, *games)
    assert (status, bool(came)) == (1, True)
    assert last == f"cfanp selfplay: the scheduler at {made.address} is gone"
    assert f"{out} has {len(came)} of 500 games" in kept
    assert len(cpgn.load(out, find_game)) == len(came)


@pytest.mark.slow
def test_where_no_scheduler_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody at the address, no certificates, or without the extra."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
        status, _, (*_, last) = played("--games", 2, "--cluster", address)
    expected = f"cfanp selfplay: no scheduler can be reached at {address}: "
    assert (status, last.startswith(expected)) == (1, True)
    assert WINDOWS or last == expected + "nothing answers there"
    status, _, (line,) = played("--games", 1, "--quiet", "--cluster", "tls://127.0.0.1:1")
    assert "a tls:// address needs certificates (expected --tls-ca, --tls-cert" in line
    monkeypatch.setitem(sys.modules, "distributed", None)
    status, _, (*_, last) = played("--games", 2, "--cluster", "tcp://127.0.0.1:1")
    assert (status, "pip install 'cfanp-gui[cluster]'" in last) == (1, True)


@slow
def test_something_else_at_the_address() -> None:
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
        status, _, (*_, last) = played("--games", 2, "--cluster", address)
        answering.join(TIMEOUT)
    assert status == 1
    assert last.startswith(f"cfanp selfplay: what is at {address} does not answer as a scheduler: ")
