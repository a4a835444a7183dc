"""Games of boards that move independently: reading, common fields, counting, and clocks."""

from abc import abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Any, Generic, TypeVar, cast

from cfanp_gui.core.actions import Action, Transition
from cfanp_gui.core.counting import Counting
from cfanp_gui.core.editing import BOARDS_GROUP, Editing
from cfanp_gui.core.game import ClockPolicy, Game, OptionValues, Position
from cfanp_gui.core.half_boards import half_board, seat_of
from cfanp_gui.core.line_fields import BOARD, CountField, D
from cfanp_gui.core.lines import LineFormat
from cfanp_gui.core.options import Choice
from cfanp_gui.core.pieces import COLOUR_NAMES
from cfanp_gui.core.position import PositionBuilder
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.position import BoardPosition

P = TypeVar("P", bound=BoardPosition)


COLOUR_CHOICES = tuple(Choice(str(colour), name, "") for colour, name in enumerate(COLOUR_NAMES))


def board_place(number: int) -> dict[str, Any]:
    """Return the group and the row of an edited field of a board."""
    return {"group": BOARDS_GROUP, "row": BOARD.row(number)}


class MoveNumbers(CountField[D]):
    """The number of the next move on each board."""

    columns = ("move_numbers",)

    def __init__(self) -> None:
        form = {"title": Text("Move"), "group": BOARDS_GROUP, "name": "number"}
        super().__init__("move_numbers", Text("move numbers"), 1, scope=BOARD, form=form)


class SeatClocks(ClockPolicy):
    """A clock for each seat, with the seat's id; the clocks of all boards run side by side."""

    def __init__(self, start: Position, resignation: Callable[..., Action]) -> None:
        """`resignation` is `Game.resignation`, by which a player loses a board on time."""
        super().__init__(seat.id for seat in start.seats())
        self._resignation = resignation
        self.ends_game = True
        """True if the whole game ends when a clock runs out, and not only play on its board."""

    def running(self, position: Position) -> frozenset[int]:
        """Return the clocks of the players who may move, or must choose.

        A clock whose flag could not fall does not run.
        """
        statuses = position.statuses()
        clocks = [
            status.clock for status in statuses if status.clock is not None and status.to_move
        ]
        return frozenset(
            clock for clock in clocks if position.refusal(self.flag(position, clock)) is None
        )

    def ended(self, before: Position, after: Position) -> frozenset[int]:
        """Return the clocks of the turns that ended, where the player still sits at the board."""
        was, now = cast(BoardPosition, before), cast(BoardPosition, after)
        turns = now.turns
        return frozenset(
            half_board(number, colour)
            for number, (colour, _) in was.turns.items()
            if number in turns
            and turns[number][0] != colour
            and now.players_at[number][colour] == was.players_at[number][colour]
        )

    def carried(self, transition: Transition) -> tuple[tuple[int, int], ...]:
        """Return the winner's clock on each board won, with that of the seat taken over for it.

        The winner keeps their own time: a captured clock never costs them any.
        """
        return tuple(
            (
                half_board(won.board, won.seats.index(seat.after)),
                half_board(seat.board, seat.colour),
            )
            for won, seat in zip(transition.closed, transition.seats, strict=True)
        )

    def late(self, action: Action, clock: int) -> bool:
        """Return True if an action is on the clock's board, or if the clock ends the whole game."""
        return self.ends_game or getattr(action, "board", None) in (None, seat_of(clock)[0])

    def acted(self, before: Position, transition: Transition) -> int | None:
        number: int | None = getattr(transition.action, "board", None)
        if number is None:
            return None
        seats = cast(BoardPosition, before).players_at[number]
        return half_board(number, seats.index(transition.actor))

    def owner(self, position: Position, clock: int) -> int:
        """Return the holder of the seat of a clock."""
        return position.seat_status(clock).player

    def flag(self, position: Position, clock: int) -> Action:
        board, _ = seat_of(clock)
        return self._resignation(self.owner(position, clock), on_time=True, board=board)


class BoardCounting(Counting[BoardPosition]):
    """Counter of sequences of turns, by the kernel."""

    def perft(self, state: BoardPosition, depth: int) -> int:
        searched = state.search_state(min(state.actors(), default=0))
        if depth < 1 or searched is None:
            return int(depth < 1)
        return int(cast(Any, searched).perft(depth))


class BoardGame(Game, Generic[P]):
    """A game of boards that move independently, each with White and Black."""

    position_class: type[P]
    editing_class: type[Editing]
    line_format: type[LineFormat]

    @abstractmethod
    def read(self, text: str, options: OptionValues) -> PositionBuilder:
        """Return the fields of a text, valid or not. Raises PositionError, OptionError."""

    def from_text(self, text: str, options: OptionValues) -> P:
        position = self.read(text, options).build()
        assert isinstance(position, self.position_class), "its builder makes such positions"
        return position

    def draft(self, text: str, options: OptionValues) -> Editing:
        return self.editing_class(self.read(text, options))

    def editing(self, position: Position) -> Editing:
        return self.editing_class.of(position)

    @cached_property
    def lines(self) -> LineFormat:
        return self.line_format(self)

    def clocks(self, start: Position) -> SeatClocks:
        return SeatClocks(start, self.resignation)

    def counter(self) -> Counting[Any]:
        return BoardCounting()

    def counted(self, position: Position) -> Any:
        if not isinstance(position, self.position_class):
            raise TypeError(f"{type(position).__name__} is not a position of this game")
        return super().counted(position.without_draws())
