"""Light and dark: the theme of a preference, and its palette."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from cfanp_gui.table.theme import DARK, LIGHT, Theme, mixed


class TickMenu(QMenu):
    """Menu with checkable actions, of a class of its own for the application's style sheet."""


_OUTLINED = ("QCheckBox", "QRadioButton", TickMenu.__name__, "QListWidget")
"""Widgets with check boxes or radio buttons, which must be visible while they are empty.

None of them shows its window's colour itself, nor has children to which it is passed on.
"""
_DARKER = 140
"""Percentage by which Qt's Fusion style darkens the window's colour for outlines."""


def theme_named(name: str) -> Theme:
    """Return the theme for ``light``, ``dark`` or ``system``."""
    if name == "system":
        scheme = QGuiApplication.styleHints().colorScheme()
        return DARK if scheme == Qt.ColorScheme.Dark else LIGHT
    return DARK if name == "dark" else LIGHT


_used = {False: LIGHT, True: DARK}
"""Latest theme used, with its boards and surface, light and dark."""


def theme_of(widget: QWidget) -> Theme:
    """Return the theme that fits the background of a widget, with the boards now in use."""
    return _used[widget.palette().base().color().lightness() < 128]


def use_theme(application: QApplication, theme: Theme) -> None:
    """Apply a theme to all windows."""
    _used[theme.dark] = theme
    palette = palette_of(theme)
    application.setPalette(palette)
    palette.setColor(QPalette.ColorRole.Window, theme.outline.lighter(_DARKER))
    for name in _OUTLINED:
        # PySide takes a text here, not the bytes of its stubs.
        application.setPalette(palette, name)  # type: ignore[arg-type]


def palette_of(theme: Theme) -> QPalette:
    """Return a palette for the window around a table of this theme."""
    roles, palette = QPalette.ColorRole, QPalette()
    window = theme.plate if theme.dark else QColor("#f6f3ee")
    base = theme.table if theme.dark else QColor("#ffffff")
    texts = (roles.WindowText, roles.Text, roles.ButtonText)
    for colour, of in (
        (window, (roles.Window, roles.AlternateBase, roles.Button)),
        (base, (roles.Base, roles.ToolTipBase)),
        (theme.text, (*texts, roles.ToolTipText)),
        (theme.accent, (roles.Highlight, roles.Link)),
        (theme.accent_text, (roles.HighlightedText,)),
        (theme.soft_text, (roles.PlaceholderText,)),
    ):
        for role in of:
            palette.setColor(role, colour)
    for role in texts:
        palette.setColor(QPalette.ColorGroup.Disabled, role, mixed(theme.soft_text, window, 0.5))
    return palette
