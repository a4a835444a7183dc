"""The games of the program itself, of which tests ask more than the contract promises."""

from cfanp_gui.games.registry import find_game

KEYS = ("cfanp", "ring", "strategichess")
PUBLISHED = tuple(map(find_game, KEYS))
