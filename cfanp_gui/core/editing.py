"""Positions set up by hand: what of one can be edited, as values that any editor can show.

A game that has a builder says here what there is to be filled in beside the pieces, and which
pieces there are to choose from. An editor asks nothing else and need not know the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from cfanp_gui.core.boards import BoardSpec, Square
from cfanp_gui.core.options import Choice, Option, OptionValue, OptionValues
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
class LineField(Field):
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


@dataclass(frozen=True, slots=True)
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

    @abstractmethod
    def to_text(self) -> str:
        """Return the position in one line, as far as it can be written; also one that cannot be."""

    @property
    @abstractmethod
    def players(self) -> int:
        """Return the number of players the game began with."""

    @property
    @abstractmethod
    def options(self) -> OptionValues:
        """Return the house rules the position is of; the game may have others besides."""

    # What there is to see

    @abstractmethod
    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the boards to draw, in their order."""

    @abstractmethod
    def seats(self) -> tuple[Seat, ...]:
        """Return the seats with a name plate."""

    @abstractmethod
    def seat_status(self, seat: int) -> SeatStatus:
        """Return what is to be seen of a seat: who has it, whether they are to move."""

    @abstractmethod
    def seat_name(self, seat: int) -> Text:
        """Return what a seat's plate says."""

    @property
    @abstractmethod
    def pieces(self) -> Mapping[Square, Piece]:
        """Return every piece on the boards by the square it stands on."""

    @abstractmethod
    def style(self, piece: Piece) -> PieceStyle:
        """Return how a piece is to be shown."""

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

    @abstractmethod
    def with_field(self: E, name: str, value: FieldValue) -> E:
        """Return it with another value of a field. Raises KeyError for a name there is not."""

    # Boards

    @abstractmethod
    def with_board(self: E) -> E | None:
        """Return it with one board more, set up as at the start; None where there is no room."""

    @abstractmethod
    def without_board(self: E, board: int) -> E | None:
        """Return it without the board of an id, and whatever belongs to it.

        None where so few boards are no game.
        """


def option_fields(options: Iterable[Option], values: OptionValues, group: str) -> tuple[Field, ...]:
    """Return the fields of those options that have a value."""
    return tuple(
        _option_field(option, values[option.name], group)
        for option in options
        if option.name in values
    )


def _option_field(option: Option, value: OptionValue, group: str) -> Field:
    name = OPTION + option.name
    if not option.choices:
        return SwitchField(
            name=name, title=option.label, group=group, help=option.help, value=bool(value)
        )
    return ChoiceField(
        name=name, title=option.label, group=group, help=option.help, value=str(value),
        choices=option.choices,
    )  # fmt: skip


def with_option(values: OptionValues, name: str, value: FieldValue) -> OptionValues:
    """Return options with that of a field, see `option_fields`, set to another value.

    Raises KeyError for an option there is not.
    """
    option = name.removeprefix(OPTION)
    if option == name or option not in values:
        raise KeyError(name)
    return {**values, option: value if isinstance(value, bool) else str(value)}
