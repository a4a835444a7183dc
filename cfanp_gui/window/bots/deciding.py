"""Whether a person decides something: bots wait then, so that it stays about whom it is about."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from cfanp_gui.table.view import TableView


def is_deciding(view: TableView) -> bool:
    """Return whether a person at a table decides something that no bot may change meanwhile.

    It is asked for on the table, or in a dialog that lies over the window of its view or blocks
    all windows.
    """
    if view.table is not None and view.table.resolver.waits:
        return True
    window, widgets = view.window(), QApplication.topLevelWidgets()
    return any(one.isModal() and one.isVisible() and _lies_over(one, window) for one in widgets)


def _lies_over(dialog: QWidget, window: QWidget) -> bool:
    """Return whether a dialog blocks all windows, or belongs to this one, or to none of them."""
    if dialog.windowModality() is Qt.WindowModality.ApplicationModal:
        return True
    while dialog is not window and (parent := dialog.parentWidget()) is not None:
        dialog = parent
    return dialog is window or not isinstance(dialog, QMainWindow)
