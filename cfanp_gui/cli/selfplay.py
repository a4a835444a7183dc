"""`selfplay`: bots play games against each other, and how they did is told."""

from __future__ import annotations

import argparse
import errno
import os
import re
import signal
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from cfanp_gui.bots.arena import (
    EVENT,
    Arena,
    ArenaError,
    ArenaGame,
    BotError,
    Entrant,
    played_before,
)
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.cli.arena_report import as_json, table
from cfanp_gui.cli.cluster import ClusterError, Tls, check_address, cluster_games
from cfanp_gui.cli.output import write_line
from cfanp_gui.cli.progress_line import ProgressLine
from cfanp_gui.cli.workers import Remark, Waiting, WorkerError, local_games
from cfanp_gui.core.text import one_line
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.files import replace_texts
from cfanp_gui.record.game_record import GameRecord, RecordError
from cfanp_gui.session.formats import RECORD

USAGE = 2
"""The exit status for arguments that do not go together."""
FAILED = 1
"""The exit status when the file cannot be read or written, or a game cannot be played."""
BETWEEN_WRITES = 2.0
"""Seconds that pass at least between two writings of the file."""

HELP = (
    "Lets bots play games against each other and writes how they did. The list of bots is dealt "
    "over the seats, again from its beginning where there are more seats than bots: club,greedy is "
    "two against two in a game of four, club,greedy,greedy,greedy one against three. Seats move on "
    "by one from game to game, and when everybody has had every seat another order of the bots "
    "comes, so that neither seats nor neighbours decide. The same seed gives the same games, "
    "whatever the number of workers. The bots are, the weakest first: "
    f"{', '.join(one.key for one in LEVELS)}; one with a limit of its own is written such as "
    "club:500."
)

TRUST = (
    "The scheduler and the workers of --cluster must be your own, on a network of your own or with "
    "certificates (tls://). Who reaches a Dask scheduler or worker without certificates can have "
    "it run anything, and can read and alter what is sent. What comes back here is read as plain "
    "text: a game that is answered wrongly is played again on this machine, and what could run "
    "something here is refused. But who answers may still send legal games that the bots have not "
    "played, and whoever has a certificate signed by the authority is trusted alike, whatever "
    "the name or address in it."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the command wants to know."""
    parser.add_argument(
        "--system", choices=registry.keys(), default=registry.keys()[0], help="the game"
    )
    parser.add_argument(
        "--bots", required=True, metavar="A,B,...", help="who plays, such as club,greedy"
    )
    parser.add_argument(
        "--armies", "--players", dest="players", type=int, required=True, metavar="N",
        help="how many play",
    )  # fmt: skip
    parser.add_argument("--games", type=int, required=True, metavar="G", help="games to play")
    parser.add_argument(
        "--nodes", type=int, default=200, metavar="K",
        help="positions a bot may look at for an action (default 200)",
    )  # fmt: skip
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="chance (default 0)")
    parser.add_argument(
        "--actions", type=int, default=600, metavar="M",
        help="actions after which a game is broken off and shared by the living (default 600)",
    )  # fmt: skip
    parser.add_argument(
        "--workers", type=int, metavar="W",
        help="processes that play (default: one for each processor)",
    )  # fmt: skip
    parser.add_argument(
        "--cluster", metavar="ADDRESS",
        help="have the games played by the workers of a Dask scheduler that is running, such as "
        "tls://192.0.2.1:8786, or tcp://... without certificates (needs the extra cluster, here "
        "and there); see below whom that trusts",
    )  # fmt: skip
    certificates = (
        ("ca", "the certificate of the authority that has signed all others of a tls:// cluster"),
        ("cert", "the certificate of this machine, by which the scheduler knows it"),
        ("key", "its key, unless FILE of --tls-cert has it"),
    )
    for name, words in certificates:
        parser.add_argument(
            f"--tls-{name}", type=Path, metavar="FILE",
            help=f"{words} (PEM; default: as Dask's configuration has it)",
        )  # fmt: skip
    parser.add_argument(
        "--out", type=Path, metavar="FILE",
        help="write the games (.cpgn), every few seconds those that have ended",
    )  # fmt: skip
    parser.add_argument("--resume", action="store_true", help="play only the games that FILE lacks")
    parser.add_argument(
        "--json", action="store_true", help="write how they did as a line of JSON, for scripts"
    )
    parser.add_argument("--quiet", action="store_true", help="tell no progress on standard error")


def selfplay(arguments: argparse.Namespace) -> int:
    """Play, and print how the bots did; return the exit status."""
    try:
        arena = _arena(arguments)
        played = _before(arena, arguments)
    except OSError as error:
        return _fail(f"{arguments.out}: {error.strerror}", FAILED)
    except ValueError as error:
        return _fail(str(error), USAGE)
    missing = [number for number in range(1, arguments.games + 1) if number not in played]
    try:
        with _ended_in_order():
            _play(arena, missing, played, arguments)
    except OSError as error:
        return _fail(f"{arguments.out}: {error.strerror}", FAILED)
    except (RecordError, ClusterError) as error:
        return _fail(str(error), FAILED)
    except BotError as error:
        print(error.details, end="", file=sys.stderr)
        return _fail(str(error), FAILED)
    except BrokenExecutor:
        return _fail("a worker ended before its game did", FAILED)
    except WorkerError:
        return _fail("the source of the program has changed on the way", FAILED)
    write_line(as_json(arena, played) if arguments.json else table(arena, played))
    return 0


def _play(
    arena: Arena, missing: list[int], played: dict[int, ArenaGame], arguments: argparse.Namespace
) -> None:
    """Play the missing games; what has been played is written whatever ends it.

    Raises OSError, RecordError for more games than a file may have, and what `local_games` and
    `cluster_games` do.
    """
    out: Path | None = arguments.out
    progress = None
    if not arguments.quiet:
        progress = ProgressLine(sys.stderr, arguments.games, len(played))
    written, before = time.monotonic(), len(played)
    try:
        for game in _games(arena, missing, arguments):
            if isinstance(game, Remark):
                if progress is not None:
                    progress.make_room()
                _say(game)
                continue
            if isinstance(game, Waiting):
                if progress is not None:
                    progress.tell_workers(game.workers)
                continue
            # Whoever plays it: of every game the first result is taken, and all are the same.
            played.setdefault(game.number, game)
            if progress is not None:
                progress.tell(len(played))
            if out is not None and time.monotonic() - written >= BETWEEN_WRITES:
                _write(out, played)
                written = time.monotonic()
    except BaseException as error:
        if progress is not None:
            progress.end()
        if out is not None and not isinstance(error, (OSError, RecordError)):
            if len(played) > before:
                _write(out, played)
            if played:
                s = "" if arguments.games == 1 else "s"
                _say(f"{out} has {len(played)} of {arguments.games} game{s} (--resume goes on)")
        raise
    if progress is not None:
        progress.end()
    if out is not None and missing:
        _write(out, played)


def _games(
    arena: Arena, missing: list[int], arguments: argparse.Namespace
) -> Iterator[ArenaGame | Waiting | Remark]:
    if arguments.cluster is not None:
        return cluster_games(arena, missing, arguments.cluster, _tls(arguments))
    return local_games(arena, missing, arguments.workers or os.cpu_count() or 1)


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """Let what ends the process from outside end it as Ctrl+C does: what was played is kept."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    names = [name for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
    before = {}
    for name in names:
        number: signal.Signals = getattr(signal, name)
        # What a person has had ignored (nohup) stays so.
        if signal.getsignal(number) is signal.SIG_DFL:
            before[number] = signal.signal(number, _end)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, _: FrameType | None) -> None:
    raise SystemExit(128 + number)


def _say(message: str) -> None:
    # A terminal that was closed hears nothing.
    with suppress(OSError):
        print(f"cfanp selfplay: {one_line(message)}", file=sys.stderr, flush=True)


def _fail(message: str, status: int) -> int:
    _say(message)
    return status


def _arena(arguments: argparse.Namespace) -> Arena:
    """Return what is to be played. Raises ValueError for what cannot be."""
    for name in ("games", "nodes", "actions", "workers"):
        value = getattr(arguments, name)
        if value is not None and value < 1:
            raise ValueError(f"--{name} is {value} (expected at least 1)")
    tls = _tls(arguments)
    if arguments.cluster is None:
        if any(tls):
            raise ValueError("--tls-ca, --tls-cert and --tls-key are for --cluster")
    else:
        check_address(arguments.cluster, tls)
        if arguments.workers is not None:
            raise ValueError("--workers is for this machine (a cluster has its own workers)")
    texts = [text.strip() for text in arguments.bots.split(",")]
    entrants = tuple(Entrant.read(text, arguments.nodes) for text in texts)
    options = dict(arguments.options)
    game = registry.find_game(arguments.system).variant(options)
    return Arena(
        arguments.system, arguments.players, options, entrants, arguments.seed, arguments.actions,
        game.definition,
    )  # fmt: skip


def _tls(arguments: argparse.Namespace) -> Tls:
    return Tls(arguments.tls_ca, arguments.tls_cert, arguments.tls_key)


def _before(arena: Arena, arguments: argparse.Namespace) -> dict[int, ArenaGame]:
    """Return the games that are there already. Raises OSError, and ValueError for other games."""
    out: Path | None = arguments.out
    if out is None:
        if arguments.resume:
            raise ValueError("--resume needs --out, which names the file to go on with")
        return {}
    if out.suffix.lower() != RECORD:
        raise ValueError(f"unknown kind of file “{out.suffix}” (expected {RECORD})")
    if not out.exists():
        # Better now than when the first games have been played.
        folder = Path(os.path.realpath(out)).parent
        if not folder.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return {}
    if not arguments.resume:
        raise ValueError(f"{out} is there already (--resume goes on with it)")
    records, is_cut = _load(arena, out)
    try:
        found = played_before(arena, records)
    except ArenaError as error:
        raise ValueError(f"{out}: {error}") from None
    if found and max(found) > arguments.games:
        raise ValueError(f"{out} has a game {max(found)}, but --games is {arguments.games}")
    if is_cut or len(found) < len(records):
        _say(f"{out} has a game that is cut off, which is played again")
    return found


def _load(arena: Arena, out: Path) -> tuple[list[GameRecord], bool]:
    """Return the games of a file, and whether one at its end was left out that is cut off.

    Raises OSError, RecordError.
    """
    try:
        return cpgn.load(out, registry.find_game), False
    except RecordError as error:
        # A copy may have been cut off; we ourselves write all or nothing.
        text = out.read_bytes().decode("utf-8", errors="replace")
        start = text.rfind("\n\n[") + 1
        try:
            if _may_be_ours(arena, text[start:].lstrip("\n")):
                return cpgn.read_games(text[:start], registry.find_game), True
        except RecordError:
            pass  # it is not the last game alone that is wrong
        raise RecordError(f"{out}: {error}") from None


def _may_be_ours(arena: Arena, text: str) -> bool:
    """Return whether a text may be the beginning of a game of an arena, by the tags it has."""
    begins = f'[Event "{EVENT}"]\n'
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    return (text.startswith(begins) or (text != "" and begins.startswith(text))) and all(
        tags.get(name, value) == value for name, value in arena.tags(1).items() if name != "Round"
    )


def _write(out: Path, played: dict[int, ArenaGame]) -> None:
    """Write the games in the order of their numbers. Raises OSError, RecordError."""
    replace_texts(out, (played[number].record for number in sorted(played)), cpgn.MAX_BYTES)
