"""The ninth field of CFEN: facts of Peterson's rules, as items that each rule reads itself.

Source: the notation of Peterson's rules: ``-``, or items separated by ``;``, in a fixed order.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Pair, Square
from cfanp_gui.core.options import OptionValue
from cfanp_gui.core.position import PositionError, Problem, refuse
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies.hooks import Hooks, Modifier
from cfanp_gui.games.armies.state import State

E = TypeVar("E")

FIELD = Text("Peterson’s rules")
NOTHING = "-"


class ItemError(PositionError):
    """Error in the ninth field."""

    def __init__(self, template: str, /, **values: object) -> None:
        super().__init__(template, **values)
        self.message: Text = self.args[0]
        self.args = (Problem(FIELD, self.message).sentence,)


# Writing and reading the field


def write(state: State) -> str:
    """Return the ninth field of a state."""
    written = ((rule.items, rule.write(state)) for rule in _in_order(state.hooks))
    items = (f"{key}={texts[key]}" for keys, texts in written for key in keys if texts.get(key))
    return ";".join(items) or NOTHING


def read(text: str, state: State) -> None:
    """Store the facts of a field in a state, and derive those that it leaves out.

    For a state under construction. Raises PositionError for a text that is not such a field or
    states something impossible.
    """
    _remember(text, state)
    refuse(_problems(state))
    for complete in state.hooks.complete:
        complete(state)


def wrong(text: str, state: State) -> list[Problem]:
    """Return all problems of a field; its facts are stored in the state."""
    try:
        _remember(text, state)
    except ItemError as error:
        return [Problem(FIELD, error.message)]
    return list(_problems(state))


def _problems(state: State) -> Iterator[Problem]:
    for modifier in _in_order(state.hooks):
        yield from modifier.problems(state)


def _remember(text: str, state: State) -> None:
    modifiers = _in_order(state.hooks)
    order = [key for modifier in modifiers for key in modifier.items]
    expected = ", ".join(f"{key}=" for key in order) or NOTHING
    given: dict[str, list[Item]] = {}
    latest = 0
    for item in [] if text == NOTHING else text.split(";"):
        key, equals, value = item.partition("=")
        if not item:
            raise ItemError("an item is empty (expected one between two semicolons)")
        if key in order and equals and not value:
            raise ItemError("“{key}=” says nothing (expected it left out)", key=key)
        if key not in order or not equals:
            raise ItemError(
                "“{item}” is not an item of the rules that are on (expected {expected})",
                item=shown(item),
                expected=expected,
            )
        if order.index(key) < latest:
            raise ItemError(
                "“{item}” is out of order (expected {expected})",
                item=shown(item),
                expected=expected,
            )
        latest = order.index(key)
        given.setdefault(key, []).append(Item(key, value, state))
    for modifier in modifiers:
        mine = {key: given[key] for key in modifier.items if key in given}
        if mine:
            state.remember(modifier.name, modifier.read(mine, state))


def _in_order(hooks: Hooks[State]) -> list[Modifier[State]]:
    return sorted(
        (modifier for modifier in hooks.modifiers if modifier.items),
        key=lambda modifier: _ORDER.index(modifier.items[0]),
    )


_ORDER = "kbmxcordlfw"

_RULES = {"defend": "kbmxco", "exchange": "rdl", "kingcapture": "fw"}
"""Keys of the items of each rule that has any."""


def as_found(line: str) -> tuple[str, dict[str, OptionValue]]:
    """Return a CFEN line without given rules, and the rules that its ninth field implies.

    An empty field is left out: it implies none of the rules, and a line of eight fields reads
    the same under each. A field with an unknown item is given all rules, so that it is
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


class Item(NamedTuple):
    """An item of the field: its key, its text, and the state that it tells of.

    All that read a part of it raise PositionError for another text.
    """

    key: str
    text: str
    state: State

    def __str__(self) -> str:
        return f"{self.key}={self.text}"

    def error(self, message: Text) -> ItemError:
        """Return the error of a problem with the item, which is quoted."""
        return ItemError(problem(str(self), message).message)

    def player(self, text: str) -> int:
        """Return the number of a player."""
        number = int(text) if re.fullmatch(r"[1-9]\d?", text) else 0
        words = {"text": shown(text), "count": self.state.count}
        if not 1 <= number <= self.state.count:
            raise self.error(Text("“{text}” is not a player (expected 1 to {count})", **words))
        return number

    def of_army(self, text: str) -> tuple[int, str]:
        """Return the army before a colon, and the text after it."""
        letter, colon, rest = text.partition(":")
        if not colon or not rest:
            words = {"item": shown(str(self)), "example": f"{self.key}=a:…"}
            raise ItemError("“{item}” is not complete (expected such as {example})", **words)
        return self.army(letter), rest

    def army(self, letter: str) -> int:
        """Return the number of an army."""
        letters = ARMY_LETTERS[: self.state.count]
        if len(letter) != 1 or letter not in letters:
            words = {"text": shown(letter), "last": letters[-1]}
            raise self.error(
                Text("“{text}” is not an army of this game (expected a to {last})", **words)
            )
        return letters.index(letter)

    def squares(self, text: str) -> tuple[Square, ...]:
        """Return the squares of half-boards, sorted by their names."""
        return self.in_order(map(self._square, text.split(",")), self.state.title)

    def _square(self, text: str) -> Square:
        board = BOARD_LETTERS.find(text[:1]) if text else -1
        half = self.state.rules.base.names.half
        if not 0 <= board < self.state.count or text[1:] not in half:
            words = {"name": shown(text), "example": "Ae4"}
            raise self.error(Text("“{name}” is not a square (expected such as {example})", **words))
        return Square(board, half.index(text[1:]))

    def pairs(self, text: str) -> tuple[Pair, ...]:
        """Return pairs of half-boards."""
        return self.in_order(map(self._pair, text.split(",")), tuple)

    def _pair(self, text: str) -> Pair:
        boards = [BOARD_LETTERS.find(letter) for letter in text]
        if len(boards) != 2 or not 0 <= boards[0] < boards[1] < self.state.count:
            message = Text("“{text}” is not a pair (expected such as AB, the lower letter first)")
            raise self.error(message.filled(text=shown(text)))
        return Pair(*boards)

    def marked(self, text: str) -> tuple[tuple[int, bool], ...]:
        """Return the players, each with True if a star follows; one may be named several times."""
        parts = text.split(",")
        marked = [(self.player(part.removesuffix("*")), part.endswith("*")) for part in parts]
        if marked != sorted(marked):
            raise self._unsorted()
        return tuple(marked)

    def in_order(self, values: Iterable[E], key: Callable[[E], Any]) -> tuple[E, ...]:
        """Return the values of the item, which must be sorted and different."""
        parts = tuple(values)
        keys = list(map(key, parts))
        if keys != sorted(set(keys)):
            raise self._unsorted()
        return parts

    def _unsorted(self) -> ItemError:
        item = shown(str(self))
        return ItemError("“{item}” is not sorted (expected each thing once, in order)", item=item)


def one_of(items: Mapping[str, Sequence[Item]], key: str, state: State) -> Item:
    """Return the only item with a key, one without text if there is none.

    Raises PositionError for several.
    """
    given = items.get(key, ())
    if len(given) > 1:
        raise ItemError("“{key}=” is given twice", key=key)
    return given[0] if given else Item(key, "", state)


def named(squares: Iterable[Square], state: State) -> str:
    """Return squares as an item lists them: sorted by their names."""
    return ",".join(sorted(map(state.title, squares)))


def problem(item: str, message: Text, square: Square | None = None) -> Problem:
    """Return the problem of an item, which is quoted."""
    return Problem(FIELD, Text("“{item}”: {message}", item=shown(item), message=message), square)


def quoting(items: Mapping[str, str]) -> Callable[..., Problem]:
    """Return the function that returns the problem of the items with some keys."""

    def of(keys: str, message: Text, square: Square | None = None) -> Problem:
        item = ";".join(f"{key}={items.get(key, '')}" for key in keys)
        return problem(item, message, square)

    return of
