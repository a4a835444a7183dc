"""Boards of described games in the kernel against the rules, interpreted and compiled."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import rules_of
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.described_state import ends_of, is_known, placed, unpacked
from cfanp_gui.games.pairs.described.kernel_tables import tables_of
from cfanp_gui.games.pairs.described.library import own, read
from tests.kernel.kernels import Kernels
from tests.slow import examples

GAMES = {game.key: game for game in own().games}
PERFTS = {"minixiangqi": (4, 127_164), "xiangqi": (3, 79_666), "shogi": (3, 25_470)}
"""As Fairy-Stockfish counts them."""


def start(key: str, armies: int, **options: Any) -> State:
    """Return the state in which a game begins."""
    rules = rules_of(options, GAMES[key])
    return State.start(armies, rules, hooks_of(rules))


def made(kernel: Kernels, state: State) -> Any:
    """Return the boards of a kernel with the position of a state."""
    return kernel.modules["table_boards"].TableBoards(tables_of(state.base), placed(state))


def played(kernel: Kernels, rng: random.Random, state: State, plies: int) -> None:
    """Play by chance with both, and compare moves, positions, and what is taken back."""
    asked, before = made(kernel, state), []
    for _ in range(plies):
        moves = {unpacked(move): move for move in asked.legal_moves()}
        legal = [(pair, move) for pair in state.pairs() for move in state.moves_on(pair).expand()]
        assert sorted(moves) == sorted(legal)
        assert asked.perft(1) == len(legal)
        if not legal:
            break
        before.append(placed(state))
        if state.pushed and rng.random() < 0.2:
            state = turn.end_turn(state, TurnReport())
            asked.play(0)
        else:
            rare = [(pair, move) for pair, move in legal if move[0] < 0 or move[2]]
            pair, move = rng.choice(rare if rare and rng.random() < 0.4 else legal)
            state = turn.play(state, pair, move, TurnReport())
            asked.play(moves[pair, move])
        assert asked.placed() == placed(state)
    for position in reversed(before):
        asked.take_back()
        assert asked.placed() == position


@pytest.mark.parametrize("key", GAMES)
def test_games_by_chance(key: str, kernel: Kernels, interpreted: Kernels) -> None:
    rng = random.Random(key)
    for armies in (2, 3, 4):
        for _ in range(examples(10, 1)):
            played(kernel, rng, start(key, armies), 12 if kernel is interpreted else 40)


@pytest.mark.parametrize("key", PERFTS)
def test_numbers_of_sequences(key: str, compiled: Kernels) -> None:
    depth, count = PERFTS[key]
    assert made(compiled, start(key, 2)).perft(depth) == count
    assert made(compiled, start(key, 3)).perft(2) == perft(start(key, 3), 2)


def test_rules_that_it_does_not_know() -> None:
    assert is_known(start("shogi", 3))
    for options in ({"bonus": "single"}, {"touch": True}, {"captured": "dead"}):
        assert not is_known(start("shogi", 3, **options))
    text = "[odd:shogi]\ndropPromoted = true\n[wide:chess]\nmaxFile = 16\nmaxRank = 16\n"
    text += "startFen = " + "k15/" + 14 * "16/" + "K15 w - - 0 1\n"
    games = read(text, "said").games
    assert len(games) == 2
    for game in games:
        rules = rules_of({}, game)
        assert not is_known(State.start(2, rules, hooks_of(rules)))


# Searched


def searched(kernel: Kernels, key: str, armies: int) -> list[tuple[Any, Any, Any]]:
    """Return the values and lines that a short search finds of all moves, after a few by chance."""
    state, rng = start(key, armies), random.Random(key)
    for _ in range(6):
        legal = [(pair, move) for pair in state.pairs() for move in state.moves_on(pair).expand()]
        state = turn.play(state, *rng.choice(legal), TurnReport())
    core = kernel.modules["table_search"].TableSearch(
        tables_of(state.base), placed(state), ends_of(state)
    )
    left = [400]

    def grant(spent: int) -> int:
        left[0] -= spent
        return max(min(128, left[0]), 0)

    judge, found = kernel.modules["alpha_beta"].AlphaBeta(core, grant), []
    for depth in range(6):
        for move in core.moves():
            value = judge.value_after(move, depth, -1e9)
            assert core.placed() == placed(state)
            if value is None:
                return found
            found.append((move, value, judge.line))
    return found


@pytest.mark.parametrize(("key", "armies"), [("xiangqi", 2), ("shogi", 3), ("crazyhouse", 2)])
def test_it_is_searched_the_same_compiled_and_interpreted(
    key: str, armies: int, interpreted: Kernels, compiled: Kernels
) -> None:
    found = searched(compiled, key, armies)
    assert found
    assert found == searched(interpreted, key, armies)
