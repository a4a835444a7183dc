"""Two clocks for each board, one for each seat."""

from __future__ import annotations

from typing import cast

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.game import ClockPolicy, Position
from cfanp_gui.core.half_boards import half_board, seat_of
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.actions import Resign
from cfanp_gui.games.ring.position import RingPosition


class SeatClocks(ClockPolicy):
    """A clock for each seat, with the seat's id.

    A player who takes over a seat keeps the time they had on the board they won: nobody shall lose
    by another's slowness.
    """

    factor = 2  # every player plays two games at once
    rule = Text("A player whose time on a board runs out has lost that board.")

    def __init__(self, start: Position) -> None:
        super().__init__(seat.id for seat in start.seats())

    def running(self, position: Position) -> frozenset[int]:
        """Return the clocks of the players who may move, or must choose.

        A clock whose flag could not fall does not run.
        """
        return frozenset(
            clock
            for clock in super().running(position)
            if position.refusal(self.flag(position, clock)) is None
        )

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the clocks of the turns that ended, where the player still sits at the board."""
        was, now = cast(RingPosition, before), cast(RingPosition, after)
        return frozenset(
            _clock(was, board, player)
            for board, player in was.to_move.items()
            if board in now.players_at
            and now.to_move[board] != player
            and now.players_at[board][was.players_at[board].index(player)] == player
        )

    def carried(self, transition: Transition) -> tuple[tuple[int, int], ...]:
        return tuple(
            (
                half_board(won.board, won.seats.index(seat.after)),
                half_board(seat.board, seat.colour),
            )
            for won, seat in zip(transition.closed, transition.seats, strict=True)
        )

    def acted(self, before: Position, transition: Transition) -> int | None:
        board: int | None = getattr(transition.action, "board", None)
        if board is None:
            return None
        return _clock(cast(RingPosition, before), board, transition.actor)

    def flag(self, position: Position, clock: int) -> Action:
        board, _ = seat_of(clock)
        return Resign(board, self.owner(position, clock), on_time=True)

    def late(self, action: Action, clock: int) -> bool:
        """Return True if an action is on the board whose time is over, or about the whole game."""
        return getattr(action, "board", None) in (None, seat_of(clock)[0])


def _clock(position: RingPosition, board: int, player: int) -> int:
    return half_board(board, position.players_at[board].index(player))
