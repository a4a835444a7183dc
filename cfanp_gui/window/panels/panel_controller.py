"""Dock panels beside the table, each created when it is first asked for."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QDockWidget, QTabBar, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.signals import Unsubscribe
from cfanp_gui.session.view_model import is_played
from cfanp_gui.table.late import Late
from cfanp_gui.table.layers.arrows import ArrowShape, RingShape
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.timers import single_shot
from cfanp_gui.table.translate import tr
from cfanp_gui.window.widgets.dock_frames import PanelDock, scrolled, set_dock_tips
from cfanp_gui.window.widgets.pane_focus import focus_pane
from cfanp_gui.window.workplace import Workplace

WIDTH = 300
"""Initial width of a panel at the side, in pixels."""
LEAST_WIDTH = 260
"""Minimum width of one, in pixels."""
HEIGHT = 250
"""Initial height of one at the bottom, in pixels, but at most a third of the window."""


class DockPanel(QWidget):
    """Base of a panel under a `PanelController`: texts, focusable parts, a signal of visibility."""

    shown = Signal(bool)
    """Carries True when the panel becomes visible, False when it is hidden."""

    @property
    @abstractmethod
    def panes(self) -> list[QWidget]:
        """Return the parts that can have focus now, in their order; one at least."""

    @abstractmethod
    def retranslate(self) -> None:
        """Set all texts anew in the current language."""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.shown.emit(False)


Panel = TypeVar("Panel", bound=DockPanel)


class PanelController(QObject, Generic[Panel]):
    """Controller that shows and hides a panel by a command, and remembers whether it was shown.

    It calls `look` at changes on the table and of the panel's visibility, and `update` when the
    table has come to rest. A subclass may show in `look` the content that needs no computation;
    in `update` it computes the rest, or ends work that is of no use while its panel is hidden.
    """

    name = ""
    """Name of the dock and of the setting."""
    command = ""
    """Name of the command; empty if it is the same."""
    area = Qt.DockWidgetArea.LeftDockWidgetArea
    """Initial area of the panel."""
    least_width = LEAST_WIDTH
    """Minimum width of its dock, in pixels; in a narrower one than `LEAST_WIDTH` it is scrolled."""
    analyses = True
    """True if it is closed where a game goes on, and shown again for an analysis."""
    rest_ms = 60
    """Time the table has to rest before the content is computed, in milliseconds."""

    def __init__(self, window: Workplace) -> None:
        super().__init__(window)
        self._window, self._view, self._settings = window, window.view, window.settings
        self._command = window.commands.actions.get(self.command or self.name)
        self._table: TableScene | None = None
        self._subscriptions: list[Unsubscribe] = []
        self._timer = single_shot(self, self.rest_ms, self.update)
        self.dock: PanelDock | None = None
        """Dock; None until it is first shown."""
        self._returns = False
        """True if it was closed where a game goes on."""
        self._heights: dict[QDockWidget, int] = {}
        """Heights of the other panels when this one was shown."""
        self._room = QSize()
        """Size of the window at that time."""

    # The panel

    @Late
    def panel(self) -> Panel:
        """Return the panel, created when it is first wanted."""
        panel = self.make_panel()
        panel.shown.connect(lambda shown: self.look() if shown else self.update())
        return panel

    @abstractmethod
    def make_panel(self) -> Panel:
        """Return a new panel; called once."""

    @property
    def is_made(self) -> bool:
        """Return True if the panel has been created, shown or not."""
        return PanelController.panel.made(self) is not None

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of the panel that can have keyboard focus; none before it is made."""
        return self.panel.panes if self.is_made else []

    @property
    def is_seen(self) -> bool:
        """Return True if it is shown, even behind another one, in a window that is visible."""
        return self.is_made and self.panel.isVisible()

    @abstractmethod
    def title(self) -> str:
        """Return the heading of the dock."""

    def tab(self) -> str:
        """Return the title in a word, for the tab of a panel that lies behind others."""
        return self.title()

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        if self.dock is not None:
            self._name_parts(self.dock)
            self.look_anew()

    # Session on the table

    def follow_table(self, table: TableScene | None) -> None:
        """Follow another table from now on, or none; the previous one still exists."""
        for unsubscribe in self._subscriptions:
            unsubscribe()
        self._table = table
        self._timer.stop()
        self._subscriptions = [] if table is None else self.listen(table.session)
        if table is not None:
            if self.analyses and not table.session.exercise and (self._returns or self.is_shown):
                self._show_again()
            self.look_anew()

    def listen(self, session: GameSession) -> list[Unsubscribe]:
        """Subscribe to changes of a session; return functions that unsubscribe."""
        return [
            session.changed.connect(lambda _: self.look()),
            session.names_changed.connect(self.look_anew),
            session.edits.lines_changed.connect(self.look),
        ]

    def look(self) -> None:
        """Update from the session."""
        if self.is_seen:
            self._timer.start()

    def look_anew(self) -> None:
        """Update from the session where the game, names or the language may be others."""
        self.look()

    def update(self) -> None:
        """Compute the content for the table as it is now, or stop if the panel is not visible."""

    def draw(self, arrows: Sequence[ArrowShape] = (), rings: Sequence[RingShape] = ()) -> None:
        """Draw arrows and rings on the table in place of the panel's earlier ones."""
        if self._table is not None:
            self._table.draw(self.name, arrows, rings)

    def may_play(self, session: GameSession) -> bool:
        """Return True if a move would be a variation; else say that it would be one of the game."""
        words = tr("This would be a move of the game itself: make it at the table if it is meant.")
        if is_of_game := session.cursor.live and session.cursor.follows_game:
            self._window.report(words)
        return not is_of_game

    # Showing and hiding

    @property
    def is_shown(self) -> bool:
        """Return True if it is shown, even behind another one, whether or not its window is."""
        return self.dock is not None and not self.dock.isHidden()

    def toggle(self) -> None:
        """Show the panel and give it focus, or hide it."""
        dock = self._load()
        # Qt moves one that lies behind another out of sight.
        if not dock.isHidden() and not dock.visibleRegion().isEmpty():
            dock.hide()
            self._view.setFocus()
            self._tick()
        else:
            self.bring_forward()
            focus_pane(next((pane for pane in self.panel.panes if pane.isEnabled()), dock))

    def bring_forward(self) -> None:
        """Raise the panel above others in the same place."""
        dock = self._load()
        if dock.isHidden():
            docks = self._window.findChildren(QDockWidget)
            self._heights = {other: other.height() for other in docks if other.isVisible()}
            self._room = self._window.size()
        dock.show()
        dock.raise_()
        self._tick()

    def restore(self) -> None:
        """Show the panel if it was shown when the window was last closed."""
        if self._settings.flag(self.name):
            self._show_again()
            self._tick()

    def _show_again(self) -> None:
        """Show the panel, but one that analyses only when no game goes on at the table."""
        table = self._table
        self._returns = self.analyses and table is not None and is_played(table.session)
        self._load().setHidden(self._returns)

    def keep(self) -> None:
        """Remember whether the panel is shown, and stop all work for good."""
        self._settings.set_flag(self.name, self.is_shown or self._returns)
        for told in (self.dock, self.panel) if self.dock is not None else ():
            told.blockSignals(True)  # they are hidden once more while their window is destroyed
        self._timer.stop()

    def _load(self) -> PanelDock:
        """Return the panel in its dock, created when it is first wanted."""
        if self.dock is not None:
            return self.dock
        self.dock = dock = PanelDock(self._window)
        dock.setObjectName(self.name)
        dock.setWidget(scrolled(self.panel, LEAST_WIDTH, self.least_width))
        dock.hide()
        if not self._window.restoreDockWidget(dock):
            self._lay(dock)
        dock.hide()
        dock.visibilityChanged.connect(self._see)
        self._name_parts(dock)
        return dock

    def _lay(self, dock: PanelDock) -> None:
        """Dock the panel for the first time, behind others in its place on a small screen."""
        window, area, ways = self._window, self.area, Qt.Orientation
        others = (other for other in window.findChildren(QDockWidget) if not other.isFloating())
        there = [other for other in others if window.dockWidgetArea(other) == area]
        docked = next((other for other in there if other is not dock), None)
        window.addDockWidget(area, dock)
        if docked is not None:
            window.tabifyDockWidget(docked, dock)
        elif area == Qt.DockWidgetArea.LeftDockWidgetArea:
            window.resizeDocks([dock], [WIDTH], ways.Horizontal)
        else:
            window.resizeDocks([dock], [min(HEIGHT, window.height() // 3)], ways.Vertical)

    def _name_parts(self, dock: PanelDock) -> None:
        """Set the texts of the panel and of its dock in the current language."""
        dock.heading = self.title()
        dock.setAccessibleName(dock.heading)
        dock.setWindowTitle(self.tab())
        dock.update()
        self.panel.retranslate()
        if self._command is not None:
            set_dock_tips(dock, self._command)

    def _see(self, seen: bool) -> None:
        """Follow the panel, which is seen if it is not behind another one.

        Once it is hidden the others get their heights back: Qt would give all to one of them.
        """
        self._tick()
        # The tabs of panels that lie behind one another scroll instead of eliding their text.
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        for bar in self._window.findChildren(QTabBar, options=direct):
            bar.setElideMode(Qt.TextElideMode.ElideNone)
            bar.setUsesScrollButtons(True)
        if seen or self.is_shown:
            return
        heights, self._heights = self._heights, {}
        if heights and self._window.size() == self._room:
            sizes = list(heights), list(heights.values()), Qt.Orientation.Vertical
            # Qt lays out the rest only after this.
            QTimer.singleShot(0, self, lambda: self._window.resizeDocks(*sizes))

    def _tick(self) -> None:
        if self._command is not None:
            self._command.setChecked(self.is_shown)
