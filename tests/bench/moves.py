"""How fast the rules are beside python-chess, in the same run: `python -m tests.bench.moves`.

Prints, for each figure, both times and their ratio. Both programs take turns and the shortest
time of each counts, so that whatever else the machine does weighs as little as possible.
The kernel is measured interpreted and, where Cython and a C compiler are installed, compiled.
Where Stockfish is installed, its perft is printed too: how far away compiled code is.
Nothing here is asserted by the tests: timings differ from machine to machine.
"""

import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

import chess

from cfanp_gui.games.armies.hooks import TurnReport
from cfanp_gui.games.armies.options import PETERSON
from cfanp_gui.games.armies.perft import perft
from cfanp_gui.games.armies.state import State
from cfanp_gui.games.armies.turn import end_turn
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.cfanp.kernel_state import kernel_arguments
from cfanp_gui.games.registry import find_game
from cfanp_gui.games.strategichess import StrategiPosition
from cfanp_gui.games.strategichess.board import StrategiBoard
from cfanp_gui.games.strategichess.state import StrategiState
from tests.core.chessboard import KIWIPETE, bulk_perft, cfen_of, position
from tests.games.armies.reading import read
from tests.kernel import kernels

PERFTS = (
    ("start", chess.STARTING_FEN, 3, 40),
    ("start", chess.STARTING_FEN, 4, 3),
    ("Kiwipete", KIWIPETE, 2, 100),
    ("Kiwipete", KIWIPETE, 3, 8),
)
"""Name, FEN, depth, and how often it is measured."""
DEEP_PERFTS = (("start", chess.STARTING_FEN, 6), ("Kiwipete", KIWIPETE, 5))
"""Name, FEN and depth for a compiled program, which would count the others in no time."""
LEAST_TIMES_COMPILED = 40
"""As many times as fast as python-chess the compiled kernel counts at least."""
ARMIES_PERFTS = ((3, 3, 4), (4, 2, 3), (8, 2, 3))
"""Armies, and how deep the rules and the compiled kernel count from the start."""
ARMIES = 8
LISTINGS = 300
MOST_TIMES_PETERSON = 80
"""As many times as python-chess's list the actions of a fresh turn by Peterson's rules may take."""
MIDDLE = (
    "2Na1PhPb2/1PaPaPaPa2Pa/Pa3BaPaPa1/Ra1Qa1Ka1Ra1|"
    "1Pb1NaPePb1Pb/3Pb1Nb2/Pb2NbQbKb2/2Bb1Rb2Rb|"
    "2PcPcPcQc2/PcPc3PcPcPc/2Nc3BcRc/Rc3Kc1Nc1|"
    "QgQhPdPd1Pd1Nd/Bd5PdBd/Rd2Kd3Pd/1Nd1Qd3Rd|"
    "2Pe2PeNg1/3Be4/PePe1Pe3Pe/ReNeBeKe2NeRe|"
    "1Pf4PfPf/Nf1Pf1PfPfQf1/PfBf1PfBf3/2Rf1Kf1NfRf|"
    "1Pg2BgPg1Pg/Bg3Pg1Pg1/2PgPg1Kg2/Rg5NgRg|"
    "PhPh2PdPhPhPh/Rh3Ph3/1Ph3NhBh1/1NhBh1Kh1Rh1 "
    "a 1/2/3/4/5/6/7/8 Q/-/-/-/-/-/-/- - 2 1 6 r=e:5x2P,7x4P,7x5P,8x4P;l=a:B,b:B,c:B"
)
"""A position after 150 moves by chance, in which six opponents threaten army A."""
BOARDS = 3
MOST_TIMES = 12
"""As many times as python-chess's list the moves of 3 boards of 14 by 14 may take."""


def alternate(
    rounds: int, *tasks: Callable[[], object], clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """Return the shortest time of each task in seconds, when they take turns."""
    best = [float("inf")] * len(tasks)
    for _ in range(rounds):
        for index, task in enumerate(tasks):
            began = clock()
            task()
            best[index] = min(best[index], clock() - began)
    return best


def measure_perft(counting: Callable[[CfanpPosition], Callable[[int], int]], name: str) -> None:
    """Print how many times as fast as python-chess something counts."""
    for title, fen, depth, rounds in PERFTS:
        board = chess.Board(fen)
        theirs, ours = partial(bulk_perft, board, depth), counting(position(cfen_of(board)))
        nodes = ours(depth)
        assert nodes == theirs()
        theirs_s, ours_s = alternate(rounds, theirs, partial(ours, depth))
        print(
            f"perft {depth}, {title:8}: python-chess {theirs_s * 1e3:8.2f} ms, "
            f"ours {ours_s * 1e3:8.2f} ms ({nodes / ours_s:,.0f} nodes/s), "
            f"{theirs_s / ours_s:.2f} times as fast ({name})"
        )


def measure_kernels() -> None:
    """Print the speed of the kernel beside python-chess, interpreted and compiled."""
    measure_kernel(kernels.interpreted(), "kernel, interpreted")
    if lack := kernels.lacking():
        print(f"kernel not compiled: {lack}")
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        module = kernels.compiled(Path(folder))
        measure_kernel(module, f"kernel, compiled, limit {LEAST_TIMES_COMPILED}")
        for name, fen, depth in DEEP_PERFTS:
            _print_rate(module, name, position(cfen_of(chess.Board(fen))).state, depth)
        for armies, shallow, depth in ARMIES_PERFTS:
            start = find_game("cfanp").initial(armies, {"order": "seats"})
            assert isinstance(start, CfanpPosition)
            state = start.state
            assert module.Kernel(*kernel_arguments(state)).perft(shallow) == perft(state, shallow)
            _print_rate(module, f"{armies} armies", state, depth)


def measure_kernel(module: kernels.Kernels, name: str) -> None:
    """Print the speed of a kernel's perft as a multiple of python-chess's."""
    measure_perft(lambda start: module.Kernel(*kernel_arguments(start.state)).perft, name)


def _print_rate(module: kernels.Kernels, name: str, state: State, depth: int) -> None:
    """Print the nodes that a kernel counts in a second."""
    began = time.perf_counter()
    nodes = module.Kernel(*kernel_arguments(state)).perft(depth)
    rate = nodes / (time.perf_counter() - began)
    print(f"perft {depth}, {name:8}: compiled kernel {rate:,.0f} nodes/s")


def measure_stockfish() -> None:
    """Print the nodes that Stockfish counts in a second; it is not asked for anything else."""
    program = shutil.which("stockfish")
    if program is None:
        print("stockfish not installed")
        return
    with subprocess.Popen(
        [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        for name, fen, depth in DEEP_PERFTS:
            print(f"position fen {fen}\nisready", file=engine.stdin, flush=True)
            _answer(engine.stdout, "readyok")
            began = time.perf_counter()
            print(f"go perft {depth}", file=engine.stdin, flush=True)
            nodes = int(_answer(engine.stdout, "Nodes searched:"))
            rate = nodes / (time.perf_counter() - began)
            print(f"perft {depth}, {name:8}: stockfish {rate:,.0f} nodes/s")
        print("quit", file=engine.stdin, flush=True)


def _answer(lines: Iterable[str], start: str) -> str:
    """Return the rest of the first line that begins with a text."""
    for line in lines:
        if line.startswith(start):
            return line.removeprefix(start).strip()
    raise ValueError(f"stockfish ended without a line “{start}”")


def beside_a_list(name: str, listing: Callable[[], int], limit: int | None = None) -> None:
    """Print the time of a listing as a multiple of python-chess's list at the start."""
    board = chess.Board()
    theirs_s, ours_s = alternate(LISTINGS, lambda: list(board.legal_moves), listing)
    print(
        f"{name} ({listing()}): {ours_s * 1e6:.0f} µs, {ours_s / theirs_s:.2f} times "
        f"python-chess's list at the start ({theirs_s * 1e6:.0f} µs"
        + (")" if limit is None else f"; limit {limit})")
    )


def measure_lists() -> None:
    """Print the time for the legal actions of a turn with many armies, and of many boards.

    That is of positions nobody has asked anything yet: nothing is computed in advance. By
    Peterson's rules counting who threatens whom is part of it.
    """
    game = find_game("cfanp")
    start = game.initial(ARMIES, {"order": "seats"})
    assert isinstance(start, CfanpPosition)
    state = start.state
    beside_a_list(
        f"legal actions, {ARMIES} armies", lambda: len(CfanpPosition(state.copy()).legal_actions(1))
    )
    start = game.initial(ARMIES, {"order": "seats", **dict.fromkeys(PETERSON, True)})
    assert isinstance(start, CfanpPosition)
    for name, text in (("start", start.to_text()), ("in the middle", MIDDLE)):
        before = read(text, start.state.rules)

        def fresh(before: State = before) -> int:
            begun = before.copy()
            begun.begin_turn((begun.army - 1) % ARMIES)
            begun.pushed = 1  # a move was made, and the rest is declined
            after = end_turn(begun, TurnReport())
            return len(CfanpPosition(after).legal_actions(after.army + 1))

        title = f"legal actions, {ARMIES} armies, Peterson's rules, {name}"
        beside_a_list(title, fresh, MOST_TIMES_PETERSON)
    boards = StrategiState.start(BOARDS).boards

    def listing() -> int:
        state = StrategiState(tuple(StrategiBoard(*one) for one in boards))
        return len(StrategiPosition(state).all_actions())

    beside_a_list(f"legal moves, {BOARDS} boards of 14 by 14", listing, MOST_TIMES)


def main() -> None:
    measure_perft(lambda start: partial(find_game("cfanp").perft, start), "rules")
    measure_kernels()
    measure_stockfish()
    measure_lists()


if __name__ == "__main__":
    main()
