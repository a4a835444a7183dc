"""The games of the program itself, of which tests ask more than the contract promises."""

from __future__ import annotations

from cfanp_gui.games.registry import find_game

KEYS = ("cfanp", "ring", "strategichess")
PUBLISHED = tuple(map(find_game, KEYS))
