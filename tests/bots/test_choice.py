"""The job of a bot at the table, and how long it may take."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.bots.choice import TurnChoice, limit_at_table
from cfanp_gui.bots.contract import Limit
from cfanp_gui.bots.levels import LEVELS
from cfanp_gui.core.boards import Pair
from cfanp_gui.games import registry
from tests.bots import HANGING, cfanp


def choice(level: str, player: int = 1) -> TurnChoice:
    types = dict(registry.find_game("cfanp").piece_types)
    return TurnChoice(cfanp(HANGING), player, types, level, 3, Limit(nodes=300))


def test_the_bot_of_a_level_chooses() -> None:
    job: TurnChoice = pickle.loads(pickle.dumps(choice("greedy")))
    chosen = job.run(lambda: False, lambda _: None)
    assert chosen is not None
    assert chosen.action.text == "AB:d1d5"  # the Queen, which stands on e4 of B
    assert chosen.pushed == Pair(0, 1)


def test_who_has_nothing_to_do_chooses_nothing() -> None:
    assert choice("random", player=2).run(lambda: False, lambda _: None) is None


def test_a_level_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match="unknown bot “grandmaster”"):
        choice("grandmaster").run(lambda: False, lambda _: None)


@pytest.mark.parametrize("key", registry.keys())
def test_every_game_can_be_sent(key: str) -> None:
    game = registry.find_game(key)
    position = game.initial(game.player_counts[0], dict(game.as_seated)).resolve_pending()[0]
    player = min(position.actors())
    job = TurnChoice(position, player, dict(game.piece_types), "random", 1, Limit(nodes=5))
    sent: TurnChoice = pickle.loads(pickle.dumps(job))
    assert sent.position == position
    chosen = sent.run(lambda: False, lambda _: None)
    assert chosen is not None
    assert chosen.action in position.legal_actions(player)


def test_a_level_has_a_limit_of_its_own() -> None:
    for level in LEVELS:
        assert limit_at_table(level.key, None, None, None, 0.0) == level.limit
    assert limit_at_table("grandmaster", None, None, None, 0.0).seconds is not None


@pytest.mark.parametrize(
    ("seconds", "nodes", "left_ms", "added", "limit"),
    [
        (5, None, None, 0.0, Limit(seconds=5)),
        (None, 300, None, 0.0, Limit(nodes=300)),
        (None, 300, 60_000, 0.0, Limit(300, 2.0)),
        (5, None, 60_000, 0.0, Limit(seconds=2.0)),
        (1, None, 60_000, 0.0, Limit(seconds=1)),
        (30, None, 60_000, 5.0, Limit(seconds=6.0)),
        (30, None, 300, 5.0, Limit(seconds=0.13)),
        (30, None, 0, 5.0, Limit(seconds=0.05)),
    ],
)
def test_how_long_a_bot_may_think(
    seconds: float | None, nodes: int | None, left_ms: int | None, added: float, limit: Limit
) -> None:
    found = limit_at_table("club", seconds, nodes, left_ms, added)
    assert found.nodes == limit.nodes
    assert found.seconds == pytest.approx(limit.seconds)


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(
    ("level", "searches"), [("random", False), ("greedy", False), ("plain", False),
                            ("beginner", True), ("strongest", True), ("grandmaster", False)],
)  # fmt: skip
def test_bots_that_search_are_slowed_where_the_kernel_is_interpreted(
    level: str, searches: bool, compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cfanp_gui.games.cfanp.searching.is_compiled", lambda: compiled)
    assert choice(level).is_slowed == (searches and not compiled)


@pytest.mark.parametrize("key", ["ring", "strategichess"])
def test_no_bot_is_slowed_in_a_game_without_a_kernel(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cfanp_gui.games.cfanp.searching.is_compiled", lambda: False)
    game = registry.find_game(key)
    position = game.initial(game.player_counts[0], dict(game.as_seated)).resolve_pending()[0]
    player = min(position.actors())
    job = TurnChoice(position, player, dict(game.piece_types), "strongest", 1, Limit(nodes=5))
    assert not job.is_slowed
