"""A panel in a frame of its own beside the table, loaded when somebody first asks for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, QSize, Qt, QTimer
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.view import TableView
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.panels.dock_panel import DockPanel, give_keyboard
from cfanp_gui.window.panels.panel_dock import PanelDock, keep_tabs_whole
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.dock_buttons import DockButtons
from cfanp_gui.window.widgets.scrolled_panel import scrolled
from cfanp_gui.window.widgets.tool_tips import set_dock_tips

WIDTH = 300
"""Pixels a panel at the side is wide at first."""
LEAST_WIDTH = 260
"""Pixels one is wide at least."""
HEIGHT = 250
"""Pixels one at the bottom is high at first, but never more than a third of the window."""


class DockHost(NamedTuple):
    """What such panels have to do with."""

    window: QMainWindow
    view: TableView
    settings: Settings
    session: Callable[[], GameSession | None]
    """Return what is on the table; None where there is nothing."""
    report: Callable[[str], None]
    """Show a sentence and have it read aloud."""
    announce: Callable[[str], None]
    """Have a sentence read aloud only."""


class LateDock(QObject):
    """Shows and hides a panel by a command of its name, and remembers whether it was shown."""

    name = ""
    """What the frame and the setting are called."""
    command = ""
    """What the command is called; empty where it has the same name."""
    area = Qt.DockWidgetArea.LeftDockWidgetArea
    """Where the panel lies at first."""
    least_width = LEAST_WIDTH
    """Pixels its frame is wide at least; in a narrower one than `LEAST_WIDTH` it is scrolled."""

    def __init__(self, host: DockHost) -> None:
        super().__init__(host.window)
        self._window = host.window
        self._view = host.view
        self._settings = host.settings
        self._session = host.session
        self._report = host.report
        self._commands: Commands | None = None
        self.dock: PanelDock | None = None
        """The frame; None until it is first shown."""
        self.panel: DockPanel | None = None
        self._heights: dict[QDockWidget, int] = {}
        """How high the other panels were when this one was shown."""
        self._room = QSize()
        """How large the window was then."""

    @abstractmethod
    def make_panel(self) -> DockPanel:
        """Return the panel; called once, when it is first wanted."""

    @abstractmethod
    def title(self) -> str:
        """Return what the frame is headed."""

    def tab(self) -> str:
        """Return the same in a word, for the tab of a panel that lies behind others."""
        return self.title()

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes; none before the panel was shown."""
        return [] if self.panel is None else self.panel.panes

    @property
    def is_shown(self) -> bool:
        """Return whether the panel is there, even if another one lies over it."""
        return self.dock is not None and not self.dock.isHidden()

    def adopt(self, commands: Commands) -> None:
        """Have the command ticked while the panel is shown."""
        self._commands = commands
        commands[self.command or self.name].setCheckable(True)
        self._tick()

    def toggle(self) -> None:
        """Show the panel and give it the keyboard, or hide it."""
        dock = self._load()
        if not is_in_front(dock):
            self.bring_forward()
            give_keyboard(next((pane for pane in self.panes if pane.isEnabled()), dock))
        else:
            dock.hide()
            self._view.setFocus()
            self._tick()

    def bring_forward(self) -> None:
        """Show the panel in front of others that lie in the same place."""
        dock = self._load()
        if dock.isHidden():
            self._note_heights()
        dock.show()
        dock.raise_()
        self._tick()

    def restore(self) -> None:
        """Show the panel if it was shown when the window was last closed."""
        if self._settings.flag(self.name):
            self._load().show()
            self._tick()

    def keep(self) -> None:
        """Remember whether the panel is shown."""
        self._settings.set_flag(self.name, self.is_shown)

    def follow_table(self, table: TableScene) -> None:
        """Look at another table from now on; not every panel does."""

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme's colours; most panels have those of the window."""

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        if self.dock is not None and self.panel is not None:
            self.dock.set_heading(self.title(), self.tab())
            self.panel.retranslate()
            if self._commands is not None:
                set_dock_tips(self.dock, self._commands[self.command or self.name])

    def _load(self) -> PanelDock:
        """Return the panel in its frame, made when it is first wanted."""
        if self.dock is not None:
            return self.dock
        self.panel = panel = self.make_panel()
        self.dock = dock = PanelDock(self._window)
        DockButtons(dock)
        dock.setObjectName(self.name)
        dock.setWidget(scrolled(panel, LEAST_WIDTH, self.least_width))
        dock.hide()
        if not self._window.restoreDockWidget(dock):
            lay(self._window, dock, self.area)
        dock.hide()
        dock.visibilityChanged.connect(self._see)
        self.retranslate()
        return dock

    def _see(self, seen: bool) -> None:
        """Follow whether the panel can be seen; behind another one it cannot."""
        self._tick()
        self._give_room_back(seen)
        keep_tabs_whole(self._window)

    def _note_heights(self) -> None:
        """Note how high the other panels are before this one takes some of their room."""
        docks = self._window.findChildren(QDockWidget)
        self._heights = {one: one.height() for one in docks if one.isVisible()}
        self._room = self._window.size()

    def _give_room_back(self, seen: bool) -> None:
        """Let the other panels share the room as before; Qt would give it all to one of them."""
        if seen or self.dock is None or not self.dock.isHidden():
            return
        heights, self._heights = self._heights, {}
        if heights and self._window.size() == self._room:
            sizes = list(heights), list(heights.values()), Qt.Orientation.Vertical
            # Qt lays out the rest only after this.
            QTimer.singleShot(0, self, lambda: self._window.resizeDocks(*sizes))

    def _tick(self) -> None:
        if self._commands is not None:
            self._commands[self.command or self.name].setChecked(self.is_shown)


def is_in_front(dock: QDockWidget) -> bool:
    """Return whether a panel can be seen, rather than being hidden or behind another one.

    Qt does not hide one that lies behind, but lays it where nobody sees it.
    """
    return not dock.isHidden() and not dock.visibleRegion().isEmpty()


def lay(window: QMainWindow, dock: QDockWidget, area: Qt.DockWidgetArea) -> None:
    """Lay a panel where there was none; several in one place lie behind one another, with tabs.

    One above the other they would have no room on a small screen.
    """
    there = [
        other
        for other in window.findChildren(QDockWidget)
        if other is not dock and not other.isFloating() and window.dockWidgetArea(other) == area
    ]
    window.addDockWidget(area, dock)
    if there:
        window.tabifyDockWidget(there[0], dock)
    elif area == Qt.DockWidgetArea.LeftDockWidgetArea:
        window.resizeDocks([dock], [WIDTH], Qt.Orientation.Horizontal)
    else:
        height = min(HEIGHT, window.height() // 3)
        window.resizeDocks([dock], [height], Qt.Orientation.Vertical)
