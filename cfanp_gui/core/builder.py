"""Positions set up by hand: changed field by field, with a list of everything that is wrong."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple, TypeVar

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text


class Problem(NamedTuple):
    """Something wrong with a position that is being set up."""

    field: Text
    """Which field of the position it is about, such as ``half-boards`` or ``castling``."""
    message: Text
    square: Square | None = None
    """The square it is about, if it is about one."""

    @property
    def sentence(self) -> Text:
        """Return the field and what is wrong with it."""
        return Text("{field}: {message}", field=self.field, message=self.message)


B = TypeVar("B", bound="PositionBuilder")


class PositionBuilder(ABC):
    """A position being set up: an immutable value whose fields need not make sense yet.

    Every game says which fields there are; ``pieces`` is always one, a mapping of squares.
    """

    __slots__ = ()

    @abstractmethod
    def replace(self: B, **fields: Any) -> B:
        """Return the same with other values of some fields. Raises TypeError for an unknown one."""

    @abstractmethod
    def problems(self) -> tuple[Problem, ...]:
        """Return everything that is wrong, in the order of the fields; empty when it can be."""

    @abstractmethod
    def build(self) -> object:
        """Return the `Position`. Raises PositionError with the first of the problems."""
