"""Runs of games in which something else than the program's own work is done for each game."""

import io
import time
from collections.abc import Callable
from contextlib import redirect_stderr
from pathlib import Path

from cfanp_gui.bots.arena import Arena, ArenaGame
from cfanp_gui.cli import base_games, runs
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.cli.workers import Work
from cfanp_gui.record.files import replace_texts


def played_by(
    work: Work[ArenaGame], *arguments: object, clock: Callable[[], float] = time.monotonic
) -> tuple[int, list[str]]:
    """Play as arguments of `selfplay` say; return the exit status and lines about the run."""
    parser = CommandParser()
    runs.add_arguments(parser, "games")
    base_games.add_rules(parser)
    options = parser.parse_args([str(one) for one in arguments])
    run = runs.Run("selfplay", options, write, work, clock)
    with redirect_stderr(io.StringIO()) as told:
        try:
            status = run.play(runs.arena_of(options), {})
        except KeyboardInterrupt:
            status = 130
    return status, told.getvalue().splitlines()


def write(_: Arena, out: Path, played: dict[int, ArenaGame]) -> None:
    """Write games in the order of their numbers."""
    replace_texts(out, (played[number].record for number in sorted(played)))
