"""Pictures of pieces: the Cburnett outlines in an army's colour, rasterised once per size.

The outlines are Colin M. L. Burnett's, as python-chess carries them in `chess.svg`.
"""

from __future__ import annotations

from dataclasses import dataclass

import chess.svg
from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cfanp_gui.core.geometry import ARMY_LETTERS
from cfanp_gui.table.paint import DEAD, draw_pattern, ink_on, is_dark


@dataclass(frozen=True, slots=True)
class Look:
    """What decides how a piece looks, apart from its kind."""

    army: int
    colour: str
    captor: str | None = None
    """The colour of the player who took the army over; None while its own player has it."""
    dead: bool = False


def piece_svg(kind: str, fill: QColor) -> str:
    """The outline of a piece filled with a colour.

    A light fill takes the set's white pieces with their dark lines, a dark one its black pieces,
    which are solid with light lines inside.
    """
    paint = fill.name()
    if is_dark(fill):
        body = chess.svg.PIECES[kind.lower()]
        for name in ("fill", "stroke"):
            body = body.replace(f'{name}="#000"', f'{name}="{paint}"')
            body = body.replace(f"{name}:#000000", f"{name}:{paint}")
    else:
        body = chess.svg.PIECES[kind]
        body = body.replace('fill="#fff"', f'fill="{paint}"')
        body = body.replace("fill:#ffffff", f"fill:{paint}")
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 45 45" width="45" height="45">'
        f"{body}</svg>"
    )


class PieceArt:
    """A store of piece pictures, one per kind, look and size."""

    def __init__(self) -> None:
        self._store: dict[tuple[str, Look, int], QPixmap] = {}

    def pixmap(self, kind: str, look: Look, pixels: int) -> QPixmap:
        """The picture of a piece in a square of so many device pixels."""
        key = (kind, look, pixels)
        pixmap = self._store.get(key)
        if pixmap is None:
            if len(self._store) > 4000:
                self._store.clear()
            pixmap = self._store[key] = _draw(kind, look, pixels)
        return pixmap


def _draw(kind: str, look: Look, pixels: int) -> QPixmap:
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    colour = DEAD if look.dead else QColor(look.colour)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / 100, pixels / 100)
    _draw_base(painter, colour, look)
    renderer = QSvgRenderer(QByteArray(piece_svg(kind, colour).encode()))
    if look.dead:
        painter.setOpacity(0.75)
    renderer.render(painter, QRectF(5, -2, 90, 90))
    painter.setOpacity(1.0)
    if pixels >= 26:
        _draw_letter(painter, colour, look)
    painter.end()
    return pixmap


def _draw_base(painter: QPainter, colour: QColor, look: Look) -> None:
    """The stand under the piece: paint, pattern, and a ring in the captor's colour."""
    base = QRectF(14, 77, 72, 20)
    ink = ink_on(colour)
    if look.captor is not None and not look.dead:
        ring = base.adjusted(-7, -6, 7, 3.5)
        painter.setPen(QPen(ink_on(QColor(look.captor)), 1.2))
        painter.setBrush(QColor(look.captor))
        painter.drawEllipse(ring)
    painter.setPen(QPen(ink, 2.2))
    painter.setBrush(colour)
    painter.drawEllipse(base)
    faint = QColor(ink)
    faint.setAlpha(120)
    draw_pattern(painter, base.adjusted(2, 2, -2, -2), look.army, faint)


def _draw_letter(painter: QPainter, colour: QColor, look: Look) -> None:
    """The army's letter on the stand."""
    centre = QPointF(50, 87)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(centre, 9.5, 8.5)
    font = QFont()
    font.setPixelSize(17)
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(ink_on(colour))
    painter.drawText(
        QRectF(38, 75.5, 24, 22), Qt.AlignmentFlag.AlignCenter, ARMY_LETTERS[look.army]
    )
