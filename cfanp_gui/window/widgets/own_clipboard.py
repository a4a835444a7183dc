"""What the program itself has put on the clipboard."""

from __future__ import annotations

from PySide6.QtGui import QClipboard, QGuiApplication


def forget_copied() -> None:
    """Clear what was copied or marked here, which the next player is not to see by pasting.

    What another program has put there stays.
    """
    clipboard = QGuiApplication.clipboard()
    if clipboard.ownsClipboard():
        clipboard.clear()
    if clipboard.supportsSelection() and clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)
