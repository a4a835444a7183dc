"""Pictures of positions in dialogs: of a house rule's meaning, and of a game's start."""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainterPath, QPaintEvent, QPen
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

from cfanp_gui.core.boards import BoardSpec
from cfanp_gui.core.game import Game, OptionExample, Position
from cfanp_gui.core.pieces import FIDE_TYPES, PieceType
from cfanp_gui.record import picture
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.picture_document import Ground, Outline, PictureContent, PictureStyle, bearing
from cfanp_gui.record.picture_layout import FRAME, SQUARE
from cfanp_gui.table.layers.piece_art import PIECE_SETS, USUAL_ART, ArtKeys, has_outline, piece_svg
from cfanp_gui.table.theme import Theme, smooth_painter
from cfanp_gui.table.translate import translated
from cfanp_gui.window.services.render_files import drawn as rendered
from cfanp_gui.window.services.render_files import fitted
from cfanp_gui.window.widgets.style import theme_of

_BOX = 45
"""Side of the square in which pictures draw a piece, see `record.picture_document`."""
_SVG = re.compile(r'<svg[^>]*viewBox="0 0 (\d+) \d+"[^>]*>(.*)</svg>', re.DOTALL)


class SvgPicture(QWidget):
    """Picture scaled to the room available."""

    def __init__(self) -> None:
        super().__init__()
        self._renderer = QSvgRenderer(self)

    def show_svg(self, svg: str) -> None:
        """Show another picture."""
        self._renderer.load(QByteArray(svg.encode()))
        self._renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)  # of the picture
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._renderer.render(smooth_painter(self), QRectF(self.rect()))


class PositionPicture(SvgPicture):
    """Drawing of a position, with its content in words for assistive tools."""

    def __init__(self, art: ArtKeys = USUAL_ART) -> None:
        super().__init__()
        self._outline = outline_of(art)
        self._drawn: tuple[Game, Position, PictureContent] | None = None
        self._example: tuple[Game, OptionExample, str] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_art(self, art: ArtKeys) -> None:
        """Draw with other pictures of pieces from now on."""
        self._outline = outline_of(art)
        self._draw()

    def show_position(
        self, game: Game, position: Position, shown: PictureContent, words: str
    ) -> None:
        """Draw a position of a game; `words` describe it for assistive tools."""
        self._drawn = game, position, shown
        self.setAccessibleName(words)
        self._draw()

    def show_example(self, game: Game, example: OptionExample | None) -> None:
        """Draw an example of a house rule; hide the picture if there is none."""
        self.setHidden(example is None)
        if example is None:
            return
        words = translated(example.words)
        # Each change of a rule shows the examples of all, of which few are others then.
        if self._example != (game, example, words):
            self._example = game, example, words
            position = position_of(game, example)
            self.show_position(game, position, shown_of(example, position), words)

    @property
    def document(self) -> str:
        """Return the picture as SVG; empty while nothing is shown."""
        if self._drawn is None:
            return ""
        game, position, shown = self._drawn
        ground = ground_of(theme_of(self))._replace(table="none")
        return picture.draw(position, shown, _style(game, ground, self._outline))

    def sizeHint(self) -> QSize:
        """Return the preferred size, in pixels."""
        return QSize(360, 240)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 80)

    def changeEvent(self, event: QEvent) -> None:
        """Draw again on another background, and in another language."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._draw()
        super().changeEvent(event)

    def _draw(self) -> None:
        if document := self.document:
            self.show_svg(document)


def _style(
    game: Game, ground: Ground, outline: Outline, colours: Sequence[str] = ()
) -> PictureStyle:
    return PictureStyle((), colours, game.piece_types, translated, ground, outline)


def ground_of(theme: Theme) -> Ground:
    """Return the colours of the table in a theme, for a picture."""
    ground = (theme.table, theme.light_square, theme.dark_square, theme.plate, theme.plate_line)
    marks = (theme.text, theme.soft_text, theme.accent, theme.accent_text, theme.last_move)
    return Ground(*(colour.name() for colour in (*ground, *marks)))


def outline_of(art: ArtKeys) -> Outline:
    """Return the outlines of a set of pieces in a picture; of an unknown set, the usual one."""
    piece, pieces = bearing(art.signs), art.pieces
    if pieces not in {others.key for others in PIECE_SETS[1:]}:
        return piece

    def outline(key: str, paint: str, types: Mapping[str, PieceType], side: int, turn: int) -> str:
        if (kind := types.get(key)) is None or not has_outline(kind, pieces):
            return piece(key, paint, types, side, turn)
        if (svg := _SVG.search(piece_svg(kind, QColor(paint), pieces))) is None:
            return piece(key, paint, types, side, turn)
        return f'<g transform="scale({_BOX / int(svg[1]):g})">{svg[2]}</g>'

    return outline


def position_of(game: Game, example: OptionExample) -> Position:
    """Return the position of an example."""
    return game.from_text(example.position, {**game.as_seated, **example.options})


def shown_of(example: OptionExample, position: Position) -> PictureContent:
    """Return the contents of an example's picture."""
    pieces = position.pieces()
    paints = {square: position.style(piece).paint for square, piece in pieces.items()}
    arrows = [Arrow(source, to, paints[source], True) for source, to in example.threats]
    arrows += [Arrow(source, to, paints[source], False) for source, to in example.arrows]
    rings = [Ring(square, paints[square]) for square in example.rings]
    return PictureContent((), arrows, rings, example.boards or None, plates=False)


def small_picture(
    game: Game, position: Position, boards: Collection[int], ground: Ground, size: QSize
) -> QImage:
    """Return a picture of some boards of a position, two at least, within a size in pixels."""
    shown = dict.fromkeys((*boards, *(board.id for board in position.boards())))
    style = _style(game, ground._replace(table="none"), outline_of(USUAL_ART))
    content = PictureContent(boards=list(shown)[: max(2, len(boards))], plates=False)
    return fitted(picture.draw(position, content, style), size)


_SIDE = 4
"""Number of squares shown of a board each way, or one more if it has an odd number of files."""


_EMBLEM, _LONGEST = QRectF(0.1, 0.05, 0.8, 0.38), 4
"""Place of a game's emblem in its picture, whose side is 1, and most characters in a line."""


def _unusual(game: Game, start: Position, board: BoardSpec) -> list[tuple[int, bool]]:
    """Return the file of each piece on a board, with True if it is not drawn as one of chess."""
    figures = {kind.asset for kind in FIDE_TYPES.values()}
    return [
        (square.index % board.files, game.piece_types[piece.letter].asset not in figures)
        for square, piece in start.pieces().items()
        if square.board == board.id
    ]


def _paint_emblem(image: QImage, words: str) -> None:
    """Paint the emblem of a game over the upper half of its picture, as large as fits."""
    path, font, half = QPainterPath(), QFont(), -(-len(words) // 2)
    font.setBold(True)
    rows = (words[:half], words[half:]) if len(words) > _LONGEST else (words,)
    for row, text in enumerate(rows):
        path.addText(0, row * QFontMetricsF(font).ascent(), font, text)
    place, drawn, side = _EMBLEM, path.boundingRect(), image.width()
    times = min(place.width() * side / drawn.width(), place.height() * side / drawn.height())
    painter = smooth_painter(image)
    painter.translate(place.center() * side)
    painter.scale(times, times)
    painter.translate(-drawn.center())
    pen = QPen(QColor("#20242a"), 3 * side / _BOX / times)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(path, pen)
    painter.fillPath(path, QColor("#ffffff"))
    painter.end()


@lru_cache(256)
def picture_of(
    game: Game, art: ArtKeys, ground: Ground, pixels: int, colours: tuple[str, ...] = ()
) -> QImage:
    """Return the picture of a game, a square of a size in pixels; drawn when first asked for.

    It shows all of a pair or a board in the `colours` of armies, and without these a part of it.
    """
    start = game.initial(game.player_counts[0], {})
    first = start.boards()[0]
    boards = [board for board in start.boards() if board.files == first.files][:2]
    # A half-board with those against it; in front the army that differs most from that of chess.
    unusual = {board.id: _unusual(game, start, board) for board in boards}
    own = list(unusual) if first.seams else list(unusual)[:1]
    if not colours:
        own.sort(key=lambda board: sum(not differs for _, differs in unusual[board]))
    ground = ground._replace(table="none") if colours else ground
    style = _style(game, ground, outline_of(art), colours)
    shown = PictureContent(boards=own, plates=False, hands=True)
    drawn = picture.draw(start, shown, style)
    renderer = QSvgRenderer(QByteArray(drawn.encode()))
    if colours:
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        return rendered(renderer, QSize(pixels, pixels))
    # The lowest ranks are shown, with a hand below them: the middle, or the part nearest to it with
    # a piece that differs from chess.
    hand = start.pocket(own[0])
    across = min(_SIDE + (first.files - _SIDE) % 2, first.files)
    middle = (first.files - across) // 2
    seen = {file for file, differs in unusual[own[0]] if differs} if not hand else ()
    parts = sorted(range(first.files - across + 1), key=lambda left: abs(left - middle))
    telling = (left for left in parts if any(left <= file < left + across for file in seen))
    left = next(telling, middle)
    side, whole = across * SQUARE, renderer.defaultSize()
    bottom = whole.height() - picture.MARGIN / 2 - (FRAME if hand is None else 0)
    start_x = (whole.width() - side) / 2 + (left - middle) * SQUARE
    renderer.setViewBox(QRectF(start_x, bottom - side, side, side))
    image = rendered(renderer, QSize(pixels, pixels))
    if game.emblem:
        _paint_emblem(image, game.emblem)
    return image
