"""Timers that fire once and can be started again."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def single_shot(parent: QObject | None, milliseconds: int, slot: Callable[[], object]) -> QTimer:
    """Return a timer that calls a slot a number of milliseconds after its last start."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(slot)
    return timer
