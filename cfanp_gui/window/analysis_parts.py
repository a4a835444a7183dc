"""The parts of the window that analyse, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QMainWindow, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.view import TableView
from cfanp_gui.window.menu_actions import Commands, later
from cfanp_gui.window.services.settings import Settings

if TYPE_CHECKING:
    from cfanp_gui.window.engine_actions import EngineActions
    from cfanp_gui.window.insight_actions import InsightActions
    from cfanp_gui.window.lineage_actions import LineageActions

    AnalysisPart = EngineActions | InsightActions | LineageActions

TICKED = ("pairing matrix", "threats", "engine", "lineage")
"""The commands that are ticked while what they show is shown."""

P = TypeVar("P", bound="AnalysisPart")


class AnalysisParts:
    """Lets all of them know what the window learns, also those that are made later."""

    def __init__(
        self,
        window: QMainWindow,
        view: TableView,
        settings: Settings,
        session: Callable[[], GameSession | None],
        report: Callable[[str], None],
        announce: Callable[[str], None],
    ) -> None:
        self._window = window
        self._view = view
        self._settings = settings
        self._session = session
        self._report = report
        self._announce = announce
        self._commands: Commands | None = None
        self._table: TableScene | None = None
        self._theme: Theme | None = None
        self.made: list[AnalysisPart] = []
        """Those that were asked for."""

    @cached_property
    def insight(self) -> InsightActions:
        """Return what shows the pairing matrix, the radar and threats."""
        from cfanp_gui.window.insight_actions import InsightActions

        given = self._window, self._view, self._settings, self._session, self._report
        return self._informed(InsightActions(*given, self._announce))

    @cached_property
    def engine(self) -> EngineActions:
        """Return what asks a chess program."""
        from cfanp_gui.window.engine_actions import EngineActions

        given = self._window, self._view, self._settings, self._session, self._report
        return self._informed(EngineActions(*given))

    @cached_property
    def lineage(self) -> LineageActions:
        """Return what shows the lineage."""
        from cfanp_gui.window.lineage_actions import LineageActions

        given = self._window, self._view, self._settings, self._session, self._report
        return self._informed(LineageActions(*given))

    def _informed(self, part: P) -> P:
        """Return a part that has been told what the window has learned so far."""
        if self._commands is not None:
            part.adopt(self._commands)
        if self._theme is not None:
            part.set_theme(self._theme)
        if self._table is not None:
            part.follow_table(self._table)
        self.made.append(part)
        return part

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of panels to which the keyboard goes, in the order of the parts."""
        return [pane for part in self.made for pane in part.panes]

    def adopt(self, commands: Commands) -> None:
        """Have the commands ticked while what they show is shown."""
        self._commands = commands
        for name in TICKED:
            commands[name].setCheckable(True)

    def follow_table(self, table: TableScene) -> None:
        """Look at another table from now on."""
        self._table = table
        for part in self.made:
            part.follow_table(table)

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme's colours."""
        self._theme = theme
        for part in self.made:
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        for part in self.made:
            part.retranslate()

    def restoring(self) -> Iterator[Callable[[], None]]:
        """Yield what shows the panels that were shown when the window was last closed."""
        parts: dict[str, AnalysisPart] = {
            "insight": later(lambda: self.insight),
            "engine": later(lambda: self.engine),
            "lineage": later(lambda: self.lineage),
        }
        for name, part in parts.items():
            if self._settings.flag(name):
                yield part.restore

    def keep(self) -> None:
        """Remember which panels are shown; nothing is worked on any longer.

        Those that nobody asked for are as they were.
        """
        for part in self.made:
            part.keep()
