"""Fonts for what matters more, or less, than the words beside it."""

from __future__ import annotations

from PySide6.QtGui import QFont

LEAST = 6.0
"""Points below which words are hard to read."""


def bold_font(font: QFont, times: float = 1.0) -> QFont:
    """Return a bold font like another one, so many times as large."""
    bold = QFont(font)
    bold.setBold(True)
    if times != 1.0:  # a font may have its size in pixels, and none in points
        bold.setPointSizeF(bold.pointSizeF() * times)
    return bold


def small_font(font: QFont, times: float = 0.9, least: float = LEAST) -> QFont:
    """Return a font so many times as large as another one, but of at least so many points."""
    small = QFont(font)
    small.setPointSizeF(max(least, small.pointSizeF() * times))
    return small
