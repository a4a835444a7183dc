"""What drafts of rights have in common: names of what may not be there."""

from __future__ import annotations

from cfanp_gui.games.armies.rights_draft import army_name


def test_armies_that_are_not_there_are_named_by_number() -> None:
    assert [army_name(army) for army in (0, 25, 26, -1)] == ["a", "z", "26", "-1"]
