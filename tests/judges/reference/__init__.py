"""A second opinion on the rules of Chess For Any Number of Players.

A slow, plain implementation written from the rules text (Ralph Betza's page and Peterson's
additional rules, marked *T* below, and the readings where they are silent, marked *I*, or *I!*
where those narrow a text), with dictionaries of squares. It knows nothing of the program: nothing
here imports it. `tests.judges.compare` plays it against the real thing.
"""

from tests.judges.reference.game import Game
from tests.judges.reference.position import Options, Position
from tests.judges.reference.text import read, write

__all__ = ["Game", "Options", "Position", "read", "write"]
