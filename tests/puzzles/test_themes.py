"""What puzzles are about."""

from __future__ import annotations

from cfanp_gui.puzzles.puzzle import Puzzle
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


def test_a_second_army_of_the_same_player_has_a_turn_of_its_own() -> None:
    """Army b moves and then army c, both of player 2: that is no turn of two moves."""
    position = (
        "5Pa2/2Na1Pa3/3Pa4/5RaKa1|8/Pc1Pb5/Pb7/3Kb4|Pa7/3Pc2Pa1/2Rc5/1QbKc5 b 1/2/2 -/-/- - 2 1 37"
    )
    asked_for = Stipulation("b", Goal.MATE, turns=2)
    two = Puzzle("two", puzzle().game, position, asked_for, ("AC:g8g2", "AC:f7g7"))
    asked = (two.position, two.seat, two.stipulation, two.actions())
    assert themes_of(*asked, ()) == ("mate-in-two", "quiet")
