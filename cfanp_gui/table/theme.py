"""Colours and patterns of armies, and the neutral colours of the table itself."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintDevice, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from cfanp_gui.record import palette

DEAD = QColor(palette.DEAD)


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of the table; armies have their own.

    Marks are painted over squares and are translucent. Marks that fill a square differ from bare
    squares of both colours and from one another, and the paint of dark pieces from all of them,
    with and without colour blindness: by at least 15 in CIEDE2000 from the square they are on, as
    armies do from one another, and by 12 from one another. The closest ones also differ in shape:
    mate has a cross, and check is a short flash.
    """

    dark: bool
    table: QColor
    table_edge: QColor
    light_square: QColor
    dark_square: QColor
    veil: QColor
    """Veil over the squares of boards that were pushed this turn, below their marks."""
    text: QColor
    soft_text: QColor
    plate: QColor
    plate_line: QColor
    outline: QColor
    """Outline of empty controls such as check boxes, visible on plates and in lists."""
    accent: QColor
    """Colour for the turn and for chosen objects: of wood, far enough from those of armies."""
    accent_text: QColor
    target: QColor
    """Dots and rings on squares that the piece picked up can reach."""
    faint_target: QColor
    """Dots and rings on such squares of pairs that are not pushed together."""
    picked: QColor
    last_move: QColor
    check: QColor
    mate: QColor
    cause: QColor
    surface: QColor
    """Colour of the surface on which the boards lie."""
    surface_grain: str = "plain"
    """Grain of the surface, see `layers/textures.py`."""
    grain: str = "plain"
    """Grain of the squares."""

    def on_surface(self, colour: QColor, least: float = 2.0) -> QColor:
        """Return a colour if it has contrast enough to the surface, or else ink that has."""
        return colour if contrast(colour, self.surface) >= least else ink_on(self.surface)


_COLOURS = {
    "table": ("#d3d9d6", "#1b1f22"),
    "table_edge": ("#c3cac7", "#272c30"),
    "light_square": ("#f3efe4", "#ccc7b8"),
    "dark_square": ("#b7b09e", "#8f8776"),
    "veil": ("#4bd3d9d6", "#4b1b1f22"),
    "text": ("#23272b", "#eceeed"),
    "soft_text": ("#565d61", "#a3abaf"),
    "plate": ("#f7f8f7", "#31383c"),
    "plate_line": ("#b4bbb8", "#454e53"),
    "outline": ("#757c80", "#9da5a9"),
    "accent": ("#7a5c44", "#cfb995"),
    "accent_text": ("#ffffff", "#14181a"),
    "target": ("#c81a2024", "#d70e1214"),
    "faint_target": ("#5a1a2024", "#5f0e1214"),
    "picked": ("#a695bdda", "#a88cb4d1"),
    "last_move": ("#e3fccf86", "#d4fec870"),
    "check": ("#bad65b3c", "#ccff5618"),
    "mate": ("#97534e86", "#f27977b3"),
    "cause": ("#b40a14", "#b8081c"),
    "surface": ("#d3d9d6", "#1b1f22"),
}
"""Light and dark form of each colour, as ``#rrggbb`` or, if it is translucent, ``#aarrggbb``."""
_OF_WOOD = {
    "light_square": ("#ecd9b8", "#dec6a4"),
    "dark_square": ("#b68f66", "#ab8a64"),
    "picked": ("#b860c0e8", "#b860c0e8"),
    "last_move": ("#d0fda94f", "#d0f7a44a"),
    "check": ("#d1f2430d", "#d1f2430d"),
    "mate": ("#a0585aa0", "#a3524e9b"),
    "surface": ("#dcd6ca", "#1f2427"),
}
"""The same of a wooden board, on linen or slate."""


def _made(dark: bool, forms: dict[str, tuple[str, str]], **grains: str) -> Theme:
    fields: dict[str, Any] = {name: QColor(both[dark]) for name, both in forms.items()}
    return Theme(dark, **fields | grains)


LIGHT, DARK = _made(False, _COLOURS), _made(True, _COLOURS)
MAPLE = _made(False, _COLOURS | _OF_WOOD, grain="wood", surface_grain="linen")
WALNUT = _made(True, _COLOURS | _OF_WOOD, grain="wood", surface_grain="stone")
USUAL = "usual"
"""Key of the board and the surface of these two, which go with light and dark colours."""


def contrast(first: QColor, second: QColor) -> float:
    """Return the contrast ratio of two colours as defined by WCAG, from 1 to 21."""
    dark, light = sorted(palette.luminance(colour.name()) for colour in (first, second))
    return (light + 0.05) / (dark + 0.05)


def is_dark(colour: QColor) -> bool:
    """Return True if light lines show better on a colour than dark ones."""
    return palette.is_dark(colour.name())


def ink_on(colour: QColor) -> QColor:
    """Return the colour for letters and outlines on a colour."""
    return QColor(palette.ink_on(colour.name()))


PATTERNS = 8
"""Plain, stripes, half, bars, band, net, dots, quarters: in the order of the armies."""


def mixed(first: QColor, second: QColor, part: float) -> QColor:
    """Return a mix of two colours, with a given part of the first."""
    mine, rest = ((of.redF(), of.greenF(), of.blueF()) for of in (first, second))
    return QColor.fromRgbF(*(part * a + (1 - part) * b for a, b in zip(mine, rest, strict=True)))


SHARP = Qt.PenJoinStyle.MiterJoin
"""Join of lines that meet in a sharp corner."""


def pen_of(
    colour: QColor,
    width: float,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.SquareCap,
) -> QPen:
    """Return the pen of a solid line, by default with round corners and square ends."""
    return QPen(colour, width, Qt.PenStyle.SolidLine, cap, join)


def set_colours(
    painter: QPainter, inside: QColor | None, line: QPen | QColor | None = None, width: float = 1.0
) -> None:
    """Set the colour that fills shapes and the pen of their outlines; None for none."""
    painter.setBrush(Qt.BrushStyle.NoBrush if inside is None else inside)
    if line is None:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(line if isinstance(line, QPen) else QPen(line, width))


def blank(width: float, height: float, ratio: float = 1.0) -> QPixmap:
    """Return a transparent picture of a size in points, with `ratio` pixels to a point."""
    picture = QPixmap(round(width * ratio), round(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def smooth_painter(device: QPaintDevice) -> QPainter:
    """Return a painter that draws smooth edges."""
    painter = QPainter(device)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return painter


def fill(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Fill a rectangle with a colour and without an outline.

    `QPainter.fillRect` would do so too, but makes PySide create all gradient types first, which
    takes longer than all the filling at startup.
    """
    set_colours(painter, colour)
    painter.drawRect(rect)


def polygon(points: str) -> QPolygonF:
    """Return a polygon from its corners as in SVG: ``x,y`` for each, with spaces between them."""
    return QPolygonF([QPointF(*map(float, point.split(","))) for point in points.split()])


def draw_pattern(painter: QPainter, rect: QRectF, pattern: int, ink: QColor) -> None:
    """Fill an ellipse with one of the `PATTERNS`; numbers beyond the last wrap around."""
    painter.save()
    path = QPainterPath()
    path.addEllipse(rect)
    painter.setClipPath(path)
    # The stripes of a flat ellipse are further apart, as there is more room beside its letter.
    step = max(rect.width() / 8, rect.height() / 4)
    set_colours(painter, None, ink, max(1.0, step * 0.4))
    middle = rect.center()
    match pattern % PATTERNS:
        case 1:
            _draw_stripes(painter, rect, step * 1.3, rect.height())
        case 2:
            fill(painter, QRectF(rect.topLeft(), QPointF(middle.x(), rect.bottom())), ink)
        case 3:
            _draw_stripes(painter, rect, step, 0)
        case 4:
            height = rect.height() * 0.36
            fill(painter, QRectF(rect.left(), middle.y() - height / 2, rect.width(), height), ink)
        case 5:
            painter.setPen(QPen(ink, max(0.8, step * 0.22)))
            for lean in (rect.height(), -rect.height()):
                _draw_stripes(painter, rect, step, lean)
        case 6:
            set_colours(painter, ink)
            for across in (-0.68, -0.34, 0.0, 0.34, 0.68):
                for down in (-0.56, 0.0, 0.56):
                    at = QPointF(across * rect.width() / 2, down * rect.height() / 2)
                    painter.drawEllipse(middle + at, step * 0.3, step * 0.3)
        case 7:
            fill(painter, QRectF(middle, rect.topRight()).normalized(), ink)
            fill(painter, QRectF(middle, rect.bottomLeft()).normalized(), ink)
    painter.restore()


def _draw_stripes(painter: QPainter, rect: QRectF, step: float, lean: float) -> None:
    """Draw lines from the bottom to the top of a rectangle, shifted right by `lean` at the top."""
    reach = (rect.width() + abs(lean)) / 2
    for index in range(-int(reach / step), int(reach / step) + 1):
        x = rect.center().x() + index * step
        painter.drawLine(QPointF(x - lean / 2, rect.bottom()), QPointF(x + lean / 2, rect.top()))
