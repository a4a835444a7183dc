"""The job of a bot at the table."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.bots.choice import Choice
from cfanp_gui.bots.contract import Limit
from cfanp_gui.games import registry
from tests.bots import HANGING, cfanp


def choice(level: str, player: int = 1) -> Choice:
    types = dict(registry.find_game("cfanp").piece_types)
    return Choice(cfanp(HANGING), player, types, level, 3, Limit(nodes=300))


def test_the_bot_of_a_level_chooses() -> None:
    job: Choice = pickle.loads(pickle.dumps(choice("greedy")))
    action = job.run(lambda: False, lambda _: None)
    assert action.text == "AB:d1d5"  # the Queen, which stands on e4 of B


def test_who_has_nothing_to_do_is_told_so() -> None:
    with pytest.raises(ValueError, match="nothing to do"):
        choice("random", player=2).run(lambda: False, lambda _: None)


@pytest.mark.parametrize("key", registry.keys())
def test_every_game_can_be_sent(key: str) -> None:
    game = registry.find_game(key)
    position = game.initial(game.player_counts[0], dict(game.as_seated)).resolve_pending()[0]
    player = min(position.actors())
    job = Choice(position, player, dict(game.piece_types), "random", 1, Limit(nodes=5))
    sent: Choice = pickle.loads(pickle.dumps(job))
    assert sent.position == position
    assert sent.run(lambda: False, lambda _: None) in position.legal_actions(player)
