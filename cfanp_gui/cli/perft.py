"""`perft`: sequences of moves counted."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from cfanp_gui.cli.output import USAGE, write_line
from cfanp_gui.cli.speech import reason
from cfanp_gui.core.lines import Argument, whole
from cfanp_gui.core.text import Text
from cfanp_gui.games import registry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what the games want to know: where to count from, and what else there is."""
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
    """Return the arguments of all games; those with one key are one, written in either way."""
    found: dict[str, Argument] = {}
    for arguments in games:
        for argument in arguments:
            known = found.get(argument.key, argument)
            flags = tuple(dict.fromkeys((*known.flags, *argument.flags)))
            found[argument.key] = known._replace(flags=flags)
    return list(found.values())


def perft(arguments: argparse.Namespace) -> int:
    """Count, and print what was counted; return the exit status."""
    depth: int = arguments.depth
    divide: bool = arguments.divide
    try:
        if depth < (1 if divide else 0):
            raise ValueError(
                Text("the depth is {depth} (expected at least {least})", depth=depth,
                     least=1 if divide else 0)
            )  # fmt: skip
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
                raise ValueError(
                    Text("unknown option “{name}” in {game} (expected one of {expected})",
                         name=key, game=game.name, expected=", ".join(known))
                )  # fmt: skip
        if arguments.options:
            given["options"] = arguments.options
        position = whole(game.lines.from_arguments(given))
    except ValueError as error:
        print(f"cfanp perft: {reason(error)}", file=sys.stderr)
        return USAGE
    if not divide:
        write_line(game.perft(position, depth))
        return 0
    total = 0
    for move, number in game.divide(position, depth):
        write_line(f"{move}: {number}")
        total += number
    write_line(total)
    return 0
