"""`bases`: the existing base games; and the choice of one for other commands."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import ExitStack

from cfanp_gui.assets import GAMES, asset, user_data
from cfanp_gui.cli.output import USAGE, fail, write_line
from cfanp_gui.cli.speech import reason, said
from cfanp_gui.cli.subcommands import CommandParser, Table
from cfanp_gui.core.boards import Join
from cfanp_gui.core.movement import sentences
from cfanp_gui.core.options import OptionError, OptionValues, read_options
from cfanp_gui.core.text import Text, joined, sentence
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.movements import movement
from cfanp_gui.games.armies.options import BASE
from cfanp_gui.games.pairs.base_games import BASE_GAMES, DescribedGames
from cfanp_gui.record.file_urls import named_file
from cfanp_gui.record.files import read_file
from cfanp_gui.session.added_games import added_games


def declare(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Writes a line of JSON for each base game, which is a game for two whose board is cut in "
        "the middle; or what is different from chess in one of them, as its page of the help has "
        "it."
    )
    parser.add_argument("game", nargs="?", metavar="KEY", help="the base game to tell about")
    parser.failure = "what is listed cannot be written"
    parser.tables = lambda: [Table("what is written", _KEYS)]
    add_files(parser)
    parser.set_defaults(run=bases)


_KEYS = (
    ("base", "the key of the base game, as --base takes it"),
    ("name", "its name"),
    ("files", "files of its board"),
    ("ranks", "ranks of its board"),
    ("half", "ranks of a half-board"),
    ("error", "why it cannot be played here; null where it can"),
)


def add_files(parser: CommandParser) -> None:
    """Add the argument for base games from files."""
    parser.add_argument(
        "--variants",
        type=named_file,
        action="append",
        default=[],
        metavar="FILE",
        help="have the base games of a file too, which is written like the variants.ini of "
        "Fairy-Stockfish; may be given several times",
    )


def add_rules(parser: CommandParser) -> None:
    """Add the arguments for house rules and a base game, also from a file."""
    parser.value(
        "--options",
        "RULES",
        'house rules where none are named, such as "defend=on exchange=on"',
        _options,
        default={},
    )
    parser.value(
        "--base",
        "KEY",
        "what is played on half-boards where that is not named (see bases; default: chess)",
    )
    add_files(parser)


def _options(text: str) -> OptionValues:
    try:
        return read_options(text)
    except OptionError as error:
        raise argparse.ArgumentTypeError(said(error)) from None


def run_with(arguments: argparse.Namespace) -> int:
    """Run a command with the base games of its files and the window's; return the exit status."""
    if getattr(arguments, "base", None) is not None:
        arguments.options = {**arguments.options, BASE: arguments.base}
    with ExitStack() as added:
        added.enter_context(BASE_GAMES.with_added(added_games(user_data() / GAMES)))
        for path in getattr(arguments, "variants", ()):
            try:
                file = DescribedGames.of_file(path.name, read_file(path, DescribedGames.LONGEST))
                file.check()
                added.enter_context(BASE_GAMES.including(file))
            except (OSError, ValueError) as error:
                print(f"cfanp: {path}: {reason(error)}", file=sys.stderr)
                return USAGE
        return int(arguments.run(arguments))


def bases(arguments: argparse.Namespace) -> int:
    """Write the list of base games, or the page of one; return the exit status."""
    if arguments.game is not None:
        try:
            _write_page(BASE_GAMES.find(arguments.game))
        except OptionError as error:
            return fail("bases", error)
        return 0
    keys = tuple(key for key, _ in _KEYS)
    for game in BASE_GAMES:
        ranks = 2 * game.ranks + game.strip
        values = (game.key, str(game.name), game.files, ranks, game.ranks, None)
        write_line(json.dumps(dict(zip(keys, values, strict=True))))
    for refused in BASE_GAMES.refused():
        line = {**dict.fromkeys(keys), "base": refused.section, "error": str(refused.sentence)}
        write_line(json.dumps(line))
    return 0


def _write_page(game: BaseGame) -> None:
    """Write the page of the help about a game as plain text, movements of pieces in words."""
    lines = list(game.rule_lines())
    if not lines:
        page = asset("help", game.help_page or "rules.txt").read_text(encoding="utf-8")
        parts = (line.partition(" ") for line in page.splitlines() if line.strip())
        lines = [(mark, Text("{line}", line=rest)) for mark, _, rest in parts if mark != "A:"]
    for mark, text in lines:
        if mark == "M:":
            _write_movements(game, text.split(" ")[2:])
        else:
            heading = mark.startswith("#")
            write_line(f"{mark} {said(text)}" if heading else said(text))
            write_line("")


def _write_movements(game: BaseGame, letters: Sequence[str]) -> None:
    """Write how pieces move, those of all kinds without letters."""
    rules, lines = game.pair_rules(Join.ROTATE), dict[str, None]()
    for letter in letters[0].split(",") if letters else game.letters:
        kind = game.types[letter]
        if not kind.unknown:
            told = joined("; ", sentences(movement(rules, letter), game.types))
            lines[f"{said(sentence(joined(': ', (kind.heading, told))))}\n"] = None
    write_line("".join(lines))
