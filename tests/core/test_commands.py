"""What a typed line can mean: a problem carries the rule, its squares and its pair."""

from __future__ import annotations

from cfanp_gui.core.commands import Problem, refused
from cfanp_gui.core.game import Refusal
from cfanp_gui.core.text import Text
from tests.session.play import pair, place


def test_a_refusal_becomes_a_problem_that_shows_why() -> None:
    causes = (place("Ae1"), place("Bd2"))
    problem = refused(Refusal("Rule 8", Text("your King is attacked"), causes, pair("AB")))
    assert problem.sentence == "your King is attacked (Rule 8)."
    assert problem.causes == causes
    assert problem.pair == pair("AB")


def test_a_problem_without_a_rule_shows_nothing_on_the_table() -> None:
    problem = Problem(Text("That is no move."))
    assert problem.causes == ()
    assert problem.pair is None
