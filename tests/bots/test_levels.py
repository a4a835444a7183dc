"""Which bots there are."""

from __future__ import annotations

import pytest

from cfanp_gui.bots.contract import Limit, Thinking, next_actor
from cfanp_gui.bots.levels import LEVELS, Level, find_level
from cfanp_gui.core.text import Text
from cfanp_gui.games.registry import find_game, keys
from tests.bots import HANGING, cfanp, walk
from tests.slow import examples


def test_names() -> None:
    keys = [level.key for level in LEVELS]
    assert keys[:2] == ["random", "greedy"]
    assert len({level.name for level in LEVELS}) == len(keys) == len(set(keys))
    for level in LEVELS:
        assert find_level(level.key) is level
        made = level.make(find_game("cfanp").piece_types)
        assert made.name == level.name
        assert isinstance(made.name, Text)
        Thinking(level.limit)
    offered = [level.key for level in LEVELS if level.is_offered]
    assert offered == ["random", "greedy", "beginner", "casual", "club", "strongest"]


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.key)
@pytest.mark.no_cover
def test_every_level_plays_every_game(key: str, level: Level) -> None:
    """And does the same for the same seed and limit, whatever it has done before."""
    game = find_game(key)
    for position in walk(game, min(game.player_counts), {}, 5, 12)[::4]:
        actor = next_actor(position, 0)
        assert actor is not None
        bot = level.make(game.piece_types)
        actions = [bot.choose(position, actor, 9, Limit(40)) for _ in range(2)]
        actions.append(level.make(game.piece_types).choose(position, actor, 9, Limit(40)))
        assert len(set(actions)) == 1
        assert position.refusal(actions[0]) is None


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.no_cover
def test_a_weak_player_gets_no_better_by_thinking_longer(level: str) -> None:
    game = find_game("cfanp")
    bot = find_level(level).make(game.piece_types)
    for position in walk(game, 4, {}, 3, 30)[::10]:
        (actor,) = position.actors()
        assert bot.choose(position, actor, 4, Limit(10**8)) == bot.choose(
            position, actor, 4, find_level(level).limit._replace(seconds=None)
        )


@pytest.mark.no_cover
def test_a_weak_player_overlooks_something() -> None:
    """A Queen that hangs is not always taken by a beginner, but by the strongest."""
    game = find_game("cfanp")
    limit = Limit(examples(300))
    taken = {
        key: sum(
            find_level(key).make(game.piece_types).choose(cfanp(HANGING), 1, seed, limit).text
            == "AB:d1d5"
            for seed in range(20)
        )
        for key in ("beginner", "casual", "club", "strongest")
    }
    assert taken["strongest"] == 20
    assert 3 < taken["beginner"] < taken["casual"] < 20
    assert taken["casual"] < taken["club"] + 3


def test_an_unknown_one() -> None:
    with pytest.raises(ValueError, match=r"unknown bot “grandmaster” \(expected one of random, "):
        find_level("grandmaster")
