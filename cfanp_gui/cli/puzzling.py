"""`puzzles`: the commands that mine, check and solve puzzles."""

import argparse
import random

from cfanp_gui.bots.contract import Limit
from cfanp_gui.cli import base_games, runs
from cfanp_gui.cli.output import FAILED, USAGE, fail, write_line
from cfanp_gui.cli.playing import read_position
from cfanp_gui.cli.progress_line import PUZZLES, add_quiet, on_terminal
from cfanp_gui.cli.speech import reason, said
from cfanp_gui.cli.subcommands import CommandParser, Subcommand, add_commands
from cfanp_gui.core.lines import LineError
from cfanp_gui.core.text import Text
from cfanp_gui.puzzles import puzzle_file, stipulation
from cfanp_gui.puzzles.prover import POSITIONS, Verdict, check, prove
from cfanp_gui.puzzles.stipulation import Goal, PuzzleError, Stipulation
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.game_record import RecordError

COMMANDS = (
    Subcommand("mine", "look for puzzles in games of bots", "mining:declare"),
    Subcommand("check", "prove puzzles again", "puzzling:declare_check"),
    Subcommand("solve", "solve or cook a puzzle", "puzzling:declare_solve"),
)
_NODES = "positions to look at for a proof"


def declare(parser: CommandParser) -> None:
    """Add the commands about puzzles."""
    others = "; ".join(Stipulation("b", goal, 2).text for goal in Goal if goal is not Goal.MATE)
    parser.description = (
        "A puzzle is a position and what is asked for, such as: b mates in 2. That is, army B "
        "checkmates an army within two turns, whatever the others do. Other things to ask for are "
        f"{others}. In games of White against Black a side is called such as 2w, or by the letter "
        "of its moves."
    )
    add_commands(parser, COMMANDS, "WHAT")


def declare_check(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Reads files of puzzles and proves them again: that each has one solution, and that it is "
        "the one the file says. Writes a line for each that does not, and for each file how many "
        "do and how many positions were looked at for that."
    )
    parser.failure = "a puzzle is not proven, or a file cannot be read"
    parser.add_argument("files", nargs="+", metavar="FILE", type=named_file, help="a file to check")
    parser.value("--sample", "N", "only N puzzles of each file, drawn by lot", int)
    parser.value("--seed", "S", "decides which are drawn", int, default=0)
    parser.value("--nodes", "K", _NODES, int, default=POSITIONS)
    add_quiet(parser)
    parser.set_defaults(run=check_files)


def declare_solve(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Reads a position, as moves does, and what is asked for, and writes what a proof finds: "
        "sound, with the only solution; cooked, with two; or no solution, with the best try and "
        "what refutes it."
    )
    parser.failure = "the puzzle is not sound"
    parser.add_argument("line", metavar="LINE", help="the position")
    parser.add_argument("asked", metavar="ASKED", help='what is asked for, such as "b mates in 2"')
    parser.value("--nodes", "K", _NODES, int, default=POSITIONS)
    base_games.add_rules(parser)
    parser.set_defaults(run=solve, players=None)


def check_files(arguments: argparse.Namespace) -> int:
    """Prove the puzzles of files again; return the exit status."""
    status = 0
    if arguments.nodes < 1 or (arguments.sample is not None and arguments.sample < 1):
        return fail("puzzles check", Text("--nodes and --sample must be at least 1"), USAGE)
    for path in arguments.files:
        try:
            puzzles = puzzle_file.load(path)
        except OSError as error:
            status = fail("puzzles check", f"{path}: {reason(error)}")
            continue
        except (RecordError, PuzzleError) as error:
            status = fail("puzzles check", error)
            continue
        if arguments.sample is not None and arguments.sample < len(puzzles):
            puzzles = random.Random(arguments.seed).sample(puzzles, arguments.sample)
        proven = positions = 0
        progress = on_terminal(len(puzzles), PUZZLES, arguments.quiet)
        for done, puzzle in enumerate(puzzles, start=1):
            try:
                positions += check(puzzle, Limit(arguments.nodes)).positions
                proven += 1
            except PuzzleError as error:
                progress.make_room()
                write_line(f"{path}: {said(error)}")
                status = FAILED
            progress.tell(done)
        progress.end()
        report = Text(
            "{file}: {count} of {all} proven, {positions} positions looked at",
            file=path,
            count=proven,
            all=len(puzzles),
            positions=positions,
        )
        write_line(said(report))
    return status


def solve(arguments: argparse.Namespace) -> int:
    """Print the result of a proof for a position; return the exit status."""
    if arguments.nodes < 1:
        return fail("puzzles solve", runs.too_small("nodes", arguments.nodes), USAGE)
    try:
        stipulated = stipulation.read(arguments.asked)
        _, position, _ = read_position(arguments.line, arguments)
        proof = prove(position.resolve_pending()[0], stipulated, Limit(arguments.nodes))
    except (LineError, ValueError) as error:
        return fail("puzzles solve", error, USAGE)
    write_line(said(proof.sentence()))
    return 0 if proof.verdict is Verdict.SOUND else FAILED
