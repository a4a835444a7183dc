"""How fast the kernel is compiled beside interpreted: `python -m tests.bench.kernel`.

Both count the positions of `tests.games.cfanp.test_kernel` and starts of several armies, and the
rules do too, one ply less deep: an answer that differs ends it. They take turns, and the shortest
time of each counts. The compiled kernel is that of the checkout where it has one, also under Wine
(`packaging/compile_kernel.py --windows`). Timings are not asserted.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import chess

from cfanp_gui.games.cfanp.compiled_kernel import compiled_kernel
from cfanp_gui.games.cfanp.kernel_state import kernel_arguments
from cfanp_gui.games.cfanp.perft import perft
from cfanp_gui.games.cfanp.state import State
from tests.bench.moves import alternate
from tests.core.chessboard import cfen_of, position
from tests.games.cfanp import kernels
from tests.games.cfanp.test_kernel import PERFTS, start

ARMIES = ((2, 3), (3, 3), (4, 2), (8, 2), (26, 1))
"""Armies and depth from the start."""
ROUNDS = 5


def states() -> Iterator[tuple[str, State, int]]:
    """Yield the name, state and depth of what is counted."""
    for fen, depth, _ in PERFTS:
        yield fen.partition(" ")[0], position(cfen_of(chess.Board(fen))).state, depth
    for armies, depth in ARMIES:
        yield f"{armies} armies", start(armies), depth


def main() -> int:
    """Print both times of each position and their ratio, and the median of the ratios."""
    if not compiled_kernel(str(kernels.FOLDER)) and (lack := kernels.lacking()):
        print(f"The kernel is not compiled: {lack}", file=sys.stderr)
        return 1
    ratios = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        both = (kernels.interpreted(), kernels.compiled(Path(folder)))
        for name, state, depth in states():
            slow, fast = (one.Kernel(*kernel_arguments(state)) for one in both)
            nodes = fast.perft(depth)
            assert slow.perft(depth) == nodes, name
            assert slow.perft(depth - 1) == fast.perft(depth - 1) == perft(state, depth - 1), name
            slow_s, fast_s = alternate(
                ROUNDS, partial(slow.perft, depth), partial(fast.perft, depth)
            )
            ratios.append(slow_s / fast_s)
            print(
                f"perft {depth} = {nodes:7,}: interpreted {slow_s * 1e3:8.2f} ms, compiled "
                f"{fast_s * 1e3:6.3f} ms, {ratios[-1]:5.0f} times as fast ({name})"
            )
    print(f"compiled to interpreted, median of {len(ratios)}: {statistics.median(ratios):.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
