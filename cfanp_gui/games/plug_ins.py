"""Games that other packages bring, by entry points in the group ``cfanp.games``.

The value of such an entry point is a `core.game.Game`, or the class of one; a base game, which is
an `armies.base_game.BaseGame`; or the text of a file of base games, as ``games.ini`` is written.
Each is tried when it is loaded: what cannot be played is left out, with one sentence about it.
"""

import logging
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.core.game import Game
from cfanp_gui.core.text import Text, one_line, sentence_of, shown
from cfanp_gui.games.armies.base_game import BaseGame

GROUP = "cfanp.games"
MOST_REASON = 200
"""Greatest length of a package's error message, in characters."""
_log = logging.getLogger(__name__)


class PlugIns(NamedTuple):
    """Games and base games of the installed packages."""

    games: tuple[Game, ...]
    bases: tuple[BaseGame, ...]
    files: tuple[tuple[str, str], ...]
    """Name of each package and text of its file of base games."""
    refused: tuple[tuple[str, Text], ...]
    """Name of each entry point that brings nothing, and the reason."""


@cache
def plug_ins() -> PlugIns:
    """Return the games and base games of installed packages, loaded once."""
    games: list[Game] = []
    bases: list[BaseGame] = []
    files: list[tuple[str, str]] = []
    refused: list[tuple[str, Text]] = []
    for point in sorted(entry_points(group=GROUP), key=lambda plug_in: plug_in.name):
        package = shown(point.dist.name if point.dist else point.value)
        try:
            match _tried(point):
                case Game() as game:
                    games.append(game)
                case BaseGame() as base:
                    bases.append(base)
                case text:
                    files.append((package, text))
        except (Exception, SystemExit) as problem:  # any error in another package's code
            ends = isinstance(problem, SystemExit)
            words = f"SystemExit: {problem}" if ends else sentence_of(problem)
            reason = one_line(" ".join(words.split())[:MOST_REASON] or type(problem).__name__)
            sentence = Text("the package “{package}”: {reason}", package=package, reason=reason)
            _log.warning("%s", sentence)
            refused.append((one_line(point.name), sentence))
    return PlugIns(tuple(games), tuple(bases), tuple(files), tuple(refused))


def _tried(point: EntryPoint) -> Any:
    """Return the value of an entry point; raises any error when it is tried."""
    value = point.load()
    if isinstance(value, type):
        value = value()
    match value:
        case Game():
            value.key.casefold(), value.name.casefold()
            position = value.initial(value.player_counts[0], value.as_seated)
            position.apply(value.parse_action(position.all_actions()[0].text))
        case BaseGame():
            value.key.casefold(), str(value.name), value.about
            rules, pair = value.pair_rules(Join.ROTATE), Pair(0, 1)
            halves, rights = rules.start(2)
            board = rules.read(halves, pair, rights)
            for army, own in enumerate(board.armies):
                view = (army, own, own, board.armies[1 - army], (army,))
                rules.moves(board, pair, view, rights).expand()
        case str():
            pass  # each of its games is tried when it is read
        case _:
            raise TypeError(
                Text("it brings no game (expected a Game, a BaseGame or the text of a file)")
            )
    return value
