"""Pictures of positions as SVG: boards in blocks, with their plates and pockets, in paint."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from cfanp_gui.core.boards import ARMY_LETTERS, BoardSpec, Edge, Join, Pair, Square, split_name
from cfanp_gui.core.capabilities import Joins, Pockets, Turns
from cfanp_gui.core.game import Position
from cfanp_gui.core.pieces import FIDE_TYPES, Piece, PieceType
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Localize, Text, joined
from cfanp_gui.record.palette import BLACK_ARMY, DEAD, WHITE_ARMY, ink_on, usual_colours
from cfanp_gui.record.picture_layout import Block, Laid, blocks, columns
from cfanp_gui.record.picture_lines import LINED_ZONES, open_seams, zone_lines
from cfanp_gui.record.picture_parts import CRACK, CRYSTAL, VEIL, label, plain
from cfanp_gui.record.picture_parts import piece as outline_of

SQUARE = 60
FRAME = 21
PLATE = 42
GAP = 10
MARGIN = 26
BETWEEN = 34
"""Room between joined boards."""
MAX_NAME = 30
"""Characters of a name that fit on its plate."""

POCKET = 40
"""How high a strip of pieces from a pocket is."""

_USUAL = 8 * SQUARE + 2 * FRAME
"""How wide a plate is that has room for a whole name and more."""
_ROOM = 320
"""The least width of a plate that shows more than a name."""
_TABLE = "#d3d9d6"
_LIGHT = "#f3efe4"
_DARK = "#b7b09e"
_PLATE = "#f7f8f7"
_LINE = "#b4bbb8"
_TEXT = "#23272b"
_SOFT = "#565d61"
_ACCENT = "#1f7a6d"
_MARK = "#fccf86"
_ZONES = ("#4f8fba", "#8a63a8", "#6b9440")
"""The tints of a board's first, second ... zone."""
_FONT = "DejaVu Sans, Noto Sans, Arial, Helvetica, sans-serif"


def svg(
    position: Position,
    names: Sequence[str] = (),
    colours: Sequence[str] = (),
    marked: Collection[Square] = (),
    localize: Localize = str,
    types: Mapping[str, PieceType] = FIDE_TYPES,
) -> str:
    """Return the picture of a position, a whole SVG document.

    `names` are those of player 1, 2, ..., `colours` (``#rrggbb``) their paint; for what is missing
    the usual ones serve. `marked` are squares to mark, as those of the last move. `localize`
    puts its words into another language. `types` are the game's kinds of pieces.
    """
    return _Picture(position, names, colours, marked, localize, types).document()


class _Strip(NamedTuple):
    """A name plate or a pocket beyond a block's frames."""

    seat: Seat | None
    """Whose plate it is; None for a pocket."""
    pocket: tuple[Piece, ...]
    """What lies in the pocket."""
    left: float
    """Where it begins, from the left of its block's frames."""
    width: float
    offset: float
    """How far its near edge is from the frames."""

    @property
    def height(self) -> float:
        return PLATE if self.seat is not None else POCKET

    @property
    def end(self) -> float:
        """Return how far its far edge is from the frames."""
        return self.offset + self.height


class _Frames(NamedTuple):
    """A block with its frames and what lies beyond them."""

    block: Block
    left: int
    """How wide the frame at the left of its boards is."""
    top: int
    width: float
    """From the left of the frames to their right."""
    height: float
    above: tuple[_Strip, ...]
    below: tuple[_Strip, ...]

    @property
    def over(self) -> float:
        """Return how high what lies above the frames is."""
        return max((strip.end for strip in self.above), default=0)

    @property
    def whole(self) -> float:
        """Return how high everything is."""
        return self.over + self.height + max((strip.end for strip in self.below), default=0)


class _Picture:
    """Draws one position."""

    def __init__(
        self,
        position: Position,
        names: Sequence[str],
        colours: Sequence[str],
        marked: Collection[Square],
        localize: Localize,
        types: Mapping[str, PieceType],
    ) -> None:
        self.position = position
        self.players = position.players
        self.names = names
        self.colours = tuple(colours) or tuple(usual_colours(position))
        self.marked = marked
        self.localize = localize
        self.types = types
        self.pieces = position.pieces()
        self.over = position.outcome() is not None
        self.statuses = {seat.id: position.seat_status(seat.id) for seat in position.seats()}
        self.pockets = self._pockets()

    def _pockets(self) -> dict[int, tuple[Piece, ...]]:
        """Return what lies beside each board; nothing where nobody holds anything."""
        position = self.position
        if not isinstance(position, Pockets):
            return {}
        found = {
            board.id: tuple(piece for piece, _ in position.pocket(board.id))
            for board in position.boards()
        }
        return found if any(found.values()) else {}

    def document(self) -> str:
        """Return the whole text."""
        position = self.position
        join = position.join if isinstance(position, Joins) else Join.ROTATE
        framed = [self._framed(block) for block in blocks(position.boards(), join)]
        wide = max(frames.width for frames in framed)
        high = max(frames.whole for frames in framed)
        count = len(framed)
        across = columns(count, wide, high)
        rows = math.ceil(count / across)
        width = 2 * MARGIN + across * wide + (across - 1) * BETWEEN
        height = 2 * MARGIN + rows * high + (rows - 1) * BETWEEN
        parts = [
            '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}" '
            f'font-family="{_FONT}">',
            f"<title>{plain(self._title())}</title>",
            f"<defs>{''.join(self._shapes())}</defs>",
            f'<rect width="{width:g}" height="{height:g}" fill="{_TABLE}"/>',
        ]
        for number, frames in enumerate(framed):
            row, column = divmod(number, across)
            # A last row that is not full stands in the middle.
            missing = across - min(across, count - row * across)
            x = MARGIN + (column + missing / 2) * (wide + BETWEEN) + (wide - frames.width) / 2
            y = MARGIN + row * (high + BETWEEN)
            parts.append(f'<g transform="translate({x:g} {y:g})">')
            parts += self._block(frames, high - frames.whole)
            parts.append("</g>")
        return "\n".join([*parts, "</svg>\n"])

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

    def _shapes(self) -> Iterator[str]:
        """Yield every kind of piece that is to be seen, once per army and set."""
        held = (piece for pocket in self.pockets.values() for piece in pocket)
        for one in sorted({*self.pieces.values(), *held}):
            yield f'<g id="{_id(one)}">{self._shape(one)}</g>'

    def _shape(self, one: Piece) -> str:
        """Return a piece on its square; with more than two armies on a stand with their label."""
        style = self.position.style(one)
        paint = DEAD if style.dead else self.colours[style.paint]
        fill = {"white": WHITE_ARMY, "black": BLACK_ARMY}.get(style.body, paint)
        outline = outline_of(one.letter, fill, self.types)
        if style.dead:
            outline = f'<g opacity="0.75">{outline}</g>'
        if style.frozen:
            outline += f'<g opacity="0.5">{outline_of(one.letter, VEIL, self.types)}</g>{CRYSTAL}'
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
        stand = 'ellipse cx="30" cy="51.5" rx="21" ry="6"'
        if style.stone:
            stand = 'rect x="9" y="46" width="42" height="11"'
        return (
            f'{ring}<{stand} fill="{paint}" stroke="{ink}" '
            f'stroke-width="1.2"/><g transform="translate(4.8 -3.2) scale(1.12)">{outline}</g>'
            f'<ellipse cx="30" cy="51.8" rx="6.2" ry="5.4" fill="{paint}"/>'
            + label(30, 55.2, 10.5, ink, style.label, bold=True)
        )

    # Blocks

    def _framed(self, block: Block) -> _Frames:
        """Return a block with room for frames, pockets and plates."""
        sides = [_frame_of(laid, block) for laid in block.boards]
        left = max(side[0] for laid, side in zip(block.boards, sides, strict=True) if not laid.left)
        top = max(side[1] for laid, side in zip(block.boards, sides, strict=True) if not laid.top)
        right = max(
            side[2]
            for laid, side in zip(block.boards, sides, strict=True)
            if laid.left + laid.board.files == block.width
        )
        bottom = max(
            side[3]
            for laid, side in zip(block.boards, sides, strict=True)
            if laid.top + laid.board.ranks == block.height
        )
        above: list[_Strip] = []
        below: list[_Strip] = []
        for laid, side in zip(block.boards, sides, strict=True):
            x = left + laid.left * SQUARE - side[0]
            width = laid.board.files * SQUARE + side[0] + side[2]
            if laid.board.id in self.pockets:
                strips = above if laid.south_is_up else below
                strips.append(_strip(strips, None, self.pockets[laid.board.id], x, width))
            for status in self.statuses.values():
                seat = status.seat
                if seat.board == laid.board.id:
                    up = laid.south_is_up == (seat.edge in (Edge.SOUTH, Edge.WEST))
                    strips = above if up else below
                    strips.append(_strip(strips, seat, (), x, width))
        return _Frames(
            block, left, top, block.width * SQUARE + left + right,
            block.height * SQUARE + top + bottom, tuple(above), tuple(below),
        )  # fmt: skip

    def _block(self, frames: _Frames, top: float) -> Iterator[str]:
        """Yield a block whose uppermost part begins at a height."""
        for laid in frames.block.boards:
            yield from self._board(laid, frames, top)
            for strips, up in ((frames.below, False), (frames.above, True)):
                for strip in strips:
                    if self._belongs(strip, laid, up):
                        yield from self._strip(strip, _top_of(strip, frames, top, up))
        if frames.block.pushed:
            upper = next(laid for laid in frames.block.boards if laid.south_is_up)
            seam = top + frames.over + frames.top + upper.board.ranks * SQUARE
            yield (
                f'<path d="M0 {seam:g}H{frames.width:g}" stroke="{_TEXT}" stroke-width="2" '
                'stroke-opacity="0.55" fill="none"/>'
            )

    def _belongs(self, strip: _Strip, laid: Laid, up: bool) -> bool:
        """Return whether a strip is drawn with a board."""
        if strip.seat is not None:
            return strip.seat.board == laid.board.id
        return up == laid.south_is_up and strip.pocket is self.pockets.get(laid.board.id)

    def _board(self, laid: Laid, frames: _Frames, top: float) -> Iterator[str]:
        """Yield a board with its frame and pieces."""
        board = laid.board
        left, above, right, below = _frame_of(laid, frames.block)
        x0 = frames.left + laid.left * SQUARE
        y0 = top + frames.over + frames.top + laid.top * SQUARE
        owner = self.statuses.get(board.owner)
        colour = _PLATE if owner is None else self.colours[owner.paint]
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
        yield (
            f'<path d="M{x0:g} {y0:g}h{board.files * SQUARE}v{board.ranks * SQUARE}'
            f'h-{board.files * SQUARE}z" fill="{_DARK}"/>'
        )
        for index in range(board.size):
            column, row = laid.cell(index)
            x = x0 + column * SQUARE
            y = y0 + row * SQUARE
            shade = _LIGHT if board.is_light(index) != laid.reflected else _DARK
            yield f'<rect x="{x:g}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" fill="{shade}"/>'
            for number, zone in enumerate(board.zones):
                if index in zone.squares and zone.name not in LINED_ZONES:
                    yield (
                        f'<rect x="{x:g}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" '
                        f'fill="{_ZONES[number % len(_ZONES)]}" fill-opacity="0.3">'
                        f"<title>{plain(self.localize(zone.name))}</title></rect>"
                    )
            if Square(board.id, index) in self.marked:
                yield (
                    f'<rect x="{x:g}" y="{y:g}" width="{SQUARE}" height="{SQUARE}" fill="{_MARK}" '
                    'fill-opacity="0.62"/>'
                )
        for zone in board.zones:
            if zone.name in LINED_ZONES:
                yield zone_lines(laid, zone, x0, y0, SQUARE, plain(self.localize(zone.name)))
        yield from open_seams(laid, x0, y0, SQUARE, _TABLE)
        for index in range(board.size):
            square = Square(board.id, index)
            if square in self.pieces:
                column, row = laid.cell(index)
                x, y = x0 + column * SQUARE, y0 + row * SQUARE
                shape = _id(self.pieces[square])
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
        """Yield names of files and ranks on the frame: with two armies those of a chess board.

        `inks` are for the upper and the lower half of the frame.
        """
        board = laid.board
        names = board.square_names
        if self.players == 2 and block.pushed and isinstance(self.position, Joins):
            pair = Pair(*sorted(one.board.id for one in block.boards))
            names = self.position.joined_names(pair)[board.id]
        left, _, right, _ = _frame_of(laid, block)
        bottom = y0 + board.ranks * SQUARE
        edge = y0 - FRAME / 2 if laid.south_is_up else bottom + FRAME / 2
        if laid.board.seam(Edge.SOUTH) is None:
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

    def _strip(self, strip: _Strip, top: float) -> Iterator[str]:
        if strip.seat is None:
            return self._pocket(strip, top)
        return self._plate(self.statuses[strip.seat.id], strip, top)

    def _pocket(self, strip: _Strip, top: float) -> Iterator[str]:
        """Yield the pieces of a pocket, side by side; many of them overlap."""
        yield (
            f'<rect x="{strip.left + 1:g}" y="{top:g}" width="{strip.width - 2:g}" '
            f'height="{POCKET}" rx="6" fill="{_PLATE}" stroke="{_LINE}" stroke-width="1.5"/>'
        )
        size = POCKET - 4
        room = strip.width - 2 * 8 - size
        step = min(size, room / max(len(strip.pocket) - 1, 1))
        for number, one in enumerate(strip.pocket):
            x = strip.left + 8 + number * step
            yield (
                f'<use xlink:href="#{_id(one)}" transform="translate({x:g} {top + 2:g}) '
                f'scale({size / SQUARE:g})"/>'
            )

    def _plate(self, status: SeatStatus, strip: _Strip, top: float) -> Iterator[str]:
        """Yield the name plate of a seat, with what is to be known now."""
        middle = top + PLATE / 2
        left, width = strip.left, strip.width
        moves = status.to_move
        colour = self.colours[status.paint]
        yield (
            f'<rect x="{left + 1:g}" y="{top:g}" width="{width - 2:g}" height="{PLATE}" '
            f'rx="{PLATE / 2:g}" fill="{_ACCENT if moves else _PLATE}" '
            f'stroke="{_ACCENT if moves else _LINE}" stroke-width="1.5"/>'
        )
        ink = ink_on(colour)
        badge = left + PLATE / 2 + 2
        yield (
            f'<circle cx="{badge:g}" cy="{middle:g}" r="16" fill="{colour}" '
            f'stroke="{ink}" stroke-width="1.2"/>'
        )
        yield label(badge, middle + 7.5, 21, ink, status.seat.label, bold=True)
        ink = "#ffffff" if moves else _TEXT
        most = max(int(MAX_NAME * min(width / _USUAL, 1)), 4)
        taken = status.captor is not None
        name = self._name(status.first_player if taken else status.player, most)
        yield label(left + 52, middle + 7.2, 20, ink, name, bold=True, anchor="start")
        note = self._note(status) if width >= _ROOM else ""
        if note:
            soft = "#ffffff" if moves else _SOFT
            yield label(left + width - 20, middle + 6, 17, soft, note, anchor="end")

    def _name(self, player: int, most: int = MAX_NAME) -> str:
        name = " ".join(self.names[player - 1].split()) if player <= len(self.names) else ""
        name = name or self.localize(Text("Player {number}", number=player))
        return name if len(name) <= most else f"{name[: most - 1]}…"

    def _note(self, status: SeatStatus) -> str:
        """Return what is to be known of a seat besides its name."""
        if status.dead:
            return self.localize(Text("dead"))
        if status.mated:
            return self.localize(Text("checkmated"))
        if status.in_check:
            return self.localize(Text("in check"))
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


def _frame_of(laid: Laid, block: Block) -> tuple[int, int, int, int]:
    """Return how wide a board's frame is at its left, top, right and bottom: nothing at a seam."""
    sides = [FRAME, FRAME, FRAME, FRAME]
    ids = {one.board.id for one in block.boards}
    for seam in laid.board.seams:
        if seam.board is None or seam.board in ids:
            sides[_SIDES.index(laid.faces(seam.edge))] = 0
    left, top, right, bottom = sides
    return left, top, right, bottom


_SIDES = ((-1, 0), (0, -1), (1, 0), (0, 1))


def _strip(
    others: Sequence[_Strip], seat: Seat | None, pocket: tuple[Piece, ...], x: float, width: float
) -> _Strip:
    """Return a strip beyond the others that are in its way."""
    in_the_way = [one.end for one in others if one.left < x + width and x < one.left + one.width]
    return _Strip(seat, pocket, x, width, max(in_the_way, default=0) + GAP)


def _top_of(strip: _Strip, frames: _Frames, top: float, up: bool) -> float:
    """Return where a strip begins."""
    if up:
        return top + frames.over - strip.end
    return top + frames.over + frames.height + strip.offset
