"""Buttons that stay down: whether they are down is seen at a glance, in light and dark."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton


def dress_toggle(button: QToolButton) -> None:
    """Let a button with a word or a letter stay down when it is pressed, and show it."""
    button.setCheckable(True)
    button.setStyleSheet("""
        QToolButton {
            border: 1px solid palette(placeholder-text); border-radius: 4px; padding: 2px 5px;
            background: palette(base);
        }
        QToolButton:hover { border-color: palette(text); }
        QToolButton:checked {
            background: palette(highlight); color: palette(highlighted-text);
            border-color: palette(highlight);
        }
        QToolButton:focus { border: 1px dashed palette(text); }
    """)


def dress_picture(button: QToolButton) -> None:
    """Let a button with a picture stay down when it is pressed, and show it by its edge."""
    button.setCheckable(True)
    button.setAutoRaise(True)
    button.setStyleSheet("""
        QToolButton { border: 2px solid transparent; border-radius: 5px; padding: 1px; }
        QToolButton:hover { background: palette(base); }
        QToolButton:checked { border-color: palette(highlight); background: palette(base); }
        QToolButton:focus { border: 2px dashed palette(highlight); }
    """)
