"""The games, one room each, and the list of them.

`find_game` returns a game by its key or name, `GAMES` are all of them in order.
"""

from cfanp_gui.games.registry import GAMES, default_game, find_game

__all__ = ["GAMES", "default_game", "find_game"]
