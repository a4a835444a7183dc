"""Panels that scroll where the window is low."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


def scrolled(panel: QWidget, least_width: int, area_width: int | None = None) -> QScrollArea:
    """Return a panel in an area that scrolls where there is too little height for all of it.

    What it shows next may want more height than the window has: that must not make it grow. An
    area that may be narrower than the panel, `area_width`, scrolls sideways too.
    """
    area = QScrollArea()
    area.setWidget(panel)
    area.setWidgetResizable(True)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    if area_width in (None, least_width):
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setMinimumWidth(area_width or least_width)
    panel.setMinimumWidth(least_width - area.verticalScrollBar().sizeHint().width())
    return area
