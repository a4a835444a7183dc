"""The ninth field of CFEN: facts of Peterson's rules, as items that each rule reads itself.

Source: the notation of Peterson's rules: ``-``, or items separated by ``;``, in a fixed order.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square
from cfanp_gui.core.options import OptionValue
from cfanp_gui.core.position import PositionError, Problem
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies.hooks import Hooks, Modifier
from cfanp_gui.games.armies.state import State

E = TypeVar("E")

FIELD = Text("Peterson’s rules")
NOTHING = "-"

_MARKED = re.compile(r"([1-9]\d?)(\*?)\Z")


class ItemError(PositionError):
    """Error in the ninth field."""

    def __init__(self, message: Text) -> None:
        super().__init__(Problem(FIELD, message).sentence)
        self.message = message


def bad(message: Text) -> ItemError:
    """Return the error of a problem in the ninth field."""
    return ItemError(message)


def problem(item: str, message: Text, square: Square | None = None) -> Problem:
    """Return the problem of an item, which is quoted."""
    return Problem(FIELD, Text("“{item}”: {message}", item=shown(item), message=message), square)


# Writing and reading the field


def write(state: State) -> str:
    """Return the ninth field of a state."""
    found: list[str] = []
    for modifier in _in_order(state.hooks):
        items = modifier.write(state)
        found += [f"{key}={items[key]}" for key in modifier.items if items.get(key)]
    return ";".join(found) or NOTHING


def read(text: str, state: State) -> None:
    """Store the facts of a field in a state, and derive those that it leaves out.

    For a state under construction. Raises PositionError for a text that is not such a field or
    states something impossible.
    """
    _remember(text, state)
    for found in problems(state):
        raise PositionError(found.sentence)
    for complete in state.hooks.complete:
        complete(state)


def problems(state: State) -> Iterator[Problem]:
    """Yield the impossible facts that the rules of a state remember."""
    for modifier in _in_order(state.hooks):
        yield from modifier.problems(state)


def wrong(text: str, state: State) -> list[Problem]:
    """Return all problems of a field; its facts are stored in the state."""
    try:
        _remember(text, state)
    except ItemError as error:
        return [Problem(FIELD, error.message)]
    return list(problems(state))


def _remember(text: str, state: State) -> None:
    modifiers = _in_order(state.hooks)
    order = [key for modifier in modifiers for key in modifier.items]
    given: dict[str, list[str]] = {}
    latest = 0
    for item in [] if text == NOTHING else text.split(";"):
        key, equals, value = item.partition("=")
        if not item:
            raise bad(Text("an item is empty (expected one between two semicolons)"))
        if key in order and equals and not value:
            raise bad(Text("“{key}=” says nothing (expected it left out)", key=key))
        if key not in order or not equals:
            raise bad(
                Text(
                    "“{item}” is not an item of the rules that are on (expected {expected})",
                    item=shown(item),
                    expected=", ".join(f"{one}=" for one in order) or NOTHING,
                )
            )
        if order.index(key) < latest:
            raise bad(
                Text(
                    "“{item}” is out of order (expected {expected})",
                    item=shown(item),
                    expected=", ".join(f"{one}=" for one in order),
                )
            )
        latest = order.index(key)
        given.setdefault(key, []).append(value)
    for modifier in modifiers:
        mine = {key: given[key] for key in modifier.items if key in given}
        if mine:
            state.remember(modifier.name, modifier.read(mine, state))


def _in_order(hooks: Hooks[State]) -> list[Modifier[State]]:
    return sorted(
        (one for one in hooks.modifiers if one.items), key=lambda one: _ORDER.index(one.items[0])
    )


_ORDER = "kbmxcordlfw"

_RULES = {"defend": "kbmxco", "exchange": "rdl", "kingcapture": "fw"}
"""Keys of the items of each rule that has any."""


def as_found(line: str) -> tuple[str, dict[str, OptionValue]]:
    """Return a CFEN line without given rules, and the rules that its ninth field implies.

    An empty field is left out: any of the rules may have written it, and a line of eight fields
    reads the same under each. A field with an unknown item is given all rules, so that it is
    refused because of that item.
    """
    fields = line.split(" ")
    if len(fields) != 9:
        return line, {}
    if fields[8] == NOTHING:
        return " ".join(fields[:8]), {}
    keys = {item[:1] for item in fields[8].split(";")}
    rules = [rule for rule, items in _RULES.items() if keys & set(items)]
    known = keys <= set("".join(_RULES.values()))
    return line, dict.fromkeys(rules if known else _RULES, True)


# Parts of items


def one_of(items: Mapping[str, Sequence[str]], key: str) -> str | None:
    """Return the only item with a key; None without any. Raises PositionError for several."""
    found = items.get(key, ())
    if len(found) > 1:
        raise bad(Text("“{key}=” is given twice", key=key))
    return found[0] if found else None


def player(text: str, count: int, item: str) -> int:
    """Return the number of a player. Raises PositionError."""
    number = int(text) if re.fullmatch(r"[1-9]\d?", text) else 0
    if not 1 <= number <= count:
        raise bad(
            Text(
                "“{item}”: “{text}” is not a player (expected 1 to {count})",
                item=shown(item),
                text=shown(text),
                count=count,
            )
        )
    return number


def army(text: str, count: int, item: str) -> int:
    """Return the number of an army. Raises PositionError."""
    number = ARMY_LETTERS.find(text) if len(text) == 1 else -1
    if not 0 <= number < count:
        raise bad(
            Text(
                "“{item}”: “{text}” is not an army of this game (expected a to {last})",
                item=shown(item),
                text=shown(text),
                last=ARMY_LETTERS[count - 1],
            )
        )
    return number


def of_army(text: str, count: int, item: str) -> tuple[int, str]:
    """Return the army before a colon and the text after it. Raises PositionError."""
    letter, colon, rest = text.partition(":")
    if not colon or not rest:
        raise bad(
            Text(
                "“{item}” is not complete (expected such as {example})",
                item=shown(item),
                example=f"{item[:1]}=a:…",
            )
        )
    return army(letter, count, item), rest


def square(text: str, state: State, item: str) -> Square:
    """Return a square of a half-board. Raises PositionError."""
    board = BOARD_LETTERS.find(text[:1]) if text else -1
    try:
        index = state.rules.base.names.read(text[1:])
    except ValueError:
        index = -1
    if not 0 <= board < state.count or index < 0:
        raise bad(
            Text(
                "“{item}”: “{text}” is not a square (expected such as Ae4)",
                item=shown(item),
                text=shown(text),
            )
        )
    return Square(board, index)


def squares(text: str, state: State, item: str) -> tuple[Square, ...]:
    """Return squares separated by commas, sorted by their names. Raises PositionError."""
    title = state.title
    return in_order([square(part, state, item) for part in text.split(",")], title, item)


def pair(text: str, count: int, item: str) -> Pair:
    """Return two half-boards. Raises PositionError."""
    boards = [BOARD_LETTERS.find(letter) for letter in text]
    if len(boards) != 2 or not 0 <= boards[0] < boards[1] < count:
        raise bad(
            Text(
                "“{item}”: “{text}” is not a pair (expected such as AB, the lower letter first)",
                item=shown(item),
                text=shown(text),
            )
        )
    return Pair(*boards)


def marked(text: str, count: int, item: str) -> tuple[tuple[int, bool], ...]:
    """Return players separated by commas, each with True if a star follows. Raises PositionError.

    A player may be named several times.
    """
    found = []
    for part in text.split(","):
        match = _MARKED.match(part)
        found.append((player(match[1] if match else part, count, item), bool(match and match[2])))
    if found != sorted(found):
        raise _unsorted(item)
    return tuple(found)


def in_order(found: Sequence[E], key: Callable[[E], Any], item: str) -> tuple[E, ...]:
    """Return the values of an item, which must be sorted and different. Raises PositionError."""
    keys = [key(one) for one in found]
    if keys != sorted(set(keys)):
        raise _unsorted(item)
    return tuple(found)


def _unsorted(item: str) -> PositionError:
    return bad(
        Text("“{item}” is not sorted (expected each thing once, in order)", item=shown(item))
    )


def named(found: Iterable[Square], state: State) -> str:
    """Return squares as an item lists them: sorted by their names."""
    return ",".join(sorted(map(state.title, found)))


def stands(state: State, found: Iterable[Square], item: str) -> Iterator[Problem]:
    """Yield a problem for each of some squares that is empty."""
    title = state.title
    for one in found:
        if state.piece_at(one) is None:
            yield problem(item, Text("nothing stands on {square}", square=title(one)), one)
