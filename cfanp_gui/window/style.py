"""Light and dark: the theme a preference names, and the palette that goes with it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from cfanp_gui.table.theme import DARK, LIGHT, Theme


def theme_named(name: str) -> Theme:
    """Return the theme for ``light``, ``dark`` or ``system``."""
    if name == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if name == "dark" else LIGHT


def palette_of(theme: Theme) -> QPalette:
    """Return a palette for the window around a table of this theme."""
    roles = QPalette.ColorRole
    palette = QPalette()
    window = theme.plate if theme.dark else QColor("#f2f4f3")
    base = theme.table if theme.dark else QColor("#ffffff")
    for role, colour in (
        (roles.Window, window),
        (roles.Base, base),
        (roles.AlternateBase, window),
        (roles.Button, window),
        (roles.ToolTipBase, base),
        (roles.WindowText, theme.text),
        (roles.Text, theme.text),
        (roles.ButtonText, theme.text),
        (roles.ToolTipText, theme.text),
        (roles.Highlight, theme.accent),
        (roles.HighlightedText, theme.accent_text),
        (roles.Link, theme.accent),
        (roles.PlaceholderText, theme.soft_text),
    ):
        palette.setColor(role, colour)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, theme.soft_text)
    return palette
