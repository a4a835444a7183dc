"""Frames of panels: tips and buttons on their titles, and scroll areas."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QDockWidget, QScrollArea, QWidget

from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.action_texts import with_keys
from cfanp_gui.window.widgets.layouts import frameless
from cfanp_gui.window.widgets.panel_lists import softer
from cfanp_gui.window.widgets.plain_text import bold_font, elided, small_font

CLOSE = "qt_dockwidget_closebutton"
FLOAT = "qt_dockwidget_floatbutton"
"""Qt's names of the buttons of a panel."""
FORM = "form"
"""Name of a button of a panel's own in its heading, which shows its content in another form."""
_ASIDE = 10
"""Space before the words of a heading, in pixels."""
_HALF = 3.5
_HOVER_ALPHA = 36


class DockButtons(QObject):
    """Event filter that paints the buttons of a heading in its text colour.

    Those that close and float the panel are painted while the pointer is over it, or one of them
    has keyboard focus.
    """

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        self._dock, self._own = dock, dict[str, QAbstractButton]()
        dock.installEventFilter(self)
        for button in _buttons(dock).values():
            button.installEventFilter(self)

    def take(self, button: QAbstractButton) -> None:
        """Put a button of the panel into the heading, where it is painted always."""
        button.setParent(self._dock)
        button.installEventFilter(self)
        self._own[FORM] = button

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind, kinds = event.type(), QEvent.Type
        if kind in (kinds.Enter, kinds.Leave):
            for button in _buttons(self._dock).values():
                button.update()
        if kind in (kinds.Move, kinds.Resize, kinds.Show) and watched.objectName() == FLOAT:
            self._lay_beside(watched)
        # The icons of Qt's styles are dark in every theme; a title bar of one's own would have to
        # bring back dragging, floating and the title.
        if kind != kinds.Paint or not isinstance(watched, QAbstractButton):
            return False
        focused = any(button.hasFocus() for button in _buttons(self._dock).values())
        if focused or self._dock.underMouse() or watched in self._own.values():
            _paint_button(watched)
        return True

    def _lay_beside(self, floating: QObject) -> None:
        """Lay the panel's own button beside the one that floats it."""
        if isinstance(floating, QAbstractButton):
            for button in self._own.values():
                place = floating.geometry()
                mirrored = self._dock.layoutDirection() == Qt.LayoutDirection.RightToLeft
                aside = place.width() + 6
                button.setGeometry(place.translated(aside if mirrored else -aside, 0))
                button.raise_()


def _paint_button(button: QAbstractButton) -> None:
    painter = QPainter(button)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ink = button.palette().color(QPalette.ColorRole.WindowText)
    box = QRectF(button.rect())
    if button.underMouse() or button.isDown() or button.isChecked():
        ground = QColor(ink)
        ground.setAlpha(_HOVER_ALPHA * (2 if button.isDown() else 1))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
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
    if button.objectName() == FORM:
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
        self.buttons = DockButtons(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        buttons = _buttons(self).values()
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        beside = [button.geometry() for button in buttons if button.isVisible()]
        bar = self.rect()
        bar.setBottom(max((place.bottom() for place in beside), default=18) + 2)
        widths = sum(place.width() + 6 for place in beside)
        bar.adjust(widths if mirrored else _ASIDE, 0, -_ASIDE if mirrored else -widths, 0)
        painter = QPainter(self)
        painter.setFont(bold_font(small_font(self.font())))
        painter.setPen(softer(self.palette().color(QPalette.ColorRole.WindowText)))
        shown = elided(self.heading, painter.fontMetrics(), bar.width())
        lead = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        painter.drawText(bar, lead | Qt.AlignmentFlag.AlignVCenter, shown)


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
