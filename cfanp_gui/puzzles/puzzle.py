"""A puzzle: a position, its stipulation, and its solution."""

from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.game import Game
from cfanp_gui.core.options import OptionValues, check_options
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import shown
from cfanp_gui.puzzles.stipulation import PuzzleError, Stipulation, seat_to_move

LEAST_RATING, MOST_RATING = 600, 2400
"""Range of ratings: from puzzles that beginners solve at once to those that few solve."""


@dataclass(frozen=True)
class Puzzle:
    """A validated puzzle: its parts fit together."""

    key: str
    """Key: ASCII letters, digits and hyphens; unique within a set."""
    game: Game
    position_text: str
    """Position text in its game's format."""
    stipulation: Stipulation
    solution: tuple[str, ...]
    """Actions in machine form: moves in one of their orders, and replies that leave one way on."""
    themes: tuple[str, ...] = ()
    """Its themes, see `themes`."""
    rating: int = 1500
    options: OptionValues = field(default_factory=lambda: MappingProxyType({}))
    """House rules that differ from the defaults."""

    @property
    def boards(self) -> int:
        """Return the number of boards or parts in its position text, which is not read for it."""
        return self.position_text.count("|") + 1

    @cached_property
    def position(self) -> Position:
        """Return the position, with the side to move. Raises PositionError and OptionError."""
        options = check_options(self.game.options, {**self.game.as_seated, **self.options})
        return self.game.from_text(self.position_text, options).resolve_pending()[0]

    @property
    def seat(self) -> int:
        """Return the id of the seat of the side that solves. Raises PuzzleError."""
        return seat_to_move(self.position, self.stipulation.side)

    @property
    def player(self) -> int:
        """Return the solving player."""
        return self.position.seat_status(self.seat).player

    def actions(self) -> tuple[Action, ...]:
        """Return the solution as actions. Raises PuzzleError for an invalid or illegal one."""
        actions: list[Action] = []
        position = self.position
        for number, text in enumerate(self.solution, start=1):
            try:
                action = self.game.parse_action(text)
                position, _ = position.apply(action)
            except IllegalAction as error:
                raise PuzzleError(
                    "move {number}, “{move}”: {reason}",
                    number=number,
                    move=shown(text),
                    reason=error.refusal.sentence,
                ) from None
            except ValueError:
                raise PuzzleError(
                    "move {number}, “{move}”, is not a move", number=number, move=shown(text)
                ) from None
            actions.append(action)
        return tuple(actions)
