"""Sets of a board's squares as integers: bit s stands for square s, whatever the board's size.

Unions, intersections and counts are single operations, and sets serve as keys.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

K = TypeVar("K")
V = TypeVar("V")
S = TypeVar("S")
P = ParamSpec("P")


class Memo(dict[K, V]):
    """Dictionary that computes missing values: like `lru_cache`, but with much cheaper look-ups."""

    def __init__(self, make: Callable[[K], V], limit: int) -> None:
        super().__init__()
        self._make = make
        self._limit = limit

    def __missing__(self, key: K) -> V:
        if len(self) >= self._limit:
            self.clear()
        value = self[key] = self._make(key)
        return value


def kept(method: Callable[Concatenate[S, P], V]) -> Callable[Concatenate[S, P], V]:
    """Cache a method's results on its immutable instance, by arguments."""
    name = f"_kept_{method.__name__}"

    @wraps(method)
    def ask(value: S, /, *args: P.args, **named: P.kwargs) -> V:
        key = (*args, *named.items())
        try:
            known: V = value.__dict__[name][key]
        except KeyError:
            known = value.__dict__.setdefault(name, {})[key] = method(value, *args, **named)
        return known

    return ask


def _scan(squares: int) -> tuple[int, ...]:
    indices: list[int] = []
    for place, eight in enumerate(squares.to_bytes(squares.bit_length() + 7 >> 3, "little")):
        if eight:
            indices += _EIGHTS[place << 8 | eight]
    return tuple(indices)


def _scan_eight(key: int) -> tuple[int, ...]:
    place, eight = divmod(key, 1 << 8)
    return tuple(8 * place + bit for bit in range(8) if eight >> bit & 1)


_EIGHTS = Memo(_scan_eight, 1 << 14)
"""Squares of eight consecutive bits, by the number of the eight and its bits."""
squares = Memo(_scan, 1 << 14)
"""Squares of a set, in order; the same sets recur in most positions of a game."""
