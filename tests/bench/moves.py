"""How fast the rules are beside python-chess, in the same run: `python -m tests.bench.moves`.

Prints, for each figure, both times and their ratio. Both programs take turns and the shortest
time of each counts, so that whatever else the machine does weighs as little as possible.
Nothing here is asserted by the tests: timings differ from machine to machine.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import chess

from cfanp_gui.core.registry import system
from cfanp_gui.core.systems.cfanp import CfanpPosition
from tests.core.chessboard import KIWIPETE, bulk_perft, cfen_of, position

PERFTS = (
    ("start", chess.STARTING_FEN, 3, 40),
    ("start", chess.STARTING_FEN, 4, 3),
    ("Kiwipete", KIWIPETE, 2, 100),
    ("Kiwipete", KIWIPETE, 3, 8),
)
"""Name, FEN, depth, and how often it is measured."""
ARMIES = 8
LISTINGS = 300


def alternate(rounds: int, *tasks: Callable[[], object]) -> list[float]:
    """The shortest time of each task in seconds, when they take turns."""
    best = [float("inf")] * len(tasks)
    for _ in range(rounds):
        for index, task in enumerate(tasks):
            began = time.perf_counter()
            task()
            best[index] = min(best[index], time.perf_counter() - began)
    return best


def measure_perft(name: str, fen: str, depth: int, rounds: int) -> None:
    """Print both programs' perft of a position and how many times as fast ours is."""
    game = system("cfanp")
    board = chess.Board(fen)
    ours = position(cfen_of(board))
    assert game.perft(ours, depth) == bulk_perft(board, depth)
    theirs_s, ours_s = alternate(
        rounds, lambda: bulk_perft(board, depth), lambda: game.perft(ours, depth)
    )
    print(
        f"perft {depth}, {name:8}: python-chess {theirs_s * 1e3:8.2f} ms, "
        f"ours {ours_s * 1e3:8.2f} ms, {theirs_s / ours_s:.2f} times as fast"
    )


def measure_listing() -> None:
    """Print how long the legal actions of a turn with many armies take."""
    board = chess.Board()
    start = system("cfanp").initial(ARMIES, {"order": "seats"})
    assert isinstance(start, CfanpPosition)
    state = start.state

    def listing() -> int:
        # A position nobody has asked anything yet: nothing is computed in advance.
        return len(CfanpPosition(state.copy()).legal_actions(1))

    theirs_s, ours_s = alternate(LISTINGS, lambda: list(board.legal_moves), listing)
    print(
        f"legal actions, {ARMIES} armies ({listing()}): {ours_s * 1e6:.0f} µs, "
        f"{ours_s / theirs_s:.2f} times python-chess's list at the start "
        f"({theirs_s * 1e6:.0f} µs)"
    )


def main() -> None:
    for task in PERFTS:
        measure_perft(*task)
    measure_listing()


if __name__ == "__main__":
    main()
