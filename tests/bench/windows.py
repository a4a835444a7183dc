"""What benches of the window share: a window with a game, and how long its thread is away."""

import os
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from cfanp_gui.core.options import OptionValue
from cfanp_gui.core.position import Position
from cfanp_gui.games.registry import default_game
from cfanp_gui.record.palette import default_colours
from cfanp_gui.session.match import BotSeat, seat
from cfanp_gui.window.app import application
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.main_window import MainWindow
from cfanp_gui.window.menus import new_window
from cfanp_gui.window.services.app_dirs import AppDirs
from cfanp_gui.window.services.languages import install
from cfanp_gui.window.services.settings import Settings

GAP_MS = 30.0
"""The milliseconds for which the window's thread may be away from its events for other work."""


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


def program() -> QApplication:
    """Return the application, which speaks English."""
    app = QApplication.instance() or application(["bench"])
    assert isinstance(app, QApplication)
    install(app, "en")
    return app


@contextmanager
def opened(
    armies: int, options: Mapping[str, OptionValue], position: Position | None = None,
    bots: list[BotSeat] | None = None, motion: str | None = None,
) -> Iterator[MainWindow]:  # fmt: skip
    """Yield a window with a game of so many armies, which a folder of its own knows alone."""
    app = program()
    with tempfile.TemporaryDirectory() as folder:
        dirs = AppDirs.below(Path(folder))
        settings = Settings(dirs.settings)
        if motion is not None:
            settings.set_preferences(replace(settings.preferences(), motion=motion))
        documents = Documents(dirs, settings)
        window = new_window(documents, settings)
        window.resize(1600, 1000)
        window.show()
        names = [f"Player {number}" for number in range(1, armies + 1)]
        colours = default_colours(armies)
        match = seat(default_game(), dict(options), names, colours, 0, bots=bots or ())
        documents.begin(match, position)
        yield window
        assert documents.session is not None, "there is a game"
        documents.session.mark_saved()
        window.close()
        window.deleteLater()
        app.processEvents()
