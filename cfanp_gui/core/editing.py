"""Positions set up by hand: what of one can be edited, as values that any editor can show.

A game that has a builder says here what there is to be filled in beside the pieces, and which
pieces there are to choose from. An editor asks nothing else and need not know the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.options import Choice, Option, OptionValues
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.position import Position, PositionBuilder, Problem
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text

FieldValue = str | int | bool | frozenset[str] | frozenset[Square] | tuple[Piece, ...]
"""What a field may hold; which of them is said by the kind of field."""

OPTION = "option:"
"""With what the names of fields begin that are house rules."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """Something of a position that can be filled in; see the kinds of fields below."""

    name: str
    """By which it is set, see `Editing.with_field`."""
    set: Callable[[Any], Any] = field(compare=False, repr=False)
    """Returns what the field belongs to, a position or a part of it, with another value."""
    title: str
    """What is filled in, such as ``Castling``."""
    group: str
    """What it belongs to, such as ``Armies``."""
    row: str = ""
    """Of what in the group it is, such as ``a``; fields of one row belong side by side."""
    help: str = ""
    """One sentence about it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceField(Field):
    """One of several values."""

    value: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FlagsField(Field):
    """Any of several values."""

    value: frozenset[str]
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SwitchField(Field):
    """Whether something is so."""

    value: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberField(Field):
    """A whole number."""

    value: int
    least: int
    most: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TextField(Field):
    """A line of text that only the game understands."""

    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SquaresField(Field):
    """Squares of the boards, which are pointed at."""

    value: frozenset[Square]


@dataclass(frozen=True, slots=True, kw_only=True)
class PiecesField(Field):
    """Pieces that lie beside the boards."""

    value: tuple[Piece, ...]


class PaletteArmy(NamedTuple):
    """Pieces that belong together, to choose from."""

    label: str
    """A letter or a short number for it, such as ``a``."""
    name: Text
    """What it is called in a sentence, such as ``army a``."""
    pieces: tuple[Piece, ...]
    """One of every kind, the greatest first."""
    seats: tuple[int, ...] = ()
    """The ids of the seats with whose plates it is chosen."""


E = TypeVar("E", bound="Editing")


@dataclass(frozen=True)
class Editing(ABC):
    """A position being edited: an immutable value around the game's `PositionBuilder`.

    Everything that changes it returns another one. What is set need not make sense yet;
    `problems` says what does not.
    """

    builder: PositionBuilder
    """The fields as the game keeps them."""

    @classmethod
    def of(cls: type[E], position: Position) -> E:
        """Return the fields of a position of the game."""
        return cls(position.builder())

    def problems(self) -> tuple[Problem, ...]:
        """Return everything that is wrong, in the order of the fields; empty when it can be."""
        return self.builder.problems()

    def to_text(self) -> str:
        """Return the position in one line, as far as it can be written; also one that cannot be."""
        return self.builder.to_text()

    @cached_property
    def position(self) -> Position:
        """Return the position, which may be none that can be: ask it only what stands where."""
        return self.builder.unchecked()

    def replace(self: E, **values: Any) -> E:
        """Return it with other values of some fields of its builder."""
        return type(self)(self.builder.replace(**values))

    @property
    def players(self) -> int:
        """Return the number of players the game began with."""
        return self.position.players

    @property
    def options(self) -> OptionValues:
        """Return the house rules the position is of; the game may have others besides."""
        return {}

    # What there is to see

    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the boards to draw, in their order."""
        return self.position.boards()

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats with a name plate."""
        return self.position.seats()

    @abstractmethod
    def seat_status(self, seat: int) -> SeatStatus:
        """Return the status of a seat: who has it, whether they are to move."""

    @abstractmethod
    def seat_name(self, seat: int) -> Text:
        """Return what a seat's plate says."""

    @property
    def pieces(self) -> Mapping[Square, Piece]:
        """Return every piece on the boards by the square it stands on."""
        return self.builder.pieces

    def style(self, piece: Piece) -> PieceStyle:
        """Return how a piece is to be shown."""
        return self.position.style(piece)

    def pocket(self, board: int) -> tuple[Piece, ...] | None:  # noqa: ARG002
        """Return what lies beside a board; None in games without pockets."""
        return None

    # Pieces

    @abstractmethod
    def palette(self) -> tuple[PaletteArmy, ...]:
        """Return the armies whose pieces can be put on the boards."""

    def as_placed(self, piece: Piece, board: int) -> Piece:  # noqa: ARG002
        """Return what a piece is when it is put on a board."""
        return piece

    @abstractmethod
    def with_pieces(self: E, pieces: Mapping[Square, Piece]) -> E:
        """Return it with other pieces on the boards, and without what they no longer allow.

        A right to castle goes with the King or the Rook, a passed square with its pawn.
        """

    def with_pocket(self: E, board: int, pieces: tuple[Piece, ...]) -> E:  # noqa: ARG002
        """Return it with other pieces beside a board. Only games with pockets are asked."""
        return self

    def cleared(self: E) -> E:
        """Return it without any pieces."""
        return self.with_pieces({})

    # Everything else

    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """Return what can be filled in, in the order in which it is shown."""

    def with_field(self: E, name: str, value: FieldValue) -> E:
        """Return it with another value of a field. Raises KeyError for a name there is not."""
        found = {field.name: field for field in self.fields()}[name].set(value)
        assert isinstance(found, type(self)), "a field belongs to a position of its own game"
        return found

    def option_fields(
        self, options: Iterable[Option], group: str, change: Callable[[OptionValues], Editing]
    ) -> tuple[Field, ...]:
        """Return the fields of those options that have a value; `change` sets other values."""
        found: list[Field] = []
        for option in options:
            value = self.options.get(option.name)
            if value is None or option.is_variant or option.by_seat:
                continue

            def with_option(new: str | bool, name: str = option.name) -> Editing:
                return change({**self.options, name: new})

            name, title, about = OPTION + option.name, option.label, option.help
            found.append(
                ChoiceField(
                    name=name, title=title, group=group, help=about, set=with_option,
                    value=str(value), choices=tuple(option.choices),
                )
                if option.choices
                else SwitchField(
                    name=name, title=title, group=group, help=about, set=with_option,
                    value=bool(value),
                )
            )  # fmt: skip
        return tuple(found)

    # Boards

    @abstractmethod
    def with_board(self: E) -> E | None:
        """Return it with one board more, set up as at the start; None where there is no room."""

    @abstractmethod
    def without_board(self: E, board: int) -> E | None:
        """Return it without the board of an id, and whatever belongs to it.

        None where so few boards are no game.
        """


def latest(before: Collection[Square], squares: Collection[Square]) -> list[Square]:
    """Return squares in an order in which those come last that were not there before."""
    return sorted(squares, key=lambda square: (square not in before, square))
