"""A ring around a name plate that flashes a few times to help find it."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtGui import QPainter, QPen

from cfanp_gui.table.animator import Animator
from cfanp_gui.table.layers.plates import PlateItem
from cfanp_gui.table.layers.surface import ThemedItem, take_off
from cfanp_gui.table.layout.geometry import PLATE
from cfanp_gui.table.theme import Theme
from cfanp_gui.table.timers import single_shot

FLASH_MS = 1500
_TIMES = 3
_WIDTH = 7.0


class PlateFlash(ThemedItem):
    """Flashing ring in the colour of text, which no army has."""

    def __init__(self, plate: PlateItem, theme: Theme) -> None:
        rim = _WIDTH + 4
        super().__init__(plate, theme, plate.plate_rect.adjusted(-rim, -rim, rim, rim))

    def pulse(self, part: float) -> None:
        """Set the opacity for a part of its time, from 0 to 1."""
        self.setOpacity(0.5 - 0.5 * math.cos(2 * math.pi * _TIMES * part))

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(self._theme.text, _WIDTH))
        inset = _WIDTH / 2
        radius = PLATE / 2 + inset
        painter.drawRoundedRect(self.rect().adjusted(inset, inset, -inset, -inset), radius, radius)


def flash(plate: PlateItem, theme: Theme, motion: Animator) -> None:
    """Flash a ring round a name plate; with reduced motion it stays still for a while."""
    for child in plate.childItems():
        if isinstance(child, PlateFlash):
            take_off(child)
    ring = PlateFlash(plate, theme)
    if motion.reduced:
        timer = single_shot(plate.scene(), FLASH_MS, partial(take_off, ring))
        timer.timeout.connect(timer.deleteLater)
        timer.start()
    else:
        motion.glide(("flash", plate), FLASH_MS, ring.pulse, partial(take_off, ring))
