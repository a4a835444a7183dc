"""House rules: what can be chosen before a game, with labels and help to show."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text, shown

OptionValue = str | bool
OptionValues = Mapping[str, OptionValue]
NO_OPTIONS: OptionValues = MappingProxyType({})


class Choice(NamedTuple):
    """One value of an option, with its label and one line of help."""

    value: str
    label: str
    help: str


class Option(NamedTuple):
    """A house rule: a choice, or a switch when it has no `choices`."""

    name: str
    label: str
    default: OptionValue
    choices: Sequence[Choice]
    """They may be found only when somebody goes through them."""
    help: str
    group: str = ""
    """Rules of one group are told of together in records, and only where one of them is chosen."""
    by_seat: bool = False
    """Whether every seat chooses: the value is a choice of each with commas between, seat 1 first,
    or one of all."""
    is_variant: bool = False
    """Whether it chooses what is played, perhaps with other pieces; see `Game.variant`."""


Arrows = tuple[tuple[Square, Square], ...]


class OptionExample(NamedTuple):
    """A small position that shows what a switch means, with arrows and rings on it.

    All of them have the paint of the piece at which they begin, or which they are round.
    """

    position: str
    """As the game writes it."""
    options: Mapping[str, OptionValue]
    """Those under which it is read; the others are the usual ones."""
    words: Text
    """What the example shows, in a few sentences."""
    boards: tuple[int, ...] = ()
    """The boards that are shown, the first at the bottom; all of them if none is named."""
    arrows: Arrows = ()
    """Moves that may be made."""
    threats: Arrows = ()
    """What pieces threaten."""
    rings: tuple[Square, ...] = ()
    """The pieces that it is about."""


class OptionError(ValueError):
    """An option that does not exist or a value it cannot have; the message names both."""


def told(options: tuple[Option, ...], values: OptionValues) -> dict[str, OptionValue]:
    """Return the values that a record tells of, given those of all options.

    Those of a group are left out where nobody has chosen one of it.
    """
    chosen = {one.group for one in options if values[one.name] != one.default}
    left_out = {one.name for one in options if one.group and one.group not in chosen}
    return {name: value for name, value in values.items() if name not in left_out}


def check_options(options: tuple[Option, ...], given: OptionValues) -> dict[str, OptionValue]:
    """Return all options with their values: the given ones, and the defaults of the rest.

    Raises OptionError for an unknown name or value.
    """
    known = {option.name: option for option in options}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError(
                Text(
                    "unknown option “{name}” (expected one of {expected})",
                    name=name,
                    expected=", ".join(known),
                )
            )
        if not option.choices:
            if not isinstance(value, bool):
                raise OptionError(
                    Text(
                        "option “{name}” is {value!r} (expected true or false)",
                        name=name,
                        value=value,
                    )
                )
        elif not _may_be(option, value):
            expected = ", ".join(choice.value for choice in option.choices)
            raise OptionError(
                Text(
                    "option “{name}” is {value!r} (expected one of {expected})",
                    name=name,
                    value=value,
                    expected=expected,
                )
            )
    return {option.name: given.get(option.name, option.default) for option in options}


def _may_be(option: Option, value: OptionValue) -> bool:
    """Return whether an option has a choice of a value; no more of them are found than needed."""
    chosen = str(value).split(",") if option.by_seat else [value]
    return all(any(choice.value == one for choice in option.choices) for one in chosen)


def each_seat(value: str, seats: int) -> tuple[str, ...]:
    """Return the choice of every seat, of an option by which each has one.

    Raises OptionError where there are choices of more or fewer.
    """
    chosen = value.split(",")
    if len(chosen) == 1:
        return (value,) * seats
    if len(chosen) != seats:
        raise OptionError(
            Text(
                "“{value}” has {count} choices (expected one, or {seats} with commas between)",
                value=shown(value), count=len(chosen), seats=seats,
            )
        )  # fmt: skip
    return tuple(chosen)


def dealt(
    options: Sequence[Option], values: OptionValues, order: Sequence[int]
) -> dict[str, OptionValue]:
    """Return values when places are dealt to persons: what a seat chose goes with its person.

    `order` are the indices of the persons who get the places. Raises OptionError.
    """
    found = dict(values)
    for option in options:
        if option.by_seat and "," in str(values[option.name]):
            chosen = each_seat(str(values[option.name]), len(order))
            found[option.name] = ",".join(chosen[person] for person in order)
    return found
