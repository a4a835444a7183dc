"""`cfanp`: the rules on the command line, for scripts and for checking them.

Nothing here needs the window or Qt.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

from cfanp_gui import __version__
from cfanp_gui.core import registry
from cfanp_gui.core.geometry import ARMY_LETTERS
from cfanp_gui.core.system import (
    Checkmate,
    Died,
    Event,
    HandedOver,
    IllegalAction,
    OptionError,
    Out,
    Outcome,
    Passed,
    PositionError,
    PushedPosition,
    Removed,
)
from cfanp_gui.core.systems.ring.men import short_name
from cfanp_gui.record import convert
from cfanp_gui.record.errors import RecordError, shown
from cfanp_gui.record.notation import notation_for

MAX_LINE = 1_000_000
"""Bytes of the longest line that is read."""

SYSTEM = registry.usual_system()

_FAILED = 1
_USAGE = 2
_INTERRUPTED = 130
_BROKEN_PIPE = 141

_LINES = (
    "Every line is answered as soon as it is read. Empty lines are skipped, but counted. A line "
    'that cannot be used is answered by {"error": ..., "line": number}; the others go on, and '
    "the exit status is 1 at the end."
)


class LineError(ValueError):
    """A line of input that cannot be used; the message says why."""


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
        "A position in which the army to move must pass, or is checkmated, has no moves.",
        epilog=_LINES,
    )
    moves.set_defaults(run=lambda _: _each_line(_moves))

    play = commands.add_parser(
        "play",
        help="play moves on positions",
        description='Reads lines of JSON, {"cfen": ..., "moves": [...]} with the moves in machine '
        'form ("end" ends the turn early) and, if wanted, "options": {...} with house rules. '
        "Writes for each a line of JSON: the cfen after them, the moves in human form (san), "
        "what happened (events), and how the game ended (over).",
        epilog=_LINES,
    )
    play.set_defaults(run=lambda _: _each_line(_play))

    perft = commands.add_parser(
        "perft",
        help="count sequences of moves",
        description="Counts the sequences of single piece moves from a position. Ending a turn "
        "early is no move.",
    )
    position = perft.add_mutually_exclusive_group(required=True)
    position.add_argument("--armies", type=int, metavar="N", help="the start for N armies")
    position.add_argument("--cfen", help="a position as one CFEN line")
    perft.add_argument("--depth", type=int, required=True, metavar="D", help="moves in a sequence")
    perft.add_argument(
        "--divide", action="store_true", help="first a line (move: number) for each first move"
    )
    perft.set_defaults(run=_perft)

    validate = commands.add_parser(
        "validate",
        help="check files of games and positions",
        description="Reads files of games (.cpgn, .pgn) and of positions, one a line (.cfen, "
        ".fen), and plays every move. Writes a line for each file: its name and ok, or what is "
        "wrong and where. The exit status is 1 if any file cannot be read.",
    )
    validate.add_argument("files", nargs="+", metavar="FILE")
    validate.set_defaults(run=_validate)

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
    converting.set_defaults(run=_convert)
    return parser


def _each_line(answer: Callable[[str], dict[str, Any]]) -> int:
    """Answer every line of standard input by one of standard output; the exit status."""
    status = 0
    for number, line in _lines(sys.stdin.buffer):
        try:
            if isinstance(line, LineError):
                raise line
            result = answer(line)
        except (LineError, PositionError, OptionError) as error:
            result = {"error": str(error), "line": number}
            status = _FAILED
        print(json.dumps(result), flush=True)
    return status


def _lines(stream: BinaryIO) -> Iterator[tuple[int, str | LineError]]:
    """The lines that are not empty, with their numbers from 1; an error for one that is no text."""
    number = 0
    while data := stream.readline(MAX_LINE + 1):
        number += 1
        if len(data) > MAX_LINE:
            while not data.endswith(b"\n") and (data := stream.readline(MAX_LINE)):
                pass
            yield number, LineError(f"the line is longer than {MAX_LINE} bytes")
            continue
        try:
            line = data.decode("utf-8-sig" if number == 1 else "utf-8").rstrip("\r\n")
        except UnicodeDecodeError as error:
            yield (
                number,
                LineError(f"byte {error.start + 1} of the line is not UTF-8 text"),
            )
            continue
        if line.strip():
            yield number, line


def _moves(line: str) -> dict[str, Any]:
    position = SYSTEM.from_text(line, {})
    turn = position.turn()
    moves = [move.text for pair in position.pairs() for move in position.pair_actions(pair)]
    return {
        "cfen": line,
        "army": ARMY_LETTERS[turn.army],
        "moves": sorted(moves),
        "may_end": turn.end is not None,
        "over": _outcome(position.outcome()),
    }


def _play(line: str) -> dict[str, Any]:
    cfen, moves, options = _read_game(line)
    position, happened = SYSTEM.from_text(cfen, options).settled()
    events = [_event(event) for event in happened]
    human = []
    for number, text in enumerate(moves, 1):
        token, position, happened = _play_move(position, text, number)
        if text != "end":
            human.append(token)
        events += [_event(event) for event in happened]
    over = _outcome(position.outcome())
    if over is not None:
        events.append({"type": "over", **over})
    return {"cfen": position.to_text(), "san": human, "events": events, "over": over}


def _play_move(
    position: PushedPosition, text: str, number: int
) -> tuple[str, PushedPosition, tuple[Event, ...]]:
    """A move in human form, the position after it, and what happened. Raises LineError."""
    try:
        action = SYSTEM.parse_action(text)
        after, transition = position.apply(action)
    except IllegalAction as error:
        raise LineError(f"move {number}, “{shown(text)}”: {error}") from None
    except ValueError:
        raise LineError(
            f"move {number}, “{shown(text)}”, is not a move (expected such as AB:e2e4, or end)"
        ) from None
    human = notation_for(SYSTEM).human(position, action, transition)
    return human, after, transition.events


def _read_game(line: str) -> tuple[str, list[str], dict[str, Any]]:
    """The parts of a line of `play`. Raises LineError."""
    try:
        value = json.loads(line)
    except json.JSONDecodeError as error:
        raise LineError(f"no JSON: {error.msg} at column {error.colno}") from None
    except (ValueError, RecursionError):
        raise LineError("no JSON: a number or the nesting is beyond all measure") from None
    if not isinstance(value, dict):
        raise LineError('no JSON object (expected {"cfen": ..., "moves": [...]})')
    for key in value:
        if key not in ("cfen", "moves", "options"):
            raise LineError(f"unknown key “{shown(key)}” (expected cfen, moves and options)")
    cfen, moves, options = value.get("cfen"), value.get("moves"), value.get("options", {})
    if not isinstance(cfen, str):
        raise LineError("“cfen” is missing or no text (expected a position)")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise LineError('“moves” is missing or no list of texts (expected such as ["AB:e2e4"])')
    if not isinstance(options, dict):
        raise LineError('“options” is no object (expected such as {"join": "reflect"})')
    return cfen, moves, options


def _event(event: Event) -> dict[str, Any]:
    match event:
        case Checkmate(army, by_player, by_army):
            return {
                "type": "checkmate",
                "army": ARMY_LETTERS[army],
                "by_player": by_player,
                "by_army": ARMY_LETTERS[by_army],
            }
        case Passed(army):
            return {"type": "pass", "army": ARMY_LETTERS[army]}
        case Died(army, player):
            return {"type": "died", "army": ARMY_LETTERS[army], "player": player}
        case HandedOver(army, by_player, to_player):
            return {
                "type": "handed_over",
                "army": ARMY_LETTERS[army],
                "by_player": by_player,
                "to_player": to_player,
            }
        case Out(player, by_player, board):
            return {"type": "out", "player": player, "by_player": by_player, "board": board}
        case Removed(piece):
            return {"type": "removed", "piece": short_name(piece)}


def _outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "result": outcome.result,
        "players": list(outcome.players),
        "reason": outcome.reason,
    }


def _perft(arguments: argparse.Namespace) -> int:
    depth: int = arguments.depth
    divide: bool = arguments.divide
    try:
        if depth < (1 if divide else 0):
            raise ValueError(f"the depth is {depth} (expected at least {1 if divide else 0})")
        if arguments.cfen is not None:
            position = SYSTEM.from_text(arguments.cfen, {})
        else:
            position = SYSTEM.initial(arguments.armies, {})
    except ValueError as error:
        print(f"cfanp perft: {error}", file=sys.stderr)
        return _USAGE
    if not divide:
        print(SYSTEM.perft(position, depth), flush=True)
        return 0
    total = 0
    for move, number in SYSTEM.divide(position, depth):
        print(f"{move}: {number}", flush=True)
        total += number
    print(total, flush=True)
    return 0


def _validate(arguments: argparse.Namespace) -> int:
    status = 0
    for name in arguments.files:
        path = Path(name)
        try:
            count = len(convert.load(path, SYSTEM))
            what = "game" if convert.kind_of(path) in convert.GAMES else "position"
            said = f"ok, {count} {what}{'' if count == 1 else 's'}"
        except (OSError, ValueError) as error:
            said = _reason(error)
            status = _FAILED
        print(f"{_printable(name)}: {said}", flush=True)
    return status


def _convert(arguments: argparse.Namespace) -> int:
    source: Path = arguments.source
    target: Path = arguments.target
    number: int | None = arguments.game
    ply: int | None = arguments.ply
    kind = target.suffix.lower()
    at_fault = source
    try:
        games = convert.load(source, SYSTEM)
        if number is not None:
            if not 1 <= number <= len(games):
                raise RecordError(f"there is no game {number} (expected 1 to {len(games)})")
            games = [games[number - 1]]
        elif kind in convert.PICTURES and len(games) != 1:
            raise RecordError(f"there are {len(games)} games (choose one with --game N)")
        at_fault = target
        if ply is not None and kind in convert.GAMES:
            raise RecordError("--ply is for positions and pictures")
        if kind == ".png":
            _save_png(target, convert.draw(games[0], ply))
        else:
            convert.save(target, games, ply)
    except (OSError, ValueError) as error:
        print(f"cfanp convert: {_printable(str(at_fault))}: {_reason(error)}", file=sys.stderr)
        return _FAILED
    return 0


def _save_png(target: Path, svg: str) -> None:
    """Have the window's program draw a picture: Qt stays out of this one. Raises RecordError."""
    environment = dict(os.environ)
    package = str(Path(__file__).resolve().parents[1])
    environment["PYTHONPATH"] = os.pathsep.join(
        filter(None, (package, environment.get("PYTHONPATH")))
    )
    with tempfile.TemporaryDirectory(prefix="cfanp-") as folder:
        source = Path(folder, "picture.svg")
        source.write_text(svg, encoding="utf-8")
        command = [sys.executable, "-m", "cfanp_gui", "--render-svg", str(source)]
        done = subprocess.run(
            [*command, str(target.absolute())],
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        reason = said[-1].removeprefix("cfanp-gui: ") if said else "Qt ended without a word"
        raise RecordError(f"the picture cannot be drawn: {reason}")


def _reason(error: Exception) -> str:
    """An error in one line."""
    said = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return _printable(said) or type(error).__name__


def _printable(text: str) -> str:
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in text)


def _forget_output() -> None:
    """Nobody reads standard output any more: let nothing fail when it is closed at the end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)


if __name__ == "__main__":
    sys.exit(main())
