"""Pictures, films and web pages of recorded games."""

from collections.abc import Callable, Sequence
from functools import partial

from cfanp_gui.core.actions import IllegalAction
from cfanp_gui.core.boards import Square
from cfanp_gui.core.position import Position
from cfanp_gui.core.text import Localize, sentence_of
from cfanp_gui.record import picture
from cfanp_gui.record.drawing_comment import read_drawings
from cfanp_gui.record.film import FilmStrip, frames
from cfanp_gui.record.game_record import GameRecord, RecordError, decided
from cfanp_gui.record.picture_document import (
    Outline,
    PictureContent,
    PictureOptions,
    PictureStyle,
    piece,
)
from cfanp_gui.record.sheet import pages
from cfanp_gui.record.web_page import web_page
from cfanp_gui.session.glyphs import printed


def page(
    games: list[GameRecord], name: str, localize: Localize = str, outline: Outline | None = None
) -> str:
    """Return the web page of games, by its name; `outline` is as in `draw`. Raises RecordError."""
    try:
        signs = partial(printed, localize=localize)
        return web_page(games, name, localize, signs, outline or piece)
    except IllegalAction as error:
        raise RecordError(sentence_of(error)) from None


def draw(
    record: GameRecord,
    ply: int | None = None,
    localize: Localize = str,
    outline: Outline | None = None,
    options: PictureOptions = picture.USUAL_OPTIONS,
    boards: Sequence[int] | None = None,
    plates: bool = True,
) -> str:
    """Return the SVG of a game's position, its drawings and last move. Raises RecordError.

    Only `boards` are shown, if there are any, and `plates` with the names of the players.
    """
    position, shown = _content(record, ply, boards, plates)
    return picture.draw(position, shown, _style(record, localize, outline), options)


def sheet(
    record: GameRecord,
    ply: int | None = None,
    localize: Localize = str,
    outline: Outline | None = None,
    options: PictureOptions = picture.USUAL_OPTIONS,
    boards: Sequence[int] | None = None,
    plates: bool = True,
) -> list[str]:
    """Return a game as pages for paper, with a diagram as `draw` makes it. Raises RecordError."""
    position, shown = _content(record, ply, boards, plates)
    signs = partial(printed, players=len(record.names), localize=localize)
    look = _style(record, localize, outline)
    try:
        return list(pages(record, position, shown, look, options, signs))
    except IllegalAction as error:
        raise RecordError(sentence_of(error)) from None


def _content(
    record: GameRecord, ply: int | None, boards: Sequence[int] | None, plates: bool
) -> tuple[Position, PictureContent]:
    """Return a position of a game, and what a picture shows of it. Raises RecordError."""
    step = record.last_step(ply)
    if step is None:
        position, marked = record.start, list[Square]()
        drawn = read_drawings(record.comment, position)
    else:
        position, marked = step.after, step.transition.squares
        drawn = step.drawings
    if (step and step.node) is (record.moves[-1] if record.moves else None):
        position = decided(position, record.result)
    return position, PictureContent(marked, drawn.arrows, drawn.rings, boards, plates)


def film(
    record: GameRecord,
    first: int = 1,
    last: int | None = None,
    table: bool = False,
    localize: Localize = str,
    pause: Callable[[], object] = lambda: None,
    outline: Outline | None = None,
) -> FilmStrip:
    """Return a film of moves, still to be drawn; see `film.frames`. Raises RecordError."""
    signs = partial(printed, players=len(record.names), localize=localize)
    try:
        moves = frames(record, first, last, table, localize, pause, signs)
    except IllegalAction as error:
        raise RecordError(sentence_of(error)) from None
    return FilmStrip(moves, _style(record, localize, outline))


def _style(record: GameRecord, localize: Localize, outline: Outline | None) -> PictureStyle:
    """Return the style of the pictures of a game."""
    types = record.game.piece_types
    return PictureStyle(record.names, record.colours, types, localize, outline=outline or piece)
