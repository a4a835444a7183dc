"""How a dialog waits for its answer: it keeps a person from its own window and from no other."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

_waiting: list[QDialog] = []
"""The dialogs that have not given their answers, the last one shown last."""


def until_answered(dialog: QDialog) -> int:
    """Show a dialog over its window until it is answered; return the answer.

    Other windows can be used meanwhile. A dialog opened there later has to be answered before what
    follows from this one can be done: as long as that takes, this one's window stays as it is.
    """
    block_window(dialog)
    held: list[tuple[QWidget, QWidget | None]] = []
    """The window that stays as it is, and what in it had the keyboard."""

    def hold() -> None:
        last, window = _waiting[-1], dialog.parentWidget()
        if last is dialog or window is None:
            return
        window = window.window()
        held.append((window, window.focusWidget()))
        window.setEnabled(False)
        last.raise_()
        last.activateWindow()

    dialog.finished.connect(hold)
    _waiting.append(dialog)
    try:
        return dialog.exec()
    finally:
        _waiting.remove(dialog)
        dialog.finished.disconnect(hold)
        for window, focus in held:
            window.setEnabled(True)
            if focus is not None:
                focus.setFocus()


def block_window(dialog: QDialog) -> None:
    """Have a dialog, before it is shown, keep a person from its own window alone."""
    if dialog.parentWidget() is not None:
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
