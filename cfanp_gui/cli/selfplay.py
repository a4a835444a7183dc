"""`selfplay`: bots play games against each other, and how they did is told."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from pathlib import Path

from cfanp_gui.bots.arena import Arena, Entrant, Played, play_game, played_before, standings
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.files import replace_texts
from cfanp_gui.record.game_record import RecordError
from cfanp_gui.session.formats import RECORD

USAGE = 2
"""The exit status for arguments that do not go together."""
FAILED = 1
"""The exit status when the file cannot be read or written."""
BETWEEN_WRITES = 2.0
"""Seconds that pass at least between two writings of the file."""

HELP = (
    "Lets bots play games against each other and writes how they did: for each the games won (of "
    "a game that is shared its part), the part of all games with its standard error, and the part "
    "that would be fair by the number of seats. Seats are dealt in the order of the list, again "
    "from its beginning where there are more seats than bots, and move on by one from game to "
    "game. The same seed gives the same games, whatever the number of workers. Progress is told "
    f"on standard error. The bots are, the weakest first: {', '.join(one.key for one in LEVELS)}; "
    "one with a limit of its own is written such as club:500."
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
        "--workers", type=int, default=os.cpu_count() or 1, metavar="W",
        help="processes that play (default: one for each processor)",
    )  # fmt: skip
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the games (.cpgn)")
    parser.add_argument("--resume", action="store_true", help="play only the games that FILE lacks")


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
        _play(arena, missing, played, arguments)
    except OSError as error:
        return _fail(f"{arguments.out}: {error.strerror}", FAILED)
    except RecordError as error:
        return _fail(str(error), FAILED)
    except BrokenExecutor:
        return _fail("a worker ended before its game did (--resume goes on with FILE)", FAILED)
    _print(arena, played)
    return 0


def _play(
    arena: Arena, missing: list[int], played: dict[int, Played], arguments: argparse.Namespace
) -> None:
    """Play the missing games; what has been played is written too when a person ends it.

    Raises OSError, RecordError for more games than a file may have, and BrokenExecutor when a
    process that plays is killed.
    """
    out: Path | None = arguments.out
    progress = _Progress(arguments.games, len(played))
    written = time.monotonic()
    try:
        for game in _games(arena, missing, arguments.workers):
            played[game.number] = game
            progress.tell(len(played))
            if out is not None and time.monotonic() - written >= BETWEEN_WRITES:
                _write(out, played)
                written = time.monotonic()
    except (KeyboardInterrupt, BrokenExecutor):
        if out is not None and played:
            _write(out, played)
        raise
    finally:
        progress.end()
    if out is not None and missing:
        _write(out, played)


def _fail(message: str, status: int) -> int:
    print(f"cfanp selfplay: {message}", file=sys.stderr)
    return status


def _arena(arguments: argparse.Namespace) -> Arena:
    """Return what is to be played. Raises ValueError for what cannot be."""
    for name in ("games", "nodes", "actions", "workers"):
        value = getattr(arguments, name)
        if value < 1:
            raise ValueError(f"--{name} is {value} (expected at least 1)")
    texts = [text.strip() for text in arguments.bots.split(",")]
    entrants = tuple(Entrant.read(text, arguments.nodes) for text in texts)
    return Arena(
        arguments.system, arguments.players, dict(arguments.options), entrants, arguments.seed,
        arguments.actions,
    )  # fmt: skip


def _before(arena: Arena, arguments: argparse.Namespace) -> dict[int, Played]:
    """Return the games that are there already. Raises OSError, and ValueError for other games."""
    out: Path | None = arguments.out
    if out is None:
        if arguments.resume:
            raise ValueError("--resume needs --out, which names the file to go on with")
        return {}
    if out.suffix.lower() != RECORD:
        raise ValueError(f"unknown kind of file “{out.suffix}” (expected {RECORD})")
    if not out.exists():
        return {}
    if not arguments.resume:
        raise ValueError(f"{out} is there already (--resume goes on with it)")
    found = played_before(arena, cpgn.load(out, registry.find_game))
    if found and max(found) > arguments.games:
        raise ValueError(f"{out} has a game {max(found)}, but --games is {arguments.games}")
    return found


def _games(arena: Arena, numbers: list[int], workers: int) -> Iterator[Played]:
    """Yield games as they end, played by so many processes; by this one if it is one."""
    if workers == 1 or len(numbers) < 2:
        for number in numbers:
            yield play_game(arena, number)
        return
    # Not needed where one process plays, and slow to load.
    import signal
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import active_children, get_context

    # A person who ends the run ends this process; it ends the others, and they say nothing.
    pool = ProcessPoolExecutor(
        min(workers, len(numbers)), mp_context=get_context("spawn"),
        initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN),
    )  # fmt: skip
    try:
        for one in as_completed([pool.submit(play_game, arena, number) for number in numbers]):
            yield one.result()
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown()


def _write(out: Path, played: dict[int, Played]) -> None:
    """Write the games in the order of their numbers. Raises OSError, RecordError."""
    replace_texts(out, (played[number].record for number in sorted(played)), cpgn.MAX_BYTES)


class _Progress:
    """How far it has got, on standard error: one line, written anew where that is a terminal."""

    def __init__(self, games: int, before: int) -> None:
        self._games = games
        self._before = before
        self._begun = time.monotonic()
        self._live = sys.stderr.isatty()
        self.tell(before)

    def tell(self, played: int) -> None:
        """Tell how many games have been played."""
        line = f"{played} of {self._games} games"
        new = played - self._before
        if new and played < self._games:
            minutes = (time.monotonic() - self._begun) / new * (self._games - played) / 60
            line += f", about {minutes:.0f} min left" if minutes >= 1 else ", soon done"
        if self._live:
            print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
        else:
            print(line, file=sys.stderr, flush=True)

    def end(self) -> None:
        """End the line."""
        if self._live:
            print(file=sys.stderr)


def _print(arena: Arena, played: dict[int, Played]) -> None:
    """Print how the bots did, and how long games were."""
    rows = standings(arena, played)
    width = max(len("bot"), *(len(row.bot) for row in rows))
    print(f"{'bot':<{width}}  seats     won  % of games  +- error  % fair")
    for row in rows:
        print(
            f"{row.bot:<{width}}  {row.seats:5d}  {row.won:6.1f}  {100 * row.rate:10.1f}  "
            f"{100 * row.error:8.1f}  {100 * row.fair:6.1f}"
        )
    length = sum(game.actions for game in played.values()) / len(played)
    broken = sum(game.actions >= arena.actions for game in played.values())
    print(f"{len(played)} games, {length:.0f} actions on average, {broken} broken off", flush=True)
