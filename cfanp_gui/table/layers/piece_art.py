"""Pictures of pieces: the outlines of a set in an army's colour, rasterised once per size."""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from cfanp_gui.assets import asset
from cfanp_gui.core.pieces import PieceType
from cfanp_gui.core.text import Text
from cfanp_gui.record.tokens import SIDE, token
from cfanp_gui.table.layers import frost
from cfanp_gui.table.layers.lettering import font_of, outlined
from cfanp_gui.table.theme import (
    DEAD,
    blank,
    draw_pattern,
    fill,
    ink_on,
    is_dark,
    set_colours,
    smooth_painter,
)
from cfanp_gui.table.translate import translated


@dataclass(frozen=True, slots=True)
class PieceSet:
    """A set of outlines that a player can choose, with its artist and licence."""

    key: str
    """Name of the set in settings, and of its folder in `resources/pieces/`."""
    name: Text
    artist: str
    licence: str
    """SPDX identifier of the licence, or a plain name if it has none."""

    @property
    def title(self) -> str:
        """Return the name shown to the player, in the language in use."""
        return translated(self.name)


CBURNETT = PieceSet("cburnett", Text("Classic"), "Colin M. L. Burnett", "GPL-3.0-or-later")
"""The set that python-chess includes too; also the fallback for unknown keys."""
PIECE_SETS = (
    CBURNETT,
    PieceSet("kryukov", Text("Engraved"), "Alexey Kryukov", "GPL-2.0-or-later"),
    PieceSet("kilfiger", Text("Modern"), "James Kilfiger", Text("public domain")),
)
"""All sets, in the order in which they are offered."""


# Two named tuples: they are keys of the caches of pictures, in which each piece is looked up after
# a move, and a tuple is hashed and compared in a quarter of the time of a dataclass.


class PieceLook(NamedTuple):
    """Appearance of a piece, apart from its type and the set in use."""

    pattern: int
    """Number of the pattern on its stand, see `theme.draw_pattern`."""
    colour: str
    captor: str | None = None
    """Colour of the player who took the army over; None while its own player has it."""
    dead: bool = False
    label: str = ""
    """Letter or number of up to two digits on its stand; empty for none."""
    stand: str | None = None
    """Paint of its stand if it differs from the piece's; None for the same."""
    frozen: bool = False
    """True if it is covered with frost because its army is frozen."""
    stone: bool = False
    """True if it is drawn as cracked stone because its army lost its King."""
    side: int = 0
    """1 for an army set up as Black, whose tokens may show other characters; otherwise 0."""
    turn: int = 0
    """Angle in degrees by which a token that points is turned on the screen."""


def has_outline(piece_type: PieceType, piece_set: str = CBURNETT.key) -> bool:
    """Return True if a set has an outline for a type of piece, see `PieceType.asset`."""
    try:
        _outline(piece_set, f"{piece_type.asset}-light.svg")
    except FileNotFoundError:
        return False
    return True


def piece_svg(piece_type: PieceType, fill: QColor, piece_set: str = CBURNETT.key) -> str:
    """Return a piece of a set, a dark one for a dark colour, as an SVG picture in that colour.

    Raises FileNotFoundError for an unknown set, or for a type that it has no outline for.
    """
    dark, paint = is_dark(fill), fill.name()
    outline = _outline(piece_set, f"{piece_type.asset}-{'dark' if dark else 'light'}.svg")
    if piece_set != CBURNETT.key:
        return outline.replace('"#fff"', f'"{paint}"').replace('"#000"', f'"{ink_on(fill).name()}"')
    # Paint replaces its black if dark, else its white.
    short, full = ("#000", "#000000") if dark else ("#fff", "#ffffff")
    for name in ("fill", "stroke") if dark else ("fill",):
        outline = outline.replace(f'{name}="{short}"', f'{name}="{paint}"')
        outline = outline.replace(f"{name}:{full}", f"{name}:{paint}")
    return outline


@cache
def _outline(piece_set: str, file: str) -> str:
    """Return the SVG text of an outline; `#fff` in it stands for paint and `#000` for lines."""
    return asset("pieces", piece_set, file).read_text(encoding="utf-8")


CHARACTERS = "characters"
"""Default signs of tokens, see `record.tokens`, which few games need."""


class ArtKeys(NamedTuple):
    """Key of a set of pieces, and the signs on tokens, one of `record.tokens.SIGNS`."""

    pieces: str = CBURNETT.key
    signs: str = CHARACTERS


USUAL_ART = ArtKeys()
_MOST = 4000
"""Largest number of pictures of each kind that are kept."""


class PieceArt:
    """Pictures of pieces in the set in use."""

    def __init__(self) -> None:
        self.keys = USUAL_ART
        """The set and the signs of tokens, on which every picture depends."""

    def set_look(self, key: str, signs: str = CHARACTERS) -> None:
        """Set the piece set by its key, Cburnett's for an unknown one, and the signs of tokens."""
        known = any(known_set.key == key for known_set in PIECE_SETS)
        self.keys = ArtKeys(key if known else CBURNETT.key, signs)

    def pixmap(
        self, piece_type: PieceType, look: PieceLook, pixels: int, ratio: float = 1.0
    ) -> QPixmap:
        """Return a piece's picture on a square of a size in device pixels, `ratio` to a unit."""
        return picture(self.keys, piece_type, look, pixels, ratio)


# Drawing: a square of 100 by 100 units, at any size in pixels

_BODY = QRectF(5, -2, 90, 90)
_LIFTED = QRectF(9.5, -6, 81, 81)
"""Place of a token in a square so small that its label would cover the foot of its character."""
_ROOMY = 36
"""Smallest square in pixels in which the label does not cover it."""
_DISC = QRectF(11, 1, 78, 78)
"""Place of a piece that is drawn as its letter."""
_STAND = QRectF(14, 77, 72, 20)
_RIM = 1.5
"""Width of the light rim round a dark piece."""
_LABEL = 17.0
"""Height of the letters of a label."""
_LEAST_LABEL = 9
"""Least height of these letters in pixels, for legibility."""
_LABELLED = 20
"""Smallest square in pixels that has room for a label."""


def _paints(look: PieceLook) -> tuple[QColor, QColor]:
    """Return the paints of a piece and its stand."""
    colour = DEAD if look.dead else QColor(look.colour)
    return colour, colour if look.stand is None or look.dead else QColor(look.stand)


def _painter(pixmap: QPixmap) -> QPainter:
    painter = smooth_painter(pixmap)
    painter.scale(pixmap.width() / 100, pixmap.height() / 100)
    return painter


# All tables and windows of the program share the pictures


@lru_cache(maxsize=_MOST)
def picture(
    keys: ArtKeys, piece_type: PieceType, look: PieceLook, pixels: int, ratio: float
) -> QPixmap:
    """Return the picture of a piece on its stand, with the label over its foot."""
    pixmap, (colour, _) = blank(pixels, pixels), _paints(look)
    body = _body(keys, piece_type, look, colour, pixels)
    if look.frozen:
        frost.frost_body(body)
    if look.stone:
        frost.crack_body(body)
    painter = QPainter(pixmap)
    painter.drawPixmap(QPointF(0.035, 0.03) * pixels, _shadow(body))
    painter.drawPixmap(0, 0, stand(look, pixels))
    if is_dark(colour):
        ink, crowded = ink_on(colour).name(), _is_crowded(piece_type, look, pixels)
        painter.drawPixmap(0, 0, rim(keys, piece_type, look.turn, ink, crowded, pixels))
    painter.drawPixmap(0, 0, body)
    if (words := label(look, pixels)) is not None:
        painter.drawPixmap(0, 0, words)
    if look.frozen:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(pixels / 100, pixels / 100)
        frost.draw_crystal(painter, *frost.BESIDE)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _shadow(body: QPixmap) -> QPixmap:
    """Return the soft shadow of a body: small and large again it is blurred."""
    smooth, size = Qt.TransformationMode.SmoothTransformation, body.size()
    shadow = body.scaled((size / 10).expandedTo(QSize(1, 1)), mode=smooth).scaled(size, mode=smooth)
    painter = QPainter(shadow)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(painter, QRectF(shadow.rect()), QColor(0, 0, 0, 80))
    painter.end()
    return shadow


def _is_crowded(piece_type: PieceType, look: PieceLook, pixels: int) -> bool:
    """Return True if the label of a token would cover the foot of its character."""
    return bool(look.label) and _LABELLED <= pixels < _ROOMY and "/" in piece_type.asset


def _body(
    keys: ArtKeys, piece_type: PieceType, look: PieceLook, colour: QColor, pixels: int
) -> QPixmap:
    """Return the picture of a piece without its stand."""
    pixmap = blank(pixels, pixels)
    painter = _painter(pixmap)
    outline = _outlined(keys, piece_type, look, colour)
    if outline is None:
        set_colours(painter, colour, ink_on(colour), 3)
        painter.drawEllipse(_DISC)
        letter = outlined(piece_type.letter, font_of(56, bold=True), _DISC.center())
        painter.fillPath(letter, ink_on(colour))
    else:
        place = _LIFTED if _is_crowded(piece_type, look, pixels) else _BODY
        QSvgRenderer(QByteArray(outline.encode())).render(painter, place)
    painter.end()
    return pixmap


def _outlined(keys: ArtKeys, piece_type: PieceType, look: PieceLook, colour: QColor) -> str | None:
    """Return the picture of a piece as SVG; None if no set has an outline for its type."""
    if "/" not in piece_type.asset:
        sets = (key for key in (keys.pieces, CBURNETT.key) if has_outline(piece_type, key))
        key = next(sets, None)
        return None if key is None else piece_svg(piece_type, colour, key)
    try:
        body = token(piece_type.asset, colour.name(), look.side, look.turn, keys.signs)
    except FileNotFoundError:
        return None
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIDE} {SIDE}">{body}</svg>'


@lru_cache(maxsize=_MOST)
def rim(
    keys: ArtKeys, piece_type: PieceType, turn: int, ink: str, crowded: bool, pixels: int
) -> QPixmap:
    """Return a line of ink round a body, for dark paint on a dark square."""
    look = PieceLook(0, "#000000", label="a" if crowded else "", turn=turn)
    shade = _body(keys, piece_type, look, QColor(look.colour), pixels)
    inside = QPainter(shade)
    inside.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    fill(inside, QRectF(shade.rect()), QColor(ink))
    inside.end()
    width = max(_RIM * pixels / 100, 0.6)
    line = blank(pixels, pixels)
    painter = QPainter(line)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for right, down in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7)):
        for side in (width, -width):
            painter.drawPixmap(QPointF(right * side, down * side), shade)
    painter.end()
    return line


@lru_cache(maxsize=_MOST)
def stand(look: PieceLook, pixels: int) -> QPixmap:
    """Return the stand of a piece: paint, pattern, and a ring in the captor's colour.

    It is a disc with an edge, lit from the top left, and its shadow touches it.
    """
    pixmap = blank(pixels, pixels)
    painter = _painter(pixmap)
    _, colour = _paints(look)
    set_colours(painter, QColor(0, 0, 0, 45))
    for wider in (0.0, 2.5, 5.0, 7.5):
        painter.drawEllipse(_STAND.adjusted(4 - wider, 4 - wider / 3, 4 + wider, 3 + wider / 3))
    if look.captor is not None and not look.dead:
        captor = QColor(look.captor)
        set_colours(painter, captor, ink_on(captor), 1.2)
        painter.drawEllipse(_STAND.adjusted(-7, -6, 7, 3.5))
    faint = ink_on(colour)
    set_colours(painter, colour, faint, 2.2)
    if look.stone:  # stone pieces stand on a slab
        painter.drawRect(_STAND.adjusted(0, 1, 0, -1))
    else:
        top = _STAND.adjusted(0, 0, 0, -3)
        set_colours(painter, colour.darker(160), faint, 2.2)
        painter.drawEllipse(_STAND.adjusted(0, 3, 0, 0))
        set_colours(painter, colour, faint, 1.6)
        painter.drawEllipse(top)
        faint.setAlpha(120)
        draw_pattern(painter, top.adjusted(2, 2, -2, -2), look.pattern, faint)
        set_colours(painter, None, QColor(255, 255, 255, 130), 1.6)
        painter.drawArc(top.adjusted(3, 2, -3, -2), 95 * 16, 85 * 16)
    painter.end()
    return pixmap


@lru_cache(maxsize=_MOST)
def label(look: PieceLook, pixels: int) -> QPixmap | None:
    """Return the label over the foot of a piece, on whole pixels; None if there is none."""
    if not look.label or pixels < _LABELLED:
        return None
    pixmap, (_, colour) = blank(pixels, pixels), _paints(look)
    painter = smooth_painter(pixmap)
    font = font_of(max(round(_LABEL * pixels / 100), _LEAST_LABEL), bold=True)
    ink = QFontMetricsF(font).tightBoundingRect(look.label)
    height = 17.0 * pixels / 100
    size = QSizeF(max(ink.width() + height * 0.4, height * 1.25), max(ink.height() + 2, height))
    patch = QRectF(QPointF(0, 0), size)
    middle = QPointF(_STAND.center() * pixels / 100)
    patch.moveCenter(QPointF(middle.x(), min(middle.y(), pixels - size.height() / 2)))
    set_colours(painter, colour)
    radius = min(size.width(), size.height()) / 2
    painter.drawRoundedRect(patch, radius, radius)
    painter.setFont(font)
    painter.setPen(ink_on(colour))
    offset = patch.center() - ink.center()
    painter.drawText(QPointF(round(offset.x()), round(offset.y())), look.label)
    painter.end()
    return pixmap
