"""Positions whose rules judge how the game stands, and which a record may end in another way."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from copy import copy
from functools import cached_property
from types import MappingProxyType
from typing import Any, Self

from cfanp_gui.core.actions import Action, IllegalAction, Refusal, Report, Transition
from cfanp_gui.core.boards import Square
from cfanp_gui.core.draw_actions import AgreeDraw
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Outcome, Position
from cfanp_gui.core.refusal_texts import game_over
from cfanp_gui.core.text import Text

AGREEMENT = Text("agreement")
RESIGNATION = Text("resignation")
TIME = Text("time")


class JudgedPosition(Position):
    """A position made of values: an outcome by its rules or from outside, and pieces."""

    _ended: Outcome | None = None
    """Outcome that the rules do not tell, such as an agreement."""

    @abstractmethod
    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Return the class and the values it is made of, hashable, the outcome last."""

    def _key(self) -> Any:
        return self.__reduce__()

    # Course of the game

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        return self._ended or self._judged()

    @abstractmethod
    def _judged(self) -> Outcome | None:
        """Return the outcome that follows from the rules; None while the game goes on."""

    def with_outcome(self, outcome: Outcome) -> Self:
        ended = copy(self)
        ended._ended = outcome
        return ended

    def drawn(self, reason: str) -> Outcome:
        """Return the draw of all players still in the game."""
        return Outcome("draw", tuple(sorted(self.alive())), reason)

    def refusal(self, action: Action) -> Refusal | None:
        if self.outcome() is not None:
            return game_over()
        return None if isinstance(action, AgreeDraw) else self._refused(action)

    def _refused(self, action: Any) -> Refusal | None:
        """Return the reason why an action is illegal while the game goes on, or None."""
        return super().refusal(action)

    def apply(self, action: Action) -> tuple[Self, Transition]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        report = Report()
        after, actor = self._played(action, report)
        return after, report.transition(action, actor)

    @abstractmethod
    def _played(self, action: Any, report: Report) -> tuple[Self, int]:
        """Return the position after a legal action and its player; report what changes."""

    # Pieces

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Square, Piece]:
        return MappingProxyType(dict(self._standing()))

    @abstractmethod
    def _standing(self) -> Iterator[tuple[Square, Piece]]:
        """Yield every piece with its square."""
