"""Games of boards that move independently: reading, counting, and clocks."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import Any, Generic, TypeVar

from cfanp_gui.core.counting import Counting
from cfanp_gui.core.editing import Editing
from cfanp_gui.core.game import Game, OptionValues, Position
from cfanp_gui.core.lines import LineFormat
from cfanp_gui.core.position import PositionBuilder
from cfanp_gui.games.boards.clocks import SeatClocks
from cfanp_gui.games.boards.position import BoardPosition

P = TypeVar("P", bound=BoardPosition)


class BoardGame(Game, Generic[P]):
    """A game of boards that move independently, each with White and Black."""

    position_class: type[P]
    editing_class: type[Editing]
    line_format: type[LineFormat]
    counting: type[Counting[Any]]
    """Counter of sequences of turns."""

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
        return self.counting()

    def counted(self, position: Position) -> Any:
        if not isinstance(position, self.position_class):
            raise TypeError(f"{type(position).__name__} is not a position of this game")
        if position.without_draws().outcome() is not None:
            return None
        return position.resolve_pending()[0].state
