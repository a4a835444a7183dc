"""Results of an arena's bots, for people as a table and for scripts as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from cfanp_gui.bots.arena import Arena, ArenaGame, Standing, standings
from cfanp_gui.bots.fingerprint import program
from cfanp_gui.cli.speech import said, width
from cfanp_gui.core.lines import Json
from cfanp_gui.core.text import Plural, Text

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


def table(arena: Arena, played: Mapping[int, ArenaGame]) -> str:
    """Return the results of the bots and the lengths of games, as lines for people."""
    heads = (
        Text("bot"),
        Text("seats"),
        Text("won"),
        Text("% of games"),
        Text("+- error"),
        Text("% fair"),
        Text("errors above"),
        Text("rating"),
        Text("+- error"),
    )
    rows = [tuple(map(said, heads)), *map(_cells, standings(arena, played))]
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


def _cells(row: Standing) -> tuple[str, ...]:
    """Return the cells of a line of the table."""
    return (
        row.bot,
        str(row.seats),
        f"{row.won:.1f}",
        f"{100 * row.rate:.1f}",
        f"{100 * row.error:.1f}",
        f"{100 * row.fair:.1f}",
        "" if row.above is None else f"{row.above:+.1f}",
        f"{round(row.rating.points):+d}",
        f"{row.rating.error:.0f}",
    )


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Return cells in aligned columns: the first left-aligned, numbers right-aligned."""
    name, *numbers = (" " * (room - width(cell)) for cell, room in zip(cells, widths, strict=True))
    right = (f"{gap}{cell}" for gap, cell in zip(numbers, cells[1:], strict=True))
    return "  ".join((f"{cells[0]}{name}", *right))


def as_json(arena: Arena, played: Mapping[int, ArenaGame]) -> str:
    """Return the same as one line of JSON; fractions are of 1, not of 100."""
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
                "nodes": next(one.nodes for one in arena.entrants if one.text == row.bot),
                "seats": row.seats,
                "won": round(row.won, 6),
                "rate": round(row.rate, 6),
                "error": round(row.error, 6),
                "fair": round(row.fair, 6),
                "errors_above": None if row.above is None else round(row.above, 3),
                "rating": round(row.rating.points, 1) + 0.0,  # no -0.0
                "rating_error": round(row.rating.error, 1),
            }
            for row in standings(arena, played)
        ],
    }
    return json.dumps(answer)


def _lengths(played: Mapping[int, ArenaGame]) -> tuple[int, float, int]:
    """Return the number of games, their average length in actions, and the number broken off."""
    games = len(played)
    broken = sum(game.is_broken_off for game in played.values())
    return games, sum(game.actions for game in played.values()) / max(games, 1), broken
