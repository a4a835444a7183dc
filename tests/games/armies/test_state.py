"""States are values, whatever is known of their moves."""

from __future__ import annotations

import pickle

import pytest

from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.movegen import LONG, NO_SQUARE, SHORT
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.pairs.fide import FIDE


def start(players: int, rules: Rules) -> State:
    return State.start(players, rules, hooks_of(rules))


@pytest.mark.parametrize("rules", [Rules(FIDE), Rules(FIDE, bonus="single", touch=True)], ids=str)
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


def test_with_an_army_removed_its_rights_and_all_known_moves_go() -> None:
    state = start(3, Rules(FIDE))
    state.put(Square(0, 8), None)  # the pawn before a Rook
    before = state.count_moves()
    state.remove(1)
    assert (state.rights.castling[1], state.rights.passed[1]) == (0, NO_SQUARE)
    assert all(state.rights.castling[army] for army in (0, 2))
    assert state.count_moves() > before, "the Rook goes farther"


def test_rights_to_castle_end_with_the_rook_that_is_taken_off() -> None:
    state = start(3, Rules(FIDE))
    state.put(Square(0, 0), None)
    assert state.rights.castling == (SHORT, SHORT | LONG, SHORT | LONG)
    state.put(Square(0, 12), Piece("Q", 0))
    assert state.rights.castling == (SHORT, SHORT | LONG, SHORT | LONG)
    assert state.generate(0, Pair(0, 1)).total > 20, "its new Queen moves"


def test_armies_that_change_hands_change_the_moves() -> None:
    state = start(3, Rules(FIDE))
    state.give((1, 1, 3))
    assert (state.sides.living_players, state.hostile(0, 1)) == ((1, 3), False)
    assert state.count_moves() == 40
    state.give((1, None, None))
    assert state.decided
    assert state.pairs() == ()
