"""Games of an arena on a cluster: as at home, whatever becomes of workers on the way."""

from __future__ import annotations

import contextlib
import io
import json
import os
import pickle
import re
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cfanp_gui import cli
from cfanp_gui.bots.arena import ArenaGame
from cfanp_gui.bots.fingerprint import program
from cfanp_gui.cli import cluster, selfplay
from cfanp_gui.cli import runs as game_runs
from cfanp_gui.cli.answers import ARENA_GAMES
from cfanp_gui.cli.workers import Remark, Waiting
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests import ROOT
from tests.cli import certificates
from tests.systems import KILL, TIMEOUT, WINDOWS, runs

GAMES = ("--bots", "club,greedy,random", "--armies", "3", "--nodes", "20", "--actions", "150")

pytest.importorskip("distributed", reason="the extra “cluster” is not installed")
made_up_workers = pytest.importorskip("tests.cli.made_up_workers")
pytest.importorskip("tests.cli.dask_clock")


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
    limit = threading.Timer(TIMEOUT, process.kill)
    limit.start()
    address, *pids = process.stdout.readline().split()
    limit.cancel()
    limit.join()
    return SmallCluster(process, address, tuple(map(int, pids)))


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SmallCluster]:
    """A cluster of two workers."""
    made = started(tmp_path_factory.mktemp("cluster"))
    with made.process:
        yield made
        made.process.communicate(timeout=TIMEOUT)
    assert made.process.returncode == 0


def played(*arguments: str) -> int:
    """Play as arguments say; return the exit status."""
    return cli.main(["selfplay", *GAMES, *arguments])


def answer_by(monkeypatch: pytest.MonkeyPatch, answer: Callable[..., object]) -> None:
    """Have workers answer by something else."""
    monkeypatch.setattr(selfplay, "ARENA_GAMES", ARENA_GAMES._replace(answer=answer))


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

    def watched(*given: Any) -> Iterator[ArenaGame | Waiting | Remark]:
        for game in games(*given):
            if isinstance(game, ArenaGame):
                if not came:
                    os.kill(pid, KILL)
                came.append(game.number)
            yield game

    monkeypatch.setattr(game_runs, "cluster_games", watched)
    return came


@pytest.mark.slow
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
    assert not runs(small.workers[0])


@pytest.mark.slow
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

    def ended(*given: Any) -> Iterator[ArenaGame | Waiting | Remark]:
        running = games(*given)
        for game in running:
            yield game
            if isinstance(game, ArenaGame):
                running.throw(KeyboardInterrupt)  # type: ignore[attr-defined]

    monkeypatch.setattr(game_runs, "cluster_games", ended)
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
    answer_by(monkeypatch, partial(made_up_workers.old, ""))
    assert played("--games", "2", "--cluster", small.address) == 1
    out, err = capsys.readouterr()
    assert out == ""
    last = err.splitlines()[-1]
    expected = f"cfanp selfplay: a worker of {small.address} plays by another program, 0."
    assert last.startswith(expected)
    assert f"(expected {program()}; " in last


WRONG = {
    "failed": "it cannot think�[2J",
    "illegal": "action 1, “AB:e2e5”: ",
    "another_game": "“game” is {next} (expected {number})",
    "command": "Could not serialize object of type Command",
    "command_in_spite": "Data serialized with pickle but only able to deserialize data with",
}
"""What is said of wrong answers, by the function that gives them."""


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.slow
def test_a_wrong_answer_is_said_and_the_game_played_here(
    name: str, small: SmallCluster, at_home: tuple[bytes, str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """Nothing of it is run here, and the file is as it would be without."""
    wrong = partial(getattr(made_up_workers, name), str(tmp_path))
    answer_by(monkeypatch, wrong)
    out = tmp_path / "two.cpgn"
    assert played("--games", "2", "--quiet", "--out", str(out), "--cluster", small.address) == 0
    told = capsys.readouterr().err.splitlines()
    for number, line in enumerate(sorted(told), start=1):
        expected = WRONG[name].format(number=number, next=number + 1)
        begins = rf"cfanp selfplay: game {number} was answered wrongly by tcp://127\.0\.0\.1:\d+: "
        assert re.match(begins + re.escape(expected), line)
        assert line.endswith(" (it is played again on this machine)")
    assert len(told) == 2
    assert at_home[0].startswith(out.read_bytes())
    assert not (tmp_path / str(os.getpid())).exists()


def test_many_wrong_answers(
    small: SmallCluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One who answers wrongly answers soonest; after some it is said that it has no use."""
    answer_by(monkeypatch, partial(made_up_workers.illegal, ""))
    monkeypatch.setattr(cluster, "MOST_WRONG", 3)
    assert played("--games", "20", "--quiet", "--cluster", small.address) == 1
    *others, last = capsys.readouterr().err.splitlines()
    assert len(others) == 2
    assert last.endswith("; 3 wrong answers are too many")


OUTRIGHT = {
    "command_as_type": (0, "1 of 1 game"),
    "command_as_error": (0, "it is an error, tests.cli.made_up_workers, leave_a_file, "),
    "command_around_an_error": (1, "has said what could run something here ({function}), which"),
    "command_of_the_scheduler": (1, "has said what could run something here ({function}), which"),
}
"""The exit status and what is said where Dask would run something before it is looked at."""


@pytest.mark.parametrize("name", OUTRIGHT)
@pytest.mark.slow
def test_nothing_is_run_that_a_made_up_peer_says(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether in an answer, in an error, in its type, or in what the scheduler itself says."""
    answer_by(monkeypatch, partial(getattr(made_up_workers, name), str(tmp_path)))
    made = started(tmp_path, "inside")
    with made.process:
        status, said = OUTRIGHT[name]
        assert played("--games", "1", "--cluster", made.address) == status
        made.process.communicate(timeout=TIMEOUT)
    said = said.format(function="tests.cli.made_up_workers.leave_a_file")
    assert any(said in line for line in capsys.readouterr().err.splitlines())
    assert not (tmp_path / str(os.getpid())).exists()


def test_what_workers_print_is_not_printed_here(
    small: SmallCluster, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_by(monkeypatch, made_up_workers.printing)
    assert played("--games", "1", "--json", "--cluster", small.address) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["games"] == 1
    assert "printed by a worker" not in err


needs_openssl = pytest.mark.skipif(certificates.OPENSSL is None, reason="there is no openssl")


@pytest.fixture(scope="module")
def secured(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[SmallCluster, Path]]:
    """A cluster with certificates, and the folder with them."""
    folder = tmp_path_factory.mktemp("tls") / "certificates"
    certificates.make(folder)
    made = started(folder.parent, "inside", str(folder))
    with made.process:
        yield made, folder
        made.process.communicate(timeout=TIMEOUT)


def tls(folder: Path) -> list[str]:
    """Return the arguments that name certificates of a folder."""
    return [part for name in ("ca", "cert", "key")
            for part in (f"--tls-{name}", str(folder / f"{name}.pem"))]  # fmt: skip


@needs_openssl
@pytest.mark.slow
def test_with_certificates(
    secured: tuple[SmallCluster, Path], at_home: tuple[bytes, str],
    capsys: pytest.CaptureFixture[str], tmp_path: Path,
) -> None:  # fmt: skip
    made, folder = secured
    assert made.address.startswith("tls://127.0.0.1:")
    out = tmp_path / "away.cpgn"
    games = ("--games", "8", "--out", str(out), "--cluster", made.address)
    assert played(*games, *tls(folder)) == 0
    assert (out.read_bytes(), capsys.readouterr().out) == at_home


@needs_openssl
def test_certificates_of_the_configuration(
    secured: tuple[SmallCluster, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    import dask

    made, folder = secured
    ca, cert, key = (str(folder / f"{name}.pem") for name in ("ca", "cert", "key"))
    files = {"ca-file": ca, "client.cert": cert, "client.key": key}
    with dask.config.set({f"distributed.comm.tls.{name}": file for name, file in files.items()}):
        assert played("--games", "1", "--cluster", made.address) == 0
    assert "1 of 1 game" in capsys.readouterr().err


@needs_openssl
def test_certificates_of_others(
    secured: tuple[SmallCluster, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    """Neither is a scheduler believed whose certificate the authority has not signed."""
    monkeypatch.setattr(cluster, "PATIENCE", 2.0)
    made, _ = secured
    certificates.make(tmp_path / "others")
    others = tls(tmp_path / "others")
    assert played("--games", "1", "--quiet", "--cluster", made.address, *others) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"cfanp selfplay: what is at {made.address} does not answer as a sched")
    assert "certificate" in line


@needs_openssl
def test_files_that_are_no_certificates(
    secured: tuple[SmallCluster, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made, folder = secured
    assert played("--games", "1", "--quiet", "--cluster", made.address, *tls(tmp_path)) == 1
    (line,) = capsys.readouterr().err.splitlines()
    files = ", ".join(str(tmp_path / f"{name}.pem") for name in ("ca", "cert", "key"))
    begins = f"cfanp selfplay: certificates cannot be read from {files}: "
    assert line == f"{begins}it is not there"
    wrong = ["--tls-ca", str(folder / "key.pem")]
    assert played("--games", "1", "--quiet", "--cluster", made.address, *tls(folder), *wrong) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("cfanp selfplay: certificates cannot be read from ")


def test_tls_without_certificates(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody is asked anything."""
    assert played("--games", "1", "--quiet", "--cluster", "tls://127.0.0.1:1") == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert "a tls:// address needs certificates (expected --tls-ca, --tls-cert" in line


class Errored:
    """A game about which the scheduler says an error, as it arrives where nothing is unpickled."""

    def __init__(self, error: Exception) -> None:
        self.error = Exception(pickle.dumps(error))

    def exception(self) -> Exception:
        return self.error


def test_a_game_that_no_worker_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    """After it was given up often enough it is said which game, and which worker was the last."""
    from distributed.scheduler import KilledWorker

    lost = Errored(KilledWorker("cfanp-1", "tcp://10.0.0.1:9", 3))
    monkeypatch.setattr(cluster, "GIVEN_UP", 2)
    given_up = {7: 0}
    cluster._look_at(lost, 7, "tcp://10.0.0.1:1", given_up)
    with pytest.raises(cluster.ClusterError, match=r"game 7 was lost .* with tcp://10.0.0.1:9$"):
        cluster._look_at(lost, 7, "tcp://10.0.0.1:1", given_up)


@pytest.mark.parametrize(
    ("error", "expected"),
    [
        (ModuleNotFoundError("No module named 'cfanp_gui'"), "does not have this program, 0.*No m"),
        (AttributeError("no attribute 'answer'"), "does not have this program, 0.*no attribute"),
    ],
)
def test_workers_that_lack_the_program(error: Exception, expected: str) -> None:
    with pytest.raises(cluster.ClusterError, match=expected):
        cluster._look_at(Errored(error), 1, "tcp://10.0.0.1:1", {})


@pytest.mark.slow
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
    expected = f"cfanp selfplay: no scheduler can be reached at {address}: "
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith(expected)
    assert WINDOWS or last == expected + "nothing answers there"


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
        answering.join(TIMEOUT)
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
        (("--cluster", "tcp://127.0.0.1:1", "--tls-ca", "a"), "certificates are for tls:// addr"),
        (("--cluster", "tls://127.0.0.1:1", "--tls-key", "a"), "--tls-key needs --tls-cert"),
        (("--tls-cert", "a"), "--tls-ca, --tls-cert and --tls-key are for --cluster"),
    ],
)
def test_what_does_not_go_together(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played("--games", "2", *arguments) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert expected in line
