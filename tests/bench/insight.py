"""How long insight takes beside python-chess, in the same run: `python -m tests.bench.insight`.

Prints how long the pairing matrix of the army to move takes right after a move, its first cell
and all of them, that of all armies, and the radar: at the start, in the middle of random games,
and where the pieces lie anywhere. Nothing is known of a position beforehand. The shortest time of
several runs counts, that of the slowest position of each sort; beside it stands how many times as
long as python-chess's list of the moves of the start it is. The limits stand beside the figures.

In the real window, offscreen, a move is made with the panel of insight open: how long the whole
matrix takes to stand there, painted, and how long the window's thread was away from its events at
most until the radar was known too; beside it the same move with the panel hidden.
Nothing here is asserted by the tests: timings differ from machine to machine.
"""

import random
import time
from collections.abc import Callable

import chess

from cfanp_gui.core.boards import Square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.games.cfanp import CfanpPosition
from cfanp_gui.games.registry import find_game
from cfanp_gui.insight.matrix import cells
from cfanp_gui.insight.survey import Survey, dangers
from cfanp_gui.window.main_window import MainWindow
from tests.bench.moves import alternate
from tests.bench.windows import GAP_MS, Watch, opened, until

LIMITS_MS = {8: 50.0, 26: 1000.0}
"""Armies, and the milliseconds that the matrix of the army to move may take after a move."""
POSITIONS = 5
"""Positions of each sort."""
ROUNDS = {8: 5, 26: 2}
ROUNDS_IN_WINDOW = 15
PLIES_PER_ARMY = 12
MEN = "KQRRBBNNPPPP"
"""The pieces of every army where they lie anywhere."""

GAME = find_game("cfanp")


def started(armies: int) -> CfanpPosition:
    """Return the start position."""
    start = GAME.initial(armies, {"order": "seats"})
    assert isinstance(start, CfanpPosition)
    return start


def played(armies: int, rng: random.Random) -> CfanpPosition:
    """Return a position in the middle of a game in which chance plays and likes to capture."""
    found = started(armies)
    for _ in range(PLIES_PER_ARMY * armies):
        actions = found.all_actions()
        if not actions:
            break
        tries = [found.apply(action) for action in rng.sample(actions, min(3, len(actions)))]
        found = max(tries, key=lambda one: len(one[1].captured))[0]
    return found


def strewn(armies: int, rng: random.Random) -> CfanpPosition:
    """Return a position in which the pieces of every army lie anywhere, on all half-boards."""
    free = [Square(board, square) for board in range(armies) for square in range(8, 32)]
    rng.shuffle(free)
    pieces = {free.pop(): Piece(letter, army) for army in range(armies) for letter in MEN}
    builder = started(armies).builder()
    rights = builder.pair_rules.no_rights(armies)
    built = builder.replace(pieces=pieces, rights=rights, moves_left=min(armies, len(MEN))).build()
    assert isinstance(built, CfanpPosition)
    return built


def fresh(found: CfanpPosition) -> CfanpPosition:
    """Return the same position, of which nothing has been asked yet."""
    return CfanpPosition(found.state.copy())


def main() -> None:
    board = chess.Board()
    (list_s,) = alternate(300, lambda: list(board.legal_moves))
    print(f"python-chess's list at the start: {list_s * 1e6:.0f} µs")
    for armies, limit in LIMITS_MS.items():
        rng = random.Random(armies)
        sorts = {
            "start": [started(armies)],
            "middle": [played(armies, rng) for _ in range(POSITIONS)],
            "strewn": [strewn(armies, rng) for _ in range(POSITIONS)],
        }
        for name, some in sorts.items():
            measure(f"{armies} armies, {name}", some, ROUNDS[armies], limit, list_s)
    for armies, limit in LIMITS_MS.items():
        rng = random.Random(armies)
        measure_window(f"{armies} armies, middle, in the window", played(armies, rng), limit)
        measure_window(f"{armies} armies, strewn, in the window", strewn(armies, rng), limit)


def measure(name: str, some: list[CfanpPosition], rounds: int, limit: float, list_s: float) -> None:
    """Print the figures of positions of one sort."""

    def first(position: CfanpPosition) -> object:
        return next(cells(Survey(fresh(position))), None)

    def whole(position: CfanpPosition) -> object:
        return list(cells(Survey(fresh(position))))

    def every(position: CfanpPosition) -> object:
        survey = Survey(fresh(position))
        return [list(cells(survey, army)) for army in survey.armies]

    def radar(position: CfanpPosition) -> object:
        survey = Survey(fresh(position))
        return list(dangers(survey, survey.armies[0]))

    tasks: dict[str, tuple[Callable[[CfanpPosition], object], str]] = {
        "first cell": (first, ""),
        "matrix": (whole, f"; limit {limit:.0f} ms"),
        "all armies' matrices": (every, ""),
        "radar": (radar, ""),
    }
    pairs = max(sum(1 for _ in cells(Survey(one))) for one in some)
    print(f"{name}, up to {pairs} pairs:")
    for what, (task, note) in tasks.items():
        slowest = max(
            alternate(rounds, lambda task=task, one=one: task(one))[0]  # type: ignore[misc]
            for one in some
        )
        print(f"  {what:20}: {slowest * 1e3:8.2f} ms, {slowest / list_s:8.0f} lists{note}")


def measure_window(name: str, position: CfanpPosition, limit: float) -> None:
    """Print the figures of a position in the window."""
    armies = len(position.boards())
    with opened(armies, {"order": "seats"}, position, motion="reduced") as window:
        rng = random.Random(1)
        hidden = [move(window, rng) for _ in range(ROUNDS_IN_WINDOW)]
        window.insight.toggle()
        shown = [move(window, rng) for _ in range(ROUNDS_IN_WINDOW)]
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


if __name__ == "__main__":
    main()
