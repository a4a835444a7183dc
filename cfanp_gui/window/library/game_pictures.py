"""Small pictures of how games ended, drawn off the window's thread when they are first seen."""

from __future__ import annotations

from collections import OrderedDict, deque
from pathlib import Path

from PySide6.QtCore import QByteArray, QObject, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cfanp_gui.record import picture
from cfanp_gui.session.library import GameEntry
from cfanp_gui.window.files.png import drawn
from cfanp_gui.window.services.background import Task

MOST = 200
"""Pictures that are kept."""
WAITING = 24
"""Pictures that are waited for; of more, those asked for last are drawn."""

_Key = tuple[Path, int, str]


class GamePictures(QObject):
    """Pictures of a size, by game; what is not drawn yet comes later, see `arrived`."""

    arrived = Signal()
    """Another picture is there."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self.size = size
        self._ratio = 1.0
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._waiting: deque[tuple[_Key, GameEntry]] = deque(maxlen=WAITING)
        self._task: Task | None = None

    def picture(self, entry: GameEntry, ratio: float) -> QPixmap | None:
        """Return the picture of a game for screens of a pixel ratio; None while it is drawn."""
        if ratio != self._ratio:
            self._ratio = ratio
            self._kept.clear()
        key = (entry.path, entry.number, entry.positions[-1])
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        if all(other != key for other, _ in self._waiting):
            self._waiting.append((key, entry))
        if self._task is None:
            self._next()
        return None

    def forget(self) -> None:
        """Draw nothing more that is waited for."""
        self._waiting.clear()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _next(self) -> None:
        if not self._waiting:
            self._task = None
            return
        key, entry = self._waiting.pop()
        size, ratio = self.size, self._ratio
        task = Task(lambda: _draw(entry, size, ratio))

        def drawn(image: QImage) -> None:
            shown = QPixmap.fromImage(image)
            shown.setDevicePixelRatio(ratio)
            self._kept[key] = shown
            while len(self._kept) > MOST:
                self._kept.popitem(last=False)
            if task is self._task:
                self._next()
                self.arrived.emit()

        def failed(problem: Exception) -> None:
            if task is self._task:
                self._task = None
            raise problem

        task.done.connect(drawn)
        task.failed.connect(failed)
        self._task = task
        task.start()


def _draw(entry: GameEntry, size: QSize, ratio: float) -> QImage:
    """Return the picture of a game's end, as large as fits into a size."""
    text = picture.svg(
        entry.final, entry.names, entry.colours, types=entry.game.piece_types
    )  # fmt: skip
    renderer = QSvgRenderer(QByteArray(text.encode()))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return drawn(renderer, size * ratio)
