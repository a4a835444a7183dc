"""Panels of the window that analyse or list games; each is loaded when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QWidget

from cfanp_gui.window.workplace import Late, Workplace

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene
    from cfanp_gui.window.analysis.engine_actions import EngineActions
    from cfanp_gui.window.analysis.insight_panel import InsightActions
    from cfanp_gui.window.analysis.judgement_actions import JudgementActions
    from cfanp_gui.window.analysis.lineage_panel import LineageActions
    from cfanp_gui.window.library.library_actions import LibraryActions
    from cfanp_gui.window.panels.late_dock import LateDock

    Dock = TypeVar("Dock", bound=LateDock)

PARTS = ("insight", "engine", "lineage", "judgement", "library")
"""Names of the parts, in the order in which keyboard focus visits them."""


class _Panel(Late["Dock"]):
    """Part that is told of the window's table when it is made."""

    def __get__(self, owner: AnalysisParts, kind: type) -> Dock:
        part = super().__get__(owner, kind)
        if owner.workplace.view.table is not None:
            part.follow_table(owner.workplace.view.table)
        return part


class AnalysisParts:
    """Collection of the parts, which passes on to them the window's changes."""

    insight: _Panel[InsightActions] = _Panel("analysis.insight_panel")
    engine: _Panel[EngineActions] = _Panel("analysis.engine_actions")
    lineage: _Panel[LineageActions] = _Panel("analysis.lineage_panel")
    judgement: _Panel[JudgementActions] = _Panel("analysis.judgement_actions")
    library: _Panel[LibraryActions] = _Panel("library.library_actions")

    def __init__(self, window: Workplace) -> None:
        self.workplace = window
        self._waiting: list[str] = []
        """Parts restored when the exercise on the table is over."""

    @property
    def _made(self) -> list[LateDock]:
        """Return the parts made so far."""
        return [vars(self)[name] for name in PARTS if name in vars(self)]

    @property
    def panes(self) -> list[QWidget]:
        """Return the parts of panels that can have keyboard focus, in their order."""
        return [pane for part in self._made if part.is_made for pane in part.panel.panes]

    def follow_table(self, table: TableScene | None) -> None:
        """Follow another table from now on, or none."""
        for part in self._made:
            part.follow_table(table)
        if table is not None and not table.session.exercise:
            waiting, self._waiting = self._waiting, []
            for name in waiting:
                self._restore(name)

    def retranslate(self) -> None:
        """Set all texts anew in the current language."""
        for part in self._made:
            part.retranslate()

    def restoring(self) -> Iterator[Callable[[], None]]:
        """Yield jobs that load the parts and show the panels that were shown at the last close."""
        for name in PARTS:
            yield partial(self._restore, name)

    def _restore(self, name: str) -> None:
        if (table := self.workplace.view.table) is not None and table.session.exercise:
            self._waiting.append(name)  # its content would give the answer away
            return
        part: LateDock = getattr(self, name)
        part.restore()

    def keep(self) -> None:
        """Remember which panels are shown, and stop all work."""
        for part in self._made:
            part.keep()
