"""How fast described games are beside other programs in Python: `python -m tests.bench.described`.

All runs interpreted, in one process; programs take turns and the shortest time of each counts.
python-shogi and cchess are measured where they are installed (`pip install python-shogi cchess`).
Nothing here is asserted by the tests: timings differ from machine to machine.
"""

import importlib
import time
from collections.abc import Callable
from typing import Any

import chess

from cfanp_gui.games.armies.modifiers import hooks_of
from cfanp_gui.games.armies.options import rules_of
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.pairs.described.description import described
from cfanp_gui.games.pairs.described.game import DescribedGame, described_game
from cfanp_gui.games.pairs.described.library import own
from cfanp_gui.games.pairs.described.values import chess as chess_values
from tests.bench.moves import alternate
from tests.core.chessboard import bulk_perft

GAMES = {game.key: game for game in own().games}
LEAST_TIMES = 1.0
"""As many times as fast as each of the others perft is at least."""
ARMIES, MOST_TIMES = 8, 10
"""So many armies of Xiangqi have their legal moves in at most so many times python-chess's time."""
LISTINGS = 300


def main() -> None:
    """Measure and print."""
    by_file = described_game(described("chess", chess_values()))
    board = chess.Board()
    _compare("chess by file", by_file, 3, "python-chess", lambda: bulk_perft(board, 3), 8902)
    if (shogi := _module("shogi")) is not None:
        other = shogi.Board()
        _compare("shogi", GAMES["shogi"], 3, "python-shogi", lambda: _perft_shogi(other, 3), 25470)
    if (cchess := _module("cchess")) is not None:
        start = cchess.ChessBoard(cchess.FULL_INIT_FEN)
        _compare("xiangqi", GAMES["xiangqi"], 2, "cchess", lambda: _perft_xiangqi(start, 2), 1920)
    print(f"xiangqi, perft 3: {_rate(_start(GAMES['xiangqi'], 2), 3):,.0f} nodes/s")
    _measure_armies()


def _module(name: str) -> Any:
    try:
        return importlib.import_module(name)
    except ImportError:
        print(f"{name} is not installed")
        return None


def _start(game: DescribedGame, count: int) -> State:
    rules = rules_of({}, game)
    return State.start(count, rules, hooks_of(rules))


def _compare(
    name: str, game: DescribedGame, depth: int, other: str, theirs: Callable[[], int], nodes: int
) -> None:
    state = _start(game, 2)
    assert perft(state, depth) == theirs() == nodes, (name, perft(state, depth), theirs())
    rounds = 25 if nodes < 10_000 else 3
    state = _start(game, 2)
    theirs_s, ours_s = alternate(rounds, theirs, lambda: perft(state.copy(), depth))
    print(
        f"{name}, perft {depth}: {other} {theirs_s * 1e3:8.1f} ms, ours {ours_s * 1e3:8.1f} ms "
        f"({nodes / ours_s:,.0f} nodes/s), {theirs_s / ours_s:.2f} times as fast "
        f"(at least {LEAST_TIMES})"
    )


def _rate(state: State, depth: int) -> float:
    began = time.perf_counter()
    return perft(state, depth) / (time.perf_counter() - began)


def _perft_shogi(board: Any, depth: int) -> int:
    moves = list(board.legal_moves)
    if depth == 1:
        return len(moves)
    nodes = 0
    for move in moves:
        board.push(move)
        nodes += _perft_shogi(board, depth - 1)
        board.pop()
    return nodes


def _perft_xiangqi(board: Any, depth: int) -> int:
    nodes = 0
    for origin, target in list(board.create_moves()):
        after = board.copy()
        if after.is_checked_move(origin, target):
            continue
        if depth == 1:
            nodes += 1
            continue
        after.move(origin, target)
        after.next_turn()
        nodes += _perft_xiangqi(after, depth - 1)
    return nodes


def _measure_armies() -> None:
    """Print the time that listing the legal moves of many armies takes at the start."""
    board, state = chess.Board(), _start(GAMES["xiangqi"], ARMIES)

    def listing() -> int:
        fresh = state.copy()
        return sum(len(fresh.moves_on(pair).expand()) for pair in fresh.pairs())

    theirs_s, ours_s = alternate(LISTINGS, lambda: list(board.legal_moves), listing)
    print(
        f"legal moves, {ARMIES} armies of xiangqi ({listing()}): {ours_s * 1e6:.0f} µs, "
        f"{ours_s / theirs_s:.1f} times python-chess's list at the start (at most {MOST_TIMES})"
    )


if __name__ == "__main__":
    main()
