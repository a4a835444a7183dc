"""The start of a game of hidden armies, known without its rules."""

from __future__ import annotations

import pytest

from cfanp_gui.core.capabilities import Hidden, SetUps
from cfanp_gui.core.position import PositionError
from tests.games.pairs.hidden.fields import GAME


def test_it_is_a_whole_position_that_is_set_up() -> None:
    start = GAME.initial(2, {})
    assert isinstance(start, Hidden)
    assert isinstance(start, SetUps)
    assert start.viewer is None
    assert start.guessed(1) is start
    assert start.seen_by(2).viewer == 2
    assert start.seen_by(2).legal_actions(1) == ()
    assert start.seen_by(1).legal_actions(1) == start.legal_actions(1)


def test_it_begins_with_the_set_ups_of_the_players() -> None:
    start = GAME.initial(2, {})
    assert isinstance(start, SetUps)
    rules = start.set_up_rules
    texts = [rules.ready["wall"].text, rules.drawn(3)]
    begun = start.set_up(texts)
    halves = begun.to_text().split(" ")[0].split("|")
    assert halves == [
        "/".join("".join(letter + army for letter in row) for row in text.split("/"))
        for text, army in zip(texts, "ab", strict=True)
    ]
    with pytest.raises(PositionError, match="set-up: there are 1 rows"):
        start.set_up(["M", texts[0]])
    with pytest.raises(ValueError, match="there are 1 set-ups"):
        start.set_up(texts[:1])
