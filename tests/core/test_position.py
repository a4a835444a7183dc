"""How a game may end, and what is reported of a position that is set up."""

from __future__ import annotations

from cfanp_gui.core.position import Outcome, Problem
from cfanp_gui.core.text import Text


def test_a_win_counts_one_and_a_draw_a_half_for_those_who_share_it() -> None:
    won = Outcome("win", (2,), "mate")
    drawn = Outcome("draw", (1, 3), "agreement")
    assert [won.score(player) for player in (1, 2, 3)] == [0, 1, 0]
    assert [drawn.score(player) for player in (1, 2, 3)] == [0.5, 0, 0.5]


def test_a_problem_names_its_field() -> None:
    problem = Problem(Text("castling"), Text("no King"))
    assert problem.sentence == "castling: no King"
    assert problem.square is None
