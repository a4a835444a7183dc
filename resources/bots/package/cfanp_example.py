"""A bot and a base game, brought by a package of their own: see pyproject.toml beside it."""

import random
from collections.abc import Callable

from cfanp_gui.bots import Bot, Limit, choices
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text

QUICK = """
[quick-chess:chess]
cfanpName = Quick chess
startFen = 1nbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBN1 w - - 0 1
castling = false
doubleStep = true
"""


class Eager(Bot):
    """Captures where it can, and else does anything."""

    name = Text("Eager")

    def choose(
        self,
        position: Position,
        player: int,
        seed: int,
        limit: Limit,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Action:
        """Return what it does; the same for the same seed."""
        legal = choices(position, player)
        captures = [action for action in legal if position.apply(action)[1].captured]
        return random.Random(seed).choice(captures or legal)
