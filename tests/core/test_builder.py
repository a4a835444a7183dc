"""What is wrong with a position that is set up."""

from __future__ import annotations

from cfanp_gui.core.builder import Problem
from cfanp_gui.core.text import Text


def test_a_problem_is_told_with_its_field() -> None:
    problem = Problem(Text("castling"), Text("no King"))
    assert problem.sentence == "castling: no King"
    assert problem.square is None
