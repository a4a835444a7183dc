"""Application on macOS, where the system tells a running program which files to open.

Elsewhere a later start of the program is told (`single_instance`), and Qt's own class is used.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class MacApplication(QApplication):
    """Application that reports files opened in the desktop."""

    file_asked = Signal(object)
    """Carries the path of a file to open."""

    def event(self, event: QEvent) -> bool:
        """Report the system's requests; all other events are passed on."""
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)
