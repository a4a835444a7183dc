"""Clocks of Multi Player Chess: a board that is lost on time is lost as by checkmate."""

from __future__ import annotations

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.half_boards import half_board, seat_of
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.clocks import SeatClocks


class RingClocks(SeatClocks):
    """A clock for each seat.

    A player who takes over a seat keeps the time they had on the board they won: nobody shall lose
    by another's slowness.
    """

    factor = 2  # every player plays two games at once
    rule = Text("A player whose time on a board runs out has lost that board.")

    def carried(self, transition: Transition) -> tuple[tuple[int, int], ...]:
        return tuple(
            (
                half_board(won.board, won.seats.index(seat.after)),
                half_board(seat.board, seat.colour),
            )
            for won, seat in zip(transition.closed, transition.seats, strict=True)
        )

    def late(self, action: Action, clock: int) -> bool:
        """Return True if an action is on the board whose time is over, or about the whole game."""
        return getattr(action, "board", None) in (None, seat_of(clock)[0])
