"""A range of moves as frames, each with boards, caption and player, drawn as SVG documents."""

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from cfanp_gui.core.actions import Transition
from cfanp_gui.core.boards import Square, whole
from cfanp_gui.core.notation import shown_token
from cfanp_gui.core.position import Position
from cfanp_gui.core.situation import Situation
from cfanp_gui.core.text import Localize, Text
from cfanp_gui.core.wording import Badge
from cfanp_gui.record.drawing_comment import read_drawings
from cfanp_gui.record.drawings import Drawings
from cfanp_gui.record.game_record import GameRecord, RecordError, Step
from cfanp_gui.record.palette import DEAD, ink_on, usual_colours
from cfanp_gui.record.picture import part
from cfanp_gui.record.picture_document import (
    Part,
    PictureContent,
    PictureStyle,
    Shapes,
    document,
    label,
)

MAX_FRAMES = 500
"""Maximum number of moves in a film."""


class FilmFrame(NamedTuple):
    """One move of a film, after it is played."""

    position: Position
    boards: tuple[int, ...] | None
    """Ids of the boards concerned; None for the whole table."""
    marked: tuple[Square, ...]
    """Squares of the move."""
    drawings: Drawings
    badge: Badge | None
    """Badge of its player."""
    caption: str
    """Its number, notation and glyphs."""
    note: str = ""
    """Later actions that moved nothing."""


def frames(
    record: GameRecord,
    first: int = 1,
    last: int | None = None,
    table: bool = False,
    localize: Localize = str,
    pause: Callable[[], object] = lambda: None,
    signs: Callable[[Iterable[int]], str] = lambda _: "",
) -> list[FilmFrame]:
    """Return a frame for each move of a record's main line, from one action to another.

    They are numbered from 1; without a last one the film runs to the end. Each shows the boards its
    move was about or, with `table`, all of them. `localize` translates words. `pause` is called
    between the moves, so that others may work. `signs` writes the glyphs of a move. Raises
    RecordError for a range that is not in the game, is too long or holds no move, IllegalAction if
    the record cannot be played.
    """
    count = len(record.moves)
    end = count if last is None else last
    words = {"first": first, "last": end, "count": count}
    if not 1 <= first <= end <= count:
        raise RecordError(
            "the game has no moves {first} to {last} (expected between 1 and {count})", **words
        )
    film: list[FilmFrame] = []
    for number, step in enumerate(record.steps(), start=1):
        if number > end:
            break
        pause()
        if number < first:
            continue
        frame = _frame(record, step, table, localize, signs(step.node.nags))
        if frame.marked:
            if len(film) == MAX_FRAMES:
                raise RecordError("a film has at most {most} moves", most=MAX_FRAMES)
            film.append(frame)
        elif film:
            before = film[-1]
            note = " · ".join(filter(None, (before.note, frame.caption)))
            film[-1] = before._replace(note=note)
    if not film:
        raise RecordError("nothing is moved from {first} to {last}", **words)
    return film


def _frame(
    record: GameRecord, step: Step, table: bool, localize: Localize, signs: str
) -> FilmFrame:
    """Return the frame of an action; one that moved nothing has no squares."""
    transition = step.transition
    squares = tuple(dict.fromkeys(touched(transition)))
    gone = {square.board for square in squares} - {board.id for board in step.after.boards()}
    shown = step.before if gone else step.after
    return FilmFrame(
        shown,
        None if table else tuple(boards_about(shown, transition, squares)),
        squares,
        read_drawings(step.node.comment, shown, transition.pushed),
        record.game.wording.entry_badge(situation(record, step.before, localize), transition),
        called(record, step, localize) + signs,
    )


def situation(record: GameRecord, position: Position, localize: Localize) -> Situation:
    """Return the situation at a position of a game, for a wording."""

    def name(player: int) -> str:
        own = record.names[player - 1] if player <= len(record.names) else ""
        return own or localize(Text("Player {number}", number=player))

    return Situation(record.game, record.start, position, name, options=record.options)


def called(record: GameRecord, step: Step, localize: Localize) -> str:
    """Return the name of an action, with its number if something is moved."""
    number, text = numbered(record, step, localize)
    return text if number is None else f"{number}. {text}"


def numbered(record: GameRecord, step: Step, localize: Localize) -> tuple[int | None, str]:
    """Return the round of an action, if something is moved and it is counted, and its name."""
    before, transition = step.before, step.transition
    words = record.game.wording.entry(situation(record, before, localize), transition)
    notation = record.game.notation
    token = shown_token(notation.human(before, step.node.action, transition))
    number = notation.round(before) if any(touched(transition)) else None
    return number, token if words is None else localize(words)


def touched(transition: Transition) -> Iterator[Square]:
    """Yield the squares a move was about."""
    yield from transition.squares
    if not transition.went and not transition.placed and len(transition.captured) == 1:
        # A single piece that was given up; an army removed as a whole is described in words.
        yield transition.captured[0].square


def boards_about(
    position: Position, transition: Transition | None, squares: Collection[Square] = ()
) -> Iterable[int]:
    """Return the ids of the boards of an action: the pair pushed, or whole boards of squares."""
    if transition is not None and transition.pushed is not None:
        return transition.pushed
    touched = {square.board for square in squares}
    if position.join is not None:
        return sorted(touched)
    return [board for group in whole(position.boards()) if touched & set(group) for board in group]


# Films as SVG: strips and pages of pictures in a grid, or single stills

MARGIN = 40
USUAL = 540
"""Picture width at which letters have their usual size."""
BETWEEN = 36
"""Space between two pictures of a row, and between rows."""
CAPTION = 50
"""Height of the line below a picture."""
NOTE = 30
"""Height of a second line."""
LEGEND = 48
"""Height of a line of names."""
FOOT = 40
"""Space at the bottom of a page for its number."""
MAX_COLUMNS = 12
COLUMNS = 4
"""Default number of pictures in a row of a strip."""
PAGE_COLUMNS = 3
"""Default number of pictures in a row on paper."""
PAGE = math.sqrt(2)
"""Ratio of a page's height to its width."""

_PAPER = "#ffffff"
_TEXT = "#23272b"
_SOFT = "#565d61"
_GROUND = "#d3d9d6"
_SIZE = 25
"""Font size of captions, in units, as other sizes."""
_WIDE = 0.6
"""Maximum average width of a letter, relative to the font size."""


_Cell = tuple[Part, FilmFrame]
"""A picture with its caption."""


class FilmStrip:
    """A film that is being drawn: one frame at a time, so that others may work between."""

    def __init__(self, frames: Sequence[FilmFrame], look: PictureStyle) -> None:
        """Begin with one or more `frames`."""
        self._frames, self.length = frames, len(frames)
        self._start = frames[0].position
        colours = tuple(look.colours) or tuple(usual_colours(self._start))
        self._look, self._shapes = look._replace(colours=colours), Shapes()
        self._cells: list[_Cell] = []

    def draw(self) -> Iterator[int]:
        """Draw frame by frame and yield the number drawn; results are ready only at the end."""
        for frame in self._frames[len(self._cells) :]:
            boards = frame.boards
            shown = PictureContent(frame.marked, *frame.drawings, boards, boards is None)
            self._cells.append((part(frame.position, shown, self._look, self._shapes), frame))
            yield len(self._cells)

    # Sizes

    @property
    def _width(self) -> float:
        """Return the width of the widest picture."""
        return max(drawn.width for drawn, _ in self._cells)

    @property
    def _zoom(self) -> float:
        """Return the factor by which letters are enlarged to fit wider pictures."""
        return max(1.0, self._width / USUAL)

    @property
    def _picture(self) -> float:
        """Return the height of the highest picture."""
        return max(drawn.height for drawn, _ in self._cells)

    @property
    def _height(self) -> float:
        """Return the height of a picture with its caption."""
        notes = any(frame.note for _, frame in self._cells)
        return self._picture + (CAPTION + (NOTE if notes else 0)) * self._zoom

    def _page(self, columns: int) -> tuple[int, float]:
        """Return the number of pictures in a row of a page, and its width."""
        across = max(1, min(columns, len(self._cells), MAX_COLUMNS))
        return across, 2 * MARGIN + across * self._width + (across - 1) * BETWEEN

    # Documents

    def strip(self, columns: int) -> str:
        """Return the whole film as one SVG document with `columns` pictures in a row."""
        across, width = self._page(columns)
        names, top = legend(self._start, self._look, width, self._zoom)
        rows = math.ceil(len(self._cells) / across)
        height = top + rows * (self._height + BETWEEN) - BETWEEN + MARGIN
        lines = [_rect(width, height, _PAPER), *names, *self._grid(self._cells, across, top)]
        return self._document(width, height, lines)

    def pages(self, columns: int, ratio: float) -> Iterator[str]:
        """Yield the film as SVG documents, pages whose height is `ratio` times their width."""
        across, width = self._page(columns)
        height = width * ratio
        names, top = legend(self._start, self._look, width, self._zoom)
        groups, rest = [], self._cells
        room = height - top - FOOT - MARGIN
        while rest:
            rows = max(1, math.floor((room + BETWEEN) / (self._height + BETWEEN)))
            groups.append(rest[: rows * across])
            rest = rest[rows * across :]
            room = height - 2 * MARGIN - FOOT
        # A picture that is higher than a page makes all pages higher.
        height = max(height, top + self._height + FOOT + MARGIN)
        for number, cells in enumerate(groups, start=1):
            lines = [_rect(width, height, _PAPER), *(names if number == 1 else ())]
            lines += self._grid(cells, across, top if number == 1 else MARGIN)
            if len(groups) > 1:
                page = f"{number} / {len(groups)}"
                lines.append(label(width / 2, height - MARGIN, 20, _SOFT, page))
            yield self._document(width, height, lines)

    def stills(self) -> Iterator[str]:
        """Yield a document for each frame, all of one size."""
        width, height = self._width + MARGIN, self._height + MARGIN
        for cell in self._cells:
            lines = [_rect(width, height, _GROUND), *self._grid([cell], 1, MARGIN / 2, MARGIN / 2)]
            yield self._document(width, height, lines)

    # Parts

    def _document(self, width: float, height: float, lines: Iterable[str]) -> str:
        first, last = self._cells[0][1].caption, self._cells[-1][1].caption
        return document(width, height, f"{first} … {last}", self._shapes, lines)

    def _grid(
        self, cells: Sequence[_Cell], across: int, top: float, left: float = MARGIN
    ) -> Iterator[str]:
        """Yield pictures row by row, the first at a place."""
        for number, (drawn, frame) in enumerate(cells):
            row, column = divmod(number, across)
            x = left + column * (self._width + BETWEEN)
            y = top + row * (self._height + BETWEEN)
            # Pictures of different sizes are all aligned at their captions.
            across_by, down_by = self._width - drawn.width, self._picture - drawn.height
            yield f'<g transform="translate({x + across_by / 2:g} {y + down_by:g})">'
            yield from drawn.lines
            yield "</g>"
            yield from self._caption(frame, x, y + self._picture)

    def _caption(self, frame: FilmFrame, left: float, top: float) -> Iterator[str]:
        """Yield the player and the move, with later actions in a second line."""
        zoom = self._zoom
        middle = top + (CAPTION / 2 + 4) * zoom
        x, room, size = left + 2, self._width, _SIZE * zoom
        if frame.badge is not None:
            colour = DEAD if frame.badge.dead else self._look.colours[frame.badge.paint]
            yield from _disc(x + 15 * zoom, middle, colour, frame.badge.label, zoom)
            x += 42 * zoom
            room -= 42 * zoom
        text = _fitted(frame.caption, room, size)
        yield label(x, middle + 0.36 * size, size, _TEXT, text, bold=True, anchor="start")
        if frame.note:
            note = _fitted(frame.note, self._width, 19 * zoom)
            y = top + (CAPTION + 18) * zoom
            yield label(left + 2, y, 19 * zoom, _SOFT, note, anchor="start")


def legend(
    start: Position, look: PictureStyle, width: float, zoom: float, top: float = MARGIN
) -> tuple[list[str], float]:
    """Return the names of the players with their signs, and the top of the part below."""
    size = 21 * zoom
    lines: list[str] = []
    x: float = MARGIN
    y = top
    statuses = start.statuses()
    # Of a player with several seats, the first one counts.
    labels = {status.first_player: status.seat.label for status in reversed(statuses)}
    for player in dict.fromkeys(status.first_player for status in statuses):
        name = _fitted(look.name(player), width / 2, size)
        wide = 76 * zoom + len(name) * size * _WIDE
        if x > MARGIN and x + wide > width - MARGIN + 34 * zoom:
            x, y = MARGIN, y + LEGEND * zoom
        colour, middle = look.colours[player - 1], y + 15 * zoom
        lines += _disc(x + 15 * zoom, middle, colour, labels[player], zoom)
        text = label(x + 42 * zoom, middle + 0.36 * size, size, _TEXT, name, anchor="start")
        lines.append(text)
        x += wide
    return lines, y + (LEGEND + 12) * zoom


def _rect(width: float, height: float, colour: str) -> str:
    return f'<rect width="{width:g}" height="{height:g}" fill="{colour}"/>'


def _disc(x: float, y: float, colour: str, text: str, zoom: float) -> Iterator[str]:
    """Yield the sign of a player: a letter on their paint."""
    yield (
        f'<circle cx="{x:g}" cy="{y:g}" r="{16 * zoom:g}" fill="{colour}" stroke="{_TEXT}" '
        'stroke-width="1.2"/>'
    )
    size = (21 if len(text) == 1 else 16) * zoom
    yield label(x, y + 0.36 * size, size, ink_on(colour), text, bold=True)


def _fitted(text: str, room: float, size: float) -> str:
    """Return the beginning of a text that fits into a width."""
    most = max(int(room / (size * _WIDE)), 4)
    return text if len(text) <= most else f"{text[: most - 1]}…"
