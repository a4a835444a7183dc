"""Base class of searches, which play moves on a state and take them back."""

from __future__ import annotations

from typing import Final

from cfanp_gui.bots.contract import Thinking
from cfanp_gui.core.searching import SearchMove, SearchState

IDLE: Final = "idle"
"""Stands for a move: the player does nothing more."""


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
