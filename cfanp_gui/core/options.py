"""House rules: options chosen before a game, with labels and help to show."""

import random
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cfanp_gui.core.boards import Square
from cfanp_gui.core.text import Text, TextError, shown

OptionValue = str | bool
OptionValues = Mapping[str, OptionValue]
LOT = "lot"
"""Value of an option that is drawn by lot."""
NO_OPTIONS: OptionValues = MappingProxyType({})


class Choice(NamedTuple):
    """One value of an option, with its label and one line of help."""

    value: str
    label: str
    help: str
    group: str = ""
    """Heading under which it is listed, of several choices; empty for none."""
    native: str = ""
    """Its name in the language of its home; empty where that is no other."""


class Option(NamedTuple):
    """A house rule: a choice, or a switch when it has no `choices`."""

    name: str
    label: str
    default: OptionValue
    choices: Iterable[Choice]
    """Choices, which may be computed only when they are iterated."""
    help: str
    group: str = ""
    """Group of rules that records mention together, and only if one of them is chosen."""
    by_seat: bool = False
    """True if every seat chooses.

    The value is then one choice for all, or one for each seat separated by commas, seat 1 first.
    """
    is_variant: bool = False
    """True if it selects the variant, perhaps with other pieces; see `Game.variant`."""
    numbers: range = range(0)
    """Numbers that may be chosen besides, one of them by lot with the value `LOT`."""

    def allows(self, value: str) -> bool:
        """Return True if a value is one of the choices or numbers."""
        # Choices may be computed, so no more than needed are.
        is_choice = any(choice.value == value for choice in self.choices)
        return is_choice or value in map(str, self.numbers)

    @property
    def expected(self) -> str:
        """Return the possible values, for a sentence."""
        values = ", ".join(choice.value for choice in self.choices)
        return f"{values}, {self.numbers[0]} to {self.numbers[-1]}" if self.numbers else values


Arrows = tuple[tuple[Square, Square], ...]


class OptionExample(NamedTuple):
    """A small position that illustrates a switch, with arrows and rings.

    Each arrow or ring has the paint of the piece it starts from or surrounds.
    """

    position: str
    """Position text in the game's format."""
    options: Mapping[str, OptionValue]
    """Options under which it is read; all others have their defaults."""
    words: Text
    """Explanation in a few sentences."""
    boards: tuple[int, ...] = ()
    """Boards shown, the first at the bottom; all of them if empty."""
    arrows: Arrows = ()
    """Moves that may be made."""
    threats: Arrows = ()
    """Threats of pieces."""
    rings: tuple[Square, ...] = ()
    """Pieces it is about."""


class OptionError(TextError):
    """Raised for an unknown option or an impossible value; the message names both."""


_SWITCHES = {"on": True, "off": False}


def read_options(text: str) -> dict[str, OptionValue]:
    """Return options written like ``defend=on bonus=single``, unchecked. Raises OptionError."""
    options: dict[str, OptionValue] = {}
    for part in text.split():
        name, equals, value = part.partition("=")
        if not (name and equals and value):
            raise OptionError(
                "“{part}” is not an option (expected such as defend=on)", part=shown(part)
            )
        options[name] = _SWITCHES.get(value, value)
    return options


def options_text(options: OptionValues) -> str:
    """Return options as text; `read_options` reads it back."""
    switch = ("off", "on")
    words = (
        (name, switch[value] if isinstance(value, bool) else value)
        for name, value in options.items()
    )
    return " ".join(f"{name}={word}" for name, word in words)


def told(options: tuple[Option, ...], values: OptionValues) -> dict[str, OptionValue]:
    """Return the option values that a record mentions: none of a group left at its defaults."""
    chosen = {option.group for option in options if values[option.name] != option.default}
    left_out = {option.name for option in options if option.group and option.group not in chosen}
    return {name: value for name, value in values.items() if name not in left_out}


def check_options(options: tuple[Option, ...], given: OptionValues) -> dict[str, OptionValue]:
    """Return all options with given or default values. Raises OptionError for unknown ones."""
    known = {option.name: option for option in options}
    for name, value in given.items():
        option, chosen = known.get(name), [value]
        if option is None:
            words = {"name": name, "expected": ", ".join(known)}
            raise OptionError("unknown option “{name}” (expected one of {expected})", **words)
        if not option.choices:
            if not isinstance(value, bool):
                raise OptionError(
                    "option “{name}” is {value!r} (expected true or false)", name=name, value=value
                )
            continue
        if option.by_seat:
            chosen = [*str(value).split(",")]
        if not all(option.allows(str(part)) for part in chosen):
            named: dict[str, object] = {"name": name, "value": value, "expected": option.expected}
            raise OptionError("option “{name}” is {value!r} (expected one of {expected})", **named)
    return {option.name: given.get(option.name, option.default) for option in options}


def each_seat(value: str, seats: int) -> tuple[str, ...]:
    """Return each seat's choice of an option. Raises OptionError for more or fewer choices."""
    chosen = value.split(",")
    if len(chosen) == 1:
        return (value,) * seats
    if len(chosen) != seats:
        words = {"value": shown(value), "count": len(chosen), "seats": seats}
        raise OptionError(
            "“{value}” has {count} choices (expected one, or {seats} with commas between)", **words
        )
    return tuple(chosen)


def drawn(option: Option, value: OptionValue, seed: int) -> OptionValue:
    """Return an option's value with its number drawn if it is to be drawn by lot."""
    if not option.numbers or value != LOT:
        return value
    return str(random.Random(f"{option.name} {seed}").choice(option.numbers))


def dealt(
    options: Sequence[Option], values: OptionValues, order: Sequence[int], seed: int = 0
) -> dict[str, OptionValue]:
    """Return the option values after seating: each seat's choice moves with its person.

    `order` are the indices of the persons who get the places; `seed` draws numbers. Raises
    OptionError.
    """
    seated = dict(values)
    for option in options:
        seated[option.name] = drawn(option, values[option.name], seed)
        if option.by_seat and "," in str(values[option.name]):
            chosen = each_seat(str(values[option.name]), len(order))
            seated[option.name] = ",".join(chosen[person] for person in order)
    return seated
