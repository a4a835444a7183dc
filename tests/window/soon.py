"""What comes by itself after a while comes at once."""

from PySide6.QtCore import QObject, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication


def soon(owner: QObject, ms: int = 0) -> None:
    """Have timers below an object, all or those of an interval, wait no longer."""
    for timer in owner.findChildren(QTimer):
        if ms in (0, timer.interval()):
            timer.setInterval(0)
            if timer.isActive():
                timer.start()


def settle() -> None:
    """Have all done that is to be done at once, here and on other threads, and heard of."""
    QApplication.processEvents()
    assert QThreadPool.globalInstance().waitForDone(60_000)
    QApplication.processEvents()
