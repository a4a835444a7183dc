"""`perft`: counts of move sequences."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from cfanp_gui.cli import base_games
from cfanp_gui.cli.output import USAGE, write_line
from cfanp_gui.cli.progress_line import MOVES, add_quiet, on_terminal
from cfanp_gui.cli.speech import reason
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.core.lines import Argument, whole
from cfanp_gui.core.text import TextError
from cfanp_gui.games import registry


def declare(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Counts the sequences of single moves of pieces from a position, whatever the game has of "
        "them: placements and choices too, and on all boards. Ending a turn early is not a move."
    )
    parser.failure = "the count cannot be written"
    parser.add_argument(
        "--system", choices=registry.keys(), default=registry.keys()[0], help="the game"
    )
    _add_starts(parser)
    base_games.add_rules(parser)
    parser.add_argument("--depth", type=int, required=True, metavar="D", help="moves in a sequence")
    parser.add_argument(
        "--divide", action="store_true", help="first a line (move: number) for each first move"
    )
    add_quiet(parser)
    parser.set_defaults(run=perft)


def _add_starts(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the games: the start of the count, and options."""
    start = parser.add_mutually_exclusive_group(required=True)
    for argument in _merged(game.lines.arguments() for game in registry.GAMES):
        (start if argument.is_start else parser).add_argument(
            *argument.flags,
            dest=argument.key,
            metavar=argument.metavar,
            help=argument.help,
            type=int if argument.is_number else str,
        )


def _merged(games: Iterable[Iterable[Argument]]) -> list[Argument]:
    """Return the arguments of all games; those with one key are merged, with all their flags."""
    merged: dict[str, Argument] = {}
    for arguments in games:
        for argument in arguments:
            known = merged.get(argument.key, argument)
            flags = tuple(dict.fromkeys((*known.flags, *argument.flags)))
            merged[argument.key] = known._replace(flags=flags)
    return list(merged.values())


def perft(arguments: argparse.Namespace) -> int:
    """Count, and print the result; return the exit status."""
    depth: int = arguments.depth
    divide: bool = arguments.divide
    try:
        if depth < (1 if divide else 0):
            raise TextError(
                "the depth is {depth} (expected at least {least})",
                depth=depth,
                least=1 if divide else 0,
            )
        game = registry.find_game(arguments.system).variant(arguments.options)
        known = [argument.key for argument in game.lines.arguments()]
        every = _merged(game.lines.arguments() for game in registry.GAMES)
        given = {
            argument.key: value
            for argument in every
            if (value := getattr(arguments, argument.key)) is not None
        }
        for key in given:
            if key not in known:
                raise TextError(
                    "unknown option “{name}” in {game} (expected one of {expected})",
                    name=key,
                    game=game.name,
                    expected=", ".join(known),
                )
        if arguments.options:
            given["options"] = arguments.options
        position = whole(game.lines.from_arguments(given))
    except ValueError as error:
        print(f"cfanp perft: {reason(error)}", file=sys.stderr)
        return USAGE
    if depth < 1:
        write_line(game.perft(position, depth))
        return 0
    firsts = sum(1 for _ in game.divide(position, 1))
    progress = on_terminal(firsts, MOVES, arguments.quiet or divide)
    total = 0
    try:
        for done, (move, number) in enumerate(game.divide(position, depth), start=1):
            if divide:
                write_line(f"{move}: {number}")
            total += number
            progress.tell(done)
    finally:
        progress.end()
    write_line(total)
    return 0
