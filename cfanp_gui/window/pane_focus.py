"""The way of the keyboard through the parts of the window: the table, its panels, the result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from cfanp_gui.window.panels.late_dock import give_keyboard


class PaneFocus:
    """Gives the keyboard on from one part to the next, and back to the table."""

    def __init__(self, panes: Callable[[], list[QWidget]]) -> None:
        """`panes` returns the parts in their order, shown or not; the table is the first."""
        self._panes = panes

    def go_on(self) -> None:
        """Give the keyboard to the next part that is shown: table, reasons, moves, analysis."""
        shown = [pane for pane in self._panes() if pane.isVisible() and pane.isEnabled()]
        here = next((at for at, pane in enumerate(shown) if pane.hasFocus()), -1)
        if shown:
            give_keyboard(shown[(here + 1) % len(shown)])

    def go_back(self) -> bool:
        """Give the keyboard back to the table; return whether one of the parts had it."""
        panes = self._panes()
        if not any(pane.hasFocus() for pane in panes):
            return False
        give_keyboard(panes[0])
        return True
