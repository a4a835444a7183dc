"""House rules: what can be chosen before a game, with labels and help to show."""

from collections.abc import Mapping
from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text

OptionValue = str | bool
OptionValues = Mapping[str, OptionValue]


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
    choices: tuple[Choice, ...]
    help: str
    group: str = ""
    """Rules of one group are told of together in records, and only where one of them is chosen."""


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
    """What is to be seen, in a few sentences."""
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
    """Return the values that a record tells of; those of a group that nobody chose are left out."""
    chosen = {one.group for one in options if values.get(one.name, one.default) != one.default}
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
        elif value not in [choice.value for choice in option.choices]:
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
