"""What puzzles are about."""

from __future__ import annotations

from cfanp_gui.puzzles.stipulation import Goal, Stipulation
from cfanp_gui.puzzles.themes import GOAL_THEMES, goal_theme, themes_of
from tests.puzzles.known import puzzle


def test_what_is_asked_is_one_of_them() -> None:
    asked = [Stipulation("a", goal) for goal in Goal] + [Stipulation("a", Goal.MATE, 2)]
    assert {goal_theme(one) for one in asked} == GOAL_THEMES


def test_those_of_a_solution() -> None:
    known = puzzle()
    asked = (known.position, known.seat, known.stipulation, known.actions())
    assert themes_of(*asked, ()) == ("mate", "quiet")
