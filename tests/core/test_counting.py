"""Sequences counted on a heap of sticks: who takes the last one leaves the other with nothing."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cfanp_gui.core import counting
from cfanp_gui.core.counting import Counting


class Take(NamedTuple):
    """One, two or three sticks are taken."""

    number: int

    @property
    def text(self) -> str:
        """Return the machine form."""
        return f"take:{self.number}"


class Sticks(Counting[int]):
    """Counts the ways to take sticks; to leave exactly four is a draw."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def actions(self, state: int) -> list[Take]:
        self.asked += 1
        return [Take(number) for number in (3, 2, 1) if number <= state]

    def total(self, state: int) -> int:
        return min(3, state)

    def after(self, state: int, action: Take) -> int | None:
        left = state - action.number
        return None if left == 4 else left


def slowly(state: int, depth: int) -> int:
    """Count one by one."""
    if depth == 0:
        return 1
    goals = [state - number for number in (1, 2, 3) if number <= state]
    return sum(slowly(left, depth - 1) if left != 4 or depth == 1 else 0 for left in goals)


@pytest.mark.parametrize("sticks", [0, 1, 3, 5, 9, 12])
def test_sequences_are_counted_as_one_by_one(sticks: int) -> None:
    counts = [Sticks().perft(sticks, depth) for depth in range(6)]
    assert counts == [slowly(sticks, depth) for depth in range(6)]


def test_first_actions_are_listed_by_their_machine_forms() -> None:
    found = dict(Sticks().divide(7, 2))
    assert list(found.items()) == [("take:1", 3), ("take:2", 3), ("take:3", 0)]
    assert sum(found.values()) == Sticks().perft(7, 2)
    assert dict(Sticks().divide(7, 1)) == dict.fromkeys(found, 1)
    with pytest.raises(ValueError, match="at least 1"):
        list(Sticks().divide(7, 0))


def test_what_was_counted_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    remembering = Sticks()
    remembering.perft(20, 6)
    monkeypatch.setattr(counting, "MOST_REMEMBERED", 1)
    forgetting = Sticks()
    assert forgetting.perft(20, 6) == slowly(20, 6)
    assert remembering.asked < forgetting.asked
