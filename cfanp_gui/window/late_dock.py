"""A panel in a frame of its own beside the table, loaded when somebody first asks for it."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from cfanp_gui.table.view import TableView
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.tool_tips import set_dock_tips

WIDTH = 300
"""Pixels a panel is wide at first."""


class LateDock(QObject):
    """Shows and hides a panel by a command of its name, and remembers whether it was shown."""

    name = ""
    """What the command, the frame and the setting are called."""
    area = Qt.DockWidgetArea.LeftDockWidgetArea
    """Where the panel lies at first."""

    def __init__(self, window: QMainWindow, view: TableView, settings: Settings) -> None:
        super().__init__(window)
        self._window = window
        self._view = view
        self._settings = settings
        self._commands: Commands | None = None
        self.dock: QDockWidget | None = None
        """The frame; None until it is first shown."""
        self.panel: QWidget | None = None

    @abstractmethod
    def make_panel(self) -> QWidget:
        """Return the panel; called once, when it is first wanted."""

    @abstractmethod
    def title(self) -> str:
        """Return what the frame is headed."""

    @abstractmethod
    def retranslate_panel(self) -> None:
        """Set all texts of the panel anew in the language in use; there is one then."""

    @abstractmethod
    def pane(self) -> QWidget:
        """Return the part of the panel to which the keyboard goes; there is one then."""

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes; none before the panel was shown."""
        return [] if self.panel is None else [self.pane()]

    @property
    def is_shown(self) -> bool:
        """Return whether the panel is there, even if another one lies over it."""
        return self.dock is not None and not self.dock.isHidden()

    def adopt(self, commands: Commands) -> None:
        """Have the command ticked while the panel is shown."""
        self._commands = commands
        commands[self.name].setCheckable(True)
        self._tick()

    def toggle(self) -> None:
        """Show the panel and give it the keyboard, or hide it."""
        dock = self._load()
        if dock.isHidden():
            dock.show()
            dock.raise_()
            self.panes[0].setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            dock.hide()
            self._view.setFocus()
        self._tick()

    def restore(self) -> None:
        """Show the panel if it was shown when the window was last closed."""
        if self._settings.flag(self.name):
            self._load().show()
            self._tick()

    def keep(self) -> None:
        """Remember whether the panel is shown."""
        self._settings.set_flag(self.name, self.is_shown)

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        if self.dock is not None and self.panel is not None:
            self.dock.setWindowTitle(self.title())
            self.retranslate_panel()
            if self._commands is not None:
                set_dock_tips(self.dock, self._commands[self.name])

    def _load(self) -> QDockWidget:
        """Return the panel in its frame, made when it is first wanted."""
        if self.dock is not None:
            return self.dock
        self.panel = panel = self.make_panel()
        panel.setMinimumWidth(260)
        self.dock = dock = QDockWidget(self._window)
        dock.setObjectName(self.name)
        dock.setWidget(panel)
        dock.hide()
        if not self._window.restoreDockWidget(dock):
            self._window.addDockWidget(self.area, dock)
            if self.area == Qt.DockWidgetArea.LeftDockWidgetArea:
                self._window.resizeDocks([dock], [WIDTH], Qt.Orientation.Horizontal)
        dock.hide()
        dock.visibilityChanged.connect(lambda _: self._tick())
        self.retranslate()
        return dock

    def _tick(self) -> None:
        if self._commands is not None:
            self._commands[self.name].setChecked(self.is_shown)
