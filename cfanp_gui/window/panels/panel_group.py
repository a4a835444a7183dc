"""Panels of the window that analyse or list games, each loaded when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from cfanp_gui.table.late import made_parts
from cfanp_gui.window.workplace import Loaded, Workplace

if TYPE_CHECKING:
    from cfanp_gui.table.scene import TableScene
    from cfanp_gui.window.panels.panel_controller import PanelController

Controller = TypeVar("Controller", bound="PanelController")


class LoadedPanel(Loaded[Controller]):
    """Controller of a panel, which is told of the window's table when it is made."""

    def new(self, window: Workplace) -> Controller:
        controller = super().new(window)
        if window.view.table is not None:
            controller.follow_table(window.view.table)
        return controller


class PanelGroup:
    """All panels of a window that are loaded late; restored, kept, and told of tables as one."""

    def __init__(self, window: Workplace) -> None:
        self._window = window
        parts = vars(type(window)).values()
        self.panels = [part for part in parts if isinstance(part, LoadedPanel)]
        """Attributes of their controllers, in the order in which keyboard focus visits them."""
        self._waiting: list[LoadedPanel] = []
        """Panels restored when the exercise on the table is over."""

    @property
    def made(self) -> Iterator[PanelController]:
        """Yield the controllers made so far."""
        return made_parts(self._window, *self.panels)

    def follow_table(self, table: TableScene | None) -> None:
        """Follow another table from now on, or none."""
        for controller in self.made:
            controller.follow_table(table)
        if table is not None and not table.session.exercise:
            waiting, self._waiting = self._waiting, []
            for panel in waiting:
                self._restore(panel)

    def restoring(self) -> Iterator[Callable[[], None]]:
        """Yield jobs that load the panels and show those that were shown at the last close."""
        for panel in self.panels:
            yield partial(self._restore, panel)

    def _restore(self, panel: LoadedPanel) -> None:
        if (table := self._window.view.table) is not None and table.session.exercise:
            self._waiting.append(panel)  # its content would give the answer away
        else:
            panel.of(self._window).restore()

    def keep(self) -> None:
        """Remember which panels are shown, and stop all work."""
        for controller in self.made:
            controller.keep()
