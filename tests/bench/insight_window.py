"""How long insight takes in the window: part of `python -m tests.bench.insight`.

A move is made in the real window, offscreen, with the panel of insight open. It prints how long
the whole pairing matrix takes to stand there, painted, and how long the window's thread was away
from its events at most meanwhile, until the radar was known too; beside it how long it is away for
the same move with the panel hidden.
"""

from __future__ import annotations

import random
import time

from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.window.main_window import MainWindow
from tests.bench.windows import GAP_MS, Watch, opened, until

ROUNDS = 15


def measure(name: str, position: CfanpPosition, limit: float) -> None:
    """Print the figures of a position."""
    armies = len(position.boards())
    with opened(armies, {"order": "seats"}, position, motion="reduced") as window:
        rng = random.Random(1)
        hidden = [move(window, rng) for _ in range(ROUNDS)]
        window.insight.toggle()
        shown = [move(window, rng) for _ in range(ROUNDS)]
        stands = min(one[0] for one in shown)
        gap, bare = (min(one[1] for one in some) for some in (shown, hidden))
        print(f"{name}:")
        print(f"  matrix in the window: {stands * 1e3:8.1f} ms; limit {limit:.0f} ms")
        print(f"  longest gap         : {gap * 1e3:8.1f} ms, with the panel hidden "
              f"{bare * 1e3:.1f} ms; limit {GAP_MS:.0f} ms more")  # fmt: skip
        window.insight.keep()


def move(window: MainWindow, rng: random.Random) -> tuple[float, float]:
    """Make and take back a move; return the seconds until the matrix stood, and the longest gap.

    With the panel hidden there is no matrix to stand.
    """
    session, insight = window.documents.session, window.insight
    assert session is not None
    panel, surveyor = insight.panel, insight.surveyor
    until(lambda: surveyor is None or surveyor.complete)
    until(lambda: False, 0.4)
    action = rng.choice(session.position.all_actions())
    watch, stood = Watch(), 0.0
    begun = time.perf_counter()
    watch.start()
    session.propose(action)
    if panel is not None and surveyor is not None:
        # The dangers follow the cells.
        until(lambda: bool(surveyor.cells and (surveyor.dangers or surveyor.complete)))
        panel.view.viewport().repaint()
        stood = time.perf_counter() - begun
        until(lambda: surveyor.complete)
    until(lambda: False, 0.3)
    watch.stop()
    session.undo()
    return stood, watch.longest


def main(some: dict[str, tuple[CfanpPosition, float]]) -> None:
    """Print the figures of positions by their names, each with the limit of its matrix in ms."""
    for name, (position, limit) in some.items():
        measure(name, position, limit)
