"""The bare table behind everything: the stage, and who is away from home."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme

_LETTERS = 0.5 * SQUARE
"""How high a name is written on an empty home."""
_HINT = 0.6 * SQUARE
"""How high the hint is written on the empty stage."""
_ROUNDING = 0.3 * SQUARE

_PAINT = 0.4
"""How much of its paint is in the outline of an empty home; the rest is the colour of its name."""
_QUIET = 0.8
"""How opaque that outline is."""


class Home(NamedTuple):
    """The place of a board that is away."""

    corners: QPolygonF
    name: str
    """Who is away."""
    colour: QColor
    """Their paint."""


def _outline(paint: QColor, theme: Theme) -> QColor:
    """Return a paint that is seen on the bare table, whichever it is, as a thin quiet line."""
    ink = theme.soft_text
    own, other = _PAINT, 1 - _PAINT
    return QColor.fromRgbF(
        own * paint.redF() + other * ink.redF(),
        own * paint.greenF() + other * ink.greenF(),
        own * paint.blueF() + other * ink.blueF(),
        _QUIET,
    )


class Backdrop:
    """What is drawn on the bare table; the scene paints it anew only where it changes."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._homes: Mapping[int, Home] = {}
        self._stage: QRectF | None = None
        self._hint = ""
        self._camera = 0.0

    def show_homes(self, homes: Mapping[int, Home], camera: float) -> None:
        """Show the places of boards that are away, their names upright for the reader."""
        if homes != self._homes or camera != self._camera:
            before, self._homes, self._camera = self._homes, homes, camera
            self._repaint(home.corners.boundingRect() for home in (*before.values(),
                                                                   *homes.values()))  # fmt: skip

    def show_stage(self, stage: QRectF | None, hint: str) -> None:
        """Show an empty stage and what goes there; None where there is none or it is taken."""
        if (stage, hint) != (self._stage, self._hint):
            before, self._stage, self._hint = self._stage, stage, hint
            self._repaint(rect for rect in (before, stage) if rect is not None)

    def _repaint(self, rects: Iterable[QRectF]) -> None:
        for rect in rects:
            self._scene.invalidate(
                rect.adjusted(-4, -4, 4, 4), QGraphicsScene.SceneLayer.BackgroundLayer
            )

    def draw(self, painter: QPainter, theme: Theme, exposed: QRectF) -> None:
        """Draw what lies in a part of the scene, which is small while something is dragged."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for home in self._homes.values():
            if home.corners.boundingRect().intersects(exposed):
                self._draw_home(painter, theme, home)
        if self._stage is None or not self._stage.intersects(exposed):
            return
        inside = self._stage.adjusted(_ROUNDING, _ROUNDING, -_ROUNDING, -_ROUNDING)
        if not inside.contains(exposed):
            painter.setPen(QPen(theme.table_edge, 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self._stage, _ROUNDING, _ROUNDING)
        words = QRectF(self._stage)
        words.setHeight(5 * _HINT)
        words.moveCenter(self._stage.center())
        if words.intersects(exposed):
            self._write(painter, theme.soft_text, self._stage, self._hint, _HINT)

    def _draw_home(self, painter: QPainter, theme: Theme, home: Home) -> None:
        painter.setPen(QPen(_outline(home.colour, theme), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolygon(home.corners)
        self._write(painter, theme.soft_text, home.corners.boundingRect(), home.name, _LETTERS)

    def _write(
        self, painter: QPainter, ink: QColor, rect: QRectF, words: str, height: float
    ) -> None:
        """Write words into the middle of a rectangle, upright on the screen."""
        font = QFont()
        font.setPixelSize(round(height))
        painter.save()
        painter.translate(rect.center())
        painter.rotate(-self._camera)
        painter.setFont(font)
        painter.setPen(ink)
        side = max(rect.width(), rect.height())
        room = QRectF(-rect.width() / 2, -side / 2, rect.width(), side)
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, words)
        painter.restore()
