"""Plain-text labels and tool tips, for text from people, files and records."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from cfanp_gui.table.plain_tip import plain_tip

__all__ = ["plain_label", "plain_tip"]


def plain_label(text: str, parent: QWidget | None = None) -> QLabel:
    """Return a label that never takes its text for markup."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(True)
    return label
