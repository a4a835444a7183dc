"""What is known of a turn in every game that has them."""

from __future__ import annotations

from cfanp_gui.core.capabilities import Turn


def test_boards_used_are_spent_unless_they_may_be_used_again() -> None:
    once = Turn(0, 1, used=frozenset({0, 2}))
    assert once.spent == {0, 2}
    assert once._replace(again=True).spent == frozenset()
