"""A second opinion on the base games: other games than chess on half-boards (Rule 10).

Written from the rules' text like the rest of `tests.judges.reference`, for three armies and more;
of games of two armies Fairy-Stockfish is the judge. It reads the program's files of games, and
others in their dialect, but knows nothing of the program. `tests.judges.compare_base_games` plays
it against the real thing.
"""

from tests.judges.reference.base_games.game import Game
from tests.judges.reference.base_games.games import BaseGame, Games
from tests.judges.reference.base_games.position import Options, Position, start, write

__all__ = ["BaseGame", "Game", "Games", "Options", "Position", "start", "write"]
