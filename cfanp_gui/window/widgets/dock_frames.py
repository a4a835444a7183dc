"""Frames of panels: tips and buttons on their titles, and scroll areas."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QScrollArea, QWidget

from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.action_texts import with_keys
from cfanp_gui.window.widgets.layouts import frameless

CLOSE = "qt_dockwidget_closebutton"
FLOAT = "qt_dockwidget_floatbutton"
"""Qt's names of the buttons of a panel."""
_HALF = 3.5
_HOVER_ALPHA = 36


class DockButtonPainter(QObject):
    """Event filter that paints the title bar's buttons of a dock in its text colour."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        for button in _buttons(dock).values():
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # The icons of Qt's styles are dark in every theme; a title bar of one's own would have to
        # bring back dragging, floating and the title.
        if event.type() != QEvent.Type.Paint or not isinstance(watched, QAbstractButton):
            return False
        painter = QPainter(watched)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = watched.palette().color(QPalette.ColorRole.WindowText)
        box = QRectF(watched.rect())
        if watched.underMouse() or watched.isDown():
            ground = QColor(ink)
            ground.setAlpha(_HOVER_ALPHA * (2 if watched.isDown() else 1))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if watched.hasFocus():
            painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setPen(QPen(ink, 1.2))
        # Lines about one pixel wide are sharp at the centres of pixels.
        x, y = int(box.center().x()) + 0.5, int(box.center().y()) + 0.5
        if watched.objectName() == CLOSE:
            painter.drawLine(QPointF(x - _HALF, y - _HALF), QPointF(x + _HALF, y + _HALF))
            painter.drawLine(QPointF(x - _HALF, y + _HALF), QPointF(x + _HALF, y - _HALF))
        else:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.setPen(QPen(ink, 1))
            left, top = int(x) - 4, int(y) - 4
            painter.drawRect(left, top + 2, 6, 6)
            corners = ((left + 2, top), (left + 8, top), (left + 8, top + 6))
            painter.drawPolyline([QPointF(*corner) for corner in corners])
        painter.end()
        return True


def set_dock_tips(dock: QDockWidget, shown: QAction) -> None:
    """Set the tips of a panel's buttons; `shown` is the action that hides it."""
    words = {
        CLOSE: with_keys(tr("Hide this panel"), shown),
        FLOAT: tr("Take this panel out of the window, or put it back"),
    }
    for name, button in _buttons(dock).items():
        button.setToolTip(words[name])
        button.setAccessibleName(words[name])


def _buttons(dock: QDockWidget) -> dict[str, QAbstractButton]:
    buttons = {name: dock.findChild(QAbstractButton, name) for name in (CLOSE, FLOAT)}
    return {name: button for name, button in buttons.items() if button is not None}


class _UprightArea(QScrollArea):
    """Area that scrolls vertically only: it is never narrower than its content, in any language."""

    def __init__(self, least_width: int) -> None:
        super().__init__()
        self._least_width = least_width
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def minimumSizeHint(self) -> QSize:
        least, shown = super().minimumSizeHint(), self.widget()
        if shown is None:
            return least
        bar = self.verticalScrollBar().sizeHint().width()
        wide = shown.minimumSizeHint().width() + bar
        return QSize(max(self._least_width, wide), least.height())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()  # the content may have become wider
        return super().event(event)


def scrolled(panel: QWidget, least_width: int, area_width: int | None = None) -> QScrollArea:
    """Return a panel in an area that scrolls if it is too low, or narrower than `least_width`."""
    # Later content may need more height than the window has: that must not make it grow.
    upright = area_width in (None, least_width)
    area = _UprightArea(least_width) if upright else QScrollArea()
    frameless(area, panel)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    if not upright:
        area.setMinimumWidth(area_width or least_width)
    panel.setMinimumWidth(least_width - area.verticalScrollBar().sizeHint().width())
    return area
