"""Games that were kept are played and written as they were."""

from __future__ import annotations

import pytest

from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from tests.golden import kept, load, played, record, written
from tests.published import KEYS


def test_games_that_were_published_have_one_that_was_kept() -> None:
    assert {load(name)["game"] for name in kept()} == set(KEYS)


@pytest.mark.parametrize("name", kept())
def test_the_rules_lead_where_they_led(name: str) -> None:
    game = load(name)
    assert played(game) == game
    assert game["outcome"] is not None


@pytest.mark.parametrize("name", kept())
def test_the_record_is_the_one_that_was_written(name: str) -> None:
    game, text = load(name), record(name)
    assert written(game) == text
    (read,) = cpgn.read_games(text, find_game)
    assert [node.action.text for node in read.moves] == game["actions"]
    assert read.final().to_text() == game["positions"][str(len(game["actions"]))]
    assert cpgn.write_game(read) == text
