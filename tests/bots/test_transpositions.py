"""What a search remembers."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.transpositions import AT_LEAST, AT_MOST, EXACT, Known, Transpositions


def test_it_forgets_what_was_not_asked_for() -> None:
    table = Transpositions(10)
    asked = Known(3, EXACT, 1.0, "e4")
    table.keep("asked", asked)
    for number in range(200):
        table.keep(number, Known(1, EXACT, float(number), None))
        assert table.find("asked") == asked
        assert len(table) <= 10
    assert table.find(199) is not None
    assert table.find(0) is None


def test_what_is_known_later_counts() -> None:
    table = Transpositions(2)
    for value in (1.0, 2.0, 3.0):
        table.keep("one", Known(1, EXACT, value, None))
    found = table.find("one")
    assert found is not None
    assert found.value == 3.0


@pytest.mark.parametrize(
    ("bound", "settled"),
    [
        (EXACT, [True, True, True]),
        (AT_LEAST, [False, False, True]),
        (AT_MOST, [True, False, False]),
    ],
)
def test_what_settles_a_question(bound: int, settled: list[bool]) -> None:
    """A value below, between and above the bounds of a search."""
    found = [Known(4, bound, value, None).settles(4, 10, 20) for value in (5.0, 15.0, 25.0)]
    assert found == settled
    assert not Known(3, bound, 15.0, None).settles(4, 10, 20)
