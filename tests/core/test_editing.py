"""What every editor shares: options as fields that can be filled in."""

from __future__ import annotations

import pytest

from cfanp_gui.core.editing import OPTION, option_fields, with_option
from cfanp_gui.games.registry import GAMES
from tests.core.editing import value_of


def test_options_are_fields() -> None:
    for game in GAMES:
        values = {option.name: option.default for option in game.options}
        found = option_fields(game.options, values, "rules")
        assert [field.name for field in found] == [OPTION + one.name for one in game.options]
        for field in found:
            assert with_option(values, field.name, value_of(field)) == values
            with pytest.raises(KeyError):
                with_option({}, field.name, value_of(field))
