"""Caches: of a function's values by key, and of a method's results on an immutable value."""

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


def cached_method(method: Callable[Concatenate[S, P], V]) -> Callable[Concatenate[S, P], V]:
    """Cache a method's results on its immutable instance, by arguments."""
    name = f"_cached_{method.__name__}"

    @wraps(method)
    def ask(value: S, /, *args: P.args, **named: P.kwargs) -> V:
        key = (*args, *named.items())
        try:
            known: V = value.__dict__[name][key]
        except KeyError:
            known = value.__dict__.setdefault(name, {})[key] = method(value, *args, **named)
        return known

    return ask
