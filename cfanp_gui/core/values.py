"""Named tuples that are quick to define, for values that every start of the program defines.

`typing.NamedTuple` has Python compile a constructor for each class and each of its annotations by
itself, which together takes a tenth of a millisecond; there are some seventy at a start. Here the
constructor of all classes with as many fields is compiled once, and annotations are left as they
are written.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterable
from functools import cache
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any

__all__ = ["NamedTuple"]

_Field: Any = type(namedtuple("_One", "field").field)  # type: ignore[attr-defined]
"""What reads a field of a named tuple by its number."""


class _Value(tuple[Any, ...]):
    """What all named tuples can do; the names are those of `collections.namedtuple`."""

    __slots__ = ()
    if TYPE_CHECKING:  # no annotations that each class would seem to have as well
        _fields: tuple[str, ...]

    @classmethod
    def _make(cls, values: Iterable[object]) -> _Value:
        """Return one with values in the order of the fields. Raises TypeError for a wrong count."""
        made = tuple.__new__(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, **changes: object) -> _Value:
        """Return one with other values in some fields. Raises TypeError for unknown names."""
        made = self._make(map(changes.pop, self._fields, self))
        if changes:
            raise TypeError(f"Got unexpected field names: {list(changes)!r}")
        return made

    __replace__ = _replace

    def _asdict(self) -> dict[str, object]:
        """Return the values by the names of their fields."""
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        fields = (f"{name}={value!r}" for name, value in self._asdict().items())
        return f"{type(self).__name__}({', '.join(fields)})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


class _Definition(type):
    """Makes a class of named tuples of the body of a class whose base is `NamedTuple`."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        if not bases:
            return super().__new__(cls, name, bases, body)
        fields = tuple(body["__annotations__"])
        defaults = {field: body[field] for field in fields if field in body}
        body.update((field, _Field(number, "")) for number, field in enumerate(fields))
        code = _constructor(len(fields)).replace(co_varnames=("cls", *fields))
        names = {"new": tuple.__new__}
        body["__new__"] = FunctionType(code, names, "__new__", tuple(defaults.values()))
        body["__slots__"] = ()
        body["__match_args__"] = body["_fields"] = fields
        body["_field_defaults"] = defaults
        return type(name, (_Value,), body)


@cache
def _constructor(count: int) -> CodeType:
    """Return the code that makes a tuple of so many arguments."""
    arguments = "".join(f"_{number}, " for number in range(count))
    made: FunctionType = eval(f"lambda cls, {arguments}: new(cls, ({arguments}))")
    return made.__code__


if TYPE_CHECKING:
    from typing import NamedTuple
else:

    class NamedTuple(metaclass=_Definition):
        """A base that is named like `typing.NamedTuple`, and makes the same of a class.

        The module of the class has ``from __future__ import annotations``; the class has no other
        base. Fields without a default come first, as type checkers see to.
        """
