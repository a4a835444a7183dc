"""A second opinion on the base games: other games than chess on half-boards (Rule 10).

Written from the rules' text like the rest of `tests.judges.reference`, with the pieces of the
program's own games as plain lists of steps. It knows neither the program nor the notation that its
files of games are written in. `tests.judges.compare_base_games` plays it against the real thing.
"""

from tests.judges.reference.base_games.game import Game
from tests.judges.reference.base_games.games import GAMES
from tests.judges.reference.base_games.position import Options, Position, start, write

__all__ = ["GAMES", "Game", "Options", "Position", "start", "write"]
