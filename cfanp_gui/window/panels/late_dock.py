"""Panels in frames of their own beside the table, each made when somebody first asks for it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QScrollArea,
    QStyleOptionDockWidget,
    QTabBar,
    QWidget,
)

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.table.view import TableView
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.services.settings import Settings
from cfanp_gui.window.widgets.dock_frames import DockButtons, scrolled, set_dock_tips

WIDTH = 300
"""Pixels a panel at the side is wide at first."""
LEAST_WIDTH = 260
"""Pixels one is wide at least."""
HEIGHT = 250
"""Pixels one at the bottom is high at first, but never more than a third of the window."""


class DockPanel(QWidget):
    """What a panel has that `LateDock` shows: texts, parts for the keyboard, a word when seen."""

    shown = Signal(bool)
    """It is shown now, or no longer."""

    @property
    @abstractmethod
    def panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes now, in their order; one at least."""

    @abstractmethod
    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shown.emit(False)


class PanelDock(QDockWidget):
    """A frame that is headed in full, while Qt writes its window's title on the tab."""

    heading = ""

    def set_heading(self, heading: str, tab: str) -> None:
        """Head the panel; `tab` is the same in a word."""
        self.heading = heading
        self.setAccessibleName(heading)
        self.setWindowTitle(tab)
        self.update()

    def initStyleOption(self, option: QStyleOptionDockWidget) -> None:
        super().initStyleOption(option)
        option.title = self.heading


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


Panel = TypeVar("Panel", bound=DockPanel)


class LateDock(QObject, Generic[Panel]):
    """Shows and hides a panel by a command of its name, and remembers whether it was shown.

    It hears what changes on the table, and has `update` work out what the panel shows when the
    table has come to rest. A subclass may show at once in `look` what is known without, and end in
    `sleep` what is for nobody while its panel is hidden.
    """

    name = ""
    """What the frame and the setting are called."""
    command = ""
    """What the command is called; empty where it has the same name."""
    area = Qt.DockWidgetArea.LeftDockWidgetArea
    """Where the panel lies at first."""
    least_width = LEAST_WIDTH
    """Pixels its frame is wide at least; in a narrower one than `LEAST_WIDTH` it is scrolled."""
    rest_ms = 60
    """How long the table has to rest, in milliseconds, before something else is worked out."""

    def __init__(self, host: DockHost) -> None:
        super().__init__(host.window)
        self._window = host.window
        self._view = host.view
        self._settings = host.settings
        self._session = host.session
        self._report = host.report
        self._announce = host.announce
        self._commands: Commands | None = None
        self._table: TableScene | None = None
        self._subscriptions: list[Unsubscribe] = []
        self._timer = single_shot(self, self.rest_ms, self.update)
        self.dock: PanelDock | None = None
        """The frame; None until it is first shown."""
        self._heights: dict[QDockWidget, int] = {}
        """How high the other panels were when this one was shown."""
        self._room = QSize()
        """How large the window was then."""

    # The panel

    @cached_property
    def panel(self) -> Panel:
        """Return the panel, made when it is first wanted."""
        panel = self.make_panel()
        panel.shown.connect(lambda shown: self.wake() if shown else self.sleep())
        return panel

    @abstractmethod
    def make_panel(self) -> Panel:
        """Return the panel; called once."""

    @property
    def is_made(self) -> bool:
        """Return whether there is a panel already."""
        return "panel" in vars(self)

    @property
    def is_seen(self) -> bool:
        """Return whether somebody may look at the panel."""
        return self.is_made and self.panel.isVisible()

    @abstractmethod
    def title(self) -> str:
        """Return what the frame is headed."""

    def tab(self) -> str:
        """Return the same in a word, for the tab of a panel that lies behind others."""
        return self.title()

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes; none before the panel was shown."""
        return self.panel.panes if self.is_made else []

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme's colours; most panels have those of the window."""

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        if self.dock is not None:
            self._name_parts(self.dock)
            self.look_anew()

    # What lies on the table

    def follow_table(self, table: TableScene | None) -> None:
        """Look at another table from now on, or at none; that of before is still there."""
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._table = table
        self._timer.stop()
        self._subscriptions = [] if table is None else self.listen(table.session)
        if table is not None:
            self.look_anew()

    def listen(self, session: GameSession) -> list[Unsubscribe]:
        """Have a session say what changes; return what ends that."""
        return [
            session.changed.connect(lambda _: self.follow_change()),
            session.names_changed.connect(self.look_anew),
            session.edits.lines_changed.connect(self.look),
        ]

    def look(self) -> None:
        """Look at what lies on the table now."""
        if self.is_seen:
            self._timer.start()

    def look_anew(self) -> None:
        """Look at the table as for the first time: game, names or language may be others."""
        self.look()

    def follow_change(self) -> None:
        """Look at the position the session has come to."""
        self.look()

    def wake(self) -> None:
        """Look at what has changed while the panel was hidden."""
        self.look()

    def sleep(self) -> None:
        """Work no longer for a panel nobody sees."""

    def update(self) -> None:
        """Work out what the panel shows of the table as it is now, if somebody looks."""

    def may_play(self, session: GameSession) -> bool:
        """Return whether a move would be a variation; say so where it would be one of the game."""
        if not (session.cursor.live and session.cursor.follows_game):
            return True
        self._report(
            tr("This would be a move of the game itself: make it at the table if it is meant.")
        )
        return False

    # Showing and hiding

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
        """Remember whether the panel is shown; nothing is worked out any longer."""
        self._settings.set_flag(self.name, self.is_shown)
        self._timer.stop()

    def _load(self) -> PanelDock:
        """Return the panel in its frame, made when it is first wanted."""
        if self.dock is not None:
            return self.dock
        self.dock = dock = PanelDock(self._window)
        DockButtons(dock)
        dock.setObjectName(self.name)
        dock.setWidget(scrolled(self.panel, LEAST_WIDTH, self.least_width))
        dock.hide()
        if not self._window.restoreDockWidget(dock):
            lay(self._window, dock, self.area)
        dock.hide()
        dock.visibilityChanged.connect(self._see)
        self._name_parts(dock)
        return dock

    def _name_parts(self, dock: PanelDock) -> None:
        """Set the texts of the panel and of its frame in the language in use."""
        dock.set_heading(self.title(), self.tab())
        self.panel.retranslate()
        if self._commands is not None:
            set_dock_tips(dock, self._commands[self.command or self.name])

    def _see(self, seen: bool) -> None:
        """Follow whether the panel can be seen; behind another one it cannot."""
        self._tick()
        self._give_room_back(seen)
        keep_tabs_whole(self._window)

    def _note_heights(self) -> None:
        """Note how high the other panels are before this one takes some of their room."""
        docks = self._window.findChildren(QDockWidget)
        self._heights = {dock: dock.height() for dock in docks if dock.isVisible()}
        self._room = self._window.size()

    def _give_room_back(self, seen: bool) -> None:
        """Let the other panels share the room as before; Qt would give it all to one of them."""
        if seen or self.is_shown:
            return
        heights, self._heights = self._heights, {}
        if heights and self._window.size() == self._room:
            sizes = list(heights), list(heights.values()), Qt.Orientation.Vertical
            # Qt lays out the rest only after this.
            QTimer.singleShot(0, self, lambda: self._window.resizeDocks(*sizes))

    def _tick(self) -> None:
        if self._commands is not None:
            self._commands[self.command or self.name].setChecked(self.is_shown)


def give_keyboard(pane: QWidget) -> None:
    """Give the keyboard to a part of the window, which is brought into sight where it is not."""
    pane.setFocus(Qt.FocusReason.ShortcutFocusReason)
    around = pane.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(pane)
        around = around.parentWidget()


def give_on(panes: Sequence[QWidget]) -> None:
    """Give the keyboard on to the next part that is shown, from the last to the first."""
    shown = [pane for pane in panes if pane.isVisible() and pane.isEnabled()]
    here = next((at for at, pane in enumerate(shown) if pane.hasFocus()), -1)
    if shown:
        give_keyboard(shown[(here + 1) % len(shown)])


def give_back(panes: Sequence[QWidget]) -> bool:
    """Give the keyboard back to the first of some parts; return whether one of them had it."""
    had = any(pane.hasFocus() for pane in panes)
    if had:
        give_keyboard(panes[0])
    return had


def keep_tabs_whole(window: QMainWindow) -> None:
    """Have the tabs of panels that lie behind one another scroll rather than lose their words."""
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        bar.setElideMode(Qt.TextElideMode.ElideNone)
        bar.setUsesScrollButtons(True)


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
