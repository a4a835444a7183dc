"""Classes as other packages have them, for tests of what runs them."""

from typing import Any

from cfanp_gui.bots.contract import Bot, choices
from cfanp_gui.core.actions import Action
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text


class Last(Bot):
    """Does what comes last."""

    name = Text("Last")

    def choose(self, position: Position, player: int, *_: Any) -> Action:
        print("a class may print what it likes")
        return choices(position, player)[-1]


class Crash(Last):
    """Breaks down."""

    def choose(self, *_: Any) -> Action:
        raise RuntimeError("broken")


class Cheat(Last):
    """Does what another may do."""

    def choose(self, position: Position, player: int, *_: Any) -> Action:
        action = choices(position, player)[0]
        return choices(position.apply(action)[0], player % 3 + 1)[0]
