"""Tool tips of buttons: what one does, and by which keys it is done too."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from cfanp_gui.table.translate import tr
from cfanp_gui.window.menu_actions import plain_title


def keys_of(action: QAction) -> str:
    """Return the first keys of an action as they are named here; empty where it has none."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(words: str, action: QAction) -> str:
    """Return words and behind them the keys of an action that does the same."""
    keys = keys_of(action)
    return tr("{action} ({keys})").format(action=words, keys=keys) if keys else words


def set_key_tip(button: QAbstractButton, action: QAction) -> None:
    """Have a button's tip say what an action does that does the same, and its keys."""
    button.setToolTip(with_keys(plain_title(action.text()), action))
