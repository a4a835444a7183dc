"""Pickles from the network must not name anything executable: they are refused on demand.

Dask unpickles much of what a scheduler or a worker sends before it can be inspected: errors, the
types of answers, messages of its own. A pickle does nothing by itself; to call something it has
Python look up a name first, and Python reports every such look-up to the audit hooks.
"""

import pickletools
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_HARMLESS = frozenset({("builtins", "str"), ("builtins", "bytes")})
"""Names that Dask uses for any text."""

_refused: list[list[str]] = []
"""Names refused, for each active user."""
_is_hooked = False


class RefusedError(AttributeError):
    """Raised for a name in a pickle; Dask goes on after an AttributeError."""


@contextmanager
def plain_pickles() -> Iterator[list[str]]:
    """Have the whole process refuse pickles that name something; yield the list of these names."""
    global _is_hooked  # noqa: PLW0603 -- a hook cannot be removed, so there is one
    if not _is_hooked:
        sys.addaudithook(_audit)
        _is_hooked = True
    names: list[str] = []
    _refused.append(names)
    try:
        yield names
    finally:
        _refused[:] = [other for other in _refused if other is not names]


def _audit(event: str, arguments: tuple[object, ...]) -> None:
    """Raise RefusedError for a name that a pickle must not use."""
    if event == "pickle.find_class" and _refused and arguments not in _HARMLESS:
        name = ".".join(map(str, arguments))
        for names in _refused:
            names.append(name)
        raise RefusedError(f"a pickle names {name}")


def texts_in(pickled: bytes) -> list[str]:
    """Return the texts in a pickle, names of classes among them, without unpickling it."""
    texts: list[str] = []
    with suppress(Exception):  # malformed bytes may cause any error
        for _, argument, _ in pickletools.genops(pickled):
            if isinstance(argument, str):
                texts.append(argument)
    return texts
