"""A match of whole boards, each with a side to move and a clock of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from cfanp_gui.core.game import Action, BoardsPosition, Game, Position, Refusal, Transition
from cfanp_gui.core.half_boards import seat_of, tile_of
from cfanp_gui.core.text import Text
from cfanp_gui.session.clock import TimeControl, milliseconds
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.match import Match
from cfanp_gui.session.match_clocks import ClockPolicy

TIMES = 2
"""How many times the time of one game each clock gets: every player plays two at once."""


class SeatClocks(ClockPolicy):
    """A clock with two faces for each board, a face for each seat.

    A face is called by the half-board at which the seat is. Who takes a seat over brings the time
    there that he had on the board he won: nobody shall lose by another's dawdling.
    """

    def __init__(self, system: Game, start: BoardsPosition) -> None:
        super().__init__(tile.id for tile in start.boards())
        self._system = system

    def control(self, control: TimeControl) -> TimeControl:
        return control.times(TIMES)

    def running(self, position: Position) -> frozenset[int]:
        """The faces of those who may move, or must choose.

        A flag that could not fall, for its player has lost already, does not run.
        """
        now = cast(BoardsPosition, position)
        if now.outcome() is not None:
            return frozenset()
        return frozenset(
            _face(now, board, player)
            for board, player in now.to_move.items()
            if (player in now.choosers if now.choosers else board not in now.waiting)
            and self._flag(now, board, player) is None
        )

    def _flag(self, position: BoardsPosition, board: int, player: int) -> Refusal | None:
        fallen = self._system.resignation(player, on_time=True, board=board)
        return position.refusal(fallen)

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """The faces of the boards on which a turn ended whose player still sits there."""
        was, now = cast(BoardsPosition, before), cast(BoardsPosition, after)
        return frozenset(
            _face(was, board, player)
            for board, player in was.to_move.items()
            if board in now.players_at
            and now.to_move[board] != player
            and now.players_at[board][was.players_at[board].index(player)] == player
        )

    def carried(self, transition: Transition) -> tuple[tuple[int, int], ...]:
        return tuple(
            (tile_of(won.board, won.seats.index(seat.after)), tile_of(seat.board, seat.colour))
            for won, seat in zip(transition.closed, transition.seats, strict=True)
        )

    def acted(self, before: Position, transition: Transition) -> int | None:
        board = board_of(transition.action)
        if board is None:
            return None
        return _face(cast(BoardsPosition, before), board, transition.actor)

    def owner(self, position: Position, face: int) -> int:
        board, colour = seat_of(face)
        return cast(BoardsPosition, position).players_at[board][colour]


class BoardsSession(GameSession):
    """A match of whole boards, on several of which somebody may be to move at the same time."""

    end_rule = Text("End of the game")

    def __init__(
        self, match: Match, start: BoardsPosition, now: Callable[[], int] = milliseconds
    ) -> None:
        """Begin at a position; `now` counts milliseconds from whenever, and never back."""
        super().__init__(match, start, now)

    @property
    def position(self) -> BoardsPosition:
        """The position at the cursor."""
        return cast(BoardsPosition, self.node.position)

    def _faces(self) -> ClockPolicy:
        return SeatClocks(self.match.system, cast(BoardsPosition, self.root.position))

    def _lost_on_time(self, face: int) -> Action:
        board, colour = seat_of(face)
        player = self.position.players_at[board][colour]
        return self.match.system.resignation(player, on_time=True, board=board)

    def _comes_too_late(self, action: Action, face: int) -> bool:
        """Only on the board whose flag fell."""
        return board_of(action) in (None, seat_of(face)[0])


def board_of(action: Action) -> int | None:
    """The number of the board an action is about; None for one about the whole game."""
    board: int | None = getattr(action, "board", None)
    return board


def _face(position: BoardsPosition, board: int, player: int) -> int:
    return tile_of(board, position.players_at[board].index(player))
