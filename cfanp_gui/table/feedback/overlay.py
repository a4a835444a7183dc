"""A panel with text and buttons over the table, which stays usable."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from cfanp_gui.table.theme import Theme, set_colours, smooth_painter

EDGE = 8
"""Pixels between the edges of the view and an overlay."""
_ROUNDING = 14


class Overlay(QWidget):
    """A panel over the view of a table; Esc closes it, and Tab cycles within it."""

    closed = Signal()
    """Emitted when a person has closed it."""

    def __init__(self, over: QWidget, theme: Theme) -> None:
        # As a sub-window it keeps Tab, with which the view moves between boards.
        super().__init__(over, Qt.WindowType.SubWindow)
        self.over = over
        self.theme = theme
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        over.installEventFilter(self)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use the colours of another theme."""
        self.theme = theme
        self.update()

    def settle(self) -> None:
        """Update its place and size."""

    def open(self, first: QWidget) -> None:
        """Show it; if the view has the focus of its window, give it to a first widget."""
        self.show()
        self.settle()
        self.raise_()
        # Another window may be active, such as a dialog that closes by what is shown.
        if self.over.window().focusWidget() is self.over:
            first.setFocus()

    @property
    def has_keyboard(self) -> bool:
        """Return True if it or a widget in it has the focus of its window."""
        focused = self.window().focusWidget()
        return focused is not None and self.isAncestorOf(focused)

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

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.over and event.type() == QEvent.Type.Resize and not self.isHidden():
            self.settle()
        return super().eventFilter(watched, event)

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
        painter = smooth_painter(self)
        set_colours(painter, self.theme.plate, self.theme.plate_line)
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(rect, _ROUNDING, _ROUNDING)
