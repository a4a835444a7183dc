"""Faces of bots, drawn from the shapes of their characters, and stars for their levels."""

from operator import and_, or_, sub

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QPixmapCache, QPolygonF

from cfanp_gui.bots.characters import Look, look_of
from cfanp_gui.bots.face_shapes import shapes_of
from cfanp_gui.bots.level_names import MOST_STARS, star_count
from cfanp_gui.table.theme import mixed, pen_of, set_colours

_INK, _WHITE, _GOLD = QColor("#33292a"), QColor("#ffffff"), QColor("#d19a1f")
_SIDE = 100.0
"""Width and height of a face in the units of its shapes."""


def face_picture(name: str, side: float, ratio: float) -> QPixmap:
    """Return the picture of a face, `side` points wide and high, `ratio` pixels to a point."""
    key, picture = f"face {name} {side} {ratio}", QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = _blank(side, side, ratio)
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
    """Return the stars of a level as an icon; an empty one if the level has none."""
    if not (stars := star_count(level)):
        return QIcon()
    side = STARS_SIZE.height()
    picture = _blank(STARS_SIZE.width(), side, 2)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(MOST_STARS):
            set_colours(painter, _GOLD if number < stars else QColor(128, 128, 128, 80))
            painter.drawPolygon(_star(QPointF((number + 0.5) * side, side / 2), side * 0.48))
    return QIcon(picture)


def draw_face(painter: QPainter, rect: QRectF, name: str) -> None:
    """Draw the face of a bot of a name on a disc that fills a square."""
    look = look_of(name)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / _SIDE, rect.height() / _SIDE)
    disc, colours = _path("o50,50,50,50"), _colours(look)
    painter.fillPath(disc, QColor(look.ground))
    painter.fillPath(_path("o50,116,43,34") & disc, colours["cloth"])
    for line in shapes_of(look):
        called, shapes = line.split(": ")
        called, _, width = called.partition("~")
        called, _, percentage = called.partition("*")
        colour = (colours.get(called) or QColor(called)).darker(int(percentage or 100))
        if width:
            pen = pen_of(colour, float(width), cap=Qt.PenCapStyle.RoundCap)
            painter.strokePath(_path(shapes), pen)
        else:
            painter.fillPath(_path(shapes) & disc, colour)
    painter.restore()


def _colours(look: Look) -> dict[str, QColor]:
    """Return the colours of a face by their names in shapes."""
    ground, skin, hair = QColor(look.ground), QColor(look.skin), QColor(look.hair)
    dark, fair = skin.lightness() < 100, hair.lightness() > 170
    saturation = min(1.0, ground.saturationF() * 2.4)
    return {
        "skin": skin,
        "hair": hair,
        "cloth": QColor.fromHsvF(max(0.0, ground.hueF()), saturation, 0.52),
        "brow": _INK if fair else mixed(hair, _INK, 0.6),
        "white of eyes": _WHITE if dark else skin,
        "mouth": _WHITE if dark else QColor("#8e3b3b"),
        "blush": QColor(214, 92, 84, 60),
        "ink": _INK,
        "gold": _GOLD,
    }


_COMBINED = {"&": and_, "|": or_, "-": sub}


def _path(shapes: str) -> QPainterPath:
    """Return shapes as one path."""
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
        else:
            shape.moveTo(*numbers[:2])
            shape.quadTo(*numbers[2:])
        whole = _COMBINED[how](whole, shape) if how else shape
    return whole


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


_POINTS = (
    (0, -1), (0.26, -0.36), (0.95, -0.31), (0.42, 0.14), (0.59, 0.81), (0, 0.45), (-0.59, 0.81),
    (-0.42, 0.14), (-0.95, -0.31), (-0.26, -0.36),
)  # fmt: skip
"""Corners of a star around its middle."""


def _star(middle: QPointF, reach: float) -> QPolygonF:
    return QPolygonF([middle + QPointF(x, y) * reach for x, y in _POINTS])
