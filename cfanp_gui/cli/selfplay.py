"""`selfplay`: bots play games against each other, and their results are reported."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from cfanp_gui.bots.arena import EVENT, Arena, ArenaError, ArenaGame, played_before
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.cli import arena_report, base_games, runs
from cfanp_gui.cli.answers import ARENA_GAMES
from cfanp_gui.cli.arena_report import as_json, table
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.core.text import Text, joined, sentence_of
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.files import replace_texts
from cfanp_gui.record.game_record import GameRecord, RecordError


def declare(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Lets bots play games against each other and writes how they did. The list of bots is "
        "dealt over the seats, again from its beginning where there are more seats than bots: "
        "club,greedy is two against two in a game of four, club,greedy,greedy,greedy one against "
        "three. Seats move on by one from game to game, and when everybody has had every seat "
        "another order of the bots comes, so that neither seats nor neighbours decide. The same "
        "seed gives the same games, whatever the number of workers. The bots are, the weakest "
        f"first: {', '.join(one.key for one in LEVELS)}; behind them come those that you have "
        "added (see the help, Bots of your own), and any class of a package as module:Class. One "
        "with a limit of its own is written such as club:500. Where pieces are hidden, as in "
        "hidden armies, each knows what its player may know; one that is given everything is "
        "written such as seeing-club, to tell what secrecy is worth."
    )
    parser.epilog = f"{arena_report.EXPLAINED} {runs.TRUST}"
    parser.failure = "a game cannot be played, or a file not be read or written"
    runs.add_arguments(parser, "the games (.cpgn)")
    parser.flag("--json", "write how they did as a line of JSON, for scripts")
    base_games.add_rules(parser)
    parser.set_defaults(run=selfplay)


def selfplay(arguments: argparse.Namespace) -> int:
    """Play, and print the results of the bots; return the exit status."""
    from cfanp_gui.session.formats import RECORD  # imported here, because it loads every game

    def load(arena: Arena, out: Path) -> dict[int, ArenaGame]:
        records, is_cut = _load(arena, out)
        try:
            games = played_before(arena, records)
        except ArenaError as error:
            raise ValueError(joined(": ", (str(out), sentence_of(error)))) from None
        if is_cut or len(games) < len(records):
            run.say(Text("{file} has a game that is cut off, which is played again", file=out))
        return games

    run = runs.Run("selfplay", arguments, _write, ARENA_GAMES)
    report = as_json if arguments.json else table
    return run.play_all(lambda: runs.arena_of(arguments), RECORD, load, report)


def _load(arena: Arena, out: Path) -> tuple[list[GameRecord], bool]:
    """Return a file's games, and True if a cut one was left out. Raises OSError, RecordError."""
    try:
        return cpgn.load(out, registry.find_game), False
    except RecordError as error:
        # A copy may be truncated; our own writes are complete or absent.
        text = out.read_bytes().decode("utf-8", errors="replace")
        start = text.rfind("\n\n[") + 1
        try:
            if _may_be_ours(arena, text[start:].lstrip("\n")):
                return cpgn.read_games(text[:start], registry.find_game), True
        except RecordError:
            pass  # not only the last game is wrong
        raise RecordError(joined(": ", (str(out), sentence_of(error)))) from None


def _may_be_ours(arena: Arena, text: str) -> bool:
    """Return True if a text may be the beginning of an arena's game, judging by its tags."""
    begins = f'[Event "{EVENT}"]\n'
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    return (text.startswith(begins) or (text != "" and begins.startswith(text))) and all(
        tags.get(name, value) == value for name, value in arena.tags(1).items() if name != "Round"
    )


def _write(_: Arena, out: Path, played: dict[int, ArenaGame]) -> None:
    """Write the games in the order of their numbers. Raises OSError, RecordError."""
    replace_texts(out, (played[number].record for number in sorted(played)))
