"""Textures of boards and of the table: grain drawn by pseudo-random strokes, kept as pixmaps."""

from functools import lru_cache
from math import cos, pi, sin
from random import Random
from sys import byteorder

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QRadialGradient

from cfanp_gui.table.theme import blank, fill, pen_of, set_colours, smooth_painter

_SIDE = 512
"""Side of a tile in pixels, at a scale of 1; its strokes go on at the opposite edge."""
_STEPS = (*range(24, 72, 6), 72, 84, 96, 112, 128)
"""Sizes of squares in pixels for which the grain of a board is drawn."""


def _ink(random: Random, strongest: float, dark: float = 0.6) -> QColor:
    """Return a translucent black or, for the rest of the part `dark`, white."""
    ink = QColor("#1c0f06" if random.random() < dark else "#fffaf0")
    ink.setAlphaF(strongest * random.uniform(0.25, 1.0))
    return ink


def _streak(random: Random, length: float, turn: float) -> QPainterPath:
    """Return a nearly straight line from the origin in a direction in radians."""
    along, path = QPointF(cos(turn), sin(turn)) * length, QPainterPath(QPointF(0, 0))
    wave = QPointF(-sin(turn), cos(turn)) * min(3.0, length / 20)
    first, second = (wave * random.uniform(-1, 1) for _ in range(2))
    path.cubicTo(along / 3 + first, along * 2 / 3 + second, along)
    return path


def _clouds(random: Random, cells: int, strongest: float) -> QImage:
    """Return random shades in rows of cells, the last of which are as the first."""
    inks = [_ink(random, strongest, 0.5).rgba().to_bytes(4, byteorder) for _ in range(32)]
    rows = [random.choices(inks, k=cells - 1) for _ in range(cells - 1)]
    shades = b"".join(b"".join((*row, row[0])) for row in (*rows, rows[0]))
    return QImage(shades, cells, cells, 4 * cells, QImage.Format.Format_ARGB32).copy()


def _shifts(low: float, high: float) -> list[int]:
    """Return the shifts by which what reaches over an edge of the tile is seen at the other."""
    return [0, *([_SIDE] if low < 0 else []), *([-_SIDE] if high > _SIDE else [])]


_Clouds = tuple[tuple[int, float], ...]
_Strokes = tuple[tuple[int, tuple[float, float], tuple[float, float], float], ...]
_GRAINS: dict[str, tuple[_Clouds, _Strokes]] = {
    "wood": ((), ((22, (10, 40), (510, 512), 0.045), (220, (0.6, 2.2), (160, 500), 0.09),
                  (320, (0.5, 1.0), (5, 26), 0.14))),
    "stone": (((9, 0.08), (33, 0.05), (97, 0.05)), ((160, (0.6, 1.4), (2, 12), 0.07),)),
    "paper": (((17, 0.04), (97, 0.03)), ((420, (0.5, 1.1), (6, 24), 0.08),)),
    "felt": (((17, 0.06), (97, 0.08)), ((900, (0.7, 1.4), (2, 7), 0.13),)),
    "linen": (((9, 0.04), (33, 0.03)), ((260, (0.7, 1.6), (20, 160), 0.055),)),
}  # fmt: skip
"""Clouds of a grain by cells and strength; number, widths, lengths and strength of its strokes."""


@lru_cache(maxsize=24)
def tile(grain: str, ratio: float = 1.0) -> QPixmap:
    """Return a translucent tile of a grain, with `ratio` device pixels to a pixel."""
    random, side = Random(grain), _SIDE
    strokes: list[tuple[QPainterPath, QColor, float]] = []
    clouds, kinds = _GRAINS.get(grain, ((), ()))
    for number, thick, long, darkest in kinds:
        for _ in range(number):
            turn = {"wood": 0.0, "linen": pi / 2 * random.randrange(2)}.get(grain)
            turn = random.uniform(0, 2 * pi) if turn is None else turn
            path = _streak(random, random.uniform(*long), turn)
            path.translate(random.uniform(0, side), random.uniform(0, side))
            strokes.append((path, _ink(random, darkest), random.uniform(*thick)))
    pixmap = blank(side, side, ratio)
    painter = smooth_painter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for cells, strongest in clouds:
        painter.drawImage(QRectF(0, 0, side, side), _clouds(random, cells, strongest))
    if grain == "linen":
        for at in range(0, side, 2):
            for weft in (False, True):
                line = QRectF(0, at, side, 1) if weft else QRectF(at, 0, 1, side)
                fill(painter, line, _ink(random, 0.05, 0.5))
    for path, ink, width in strokes:
        set_colours(painter, None, pen_of(ink, width, cap=Qt.PenCapStyle.FlatCap))
        box = path.controlPointRect().adjusted(-width, -width, width, width)
        for x in _shifts(box.left(), box.right()):
            for y in _shifts(box.top(), box.bottom()):
                painter.drawPath(path.translated(x, y))
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _squares(grain: str, files: int, ranks: int, size: int) -> QPixmap:
    """Return the grain of a board's squares, each cut from another place, of a size in pixels."""
    pixmap, source = blank(files * size, ranks * size), tile(grain)
    random = Random(files * 100 + ranks)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for square in range(files * ranks):
        rank, file = divmod(square, files)
        place = QRectF(file * size, rank * size, size, size)
        cut = min(1.6 * size, 128.0)
        left, top = (random.uniform(0, _SIDE - cut) for _ in range(2))
        painter.drawPixmap(place, source, QRectF(left, top, cut, cut))
        fill(painter, place, _ink(random, 0.05, 0.5))
    painter.end()
    return pixmap


def draw_grain(painter: QPainter, rect: QRectF, files: int, ranks: int, grain: str) -> None:
    """Draw the grain of a board over its squares, which fill a rectangle."""
    if grain == "plain":
        return
    seen, ratio = painter.worldTransform().mapRect(rect), painter.device().devicePixelRatioF()
    size = ratio * max(seen.width(), seen.height()) / max(files, ranks)
    picture = _squares(grain, files, ranks, next((at for at in _STEPS if at >= size), _STEPS[-1]))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # far cheaper
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))


@lru_cache(maxsize=4)
def table_top(colour: str, grain: str, size: tuple[int, int], ratio: float) -> QPixmap:
    """Return the surface of the table for a view of a size in pixels, lit from the top left."""
    width, height = size
    pixmap, whole = blank(width, height, ratio), QRectF(0, 0, width, height)
    pixmap.fill(QColor(colour))
    painter = QPainter(pixmap)
    if grain != "plain":
        painter.drawTiledPixmap(whole, tile(grain, ratio))
    light = QRadialGradient(0.4 * width, 0.3 * height, 0.8 * max(width, height))
    for at, grey, alpha in ((0.0, 255, 24), (0.45, 255, 0), (0.46, 0, 0), (1.0, 0, 80)):
        light.setColorAt(at, QColor(grey, grey, grey, alpha))
    painter.fillRect(whole, light)
    painter.end()
    return pixmap
