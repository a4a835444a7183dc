"""Finding the files of `resources/`, wherever the program runs from."""

from __future__ import annotations

from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable


def asset(*names: str) -> Traversable:
    """A file or folder below `resources/`, named step by step.

    A wheel and a frozen program carry `resources` inside the package; in a checkout and an
    editable install it lies beside it. Raises FileNotFoundError when it is nowhere.
    """
    for root in _roots():
        found = root.joinpath(*names)
        if found.is_file() or found.is_dir():
            return found
    raise FileNotFoundError(f"resource {'/'.join(names)} is missing")


@cache
def _roots() -> tuple[Traversable, Traversable]:
    """Where `resources` may be: inside the package, or beside it."""
    package = resources.files("cfanp_gui")
    return package.joinpath("resources"), package.joinpath("..", "resources")
