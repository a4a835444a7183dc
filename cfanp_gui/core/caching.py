"""Caches: of a function's values by key, and of a method's results on an immutable value."""

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
        key = (*args, *named.items()) if named else args
        results: dict[tuple[object, ...], V] | None = value.__dict__.get(name)
        if results is None:
            results = value.__dict__[name] = {}
        if key not in results:
            results[key] = method(value, *args, **named)
        return results[key]

    return ask
