"""What drafts of rights have in common: names of what may not be there."""

from __future__ import annotations

from cfanp_gui.core.text import Text
from cfanp_gui.games.armies.rights_draft import army_name, entries_problems


def test_armies_that_are_not_there_are_named_by_number() -> None:
    assert [army_name(army) for army in (0, 25, 26, -1)] == ["a", "z", "26", "-1"]


def test_one_entry_for_each_army() -> None:
    (problem,) = entries_problems(Text("castling"), 2, 3)
    assert "the number of entries is 2 (expected one per army, that is 3)" in problem.sentence
    assert not list(entries_problems(Text("castling"), 3, 3))
