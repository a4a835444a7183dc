"""Ledger of captures and debts (Peterson 2), with its items of the ninth field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import ARMY_LETTERS
from cfanp_gui.core.text import Text, shown
from cfanp_gui.games.armies import ninth
from cfanp_gui.games.armies.ninth import Item
from cfanp_gui.games.armies.state import State

NAME = "exchange"
WEAKER = "BR"
"""Letters of the pieces whose moves are part of a Queen's."""


class Debt(NamedTuple):
    """Piece that a player owes."""

    player: int
    value: int
    """Smallest value of the piece."""


class Taken(NamedTuple):
    """Capture in a round."""

    by: int
    """Player who captured."""
    loser: int
    letter: str


class Ledger(NamedTuple):
    """Remembered captures and debts."""

    opener: int | None = None
    """Army that opened the round; None if none is open."""
    captures: tuple[Taken, ...] = ()
    """Captures of the round, in their order."""
    debts: tuple[Debt, ...] = ()
    """Debts in the order in which they arose."""
    lost: tuple[tuple[int, str], ...] = ()
    """By army, the Bishops and Rooks captured from it and not brought back."""


_EMPTY = Ledger()


def ledger(state: State) -> Ledger:
    """Return the remembered captures and debts."""
    return state.fact(NAME, _EMPTY)


def remember(state: State, book: Ledger) -> None:
    """Store another ledger; for a state under construction."""
    if book != ledger(state):
        state.remember(NAME, None if book == _EMPTY else book)


def exchanged(captures: Sequence[Taken]) -> tuple[Taken, ...]:
    """Return the captures of a round that count as exchange.

    A capture of v by u counts if captures lead back from v to u.
    """
    took: dict[int, set[int]] = {}
    for one in captures:
        took.setdefault(one.by, set()).add(one.loser)
    return tuple(one for one in captures if _leads(took, one.loser, one.by))


def _leads(took: Mapping[int, set[int]], start: int, goal: int) -> bool:
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        one = waiting.pop()
        if one == goal:
            return True
        if one not in seen:
            seen.add(one)
            waiting += took.get(one, ())
    return False


def strike(state: State, debt: Debt) -> None:
    """Remove a debt that is paid or excused; for a state under construction."""
    book = ledger(state)
    debts = list(book.debts)
    debts.remove(debt)
    remember(state, book._replace(debts=tuple(debts)))


# Items of the ninth field

ITEMS = ("r", "d", "l")
"""Keys of the round, the debts and the lost pieces."""


def write_items(book: Ledger) -> Mapping[str, str]:
    """Return a ledger as items, which are empty if there is nothing to write."""
    captures = ",".join(f"{one.by}x{one.loser}{one.letter}" for one in book.captures)
    return {
        "r": "" if book.opener is None else f"{ARMY_LETTERS[book.opener]}:{captures}",
        "d": ",".join(f"{debt.player}:{debt.value}" for debt in book.debts),
        "l": ",".join(f"{ARMY_LETTERS[army]}:{letters}" for army, letters in book.lost),
    }


def read_items(items: Mapping[str, Sequence[Item]], state: State) -> Ledger:
    """Return the ledger of a state from items. Raises PositionError."""
    round_, debts, lost = (ninth.one_of(items, key, state) for key in ITEMS)
    opener, captures = _read_round(round_) if round_.text else (None, ())
    return Ledger(
        opener,
        captures,
        tuple(_read_debts(debts)) if debts.text else (),
        _read_lost(lost) if lost.text else (),
    )


def _read_round(item: Item) -> tuple[int, tuple[Taken, ...]]:
    opener, rest = item.of_army(item.text)
    captures = []
    for part in rest.split(","):
        by, cross, lost = part.partition("x")
        if not cross or lost[-1:] not in item.state.rules.base.values:
            raise item.error(
                Text("“{part}” is not a capture (expected such as 1x2N)", part=shown(part))
            )
        taken = Taken(item.player(by), item.player(lost[:-1]), lost[-1:])
        if taken.by == taken.loser:
            raise item.error(
                Text("player {player} cannot capture from themselves", player=taken.by)
            )
        captures.append(taken)
    return opener, tuple(captures)


def _read_debts(item: Item) -> Iterator[Debt]:
    values = list(map(str, item.state.rules.base.values.values()))
    for part in item.text.split(","):
        player, colon, value = part.partition(":")
        if not colon or value not in values:
            message = Text("“{part}” is not a debt (expected such as 3:5)", part=shown(part))
            raise item.error(message)
        yield Debt(item.player(player), int(value))


def _read_lost(item: Item) -> tuple[tuple[int, str], ...]:
    lost = []
    for part in item.text.split(","):
        army, letters = item.of_army(part)
        if not set(letters) <= set(WEAKER) or list(letters) != sorted(letters):
            words = {"letters": shown(letters)}
            raise item.error(Text("“{letters}” are not lost pieces (expected such as BR)", **words))
        lost.append((army, letters))
    return item.in_order(lost, lambda one: one[0])
