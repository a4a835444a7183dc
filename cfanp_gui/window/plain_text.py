"""Plain-text labels and tool tips, for text from people, files and records."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(text: str, parent: QWidget | None = None) -> QLabel:
    """Return a label that never takes its text for markup."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(True)
    return label


def plain_tip(text: str) -> str:
    """Return a text for a tool tip, which takes for markup what looks like it: so nothing does.

    Its lines stay lines.
    """
    from html import escape  # loads every entity there is, and no window opens with a tip

    return f"<span>{escape(text).replace(chr(10), '<br>')}</span>"
