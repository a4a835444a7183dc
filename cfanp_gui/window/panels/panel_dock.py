"""The frame of a panel: its heading says more than the tab behind which it may lie."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStyleOptionDockWidget, QTabBar


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
