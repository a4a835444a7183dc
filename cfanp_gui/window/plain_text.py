"""Plain-text labels and tool tips, for text from people, files and records."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from cfanp_gui.table.plain_tip import plain_tip
from cfanp_gui.window.fonts import bold_font, small_font

__all__ = ["bold_label", "plain_label", "plain_tip", "quiet_label"]


def plain_label(text: str, parent: QWidget | None = None) -> QLabel:
    """Return a label that never takes its text for markup."""
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setText(text)
    label.setWordWrap(True)
    return label


def bold_label(text: str = "", times: float = 1.0) -> QLabel:
    """Return a plain label in bold letters, so many times as large as others."""
    label = plain_label(text)
    label.setFont(bold_font(label.font(), times))
    return label


def quiet_label(text: str = "") -> QLabel:
    """Return a plain label whose words matter less: small ones in a soft colour."""
    label = plain_label(text)
    label.setFont(small_font(label.font(), 0.88))
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
