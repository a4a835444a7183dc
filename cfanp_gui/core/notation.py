"""How the moves of a game are written and read."""

from __future__ import annotations

from typing import Protocol, TypeVar

from cfanp_gui.core.position import Position
from cfanp_gui.core.refusal import Refusal
from cfanp_gui.core.tag_names import TagNames
from cfanp_gui.core.transition import Action, Transition

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)
"""The positions of a game."""


class NotationError(ValueError):
    """A text that is not a move here; the message says what was expected or what would fit."""

    def __init__(
        self, message: str, fitting: tuple[Action, ...] = (), refusal: Refusal | None = None
    ) -> None:
        super().__init__(message)
        self.fitting = fitting
        """The legal actions it may mean, when it may mean several."""
        self.refusal = refusal
        """Why the move it means is not legal, when one reason holds."""


class UnreadableError(NotationError):
    """A text that has not even the form of a move."""


class Notation(Protocol[P_contra]):
    """The human form of the actions of a game, whose positions are of kind `P_contra`."""

    @property
    def naming(self) -> TagNames:
        """Return what the tags of its records are called."""

    def human(
        self, position: P_contra, action: Action, transition: Transition | None = None
    ) -> str:
        """Return the token of an action as movetext has it.

        `transition` is what `position.apply(action)` answered, for a caller who has it already.
        Raises IllegalAction for an action that is not legal in the position.
        """

    def parse(self, position: P_contra, text: str) -> Action:
        """Return the action a person means by a text, in the human or the machine form.

        What the human form names is always legal; a machine form is only read, so that the
        position can refuse it with its reasons. Raises NotationError saying what was expected;
        UnreadableError for a text that is not a move in any position.
        """

    def implied(self, position: P_contra, text: str) -> Action | None:
        """Return the action that a token says was done just before it, unwritten.

        Raises NotationError for a token that contradicts the position's turn.
        """

    def implies(self, following: Action, action: Action) -> bool:
        """Return whether the token of `following` says that `action` was done just before it."""

    def instead(self, position: P_contra, text: str) -> str:
        """Return what would have been legal where a token is refused, in parentheses and shortened.

        Empty where there is nothing to say.
        """

    def round(self, position: P_contra) -> int | None:
        """Return the number of the round in movetext; None where tokens have their own."""

    def opens(self, word: str) -> bool:
        """Return whether a word of movetext only begins a token that goes on with the next word."""
