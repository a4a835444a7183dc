"""Positions set up by hand: the editable fields, as values that any editor can show.

A game with a builder declares here its fields besides the pieces, and the pieces to choose from. An
editor needs no other knowledge of the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple, Self

from cfanp_gui.core.boards import BoardSpec, Edge, Pair, Square
from cfanp_gui.core.movement import Movement
from cfanp_gui.core.options import Choice, Option, OptionValues
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.position import Position, PositionBuilder, Problem
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text

FieldValue = str | int | bool | frozenset[str] | frozenset[Square] | tuple[Piece, ...]
"""Possible values of a field; the kind of field determines the type."""

OPTION = "option:"
"""Prefix of the names of fields that are house rules."""

BOARDS_GROUP = Text("Boards")
ON_BOARDS = Text("On the boards")
COUNTING = Text("Counting")
HOUSE_RULES = Text("House rules")


@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """An editable field of a position; see the kinds of fields below."""

    name: str
    """Name by which it is set, see `Editing.with_field`."""
    set: Callable[[Any], Any] = field(compare=False, repr=False)
    """Function that returns the builder, or part of it, with another value of the field."""
    title: str
    """Title of the field, such as ``Castling``."""
    group: str
    """Group it belongs to, such as ``Armies``."""
    row: str = ""
    """Row within the group, such as ``a``; fields of one row belong side by side."""
    help: str = ""
    """One sentence of help."""
    value: Any
    choices: tuple[Choice, ...] = ()


class ChoiceField(Field):
    """One of several values."""


class FlagsField(Field):
    """Any of several values."""


class SwitchField(Field):
    """A boolean value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberField(Field):
    """A whole number."""

    least: int
    most: int


class TextField(Field):
    """A line of text that only the game understands."""


class SquaresField(Field):
    """Squares of the boards, chosen by pointing."""


class PiecesField(Field):
    """Pieces that lie beside the boards."""


class PaletteArmy(NamedTuple):
    """A group of pieces to choose from."""

    label: str
    """Letter or short number for it, such as ``a``."""
    name: Text
    """Its name in a sentence, such as ``army a``."""
    pieces: tuple[Piece, ...]
    """One piece of every kind, the most valuable first."""
    seats: tuple[int, ...] = ()
    """Ids of the seats whose plates select it."""


@dataclass(frozen=True)
class Editing(ABC):
    """A position being edited: an immutable value around the game's `PositionBuilder`.

    Every change returns a new one. Its values need not be consistent yet; `problems` lists the
    errors.
    """

    builder: PositionBuilder
    """The game's own fields of the position."""

    @classmethod
    def of(cls, position: Position) -> Self:
        """Return the fields of a position of the game."""
        return cls(position.builder())

    def problems(self) -> tuple[Problem, ...]:
        """Return all problems in the order of the fields; none if the position is valid."""
        return self.builder.problems()

    def to_text(self) -> str:
        """Return the position in one line, as far as it can be written, even if it is invalid."""
        return self.builder.to_text()

    @cached_property
    def position(self) -> Position:
        """Return the position, which may be invalid: query only its boards and pieces."""
        return self.builder.unchecked()

    def replace(self, **values: Any) -> Self:
        """Return the editing with other values of some fields of its builder."""
        return type(self)(self.builder.replace(**values))

    @property
    def players(self) -> int:
        """Return the number of players the game began with."""
        return self.position.players

    @property
    def options(self) -> OptionValues:
        """Return the house rules that the position has; the game may have others as well."""
        return {}

    # Display

    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the boards to draw, in their order."""
        return self.position.boards()

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats with a name plate."""
        return self.position.seats()

    @abstractmethod
    def seat_status(self, seat: int) -> SeatStatus:
        """Return the status of a seat: its player, and whether they are to move."""

    def statuses(self) -> tuple[SeatStatus, ...]:
        """Return the statuses of all seats, in the order of play."""
        return tuple(self.seat_status(seat.id) for seat in self.seats())

    @abstractmethod
    def seat_name(self, seat: int) -> Text:
        """Return the text of a seat's plate."""

    @property
    def pieces(self) -> Mapping[Square, Piece]:
        """Return every piece on the boards by the square it stands on."""
        return self.builder.pieces

    def style(self, piece: Piece) -> PieceStyle:
        """Return the style in which a piece is shown."""
        return self.position.style(piece)

    def faces(self, piece: Piece, board: int, pair: Pair | None) -> Edge | None:
        """Return the edge of a board that a piece faces; see `Position.faces`."""
        return None

    def movement(self, letter: str) -> Movement | None:
        """Return the movement of a kind of piece; see `Position.movement`."""
        return None

    def pocket(self, board: int) -> tuple[Piece, ...] | None:
        """Return the pieces beside a board; None in games without pockets."""
        return None

    # Pieces

    @abstractmethod
    def palette(self) -> tuple[PaletteArmy, ...]:
        """Return the armies whose pieces can be put on the boards."""

    def as_placed(self, piece: Piece, board: int) -> Piece:
        """Return the piece that results from putting a piece on a board."""
        return piece

    @abstractmethod
    def with_pieces(self, pieces: Mapping[Square, Piece]) -> Self:
        """Return the editing with other pieces on the boards, and the rights they still allow.

        A castling right is dropped with the King or Rook, a passed square with its pawn.
        """

    def with_pocket(self, board: int, pieces: tuple[Piece, ...]) -> Self:
        """Return the editing with other pieces beside a board; for games with pockets only."""
        return self

    def cleared(self) -> Self:
        """Return the editing without any pieces."""
        return self.with_pieces({})

    # Other fields

    @abstractmethod
    def fields(self) -> tuple[Field, ...]:
        """Return the editable fields in display order."""

    def with_field(self, name: str, value: FieldValue) -> Self:
        """Return the editing with another value of a field. Raises KeyError for an unknown name."""
        return type(self)({field.name: field for field in self.fields()}[name].set(value))

    # Boards

    @abstractmethod
    def with_board(self) -> Self | None:
        """Return the editing with another board as at the start; None if there is no room."""

    @abstractmethod
    def without_board(self, board: int) -> Self | None:
        """Return the editing without a board and its pieces; None if too few would be left."""


def option_fields(
    options: Iterable[Option], values: OptionValues, change: Callable[[OptionValues], object]
) -> Iterator[Field]:
    """Yield the fields of those options that have a value; `change` sets other values."""
    for option in options:
        value = values.get(option.name)
        if value is None or option.is_variant or option.by_seat:
            continue

        def with_option(new: str | bool, name: str = option.name) -> object:
            return change({**values, name: new})

        if option.numbers:
            yield NumberField(
                name=OPTION + option.name,
                set=lambda number, change=with_option: change(str(number)),  # type: ignore[misc]
                title=option.label,
                group=HOUSE_RULES,
                help=option.help,
                value=int(str(value)),
                least=option.numbers[0],
                most=option.numbers[-1],
            )
            continue
        choices = tuple(option.choices)
        yield (ChoiceField if choices else SwitchField)(
            name=OPTION + option.name,
            set=with_option,
            title=option.label,
            group=HOUSE_RULES,
            help=option.help,
            value=str(value) if choices else bool(value),
            choices=choices,
        )


def passed_squares(value: Iterable[Square], change: Callable[[frozenset[Square]], Any]) -> Field:
    """Return the field of the squares that pawns have passed."""
    return SquaresField(
        name="passed",
        title=Text("Passed squares"),
        group=ON_BOARDS,
        value=frozenset(value),
        set=change,
        help=Text("The squares that pawns have passed with their last double step."),
    )


def latest(before: Collection[Square], squares: Collection[Square]) -> list[Square]:
    """Return squares ordered so that those not present before come last."""
    return sorted(squares, key=lambda square: (square not in before, square))
