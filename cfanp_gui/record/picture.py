"""Pictures of positions as SVG: boards in blocks, with their plates and pockets, in paint."""

import math
import textwrap
from collections.abc import Iterator

from cfanp_gui.core.boards import STRIP, Join, Look, Pair, Square
from cfanp_gui.core.game import Position
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.queries import NoteKind
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Text, enumerated, joined
from cfanp_gui.record import picture_arrows
from cfanp_gui.record.palette import ink_on
from cfanp_gui.record.picture_boards import BoardPainter, pair_in
from cfanp_gui.record.picture_document import (
    Part,
    PictureContent,
    PictureOptions,
    PictureStyle,
    Shapes,
    document,
    label,
)
from cfanp_gui.record.picture_layout import (
    FRAME,
    PLATE,
    POCKET,
    SQUARE,
    Band,
    FramedBlock,
    Laid,
    blocks,
    chosen,
    columns,
    framed,
)

MARGIN = 26
BETWEEN = 34
"""Space between joined boards."""
CAPTION = 34
"""Height of a line of the caption."""
MAX_LINES = 4
"""Maximum number of lines of the caption."""
_LETTER = 14
"""Approximate width of a letter of the caption."""
MAX_NAME = 30
"""Maximum number of characters of a name on its plate."""
MAX_NOTE = 30
"""Maximum number of characters of the status beside a name."""
_NAME_WIDTH, _NOTE_WIDTH = 12.5, 9.0
"""Approximate widths of their letters."""

_USUAL = 8 * SQUARE + 2 * FRAME
"""Width of a plate with room for a whole name and more."""
_ROOM = 320
"""Minimum width of a plate that shows more than a name."""
_LOZENGE = "M0-.46.46 0 0 .46-.46 0z"
_POSTS = "M-.46-.4h.08v.8h-.08zM.46-.4h-.08v.8h.08z"
_INLAYS = {NoteKind.GOAL: _LOZENGE, NoteKind.GATE: _POSTS}
"""Signs on squares of side 1 round their centres, as on the table."""


USUAL_OPTIONS = PictureOptions()


def draw(
    position: Position,
    shown: PictureContent,
    look: PictureStyle,
    options: PictureOptions = USUAL_OPTIONS,
) -> str:
    """Return the picture of a position, a whole SVG document with its own background."""
    shapes = Shapes()
    if options != USUAL_OPTIONS:
        look = options.applied(look, position.players)
    drawn = part(position, shown, look, shapes)
    margin = MARGIN if shown.plates else MARGIN / 2
    width, height = drawn.width + 2 * margin, drawn.height + 2 * margin
    caption = textwrap.wrap(" ".join(options.caption.split()), max(int(width / _LETTER), 8))
    lines = [
        label(width / 2, height + (number + 0.6) * CAPTION, 24, look.ground.text, line)
        for number, line in enumerate(caption[:MAX_LINES])
    ]
    height += CAPTION * min(len(caption), MAX_LINES)
    return document(
        width,
        height,
        drawn.title,
        shapes,
        [
            f'<rect width="{width:g}" height="{height:g}" fill="{look.ground.table}"/>',
            f'<g transform="translate({margin:g} {margin:g})">',
            *drawn.lines,
            "</g>",
            *lines,
        ],
        options.width,
        options.dpi,
    )


def part(position: Position, shown: PictureContent, look: PictureStyle, shapes: Shapes) -> Part:
    """Return a position as a part of a document, whose shapes are added to `shapes`."""
    return _Picture(position, shown, look, shapes).drawn()


class _Picture:
    """Draws one position."""

    def __init__(
        self, position: Position, shown: PictureContent, look: PictureStyle, shapes: Shapes
    ) -> None:
        self.position, self.shown, self.look = position, shown, look
        self.painter = BoardPainter(position, look, shapes)
        self.colours, self.statuses = self.painter.colours, self.painter.statuses
        self.localize, self.ground = look.localize, look.ground
        boards = position.boards()
        self.boards = boards if shown.boards is None else chosen(boards, shown.boards)
        ids = {board.id for board in self.boards}
        self.pieces = {at: piece for at, piece in position.pieces().items() if at.board in ids}
        self._signed = position.marked()
        self.pockets = self._pockets() if shown.plates or shown.hands else {}
        held = (piece for board in ids for piece in self.pockets.get(board, ()))
        self._kinds = sorted({*self.pieces.values(), *held})
        for piece in self._kinds:
            self.painter.shape(piece)  # the document has them in this order in any layout
        self._laid: dict[int, tuple[Laid, Pair | None]] = {}
        """Layout of each board drawn, and the pair that is together there."""
        self.middles: dict[Square, tuple[float, float]] = {}
        """Centres of the squares that have been drawn."""

    def _pockets(self) -> dict[int, tuple[Piece, ...]]:
        """Return the pieces beside each board; none if nobody holds any, unless hands are shown."""
        held = ((board.id, self.position.pocket(board.id)) for board in self.boards)
        pockets = {
            board: tuple(piece for piece, _ in pocket)
            for board, pocket in held
            if board != STRIP and pocket is not None
        }
        return pockets if self.shown.hands or any(pockets.values()) else {}

    def drawn(self) -> Part:
        """Return the whole picture."""
        position = self.position
        join = position.join or Join.ROTATE
        seats = [status.seat for status in self.statuses.values()] if self.shown.plates else []
        laid_out = [framed(block, self.pockets, seats) for block in blocks(self.boards, join)]
        for frames in laid_out:
            pair = pair_in(frames.block)
            self._laid |= {laid.board.id: (laid, pair) for laid in frames.block.boards}
        # A strip that is not between two boards stands below them all.
        below = [
            frame for frame in laid_out if frame.block.boards[0].board.id == STRIP and laid_out[1:]
        ]
        laid_out = [frame for frame in laid_out if frame not in below]
        wide = max(frames.width for frames in laid_out)
        high = max(frames.whole for frames in laid_out)
        count = len(laid_out)
        across = columns(count, wide, high)
        rows = math.ceil(count / across)
        width, height = across * (wide + BETWEEN) - BETWEEN, rows * (high + BETWEEN) - BETWEEN
        lines: list[str] = []
        for number, frames in enumerate(laid_out):
            row, column = divmod(number, across)
            # An incomplete last row is centred.
            missing = across - min(across, count - row * across)
            x = (column + missing / 2) * (wide + BETWEEN) + (wide - frames.width) / 2
            lines += self._placed(frames, x, row * (high + BETWEEN), high - frames.whole)
        for frames in below:
            lines += self._placed(frames, (width - frames.width) / 2, height + BETWEEN, 0)
            height += BETWEEN + frames.whole
        labels = {style.paint: style.label for style in map(position.style, self._kinds)}
        inks = picture_arrows.Inks(self.colours, labels if position.players > 2 else {})
        lines += picture_arrows.draw(self.shown.arrows, self.shown.rings, self.middles, inks)
        return Part(width, height, self._title(), lines)

    def _placed(self, frames: FramedBlock, x: float, y: float, top: float) -> Iterator[str]:
        """Yield a block at a place of the picture, whose uppermost part begins at a height."""
        left, above = x + frames.left, y + top + frames.over + frames.top
        for square, across, down in frames.block.middles():
            self.middles[square] = (left + across * SQUARE, above + down * SQUARE)
        yield f'<g transform="translate({x:g} {y:g})">'
        yield from self._block(frames, top)
        yield "</g>"

    def _title(self) -> str:
        position = self.position
        outcome = position.outcome()
        if outcome is not None:
            return self.localize(Text("The game is over: {reason}", reason=outcome.reason))
        turn = position.turn()
        if turn is not None:
            words = {"army": self.statuses[turn.seat].seat.label, "round": turn.round}
            return self.localize(Text("Army {army} to move, round {round}", **words))
        to_move = [status for status in self.statuses.values() if status.to_move]
        names = dict.fromkeys(self._name(status.player) for status in to_move)
        return self.localize(Text("{names} to move", names=enumerated(names)))

    # Blocks

    def _block(self, frames: FramedBlock, top: float) -> Iterator[str]:
        """Yield a block whose uppermost part begins at a height."""
        for laid in frames.block.boards:
            yield from self._board(laid, frames, top)
            upper, lower = top + frames.over, top + frames.over + frames.height
            tops = [(band, lower + band.offset) for band in frames.below]
            for band, at in [*tops, *((band, upper - band.end) for band in frames.above)]:
                if band.board == laid.board.id:
                    yield from self._band(band, at)
        for laid in frames.block.boards[1:] if frames.block.pushed else ():
            # The first lies at the bottom, each of the others above the one before.
            seam = top + frames.over + frames.top + (laid.top + laid.board.ranks) * SQUARE
            way = f"M0 {seam:g}H{frames.width:g}"
            if laid.board.look is Look.POINTS:  # between points it would look like a rank
                right = frames.left + laid.board.files * SQUARE
                way = f"M0 {seam:g}h{frames.left}M{right:g} {seam:g}H{frames.width:g}"
            yield (
                f'<path d="{way}" stroke="{self.ground.text}" '
                'stroke-width="2" stroke-opacity="0.55" fill="none"/>'
            )

    def _board(self, laid: Laid, frames: FramedBlock, top: float) -> Iterator[str]:
        """Yield a board with its frame and pieces."""
        board = laid.board
        x0 = frames.left + laid.left * SQUARE
        y0 = top + frames.over + frames.top + laid.top * SQUARE
        marked = {square.index for square in self.shown.marked if square.board == board.id}
        yield from self.painter.ground(laid, frames.block, x0, y0, marked)
        pair = pair_in(frames.block)
        signed = self._signed if pair is None else self.position.marked(pair)
        for index in range(board.size):
            square = Square(board.id, index)
            column, row = laid.cell(index)
            x, y = x0 + column * SQUARE, y0 + row * SQUARE
            kinds = {note.kind for note in signed.get(square, ())}
            for way in (inlay for kind, inlay in _INLAYS.items() if kind in kinds):
                place = f"translate({x + SQUARE / 2:g} {y + SQUARE / 2:g}) scale({SQUARE})"
                yield (
                    f'<path d="{way}" transform="{place}" fill="#fff" fill-opacity="0.27" '
                    'stroke="#000" stroke-opacity="0.47" stroke-width="0.025"/>'
                )
            if (piece := self.pieces.get(square)) is not None:
                shape = self.painter.shape_on(piece, laid, pair)
                yield f'<use xlink:href="#{shape}" transform="translate({x:g} {y:g})"/>'

    # Plates and pockets

    def _band(self, band: Band, top: float) -> Iterator[str]:
        if band.seat is None:
            return self._pocket(band, top)
        return self._plate(self.statuses[band.seat.id], band, top)

    def _pocket(self, band: Band, top: float) -> Iterator[str]:
        """Yield the pieces of a pocket, side by side; many of them overlap."""
        yield (
            f'<rect x="{band.left + 1:g}" y="{top:g}" width="{band.width - 2:g}" '
            f'height="{POCKET}" rx="6" fill="{self.ground.plate}" stroke="{self.ground.line}" '
            'stroke-width="1.5"/>'
        )
        size = POCKET - 4
        step = min(size, (band.width - 2 * 8 - size) / max(len(band.pocket) - 1, 1))
        left = band.left + 8
        if self.shown.hands:  # in the middle, which a picture of a game shows
            left = band.left + (band.width - size - step * (len(band.pocket) - 1)) / 2
        for number, piece in enumerate(band.pocket):
            shape = self.painter.shape_on(piece, *self._laid[piece.army])
            place = f"translate({left + number * step:g} {top + 2:g})"
            yield (f'<use xlink:href="#{shape}" transform="{place} scale({size / SQUARE:g})"/>')

    def _plate(self, status: SeatStatus, band: Band, top: float) -> Iterator[str]:
        """Yield the name plate of a seat, with the status of the seat."""
        ground, middle = self.ground, top + PLATE / 2
        left, width = band.left, band.width
        fill, stroke, text, soft = ground.plate, ground.line, ground.text, ground.soft
        if status.to_move:
            fill, stroke, text, soft = [ground.accent] * 2 + [ground.accent_text] * 2
        yield (
            f'<rect x="{left + 1:g}" y="{top:g}" width="{width - 2:g}" height="{PLATE}" '
            f'rx="{PLATE / 2:g}" fill="{fill}" stroke="{stroke}" stroke-width="1.5"/>'
        )
        colour, badge = self.colours[status.paint], left + PLATE / 2 + 2
        ink = ink_on(colour)
        yield (
            f'<circle cx="{badge:g}" cy="{middle:g}" r="16" fill="{colour}" '
            f'stroke="{ink}" stroke-width="1.2"/>'
        )
        yield label(badge, middle + 7.5, 21, ink, status.seat.label, bold=True)
        most = max(int(MAX_NAME * min(width / _USUAL, 1)), 4)
        note = self._note(status) if width >= _ROOM else ""
        if note:
            most = max(min(most, int((width - 80 - _NOTE_WIDTH * len(note)) / _NAME_WIDTH)), 4)
        player = status.player if status.captor is None else status.first_player
        name = self._name(player, most)
        yield label(left + 52, middle + 7.2, 20, text, name, bold=True, anchor="start")
        if note:
            yield label(left + width - 20, middle + 6, 17, soft, note, anchor="end")

    def _name(self, player: int, most: int = MAX_NAME) -> str:
        name = self.look.name(player)
        return name if len(name) <= most else f"{name[: most - 1]}…"

    def _note(self, status: SeatStatus) -> str:
        """Return the status of a seat in words."""
        if status.dead:
            return self.localize(Text("dead"))
        if status.mated:
            return self.localize(Text("checkmated"))
        if status.in_check:
            return self.localize(Text("in check"))
        short = status.short_notes
        for notes in (status.notes, *(short[gone:] for gone in range(len(short)))):
            text = self.localize(joined(", ", notes))
            if text and len(text) <= MAX_NOTE:
                return text
        if status.to_move:
            turn = self.position.turn()
            if turn is None or self.position.players == 2:
                return self.localize(Text("to move"))
            return self.localize(Text("to move: {count}", count=turn.moves_left))
        if status.choosing is not None:
            return self.localize(status.choosing)
        if status.waiting is not None:
            return self.localize(Text("waits: {reason}", reason=status.waiting))
        if status.captor is None:
            return ""
        leading = (other for other in self.statuses.values() if other.paint == status.captor)
        return self.localize(Text("led by {board}", board=next(leading).seat.label))
