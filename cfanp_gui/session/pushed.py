"""A match of half-boards that are pushed together, as those see it who have not moved over yet."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.game import PushedPosition, PushedSystem, Refusal
from cfanp_gui.session.game_session import GameSession


class PushedSession(GameSession):
    """A match with one army to move, on any two half-boards pushed together."""

    @property
    def position(self) -> PushedPosition:
        """The position at the cursor."""
        return cast(PushedPosition, self.node.position)

    @property
    def system(self) -> PushedSystem:
        """The game played."""
        return cast(PushedSystem, self.match.system)

    def hand_over(self, army: int, player: int) -> Refusal | None:
        """Hand an army to another player, in a friendly game."""
        return self.propose(self.system.hand_over(army, player))

    def claim_draw(self) -> Refusal | None:
        """The player to move claims a draw."""
        return self.propose(self.system.claimed_draw())
