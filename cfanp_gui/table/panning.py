"""Panning of the camera over the table, limited so that a part of the boards stays visible."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsView, QToolButton

KEPT = 0.25
"""Part of the view, or of the boards if that is less, that always shows boards."""
STILL = 3
"""Pixels a press may move without panning."""
_EDGE = 6
"""Pixels between an arrow and the edge of the view."""
_WAYS = {
    Qt.ArrowType.LeftArrow: (-1, 0),
    Qt.ArrowType.RightArrow: (1, 0),
    Qt.ArrowType.UpArrow: (0, -1),
    Qt.ArrowType.DownArrow: (0, 1),
}
"""Direction of each arrow from the centre of the view."""


class Panning:
    """Controller of drags that pan the camera of a view."""

    def __init__(self, view: QGraphicsView, content: Callable[[], QRectF]) -> None:
        """`content` returns the scene rectangle of all boards on the table."""
        self._view = view
        self._content = content
        self._from: QPoint | None = None
        self._moved = False

    @property
    def held(self) -> bool:
        """Return True if a drag is going on."""
        return self._from is not None

    def begin(self, at: QPoint) -> None:
        """Start a drag at a pixel of the view."""
        self._from, self._moved = at, False

    def end(self) -> None:
        """End the drag."""
        self._from = None

    def carry(self, to: QPoint) -> bool:
        """Continue the drag to a pixel; return True if that moved the view."""
        step = QPoint() if self._from is None else to - self._from
        if step.isNull() or (not self._moved and step.manhattanLength() <= STILL):
            return False
        self._moved, self._from = True, to
        self.move(step)
        return True

    def move(self, step: QPoint) -> None:
        """Move the view's content by a number of pixels, while keeping a part visible."""
        shown = self._view.mapFromScene(self._content()).boundingRect().translated(step)
        port = self._view.viewport().rect()
        step += QPoint(
            _back(shown.left(), shown.right(), port.width()),
            _back(shown.top(), shown.bottom(), port.height()),
        )
        horizontal, vertical = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        horizontal.setValue(horizontal.value() - step.x())
        vertical.setValue(vertical.value() - step.y())


def _back(low: int, high: int, length: int) -> int:
    """Return the shift by which an interval covers enough of the range from 0 to a length."""
    enough = round(min(length, high - low) * KEPT)
    return max(0, enough - high) + min(0, length - enough - low)


class WayBack:
    """Buttons that appear when boards are out of sight: arrows at the edges, and “Fit”."""

    def __init__(self, view: QGraphicsView, fit: Callable[[], None]) -> None:
        self._view = view
        self._fit = fit
        self._words = "", ""
        self._buttons: dict[Qt.ArrowType, QToolButton] = {}
        """Buttons by arrow, “Fit” for none; empty before boards were first out of sight."""

    def hide(self) -> None:
        """Hide the buttons."""
        for button in self._buttons.values():
            button.hide()

    def set_words(self, fit: str, tip: str) -> None:
        """Set the text of the button, and the tool tip of all buttons."""
        self._words = fit, tip
        for arrow, button in self._buttons.items():
            button.setText(fit if arrow is Qt.ArrowType.NoArrow else "")
            button.setToolTip(tip)
            button.setAccessibleName(tip)

    def _make(self) -> None:
        for arrow in (*_WAYS, Qt.ArrowType.NoArrow):
            button = self._buttons[arrow] = QToolButton(self._view)
            button.setArrowType(arrow)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setCursor(Qt.CursorShape.ArrowCursor)
            button.clicked.connect(self._fit)
        self.set_words(*self._words)

    def update(self, boards: QRectF) -> None:
        """Show the buttons for boards out of sight, given the scene rectangle of all boards."""
        port = QRectF(self._view.viewport().rect())
        seen = QRectF(self._view.mapFromScene(boards).boundingRect())
        right_of, below = seen.right() > port.right() + 2, seen.bottom() > port.bottom() + 2
        beyond = (seen.left() < -1, right_of, seen.top() < -1, below)  # in the order of `_WAYS`
        if not any(beyond):
            self.hide()
            return
        if not self._buttons:
            self._make()
        for (arrow, button), shown in zip(self._buttons.items(), (*beyond, True), strict=True):
            button.adjustSize()
            at = port.bottomRight() - QPointF(12 + button.width(), 12 + button.height())
            if arrow in _WAYS:
                right, down = _WAYS[arrow]
                bare = (port.size() - button.size()) / 2  # on either side of a centred button
                left, top = bare.width(), bare.height()
                at = QPointF(left + right * (left - _EDGE), top + down * (top - _EDGE))
            button.move(at.toPoint())
            button.setVisible(shown)
