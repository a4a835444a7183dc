"""Drops on a window: files and texts with games or positions, and files of lessons.

Others are refused with a sentence.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from cfanp_gui.core.text import one_line
from cfanp_gui.table.translate import tr
from cfanp_gui.window.files.file_words import endings


class DroppedFiles(QObject):
    """Handler of drops anywhere on a window."""

    def __init__(
        self,
        window: QWidget,
        open_path: Callable[[Path], None],
        open_text: Callable[[str], None],
        say: Callable[[str], None],
    ) -> None:
        """`open_path` opens a file, `open_text` a text, `say` shows one plain sentence."""
        super().__init__(window)
        self._open_path, self._open_text = open_path, open_text
        self._say = say
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def pass_through(self, area: QAbstractScrollArea) -> None:
        """Leave drops on a part of the window that would swallow them to the window."""
        area.setAcceptDrops(False)
        area.viewport().setAcceptDrops(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        data = event.mimeData() if isinstance(event, QDropEvent) else None
        if (
            isinstance(event, QDropEvent)
            and data is not None
            and (data.hasUrls() or data.hasText())
        ):
            # Any drag is accepted: the drop of an unsuitable file is answered with the reason.
            if not isinstance(event, QDragMoveEvent):
                self._take(data)
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()
            return True
        return super().eventFilter(watched, event)

    def _take(self, dropped: QMimeData) -> None:
        """Open the one file or text dropped, once the program it comes from has been released."""
        urls, text = dropped.urls(), dropped.text()
        if not dropped.hasUrls():
            QTimer.singleShot(0, self, lambda: self._open_text(text))
            return
        path = Path(urls[0].toLocalFile())
        if len(urls) > 1:
            self._say(tr("Only one file can be opened at a time."))
        elif urls[0].isLocalFile() and path.is_file() and path.suffix.lower() in endings():
            QTimer.singleShot(0, self, lambda: self._open_path(path))
        else:
            words = tr("“{file}” cannot be opened: only files ending in {endings} can.")
            name = one_line(path.name or urls[0].fileName())
            self._say(words.format(file=name, endings=", ".join(endings())))
