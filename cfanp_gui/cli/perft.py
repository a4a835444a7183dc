"""`perft`: counts of move sequences."""

import argparse

from cfanp_gui.cli import base_games
from cfanp_gui.cli.output import USAGE, fail, write_line
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
    start = parser.add_mutually_exclusive_group(required=True)
    for argument in _arguments():
        (start if argument.is_start else parser).add_argument(
            *argument.flags,
            dest=argument.key,
            metavar=argument.metavar,
            help=argument.help,
            type=int if argument.is_number else str,
        )
    base_games.add_rules(parser)
    parser.value("--depth", "D", "moves in a sequence", int, required=True)
    parser.flag("--divide", "first a line (move: number) for each first move")
    add_quiet(parser)
    parser.set_defaults(run=perft)


def _arguments() -> list[Argument]:
    """Return the arguments of all games; those with one key are merged, with all their flags."""
    merged: dict[str, Argument] = {}
    for game in registry.GAMES:
        for argument in game.lines.arguments():
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
        given = {
            argument.key: value
            for argument in _arguments()
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
        return fail("perft", reason(error), USAGE)
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
