"""The panels of the window that analyse, or list games: each is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtWidgets import QMainWindow, QWidget

from cfanp_gui.session.game_session import GameSession
from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.view import TableView
from cfanp_gui.window.engine_actions import EngineActions
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.insight_actions import InsightActions
from cfanp_gui.window.library_actions import LibraryActions
from cfanp_gui.window.lineage_actions import LineageActions
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.services.settings import Settings


class AnalysisParts:
    """Lets all of them know what the window learns."""

    def __init__(
        self,
        window: QMainWindow,
        view: TableView,
        settings: Settings,
        documents: Documents,
        report: Callable[[str], None],
        announce: Callable[[str], None],
    ) -> None:
        def session() -> GameSession | None:
            return documents.session

        self.insight = InsightActions(window, view, settings, session, report, announce)
        self.engine = EngineActions(window, view, settings, session, report)
        self.lineage = LineageActions(window, view, settings, session, report)
        self.library = LibraryActions(window, view, settings, documents)
        self._all = (self.insight, self.engine, self.lineage, self.library)

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of panels to which the keyboard goes, in their order."""
        insight = self.insight.panel
        own = [] if insight is None else insight.panes
        return [*own, *self.engine.panes, *self.lineage.panes, *self.library.panes]

    def adopt(self, commands: Commands) -> None:
        """Have the commands ticked while what they show is shown."""
        for part in self._all:
            part.adopt(commands)

    def follow_table(self, table: TableScene) -> None:
        """Look at another table from now on."""
        for part in self._all:
            part.follow_table(table)

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme's colours."""
        for part in self._all:
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        for part in self._all:
            part.retranslate()

    def restoring(self) -> Iterator[Callable[[], None]]:
        """Yield what shows the panels that were shown when the window was last closed."""
        for part in self._all:
            yield part.restore

    def keep(self) -> None:
        """Remember which panels are shown; nothing is worked on any longer."""
        for part in self._all:
            part.keep()
