"""`bases`: the base games there are; and which one other commands are about."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import ExitStack

from cfanp_gui.assets import GAMES, user_data
from cfanp_gui.cli.output import USAGE, write_line
from cfanp_gui.cli.speech import reason
from cfanp_gui.core.lines import Json
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.options import BASE
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.files import read_file
from cfanp_gui.session.added_games import added_games

HELP = (
    "Writes a line of JSON for each base game, which is a game for two whose board is cut in the "
    'middle: its key ("base"), its name, the files and ranks of its board, the ranks of a '
    'half-board ("half"), and why it cannot be played here ("error"), which is null where it can.'
)


def add_files(parser: argparse.ArgumentParser) -> None:
    """Let base games come from files."""
    parser.add_argument(
        "--variants", type=named_file, action="append", default=[], metavar="FILE",
        help="have the base games of a file too, which is written like the variants.ini of "
        "Fairy-Stockfish; may be given several times",
    )  # fmt: skip


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Let a base game be chosen, also one of a file."""
    parser.add_argument(
        "--base", metavar="KEY",
        help="what is played on half-boards where that is not named (see bases; default: chess)",
    )  # fmt: skip
    add_files(parser)


def run_with(arguments: argparse.Namespace, run: Callable[[argparse.Namespace], int]) -> int:
    """Run a command with the base games of the files that arguments name; return its exit status.

    Those that a person has added in the window are known too. The chosen one is an option like
    others.
    """
    if getattr(arguments, "base", None) is not None:
        arguments.options = {**arguments.options, BASE: arguments.base}
    with ExitStack() as added:
        added.enter_context(BASE_GAMES.with_added(added_games(user_data() / GAMES)))
        for path in getattr(arguments, "variants", ()):
            try:
                added.enter_context(BASE_GAMES.including(_games_of(path)))
            except (OSError, ValueError) as error:
                print(f"cfanp: {path}: {reason(error)}", file=sys.stderr)
                return USAGE
        return run(arguments)


def _games_of(path: Path) -> DescribedGames:
    """Return the base games of a file. Raises OSError, and ValueError for one without any."""
    file = DescribedGames.of_file(path.name, read_file(path, DescribedGames.LONGEST))
    file.check()
    return file


def bases(_: argparse.Namespace) -> int:
    """Write what base games there are; return the exit status."""
    for game in BASE_GAMES:
        write_line(json.dumps(_told(game)))
    for one in BASE_GAMES.refused():
        nothing = dict.fromkeys(("name", "files", "ranks", "half"))
        write_line(json.dumps({"base": one.section, **nothing, "error": str(one.sentence)}))
    return 0


def _told(game: BaseGame) -> Json:
    return {
        "base": game.key,
        "name": str(game.name),
        "files": game.files,
        "ranks": 2 * game.ranks + game.strip,
        "half": game.ranks,
        "error": None,
    }
