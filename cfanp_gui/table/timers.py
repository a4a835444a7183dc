"""Timers that fire once and can be started again, and calls before the next frame."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal

_CALL = QEvent.Type(QEvent.registerEventType())


def single_shot(parent: QObject | None, milliseconds: int, slot: Callable[[], object]) -> QTimer:
    """Return a timer that calls a slot a number of milliseconds after its last start."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(slot)
    return timer


class BeforeFrame(QObject):
    """Caller of a slot before the next frame, once however often it is asked to.

    A timer of no time would fire after that frame, which is then painted twice.
    """

    _due = Signal()

    def __init__(self, parent: QObject, slot: Callable[[], object]) -> None:
        super().__init__(parent)
        self._asked = False
        self._due.connect(slot)

    def start(self) -> None:
        """Call the slot before the next frame."""
        if not self._asked:
            self._asked = True
            QCoreApplication.postEvent(
                self, QEvent(_CALL), Qt.EventPriority.HighEventPriority.value
            )

    def stop(self) -> None:
        """Do not call the slot."""
        self._asked = False

    def customEvent(self, event: QEvent) -> None:
        if self._asked:
            self._asked = False
            self._due.emit()
