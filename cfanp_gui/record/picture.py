"""Pictures of positions as SVG: pairs of half-boards side by side, in their armies' paint.

The pieces are Colin M. L. Burnett's outlines, as python-chess carries them in `chess.svg`.
"""

from __future__ import annotations

import html
import math
import re
from collections.abc import Collection, Iterator, Sequence

import chess.svg

from cfanp_gui.core.boards import ARMY_LETTERS, BOARD_LETTERS, Square
from cfanp_gui.core.game import PushedPosition
from cfanp_gui.core.half_boards import FILE_NAMES, FILES, HALF_SQUARES, RANKS, is_light
from cfanp_gui.core.text import Say, Text
from cfanp_gui.record.palette import DEAD, default_colours, ink_on, is_dark

SQUARE = 60
FRAME = 21
PLATE = 42
GAP = 10
MARGIN = 26
BETWEEN = 34
"""Room between joined boards."""
MAX_NAME = 30
"""Characters of a name that fit on its plate."""

_HALF = RANKS * SQUARE
_WIDTH = FILES * SQUARE + 2 * FRAME
_HEIGHT = 2 * (_HALF + FRAME + GAP + PLATE)
_TABLE = "#d3d9d6"
_LIGHT = "#f3efe4"
_DARK = "#b7b09e"
_PLATE = "#f7f8f7"
_LINE = "#b4bbb8"
_TEXT = "#23272b"
_SOFT = "#565d61"
_ACCENT = "#1f7a6d"
_MARK = "#fccf86"
_FONT = "DejaVu Sans, Noto Sans, Arial, Helvetica, sans-serif"
_BAD = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]")
_ID = re.compile(r' id="[^"]*"')


def svg(
    position: PushedPosition,
    names: Sequence[str] = (),
    colours: Sequence[str] = (),
    marked: Collection[Square] = (),
    say: Say = str,
) -> str:
    """The picture of a position, a whole SVG document.

    `names` are those of player 1, 2, ..., `colours` (``#rrggbb``) those of army a, b, ...; for
    what is missing the usual ones serve. `marked` are squares to mark, as those of the last move.
    `say` puts its words into another language.
    """
    return _Picture(position, names, colours, marked, say).document()


def piece(kind: str, fill: str) -> str:
    """The outline of a piece in a 45 by 45 square, filled with a colour.

    A dark piece has light lines inside and none around, so that it shows on light squares.
    """
    dark = is_dark(fill)
    ink = ink_on(fill)
    body = _ID.sub("", chess.svg.PIECES[kind.lower() if dark else kind])
    light, black = (ink, fill) if dark else (fill, ink)
    for old, new in (("#ffffff", light), ("#fff", light), ("#ececec", light), ("#000000", black)):
        body = body.replace(old, new)
    return body.replace("#000", black)


class _Picture:
    """Draws one position."""

    def __init__(
        self,
        position: PushedPosition,
        names: Sequence[str],
        colours: Sequence[str],
        marked: Collection[Square],
        say: Say,
    ) -> None:
        self.position = position
        self.players = position.players
        self.names = names
        self.colours = tuple(colours) or tuple(default_colours(self.players))
        self.marked = marked
        self.say = say
        self.flip = position.join.flip

    def document(self) -> str:
        """The whole text."""
        blocks = math.ceil(self.players / 2)
        columns = _columns(blocks)
        rows = math.ceil(blocks / columns)
        width = 2 * MARGIN + columns * _WIDTH + (columns - 1) * BETWEEN
        height = 2 * MARGIN + rows * _HEIGHT + (rows - 1) * BETWEEN
        parts = [
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
            f'font-family="{_FONT}">',
            f"<title>{_text(self._title())}</title>",
            f"<defs>{''.join(self._shapes())}</defs>",
            f'<rect width="{width}" height="{height}" fill="{_TABLE}"/>',
        ]
        for block in range(blocks):
            row, column = divmod(block, columns)
            # A last row that is not full stands in the middle.
            missing = columns - min(columns, blocks - row * columns)
            x = MARGIN + (column + missing / 2) * (_WIDTH + BETWEEN)
            y = MARGIN + row * (_HEIGHT + BETWEEN)
            parts.append(f'<g transform="translate({x:g} {y})">')
            parts += self._half(2 * block, upper=False)
            if 2 * block + 1 < self.players:
                parts += self._half(2 * block + 1, upper=True)
                seam = _HEIGHT / 2
                parts.append(
                    f'<path d="M0 {seam:g}H{_WIDTH}" stroke="{_TEXT}" stroke-width="2" '
                    'stroke-opacity="0.55" fill="none"/>'
                )
            parts.append("</g>")
        return "\n".join([*parts, "</svg>\n"])

    def _title(self) -> str:
        turn = self.position.turn()
        outcome = self.position.outcome()
        if outcome is not None:
            return self.say(Text("The game is over: {reason}", reason=outcome.reason))
        army = ARMY_LETTERS[turn.seat]
        return self.say(Text("Army {army} to move, round {round}", army=army, round=turn.round))

    def _shapes(self) -> Iterator[str]:
        """Every kind of piece that stands on the boards, once per army."""
        for kind, army in sorted({(p.letter, p.army) for p in self.position.pieces().values()}):
            yield f'<g id="{kind}{ARMY_LETTERS[army]}">{self._shape(kind, army)}</g>'

    def _shape(self, kind: str, army: int) -> str:
        """A piece on its square: with more than two armies on a stand that bears their letter."""
        player = self.position.control[army]
        fill = self.colours[army] if player is not None else DEAD
        outline = piece(kind, fill)
        if player is None:
            outline = f'<g opacity="0.75">{outline}</g>'
        if self.players == 2:
            return f'<g transform="translate(3 3) scale(1.2)">{outline}</g>'
        ink = ink_on(fill)
        ring = ""
        if player is not None and player != army + 1:
            captor = self.colours[player - 1]
            ring = (
                f'<ellipse cx="30" cy="51.5" rx="26" ry="8.2" fill="{captor}" '
                f'stroke="{ink_on(captor)}" stroke-width="0.8"/>'
            )
        return (
            f'{ring}<ellipse cx="30" cy="51.5" rx="21" ry="6" fill="{fill}" stroke="{ink}" '
            f'stroke-width="1.2"/><g transform="translate(4.8 -3.2) scale(1.12)">{outline}</g>'
            f'<ellipse cx="30" cy="51.8" rx="6.2" ry="5.4" fill="{fill}"/>'
            + _label(30, 55.2, 10.5, ink, ARMY_LETTERS[army], bold=True)
        )

    def _half(self, board: int, upper: bool) -> Iterator[str]:
        """A half-board with its frame, pieces and name plate; an upper one lies turned."""
        seam = _HEIGHT / 2
        top = seam - _HALF - FRAME if upper else seam
        colour = self.colours[board]
        ink = ink_on(colour)
        yield (
            f'<rect x="0" y="{top:g}" width="{_WIDTH}" height="{_HALF + FRAME}" fill="{colour}" '
            f'stroke="{ink}" stroke-opacity="0.45" stroke-width="1.5"/>'
        )
        pieces = self.position.pieces()
        for square in range(HALF_SQUARES):
            place = Square(board, square)
            joined = square ^ self.flip if upper else square
            x = FRAME + joined % FILES * SQUARE
            y = seam + (RANKS - 1 - joined // FILES) * SQUARE
            shade = _LIGHT if is_light(joined) else _DARK
            yield f'<rect x="{x}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" fill="{shade}"/>'
            if place in self.marked:
                yield (
                    f'<rect x="{x}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" fill="{_MARK}" '
                    'fill-opacity="0.62"/>'
                )
            if place in pieces:
                shape = f"#{pieces[place].letter}{ARMY_LETTERS[pieces[place].army]}"
                yield f'<use xlink:href="{shape}" transform="translate({x} {y:g})"/>'
        yield from self._coordinates(upper, ink)
        yield from self._plate(board, upper)

    def _coordinates(self, upper: bool, ink: str) -> Iterator[str]:
        """Names of files and ranks on the frame: with two armies those of a chess board."""
        seam = _HEIGHT / 2
        own = self.flip if upper and self.players > 2 else 0
        edge = seam - _HALF - FRAME / 2 if upper else seam + _HALF + FRAME / 2
        for file in range(FILES):
            x = FRAME + (file + 0.5) * SQUARE
            name = FILE_NAMES[(file ^ own) % FILES]
            yield _label(x, edge + 4.6, 13, ink, name, soft=True)
        for rank in range(RANKS):
            joined = (rank + RANKS if upper else rank) * FILES
            y = seam + (RANKS - 0.5 - joined // FILES) * SQUARE
            name = str((joined ^ own) // FILES + 1)
            for x in (FRAME / 2, _WIDTH - FRAME / 2):
                yield _label(x, y + 4.6, 13, ink, name, soft=True)

    def _plate(self, board: int, upper: bool) -> Iterator[str]:
        """The name plate behind a half-board's back rank, with what is to be known now."""
        top = 0 if upper else _HEIGHT - PLATE
        middle = top + PLATE / 2
        turn = self.position.turn()
        moves = board == turn.seat and self.position.outcome() is None
        colour = self.colours[board]
        yield (
            f'<rect x="1" y="{top}" width="{_WIDTH - 2}" height="{PLATE}" rx="{PLATE / 2:g}" '
            f'fill="{_ACCENT if moves else _PLATE}" stroke="{_ACCENT if moves else _LINE}" '
            'stroke-width="1.5"/>'
        )
        ink = ink_on(colour)
        yield (
            f'<circle cx="{PLATE / 2 + 2:g}" cy="{middle:g}" r="16" fill="{colour}" '
            f'stroke="{ink}" stroke-width="1.2"/>'
        )
        yield _label(PLATE / 2 + 2, middle + 7.5, 21, ink, BOARD_LETTERS[board], bold=True)
        ink = "#ffffff" if moves else _TEXT
        yield _label(52, middle + 7.2, 20, ink, self._name(board + 1), bold=True, anchor="start")
        if not moves:
            note = self._state(board)
        elif self.players > 2:
            note = self.say(Text("to move: {count}", count=turn.moves_left))
        else:
            note = self.say(Text("to move"))
        if note:
            soft = "#ffffff" if moves else _SOFT
            yield _label(_WIDTH - 20, middle + 6, 17, soft, note, anchor="end")

    def _name(self, player: int) -> str:
        name = " ".join(self.names[player - 1].split()) if player <= len(self.names) else ""
        name = name or self.say(Text("Player {number}", number=player))
        return name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"

    def _state(self, army: int) -> str:
        """What has become of an army."""
        player = self.position.control[army]
        if player is None:
            return self.say(Text("dead"))
        if player == army + 1:
            return ""
        return self.say(Text("led by {board}", board=BOARD_LETTERS[player - 1]))


def _columns(blocks: int) -> int:
    """How many joined boards lie side by side, so that a page is filled and not too narrow."""

    def unfit(columns: int) -> float:
        rows = math.ceil(blocks / columns)
        shape = columns * _WIDTH / (rows * _HEIGHT)
        return abs(math.log(shape / 1.4)) + 0.3 * (columns * rows - blocks)

    return min(range(1, blocks + 1), key=unfit)


def _text(text: str) -> str:
    return html.escape(_BAD.sub(" ", text), quote=False)


def _label(
    x: float,
    y: float,
    size: float,
    ink: str,
    text: str,
    *,
    bold: bool = False,
    soft: bool = False,
    anchor: str = "middle",
) -> str:
    weight = ' font-weight="bold"' if bold else ""
    faint = ' fill-opacity="0.75"' if soft else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" fill="{ink}"'
        f"{weight}{faint}>{_text(text)}</text>"
    )
