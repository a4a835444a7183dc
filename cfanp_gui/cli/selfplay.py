"""`selfplay`: bots play games against each other, and their results are reported."""

import argparse
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from cfanp_gui.bots import arena as arenas
from cfanp_gui.bots.arena import Arena, ArenaError, ArenaGame, Standing, program
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.cli import base_games, runs
from cfanp_gui.cli.cluster import ARENA_GAMES
from cfanp_gui.cli.speech import said, width
from cfanp_gui.cli.subcommands import CommandParser
from cfanp_gui.core.lines import Json
from cfanp_gui.core.text import Plural, Text, joined, sentence_of
from cfanp_gui.games import registry
from cfanp_gui.record import cpgn
from cfanp_gui.record.files import replace_texts
from cfanp_gui.record.game_record import GameRecord, RecordError

EXPLAINED = (
    "The table has for each bot the seats it had, the games it won (of a game that is shared its "
    "part), and what part of all games that is, with its standard error; the part that would be "
    "fair by the number of seats; and by how many standard errors it is above that. The standard "
    "error is the scatter of the games, a game won and a game lost added to them, over the square "
    "root of their number. Ratings are Elo's, for any number of players: who wins is drawn by lot, "
    "and 400 points more are ten times the lots, for every seat of the bot. So of two players one "
    "that is 400 points better wins 10 games of 11; against three such it wins 10 of 13. Told are "
    "the ratings under which these games are most likely, as distances from the bots' average, "
    "with standard errors from how sharply the likelihood falls off; that every bot has shared one "
    "game with an average one beforehand keeps those finite that have won all."
)


def declare(parser: CommandParser) -> None:
    """Declare the arguments of the command."""
    parser.description = (
        "Lets bots play games against each other and writes how they did. The list of bots is "
        "dealt over the seats, again from its beginning where there are more seats than bots: "
        "club,greedy is two against two in a game of four, club,greedy,greedy,greedy one against "
        "three. Seats move on by one from game to game, and when everybody has had every seat "
        "another order of the bots comes, so that neither seats nor neighbours decide. The same "
        "seed gives the same games, whatever the number of workers. The bots are, the weakest "
        f"first: {', '.join(level.key for level in LEVELS)}; behind them come those that you have "
        "added (see the help, Bots of your own), and any class of a package as module:Class. One "
        "with a limit of its own is written such as club:500. Where pieces are hidden, as in "
        "hidden armies, each knows what its player may know; one that is given everything is "
        "written such as seeing-club, to tell what secrecy is worth."
    )
    parser.epilog = f"{EXPLAINED} {runs.TRUST}"
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
            games = arenas.played_before(arena, records)
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
    begins = f'[Event "{arenas.EVENT}"]\n'
    tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', text, re.MULTILINE))
    return (text.startswith(begins) or (text != "" and begins.startswith(text))) and all(
        tags.get(name, value) == value for name, value in arena.tags(1).items() if name != "Round"
    )


def _write(_: Arena, out: Path, played: dict[int, ArenaGame]) -> None:
    """Write the games in the order of their numbers. Raises OSError, RecordError."""
    replace_texts(out, (played[number].record for number in sorted(played)))


# The report


_COLUMNS: tuple[tuple[Text, Callable[[Standing], str]], ...] = (
    (Text("bot"), lambda row: row.bot),
    (Text("seats"), lambda row: str(row.seats)),
    (Text("won"), lambda row: f"{row.won:.1f}"),
    (Text("% of games"), lambda row: f"{100 * row.rate:.1f}"),
    (Text("+- error"), lambda row: f"{100 * row.error:.1f}"),
    (Text("% fair"), lambda row: f"{100 * row.fair:.1f}"),
    (Text("errors above"), lambda row: "" if row.above is None else f"{row.above:+.1f}"),
    (Text("rating"), lambda row: f"{round(row.rating.points):+d}"),
    (Text("+- error"), lambda row: f"{row.rating.error:.0f}"),
)
"""Heads and cells of the table."""


def table(arena: Arena, played: Mapping[int, ArenaGame]) -> str:
    """Return the results of the bots and the lengths of games, as lines for people."""
    rows = [
        tuple(said(head) for head, _ in _COLUMNS),
        *(tuple(cell(row) for _, cell in _COLUMNS) for row in arenas.standings(arena, played)),
    ]
    widths = [max(map(width, column)) for column in zip(*rows, strict=True)]
    widths[2] = max(widths[2], 6)  # so that lists of short runs look like those of long ones
    lines = [_line(row, widths) for row in rows]
    games, length, broken = _lengths(played)
    summary = Text(
        "{games}, {actions} on average, {count} broken off",
        games=Plural("%n game(s)", "", games),
        actions=Plural("%n action(s)", "", round(length)),
        count=broken,
    )
    return "\n".join((*lines, said(summary)))


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Return cells in aligned columns: the first left-aligned, numbers right-aligned."""
    name, *numbers = (" " * (room - width(cell)) for cell, room in zip(cells, widths, strict=True))
    right = (f"{gap}{cell}" for gap, cell in zip(numbers, cells[1:], strict=True))
    return "  ".join((f"{cells[0]}{name}", *right))


def as_json(arena: Arena, played: Mapping[int, ArenaGame]) -> str:
    """Return the results of an arena as one line of JSON; fractions are of 1, not of 100."""
    games, length, broken = _lengths(played)
    answer: Json = {
        "system": arena.system,
        "players": arena.players,
        "options": dict(arena.options),
        "seed": arena.seed,
        "actions": arena.actions,
        "program": program(),
        "games": games,
        "average_actions": round(length, 3),
        "broken_off": broken,
        "bots": [
            {
                "bot": row.bot,
                "nodes": next(
                    entrant.nodes for entrant in arena.entrants if entrant.text == row.bot
                ),
                "seats": row.seats,
                "won": round(row.won, 6),
                "rate": round(row.rate, 6),
                "error": round(row.error, 6),
                "fair": round(row.fair, 6),
                "errors_above": None if row.above is None else round(row.above, 3),
                "rating": round(row.rating.points, 1) + 0.0,  # no -0.0
                "rating_error": round(row.rating.error, 1),
            }
            for row in arenas.standings(arena, played)
        ],
    }
    return json.dumps(answer)


def _lengths(played: Mapping[int, ArenaGame]) -> tuple[int, float, int]:
    """Return the number of games, their average length in actions, and the number broken off."""
    games = len(played)
    broken = sum(game.is_broken_off for game in played.values())
    return games, sum(game.actions for game in played.values()) / max(games, 1), broken
