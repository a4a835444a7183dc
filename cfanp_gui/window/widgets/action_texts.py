"""Titles and keys of actions as plain text."""

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QAbstractButton

from cfanp_gui.table.translate import tr


def plain_title(title: str) -> str:
    """Return a title without the ampersand of its letter and without the dots of a dialog."""
    plain = title.replace("&&", "\0").replace("&", "").replace("\0", "&")
    return plain.rstrip("… \N{NO-BREAK SPACE}")


def keys_of(action: QAction) -> str:
    """Return the first keys of an action, in the system's form; empty if it has none."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def with_keys(words: str, action: QAction) -> str:
    """Return a text followed by the keys of an action that does the same."""
    keys = keys_of(action)
    return tr("{action} ({keys})").format(action=words, keys=keys) if keys else words


def set_key_tip(button: QAbstractButton, action: QAction) -> None:
    """Set a button's tip and name to the text and keys of an action that does the same."""
    button.setAccessibleName(plain_title(action.text()))
    button.setToolTip(with_keys(button.accessibleName(), action))
