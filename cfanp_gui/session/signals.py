"""Who is told of one kind of thing, and how they leave again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")

Unsubscribe = Callable[[], None]
"""Ends a registration: its listener is told no more. To call it twice does no harm."""


class Signal(Generic[P]):
    """Those who are told, in the order in which they registered."""

    def __init__(self) -> None:
        self._told: dict[object, Callable[P, object]] = {}

    def add(self, listener: Callable[P, object]) -> Unsubscribe:
        """Have a listener told from now on; answers what ends that."""
        key = object()
        self._told[key] = listener

        def leave() -> None:
            self._told.pop(key, None)

        return leave

    def tell(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell everyone; who leaves or comes meanwhile is not told of this any more."""
        for key, listener in list(self._told.items()):
            if key in self._told:
                listener(*args, **kwargs)
