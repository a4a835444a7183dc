"""Panels of the window that analyse or list games; each is loaded when first asked for."""

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
"""Names of the parts, in the order in which keyboard focus visits them."""
TICKED = (MATRIX, THREATS, ENGINE, LINEAGE, JUDGEMENT, GAMES)
"""Commands that are ticked while their panel is shown."""


class AnalysisParts:
    """Collection of the parts, which passes on to them the window's changes."""

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
        """Parts restored when the exercise on the table is over."""

    @cached_property
    def insight(self) -> InsightActions:
        """Return the part for the pairing matrix, the radar and threats."""
        from cfanp_gui.window.analysis.insight_panel import InsightActions

        return self._introduced(InsightActions(self.host))

    @cached_property
    def engine(self) -> EngineActions:
        """Return the part that asks a chess program."""
        from cfanp_gui.window.analysis.engine_actions import EngineActions

        return self._introduced(EngineActions(self.host))

    @cached_property
    def lineage(self) -> LineageActions:
        """Return the part that shows the origin of the armies."""
        from cfanp_gui.window.analysis.lineage_panel import LineageActions

        return self._introduced(LineageActions(self.host))

    @cached_property
    def judgement(self) -> JudgementActions:
        """Return the part that has positions judged, gives hints and finds the worst moves."""
        from cfanp_gui.window.analysis.judgement_actions import JudgementActions

        return self._introduced(JudgementActions(self.host))

    @cached_property
    def library(self) -> LibraryActions:
        """Return the part that lists the games in folders."""
        from cfanp_gui.window.library.library_actions import LibraryActions

        return self._introduced(LibraryActions(self.host, self._documents))

    @property
    def host(self) -> DockHost:
        """Return the host that the parts work with."""
        from cfanp_gui.window.panels.late_dock import DockHost

        return DockHost(*self._hosts)

    def _introduced(self, part: Part) -> Part:
        """Return a newly made part, informed of the present state of the window."""
        if self._commands is not None:
            part.adopt(self._commands)
        if self._theme is not None:
            part.set_theme(self._theme)
        if self._view.table is not None:
            part.follow_table(self._view.table)
        return part

    @property
    def _made(self) -> list[LateDock]:
        """Return the parts made so far."""
        return [vars(self)[name] for name in PARTS if name in vars(self)]

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of panels that can have keyboard focus, in their order."""
        return [pane for part in self._made for pane in part.panes]

    def adopt(self, commands: Commands) -> None:
        """Have the commands ticked while their panels are shown."""
        self._commands = commands
        for name in TICKED:
            commands[name].setCheckable(True)

    def follow_table(self, table: TableScene | None) -> None:
        """Follow another table from now on, or none."""
        for part in self._made:
            part.follow_table(table)
        if table is not None and not table.session.exercise:
            waiting, self._waiting = self._waiting, []
            for name in waiting:
                self._restore(name)

    def set_theme(self, theme: Theme) -> None:
        """Draw in the colours of a theme."""
        self._theme = theme
        for part in self._made:
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        for part in self._made:
            part.retranslate()

    def restoring(self) -> Iterator[Callable[[], None]]:
        """Yield jobs that load the parts and show the panels that were shown at the last close."""
        for name in PARTS:
            yield partial(self._restore, name)

    def _restore(self, name: str) -> None:
        table = self._view.table
        if table is not None and table.session.exercise:
            self._waiting.append(name)  # its content would give the answer away
            return
        part: LateDock = getattr(self, name)
        part.restore()

    def keep(self) -> None:
        """Remember which panels are shown, and stop all work."""
        for part in self._made:
            part.keep()
