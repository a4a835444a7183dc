"""The frame of a panel: its heading says more than the tab behind which it may lie."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QScrollArea,
    QStyleOptionDockWidget,
    QTabBar,
    QWidget,
)


class PanelDock(QDockWidget):
    """A frame that is headed in full, while Qt writes its window's title on the tab."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.heading = ""

    def set_heading(self, heading: str, tab: str) -> None:
        """Head the panel; `tab` is the same in a word."""
        self.heading = heading
        self.setAccessibleName(heading)
        self.setWindowTitle(tab)
        self.update()

    def initStyleOption(self, option: QStyleOptionDockWidget) -> None:
        super().initStyleOption(option)
        option.title = self.heading


def keep_tabs_whole(window: QMainWindow) -> None:
    """Have the tabs of panels that lie behind one another scroll rather than lose their words."""
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        bar.setElideMode(Qt.TextElideMode.ElideNone)
        bar.setUsesScrollButtons(True)


def scrolled(panel: QWidget, least_width: int, area_width: int | None = None) -> QScrollArea:
    """Return a panel in an area that scrolls where there is too little height for all of it.

    What it shows next may want more height than the window has: that must not make it grow. An
    area that may be narrower than the panel, `area_width`, scrolls sideways too.
    """
    area = QScrollArea()
    area.setWidget(panel)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    if area_width in (None, least_width):
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setMinimumWidth(area_width or least_width)
    panel.setMinimumWidth(least_width - area.verticalScrollBar().sizeHint().width())
    return area
