"""Random games to their end, and whole games against the slow model."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.games.strategichess import StrategiPosition
from tests.games.strategichess import compare
from tests.games.strategichess.test_draws import GAME
from tests.slow import examples


@pytest.mark.parametrize(("boards", "seed"), [(1, 1), (2, 2), (2, 3)])
@pytest.mark.no_cover
def test_a_random_game_comes_to_its_end(boards: int, seed: int) -> None:
    """Play any legal actions, captures and crossings first, until the game is over."""
    rng = random.Random(seed)
    position = GAME.initial(2 * boards, {})
    men = len(position.pieces())
    for _ in range(20_000):
        if position.outcome() is not None:
            break
        actions = position.all_actions()
        assert actions, "somebody can always act"
        some = rng.sample(actions, min(len(actions), 4))
        pieces = position.pieces()
        action = next((one for one in some if _takes(one, pieces)), some[0])
        position, transition = position.apply(action)
        men -= len(transition.captured)
        assert len(position.pieces()) == men
    outcome = position.outcome()
    assert outcome is not None
    assert isinstance(position, StrategiPosition)
    assert position.actors() == frozenset()
    assert GAME.from_text(position.to_text(), {}).to_text() == position.to_text()


def _takes(action: object, pieces: object) -> bool:
    board = getattr(action, "to", getattr(action, "board", 0)) - 1
    return (board, getattr(action, "target", -1)) in pieces  # type: ignore[operator]


@pytest.mark.no_cover
def test_the_game_and_its_model_agree() -> None:
    seen = compare.run(examples(1200), seed=11)
    rare = {"several mated together", "mates judged anew", "stalemates", "wins",
            "sends with capture", "pulls with capture"}  # fmt: skip
    assert {name for name in compare.SEEN if not seen[name]} <= rare
