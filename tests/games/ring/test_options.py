"""The ring's house rules."""

from __future__ import annotations

import pytest

from cfanp_gui.core.game import OptionError, check_options
from cfanp_gui.games.ring.options import OPTIONS, Rules, rules_of


def test_defaults_are_free_tempo_and_the_tournament_rule() -> None:
    assert rules_of(check_options(OPTIONS, {})) == Rules(rounds=False, tournament=True)


def test_both_can_be_chosen() -> None:
    given = {"tempo": "rounds", "tournament": False}
    assert rules_of(check_options(OPTIONS, given)) == Rules(rounds=True, tournament=False)


def test_an_unknown_tempo_is_refused() -> None:
    with pytest.raises(OptionError, match="free, rounds"):
        check_options(OPTIONS, {"tempo": "fast"})
