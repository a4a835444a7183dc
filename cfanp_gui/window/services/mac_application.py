"""The application as macOS knows it, where the system tells a running program what to open.

Elsewhere that is told to a later start of the program (`single_instance`), and Qt's own class does.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class MacApplication(QApplication):
    """Passes on which files a person opens in the desktop."""

    file_asked = Signal(object)
    """The path of one."""

    def event(self, event: QEvent) -> bool:
        """Pass on what the system asks for; all else goes its usual way."""
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)
