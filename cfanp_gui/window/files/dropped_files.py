"""Files and texts with games or positions, and files of lessons, dropped or pasted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer
from PySide6.QtGui import QDragMoveEvent, QDropEvent, QGuiApplication

from cfanp_gui.core.text import one_line
from cfanp_gui.table.translate import enumerated, tr
from cfanp_gui.window.files.file_words import endings
from cfanp_gui.window.workplace import Workplace

if TYPE_CHECKING:
    from cfanp_gui.window.analysis.analysis_actions import AnalysisActions


class DroppedFiles(QObject):
    """Handler of drops anywhere on a window."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window = window
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        window.view.setAcceptDrops(False)  # a table would swallow what is dropped on it

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and (
            (data := event.mimeData()).hasUrls() or data.hasText()
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
            QTimer.singleShot(0, self, lambda: self._window.opened_files.open_text(text))
            return
        path = Path(urls[0].toLocalFile())
        if len(urls) > 1:
            self._window.report(tr("Only one file can be opened at a time."))
        elif urls[0].isLocalFile() and path.is_file() and path.suffix.lower() in endings():
            QTimer.singleShot(0, self, lambda: self._window.opened_files.open(path))
        else:
            words = tr("“{file}” cannot be opened: only files ending in {endings} can.")
            name = one_line(path.name or urls[0].fileName())
            self._window.report(words.format(file=name, endings=enumerated(endings())))


class Pasting:
    """Handler that puts a text on the table, or into an analysis after the move shown."""

    def __init__(self, window: Workplace, analysis: AnalysisActions) -> None:
        """`analysis` pastes lines of moves."""
        self._window, self._analysis = window, analysis

    def paste(self) -> None:
        """Put the content of the clipboard on the table, or lines of moves into the analysis."""
        from cfanp_gui.session.pasted_text import are_positions, has_tags

        text, session = QGuiApplication.clipboard().text(), self._window.session
        takes_lines = session is not None and session.takes_notes
        if takes_lines and not (has_tags(text) or are_positions(text)):
            self._analysis.paste_line()
        elif text.strip():
            self._window.opened_files.open_text(text)
        else:
            self._window.report(tr("There is no text on the clipboard."))
