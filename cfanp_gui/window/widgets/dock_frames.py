"""Frames of panels: tips and buttons on their titles, and scroll areas."""

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QScrollArea, QToolButton, QWidget

from cfanp_gui.table.theme import set_colours, smooth_painter
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.action_texts import with_keys
from cfanp_gui.window.widgets.layouts import frameless
from cfanp_gui.window.widgets.panel_lists import softer, visual_rect
from cfanp_gui.window.widgets.plain_text import bold_font, elided, small_font

CLOSE = "qt_dockwidget_closebutton"
FLOAT = "qt_dockwidget_floatbutton"
"""Qt's names of the buttons of a panel."""
CLOCK, FORM, SHARES = "clock", "form", "shares"
"""Names of buttons that pause the clocks, show a table, and show shares of the game."""
_HALF = 3.5
_HOVER_ALPHA = 36


class SignPainter(QObject):
    """Event filter that paints the signs of small buttons in their text colour.

    Those of a dock are painted while the pointer is over it, or one of them has keyboard focus.
    """

    def __init__(self, over: QWidget, *buttons: QAbstractButton) -> None:
        super().__init__(over)
        self._dock = over if isinstance(over, QDockWidget) else None
        self._buttons = buttons
        for watched in (over, *buttons):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        dock, kind = self._dock, event.type()
        if watched is dock and kind in (QEvent.Type.Enter, QEvent.Type.Leave):
            for button in self._buttons:
                button.update()
        # The icons of Qt's styles are dark in every theme; a title bar of one's own would have to
        # bring back dragging and floating.
        if kind != QEvent.Type.Paint or not isinstance(watched, QAbstractButton):
            return False
        if dock is None or dock.underMouse() or any(one.hasFocus() for one in self._buttons):
            _paint_button(watched)
        return True


def small_button(panel: QWidget, sign: str) -> QToolButton:
    """Return a checkable button of a panel with a sign."""
    button = QToolButton(panel)
    button.setCheckable(True)
    button.setObjectName(sign)
    button.setFixedSize(26, 22)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it at the table
    button.hide()
    SignPainter(button, button)
    return button


def _paint_button(button: QAbstractButton) -> None:
    painter = smooth_painter(button)
    ink = button.palette().color(QPalette.ColorRole.WindowText)
    box = QRectF(button.rect())
    if button.underMouse() or button.isDown() or button.isChecked():
        ground = QColor(ink)
        ground.setAlpha(_HOVER_ALPHA * (2 if button.isDown() else 1))
        set_colours(painter, ground)
        painter.drawRoundedRect(box, 3, 3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if button.hasFocus():
        painter.setPen(QPen(ink, 1, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setPen(QPen(ink, 1.2))
    # Lines about one pixel wide are sharp at the centres of pixels.
    x, y = int(box.center().x()) + 0.5, int(box.center().y()) + 0.5
    if button.objectName() == CLOSE:
        painter.drawLine(QPointF(x - _HALF, y - _HALF), QPointF(x + _HALF, y + _HALF))
        painter.drawLine(QPointF(x - _HALF, y + _HALF), QPointF(x + _HALF, y - _HALF))
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(ink, 1))
    left, top = int(x) - 4, int(y) - 4
    if button.objectName() == CLOCK and button.isChecked():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(ink)
        painter.drawPolygon([QPoint(left + x, top + y) for x, y in ((1, -1), (1, 9), (9, 4))])
    elif button.objectName() == CLOCK:
        for side in (0, 6):
            painter.fillRect(left + side, top, 3, 10, ink)
    elif button.objectName() == SHARES:
        for down, width in enumerate((10, 6, 3)):
            painter.fillRect(left, top + 4 * down, width, 2, ink)
    elif button.objectName() == FORM:
        painter.drawRect(left, top, 8, 8)
        painter.drawLine(left, top + 3, left + 8, top + 3)
        painter.drawLine(left + 4, top, left + 4, top + 8)
    else:
        painter.drawRect(left, top + 2, 6, 6)
        corners = ((left + 2, top), (left + 8, top), (left + 8, top + 6))
        painter.drawPolyline([QPointF(*corner) for corner in corners])


class PanelDock(QDockWidget):
    """Dock with a quiet heading, while its window title, perhaps shorter, is on its tab."""

    heading = ""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        SignPainter(self, *_buttons(self).values())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, close = QPainter(self), _buttons(self)[CLOSE].geometry()
        painter.setFont(bold_font(small_font(self.font())))
        painter.setPen(softer(self.palette().color(QPalette.ColorRole.WindowText)))
        # The row of the buttons is lower than some letters.
        bar = QRect(10, 1, self.width() - 20 - 3 * close.width(), 2 * close.center().y() + 1)
        words = elided(self.heading, painter.fontMetrics(), bar.width())
        bar = visual_rect(self.layoutDirection(), self.rect(), bar)
        painter.drawText(bar, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, words)


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
