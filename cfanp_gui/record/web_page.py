"""Games as a web page: one self-contained file, for people without the program.

The page holds every game as readable text, and as data from which `page.js` shows boards on a table
and plays the moves. Nothing is loaded from elsewhere, and the page itself forbids it.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from cfanp_gui.assets import asset
from cfanp_gui.core.actions import Gains, Transition, gains_after
from cfanp_gui.core.boards import STRIP, Join, Square, without_strip
from cfanp_gui.core.localizing import isolated
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position
from cfanp_gui.core.queries import NoteKind
from cfanp_gui.core.text import Localize, Text, joined
from cfanp_gui.record.clock_comment import clock_text, read_clock
from cfanp_gui.record.cpgn import write_game
from cfanp_gui.record.drawing_comment import read_drawings
from cfanp_gui.record.film import boards_about, numbered, situation, touched
from cfanp_gui.record.game_record import GameRecord, Step, decided
from cfanp_gui.record.move_tree import MoveNode
from cfanp_gui.record.movetext import said
from cfanp_gui.record.palette import DEAD, ink_on
from cfanp_gui.record.picture_arrows import Inks
from cfanp_gui.record.picture_arrows import draw as draw_arrows
from cfanp_gui.record.picture_boards import BoardPainter, pair_in
from cfanp_gui.record.picture_document import Outline, PictureStyle, Shapes, piece, plain
from cfanp_gui.record.picture_layout import FRAME, SQUARE, Block, blocks, chosen
from cfanp_gui.record.public_view import as_everybody_sees, may_be_uncovered

Signs = Callable[[Iterable[int], int], str]
"""Function that writes the glyphs of a move in a game with a number of players."""

_LANGUAGE = Text("en")
"""Language code of these words, to be replaced in a translation by its own."""
_STYLE = re.compile(r' style="([^"]*)"')
_RECT = (
    f'<rect x="([^"]*)" y="([^"]*)" width="{SQUARE}" height="{SQUARE}" fill="(#[0-9a-f]{{6}})"/>'
)
_RECTS = re.compile(f"(?:{_RECT})+")
_HARMFUL = re.compile("[<\u202a-\u202e\u2066-\u2069]")
"""What may not stand in data as it is: tags, and signs that reorder text."""
_FIELD = re.compile("[^ /,;]*[ /,;]|[^ /,;]+$")
"""Parts of the text of a position, as `page.js` splits it."""


class _Entry(NamedTuple):
    """A move in the list of moves."""

    number: int
    """Number of its position, as `page.js` counts them."""
    round: int | None
    text: str
    label: str
    """Label of its army."""
    paint: str
    """Name of the style of its army."""
    clock: str
    comment: str
    variations: list[list[_Entry]]
    """Alternatives to it."""
    before: str


def web_page(
    records: Sequence[GameRecord],
    title: str,
    localize: Localize = str,
    signs: Signs = lambda _, __: "",
    outline: Outline = piece,
) -> str:
    """Return games as a whole page of HTML.

    `localize` translates its words; `signs` writes glyphs, `outline` draws pieces. A game with
    secrets is shown as everybody sees it; if it is over, a switch on the page uncovers the rest.
    Raises IllegalAction if a game cannot be played, RecordError if it cannot be written.
    """
    shapes, paints = Shapes(), dict[str, str]()

    def page_game(record: GameRecord) -> _PageGame:
        return _PageGame(record, shapes, paints, localize, signs, outline)

    pages = [page_game(as_everybody_sees(record)) for record in records]
    for game, record in zip(pages, records, strict=True):
        if may_be_uncovered(record):
            game.uncovered = page_game(record)
    style, script = (
        asset("web_page", name).read_text(encoding="utf-8") for name in ("page.css", "page.js")
    )
    style += "".join(
        f".{name} {{ --paint: {colour}; --ink: {ink_on(colour)}; }}\n"
        for colour, name in paints.items()
    )
    policy = (
        f"default-src 'none'; style-src '{_digest(style)}'; script-src '{_digest(script)}'; "
        "base-uri 'none'; form-action 'none'"
    )
    words = {key: localize(text) for key, text in _WORDS.items()}
    content: dict[str, Any] = {"words": words, "square": SQUARE, "frame": FRAME}
    content["games"] = [page.data for page in pages]
    data = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    data = _HARMFUL.sub(lambda found: f"\\u{ord(found[0]):04x}", data)
    parts = [
        f'<!DOCTYPE html>\n<html lang="{html.escape(plain(localize(_LANGUAGE)))}">',
        '<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="referrer" content="no-referrer">',
        f"<title>{plain(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n<main>",
    ]
    if len(pages) > 1:
        links = "".join(
            f'<li><a href="#{number}.0">{plain(page.title)}</a></li>'
            for number, page in enumerate(pages, start=1)
        )
        parts.append(f'<header class="games"><h1>{plain(title)}</h1><ol>{links}</ol></header>')
    parts += [page.markup(number, len(pages) > 1) for number, page in enumerate(pages, start=1)]
    defined = _RECTS.sub(_merged, _STYLE.sub(_presented, shapes.markup()))
    parts += [
        f'</main>\n<svg class="shapes" aria-hidden="true"><defs>{defined}</defs></svg>',
        f'<script type="application/json" id="data">{data}</script>',
        f"<script>{script}</script>\n</body>\n</html>\n",
    ]
    return "\n".join(parts)


def _digest(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


def _presented(style: re.Match[str]) -> str:
    """Return a style as attributes, which the page's own policy permits."""
    pairs = (part.partition(":") for part in style[1].split(";") if part.strip())
    return "".join(f' {name.strip()}="{value.strip()}"' for name, _, value in pairs)


def _merged(squares: re.Match[str]) -> str:
    """Return squares of boards as a path for each colour, which is much shorter."""
    ways: dict[str, str] = {}
    for x, y, fill in re.findall(_RECT, squares[0]):
        ways[fill] = f"{ways.get(fill, '')}M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"
    return "".join(f'<path fill="{fill}" d="{way}"/>' for fill, way in ways.items())


def _quoted(text: str) -> str:
    """Return a person's text isolated, so that it cannot reorder the text beside it."""
    return f'<bdi class="said">{plain(isolated(text))}</bdi>'


def _clock(comment: str) -> str:
    """Return the time left in a comment, in whole seconds; empty if it has none."""
    time = read_clock(comment)
    return "" if time is None else clock_text(time - time % 1000)


_WORDS = {
    "first": Text("First position"),
    "back": Text("One move back"),
    "play": Text("Play the moves"),
    "pause": Text("Stop"),
    "forward": Text("One move forward"),
    "last": Text("Last position"),
    "start": Text("The start"),
    "boards": Text("What stands where"),
    "empty": Text("nothing"),
    "uncover": Text("Uncover"),
    "turn": Text("Turn the board"),
    "mover": Text("The mover below"),
    "stay": Text("Stay with {army}", army="…"),
    "game": Text("Game"),
    "before": Text("Previous game"),
    "after": Text("Next game"),
    "players": Text("Players"),
    "download": Text("Download"),
    "copy": Text("Copy game"),
    "copyPosition": Text("Copy position"),
    "copied": Text("Copied"),
}
"""Words that `page.js` shows."""


class _Known(NamedTuple):
    """The script's data of a position."""

    stage: tuple[int, ...]
    homes: tuple[int, ...]
    pieces: dict[Square, int]
    held: dict[int, list[int]]
    seats: dict[int, tuple[Any, ...]]
    about: tuple[int, ...] = ()
    clocks: Mapping[int, str] = {}
    """Players' remaining time when it was last recorded."""
    gains: Gains = {}  # noqa: RUF012 -- an empty mapping that nobody changes
    text: tuple[str, ...] = ()
    """The position as text, in parts."""


_NOTHING = _Known((), (), {}, {}, {})


def _lie_still(position: Position) -> bool:
    """Return True if there are only two boards, which are always pushed together."""
    return position.join is not None and len(without_strip(position.boards())) == 2


def _about(position: Position, done: Transition | None, squares: Sequence[Square]) -> list[int]:
    """Return the ids of the boards of an action: the player's own first, or two in order."""
    boards = list(boards_about(position, done, squares)) if squares else []
    if boards and _lie_still(position):
        return sorted(board.id for board in without_strip(position.boards()))
    if done is not None and done.went and position.join is not None:
        army = done.went[0].before.army
        own = {seat.board for seat in position.seats() if seat.army == army}
        boards.sort(key=lambda board: board not in own)
    return boards


def _signs(position: Position) -> Iterator[tuple[int, int, int]]:
    """Yield the squares that are goals or gates for the side to move, and 1 for a gate."""
    for (board, index), notes in position.marked().items():
        if kinds := {note.kind for note in notes} & {NoteKind.GOAL, NoteKind.GATE}:
            yield board, index, int(NoteKind.GATE in kinds)


class _PageGame:
    """One game of the page: its data for the script, and its text for people."""

    def __init__(
        self,
        record: GameRecord,
        shapes: Shapes,
        paints: dict[str, str],
        localize: Localize,
        signs: Signs,
        outline: Outline,
    ) -> None:
        """Styles of armies are added to `paints`, by their colours."""
        self._text = "" if record.start.viewer is not None else write_game(record)
        # No name may reorder the text beside it.
        self._record = record = replace(record, names=tuple(map(isolated, record.names)))
        start = record.start.resolve_pending()[0]
        self.uncovered: _PageGame | None = None
        """The complete game, if it may be uncovered."""
        self._shapes, self._localize, self._signs = shapes, localize, signs
        self._paints = paints
        self._look = PictureStyle(
            record.names, record.colours, record.game.piece_types, localize, outline=outline
        )
        self._grounds: dict[tuple[object, ...], str] = {}
        self._layouts: dict[tuple[Any, ...], int] = {}
        self._kinds: dict[tuple[str, str], int] = {}
        self._turned: tuple[dict[int, int], dict[int, int]] = {}, {}
        """Layouts and kinds of pieces of two boards as seen from the upper side."""
        self._nodes: list[dict[str, Any]] = []
        self._known: list[_Known] = []
        self._texts = [""]
        """Names of the moves that led to positions."""
        self._colours = BoardPainter(start, self._look, shapes).colours
        self._end = record.moves[-1] if record.moves else None
        """Last action of the game, after which its result stands."""
        first = start if self._end else decided(start, record.result)
        self._add(-1, first, None, record.comment)
        self._moves = self._line(record.root, start)

    # Data for the script

    @property
    def data(self) -> dict[str, Any]:
        """Return the game as values of JSON, as `page.js` describes them."""
        data: dict[str, Any] = {
            "layouts": [list(layout) for layout in self._layouts],
            "kinds": [list(kind) for kind in self._kinds],
            "nodes": self._nodes,
        }
        if self._turned[0]:
            changed = (filter(lambda pair: pair[0] != pair[1], d.items()) for d in self._turned)
            data["turned"] = list(map(list, changed))
        if self._text:
            data["record"] = self._text
        if self.uncovered is not None:
            data["whole"] = {**self.uncovered.data, "texts": self.uncovered._texts}
        return data

    def _line(self, root: MoveNode, position: Position) -> list[_Entry]:
        """Add the positions of the main line and of its variations; return its list of moves."""
        main: list[_Entry] = []
        waiting = [(root.continuation()[1:], position, 0, main)]
        while waiting:
            nodes, position, parent, entries = waiting.pop()
            for node in nodes:
                after, done = node.played_in(position)
                step = Step(position, node, done, after)
                shown = decided(after, self._record.result) if node is self._end else after
                number = self._add(parent, shown, step, node.comment)
                variations: list[list[_Entry]] = [[] for _ in node.variations]
                waiting += [
                    (first.continuation(), position, parent, moves)
                    for first, moves in zip(node.variations, variations, strict=True)
                ]
                entries.append(self._entry(number, step, variations))
                position, parent = after, number
        return main

    def _entry(self, number: int, step: Step, variations: list[list[_Entry]]) -> _Entry:
        """Return an action that leads to the position of a number, as it is listed."""
        node, before = step.node, situation(self._record, step.before, self._localize)
        turn, text = numbered(self._record, step, self._localize)
        text += self._signs(node.nags, step.before.players)
        self._texts.append(text)
        badge = self._record.game.wording.entry_badge(before, step.transition)
        label = paint = ""
        if badge is not None:
            label, colour = badge.label, DEAD if badge.dead else self._colours[badge.paint]
            paint = self._paints.setdefault(colour, f"paint-{len(self._paints)}")
        clock, comment, lead = _clock(node.comment), said(node.comment), said(node.before)
        return _Entry(number, turn, text, label, paint, clock, comment, variations, lead)

    def _add(self, parent: int, position: Position, step: Step | None, comment: str) -> int:
        """Add a position as its difference from the one before; return its number."""
        done = None if step is None else step.transition
        boards = {board.id for board in position.boards()}
        moved = () if done is None else dict.fromkeys(touched(done))
        squares = tuple(square for square in moved if square.board in boards)
        painter = BoardPainter(position, self._look, self._shapes)
        before = self._known[parent] if parent >= 0 else _NOTHING
        about = _about(position, done, squares)
        last = tuple(about) or before.about
        staged, at_home = self._staged(position, last), self._homes(position)
        stage = before.stage if boards >= set(last) else ()
        if about:
            stage = self._laid(painter, staged)
        homes = self._laid(painter, at_home)
        pieces, held = self._pieces(painter, (*at_home, *staged))
        turned: list[Block] = []
        if position.join is not None and len(last) == 2 and len(staged) == 1:
            turned = self._staged(position, last[::-1])
            self._turn(painter, staged, turned)
        clocks = before.clocks
        if done is not None and (clock := _clock(comment)):
            clocks = {**clocks, done.actor: clock}
        gains = before.gains if done is None else gains_after(before.gains, done)
        seats = self._seats(painter, clocks, gains)
        node: dict[str, Any] = {"p": parent, "w": self._told(position, step)}
        if stage != before.stage:
            node["s"] = stage
        if homes != before.homes:
            node["h"] = homes
        node["c"] = [
            number
            for square in sorted({*pieces, *before.pieces})
            if pieces.get(square, -1) != before.pieces.get(square, -1)
            for number in (*square, pieces.get(square, -1))
        ]
        node["m"] = [number for square in squares for number in square]
        if goals := [number for at in _signs(position) for number in at]:
            node["g"] = goals
        if done is not None:
            node["v"] = [
                number
                for move in done.went
                if {move.origin.board, move.target.board} <= boards
                for number in (*move.origin, *move.target)
            ]
        node["t"] = [[seat, *row] for seat, row in seats.items() if row != before.seats.get(seat)]
        node["k"] = [[board, on] for board, on in held.items() if on != before.held.get(board)]
        drawings = read_drawings(comment, position, None if done is None else done.pushed)
        if drawings != ((), ()):
            inks = Inks(self._colours, {})
            node["a"] = [
                "".join(draw_arrows(*drawings, self._middles(blocks if about else ()), inks))
                for blocks in (staged, turned)
            ]
        text = tuple(_FIELD.findall(position.to_text()))
        node["f"] = ["".join(text)]
        if len(text) == len(before.text):
            changed = (at for at, part in enumerate(text) if part != before.text[at])
            node["f"] = [value for at in changed for value in (at, text[at])]
        self._nodes.append({key: value for key, value in node.items() if value != []})
        self._known.append(_Known(stage, homes, pieces, held, seats, last, clocks, gains, text))
        return len(self._nodes) - 1

    def _told(self, position: Position, step: Step | None) -> str:
        """Return the action that led to a position and the player to move, for a screen reader."""
        wording, sentences = self._record.game.wording, []
        after = situation(self._record, position, self._localize)
        if step is not None:
            done = step.transition
            after = after._replace(transition=done)
            before = situation(self._record, step.before, self._localize)
            events = (event.text(after.name) for event in done.events)
            checks = wording.checks(before, after, done)
            sentences = [wording.action(before, done), *events, *checks]
        outcome = position.outcome()
        over = "" if outcome is None else Text("The game is over: {reason}", reason=outcome.reason)
        sentences.append(over or wording.turn(after))
        return self._localize(joined(" ", filter(None, sentences)))

    # Boards

    def _staged(self, position: Position, about: Sequence[int]) -> list[Block]:
        """Return the boards that a move was about as they lie in the middle, the first below."""
        wanted = chosen(position.boards(), about)
        return blocks(wanted, position.join or Join.ROTATE) if wanted else []

    def _homes(self, position: Position) -> list[Block]:
        """Return all boards in their layout without any push."""
        boards = without_strip(position.boards())
        if position.join is None:
            return blocks(boards, Join.ROTATE)
        return [block for board in boards for block in blocks([board], position.join)]

    def _turn(self, painter: BoardPainter, usual: Sequence[Block], turned: Sequence[Block]) -> None:
        """Add the boards as seen from the other side, and the pieces on them."""
        layouts, kinds = self._turned
        layouts.update(zip(self._laid(painter, usual), self._laid(painter, turned), strict=True))
        here, there = (self._pieces(painter, blocks)[0] for blocks in (usual, turned))
        kinds.update((kind, there[square]) for square, kind in here.items())

    def _laid(self, painter: BoardPainter, blocks: Iterable[Block]) -> tuple[int, ...]:
        """Return the numbers of the layouts of blocks as the script knows them."""
        numbers = []
        for block in blocks:
            boards = tuple(
                (
                    laid.board.id,
                    self._ground(painter, laid, block),
                    laid.left,
                    laid.top,
                    laid.board.files,
                    laid.board.ranks,
                    int(laid.turned),
                    int(laid.south_is_up),
                    "" if laid.board.id == STRIP else laid.board.label,
                )
                for laid in block.boards
            )
            layout = (block.width, block.height, boards)
            numbers.append(self._layouts.setdefault(layout, len(self._layouts)))
        return tuple(numbers)

    def _ground(self, painter: BoardPainter, laid: Any, block: Block) -> str:
        """Return the name of the shape of a board without pieces."""
        key = (laid, block, painter.paints(laid.board))
        if key not in self._grounds:
            drawn = painter.ground(laid, block, 0, 0, ())
            self._grounds[key] = self._shapes.name(f"board-{laid.board.id}", "".join(drawn))
        return self._grounds[key]

    def _middles(self, blocks: Iterable[Block]) -> dict[Square, tuple[float, float]]:
        """Return the centres of squares, from the left and top of the stage."""
        left, middles = 0.0, {}
        for block in blocks:
            for square, across, down in block.middles():
                middles[square] = (left + across * SQUARE, down * SQUARE)
            left += block.width * SQUARE + 2 * FRAME
        return middles

    # Pieces and seats

    def _kind(self, shape: str, piece: Piece) -> int:
        """Return the number of a shape together with its title."""
        name = self._localize(self._record.game.wording.piece(self._record.game, piece))
        return self._kinds.setdefault((shape, name), len(self._kinds))

    def _pieces(
        self, painter: BoardPainter, blocks: Iterable[Block]
    ) -> tuple[dict[Square, int], dict[int, list[int]]]:
        """Return the kinds of pieces by their squares on blocks, and of those beside boards."""
        position = painter.position
        laid = {
            placed.board.id: (placed, pair_in(block)) for block in blocks for placed in block.boards
        }
        pieces = {
            square: self._kind(painter.shape_on(piece, *laid[square.board]), piece)
            for square, piece in position.pieces().items()
            if square.board in laid
        }
        held: dict[int, list[int]] = {}
        for board in without_strip(position.boards()):
            if (pocket := position.pocket(board.id)) is not None:
                held[board.id] = [self._kind(painter.shape(piece), piece) for piece, _ in pocket]
        return pieces, held

    def _seats(
        self, painter: BoardPainter, clocks: Mapping[int, str], gains: Gains
    ) -> dict[int, tuple[Any, ...]]:
        """Return the name, note, clock and mark of every seat, by its id."""
        at = situation(self._record, painter.position, self._localize)._replace(gains=gains)
        wording, rows = self._record.game.wording, {}
        for seat, status in painter.statuses.items():
            colour = painter.colours[status.paint]
            rows[seat] = (
                status.seat.label,
                self._localize(wording.title(at, status)),
                self._localize(joined(" · ", wording.notes(at, status))),
                colour,
                ink_on(colour),
                int(status.to_move),
                int(status.dead),
                status.seat.board,
                "" if status.taken_over else clocks.get(status.player, ""),
            )
        return rows

    # Readable text

    @property
    def title(self) -> str:
        """Return the players, and the end of the game."""
        record = self._record
        name = situation(record, record.start, self._localize).name
        names = " – ".join(map(name, range(1, record.start.players + 1)))
        return names if record.result == "*" else f"{names}, {record.result}"

    def markup(self, number: int, headed: bool) -> str:
        """Return the section with the game; `headed` is True if the page itself has a heading."""
        record = self._record
        tags = [record.tags.get(tag, "") for tag in ("Event", "Site", "Date")]
        texts = [isolated(tag) for tag in tags if tag and "?" not in tag]
        about = " · ".join([self._localize(record.game.title_of(record.start)), *texts])
        level = 2 if headed else 1
        comment = said(record.comment)
        opening = f'<p class="said">{plain(isolated(comment))}</p>' if comment else ""
        duel = " duel" if record.start.players == 2 else ""
        return (
            f'<section class="game{duel}" id="game-{number}"><div class="play"></div>'
            f'<div class="side"><div class="read"><div class="head">'
            f"<h{level}>{plain(self.title)}</h{level}>"
            f'<p class="about">{plain(about)}</p></div>'
            f'<h{level + 1} class="heard">{plain(self._localize(Text("Moves")))}</h{level + 1}>'
            f'<div class="moves">{opening}{self._rounds()}</div></div></div></section>'
        )

    def _rounds(self) -> str:
        """Return the moves in rows, one for each round."""
        rows: list[tuple[int | None, list[_Entry]]] = []
        for entry in self._moves:
            if not rows or entry.round not in (None, rows[-1][0]):
                rows.append((entry.round, []))
            rows[-1][1].append(entry)
        listed = (
            f'<li><span class="round">{"" if number is None else number}</span>'
            f'<div class="plies" role="list">{"".join(self._written(row))}</div></li>'
            for number, row in rows
        )
        return f'<ol class="rounds">{"".join(listed)}</ol>'

    def _written(self, entries: Sequence[_Entry], shown: int | None = None) -> Iterator[str]:
        """Yield moves, each with its comment and its alternatives, which have their rounds."""
        for entry in entries:
            if entry.before:
                yield f"{_quoted(entry.before)} "
            clock = f' <span class="clock">{entry.clock}</span>' if entry.clock else ""
            if shown is not None and entry.round not in (None, shown):
                shown = entry.round
                yield f'<span class="round">{shown}.</span> '
            label = f' data-army="{html.escape(entry.label)}"' if entry.label else ""
            yield (
                f'<span role="listitem"><a href="#" data-node="{entry.number}"{label}'
                f' class="{entry.paint}">{plain(entry.text)}</a>{clock}</span> '
            )
            if entry.comment:
                yield f"{_quoted(entry.comment)} "
            for line in entry.variations:
                written = "".join(self._written(line, 0))
                yield f'<div class="variation" role="list">{written}</div>'
