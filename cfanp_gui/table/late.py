"""Parts of an object that are made when they are first asked for."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, Self, TypeVar, overload

Part = TypeVar("Part")


class Late(Generic[Part]):
    """Attribute whose value a method makes when it is first asked for, and which keeps it.

    With ``@Late`` over `card`, ``view.card`` makes a card once, and ``TableView.card.made(view)``
    returns that card, or None as long as there is none.
    """

    def __init__(self, make: Callable[[Any], Part]) -> None:
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
