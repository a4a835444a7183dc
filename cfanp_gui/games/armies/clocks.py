"""One clock for each player, however many armies they move."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.game import ClockPolicy, Position
from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.position import ArmiesPosition


class PlayerClocks(ClockPolicy):
    """Clocks of a game in which a player may have several armies."""

    rule = Text("When a player's time runs out, their armies die (Rule 9).")

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the player whose turn an action ended, if they still control the army.

        A bonus move ends no turn; a player who resigns ends no turn that would earn them time.
        """
        was, now = cast(ArmiesPosition, before), cast(ArmiesPosition, after)
        turn, next_turn = was.turn(), now.turn()
        if (turn.seat, turn.round) == (next_turn.seat, next_turn.round):
            return frozenset()
        player = was.control[turn.seat]
        same = player is not None and now.control[turn.seat] == player
        return frozenset((player,)) if player is not None and same else frozenset()
