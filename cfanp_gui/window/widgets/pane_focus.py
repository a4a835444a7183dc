"""Focus of the parts of a window, in their order."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


def focus_pane(pane: QWidget) -> None:
    """Give focus to a part of the window, which is brought into view first."""
    pane.setFocus(Qt.FocusReason.ShortcutFocusReason)
    around = pane.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(pane)
        around = around.parentWidget()


def focus_next(panes: Sequence[QWidget]) -> None:
    """Move focus to the next visible part, from the last to the first."""
    shown = [pane for pane in panes if pane.isVisible() and pane.isEnabled()]
    here = next((at for at, pane in enumerate(shown, start=1) if pane.hasFocus()), 0)
    if shown:
        focus_pane(shown[here % len(shown)])


def return_focus(panes: Sequence[QWidget]) -> bool:
    """Give focus back to the first of some parts; return True if one of them had it."""
    had = any(pane.hasFocus() for pane in panes)
    if had:
        focus_pane(panes[0])
    return had
