"""Small pictures of games: the middle of White's side of the board as a game begins."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cfanp_gui.core.game import Game
from cfanp_gui.record import picture
from cfanp_gui.record.picture_document import PictureContent, PictureStyle
from cfanp_gui.record.picture_layout import FRAME, SQUARE
from cfanp_gui.table.layers.piece_art import ArtKeys
from cfanp_gui.table.theme import DARK, LIGHT
from cfanp_gui.table.translate import translated
from cfanp_gui.window.start.position_picture import ground_of, outline_of

_SIDE = 4
"""Squares of a board that are seen either way, or one more where its files are odd."""


@lru_cache(256)
def picture_of(game: Game, art: ArtKeys, is_dark: bool, pixels: int) -> QImage:
    """Return the picture of a game, a square of so many pixels; drawn when first asked for.

    `is_dark` is whether the theme is.
    """
    start = game.initial(game.player_counts[0], {})
    first = start.boards()[0]
    boards = [board.id for board in start.boards() if board.files == first.files][:2]
    own = boards if first.seams else boards[:1]  # a half-board with what lies against it
    style = PictureStyle(
        types=game.piece_types, localize=translated, ground=ground_of(DARK if is_dark else LIGHT),
        outline=outline_of(art),
    )  # fmt: skip
    drawn = picture.draw(start, PictureContent(boards=own, plates=False), style)
    renderer = QSvgRenderer(QByteArray(drawn.encode()))
    renderer.setViewBox(_middle(renderer.defaultSize(), first.files))
    image = QImage(QSize(pixels, pixels), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


def _middle(size: QSize, files: int) -> QRectF:
    """Return which part of a picture of so wide a board shows the middle of its lowest ranks."""
    side = min(_SIDE + (files - _SIDE) % 2, files) * SQUARE
    bottom = size.height() - picture.MARGIN / 2 - FRAME
    return QRectF((size.width() - side) / 2, bottom - side, side, side)
