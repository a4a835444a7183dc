"""The frames of the panels beside the table: where they lie, how large, and what shows them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.moves.moves_panel import MovesPanel
from cfanp_gui.window.panels.side_panels import OrderPanel
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.frames import DockButtons, scrolled, set_dock_tips

KEYS = {"order": "F9", "moves": "F10"}
"""The keys that show and hide the panels."""
WIDTH = 280
"""Pixels they are wide at first."""
LEAST_WIDTH = 230
"""Pixels they are wide at least."""
ORDER_SHARE = 0.72
"""The most of the height beside the table that the order takes by itself."""


class PanelDocks(QObject):
    """The frames of the order and of the moves, one over the other at first."""

    def __init__(
        self, window: QMainWindow, order_panel: OrderPanel, moves_panel: MovesPanel
    ) -> None:
        super().__init__(window)
        self._window = window
        self._order_panel = order_panel
        self._commands: Commands | None = None
        self._order_area = scrolled(order_panel, LEAST_WIDTH)
        self.order = self._dock("order", self._order_area)
        self.moves = self._dock("moves", moves_panel)
        order_panel.grown.connect(self.fit_order)
        # What lies below the table takes no height of what lies beside it.
        window.setCorner(Qt.Corner.BottomLeftCorner, Qt.DockWidgetArea.LeftDockWidgetArea)
        window.setCorner(Qt.Corner.BottomRightCorner, Qt.DockWidgetArea.RightDockWidgetArea)

    def _dock(self, name: str, panel: QWidget) -> QDockWidget:
        dock = QDockWidget(self._window)
        DockButtons(dock)
        dock.setObjectName(name)
        dock.setWidget(panel)
        panel.setMinimumWidth(LEAST_WIDTH)
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def adopt(self, commands: Commands) -> None:
        """Have commands of the menus show and hide the panels."""
        self._commands = commands
        for dock in (self.order, self.moves):
            name = dock.objectName()
            commands.adopt("panels", f"{name} panel", dock.toggleViewAction(), KEYS[name])

    # What they say

    def set_titles(self) -> None:
        """Head the panels with what they list now."""
        self.order.setWindowTitle(self._order_panel.heading)
        self.moves.setWindowTitle(self.tr("Moves"))

    def retranslate(self) -> None:
        """Name the keys in the tips of their buttons in the language in use."""
        if self._commands is not None:
            for dock in (self.order, self.moves):
                set_dock_tips(dock, self._commands[f"{dock.objectName()} panel"])

    # How large they are

    def fit_order(self) -> None:
        """Let all of the order be seen where it lies over the moves and leaves them enough."""
        order, moves = self.order, self.moves
        if order.x() != moves.x() or not (order.isVisible() and moves.isVisible()):
            return
        panel = self._order_panel
        wanted = order.height() - self._order_area.height() + panel.height_wanted
        room = order.height() + moves.height()
        wanted = min(wanted, round(room * ORDER_SHARE))
        if order.height() < wanted:
            heights = [wanted, room - wanted]
            self._window.resizeDocks([order, moves], heights, Qt.Orientation.Vertical)

    def restore(self, settings: Settings) -> None:
        """Make window and panels as large as they were left; at first most of the screen."""
        window, docks = self._window, [self.order, self.moves]
        room = QGuiApplication.primaryScreen().availableSize()
        window.resize(min(1440, room.width() - 40), min(900, room.height() - 60))
        window.resizeDocks(docks, [360, 440], Qt.Orientation.Vertical)
        window.resizeDocks(docks, [WIDTH, WIDTH], Qt.Orientation.Horizontal)
        # First the docks: those of a window that is hidden and to fill the screen Qt would keep and
        # lay once more when it is shown, though `restoreDockWidget` has taken them apart meanwhile.
        if (state := settings.geometry("docks")) is not None:
            window.restoreState(state)
        if (geometry := settings.geometry("geometry")) is not None:
            window.restoreGeometry(geometry)

    def keep(self, settings: Settings) -> None:
        """Remember how large window and panels are."""
        settings.set_geometry("geometry", self._window.saveGeometry())
        settings.set_geometry("docks", self._window.saveState())
