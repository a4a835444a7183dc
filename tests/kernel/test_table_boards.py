"""Boards of described games in the kernel against the rules, interpreted and compiled."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cfanp_gui.games.armies import turn
from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import rules_of as options_of
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.cfanp.described_state import (
    FATES,
    ends_of,
    is_known,
    placed,
    rules_of,
    unpacked,
)
from cfanp_gui.games.pairs.described.kernel_tables import tables_of
from cfanp_gui.games.pairs.described.library import own, read
from cfanp_gui.games.pairs.fide import FIDE
from tests.core.build import cfen
from tests.core.chessboard import position
from tests.kernel.kernels import Kernels
from tests.slow import examples

GAMES = {game.key: game for game in (FIDE, *own().games)}
PERFTS = {"minixiangqi": (4, 127_164), "xiangqi": (3, 79_666), "shogi": (3, 25_470)}
"""As Fairy-Stockfish counts them."""


def start(key: str, armies: int, **options: Any) -> State:
    """Return the state in which a game begins."""
    rules = options_of(options, GAMES[key])
    return State.start(armies, rules, hooks_of(rules))


def made(kernel: Kernels, state: State) -> Any:
    """Return the boards of a kernel with the position of a state."""
    rules = rules_of(state)
    assert rules is not None
    boards = kernel.modules["table_boards"].TableBoards(tables_of(rules), placed(state))
    boards.play_by(state.rules.bonus == "single", FATES[state.rules.captured])
    return boards


def legal_moves(state: State) -> list[tuple[Any, Any]]:
    """Return the legal moves with the number in the kernel's tables of what a piece becomes."""
    base, rules = state.rules.base, rules_of(state)
    assert rules is not None
    return [
        (pair, (origin, target, becomes and rules.base.letters.index(base.letters[becomes])))
        for pair in state.pairs()
        for origin, target, becomes in state.moves_on(pair).expand()
    ]


def after(state: State, pair: Any, move: tuple[int, int, int]) -> State:
    """Return the state after a move in the form of `legal_moves`."""
    origin, target, becomes = move
    base, rules = state.rules.base, rules_of(state)
    assert rules is not None
    number = becomes and list(base.letters).index(rules.base.letters[becomes])
    return turn.play(state, pair, (origin, target, number), TurnReport())


def played(kernel: Kernels, rng: random.Random, state: State, plies: int) -> None:
    """Play by chance with both, and compare moves, positions, and what is taken back."""
    asked, before = made(kernel, state), []
    for _ in range(plies):
        moves = {unpacked(move): move for move in asked.legal_moves()}
        legal = legal_moves(state)
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
            state = after(state, pair, move)
            asked.play(moves[pair, move])
        assert asked.placed() == placed(state)
    for earlier in reversed(before):
        asked.take_back()
        assert asked.placed() == earlier


@pytest.mark.parametrize("key", GAMES)
def test_games_by_chance(key: str, kernel: Kernels, interpreted: Kernels) -> None:
    rng = random.Random(key)
    for armies in (2, 3, 4):
        for _ in range(examples(10, 1)):
            played(kernel, rng, start(key, armies), 12 if kernel is interpreted else 40)


@pytest.mark.parametrize(
    "options", [{"captured": "removed"}, {"captured": "dead", "bonus": "single"}]
)
def test_fates_of_captured_armies(options: dict[str, str], kernel: Kernels) -> None:
    line = cfen(3, "Ka:Ae1 Ra:Bh2 Ra:Bg3 Pb:Bc3 Nb:Cc2 Kb:Ba1 Kc:Ch1 Pc:Cb2")
    state = position(line, **options).state
    thens = {(pair, move): after(state, pair, move) for pair, move in legal_moves(state)}
    mates = [move for move, then in thens.items() if then.control != state.control]
    assert len(mates) == 2
    asked = made(kernel, state)
    codes = {unpacked(code): code for code in asked.legal_moves()}
    for move in mates:
        asked.play(codes[move])
        assert asked.placed() == placed(thens[move])
        assert asked.perft(2) == perft(thens[move], 2)
        asked.take_back()
        assert asked.placed() == placed(state)


@pytest.mark.parametrize("key", PERFTS)
def test_numbers_of_sequences(key: str, compiled: Kernels) -> None:
    depth, count = PERFTS[key]
    assert made(compiled, start(key, 2)).perft(depth) == count
    assert made(compiled, start(key, 3)).perft(2) == perft(start(key, 3), 2)


def test_rules_that_it_does_not_know() -> None:
    assert is_known(start("shogi", 3))
    assert not is_known(start("chess", 3, join="reflect"))
    assert not is_known(start("chess", 3, defend=True))
    text = "[odd:shogi]\ndropPromoted = true\n[wide:chess]\nmaxFile = 16\nmaxRank = 16\n"
    text += "startFen = " + "k15/" + 14 * "16/" + "K15 w - - 0 1\n"
    games = read(text, "said").games
    assert len(games) == 2
    for game in games:
        rules = options_of({}, game)
        assert not is_known(State.start(2, rules, hooks_of(rules)))


# Searched


def searched(kernel: Kernels, key: str, armies: int) -> list[tuple[Any, Any, Any]]:
    """Return the values and lines that a short search finds of all moves, after a few by chance."""
    state, rng = start(key, armies), random.Random(key)
    for _ in range(6):
        state = after(state, *rng.choice(legal_moves(state)))
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
