"""Signals: listeners called on changes, and ways to unsubscribe."""

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")

Unsubscribe = Callable[[], None]
"""Function that ends a registration; calling it twice does no harm."""


class Signal(Generic[P]):
    """Listeners, called in the order in which they registered."""

    def __init__(self) -> None:
        self._listeners: dict[object, Callable[P, object]] = {}

    def connect(self, listener: Callable[P, object]) -> Unsubscribe:
        """Call a listener from now on; return the function that ends that."""
        key = object()
        self._listeners[key] = listener

        def leave() -> None:
            self._listeners.pop(key, None)

        return leave

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call every listener except those that leave or come during the call."""
        for key, listener in list(self._listeners.items()):
            if key in self._listeners:
                listener(*args, **kwargs)
