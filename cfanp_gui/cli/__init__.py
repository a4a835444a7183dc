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
from cfanp_gui.cli import (
    annotation,
    arena_report,
    base_games,
    conversion,
    output,
    perft,
    playing,
    puzzling,
    runs,
    selfplay,
    speech,
    surveying,
)
from cfanp_gui.core.lines import Json
from cfanp_gui.core.options import OptionValues
from cfanp_gui.core.text import Text, sentence_of, shown
from cfanp_gui.games import registry
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.film_strip import MAX_COLUMNS
from cfanp_gui.record.tokens import CHARACTERS, SIGNS

_INTERRUPTED = 130
_BROKEN_PIPE = 141

_LINES = (
    "Every line is answered as soon as it is read. Empty lines are skipped, but counted. A line "
    'that cannot be used is answered by {"error": ..., "line": number}; the others go on, and '
    "the exit status is 1 at the end."
)


def main(argv: list[str] | None = None) -> int:
    """Run `cfanp` with arguments, or those of the program; return the exit status."""
    output.show_any_character()
    with speech.spoken_as(os.environ):
        return _run(argv)


def _run(argv: list[str] | None) -> int:
    """Do the same in the language of the environment, or in one that the arguments name."""
    try:
        try:
            arguments = _parser().parse_args(argv)
        except SystemExit:
            output.flush()  # of the help
            raise
        run: Callable[[argparse.Namespace], int] = arguments.run
        return base_games.run_with(arguments, run)
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return _BROKEN_PIPE
    except output.OutputError as error:
        _forget_output()
        with contextlib.suppress(OSError):
            reason = sentence_of(error)
            sentence = Text("standard output cannot be written: {reason}", reason=reason)
            print(f"cfanp: {speech.said(sentence)}", file=sys.stderr)
        return output.FAILED


class _ShowVersion(argparse.Action):
    """Shows the version, and how the kernel runs; only for that it is loaded here."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from cfanp_gui.games.cfanp.kernel_state import is_compiled

        print(f"cfanp {__version__} ({'compiled' if is_compiled() else 'interpreted'})")
        parser.exit()


class _Speak(argparse.Action):
    """Has everything said in a language from here on, also what is wrong with other arguments."""

    def __call__(self, _: argparse.ArgumentParser, __: object, key: object, *___: object) -> None:
        try:
            speech.speak(str(key))
        except speech.UnknownLanguageError as error:
            raise argparse.ArgumentError(self, speech.said(error)) from None


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cfanp", description="The rules of Chess For Any Number of Players."
    )
    parser.add_argument(
        "--version",
        action=_ShowVersion,
        nargs=0,
        help="show the version and whether the kernel is compiled or interpreted, and exit",
    )
    parser.add_argument(
        "--language",
        action=_Speak,
        metavar="KEY",
        help="speak another language than that of the locale, such as de: messages, and the words "
        "in pictures and web pages; what programs read stays as it is",
    )
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    system = f'A line names the game it is about by "system" ({", ".join(registry.keys())}).'
    moves = commands.add_parser(
        "moves",
        help="legal moves of positions",
        description="Reads positions or games, one a line, on standard input, and writes for "
        f"each a line of JSON. {system} "
        + " ".join(game.lines.moves_help for game in registry.GAMES),
        epilog=_LINES,
    )
    _add_options(moves)
    moves.set_defaults(run=_answering(playing.moves))

    play = commands.add_parser(
        "play",
        help="play moves on positions",
        description="Reads games, a line of JSON for each, on standard input, plays their moves "
        f"and writes for each a line of JSON. {system} "
        + " ".join(game.lines.play_help for game in registry.GAMES),
        epilog=_LINES,
    )
    _add_options(play)
    play.set_defaults(run=_answering(playing.play))

    insight = commands.add_parser(
        "insight",
        help="what positions hold for every army",
        description="Reads positions, one a line, as moves does, and writes for each a line of "
        f"JSON. {surveying.HELP}",
        epilog=_LINES,
    )
    _add_options(insight)
    surveying.add_arguments(insight)
    insight.set_defaults(run=lambda given: playing.each_line(surveying.answering(given)))

    counting = commands.add_parser(
        "perft",
        help="count sequences of moves",
        description="Counts the sequences of single moves of pieces from a position, whatever "
        "the game has of them: placements and choices too, and on all boards. Ending a turn "
        "early is not a move.",
    )
    counting.add_argument(
        "--system", choices=registry.keys(), default=registry.keys()[0], help="the game"
    )
    perft.add_arguments(counting)
    _add_options(counting)
    counting.add_argument(
        "--depth", type=int, required=True, metavar="D", help="moves in a sequence"
    )
    counting.add_argument(
        "--divide", action="store_true", help="first a line (move: number) for each first move"
    )
    counting.set_defaults(run=perft.perft)

    matching = commands.add_parser(
        "selfplay",
        help="let bots play against each other",
        description=selfplay.HELP,
        epilog=f"{arena_report.EXPLAINED} {runs.TRUST}",
    )
    selfplay.add_arguments(matching)
    _add_options(matching)
    matching.set_defaults(run=selfplay.selfplay)

    puzzles = commands.add_parser(
        "puzzles", help="mine, prove and solve puzzles", description=puzzling.HELP
    )
    for asking in puzzling.add_arguments(puzzles):
        _add_options(asking)

    validate = commands.add_parser(
        "validate",
        help="check files of games and positions",
        description="Reads files of games (.cpgn, .pgn) and of positions, one a line (.cfen, "
        ".rfen, .fen), and plays every move. Writes a line for each file: its name and ok, or "
        "what is wrong and where; - is standard input. The exit status is 1 if any file cannot be "
        "read.",
    )
    validate.add_argument("files", nargs="+", metavar="FILE", type=_file_name)
    validate.add_argument(
        "--format",
        dest="kind",
        metavar="KIND",
        help="what FILE holds, such as cpgn, whatever its name",
    )
    base_games.add_files(validate)
    validate.set_defaults(run=conversion.validate)

    converting = commands.add_parser(
        "convert",
        help="turn games, positions and pictures into each other",
        description="Reads IN (.cpgn, .pgn, .cfen, .rfen, .fen) and writes OUT (the same, .html, "
        ".svg, .png, .pdf or .gif): all games, or for positions and pictures how they end. A .html "
        "is a web page on which people without the program play through the games. Where pieces "
        "are hidden, page and pictures show what everybody saw; when the game is over, a switch on "
        "the page and --uncovered for pictures show all. With --moves "
        "a picture is a film strip: one picture for each move, of the boards it was about; a .pdf "
        "has such pages, and in a .gif one follows the other. With - IN is standard input and OUT "
        "standard output. Before OUT is replaced you are asked, and then by a complete new one "
        "alone. A .png, .pdf or .gif needs Qt, as the window does, and a .gif Pillow.",
    )
    converting.add_argument("source", metavar="IN", type=named_file)
    converting.add_argument("target", metavar="OUT", type=named_file)
    converting.add_argument(
        "--from",
        dest="source_kind",
        metavar="KIND",
        help="what IN holds, such as pgn, whatever its name",
    )
    converting.add_argument(
        "--format",
        dest="kind",
        metavar="KIND",
        help="what to write, such as svg, whatever OUT is called",
    )
    converting.add_argument("--force", action="store_true", help="replace OUT without being asked")
    converting.add_argument("--game", type=int, metavar="N", help="only game N of IN, from 1")
    converting.add_argument(
        "--ply", type=int, metavar="N", help="the position after N moves and other actions"
    )
    converting.add_argument(
        "--moves",
        type=_moves,
        metavar="FROM-TO",
        help="a film strip of these moves and other actions, counted as --ply does, such as 3-14 "
        "or 3- or all",
    )
    converting.add_argument(
        "--columns", type=_columns, metavar="N", help="pictures in a row of a film strip"
    )
    converting.add_argument(
        "--table", action="store_true", help="show the whole table in each picture of a film"
    )
    converting.add_argument(
        "--uncovered",
        action="store_true",
        help="in pictures of a game that is over show what was hidden in it too",
    )
    converting.add_argument(
        "--pieces",
        choices=SIGNS,
        default=CHARACTERS,
        help="what the pieces of Xiangqi and Shogi bear in pictures: characters (the usual) or "
        "pictograms",
    )
    base_games.add_files(converting)
    converting.set_defaults(run=conversion.convert)

    judging = commands.add_parser(
        "annotate", help="judge the moves of games, and note it", description=annotation.HELP
    )
    annotation.add_arguments(judging)
    base_games.add_files(judging)
    judging.set_defaults(run=annotation.annotate)

    known = commands.add_parser(
        "bases", help="the base games there are", description=base_games.HELP
    )
    base_games.add_files(known)
    known.set_defaults(run=base_games.bases)
    return parser


def _file_name(text: str) -> str:
    """Return the name of a file as it was given, or the path that a URL names."""
    path = named_file(text)
    return text if path == Path(text) else str(path)


def _add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--options",
        type=_options,
        default={},
        metavar="RULES",
        help='house rules where none are named, such as "defend=on exchange=on"',
    )
    base_games.add_choice(parser)


def _options(text: str) -> OptionValues:
    try:
        return playing.read_options(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(speech.said(error)) from None


def _moves(text: str) -> tuple[int, int | None]:
    first, dash, last = ("1", "-", "") if text == "all" else text.partition("-")
    if not all(one.isascii() and one.isdigit() for one in (first, last or "1")):
        raise argparse.ArgumentTypeError(
            speech.said(
                Text("“{text}” is not a range of moves (expected such as 3-14)", text=shown(text))
            )
        )
    return int(first), int(last) if last else None if dash else int(first)


def _columns(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= MAX_COLUMNS):
        raise argparse.ArgumentTypeError(
            speech.said(
                Text("it is “{text}” (expected 1 to {most})", text=shown(text), most=MAX_COLUMNS)
            )
        )  # fmt: skip
    return int(text)


def _answering(answer: Callable[[str, OptionValues], Json]) -> Callable[[argparse.Namespace], int]:
    """Return what runs a command that answers every line."""
    return lambda given: playing.each_line(lambda line: answer(line, given.options))


def _forget_output() -> None:
    """Let nothing fail when standard output, which nobody reads any more, is closed at the end."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
