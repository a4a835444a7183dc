"""A panel with text and buttons over the table, which stays usable."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from cfanp_gui.table.theme import Theme, set_colours

EDGE = 8
"""Pixels between the edges of the view and an overlay."""
_ROUNDING = 14


class Overlay(QWidget):
    """A panel over the view of a table; Esc closes it, and Tab cycles within it."""

    closed = Signal()
    """Emitted when a person has closed it."""

    def __init__(self, over: QWidget, theme: Theme) -> None:
        super().__init__(over)
        self.over = over
        self.theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        over.installEventFilter(self)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self.theme = theme
        self.update()

    def settle(self) -> None:
        """Update its place and size."""

    def open(self, first: QWidget) -> None:
        """Show it; if the view has the keyboard focus, give it to a first widget."""
        self.show()
        self.settle()
        self.raise_()
        if self.over.hasFocus():
            first.setFocus()

    @property
    def has_keyboard(self) -> bool:
        """Return True if it or a widget in it has the keyboard focus."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def leave(self) -> None:
        """Close because of another event, and return the keyboard focus to the view."""
        held = self.has_keyboard
        self.hide()
        if held:
            self.over.setFocus()

    def dismiss(self) -> None:
        """Close at a person's request, and emit `closed`."""
        if self.isVisible():
            self.leave()
            self.closed.emit()

    # Events

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.settle()
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Qt would pass Tab to the view, where it moves between boards.
        stops: list[QWidget] = []
        one = self.nextInFocusChain()
        while one is not self and one is not None:
            tabbed = one.focusPolicy() & Qt.FocusPolicy.TabFocus
            if tabbed and self.isAncestorOf(one) and one.isVisible() and one.isEnabled():
                stops.append(one)
            one = one.nextInFocusChain()
        if stops:
            focused, step = QApplication.focusWidget(), 1 if forward else -1
            here = stops.index(focused) if focused in stops else min(-step, 0)
            reasons = Qt.FocusReason
            reason = reasons.TabFocusReason if forward else reasons.BacktabFocusReason
            stops[(here + step) % len(stops)].setFocus(reason)
        return bool(stops)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_colours(painter, self.theme.plate, self.theme.plate_line)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, _ROUNDING, _ROUNDING)
