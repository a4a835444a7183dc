"""`cfanp`: the rules on the command line, for scripts and for checking them.

Nothing here needs the window or Qt.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path

from cfanp_gui import __version__
from cfanp_gui.cli import boards, files, lines, pushed
from cfanp_gui.cli.counting import perft
from cfanp_gui.games import registry

_INTERRUPTED = 130
_BROKEN_PIPE = 141

_LINES = (
    "Every line is answered as soon as it is read. Empty lines are skipped, but counted. A line "
    'that cannot be used is answered by {"error": ..., "line": number}; the others go on, and '
    "the exit status is 1 at the end."
)

_BOARDS = (
    f"This is given as {boards.EXAMPLE} with the moves since its start in machine form and, if "
    'wanted, "tempo": "free" or "rounds", "options": {"tournament": true or false}, and "rfen" '
    "with a position to start from. Answered are the legal moves on all boards, the player to "
    "move on each (to_move), the players' stockpiles as piece, colour and set (Nw3), and how the "
    "game ended (over)."
)


def main(argv: list[str] | None = None) -> int:
    """Run `cfanp` with arguments (those of the program when None); the exit status."""
    arguments = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        return run(arguments)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return _BROKEN_PIPE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cfanp", description="The rules of Chess For Any Number of Players."
    )
    parser.add_argument("--version", action="version", version=f"cfanp {__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    moves = commands.add_parser(
        "moves",
        help="legal moves of positions",
        description="Reads positions (CFEN), one a line, on standard input. Writes for each a line "
        "of JSON: the cfen as given, the army to move, its piece moves in machine form, sorted; "
        "whether the rest of the turn may be declined (may_end), and how the game ended (over). "
        "A position in which the army to move must pass, or is checkmated, has no moves. A line "
        f"may also be a game of boards. {_BOARDS}",
        epilog=_LINES,
    )
    moves.set_defaults(run=lambda _: lines.each_line(_moves))

    play = commands.add_parser(
        "play",
        help="play moves on positions",
        description='Reads lines of JSON, {"cfen": ..., "moves": [...]} with the moves in machine '
        'form ("end" ends the turn early) and, if wanted, "options": {...} with house rules. '
        "Writes for each a line of JSON: the cfen after them, the moves in human form (san), "
        "what happened (events), and how the game ended (over). A line may also be a game of "
        f"boards. {_BOARDS} To this comes what happened (events): who is out, and which pieces "
        "left the game for good (removed).",
        epilog=_LINES,
    )
    play.set_defaults(run=lambda _: lines.each_line(_play))

    counting = commands.add_parser(
        "perft",
        help="count sequences of moves",
        description="Counts the sequences of single piece moves from a position; in a ring also "
        "placements and choices, on all boards. Ending a turn early is no move.",
    )
    counting.add_argument(
        "--system", choices=registry.KEYS, default=registry.KEYS[0], help="the game"
    )
    start = counting.add_mutually_exclusive_group(required=True)
    start.add_argument(
        "--armies", "--players", type=int, metavar="N", dest="players", help="the start for N"
    )
    start.add_argument(
        "--cfen", "--rfen", metavar="LINE", dest="position", help="a position as one line"
    )
    counting.add_argument("--tempo", help="in a ring: free or rounds")
    counting.add_argument(
        "--depth", type=int, required=True, metavar="D", help="moves in a sequence"
    )
    counting.add_argument(
        "--divide", action="store_true", help="first a line (move: number) for each first move"
    )
    counting.set_defaults(run=perft)

    validate = commands.add_parser(
        "validate",
        help="check files of games and positions",
        description="Reads files of games (.cpgn, .pgn) and of positions, one a line (.cfen, "
        ".fen), and plays every move. Writes a line for each file: its name and ok, or what is "
        "wrong and where. The exit status is 1 if any file cannot be read.",
    )
    validate.add_argument("files", nargs="+", metavar="FILE")
    validate.set_defaults(run=files.validate)

    converting = commands.add_parser(
        "convert",
        help="turn games, positions and pictures into each other",
        description="Reads IN (.cpgn, .pgn, .cfen, .fen) and writes OUT (the same, .svg or .png): "
        "all games, or for positions and pictures how they end. An OUT that is there already is "
        "replaced, but only by a whole new one. A .png takes Qt, as the window does.",
    )
    converting.add_argument("source", metavar="IN", type=Path)
    converting.add_argument("target", metavar="OUT", type=Path)
    converting.add_argument("--game", type=int, metavar="N", help="only game N of IN, from 1")
    converting.add_argument(
        "--ply", type=int, metavar="N", help="the position after N moves and other actions"
    )
    converting.set_defaults(run=files.convert)
    return parser


def _moves(line: str) -> lines.Json:
    """What `moves` answers to a line: a CFEN, or an object that names a game."""
    if not line.lstrip().startswith("{"):
        return pushed.moves(line)
    value = lines.read_object(line, boards.EXAMPLE)
    if "system" not in value:
        raise lines.LineError(f"“system” is missing (expected {boards.EXAMPLE})")
    return boards.moves(value)


def _play(line: str) -> lines.Json:
    """What `play` answers to a line."""
    value = lines.read_object(line, '{"cfen": ..., "moves": [...]}')
    return boards.play(value) if "system" in value else pushed.play(value)


def _forget_output() -> None:
    """Nobody reads standard output any more: let nothing fail when it is closed at the end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
