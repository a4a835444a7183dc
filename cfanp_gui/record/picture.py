"""Pictures of positions as SVG: boards in blocks, with their plates and pockets, in paint."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence

from cfanp_gui.core.boards import (
    ARMY_LETTERS,
    STRIP,
    BoardSpec,
    Edge,
    Join,
    Look,
    Pair,
    Square,
    specs_by_id,
    split_name,
)
from cfanp_gui.core.capabilities import Facing, Joins, Pockets, Turns
from cfanp_gui.core.game import Position
from cfanp_gui.core.pieces import FIDE_TYPES, Piece, PieceType
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.text import Localize, Text, joined
from cfanp_gui.record import board_lines, picture_arrows
from cfanp_gui.record.drawings import Arrow, Ring
from cfanp_gui.record.palette import BLACK_ARMY, DEAD, WHITE_ARMY, ink_on, usual_colours
from cfanp_gui.record.picture_document import (
    Outline,
    Part,
    PictureContent,
    PictureStyle,
    Shapes,
    document,
)
from cfanp_gui.record.picture_frames import (
    FRAME,
    PLATE,
    POCKET,
    SQUARE,
    Band,
    FramedBlock,
    frame_of,
    framed,
    top_of,
)
from cfanp_gui.record.picture_layout import Block, Laid, blocks, columns
from cfanp_gui.record.picture_lines import drawn_dots, drawn_lines, open_seams
from cfanp_gui.record.picture_parts import CRACK, CRYSTAL, VEIL, label, piece, plain

MARGIN = 26
BETWEEN = 34
"""Room between joined boards."""
MAX_NAME = 30
"""Characters of a name that fit on its plate."""
MAX_NOTE = 30
"""Characters of the status beside a name."""
_NAME_WIDTH, _NOTE_WIDTH = 12.5, 9.0
"""How wide a letter of either is about."""

_USUAL = 8 * SQUARE + 2 * FRAME
"""How wide a plate is that has room for a whole name and more."""
_ROOM = 320
"""The least width of a plate that shows more than a name."""


def svg(
    position: Position,
    names: Sequence[str] = (),
    colours: Sequence[str] = (),
    marked: Collection[Square] = (),
    localize: Localize = str,
    types: Mapping[str, PieceType] = FIDE_TYPES,
    *,
    outline: Outline = piece,
    arrows: Sequence[Arrow] = (),
    rings: Sequence[Ring] = (),
    boards: Sequence[int] | None = None,
    plates: bool = True,
) -> str:
    """Return the picture of a position, a whole SVG document.

    `names`, `colours`, `localize`, `types` and `outline` are as in `PictureStyle`, the others as in
    `PictureContent`.
    """
    shown = PictureContent(marked, arrows, rings, boards, plates)
    return draw(position, shown, PictureStyle(names, colours, types, localize, outline=outline))


def draw(position: Position, shown: PictureContent, look: PictureStyle) -> str:
    """Return the picture of a position, a whole SVG document on a ground of its own."""
    shapes = Shapes()
    drawn = part(position, shown, look, shapes)
    margin = MARGIN if shown.plates else MARGIN / 2
    width, height = drawn.width + 2 * margin, drawn.height + 2 * margin
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
        ],
    )


def part(position: Position, shown: PictureContent, look: PictureStyle, shapes: Shapes) -> Part:
    """Return a position as a part of a document, whose shapes are added to `shapes`."""
    return _Picture(position, shown, look, shapes).drawn()


class _Picture:
    """Draws one position."""

    def __init__(
        self, position: Position, shown: PictureContent, look: PictureStyle, shapes: Shapes
    ) -> None:
        self.position = position
        self.players = position.players
        self.names = look.names
        self.colours = tuple(look.colours) or tuple(usual_colours(position))
        self.marked = shown.marked
        self.shown = shown
        self.localize = look.localize
        self.types = look.types
        self.ground = look.ground
        self.outline = look.outline
        self.boards = self._boards()
        ids = {board.id for board in self.boards}
        self.pieces = {at: one for at, one in position.pieces().items() if at.board in ids}
        self.over = position.outcome() is not None
        self.statuses = {seat.id: position.seat_status(seat.id) for seat in position.seats()}
        self.pockets = self._pockets() if shown.plates else {}
        held = (one for board in ids for one in self.pockets.get(board, ()))
        self.ids = {
            one: shapes.name(_id(one), self._shape(one))
            for one in sorted({*self.pieces.values(), *held})
        }
        self._shapes = shapes
        self._laid: dict[int, tuple[Laid, Pair | None]] = {}
        """How each board lies that is drawn, and which two lie together there."""
        self.middles: dict[Square, tuple[float, float]] = {}
        """Where the middles of the squares are that have been drawn."""

    def _boards(self) -> list[BoardSpec]:
        """Return the boards that are shown, in their order."""
        boards = self.position.boards()
        if self.shown.boards is None:
            return list(boards)
        by_id = specs_by_id(boards)
        wanted = dict.fromkeys(self.shown.boards)
        if len(wanted) == 2 and STRIP in by_id:
            wanted[STRIP] = None  # it lies between any two
        return [by_id[board] for board in wanted]

    def _pockets(self) -> dict[int, tuple[Piece, ...]]:
        """Return what lies beside each board; nothing where nobody holds anything."""
        position = self.position
        if not isinstance(position, Pockets):
            return {}
        found = {
            board.id: tuple(piece for piece, _ in position.pocket(board.id))
            for board in position.boards()
            if board.id != STRIP
        }
        return found if any(found.values()) else {}

    def drawn(self) -> Part:
        """Return the whole picture."""
        position = self.position
        join = position.join if isinstance(position, Joins) else Join.ROTATE
        seats = [status.seat for status in self.statuses.values()] if self.shown.plates else []
        found = [framed(block, self.pockets, seats) for block in blocks(self.boards, join)]
        for frames in found:
            ids = sorted(laid.board.id for laid in frames.block.boards if laid.board.id != STRIP)
            pair = Pair(*ids) if frames.block.pushed and len(ids) == 2 else None
            self._laid |= {laid.board.id: (laid, pair) for laid in frames.block.boards}
        # A strip that lies between no two stands below them all.
        below = [one for one in found if one.block.boards[0].board.id == STRIP and found[1:]]
        found = [one for one in found if one not in below]
        wide = max(frames.width for frames in found)
        high = max(frames.whole for frames in found)
        count = len(found)
        across = columns(count, wide, high)
        rows = math.ceil(count / across)
        width, height = across * (wide + BETWEEN) - BETWEEN, rows * (high + BETWEEN) - BETWEEN
        lines: list[str] = []
        for number, frames in enumerate(found):
            row, column = divmod(number, across)
            # A last row that is not full stands in the middle.
            missing = across - min(across, count - row * across)
            x = (column + missing / 2) * (wide + BETWEEN) + (wide - frames.width) / 2
            lines += self._placed(frames, x, row * (high + BETWEEN), high - frames.whole)
        for frames in below:
            lines += self._placed(frames, (width - frames.width) / 2, height + BETWEEN, 0)
            height += BETWEEN + frames.whole
        labels = {style.paint: style.label for style in map(position.style, self.ids)}
        inks = picture_arrows.Inks(self.colours, labels if self.players > 2 else {})
        lines += picture_arrows.draw(
            self.shown.arrows, self.shown.rings, self.middles, SQUARE, inks
        )
        return Part(width, height, self._title(), lines)

    def _placed(self, frames: FramedBlock, x: float, y: float, top: float) -> Iterator[str]:
        """Yield a block at a place of the picture, whose uppermost part begins at a height."""
        self._note_middles(frames, x, y + top)
        yield f'<g transform="translate({x:g} {y:g})">'
        yield from self._block(frames, top)
        yield "</g>"

    def _note_middles(self, frames: FramedBlock, left: float, top: float) -> None:
        """Note where the squares of a block are that begins at a place of the picture."""
        for laid in frames.block.boards:
            for index in range(laid.board.size):
                column, row = laid.cell(index)
                self.middles[Square(laid.board.id, index)] = (
                    left + frames.left + (laid.left + column + 0.5) * SQUARE,
                    top + frames.over + frames.top + (laid.top + row + 0.5) * SQUARE,
                )

    def _title(self) -> str:
        position = self.position
        outcome = position.outcome()
        if outcome is not None:
            return self.localize(Text("The game is over: {reason}", reason=outcome.reason))
        if isinstance(position, Turns):
            turn = position.turn()
            army = self.statuses[turn.seat].seat.label.lower()
            return self.localize(
                Text("Army {army} to move, round {round}", army=army, round=turn.round)
            )
        found = [status for status in self.statuses.values() if status.to_move]
        names = dict.fromkeys(self._name(status.player) for status in found)
        return self.localize(Text("{names} to move", names=joined(", ", names)))

    # Pieces

    def _shape_on(self, one: Piece, board: int) -> str:
        """Return the name of the shape of a piece on a board, or in the pocket beside it."""
        position = self.position
        kind = self.types.get(one.letter)
        if kind is None or not kind.points or not isinstance(position, Facing):
            return self.ids[one]
        laid, pair = self._laid[board]
        _, down = laid.faces(position.faces(one, board, pair))
        if down < 0:
            return self.ids[one]
        return self._shapes.name(f"{_id(one)}-down", self._shape(one, 180))

    def _shape(self, one: Piece, turn: int = 0) -> str:
        """Return a piece on its square; with more than two armies on a stand with their label.

        One that points is turned by so many degrees.
        """
        style = self.position.style(one)
        paint = DEAD if style.dead else self.colours[style.paint]
        fill = {"white": WHITE_ARMY, "black": BLACK_ARMY}.get(style.body, paint)
        outline = self.outline(one.letter, fill, self.types, style.side, turn)
        if style.dead:
            outline = f'<g opacity="0.75">{outline}</g>'
        if style.frozen:
            veil = self.outline(one.letter, VEIL, self.types, style.side, turn)
            outline += f'<g opacity="0.5">{veil}</g>{CRYSTAL}'
        if style.stone:
            outline += CRACK
        if self.players == 2 and not style.body:
            return f'<g transform="translate(3 3) scale(1.2)">{outline}</g>'
        ink = ink_on(paint)
        ring = ""
        if style.captor is not None and not style.dead:
            captor = self.colours[style.captor]
            ring = (
                f'<ellipse cx="30" cy="51.5" rx="26" ry="8.2" fill="{captor}" '
                f'stroke="{ink_on(captor)}" stroke-width="0.8"/>'
            )
        kind = self.types.get(one.letter)
        top = 1 if kind is not None and "/" in kind.asset else -3.2  # a token has no feet
        stand = 'ellipse cx="30" cy="51.5" rx="21" ry="6"'
        if style.stone:
            stand = 'rect x="9" y="46" width="42" height="11"'
        return (
            f'{ring}<{stand} fill="{paint}" stroke="{ink}" '
            f'stroke-width="1.2"/><g transform="translate(4.8 {top:g}) scale(1.12)">{outline}</g>'
            f'<ellipse cx="30" cy="51.8" rx="6.2" ry="5.4" fill="{paint}"/>'
            + label(30, 55.2, 10.5, ink, style.label, bold=True)
        )

    # Blocks

    def _block(self, frames: FramedBlock, top: float) -> Iterator[str]:
        """Yield a block whose uppermost part begins at a height."""
        for laid in frames.block.boards:
            yield from self._board(laid, frames, top)
            for bands, up in ((frames.below, False), (frames.above, True)):
                for band in bands:
                    if self._belongs(band, laid, up):
                        yield from self._band(band, top_of(band, frames, top, up))
        for laid in frames.block.boards[1:] if frames.block.pushed else ():
            # The first lies at the bottom, each of the others on the one before.
            seam = top + frames.over + frames.top + (laid.top + laid.board.ranks) * SQUARE
            way = f"M0 {seam:g}H{frames.width:g}"
            if laid.board.look is Look.POINTS:  # between points it would be taken for a rank
                right = frames.left + laid.board.files * SQUARE
                way = f"M0 {seam:g}h{frames.left}M{right:g} {seam:g}H{frames.width:g}"
            yield (
                f'<path d="{way}" stroke="{self.ground.text}" '
                'stroke-width="2" stroke-opacity="0.55" fill="none"/>'
            )

    def _belongs(self, band: Band, laid: Laid, up: bool) -> bool:
        """Return whether a band is drawn with a board."""
        if band.seat is not None:
            return band.seat.board == laid.board.id
        return up == laid.south_is_up and band.pocket is self.pockets.get(laid.board.id)

    def _board(self, laid: Laid, frames: FramedBlock, top: float) -> Iterator[str]:
        """Yield a board with its frame and pieces."""
        board = laid.board
        left, above, right, below = frame_of(laid, frames.block)
        x0 = frames.left + laid.left * SQUARE
        y0 = top + frames.over + frames.top + laid.top * SQUARE
        owner = self.statuses.get(board.owner)
        colour = self.ground.plate if owner is None else self.colours[owner.paint]
        ink = ink_on(colour)
        width = board.files * SQUARE + left + right
        height = board.ranks * SQUARE + above + below
        yield (
            f'<rect x="{x0 - left:g}" y="{y0 - above:g}" width="{width:g}" height="{height:g}" '
            f'fill="{colour}" stroke="{ink}" stroke-opacity="0.45" stroke-width="1.5"/>'
        )
        inks = ink, ink
        far = self._far(board)
        if far is not None:
            inks = (ink, ink_on(far)) if laid.south_is_up else (ink_on(far), ink)
            half = y0 - above if not laid.south_is_up else y0 - above + height / 2
            yield (
                f'<path d="M{x0 - left:g} {half:g}h{width:g}v{height / 2:g}h-{width:g}z" '
                f'fill="{far}"/>'
            )
        # Where squares meet, no paint of the frame is to shine through.
        between = self.ground.dark if board.look is Look.CHECKERED else self.ground.light
        yield (
            f'<path d="M{x0:g} {y0:g}h{board.files * SQUARE}v{board.ranks * SQUARE}'
            f'h-{board.files * SQUARE}z" fill="{between}"/>'
        )
        tints = tuple(board_lines.tints(board))
        for index in range(board.size):
            column, row = laid.cell(index)
            x = x0 + column * SQUARE
            y = y0 + row * SQUARE
            light = board.is_light(index, laid.exchanged)
            shade = self.ground.light if light else self.ground.dark
            yield f'<rect x="{x:g}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" fill="{shade}"/>'
            for zone, tint, opacity in tints:
                if index in zone.squares:
                    yield (
                        f'<rect x="{x:g}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" '
                        f'fill="{tint}" fill-opacity="{opacity:g}">'
                        f"<title>{plain(self.localize(zone.name))}</title></rect>"
                    )
            if Square(board.id, index) in self.marked:
                yield (
                    f'<rect x="{x:g}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" '
                    f'fill="{self.ground.mark}" fill-opacity="0.62"/>'
                )
        yield from drawn_lines(laid, (board_lines.grid(board),), x0, y0, SQUARE)
        for zone in board.zones:
            lines = board_lines.zone_lines(board, zone)
            yield from drawn_lines(laid, lines, x0, y0, SQUARE, plain(self.localize(zone.name)))
        yield from drawn_dots(laid, board_lines.star_points(board), x0, y0, SQUARE)
        yield from open_seams(laid, x0, y0, SQUARE, self.ground.table)
        for index in range(board.size):
            square = Square(board.id, index)
            if square in self.pieces:
                column, row = laid.cell(index)
                x, y = x0 + column * SQUARE, y0 + row * SQUARE
                shape = self._shape_on(self.pieces[square], board.id)
                yield f'<use xlink:href="#{shape}" transform="translate({x:g} {y:g})"/>'
        yield from self._coordinates(laid, frames.block, x0, y0, inks)

    def _far(self, board: BoardSpec) -> str | None:
        """Return the paint of who sits at the north of a board beside its owner; None for none."""
        for status in self.statuses.values():
            seat = status.seat
            if seat.board == board.id and seat.edge is Edge.NORTH and seat.id != board.owner:
                return self.colours[status.paint]
        return None

    def _coordinates(
        self, laid: Laid, block: Block, x0: float, y0: float, inks: tuple[str, str]
    ) -> Iterator[str]:
        """Yield names of files and ranks on the frame.

        Of two boards they are those of a chess board, as moves on a pair name them; where others
        are in the picture, each board has its own.

        `inks` are for the upper and the lower half of the frame.
        """
        board = laid.board
        names = board.square_names
        joined = block.pushed and (self.players == 2 or self.shown.boards is not None)
        if joined and isinstance(self.position, Joins):
            pair = Pair(*sorted(one.board.id for one in block.boards if one.board.id != STRIP))
            names = self.position.joined_names(pair)[board.id]
        left, _, right, _ = frame_of(laid, block)
        bottom = y0 + board.ranks * SQUARE
        edge = y0 - FRAME / 2 if laid.south_is_up else bottom + FRAME / 2
        if Edge.SOUTH in laid.board.framed:
            for column in range(board.files):
                x = x0 + (column + 0.5) * SQUARE
                name = split_name(names[laid.at(column, 0)])[0]
                yield label(x, edge + 4.6, 13, inks[not laid.south_is_up], name, soft=True)
        for row in reversed(range(board.ranks)):
            y = y0 + (row + 0.5) * SQUARE
            ink = inks[2 * row + 1 > board.ranks]
            name = split_name(names[laid.at(0, row)])[1]
            if left:
                yield label(x0 - FRAME / 2, y + 4.6, 13, ink, name, soft=True)
            if right:
                x = x0 + board.files * SQUARE + FRAME / 2
                yield label(x, y + 4.6, 13, ink, name, soft=True)

    # Plates and pockets

    def _band(self, band: Band, top: float) -> Iterator[str]:
        if band.seat is None:
            return self._pocket(band, top)
        return self._plate(self.statuses[band.seat.id], band, top)

    def _pocket(self, band: Band, top: float) -> Iterator[str]:
        """Yield the pieces of a pocket, side by side; many of them overlap."""
        ground = self.ground
        yield (
            f'<rect x="{band.left + 1:g}" y="{top:g}" width="{band.width - 2:g}" '
            f'height="{POCKET}" rx="6" fill="{ground.plate}" stroke="{ground.line}" '
            'stroke-width="1.5"/>'
        )
        size = POCKET - 4
        room = band.width - 2 * 8 - size
        step = min(size, room / max(len(band.pocket) - 1, 1))
        for number, one in enumerate(band.pocket):
            x = band.left + 8 + number * step
            yield (
                f'<use xlink:href="#{self._shape_on(one, one.army)}" '
                f'transform="translate({x:g} {top + 2:g}) '
                f'scale({size / SQUARE:g})"/>'
            )

    def _plate(self, status: SeatStatus, band: Band, top: float) -> Iterator[str]:
        """Yield the name plate of a seat, with the status of the seat."""
        ground = self.ground
        middle = top + PLATE / 2
        left, width = band.left, band.width
        moves = status.to_move
        colour = self.colours[status.paint]
        yield (
            f'<rect x="{left + 1:g}" y="{top:g}" width="{width - 2:g}" height="{PLATE}" '
            f'rx="{PLATE / 2:g}" fill="{ground.accent if moves else ground.plate}" '
            f'stroke="{ground.accent if moves else ground.line}" stroke-width="1.5"/>'
        )
        ink = ink_on(colour)
        badge = left + PLATE / 2 + 2
        yield (
            f'<circle cx="{badge:g}" cy="{middle:g}" r="16" fill="{colour}" '
            f'stroke="{ink}" stroke-width="1.2"/>'
        )
        yield label(badge, middle + 7.5, 21, ink, status.seat.label, bold=True)
        ink = ground.accent_text if moves else ground.text
        most = max(int(MAX_NAME * min(width / _USUAL, 1)), 4)
        note = self._note(status) if width >= _ROOM else ""
        if note:
            most = max(min(most, int((width - 80 - _NOTE_WIDTH * len(note)) / _NAME_WIDTH)), 4)
        taken = status.captor is not None
        name = self._name(status.first_player if taken else status.player, most)
        yield label(left + 52, middle + 7.2, 20, ink, name, bold=True, anchor="start")
        if note:
            soft = ground.accent_text if moves else ground.soft
            yield label(left + width - 20, middle + 6, 17, soft, note, anchor="end")

    def _name(self, player: int, most: int = MAX_NAME) -> str:
        name = " ".join(self.names[player - 1].split()) if player <= len(self.names) else ""
        name = name or self.localize(Text("Player {number}", number=player))
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
            said = self.localize(joined(", ", notes))
            if said and len(said) <= MAX_NOTE:
                return said
        if status.to_move:
            turn = self.position.turn() if isinstance(self.position, Turns) else None
            if turn is None or self.players == 2:
                return self.localize(Text("to move"))
            return self.localize(Text("to move: {count}", count=turn.moves_left))
        if status.choosing is not None:
            return self.localize(status.choosing)
        if status.waiting is not None:
            return self.localize(Text("waits: {reason}", reason=status.waiting))
        if status.captor is None:
            return ""
        leading = (one for one in self.statuses.values() if one.paint == status.captor)
        return self.localize(Text("led by {board}", board=next(leading).seat.label))


def _id(one: Piece) -> str:
    """Return what the shape of a piece is called in a document."""
    return f"{one.letter}{ARMY_LETTERS[one.army]}{one.set or ''}"
