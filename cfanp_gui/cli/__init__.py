"""`cfanp`: the rules on the command line, for scripts and for checking them.

It needs neither the window nor Qt, and only the command that is run is loaded.
"""

import argparse
import contextlib
import os
import sys

from cfanp_gui import BUILD
from cfanp_gui.cli import output, speech
from cfanp_gui.cli.subcommands import CommandParser, Subcommand, Table, add_commands
from cfanp_gui.core.text import Text, TextError, sentence_of

_INTERRUPTED = 130
_BROKEN_PIPE = 141

COMMANDS = (
    Subcommand("moves", "legal moves of positions", "playing:declare_moves"),
    Subcommand("play", "play moves on positions", "playing:declare_play"),
    Subcommand("insight", "what positions hold for every army", "surveying:declare"),
    Subcommand("perft", "count sequences of moves", "perft:declare"),
    Subcommand("selfplay", "let bots play against each other", "selfplay:declare"),
    Subcommand("weights", "learn what pieces are worth to bots", "learning:declare"),
    Subcommand("puzzles", "mine, prove and solve puzzles", "puzzling:declare"),
    Subcommand("validate", "check files of games and positions", "file_commands:declare_validate"),
    Subcommand(
        "convert",
        "turn games, positions and pictures into each other",
        "file_commands:declare_convert",
    ),
    Subcommand(
        "annotate", "judge the moves of games, and note it", "file_commands:declare_annotate"
    ),
    Subcommand("bases", "list the base games", "base_games:declare"),
)
"""All commands, in the order of the help."""
EXITS = (
    ("0", "all went well"),
    ("1", "a line, a file or a game cannot be used, or what is told cannot be written"),
    ("2", "the arguments cannot be used"),
    ("130", "it was interrupted by Ctrl+C"),
)
"""Meanings of the exit statuses."""


def main(argv: list[str] | None = None) -> int:
    """Run `cfanp` with the given or the program's arguments; return the exit status."""
    output.show_any_character()
    with speech.spoken_as(os.environ):  # or as the arguments name it
        try:
            try:
                arguments = command_parser().parse_args(argv)
            except SystemExit:
                output.flush()  # the help was shown
                raise
            from cfanp_gui.cli.base_games import run_with  # here, as help and version need none

            return run_with(arguments)
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
    """Shows the version, and the way in which the kernel would run."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from cfanp_gui.kernel.compiled_kernel import will_be_compiled

        print(f"cfanp {BUILD} ({'compiled' if will_be_compiled() else 'interpreted'})")
        parser.exit()


class _Speak(argparse.Action):
    """Sets the language of all following messages, including those about other arguments."""

    def __call__(self, _: argparse.ArgumentParser, __: object, key: object, *___: object) -> None:
        try:
            speech.speak(str(key))
        except TextError as error:
            raise argparse.ArgumentError(self, speech.said(error)) from None


def command_parser() -> CommandParser:
    """Return the parser of the arguments; each command declares its own on demand."""
    parser = CommandParser(
        prog="cfanp",
        description="The rules of Chess For Any Number of Players. COMMAND --help tells about a "
        "command.",
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
    add_commands(parser, COMMANDS, "COMMAND")
    parser.tables = lambda: [Table("exit status", EXITS)]
    return parser


def _forget_output() -> None:
    """Avoid an error at exit from closing standard output after its reader has gone."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
