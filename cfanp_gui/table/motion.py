"""Movement: values that glide to where they belong, or jump when motion is not wanted."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QVariantAnimation

JOIN_MS = 220
PIECE_MS = 200
TURN_MS = 300


class Motion(QObject):
    """Runs glides from 0 to 1, one per key; a new one for a key takes the place of the old."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        """Whether everything jumps: the system asks for reduced motion, or a test does."""
        self._running: dict[Hashable, QVariantAnimation] = {}

    @property
    def busy(self) -> bool:
        """Whether anything is still gliding."""
        return bool(self._running)

    def glide(
        self,
        key: Hashable,
        milliseconds: int,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
    ) -> None:
        """Call `step` with values from 0 to 1, then `done`; at once when motion is reduced."""
        self.stop(key)
        if self.reduced or milliseconds <= 0:
            step(1.0)
            if done is not None:
                done()
            return
        animation = QVariantAnimation(self)
        animation.setDuration(milliseconds)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setEasingCurve(QEasingCurve.Type.InOutQuad)
        animation.valueChanged.connect(step)

        def finish() -> None:
            if self._running.get(key) is animation:
                del self._running[key]
            animation.deleteLater()
            if done is not None:
                done()

        animation.finished.connect(finish)
        self._running[key] = animation
        animation.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def stop(self, key: Hashable) -> None:
        """Stop a glide where it is, without finishing it."""
        animation = self._running.pop(key, None)
        if animation is not None:
            animation.finished.disconnect()
            animation.stop()
            animation.deleteLater()

    def stop_all(self) -> None:
        """Stop every glide where it is."""
        for key in list(self._running):
            self.stop(key)

    def finish_all(self) -> None:
        """Let everything arrive at once."""
        for animation in list(self._running.values()):
            animation.setCurrentTime(animation.duration())
