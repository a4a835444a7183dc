"""The public names of a package, loaded on demand."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def offering(package: str, places: Mapping[str, tuple[str, ...]]) -> Callable[[str], Any]:
    """Return the ``__getattr__`` of a package, given its modules and their public names.

    The names are a promise: from version 1.0 on they stay, with their parameters and results.
    """
    modules = {name: module for module, names in places.items() for name in names}

    def offered(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{modules[name]}"), name)

    return offered
