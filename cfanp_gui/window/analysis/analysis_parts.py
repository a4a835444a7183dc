"""The panels of the window that analyse, or list games: each is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QMainWindow, QWidget

from cfanp_gui.table.scene import TableScene
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.view import TableView
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.menu_actions import Commands
from cfanp_gui.window.services.settings import Settings

if TYPE_CHECKING:
    from cfanp_gui.window.analysis.engine_actions import EngineActions
    from cfanp_gui.window.analysis.insight_actions import InsightActions
    from cfanp_gui.window.analysis.judgement_actions import JudgementActions
    from cfanp_gui.window.analysis.lineage_actions import LineageActions
    from cfanp_gui.window.library.library_actions import LibraryActions
    from cfanp_gui.window.panels.late_dock import LateDock


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
        self._window = window
        self._view = view
        self._settings = settings
        self._documents = documents
        self._report = report
        self._announce = announce
        self._commands: Commands | None = None
        self._theme: Theme | None = None

    @property
    def insight(self) -> InsightActions:
        """Return what shows the pairing matrix, the radar and threats."""
        return self._all[0]

    @property
    def engine(self) -> EngineActions:
        """Return what asks a chess program."""
        return self._all[1]

    @property
    def lineage(self) -> LineageActions:
        """Return what shows where the armies come from."""
        return self._all[2]

    @property
    def library(self) -> LibraryActions:
        """Return what lists the games in folders."""
        return self._all[3]

    @property
    def judgement(self) -> JudgementActions:
        """Return what has positions judged, gives hints and finds the worst moves."""
        return self._all[4]

    @cached_property
    def _all(
        self,
    ) -> tuple[InsightActions, EngineActions, LineageActions, LibraryActions, JudgementActions]:
        """Return the parts, which know all that the window has learnt when they are made."""
        from cfanp_gui.window.analysis.engine_actions import EngineActions
        from cfanp_gui.window.analysis.insight_actions import InsightActions
        from cfanp_gui.window.analysis.judgement_actions import JudgementActions
        from cfanp_gui.window.analysis.lineage_actions import LineageActions
        from cfanp_gui.window.library.library_actions import LibraryActions
        from cfanp_gui.window.panels.late_dock import DockHost

        documents, view = self._documents, self._view
        host = DockHost(
            self._window, view, self._settings,
            lambda: documents.session, self._report, self._announce,
        )  # fmt: skip
        made = (
            InsightActions(host),
            EngineActions(host),
            LineageActions(host),
            LibraryActions(host, documents),
            JudgementActions(host),
        )
        for part in made:
            if self._commands is not None:
                part.adopt(self._commands)
            if self._theme is not None:
                part.set_theme(self._theme)
            if view.table is not None:
                part.follow_table(view.table)
        return made

    @property
    def _made(self) -> tuple[LateDock, ...]:
        """Return the parts there are already."""
        return self._all if "_all" in vars(self) else ()

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of panels to which the keyboard goes, in their order."""
        if not self._made:
            return []
        parts = (self.insight, self.engine, self.lineage, self.judgement, self.library)
        return [pane for part in parts for pane in part.panes]

    def adopt(self, commands: Commands) -> None:
        """Have the commands ticked while what they show is shown."""
        self._commands = commands
        for part in self._made:
            part.adopt(commands)

    def follow_table(self, table: TableScene) -> None:
        """Look at another table from now on."""
        for part in self._made:
            part.follow_table(table)

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme's colours."""
        self._theme = theme
        for part in self._made:
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Set all texts anew in the language in use."""
        for part in self._made:
            part.retranslate()

    def restoring(self) -> Iterator[Callable[[], None]]:
        """Yield what shows the panels that were shown when the window was last closed."""
        for part in self._all:
            yield part.restore

    def keep(self) -> None:
        """Remember which panels are shown; nothing is worked on any longer."""
        for part in self._made:
            part.keep()
