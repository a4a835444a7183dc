"""Layouts and buttons of panels and dialogs, told part by part."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLayout,
    QVBoxLayout,
    QWidget,
)

STRETCH = object()
"""The room that is left."""

_Part = Any  # a QWidget, a QLayout, either with its stretch and alignment, pixels, or STRETCH
Buttons = QDialogButtonBox.StandardButton


def in_column(
    *parts: _Part, over: QWidget | None = None, spacing: int = -1, margins: tuple[int, ...] = ()
) -> QVBoxLayout:
    """Return a layout of parts one below the other, which is that of a widget if one is given.

    A part is a widget or a layout, or a tuple of one with its stretch and perhaps alignment; a
    number is so many pixels of bare room, and `STRETCH` all that is left. One margin is that of
    all sides, four are those at the left, above, at the right and below.
    """
    layout = QVBoxLayout() if over is None else QVBoxLayout(over)
    _fill(layout, parts, spacing, margins)
    return layout


def in_row(
    *parts: _Part, over: QWidget | None = None, spacing: int = -1, margins: tuple[int, ...] = ()
) -> QHBoxLayout:
    """Return a layout of parts side by side, see `in_column`."""
    layout = QHBoxLayout() if over is None else QHBoxLayout(over)
    _fill(layout, parts, spacing, margins)
    return layout


def _fill(
    layout: QBoxLayout, parts: tuple[_Part, ...], spacing: int, margins: tuple[int, ...]
) -> None:
    if spacing >= 0:
        layout.setSpacing(spacing)
    if margins:
        layout.setContentsMargins(*(margins * 4)[:4])
    for part in parts:
        if part is STRETCH:
            layout.addStretch(1)
        elif isinstance(part, int):
            layout.addSpacing(part)
        else:
            item, *how = part if isinstance(part, tuple) else (part,)
            (layout.addLayout if isinstance(item, QLayout) else layout.addWidget)(item, *how)


def answers(dialog: QDialog, kinds: Buttons) -> QDialogButtonBox:
    """Return buttons that accept or reject a dialog."""
    buttons = QDialogButtonBox(kinds)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons
