"""Faces of bots, drawn from the shapes of their characters, and stars for their levels."""

from functools import lru_cache
from operator import and_, or_, sub

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QPixmapCache, QPolygonF

from cfanp_gui.bots.characters import look_of
from cfanp_gui.bots.face_shapes import STAR, colours_of, shapes_of
from cfanp_gui.bots.level_names import MOST_STARS, star_count
from cfanp_gui.table.theme import blank, pen_of, smooth_painter

_GOLD = QColor("#d19a1f")
_SIDE = 100.0
"""Width and height of a face in the units of its shapes."""


def face_picture(name: str, side: float, ratio: float) -> QPixmap:
    """Return the picture of a face, `side` points wide and high, `ratio` pixels to a point."""
    key, picture = f"face {name} {side} {ratio}", QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = blank(side, side, ratio)
        with QPainter(picture) as painter:
            draw_face(painter, QRectF(0, 0, side, side), name)
        QPixmapCache.insert(key, picture)
    return picture


def face_icon(name: str) -> QIcon:
    """Return the face of a bot of a name as an icon, sharp up to 48 points on any screen."""
    return QIcon(face_picture(name, 48, 2))


STARS_SIZE = QSize(12 * MOST_STARS, 12)
"""Size of the stars of a level, in points."""


def star_icon(level: str) -> QIcon:
    """Return the stars of a level as an icon; an empty one for a bot of other programs."""
    if (stars := star_count(level)) is None:
        return QIcon()
    side = STARS_SIZE.height()
    picture = blank(STARS_SIZE.width(), side, 2)
    with smooth_painter(picture) as painter:
        for number in range(MOST_STARS):
            colour = _GOLD if number < stars else QColor(128, 128, 128, 80)
            painter.fillPath(_path(STAR).translated(number * side, 0), colour)
    return QIcon(picture)


def draw_face(painter: QPainter, rect: QRectF, name: str) -> None:
    """Draw the face of a bot of a name on a disc that fills a square."""
    look = look_of(name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _SIDE, rect.height() / _SIDE)
    colours = colours_of(look)
    for line in shapes_of(look):
        called, shapes = line.split(": ")
        called, _, width = called.partition("~")
        called, _, percentage = called.partition("*")
        colour = QColor(colours.get(called, called)).darker(int(percentage or 100))
        if width:
            pen = pen_of(colour, float(width), cap=Qt.PenCapStyle.RoundCap)
            painter.strokePath(_path(shapes), pen)
        else:
            painter.fillPath(_on_disc(shapes), colour)
    painter.restore()


_COMBINED = {"&": and_, "|": or_, "-": sub}


# Plates are painted often, and paths of few shapes take longer to combine than to paint.


@lru_cache(1000)
def _on_disc(shapes: str) -> QPainterPath:
    """Return the part of shapes that lies on the disc of a face."""
    return _path(shapes) & _path("o50,50,50,50")


@lru_cache(1000)
def _path(shapes: str) -> QPainterPath:
    """Return shapes as one path, which is not to be changed."""
    whole, how = QPainterPath(), ""
    for word in shapes.split():
        if word in _COMBINED:
            how = word
            continue
        shape, numbers = QPainterPath(), [float(number) for number in word[1:].split(",")]
        if word[0] == "o":
            shape.addEllipse(QPointF(*numbers[:2]), *numbers[2:])
        elif word[0] == "b":
            shape.addRoundedRect(QRectF(*numbers[:4]), numbers[4], numbers[4])
        elif word[0] == "c":
            shape.moveTo(*numbers[:2])
            shape.quadTo(*numbers[2:])
        else:
            points = zip(numbers[::2], numbers[1::2], strict=True)
            shape.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
        whole = _COMBINED[how](whole, shape) if how else shape
    return whole
