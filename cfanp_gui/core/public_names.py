"""What a package offers to other programs, loaded when it is asked for and not before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def offering(package: str, places: Mapping[str, tuple[str, ...]]) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a package, by the modules in it and what they offer.

    The names are a promise: from version 1.0 on they stay, with what they take and return.
    """
    modules = {name: module for module, names in places.items() for name in names}

    def offered(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{modules[name]}"), name)

    return offered
