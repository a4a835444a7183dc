"""`puzzles mine`: games of bots are searched for puzzles, each of which is proven.

The file is one of puzzles in which remarks give the parameters of mining and the game of each
puzzle. So a run can be resumed, and the file can be used as it is.
"""

import argparse
import json
import re
from pathlib import Path

from cfanp_gui.cli import base_games, runs
from cfanp_gui.cli.cluster import Reply, WrongAnswerError
from cfanp_gui.cli.speech import said
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.cli.workers import Work
from cfanp_gui.core.lines import Json
from cfanp_gui.core.text import Plural, TextError, joined, sentence_of, shown
from cfanp_gui.puzzles import puzzle_file
from cfanp_gui.puzzles.miner import PROOF, Mine, MinedGame, mine_game
from cfanp_gui.puzzles.prover import check
from cfanp_gui.puzzles.puzzle import Puzzle
from cfanp_gui.puzzles.stipulation import PuzzleError
from cfanp_gui.puzzles.themes import THEMES
from cfanp_gui.record.files import read_file, replace_file

SUFFIX = ".txt"
_HEAD = "# cfanp puzzles mine "
_GAME = re.compile(r"^# game (\d{1,9})$", re.MULTILINE)
_MOST_ANSWERED = 100_000
"""Maximum number of characters of another machine's answer."""


def declare(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Bots play games against each other, as selfplay has them play, and every position is "
        "looked at for every side: is there a mate, are there two armies to be taken, can a King "
        "be saved in one way only? What is found is proven by brute force, has one solution, and "
        "is rated by which bots find it. The same seed gives the same puzzles, whatever the number "
        "of workers."
    )
    parser.epilog = runs.TRUST
    parser.failure = "a game cannot be played, or a file not be read or written"
    runs.add_arguments(parser, f"the puzzles ({SUFFIX})")
    parser.value(
        "--themes",
        "A,B,...",
        f"only puzzles with one of these themes: {', '.join(THEMES)}",
        default="",
    )
    base_games.add_rules(parser)
    parser.set_defaults(run=mine)


def mine(arguments: argparse.Namespace) -> int:
    """Mine, and report the number of puzzles; return the exit status."""

    def report(mining: Mine, mined: dict[int, MinedGame]) -> str:
        if arguments.out is None:
            return as_text(mining, mined).rstrip("\n")
        return said(Plural("%n puzzle(s)", "", sum(len(game.puzzles) for game in mined.values())))

    run = runs.Run("puzzles mine", arguments, _write, MINED_GAMES)
    return run.play_all(
        lambda: Mine(runs.arena_of(arguments), _themes(arguments.themes)), SUFFIX, _load, report
    )


def _write(mining: Mine, out: Path, mined: dict[int, MinedGame]) -> None:
    replace_file(out, as_text(mining, mined).encode("utf-8"))


def _themes(text: str) -> frozenset[str]:
    """Return the wanted themes. Raises ValueError for an unknown one."""
    themes = frozenset(filter(None, text.split(",")))
    for theme in sorted(themes):
        if theme not in THEMES:
            raise TextError(
                "unknown theme “{name}” (expected one of {expected})",
                name=shown(theme),
                expected=", ".join(THEMES),
            )
    return themes


def as_text(mining: Mine, mined: dict[int, MinedGame]) -> str:
    """Return the mined puzzles as the text of a file, in the order of the games."""
    games = (
        f"# game {number}\n\n"
        + "".join(f"{puzzle_file.write(puzzle)}\n" for puzzle in game.puzzles)
        for number, game in sorted(mined.items())
    )
    return f"{_head(mining)}\n\n{''.join(games)}"


def _head(mining: Mine) -> str:
    arena = mining.arena
    tags = {
        **arena.tags(1),
        "System": arena.system,
        "Players": str(arena.players),
        "Options": dict(arena.options),
        "Themes": sorted(mining.themes),
    }
    del tags["Event"], tags["Round"]
    return _HEAD + json.dumps(tags, sort_keys=True)


def _load(mining: Mine, out: Path) -> dict[int, MinedGame]:
    """Return the games of a file by their numbers. Raises OSError, ValueError for other content."""
    text = read_file(out, puzzle_file.MAX_BYTES).decode("utf-8", errors="replace")
    head, _, rest = text.partition("\n")
    if head != _head(mining):
        raise TextError(
            "{file}: line 1: the file is not one of this mine (expected {expected})",
            file=out,
            expected=_head(mining),
        )
    parts = _GAME.split(rest)
    try:
        puzzle_file.read(text)
    except PuzzleError as error:
        raise ValueError(joined(": ", (str(out), sentence_of(error)))) from None
    return {
        int(number): MinedGame(int(number), tuple(puzzle_file.read(puzzles)))
        for number, puzzles in zip(parts[1::2], parts[2::2], strict=True)
    }


# On other machines


def _sent(mining: Mine, number: int) -> str:
    return puzzle_file.write_all(mine_game(mining, number).puzzles)


def _proven(value: Json, mining: Mine, number: int) -> MinedGame:
    """Return the puzzles of an answer, proven here. Raises TextError, OutOfLimitError."""
    if not isinstance(value.get("puzzles"), str):
        raise WrongAnswerError("it has no puzzles")
    puzzles = tuple(puzzle_file.read(value["puzzles"]))
    for puzzle in puzzles:
        _look_at(puzzle, mining, number)
    return MinedGame(number, puzzles)


def _longest(_: Mine) -> int:
    return _MOST_ANSWERED


_PUZZLES = Reply("puzzles", '"..."', _sent, _proven, _longest)
MINED_GAMES = Work(mine_game, _PUZZLES.answer, _PUZZLES.read_answer)
"""Mining games."""


def _look_at(puzzle: Puzzle, mining: Mine, number: int) -> None:
    """Raise WrongAnswerError or PuzzleError for a puzzle that is not from a mine's game."""
    if not puzzle.key.startswith(mining.key(number)) or puzzle.game.key != mining.arena.system:
        raise WrongAnswerError("“{key}” is not of this game", key=shown(puzzle.key))
    if dict(puzzle.options) != dict(mining.arena.options):
        raise WrongAnswerError("“{key}” has other house rules", key=shown(puzzle.key))
    if not set(puzzle.themes) <= set(THEMES):
        raise WrongAnswerError("“{key}” has an unknown theme", key=shown(puzzle.key))
    check(puzzle, PROOF)
