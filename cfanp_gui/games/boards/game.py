"""Games of boards that move independently: reading, counting, and clocks."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cfanp_gui.core.counting import Counting
from cfanp_gui.core.game import ClockPolicy, Game, OptionValues, Position
from cfanp_gui.core.position import PositionBuilder
from cfanp_gui.games.boards.position import BoardPosition

if TYPE_CHECKING:
    from cfanp_gui.core.editing import Editing

P = TypeVar("P", bound=BoardPosition)


class BoardGame(Game, Generic[P]):
    """A game of boards that move independently, each with White and Black."""

    position_class: type[P]
    counting: type[Counting[Any]]
    """Counter of sequences of turns."""

    @abstractmethod
    def read(self, text: str, options: OptionValues) -> PositionBuilder:
        """Return the fields of a text, valid or not. Raises PositionError, OptionError."""

    @abstractmethod
    def editing_class(self) -> type[Editing]:
        """Return the class of editing, which few games load."""

    def from_text(self, text: str, options: OptionValues) -> P:
        found = self.read(text, options).build()
        assert isinstance(found, self.position_class), "its builder makes positions of this class"
        return found

    def draft(self, text: str, options: OptionValues) -> Editing:
        return self.editing_class()(self.read(text, options))

    def editing(self, position: Position) -> Editing:
        return self.editing_class().of(position)

    def clocks(self, start: Position) -> ClockPolicy:
        from cfanp_gui.games.boards.clocks import SeatClocks

        return SeatClocks(start, self.resignation)

    def counter(self) -> Counting[Any]:
        return self.counting()

    def counted(self, position: Position) -> Any:
        if not isinstance(position, self.position_class):
            raise TypeError(f"{type(position).__name__} is not a position of this game")
        if position.without_draws().outcome() is not None:
            return None
        return position.resolve_pending()[0].state
