"""Results of the games that the same people have played, and their table."""

import json
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import losses

MOST_GAMES = 500
"""Maximum number of results kept."""


class GameResult(NamedTuple):
    """Result of a finished game, in the order of play."""

    names: tuple[str, ...]
    colours: tuple[str, ...]
    scores: tuple[float, ...]
    """1 for a winner, 0.5 for those who share a draw, else 0."""
    captured: tuple[int, ...]
    """Number of armies or boards that each player captured."""
    key: str = ""
    """Name of the game, such as that of its file."""

    @property
    def people(self) -> frozenset[str]:
        """Return the names of the players, whatever their seats."""
        return frozenset(self.names)


class Standing(NamedTuple):
    """Row of a table."""

    name: str
    colour: str
    """Paint of the latest army, as ``#rrggbb``."""
    won: int
    drawn: int
    captured: int


def result_of(session: GameSession) -> GameResult | None:
    """Return the result of the game at a session's cursor; None if it is not over there."""
    if (outcome := session.outcome) is None:
        return None
    captors = [loss.captor for _, loss in losses(session.node)]
    players = range(1, len(session.match.seats) + 1)
    scores, captured = map(outcome.score, players), map(captors.count, players)
    match = session.match
    return GameResult(match.names, match.colours, tuple(scores), tuple(captured))


class Table(NamedTuple):
    """Table of all games of the same people."""

    games: int
    rows: tuple[Standing, ...]
    """Rows with most games won first, then with most drawn, then with most armies captured."""


def table_of(results: Iterable[GameResult]) -> Table:
    """Return the table of some games."""
    rows: dict[str, Standing] = {}
    games = 0
    for games, result in enumerate(results, start=1):  # noqa: B007
        columns = result.names, result.colours, result.scores, result.captured
        for name, colour, score, captured in zip(*columns, strict=True):
            row = rows.get(name, Standing(name, colour, 0, 0, 0))
            won, drawn = row.won + (score == 1), row.drawn + (0 < score < 1)
            rows[name] = Standing(name, colour, won, drawn, row.captured + captured)
    best_first = sorted(rows.values(), key=lambda row: (-row.won, -row.drawn, -row.captured))
    return Table(games, tuple(best_first))


def with_result(results: Sequence[GameResult], result: GameResult) -> list[GameResult]:
    """Return results with another one, the latest last, in place of an earlier one of its key."""
    return [*(one for one in results if one.key != result.key), result][-MOST_GAMES:]


def written(results: Iterable[GameResult]) -> str:
    """Return the text of results, a line for each."""
    return "\n".join(map(json.dumps, results))


def read(text: str) -> list[GameResult]:
    """Return the results of a text, without lines that are none."""
    results = []
    for line in text.splitlines():
        try:
            names, colours, scores, captured, key = json.loads(line)
            seats = range(len(names))
            result = GameResult(
                tuple(str(names[seat]) for seat in seats),
                tuple(str(colours[seat]) for seat in seats),
                tuple(float(scores[seat]) for seat in seats),
                tuple(int(captured[seat]) for seat in seats),
                str(key),
            )
        except (ValueError, TypeError, LookupError, RecursionError):
            continue
        results.append(result)
    return results[-MOST_GAMES:]
