"""Base games on plain values: legal moves, and what helps to say where pieces go."""

from __future__ import annotations

import random

import pytest

from cfanp_gui.core.boards import Join, Pair
from cfanp_gui.games.armies.base_game import BaseGame
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import Rules
from cfanp_gui.games.armies.plain_pairs import AHEAD, BACK, STRAIGHT, PlainPairs
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import play
from tests.games.armies.little import LITTLE
from tests.games.armies.shogi import SHOGI
from tests.games.armies.xiangqi import XIANGQI


@pytest.mark.parametrize("base", [LITTLE, SHOGI, XIANGQI], ids=repr)
def test_a_move_is_legal_that_leaves_the_king_unattacked(base: BaseGame) -> None:
    rules = Rules(base, captured="dead")
    state = State.start(3, rules, hooks_of(rules))
    rng = random.Random(7)
    refused = 0
    for _ in range(60):
        pair = rng.choice(state.pairs())
        legal = set(state.generate(state.army, pair).expand())
        for move in state.generate(state.army, pair, guard_king=False).expand():
            after = state.moved(pair, *move)
            king = after.king_of(state.army, pair)
            exposed = king is not None and bool(after.attackers(state.army, pair))
            assert (move in legal) != exposed, (pair, move)
            refused += exposed
        some = [(at, move) for at in state.pairs() for move in state.moves_on(at).expand()]
        chosen, move = rng.choice(some)
        state = play(state, chosen, *move, TurnReport())
        if state.decided or not state.has_move():
            state = State.start(3, rules, hooks_of(rules))
    assert refused


def test_which_way_a_piece_looks() -> None:
    rules = XIANGQI.pair_rules(Join.ROTATE)
    assert isinstance(rules, PlainPairs)
    pair = Pair(1, 2)
    assert [rules.looks(pair, army, 0) for army in (0, 1, 2)] == [(BACK,), (AHEAD,), (BACK,)]
    assert [rules.looks(pair, army, 89) for army in (0, 1, 2)] == [(AHEAD,), (AHEAD,), (BACK,)]
    assert [rules.viewed(3, look) for look in (AHEAD, BACK)] == [3, 86]
    assert list(rules.steps(0, STRAIGHT)) == [1, 9]
    strip = SHOGI.pair_rules(Join.ROTATE)
    assert [strip.looks(pair, army, 12) for army in (0, 1, 2)] == [(AHEAD, BACK), (AHEAD,), (BACK,)]


def test_lines_end_at_a_piece_and_jumps_begin_there() -> None:
    state = State.start(2, Rules(XIANGQI), None)
    board, rules = state.board(Pair(0, 1)), state.base
    cannon = XIANGQI.names.number("b3")
    names = XIANGQI.names.joined
    ahead = [names[at] for at in rules.slide(board, cannon, ((0, 1),))]
    assert ahead == ["b4", "b5", "b6", "b7", "b8"]
    assert [names[at] for at in rules.jump(board, cannon, ((0, 1), (0, -1)))] == ["b10"]
