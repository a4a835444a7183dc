"""Faces of bots, drawn from the parameters of their characters, and stars for their levels."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QPixmapCache, QPolygonF

from cfanp_gui.bots.characters import ROBOT, Look, look_of
from cfanp_gui.bots.level_names import MOST_STARS, star_count
from cfanp_gui.table.theme import mixed, pen_of, set_colours

_INK, _WHITE, _BLUSH = QColor("#33292a"), QColor("#ffffff"), QColor(214, 92, 84, 60)
_GOLD = QColor("#d19a1f")
_EYES = (QPointF(39, 55), QPointF(61, 55))
_ROUND = Qt.PenCapStyle.RoundCap
_SIDE = 100.0
"""Width and height of a face in the units in which it is drawn."""


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
    disc = _oval(50, 50, 50, 50)
    painter.fillPath(disc, QColor(look.ground))
    shoulders = _oval(50, 116, 43, 34) & disc
    painter.fillPath(shoulders, _cloth(look))
    if look.style == ROBOT:
        _draw_robot(painter, look)
    else:
        _draw_person(painter, look, disc)
    painter.restore()


def _draw_robot(painter: QPainter, look: Look) -> None:
    metal, light = QColor(look.skin), QColor(look.hair)
    painter.strokePath(_curve((50, 30), (50, 22), (50, 15)), pen_of(metal.darker(150), 4))
    painter.fillPath(_oval(50, 14, 6.5, 6.5), light.darker(115))
    painter.fillPath(_block(13, 46, 74, 22, 7), metal.darker(140))
    painter.fillPath(_block(20, 28, 60, 56, 15), metal)
    painter.fillPath(_block(27, 40, 46, 24, 11), QColor("#39434b"))
    for eye in _EYES:
        painter.fillPath(_oval(eye.x(), 52, 6, 6.5), light)
    painter.strokePath(
        _curve((41, 72), (50, 78), (59, 72)), pen_of(metal.darker(190), 3.2, cap=_ROUND)
    )


def _draw_person(painter: QPainter, look: Look, disc: QPainterPath) -> None:
    skin, hair, cloth = QColor(look.skin), QColor(look.hair), _cloth(look)
    head, hides = _oval(50, 53, 25, 28), look.worn == "scarf"
    behind, front = _hair(look.style)
    if hides:
        behind, front = _oval(50, 51, 34, 37) | _oval(50, 92, 32, 22), QPainterPath()
        hair, cloth = cloth, QColor(look.ground).darker(130)
        painter.fillPath(_oval(50, 116, 43, 34) & disc, cloth)
    painter.fillPath(behind & disc, hair)
    if not hides:
        painter.fillPath(_block(42, 70, 16, 20, 6), skin.darker(112))
        for ear in (25, 75):
            painter.fillPath(_oval(ear, 57, 5, 6.5), skin.darker(108))
    painter.fillPath(_oval(50, 55, 22, 26) if hides else head, skin)
    if look.worn == "beard":
        painter.fillPath((head & _block(20, 58, 60, 30, 0)) - _oval(50, 57, 19, 8), hair)
    for x in (35, 65):
        painter.fillPath(_oval(x, 64, 5, 3.5), _BLUSH)
    _draw_features(painter, look, skin)
    painter.fillPath(front & disc, hair)
    match look.worn:
        case "glasses":
            for eye in _EYES:
                painter.strokePath(_oval(eye.x(), eye.y(), 8.5, 8.5), pen_of(_INK, 2.6))
            painter.strokePath(_curve((47, 54), (50, 53), (53, 54)), pen_of(_INK, 2.6))
        case "cap":
            painter.fillPath(_oval(50, 40, 31, 27) & _block(0, 0, 100, 38, 0), cloth)
            painter.fillPath(_block(18, 33, 74, 8, 4), cloth.darker(125))
        case "band":
            painter.fillPath(_oval(50, 50, 30, 33) & _block(0, 25, 100, 8, 0), cloth)
        case "earrings":
            for x in (24, 76):
                painter.fillPath(_oval(x, 67, 3.6, 3.6), _GOLD)


def _draw_features(painter: QPainter, look: Look, skin: QColor) -> None:
    """Draw eyes, brows, nose and mouth, with what grows above it."""
    hair, dark = QColor(look.hair), skin.lightness() < 100
    brow = _INK if hair.lightness() > 170 else mixed(hair, _INK, 0.6)
    for eye in _EYES:
        painter.fillPath(_oval(eye.x(), eye.y(), 4.4, 4.6), _WHITE if dark else skin)
        painter.fillPath(_oval(eye.x(), eye.y(), 3.4, 4), _INK)
        arch = _curve((-6, -8), (0, -12), (6, -8)).translated(eye)
        painter.strokePath(arch, pen_of(brow, 2.4, cap=_ROUND))
    painter.strokePath(
        _curve((48, 62), (50, 64), (52, 62)), pen_of(skin.darker(140), 2.2, cap=_ROUND)
    )
    mouth = _curve((42, 69), (50, 78), (58, 69))
    painter.fillPath(mouth, _WHITE if dark or look.worn == "beard" else QColor("#8e3b3b"))
    if look.worn == "moustache":
        painter.fillPath(_oval(44, 67, 7, 3.4) | _oval(56, 67, 7, 3.4), hair)


def _hair(style: str) -> tuple[QPainterPath, QPainterPath]:
    """Return the hair behind the head and that in front of it."""
    whole, none = _oval(50, 50, 29, 32), QPainterPath()
    crescent = whole - _oval(50, 64, 26, 27)
    parted = whole - _oval(36, 66, 24, 29) - _oval(64, 66, 24, 29)
    match style:
        case "bob":
            return _block(18, 20, 64, 60, 28), whole & _block(0, 0, 100, 42, 0)
        case "long":
            return _block(17, 18, 66, 90, 30), parted
        case "curls":
            rings = ((22, 50), (20, 37), (28, 25), (40, 18), (54, 16), (67, 21), (77, 32), (79, 46))
            behind = none
            for x, y in rings:
                behind |= _oval(x, y, 12, 12)
            front = _oval(35, 32, 9, 7) | _oval(50, 29, 10, 8) | _oval(65, 32, 9, 7)
            return behind | whole, front
        case "bun":
            return _oval(50, 14, 13, 12), parted
        case "quiff":
            return none, crescent | _oval(44, 24, 22, 9) | _oval(58, 19, 15, 8)
        case "fringe":
            return none, (whole & _block(0, 0, 100, 42, 0)) | crescent
        case "short":
            return none, crescent
    return none, none


def _cloth(look: Look) -> QColor:
    """Return the colour of clothes and hats, a darker one of the ground."""
    ground = QColor(look.ground)
    return QColor.fromHsvF(max(0.0, ground.hueF()), min(1.0, ground.saturationF() * 2.4), 0.52)


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def _oval(x: float, y: float, across: float, down: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    return path


def _block(left: float, top: float, width: float, height: float, corner: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(left, top, width, height), corner, corner)
    return path


Point = tuple[float, float]


def _curve(start: Point, towards: Point, end: Point) -> QPainterPath:
    path = QPainterPath(QPointF(*start))
    path.quadTo(QPointF(*towards), QPointF(*end))
    return path


_POINTS = (
    (0, -1), (0.26, -0.36), (0.95, -0.31), (0.42, 0.14), (0.59, 0.81), (0, 0.45), (-0.59, 0.81),
    (-0.42, 0.14), (-0.95, -0.31), (-0.26, -0.36),
)  # fmt: skip
"""Corners of a star around its middle."""


def _star(middle: QPointF, reach: float) -> QPolygonF:
    return QPolygonF([middle + QPointF(x, y) * reach for x, y in _POINTS])
