"""For how long the window is away from its events while bots play: `python -m tests.bench.bots`.

Four seats of a game of 4 armies, and all of a game of 8, are bots of the strongest level. A timer
that is due at every millisecond notes how late it comes: with the bots stopped, while a bot thinks
and nothing moves on the table, and over all, with boards pushed and pieces gliding. Beside it
stands how much of the gap the window's thread itself worked: the rest of it others had the
processor, as on a machine that is busy. The limits stand beside the
figures; nothing here is asserted by the tests.
"""

import gc
from time import perf_counter, thread_time

from PySide6.QtCore import QEventLoop, Qt, QTimer

from cfanp_gui.games.registry import default_game
from cfanp_gui.session.match import BotSeat
from cfanp_gui.window.main_window import MainWindow
from tests.bench.windows import opened, program

LIMIT_MS = 50.0
STOPPED_S = 5
SECONDS = 20
THINKS_S = 2
"""Seconds that each bot thinks about a move."""


class Gaps:
    """Notes how late a timer comes, while the table is at rest and over all."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._last, self._worked = perf_counter(), thread_time()
        self.thinking: list[tuple[float, float]] = []
        """Milliseconds of each gap, and of them those worked, while nothing moves."""
        self.all: list[tuple[float, float]] = []
        self._rested = False
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(1)

    def _tick(self) -> None:
        now, worked = perf_counter(), thread_time()
        gap = (now - self._last) * 1e3, (worked - self._worked) * 1e3
        self._last, self._worked = now, worked
        players, animator = self._window.bot_players, self._window.animator
        rests = players.thinking is not None and not (players.show.busy or animator.busy)
        self.all.append(gap)
        if rests and self._rested:
            self.thinking.append(gap)
        self._rested = rests

    def stop(self) -> None:
        """Note nothing more."""
        self._timer.stop()


def observe(window: MainWindow, loop: QEventLoop, seconds: int) -> Gaps:
    """Return the gaps noted within a number of seconds."""
    gaps = Gaps(window)
    QTimer.singleShot(seconds * 1000, loop.quit)
    loop.exec()
    gaps.stop()
    return gaps


def show(name: str, found: list[tuple[float, float]]) -> None:
    """Print the longest gaps, and those in which the window itself worked longest."""
    late = sum(gap > LIMIT_MS for gap, _ in found)
    gaps = ", ".join(f"{gap:.0f}" for gap, _ in sorted(found)[-3:][::-1])
    worked = ", ".join(f"{one:.0f}" for one in sorted(one for _, one in found)[-3:][::-1])
    print(
        f"  {name:17}: longest gaps {gaps} ms, longest worked {worked} ms; "
        f"{late} of {len(found)} over the limit"
    )


def measure(armies: int) -> None:
    """Print the figures of a game of so many bots."""
    bots = [BotSeat("strongest", THINKS_S)] * armies
    with opened(armies, default_game().as_seated, bots=bots) as window:
        loop = QEventLoop()
        QTimer.singleShot(1500, loop.quit)  # what is loaded late has been loaded
        loop.exec()
        window.bot_players.toggle_rest()
        stopped = observe(window, loop, STOPPED_S)
        window.bot_players.toggle_rest()
        gaps = observe(window, loop, SECONDS)
        session = window.documents.session
        assert session is not None, "there is a game"
        plies = session.node.ply
        print(f"{armies} armies, {plies} moves in {SECONDS} s, limit {LIMIT_MS:.0f} ms:")
        show("bots stopped", stopped.all)
        show("while bots think", gaps.thinking)
        show("over all", gaps.all)


def main() -> None:
    program()
    gc.freeze()
    for armies in (4, 8):
        measure(armies)


if __name__ == "__main__":
    main()
