"""How long insight takes in the window: part of `python -m tests.bench.insight`.

A move is made in the real window, offscreen, with the panel of insight open. It prints how long
the whole pairing matrix takes to stand there, painted, and how long the window's thread was away
from its events at most meanwhile, until the radar was known too; beside it how long it is away for
the same move with the panel hidden.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cfanp_gui.games.cfanp.position import CfanpPosition
from cfanp_gui.games.registry import find_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.match import seat
from cfanp_gui.window.app import application
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.services.settings import Settings

GAP_MS = 30.0
"""The milliseconds for which the window's thread may be away from its events for insight."""
ROUNDS = 15


class Watch:
    """Notices how long the window's thread is away from its events."""

    def __init__(self) -> None:
        self._timer = QTimer()
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._tick)
        self._last = 0.0
        self.longest = 0.0

    def _tick(self) -> None:
        now = time.perf_counter()
        self.longest = max(self.longest, now - self._last)
        self._last = now

    def start(self) -> None:
        """Begin to watch."""
        self.longest, self._last = 0.0, time.perf_counter()
        self._timer.start()

    def stop(self) -> None:
        """Watch no longer."""
        self._timer.stop()


def until(done: Callable[[], bool], longest_s: float = 20.0) -> None:
    """Let events be dealt with until something is so."""
    ends = time.perf_counter() + longest_s
    while not done() and time.perf_counter() < ends:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 5)


def measure(app: QApplication, name: str, position: CfanpPosition, limit: float) -> None:
    """Print the figures of a position."""
    armies = len(position.boards())
    install(app, "en")
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(AppDirs.below(Path(folder)).settings)
        settings.set_preferences(settings.preferences()._replace(motion="reduced"))
        documents = Documents(AppDirs.below(Path(folder)), settings)
        window = MainWindow(documents, settings)
        window.resize(1600, 1000)
        window.show()
        game = find_game("cfanp")
        names = [f"P{number}" for number in range(armies)]
        match = seat(game, {"order": "seats"}, names, default_colours(armies), 0)
        documents.begin(match, position)
        session = documents.session
        assert session is not None
        rng = random.Random(1)
        hidden = [move(window, rng) for _ in range(ROUNDS)]
        window.analysis.insight.toggle()
        shown = [move(window, rng) for _ in range(ROUNDS)]
        stands = min(one[0] for one in shown)
        gap, bare = (min(one[1] for one in some) for some in (shown, hidden))
        print(f"{name}:")
        print(f"  matrix in the window: {stands * 1e3:8.1f} ms; limit {limit:.0f} ms")
        print(f"  longest gap         : {gap * 1e3:8.1f} ms, with the panel hidden "
              f"{bare * 1e3:.1f} ms; limit {GAP_MS:.0f} ms more")  # fmt: skip
        window.analysis.insight.keep()
        documents.close()
        window.hide()
        window.deleteLater()
        app.processEvents()


def move(window: MainWindow, rng: random.Random) -> tuple[float, float]:
    """Make and take back a move; return the seconds until the matrix stood, and the longest gap.

    With the panel hidden there is no matrix to stand.
    """
    session, insight = window.documents.session, window.analysis.insight
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
    app = QApplication.instance() or application(["bench"])
    assert isinstance(app, QApplication)
    for name, (position, limit) in some.items():
        measure(app, name, position, limit)
