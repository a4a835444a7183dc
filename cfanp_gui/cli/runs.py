"""Long runs of games on the command line: their workers, progress and files.

Played games are in the file, however a run ends, and it can be resumed from there.
"""

import argparse
import errno
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any, Generic

from cfanp_gui.bots.added_bots import named
from cfanp_gui.bots.arena import Arena, BotError, Entrant
from cfanp_gui.cli.cluster import ClusterError, Tls, check_address, cluster_games
from cfanp_gui.cli.output import FAILED, USAGE, write_line
from cfanp_gui.cli.progress_line import GAMES, ProgressLine, add_quiet
from cfanp_gui.cli.speech import reason, said
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.cli.workers import Notice, Played, Waiting, Work, WorkerError, local_games
from cfanp_gui.core.text import Text, TextError
from cfanp_gui.games import registry
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.game_record import RecordError

BETWEEN_WRITES = 2.0
"""Minimum seconds between two writes of the file."""

TRUST = (
    "The scheduler and the workers of --cluster must be your own, on a network of your own or with "
    "certificates (tls://). Who reaches a Dask scheduler or worker without certificates can have "
    "it run anything, and can read and alter what is sent. What comes back here is read as plain "
    "text: a game that is answered wrongly is played again on this machine, and what could run "
    "something here is refused. But who answers may still send legal games that the bots have not "
    "played, and whoever has a certificate signed by the authority is trusted alike, whatever "
    "the name or address in it."
)


def add_arguments(parser: CommandParser, written: str, bots: str = "") -> None:
    """Add the arguments of a run; `written` is the content of its file, `bots` the usual ones."""
    parser.add_argument(
        "--system", choices=registry.keys(), default=registry.keys()[0], help="the game"
    )
    if bots:
        parser.set_defaults(bots=bots)
    else:
        parser.value("--bots", "A,B,...", "who plays, such as club,greedy", required=True)
    parser.add_argument(
        "--armies",
        "--players",
        dest="players",
        type=int,
        required=True,
        metavar="N",
        help="how many play",
    )
    nodes = "positions a bot may look at for an action"
    actions = "actions after which a game is broken off and shared by the living"
    parser.value("--games", "G", "games to play", int, required=True)
    parser.value("--nodes", "K", nodes, int, default=200)
    parser.value("--seed", "S", "decides what chance does", int, default=0)
    parser.value("--actions", "M", actions, int, default=600)
    parser.value("--workers", "W", "processes that play (default: one for each processor)", int)
    parser.value(
        "--cluster",
        "ADDRESS",
        "have the games played by the workers of a Dask scheduler that is running, such as "
        "tls://192.0.2.1:8786, or tcp://... without certificates (needs the extra cluster, here "
        "and there); see below whom that trusts",
    )
    certificates = (
        (
            "ca",
            "the certificate of the authority that has signed all others of a tls:// cluster; "
            "it and the next two are PEM, and by default those of Dask's configuration",
        ),
        ("cert", "the certificate of this machine, by which the scheduler knows it"),
        ("key", "its key, unless FILE of --tls-cert has it"),
    )
    for name, words in certificates:
        parser.value(f"--tls-{name}", "FILE", words, named_file)
    parser.value(
        "--out",
        "FILE",
        f"write {written}, every few seconds those of games that have ended",
        named_file,
    )
    parser.flag("--resume", "play only the games that FILE lacks")
    add_quiet(parser)


def arena_of(arguments: argparse.Namespace) -> Arena:
    """Return the arena to be played. Raises ValueError for an invalid one."""
    for name in ("games", "nodes", "actions", "workers"):
        value = getattr(arguments, name)
        if value is not None and value < 1:
            raise ValueError(too_small(name, value))
    tls = _tls(arguments)
    if arguments.cluster is None:
        if any(tls):
            raise TextError("--tls-ca, --tls-cert and --tls-key are for --cluster")
    else:
        check_address(arguments.cluster, tls)
        if arguments.workers is not None:
            raise TextError("--workers is for this machine (a cluster has its own workers)")
    texts = [text.strip() for text in arguments.bots.split(",")]
    entrants = tuple(Entrant.read(text, arguments.nodes) for text in texts)
    options = dict(arguments.options)
    game = registry.find_game(arguments.system).variant(options)
    for entrant in entrants:
        if ":" in entrant.level:
            named(entrant.level)(None).start()  # one that cannot be loaded would lose all its games
    return Arena(
        arguments.system,
        arguments.players,
        options,
        entrants,
        arguments.seed,
        arguments.actions,
        game.definition,
    )


def too_small(name: str, value: int) -> Text:
    """Return the error for an option that is less than 1."""
    return Text("--{name} is {value} (expected at least 1)", name=name, value=value)


def _tls(arguments: argparse.Namespace) -> Tls:
    return Tls(arguments.tls_ca, arguments.tls_cert, arguments.tls_key)


def _begun_file(arguments: argparse.Namespace, suffix: str) -> Path | None:
    """Return the file to resume from, None for a new run. Raises OSError and ValueError."""
    out: Path | None = arguments.out
    if out is None:
        if arguments.resume:
            raise TextError("--resume needs --out, which names the file to go on with")
        return None
    if out.suffix.lower() != suffix:
        raise TextError(
            "unknown kind of file “{kind}” (expected {expected})", kind=out.suffix, expected=suffix
        )
    if not out.exists():
        # It fails now rather than after the first games have been played.
        folder = Path(os.path.realpath(out)).parent
        if not folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return None
    if not arguments.resume:
        raise TextError("{file} is there already (--resume goes on with it)", file=out)
    return out


@dataclass
class Run(Generic[Played]):
    """A command's run: games that are played and stored."""

    command: str
    arguments: argparse.Namespace
    write: Callable[[Any, Path, dict[int, Played]], None]
    """Function that writes a job's games, given by their numbers."""
    work: Work[Played]
    """Work that is done for each game."""
    clock: Callable[[], float] = time.monotonic
    """Function that returns seconds."""

    def say(self, message: str | Exception) -> None:
        """Write a message, or that of an exception, to standard error."""
        # A closed terminal raises an error.
        with suppress(OSError):
            print(f"cfanp {self.command}: {said(message)}", file=sys.stderr, flush=True)

    def fail(self, message: str | Exception, status: int) -> int:
        """Write the reason of a failure; return the exit status."""
        self.say(message)
        return status

    def play_all(
        self,
        make: Callable[[], Any],
        suffix: str,
        load: Callable[[Any, Path], dict[int, Played]],
        report: Callable[[Any, dict[int, Played]], str],
    ) -> int:
        """Play the games that `load` does not find, and report all; return the exit status."""
        try:
            job = make()
            out = _begun_file(self.arguments, suffix)
            played = {} if out is None else load(job, out)
            number, games = max(played, default=0), self.arguments.games
            if number > games:
                raise TextError(
                    "{file} has a game {number}, but --games is {games}",
                    file=out,
                    number=number,
                    games=games,
                )
        except OSError as error:
            return self.fail(f"{self.arguments.out}: {reason(error)}", FAILED)
        except ValueError as error:
            return self.fail(error, USAGE)
        status = self.play(job, played)
        if not status:
            write_line(report(job, played))
        return status

    def play(self, job: Any, played: dict[int, Played]) -> int:
        """Play the missing games of a job; return the exit status."""
        arguments = self.arguments
        missing = [number for number in range(1, arguments.games + 1) if number not in played]
        try:
            with ended_in_order():
                self._play(job, missing, played)
        except OSError as error:
            return self.fail(f"{arguments.out}: {reason(error)}", FAILED)
        except (RecordError, ClusterError) as error:
            return self.fail(error, FAILED)
        except BotError as error:
            print(error.details, end="", file=sys.stderr)
            return self.fail(error, FAILED)
        except BrokenExecutor:
            return self.fail(Text("a worker ended before its game did"), FAILED)
        except WorkerError:
            return self.fail(Text("the source of the program has changed on the way"), FAILED)
        return 0

    def _play(self, job: Any, missing: list[int], played: dict[int, Played]) -> None:
        """Play the missing games and write those played, however it ends. Raises as `play` does."""
        arguments = self.arguments
        out: Path | None = arguments.out
        progress = ProgressLine(
            sys.stderr, arguments.games, len(played), self.clock, quiet=arguments.quiet
        )
        written, before = self.clock(), len(played)
        games: Iterator[Played | Waiting | Notice]
        if arguments.cluster is not None:
            games = cluster_games(job, missing, arguments.cluster, _tls(arguments), self.work)
        else:
            workers = arguments.workers or os.cpu_count() or 1
            games = local_games(job, missing, workers, self.work)
        try:
            for game in games:
                if isinstance(game, Notice):
                    progress.make_room()
                    self.say(game.sentence)
                    continue
                if isinstance(game, Waiting):
                    progress.tell_workers(game.workers)
                    continue
                # The first result of every game is used; all results are the same.
                played.setdefault(game.number, game)
                progress.tell(len(played))
                if out is not None and self.clock() - written >= BETWEEN_WRITES:
                    self.write(job, out, played)
                    written = self.clock()
        except BaseException as error:
            progress.end()
            if out is not None and not isinstance(error, (OSError, RecordError)):
                if len(played) > before:
                    self.write(job, out, played)
                if played:
                    message = Text(
                        "{file} has {count} of {games} (--resume goes on)",
                        file=out,
                        count=len(played),
                        games=GAMES.number(arguments.games),
                    )
                    self.say(message)
            raise
        progress.end()
        if out is not None and missing:
            self.write(job, out, played)


@contextmanager
def ended_in_order() -> Iterator[None]:
    """Treat termination signals like Ctrl+C, so that played games are kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = [name for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
    before = {}
    for name in names:
        number: signal.Signals = getattr(signal, name)
        # Signals that a person has had ignored (nohup) stay ignored.
        if signal.getsignal(number) is signal.SIG_DFL:
            before[number] = signal.signal(number, _end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, _: FrameType | None) -> None:
    raise SystemExit(128 + number)
