"""Named tuples of our own: what they are made of, and that they do what those of `typing` do."""

from __future__ import annotations

import copy
import inspect
import pickle
import typing

import pytest

from cfanp_gui.core.values import NamedTuple


class Spot(NamedTuple):
    """Where something lies."""

    row: int
    column: int = 4
    """Counted from the left."""
    names: tuple[str, ...] = ()

    @property
    def corner(self) -> bool:
        """Return whether it is the first of all."""
        return self.row == self.column == 0


class Usual(typing.NamedTuple):
    """The same as Python makes it."""

    row: int
    column: int = 4
    names: tuple[str, ...] = ()


class One(NamedTuple):
    """A single field."""

    field: str


class Nearby(Spot):
    """A named tuple with a method more."""

    __slots__ = ()

    @property
    def below(self) -> int:
        """Return the row below."""
        return self.row + 1


def test_it_does_what_those_of_typing_do():
    for arguments, named in (((1,), {}), ((1, 2), {}), ((), {"names": ("a",), "row": 3})):
        ours, usual = Spot(*arguments, **named), Usual(*arguments, **named)
        assert (ours.row, ours.column, ours.names) == (usual.row, usual.column, usual.names)
        assert ours == usual == tuple(ours)
        assert hash(ours) == hash(usual)
        assert repr(ours) == repr(usual).replace("Usual", "Spot")
        assert ours._asdict() == usual._asdict()
        assert ours._replace(column=9) == usual._replace(column=9)
        assert Spot._make(usual) == usual
    for name in ("_fields", "_field_defaults", "__match_args__", "__slots__"):
        assert getattr(Spot, name) == getattr(Usual, name), name
    assert typing.get_type_hints(Spot) == typing.get_type_hints(Usual)
    assert inspect.signature(Spot).parameters.keys() == inspect.signature(Usual).parameters.keys()


def test_it_is_a_tuple_of_its_own_class_and_cannot_be_changed():
    spot = Spot(1)
    assert isinstance(spot, Spot)
    assert isinstance(spot, tuple)
    assert type(Spot) is type
    assert Spot.__doc__ == "Where something lies."
    assert (Spot.__module__, Spot.__qualname__) == (__name__, "Spot")
    with pytest.raises(AttributeError):
        spot.row = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        spot.height = 2  # type: ignore[attr-defined]


def test_properties_and_patterns_know_its_fields():
    assert Spot(0, 0).corner
    assert not Spot(0).corner
    match Spot(3, 2):
        case Spot(row, column):
            assert (row, column) == (3, 2)
        case _:
            pytest.fail("its fields are not known to patterns")


def test_a_single_field_is_a_tuple_of_one():
    assert One("a") == ("a",)
    assert repr(One("a")) == "One(field='a')"


def test_a_class_made_of_one_has_the_same_fields():
    assert Nearby(3).below == 4
    assert repr(Nearby(3)) == "Nearby(row=3, column=4, names=())"
    assert type(Nearby(3)._replace(row=5)) is Nearby


@pytest.mark.parametrize("value", [Spot(1, 2, ("a",)), One("a"), Nearby(7)])
def test_it_can_be_copied_and_pickled(value):
    for twin in (copy.copy(value), copy.deepcopy(value), pickle.loads(pickle.dumps(value))):
        assert twin == value
        assert type(twin) is type(value)


def test_wrong_arguments_are_named():
    with pytest.raises(TypeError, match="'row'"):
        Spot()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="height"):
        Spot(1, height=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="height"):
        Spot(1)._replace(height=2)  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="Expected 3 arguments, got 1"):
        Spot._make([1])
