"""A puzzle: a position, what is asked for on it, and how it is done."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from cfanp_gui.core.actions import Action, IllegalAction
from cfanp_gui.core.game import Game
from cfanp_gui.core.options import OptionValues, check_options
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Text, shown
from cfanp_gui.puzzles.stipulation import Stipulation, seat_to_move

LEAST_RATING, MOST_RATING = 600, 2400
"""How hard puzzles are, as numbers: between what a beginner finds at once and what few find."""


class PuzzleError(ValueError):
    """A puzzle that cannot be; the message says which part of it and why."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle. It is a value that has been looked at: its parts go together."""

    key: str
    """What it is called: ASCII letters, digits and hyphens; no two puzzles of a set alike."""
    game: Game
    position_text: str
    """The position as its game writes it."""
    stipulation: Stipulation
    solution: tuple[str, ...]
    """What is played, in machine form: the side's moves and, between its turns, the replies.

    The replies are such that each time one turn alone leads on. Of moves of one turn that can be
    played in another order this is one order.
    """
    themes: tuple[str, ...] = ()
    """What it is about, see `themes`."""
    rating: int = 1500
    options: OptionValues = field(default_factory=lambda: MappingProxyType({}))
    """House rules that are not as they usually are."""

    @cached_property
    def position(self) -> Position:
        """Return the position, in which the side is to move.

        Raises PositionError and OptionError, which `check` finds before.
        """
        options = check_options(self.game.options, {**self.game.as_seated, **self.options})
        return self.game.from_text(self.position_text, options).resolve_pending()[0]

    @property
    def seat(self) -> int:
        """Return the id of the seat of the side that solves. Raises StipulationError."""
        return seat_to_move(self.position, self.stipulation.side)

    @property
    def player(self) -> int:
        """Return the player who solves."""
        return self.position.seat_status(self.seat).player

    def actions(self) -> tuple[Action, ...]:
        """Return the solution as actions. Raises PuzzleError for one that is none or not legal."""
        found: list[Action] = []
        position = self.position
        for number, text in enumerate(self.solution, start=1):
            try:
                action = self.game.parse_action(text)
                position, _ = position.apply(action)
            except IllegalAction as error:
                raise PuzzleError(
                    Text("move {number}, “{move}”: {reason}", number=number, move=shown(text),
                         reason=error.refusal.sentence)
                ) from None  # fmt: skip
            except ValueError:
                raise PuzzleError(
                    Text("move {number}, “{move}”, is not a move", number=number, move=shown(text))
                ) from None
            found.append(action)
        return tuple(found)
