"""What the panel of games asks an index, all at once and away from the window's thread."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.core.game import Game, Position
from cfanp_gui.library.entries import GameEntry, UnreadableFile
from cfanp_gui.library.game_index import Found, GameIndex
from cfanp_gui.library.playing_through import position_key
from cfanp_gui.library.query import Query, QueryError
from cfanp_gui.table.translate import translated
from cfanp_gui.window.library.explorer import ExplorerRow, explorer_rows


class Answer(NamedTuple):
    """What an index answers at once."""

    found: list[Found]
    broken: list[UnreadableFile]
    total: int
    waiting: int
    titles: frozenset[str]
    turns: list[ExplorerRow]
    labels: list[str]
    problem: str


def answer(index: GameIndex, query: Query, table: tuple[Game, Position] | None) -> Answer:
    """Return what is looked for; on any thread."""
    found: list[Found] = []
    problem = ""
    try:
        found = index.find(query)
    except QueryError as error:
        problem = translated(error)
    games = [one for one in index.entries() if isinstance(one, GameEntry)]
    plain = query._replace(table=None) == Query()
    broken = [one for one in index.entries() if isinstance(one, UnreadableFile) and plain]
    turns: list[ExplorerRow] = []
    labels: list[str] = []
    if table is not None:
        game, position = table
        turns = explorer_rows(game, position, index.explore(position_key(game, position)))
        labels = [game.notation.naming.label(player + 1) for player in range(position.players)]
    titles = frozenset(entry.game.title for entry in games)
    return Answer(found, broken, len(games), index.waiting(), titles, turns, labels, problem)
