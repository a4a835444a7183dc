"""`perft`: sequences of moves counted."""

from __future__ import annotations

import argparse
import sys

from cfanp_gui.games import registry

USAGE = 2
"""The exit status for arguments that do not go together."""


def perft(arguments: argparse.Namespace) -> int:
    """Count, and print what was counted; the exit status."""
    depth: int = arguments.depth
    divide: bool = arguments.divide
    try:
        if depth < (1 if divide else 0):
            raise ValueError(f"the depth is {depth} (expected at least {1 if divide else 0})")
        system = registry.find_game(arguments.system)
        options = {} if arguments.tempo is None else {"tempo": arguments.tempo}
        if arguments.position is not None:
            told = system.options_told(arguments.position)
            position = system.from_text(arguments.position, {**told, **options})
        else:
            position = system.initial(arguments.players, options)
    except ValueError as error:
        print(f"cfanp perft: {error}", file=sys.stderr)
        return USAGE
    if not divide:
        print(system.perft(position, depth), flush=True)
        return 0
    total = 0
    for move, number in system.divide(position, depth):
        print(f"{move}: {number}", flush=True)
        total += number
    print(total, flush=True)
    return 0
