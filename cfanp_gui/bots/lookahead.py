"""Base class of searches, which play moves on a state and take them back, and their manners."""

from __future__ import annotations

from typing import NamedTuple

from cfanp_gui.bots.contract import Thinking
from cfanp_gui.core.searching import IDLE, SearchMove, SearchState

BEAM = 6
"""Number of moves that are followed after the first of a turn."""


class Manner(NamedTuple):
    """Manner of a search; by default it is paranoid, and leaves out nothing.

    *Paranoid*: everybody else wants what is worst for the player who searches. With two players, or
    two sides, this is plain alpha-beta. *Few replies*: as paranoid, but selective
    (`kernel.alpha_beta`). This is a mixture of BRS+ and of opponent-pruning paranoid search; all of
    the player's own moves are searched.
    """

    few_replies: bool = False
    overlooks: float = 0.0
    """Chance that a move of the player's, or one that harms them, is overlooked."""


PARANOID = Manner()
FEW_REPLIES = Manner(few_replies=True)


class Lookahead:
    """A search that has played some moves on a state, each of which costs a position of a limit."""

    _thinking: Thinking

    def __init__(self, state: SearchState) -> None:
        self._state = state
        self._ply = 0

    def give_up(self) -> None:
        """Take back all moves played."""
        while self._ply:
            self._take_back()

    def _play(self, move: SearchMove) -> bool:
        """Play a move; return True if it is possible, as doing nothing may not be."""
        self._thinking.spend()
        if move is IDLE:
            if not self._state.pass_turn():
                return False
        else:
            self._state.play(move)
        self._ply += 1
        return True

    def _take_back(self) -> None:
        self._state.take_back()
        self._ply -= 1
