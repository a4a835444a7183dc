"""The option ``bonus=single``: every turn is a single move."""

from __future__ import annotations

from cfanp_gui.games.cfanp.hooks import Modifier
from cfanp_gui.games.cfanp.state import State


class SingleMove(Modifier[State]):
    """No bonus for half-boards occupied (Rule 6)."""

    name = "single"

    def moves_in_turn(self, state: State, army: int, count: int) -> int:  # noqa: ARG002
        return 1
