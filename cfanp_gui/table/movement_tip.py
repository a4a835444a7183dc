"""Movement of a piece as a small diagram and text, for tool tips and the help."""

from collections.abc import Mapping
from html import escape
from types import MappingProxyType

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen, QPixmap

from cfanp_gui.core.movement import FAR, Movement, Reach, sentences, terms_of
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import capitalized
from cfanp_gui.table.theme import Theme, set_colours, smooth_painter
from cfanp_gui.table.translate import enumerated, joined, sentence, tr, translated

MADE_HERE = "data:image/png;base64,"
"""Prefix of the URL of a picture embedded in HTML."""
CELL = 24
"""Width of a square in pixels."""
LEAST, WINDOW = 2, 4
"""Least and greatest number of squares shown in each direction; lines may be longer."""
PORTRAIT = 96
"""Width in pixels of the picture of the piece drawn there."""
_WIDTH = 260
"""Width of the text in pixels."""


def sharpness() -> float:
    """Return the device pixels of a picture per pixel: the highest ratio of all screens.

    Rich text would shrink a larger picture without smoothing it.
    """
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


def movement_words(movement: Movement, types: Mapping[str, PieceType]) -> str:
    """Return the movement of a piece in sentences in the language in use."""
    lines = [translated(words) for words in sentences(movement, types)]
    return joined(" ", (sentence(capitalized(words)) for words in lines))


def movement_html(
    movement: Movement,
    letter: str,
    types: Mapping[str, PieceType],
    theme: Theme,
    portrait: QPixmap,
    alike: Mapping[str, QPixmap] = MappingProxyType({}),
) -> str:
    """Return name, diagram and description of a piece type, and those `alike`, as HTML."""
    name = escape(enumerated(types[kind].heading for kind in (letter, *alike)))
    shown = (portrait, *alike.values()) if alike else ()
    side = round(CELL * sharpness())
    ratio, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = (pixmap.toImage().scaled(side, side, ratio, smooth) for pixmap in shown)
    row = f"<tr><td>{''.join(map(inline, small))}</td></tr>" if shown else ""
    reaches = [movement.first or movement.usual, *([movement.abroad] if movement.abroad else [])]
    pictures = (picture(movement, reach, theme, portrait) for reach in reaches)
    boards = "&nbsp;&nbsp;".join(map(inline, pictures))
    goes = any(reach.goes - reach.takes for reach in reaches)
    takes = any(reach.takes - reach.goes | reach.hop_takes for reach in reaches)
    both = any(reach.takes & reach.goes for reach in reaches)
    parts = ((both, tr("● moves or captures")), (goes, tr("○ moves")), (takes, tr("✕ captures")))
    legend = escape("   ".join(words for marked, words in parts if marked))
    words = escape(movement_words(movement, types))
    return (
        f'<table width="{_WIDTH}"><tr><td><b>{name}</b></td></tr>{row}<tr><td>{boards}</td></tr>'
        f"<tr><td><small>{legend}</small></td></tr><tr><td>{words}</td></tr></table>"
    )


def inline(image: QImage) -> str:
    """Return a picture embedded in HTML."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # bytes are refused
    width = round(image.width() / sharpness())
    data = buffer.data().toBase64().toStdString()
    return f'<img src="{MADE_HERE}{data}" width="{width}">'


def picture(movement: Movement, reach: Reach, theme: Theme, portrait: QPixmap) -> QImage:
    """Return a diagram of a piece's moves and captures; for a hopper, of one hop."""
    marks = _marks(movement, reach)
    ways = [movement.way(reach.origin, at) for at in marks]
    far = min(max([LEAST, *(max(abs(x), abs(y)) for x, y in ways)]), WINDOW)
    left, right = _span(reach.origin % movement.files, movement.files, far)
    low, high = _span(reach.origin // movement.files, movement.ranks, far)
    size = (right - left) * CELL + 1, (high - low) * CELL + 1
    sharp = sharpness()
    image = QImage(round(size[0] * sharp), round(size[1] * sharp), QImage.Format.Format_RGB32)
    image.fill(theme.light_square)
    painter = smooth_painter(image)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(sharp, sharp)

    def cell(square: int) -> QRectF | None:
        file, rank = square % movement.files, square // movement.files
        if not (left <= file < right and low <= rank < high):
            return None
        return QRectF((file - left) * CELL, (high - 1 - rank) * CELL, CELL, CELL)

    painter.setPen(QPen(theme.dark_square, 1))
    for at in range(0, size[0], CELL):
        painter.drawLine(QPointF(at + 0.5, 0), QPointF(at + 0.5, size[1]))
    for at in range(0, size[1], CELL):
        painter.drawLine(QPointF(0, at + 0.5), QPointF(size[0], at + 0.5))
    for square, mark in marks.items():
        if (where := cell(square)) is not None:
            _draw_mark(painter, where, mark, theme)
    where = cell(reach.origin)
    assert where is not None, "the piece stands in the middle"
    place = where.adjusted(1, 1, 0, 0)
    size_there = (place.size() * sharp).toSize()
    smooth = Qt.TransformationMode.SmoothTransformation
    shrunk = portrait.scaled(size_there, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    painter.drawPixmap(place, shrunk, QRectF(shrunk.rect()))
    painter.end()
    return image


def _span(at: int, size: int, far: int) -> tuple[int, int]:
    """Return the range of squares shown around one, of the same length near an edge."""
    length = min(size, 2 * far + 1)
    first = max(0, min(at - far, size - length))
    return first, first + length


_BOTH, _GOES, _TAKES, _SCREEN = "both", "goes", "takes", "screen"


def _marks(movement: Movement, reach: Reach) -> Mapping[int, str]:
    """Return the marks to draw, by square."""
    marks = _reached(reach.goes, reach.takes)
    terms = terms_of(movement, reach)
    # The one that goes farthest and most straight ahead.
    jumps = terms.hop_takes or terms.hops
    if jumps:
        jump = max(jumps, key=lambda term: (term.times == FAR, term.way[1], -abs(term.way[0])))
        x, y = jump.way
        squares = range(1, movement.room(reach.origin, jump.way) + 1)
        line = [reach.origin + (y * movement.files + x) * number for number in squares]
        behind = _reached(reach.hops, reach.hop_takes)
        marks = {at: mark for at, mark in marks.items() if at not in line}
        marks |= {at: behind[at] for at in line if at in behind}
        marks[line[0]] = _SCREEN
    return marks


def _reached(goes: frozenset[int], takes: frozenset[int]) -> dict[int, str]:
    """Return the marks of squares to which a piece moves and on which it captures."""
    marks = {at: _BOTH if at in takes else _GOES for at in goes}
    return marks | dict.fromkeys(takes - goes, _TAKES)


def _draw_mark(painter: QPainter, where: QRectF, mark: str, theme: Theme) -> None:
    """Draw a mark in a square: a disc, a ring, a cross, or a piece that is jumped over."""
    ink = QColor("#23272b") if theme.light_square.lightness() > 128 else QColor("#f3efe4")
    middle, radius = where.center(), CELL * (0.36 if mark == _SCREEN else 0.2)
    set_colours(painter, {_SCREEN: QColor("#9aa0a3"), _BOTH: ink}.get(mark), ink, 2)
    if mark != _TAKES:
        painter.drawEllipse(middle, radius, radius)
        return
    for side in (1, -1):
        arm = QPointF(radius, radius * side)
        painter.drawLine(middle - arm, middle + arm)
