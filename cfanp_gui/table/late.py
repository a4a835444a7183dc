"""Parts of an object that are made when they are first asked for.

A method under `Late` makes the part, and becomes an attribute that holds it from then on::

    @Late
    def card(self) -> HandOverCard: ...

``view.card`` makes the card once; ``TableView.card.made(view)`` is the card, or None without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, Self, TypeVar, overload

Part = TypeVar("Part")


class Late(Generic[Part]):
    """Attribute whose value is made when it is first asked for, and then kept."""

    def __init__(self, make: Callable[[Any], Part]) -> None:
        """`make` is called with the owner of the attribute."""
        self.__doc__ = make.__doc__
        self._make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, owner: None, kind: type) -> Self: ...
    @overload
    def __get__(self, owner: object, kind: type) -> Part: ...
    def __get__(self, owner: object, kind: type) -> Self | Part:
        """Return the part of an owner, or for a class the attribute itself."""
        return self if owner is None else self.of(owner)

    def of(self, owner: object) -> Part:
        """Return the part of an owner, which is made if there is none yet."""
        parts: dict[str, Part] = vars(owner)
        if self._name not in parts:
            parts[self._name] = self._make(owner)
        return parts[self._name]

    def made(self, owner: object) -> Part | None:
        """Return the part of an owner, or None if it has not been made."""
        return vars(owner).get(self._name)


def made_parts(owner: object, *parts: Late[Any]) -> Iterator[Any]:
    """Yield those of some parts of an owner that have been made."""
    return (made for part in parts if (made := part.made(owner)) is not None)
