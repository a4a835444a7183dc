"""States are values, whatever is known of their moves."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.boards import Pair
from cfanp_gui.games.cfanp.halves import spread_of
from cfanp_gui.games.cfanp.modifiers import hooks_of
from cfanp_gui.games.cfanp.options import Rules
from cfanp_gui.games.cfanp.state import State


def start(players: int, rules: Rules) -> State:
    return State.start(players, rules, hooks_of(rules))


@pytest.mark.parametrize("rules", [Rules(), Rules(bonus="single", touch=True)], ids=str)
def test_a_state_is_the_same_copied_and_pickled_after_any_use(rules: Rules) -> None:
    state = start(3, rules)
    assert state.count_moves() == 40
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.count_moves() == 40
        assert (twin.hooks is None) == (state.hooks is None)
        assert twin.pairs() == state.pairs() == (Pair(0, 1), Pair(0, 2))
    other = state.copy()
    other.begin_turn(1)
    assert other != state


def test_an_army_removed_leaves_nothing() -> None:
    state = start(3, Rules())
    state.remove(1)
    assert state.king_of(1) is None
    assert {piece.army for piece in state.pieces().values()} == {0, 2}
    assert (state.spread, state.castling[1]) == ((1, 0, 4), 0)
    assert state.spread == spread_of(state.halves)
