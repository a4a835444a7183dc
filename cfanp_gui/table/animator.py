"""Animation: values that glide to their goals, or jump with reduced motion."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer

JOIN_MS = 220
PIECE_MS = 200
TURN_MS = 300

FRAME_MS = 16
"""Milliseconds between two frames during a glide."""


Tween = Callable[[float], None]
End = Callable[[], None]


@dataclass(frozen=True, slots=True)
class _Glide:
    """A running glide."""

    started: int
    milliseconds: int
    step: Tween
    done: End | None


class Animator(QObject):
    """Runner of glides from 0 to 1 on one timer; a new glide for a key replaces the old one."""

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], int] | None = None
    ) -> None:
        """`clock` returns the milliseconds that have passed; by default, a `QElapsedTimer` does."""
        super().__init__(parent)
        self.reduced = False
        """True if values jump: the system or a test asks for reduced motion."""
        self._glides: dict[Hashable, _Glide] = {}
        if clock is None:
            timer = QElapsedTimer()
            timer.start()
            clock = timer.elapsed
        self._clock = clock
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.advance)

    @property
    def busy(self) -> bool:
        """Return True if anything is still gliding."""
        return bool(self._glides)

    def glide(
        self,
        key: Hashable,
        milliseconds: int,
        step: Tween,
        done: End | None = None,
        fades: bool = False,
    ) -> None:
        """Call `step` with values from 0 to 1, then `done`.

        With reduced motion that is at once, unless something only `fades`.
        """
        glide = self._glides[key] = _Glide(self._clock(), milliseconds, step, done)
        if (self.reduced and not fades) or milliseconds <= 0:
            self._move(key, glide, 1.0)
            self._rest()
        elif not self._timer.isActive():
            self._timer.start()

    def moves(self, key: Hashable) -> bool:
        """Return True if a glide is running for a key."""
        return key in self._glides

    def stop(self, key: Hashable) -> None:
        """Stop a glide at its present value, without finishing it."""
        self._glides.pop(key, None)
        self._rest()

    def stop_all(self) -> None:
        """Stop all glides at their present values."""
        self._glides.clear()
        self._rest()

    def finish_all(self) -> None:
        """Finish all running glides at once."""
        for key, glide in list(self._glides.items()):
            self._move(key, glide, 1.0)
        self._rest()

    def advance(self) -> None:
        """Advance all glides to the present time, as the timer does at every frame."""
        now = self._clock()
        for key, glide in list(self._glides.items()):
            self._move(key, glide, min(1.0, (now - glide.started) / glide.milliseconds))
        self._rest()

    def _rest(self) -> None:
        """Stop the timer if no glide is running."""
        if not self._glides:
            self._timer.stop()

    def _move(self, key: Hashable, glide: _Glide, part: float) -> None:
        """Advance a glide to a part of its time, unless another has replaced it."""
        if self._glides.get(key) is not glide:
            return
        if part < 1.0:  # it is slow at both ends
            glide.step(2 * part**2 if part < 0.5 else 1 - 2 * (1 - part) ** 2)
            return
        del self._glides[key]
        glide.step(1.0)
        if glide.done is not None:
            glide.done()
