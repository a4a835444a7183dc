"""Which rules are on is composed into hooks."""

from __future__ import annotations

import pytest

from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.pairs.fide import FIDE


def test_without_any_rule_switched_on_there_are_no_hooks() -> None:
    assert hooks_of(Rules(FIDE)).modifiers == ()


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        (Rules(FIDE, bonus="single"), ["single"]),
        (Rules(FIDE, captured="dead", touch=True), ["dead", "touch"]),
        (Rules(FIDE, captured="removed", friendly=False), ["removed", "tournament"]),
    ],
)
def test_rules_that_are_switched_on_are_composed(rules: Rules, names: list[str]) -> None:
    hooks = hooks_of(rules)
    assert [modifier.name for modifier in hooks.modifiers] == names
    assert hooks_of(rules) is hooks
