"""A game on paper: pages with its event, its people, a diagram, all its moves and its result."""

import math
import textwrap
from collections.abc import Callable, Iterable, Iterator

from cfanp_gui.core.position import UNFINISHED, Position
from cfanp_gui.core.text import Localize, Text
from cfanp_gui.record.film import PAGE, legend, numbered
from cfanp_gui.record.game_record import GameRecord
from cfanp_gui.record.palette import usual_colours
from cfanp_gui.record.picture import part
from cfanp_gui.record.picture_document import (
    PictureContent,
    PictureOptions,
    PictureStyle,
    Shapes,
    document,
    label,
)

WIDTH = 1000
HEIGHT = WIDTH * PAGE
MARGIN = 40
_LONGEST = 48
"""Most characters of the title."""
GAP = 28
COLUMNS = 2
"""Number of columns of moves."""
SIZES = range(26, 13, -1)
"""Sizes of the letters of moves, the largest that fits on one page first."""
_WIDE = 0.58
"""Average width of a letter, relative to its size."""
_HIGH = 1.42
"""Height of a line, relative to the size of its letters."""
_INK, _SOFT = "#000000", "#444444"


def pages(
    record: GameRecord,
    position: Position,
    shown: PictureContent,
    look: PictureStyle,
    options: PictureOptions,
    signs: Callable[[Iterable[int]], str] = lambda _: "",
) -> Iterator[str]:
    """Yield the pages of a game as SVG, with a diagram of one of its positions.

    The caption of the options stands below the diagram; its theme is for print, or light. `signs`
    writes the glyphs of a move. Raises IllegalAction if the record cannot be played.
    """
    theme = "print" if options.theme == "print" else "transparent"
    look = look._replace(colours=tuple(look.colours) or tuple(usual_colours(record.start)))
    look = options._replace(theme=theme).applied(look, record.start.players)
    shapes, inner = Shapes(), WIDTH - 2 * MARGIN
    head, top = _head(record, look)
    diagram = part(position, shown, look, shapes)
    caption = textwrap.wrap(" ".join(options.caption.split()), int(inner / 20 / _WIDE))[:2]
    below = 26 * len(caption) + GAP
    moves, column = _moves(record, look.localize, signs), (inner - GAP) / COLUMNS
    room = HEIGHT - MARGIN - top
    for size in SIZES:
        lines = textwrap.wrap(moves, int(column / size / _WIDE)) if moves else []
        rows = math.ceil(len(lines) / COLUMNS)
        high = room - below - rows * size * _HIGH
        if high >= room / 2:
            break
    else:
        high = room / 2
    scale = min(inner / diagram.width, high / diagram.height)
    left = (WIDTH - diagram.width * scale) / 2
    first = [*head, f'<g transform="translate({left:g} {top:g}) scale({scale:g})">']
    first += [*diagram.lines, "</g>"]
    y = top + diagram.height * scale
    for line in caption:
        y += 26
        first.append(label(WIDTH / 2, y, 20, _INK, line))
    y += GAP
    most = max(1, math.floor((HEIGHT - 2 * MARGIN) / (size * _HIGH)))
    fitting = max(0, math.floor((HEIGHT - MARGIN - y) / (size * _HIGH)))
    drawn = [[*first, *_columns(lines[: fitting * COLUMNS], fitting, column, y, size)]]
    rest = lines[fitting * COLUMNS :]
    while rest:
        drawn.append([*_columns(rest[: most * COLUMNS], most, column, MARGIN, size)])
        rest = rest[most * COLUMNS :]
    for number, content in enumerate(drawn, start=1):
        if len(drawn) > 1:
            count = f"{number} / {len(drawn)}"
            content.append(label(WIDTH / 2, HEIGHT - 12, 15, _SOFT, count))
        ground = f'<rect width="{WIDTH}" height="{HEIGHT:g}" fill="#ffffff"/>'
        yield document(WIDTH, HEIGHT, diagram.title, shapes, [ground, *content])


def _head(record: GameRecord, look: PictureStyle) -> tuple[list[str], float]:
    """Return the event, the people and the result, and the top of the part below."""
    tags = (record.tags.get(tag, "") for tag in ("Event", "Site", "Round", "Date"))
    event, *rest = (tag if "?" not in tag else "" for tag in tags)
    game = look.localize(record.game.title_of(record.start))
    title = event or (game if len(game) <= _LONGEST else record.game.name)
    about = " · ".join(filter(None, (game if game != title else "", *rest)))
    title = textwrap.shorten(title, _LONGEST, placeholder="…")
    lines = [label(MARGIN, MARGIN + 26, 34, _INK, title, bold=True, anchor="start")]
    top = MARGIN + 26.0
    if about:
        about = textwrap.shorten(about, 84, placeholder="…")
        top += 32
        lines.append(label(MARGIN, top, 19, _SOFT, about, anchor="start"))
    names, top = legend(record.start, look, WIDTH, 1, top + 24)
    outcome = record.result if record.result != UNFINISHED else ""
    if outcome:
        words = look.localize(Text("Result: {result}", result=outcome))
        lines.append(label(MARGIN, top + 4, 22, _INK, words, bold=True, anchor="start"))
        top += 28
    return [*lines, *names], top


def _moves(record: GameRecord, localize: Localize, signs: Callable[[Iterable[int]], str]) -> str:
    """Return the main line as one text, in which each round is numbered once."""
    words, shown = [], None
    for step in record.steps():
        number, text = numbered(record, step, localize)
        if number not in (None, shown):
            text, shown = f"{number}.\u00a0{text}", number
        words.append(text + signs(step.node.nags))
    return " ".join((*words, record.result if record.result != UNFINISHED else ""))


def _columns(lines: list[str], most: int, width: float, top: float, size: float) -> Iterator[str]:
    """Yield lines in columns of about one height, of at most so many lines."""
    rows = min(most, math.ceil(len(lines) / COLUMNS))
    for at, line in enumerate(lines):
        column, row = divmod(at, max(rows, 1))
        x, y = MARGIN + column * (width + GAP), top + (row + 0.8) * size * _HIGH
        yield label(x, y, size, _INK, line, anchor="start")
