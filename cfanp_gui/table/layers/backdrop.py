"""The bare table behind everything: the stage, and the empty homes of boards."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from cfanp_gui.table.layers.lettering import CENTRE, font_of, write
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import Theme, contrast, mixed, set_colours

_LETTERS = 0.5 * SQUARE
"""Height of a name on an empty home."""
_HINT = 0.6 * SQUARE
"""Height of the hint on the empty stage."""
_ROUNDING = 0.3 * SQUARE
_LINE = 1.5
"""Width of an empty home's outline in pixels, at any zoom."""
_CONTRAST = 1.8
"""Least contrast ratio between an empty home's outline and the table."""


def outline(paint: QColor, theme: Theme) -> QColor:
    """Return the colour of an empty home's outline: the paint, greyed until it has contrast."""
    pale = mixed(paint, theme.table, 0.6)
    greyed = (mixed(theme.soft_text, pale, grey / 10) for grey in range(10))
    clear = (colour for colour in greyed if contrast(colour, theme.table) >= _CONTRAST)
    return next(clear, theme.soft_text)


@dataclass(frozen=True, slots=True)
class HomePlace:
    """Home of a board that lies elsewhere, with the name and paint of its player."""

    corners: QPolygonF
    name: str
    colour: QColor


class Backdrop:
    """Drawings on the bare table; the scene repaints them only where they change."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._homes: Mapping[int, HomePlace] = {}
        self._stage: QRectF | None = None
        self._bare: QRectF | None = None
        self.hint = ""
        """Text on the empty stage."""
        self._camera = 0.0

    def show_homes(self, homes: Mapping[int, HomePlace], camera: float) -> None:
        """Show the homes of boards that lie elsewhere, with names upright for the reader."""
        if homes != self._homes or camera != self._camera:
            changed = [*self._homes.values(), *homes.values()]
            self._homes, self._camera = homes, camera
            self._repaint(home.corners.boundingRect() for home in changed)

    def show_stage(self, stage: QRectF | None, hint: str = "", bare: QRectF | None = None) -> None:
        """Show an empty stage, or None for none, with a hint in the middle of its `bare` part."""
        if (stage, hint) != (self._stage, self.hint):
            before, self._stage, self.hint = self._stage, stage, hint
            self._bare = stage if bare is None else bare
            self._repaint(rect for rect in (before, stage) if rect is not None)

    def _repaint(self, rects: Iterable[QRectF]) -> None:
        layer = QGraphicsScene.SceneLayer.BackgroundLayer
        for rect in rects:
            self._scene.invalidate(rect.adjusted(-4, -4, 4, 4), layer)

    def draw(self, painter: QPainter, theme: Theme, exposed: QRectF) -> None:
        """Draw the exposed part of the scene, which is small while something is dragged."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for home in self._homes.values():
            rect = home.corners.boundingRect()
            if rect.intersects(exposed):
                pen = QPen(outline(home.colour, theme), _LINE)
                pen.setCosmetic(True)
                set_colours(painter, None, pen)
                painter.drawPolygon(home.corners)
                self._write(painter, theme.soft_text, rect, home.name, _LETTERS)
        if self._stage is None or not self._stage.intersects(exposed):
            return
        inside = self._stage.adjusted(_ROUNDING, _ROUNDING, -_ROUNDING, -_ROUNDING)
        if not inside.contains(exposed):
            set_colours(painter, None, theme.table_edge, 3)
            painter.drawRoundedRect(self._stage, _ROUNDING, _ROUNDING)
        bare = self._stage if self._bare is None else self._bare
        words = QRectF(bare)
        words.setHeight(5 * _HINT)
        words.moveCenter(bare.center())
        if words.intersects(exposed):
            self._write(painter, theme.on_surface(theme.soft_text, 4.5), bare, self.hint, _HINT)

    def _write(self, painter: QPainter, ink: QColor, rect: QRectF, words: str, high: float) -> None:
        """Write a text into the middle of a rectangle, upright on the screen."""
        painter.save()
        painter.translate(rect.center())
        painter.rotate(-self._camera)
        side = max(rect.width(), rect.height())
        room = QRectF(-rect.width() / 2, -side / 2, rect.width(), side)
        write(painter, room, words, font_of(round(high)), ink, CENTRE | Qt.TextFlag.TextWordWrap)
        painter.restore()
