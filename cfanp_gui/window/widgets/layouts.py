"""Layouts of panels and dialogs, which are scrolled only if the screen has too little room."""

from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QScrollArea,
    QScrollBar,
    QVBoxLayout,
    QWidget,
)

from cfanp_gui.table.timers import single_shot

STRETCH = object()
"""All remaining room."""

_Box = TypeVar("_Box", bound=QBoxLayout)
_Part = Any  # a QWidget, a QLayout, either with its stretch and alignment, pixels, or STRETCH


def in_column(
    *parts: _Part, over: QWidget | None = None, spacing: int = -1, margins: tuple[int, ...] = ()
) -> QVBoxLayout:
    """Return a layout of parts one below the other, which is that of a widget if one is given.

    A part is a widget or a layout, or a tuple of one with its stretch and perhaps alignment; a
    number is a gap in pixels, and `STRETCH` all remaining room. One margin is that of
    all sides, four are those at the left, top, right and bottom.
    """
    layout = QVBoxLayout() if over is None else QVBoxLayout(over)
    return _filled(layout, parts, spacing, margins)


def in_row(
    *parts: _Part, over: QWidget | None = None, spacing: int = -1, margins: tuple[int, ...] = ()
) -> QHBoxLayout:
    """Return a layout of parts side by side, see `in_column`."""
    layout = QHBoxLayout() if over is None else QHBoxLayout(over)
    return _filled(layout, parts, spacing, margins)


def _filled(layout: _Box, parts: tuple[_Part, ...], spacing: int, margins: tuple[int, ...]) -> _Box:
    if spacing >= 0:
        layout.setSpacing(spacing)
    if margins:
        layout.setContentsMargins(*(margins * 4)[:4])
    for part in parts:
        if part is STRETCH:
            layout.addStretch(1)
        elif isinstance(part, int):
            layout.addSpacing(part)
        else:
            item, *how = part if isinstance(part, tuple) else (part,)
            (layout.addLayout if isinstance(item, QLayout) else layout.addWidget)(item, *how)
    return layout


def bare_grid(widget: QWidget, spacing: int) -> QGridLayout:
    """Return a grid layout of a widget, without margins."""
    grid = QGridLayout(widget)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setSpacing(spacing)
    return grid


def discard(widget: QWidget | None) -> None:
    """Hide a widget, take it out of its layout, and delete it soon."""
    if widget is not None:
        if (host := widget.parentWidget()) is not None and (layout := host.layout()) is not None:
            layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


MARGIN = 60
"""Pixels of the screen that a dialog leaves free above and below it together."""
SIDES = 40
"""Pixels of the screen that a dialog leaves free at its left and right together."""
_LEAST_LINES = 3


def resize_on_screen(dialog: QWidget, width: int, height: int) -> None:
    """Resize a dialog, as far as the screen has room for it."""
    room = dialog.screen().availableSize()
    dialog.resize(min(width, room.width() - SIDES), min(height, room.height() - MARGIN))


def make_slim(bar: QScrollBar) -> None:
    """Draw a vertical scroll bar as the cards beside it, not as the system does."""
    bar.setStyleSheet("""
        QScrollBar:vertical { width: 12px; background: transparent; }
        QScrollBar::handle { min-height: 28px; margin: 2px; border-radius: 4px;
            background: palette(placeholder-text); }
        QScrollBar::handle:hover { background: palette(text); }
        QScrollBar::add-line, QScrollBar::sub-line { height: 0; }
        QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
    """)


def frameless(area: QScrollArea, shown: QWidget) -> None:
    """Put a widget into a scroll area without a frame, as large as the area or larger."""
    make_slim(area.verticalScrollBar())
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setWidget(shown)


class Scrolled(QScrollArea):
    """Scroll area that shows all of its content if there is room for it."""

    def __init__(self, shown: QWidget) -> None:
        super().__init__()
        frameless(self, shown)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._shown = shown

    def sizeHint(self) -> QSize:
        return self._shown.sizeHint().expandedTo(self._shown.minimumSize())

    def minimumSizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        most = self.screen().availableSize().width() - 2 * SIDES
        least = self._shown.minimumSizeHint().expandedTo(self._shown.minimumSize())
        wide = min(least.width() + bar, most)
        high = min(_LEAST_LINES * self.fontMetrics().lineSpacing(), self.sizeHint().height())
        return QSize(wide, high)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # the content has become larger or smaller
        return super().event(event)


def bare_area(shown: QWidget, across: Qt.ScrollBarPolicy) -> QScrollArea:
    """Return a scroll area without a frame or background; `across` is its horizontal bar."""
    area = QScrollArea()
    frameless(area, shown)
    area.setHorizontalScrollBarPolicy(across)
    for ground in (area.viewport(), shown):
        ground.setAutoFillBackground(False)  # the box around it may have a tint of its own
    return area


def dialog_layouts(dialog: QDialog) -> tuple[QVBoxLayout, QVBoxLayout]:
    """Return the layout of a dialog's buttons, and one above these, scrolled on small screens."""
    shown = QWidget()
    inner, area = in_column(over=shown, margins=(0,)), Scrolled(shown)
    DialogGrower(dialog, [area])
    return in_column((area, 1), over=dialog), inner


class DialogGrower(QObject):
    """Event filter that grows a dialog while the content of its scroll areas does not fit.

    It never grows beyond the screen. Before the dialog is first shown it is made as high as that,
    so that it is centred as it is. From then on it grows downwards alone, and the rest is scrolled:
    its position stays. It never shrinks by itself: a size chosen by a person stays.
    """

    def __init__(self, dialog: QWidget, areas: Sequence[QScrollArea]) -> None:
        super().__init__(dialog)
        self._dialog, self._bars = dialog, [area.verticalScrollBar() for area in areas]
        self._scrolled = [area for area in areas if isinstance(area, Scrolled)]
        # When a bar is asked for, the widgets are being laid out.
        self._later = single_shot(self, 0, self.fit)
        for bar in (*self._bars, *(area.horizontalScrollBar() for area in self._scrolled)):
            bar.rangeChanged.connect(lambda *_: self._later.start())
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and not event.spontaneous():
            # Its widgets are laid out by now, and it has no place on the screen yet.
            self._grow(self._most())
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Give the dialog its preferred height, as far as the screen allows below its top."""
        if self._dialog.isVisible():
            screen = self._dialog.screen().availableGeometry()
            below = screen.bottom() - self._dialog.frameGeometry().bottom()
            self._grow(min(self._most(), self._dialog.height() + below))

    def _most(self) -> int:
        """Return the maximum height of the dialog anywhere on the screen."""
        return self._dialog.screen().availableSize().height() - MARGIN

    def _grow(self, most: int) -> None:
        dialog = self._dialog
        lacking = [area.minimumSizeHint().width() - area.width() for area in self._scrolled]
        room = dialog.screen().availableSize().width() - SIDES
        wide = min(dialog.width() + max(lacking, default=0), room)
        if wide > dialog.width():
            dialog.resize(wide, dialog.height())  # fewer lines may be needed than before
        high = min(dialog.height() + max(bar.maximum() for bar in self._bars), most)
        if high > dialog.height():
            dialog.resize(dialog.width(), high)
