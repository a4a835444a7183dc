"""Clocks of StrategiChess: for each board, one for each of its two players."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.game import ClockPolicy, Position
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess.actions import Leave
from cfanp_gui.games.strategichess.position import StrategiPosition


class SeatClocks(ClockPolicy):
    """A clock for each seat, with the seat's id; the boards' clocks run side by side."""

    def __init__(self, start: Position) -> None:
        super().__init__(seat.id for seat in start.seats())
        if start.players > 2:
            self.rule = Text(
                "The game ends when the time of any player runs out: the team with more Kings "
                "wins, and that player’s own does not count."
            )

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the clocks of turns that ended with a change of the side to move.

        The end of a game ends none.
        """
        was, now = cast(StrategiPosition, before).state, cast(StrategiPosition, after).state
        boards = enumerate(zip(was.boards, now.boards, strict=True))
        return frozenset(2 * at + one.turn for at, (one, other) in boards if one.turn != other.turn)

    def acted(self, before: Position, transition: Transition) -> int | None:
        return None if before.board_of(transition.action) is None else transition.actor - 1

    def flag(self, position: Position, clock: int) -> Action:  # noqa: ARG002
        return Leave(clock // 2 + 1, clock % 2, on_time=True)
