"""The way of the keyboard through the parts of the window: the table, its panels, the result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtWidgets import QWidget

from cfanp_gui.window.panels.late_dock import give_keyboard

if TYPE_CHECKING:
    from cfanp_gui.table.view import TableView
    from cfanp_gui.window.analysis.analysis_panels import AnalysisPanels
    from cfanp_gui.window.analysis.analysis_parts import AnalysisParts
    from cfanp_gui.window.moves.moves_panel import MovesPanel
    from cfanp_gui.window.panels.side_panels import OrderPanel
    from cfanp_gui.window.play.endings import Endings


class PaneHost(Protocol):
    """The window as it is needed here."""

    view: TableView
    order_panel: OrderPanel
    moves_panel: MovesPanel
    analysis: AnalysisParts
    endings: Endings

    @property
    def exercise_panes(self) -> list[QWidget]: ...
    @property
    def has_analysed(self) -> bool: ...
    @property
    def analysis_panels(self) -> AnalysisPanels: ...


class PaneFocus:
    """Gives the keyboard on from one part to the next, and back to the table."""

    def __init__(self, host: PaneHost) -> None:
        self._host = host

    def go_on(self) -> None:
        """Give the keyboard to the next part that is shown: table, reasons, moves, analysis."""
        shown = [pane for pane in self._panes() if pane.isVisible() and pane.isEnabled()]
        here = next((at for at, pane in enumerate(shown) if pane.hasFocus()), -1)
        if shown:
            give_keyboard(shown[(here + 1) % len(shown)])

    def go_back(self) -> bool:
        """Give the keyboard back to the table; return whether one of the parts had it."""
        if not any(pane.hasFocus() for pane in self._panes()):
            return False
        give_keyboard(self._host.view)
        return True

    def _panes(self) -> list[QWidget]:
        """Return the parts to which the keyboard goes, in their order, shown or not."""
        host = self._host
        panes: list[QWidget] = [host.view, *host.exercise_panes]
        if (reason := host.order_panel.reason) is not None:
            panes.append(reason)
        panes.append(host.moves_panel.view)
        if host.has_analysed:
            panes += host.analysis_panels.panes
        panes += host.analysis.panes
        if host.endings.panel is not None:
            panes.append(host.endings.panel.buttons[0])
        return panes
