"""A little of every variant of every game: moves, lines and records of a few turns."""

from __future__ import annotations

import pickle
import random

import pytest

from cfanp_gui.core.game import Game
from cfanp_gui.games.registry import find_game
from cfanp_gui.record import cpgn
from cfanp_gui.record.game_record import GameRecord, MoveNode
from tests.conformance.cases import GAMES, game_of, name
from tests.slow import is_slow

PARTS = 4
"""Tests of a few variants each, so that several processes share them."""
PLIES = 25


@pytest.mark.parametrize("part", range(PARTS))
def test_what_chance_plays_of_a_variant_is_written_and_read(part: int) -> None:
    asked = [game_of(name) for name in GAMES]
    variants = [one for game in asked for one in game.variants() if one not in asked]
    for game in list(dict.fromkeys(variants))[part::PARTS]:
        check_variant(game)


def check_variant(game: Game) -> None:
    """Play a few turns for as few as may play, and write and read them."""
    for players in game.player_counts[: 2 if is_slow() else 1]:
        names = tuple(name(player) for player in range(1, players + 1))
        record = GameRecord.new(game, {}, names)
        rng, position = random.Random(players), record.start.resolve_pending()[0]
        for _ in range(PLIES):
            if not (actions := position.all_actions()):
                break
            action = rng.choice(actions)
            assert game.parse_action(action.text) == action
            human = game.notation.human(position, action)
            assert game.notation.parse(position, human) == action
            record.moves.append(MoveNode(action))
            position, _ = position.apply(action)
            text = position.to_text()
            assert game.from_text(text, record.options).to_text() == text
        assert pickle.loads(pickle.dumps(position)) == position
        (again,) = cpgn.read_games(cpgn.write_game(record), find_game)
        assert again == record
        assert again.game is game
