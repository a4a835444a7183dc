"""The panels of the window that analyse, or list games: each is loaded when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QMainWindow, QWidget

from cfanp_gui.table.theme import Theme
from cfanp_gui.table.view import TableView
from cfanp_gui.window.files.documents import Documents
from cfanp_gui.window.menu_actions import (
    ENGINE,
    GAMES,
    JUDGEMENT,
    LINEAGE,
    MATRIX,
    THREATS,
    Commands,
)
from cfanp_gui.window.services.settings import Settings

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene
    from cfanp_gui.window.analysis.engine_actions import EngineActions
    from cfanp_gui.window.analysis.insight_panel import InsightActions
    from cfanp_gui.window.analysis.judgement_actions import JudgementActions
    from cfanp_gui.window.analysis.lineage_panel import LineageActions
    from cfanp_gui.window.library.library_actions import LibraryActions
    from cfanp_gui.window.panels.late_dock import DockHost, LateDock

    Part = TypeVar("Part", bound=LateDock)

PARTS = ("insight", "engine", "lineage", "judgement", "library")
"""The parts by their names, in the order in which the keyboard goes through them."""
TICKED = (MATRIX, THREATS, ENGINE, LINEAGE, JUDGEMENT, GAMES)
"""The commands that are ticked while what they show is shown."""


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
        self._view = view
        self._documents = documents
        self._hosts = window, view, settings, lambda: documents.session, report, announce
        self._commands: Commands | None = None
        self._theme: Theme | None = None
        self._waiting: list[str] = []
        """The parts that are restored when the exercise on the table is over."""

    @cached_property
    def insight(self) -> InsightActions:
        """Return what shows the pairing matrix, the radar and threats."""
        from cfanp_gui.window.analysis.insight_panel import InsightActions

        return self._introduced(InsightActions(self.host))

    @cached_property
    def engine(self) -> EngineActions:
        """Return what asks a chess program."""
        from cfanp_gui.window.analysis.engine_actions import EngineActions

        return self._introduced(EngineActions(self.host))

    @cached_property
    def lineage(self) -> LineageActions:
        """Return what shows where the armies come from."""
        from cfanp_gui.window.analysis.lineage_panel import LineageActions

        return self._introduced(LineageActions(self.host))

    @cached_property
    def judgement(self) -> JudgementActions:
        """Return what has positions judged, gives hints and finds the worst moves."""
        from cfanp_gui.window.analysis.judgement_actions import JudgementActions

        return self._introduced(JudgementActions(self.host))

    @cached_property
    def library(self) -> LibraryActions:
        """Return what lists the games in folders."""
        from cfanp_gui.window.library.library_actions import LibraryActions

        return self._introduced(LibraryActions(self.host, self._documents))

    @property
    def host(self) -> DockHost:
        """Return what the parts have to do with."""
        from cfanp_gui.window.panels.late_dock import DockHost

        return DockHost(*self._hosts)

    def _introduced(self, part: Part) -> Part:
        """Return a part that was just made, which now knows all that the window has learnt."""
        if self._commands is not None:
            part.adopt(self._commands)
        if self._theme is not None:
            part.set_theme(self._theme)
        if self._view.table is not None:
            part.follow_table(self._view.table)
        return part

    @property
    def _made(self) -> list[LateDock]:
        """Return the parts there are already."""
        return [vars(self)[name] for name in PARTS if name in vars(self)]

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of panels to which the keyboard goes, in their order."""
        return [pane for part in self._made for pane in part.panes]

    def adopt(self, commands: Commands) -> None:
        """Have the commands ticked while what they show is shown."""
        self._commands = commands
        for name in TICKED:
            commands[name].setCheckable(True)

    def follow_table(self, table: TableScene | None) -> None:
        """Look at another table from now on, or at none."""
        for part in self._made:
            part.follow_table(table)
        if table is not None and not table.session.exercise:
            waiting, self._waiting = self._waiting, []
            for name in waiting:
                self._restore(name)

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
        """Yield what loads the parts, and shows the panels that were shown when it was closed."""
        for name in PARTS:
            yield partial(self._restore, name)

    def _restore(self, name: str) -> None:
        table = self._view.table
        if table is not None and table.session.exercise:
            self._waiting.append(name)  # what is shown there would give the answer away
            return
        part: LateDock = getattr(self, name)
        part.restore()

    def keep(self) -> None:
        """Remember which panels are shown; nothing is worked on any longer."""
        for part in self._made:
            part.keep()
