"""Pictures of positions in dialogs: of a house rule's meaning, and of a game's start."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QByteArray, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

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


def _figures(game: Game, start: Position, board: int) -> int:
    """Return the number of pieces on a board that are drawn as those of chess."""
    figures = {kind.asset for kind in FIDE_TYPES.values()}
    letters = (piece.letter for square, piece in start.pieces().items() if square.board == board)
    return sum(game.piece_types[letter].asset in figures for letter in letters)


@lru_cache(256)
def picture_of(
    game: Game, art: ArtKeys, ground: Ground, pixels: int, colours: tuple[str, ...] = ()
) -> QImage:
    """Return the picture of a game, a square of a size in pixels; drawn when first asked for.

    It shows all of a pair or a board in the `colours` of armies, and without these a part of it.
    """
    start = game.initial(game.player_counts[0], {})
    first = start.boards()[0]
    boards = [board.id for board in start.boards() if board.files == first.files][:2]
    own = boards if first.seams else boards[:1]  # a half-board with those against it
    if not colours:  # in front the army that differs most from that of chess
        own.sort(key=partial(_figures, game, start))
    ground = ground._replace(table="none") if colours else ground
    style = _style(game, ground, outline_of(art), colours)
    shown = PictureContent(boards=own, plates=False, hands=True)
    drawn = picture.draw(start, shown, style)
    renderer = QSvgRenderer(QByteArray(drawn.encode()))
    if colours:
        renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
        return rendered(renderer, QSize(pixels, pixels))
    # The middle of the lowest ranks is shown, with a hand below them.
    side = min(_SIDE + (first.files - _SIDE) % 2, first.files) * SQUARE
    whole = renderer.defaultSize()
    has_hand = start.pocket(own[0]) is not None
    bottom = whole.height() - picture.MARGIN / 2 - (0 if has_hand else FRAME)
    renderer.setViewBox(QRectF((whole.width() - side) / 2, bottom - side, side, side))
    return rendered(renderer, QSize(pixels, pixels))
