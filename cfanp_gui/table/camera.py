"""Rotation of the view over the table: the seat at the bottom."""

import math
from collections.abc import Iterable
from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF, QTransform

from cfanp_gui.table.layout.geometry import Pose


class SeatTurning(Enum):
    """Setting for turning the view to the seat to move."""

    OFF = "off"
    GENTLE = "gentle"
    """By half a turn, and only if the seat to move is on the far side."""
    ALWAYS = "always"
    """By any angle, so that the seat to move is exactly at the bottom."""


def angle_for(seat: Pose, camera: float, turning: SeatTurning) -> float:
    """Return the angle in degrees to which a view turned by `camera` turns for a seat to move."""
    off = math.remainder(seat.angle + camera, 360)
    if turning is SeatTurning.ALWAYS:
        return -seat.angle % 360
    if turning is SeatTurning.GENTLE and abs(off) > 90.5:
        return (camera + 180) % 360
    return camera


def extent(
    polygons: Iterable[QPolygonF], camera: float, margin: float
) -> tuple[QRectF, QTransform]:
    """Return the bounds of polygons in a view turned by an angle, and its rotation."""
    turned = QTransform().rotate(camera)
    rect = QRectF()
    for polygon in polygons:
        rect = rect.united(turned.map(polygon).boundingRect())
    return rect.adjusted(-margin, -margin, margin, margin), turned


def scale_of(transform: QTransform) -> float:
    """Return the width of a scene unit in pixels, at any rotation of the view."""
    return math.hypot(transform.m11(), transform.m12())
