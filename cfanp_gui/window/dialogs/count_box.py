"""The field for the number of players, which takes only the numbers a game is played by."""

from __future__ import annotations

from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QSpinBox


class CountBox(QSpinBox):
    """A number of players; another one that is typed becomes the nearest there is."""

    def __init__(self) -> None:
        super().__init__()
        self._counts = range(2, 3)

    def offer(self, counts: range) -> None:
        """Take these numbers from now on; the one that stands here becomes one of them."""
        self._counts = counts
        self.setRange(counts[0], counts[-1])
        self.setSingleStep(counts.step)
        self.setValue(self._nearest(self.value()))

    def _nearest(self, number: int) -> int:
        """Return the nearest number of players; of two the greater."""
        return min(reversed(self._counts), key=lambda count: abs(count - number))

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        state, text, at = super().validate(text, at)
        known = text.strip().isdecimal() and int(text) in self._counts
        if state is QValidator.State.Acceptable and not known:
            return QValidator.State.Intermediate, text, at
        return state, text, at

    def fixup(self, text: str) -> str:
        return str(self._nearest(int(text))) if text.strip().isdecimal() else super().fixup(text)
