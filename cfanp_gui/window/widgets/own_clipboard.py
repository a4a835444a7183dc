"""Data that the program itself has put on the clipboard."""

from PySide6.QtGui import QClipboard, QGuiApplication


def forget_copied() -> None:
    """Clear text copied or selected in this program, which the next player must not paste."""
    clipboard = QGuiApplication.clipboard()
    if clipboard.ownsClipboard():
        clipboard.clear()
    if clipboard.supportsSelection() and clipboard.ownsSelection():
        clipboard.clear(QClipboard.Mode.Selection)
