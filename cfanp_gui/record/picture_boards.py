"""Boards and pieces of a position as SVG, at any place in a document."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from cfanp_gui.core.boards import ARMY_LETTERS, STRIP, BoardSpec, Edge, Look, Pair, split_name
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import Position
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.record import board_lines
from cfanp_gui.record.board_lines import DOT, INK, OPACITY, Lines
from cfanp_gui.record.palette import BLACK_ARMY, DEAD, WHITE_ARMY, ink_on, usual_colours
from cfanp_gui.record.picture_document import (
    CRACK,
    CRYSTAL,
    VEIL,
    PictureStyle,
    Shapes,
    label,
    plain,
)
from cfanp_gui.record.picture_layout import FRAME, SQUARE, Block, Laid, frame_of

LETTERED = 8
"""Number of armies beyond which the letters on pieces are large."""


def pair_in(block: Block) -> Pair | None:
    """Return the pushed pair in a block, or None."""
    ids = sorted(laid.board.id for laid in block.boards if laid.board.id != STRIP)
    return Pair(*ids) if block.pushed and len(ids) == 2 else None


class BoardPainter:
    """Painter of the boards of one position, and of its pieces as shapes of a document."""

    def __init__(self, position: Position, look: PictureStyle, shapes: Shapes) -> None:
        self.position = position
        self.colours: Sequence[str] = tuple(look.colours) or tuple(usual_colours(position))
        self.statuses: Mapping[int, SeatStatus] = {
            seat.id: position.seat_status(seat.id) for seat in position.seats()
        }
        self._look = look
        self._shapes = shapes
        self._known: dict[Piece, str] = {}

    # Pieces

    def shape(self, piece: Piece) -> str:
        """Return the name of the shape of a piece."""
        if piece not in self._known:
            self._known[piece] = self._shapes.name(_id(piece), self._drawn(piece))
        return self._known[piece]

    def shape_on(self, piece: Piece, laid: Laid, pair: Pair | None) -> str:
        """Return the shape of a piece on a board or in its pocket, turned if it points."""
        position = self.position
        kind = self._look.types.get(piece.letter)
        edge = position.faces(piece, laid.board.id, pair)
        if kind is None or not kind.points or edge is None or laid.faces(edge)[1] < 0:
            return self.shape(piece)
        return self._shapes.name(f"{_id(piece)}-down", self._drawn(piece, 180))

    def _drawn(self, piece: Piece, turn: int = 0) -> str:
        """Return a piece, turned by degrees; among more than two armies with their label."""
        style = self.position.style(piece)
        paint = DEAD if style.dead else self.colours[style.paint]
        fill = {"white": WHITE_ARMY, "black": BLACK_ARMY}.get(style.body, paint)
        outline = self._look.outline(piece.letter, fill, self._look.types, style.side, turn)
        if style.dead:
            outline = f'<g opacity="0.75">{outline}</g>'
        if style.frozen:
            veil = self._look.outline(piece.letter, VEIL, self._look.types, style.side, turn)
            outline += f'<g opacity="0.5">{veil}</g>{CRYSTAL}'
        if style.stone:
            outline += CRACK
        if self.position.players == 2 and not style.body:
            return f'<g transform="translate(3 3) scale(1.2)">{outline}</g>'
        ink = ink_on(paint)
        ring = ""
        if style.captor is not None and not style.dead:
            captor = self.colours[style.captor]
            ring = (
                f'<ellipse cx="30" cy="51.5" rx="26" ry="8.2" fill="{captor}" '
                f'stroke="{ink_on(captor)}" stroke-width="0.8"/>'
            )
        kind = self._look.types.get(piece.letter)
        top = 1 if kind is not None and "/" in kind.asset else -3.2  # a token has no feet
        stand = 'ellipse cx="30" cy="51.5" rx="21" ry="6"'
        if style.stone:
            stand = 'rect x="9" y="46" width="42" height="11"'
        if self.position.players > LETTERED:
            # A small stand with a smaller letter would not be read where there are so many boards.
            return (
                f'{ring}<g transform="translate(0 -1) scale(1.2)">{outline}</g>'
                f'<circle cx="45" cy="44" r="14" fill="{paint}" stroke="{ink}" stroke-width="1.5"/>'
                + label(45, 51.5, 21, ink, style.label, bold=True)
            )
        return (
            f'{ring}<{stand} fill="{paint}" stroke="{ink}" '
            f'stroke-width="1.2"/><g transform="translate(4.8 {top:g}) scale(1.12)">{outline}</g>'
            f'<ellipse cx="30" cy="51.8" rx="6.2" ry="5.4" fill="{paint}"/>'
            + label(30, 55.2, 10.5, ink, style.label, bold=True)
        )

    # Boards

    def ground(
        self, laid: Laid, block: Block, x0: float, y0: float, marked: Collection[int]
    ) -> Iterator[str]:
        """Yield a board with its frame, its squares and their names, without pieces.

        `x0` and `y0` are the origin of its squares, `marked` are those to mark.
        """
        board, ground = laid.board, self._look.ground
        left, above, right, below = frame_of(laid, block)
        colour, far = self.paints(board)
        ink = ink_on(colour)
        width = board.files * SQUARE + left + right
        height = board.ranks * SQUARE + above + below
        yield (
            f'<rect x="{x0 - left:g}" y="{y0 - above:g}" width="{width:g}" height="{height:g}" '
            f'fill="{colour}" stroke="{ink}" stroke-opacity="0.45" stroke-width="1.5"/>'
        )
        inks = ink, ink
        if far is not None:
            inks = (ink, ink_on(far)) if laid.south_is_up else (ink_on(far), ink)
            half = y0 - above if not laid.south_is_up else y0 - above + height / 2
            yield (
                f'<path d="M{x0 - left:g} {half:g}h{width:g}v{height / 2:g}h-{width:g}z" '
                f'fill="{far}"/>'
            )
        # No paint of the frame may shine through between squares.
        between = ground.dark if board.look is Look.CHECKERED else ground.light
        across, down = board.files * SQUARE, board.ranks * SQUARE
        yield f'<path d="M{x0:g} {y0:g}h{across}v{down}h-{across}z" fill="{between}"/>'
        tints = tuple(board_lines.tints(board))
        for index in range(board.size):
            column, row = laid.cell(index)
            x, y = x0 + column * SQUARE, y0 + row * SQUARE
            rect = f'<rect x="{x:g}" y="{y:g}" width="{SQUARE}" height="{SQUARE}"'
            light = board.is_light(index, laid.exchanged)
            yield f'{rect} fill="{ground.light if light else ground.dark}"/>'
            if self._look.hatched and not light:
                yield f'<path d="{_hatching(x, y)}" stroke="{ground.line}" stroke-width="1"/>'
            for zone, tint, opacity in tints:
                if index in zone.squares:
                    title = plain(self._look.localize(zone.name))
                    yield (
                        f'{rect} fill="{tint}" fill-opacity="{opacity:g}">'
                        f"<title>{title}</title></rect>"
                    )
            if index in marked:
                yield f'{rect} fill="{ground.mark}" fill-opacity="0.62"/>'
        yield from drawn_lines(laid, (board_lines.grid(board),), x0, y0)
        for zone in board.zones:
            lines = board_lines.zone_lines(board, zone)
            yield from drawn_lines(laid, lines, x0, y0, plain(self._look.localize(zone.name)))
        for x, y in (laid.point(*dot) for dot in board_lines.star_points(board)):
            centre = f'cx="{x0 + x * SQUARE:g}" cy="{y0 + y * SQUARE:g}"'
            yield f'<circle {centre} r="{DOT * SQUARE:g}" fill="{INK}"/>'
        yield from open_seams(laid, x0, y0, ground.table)
        yield from self._coordinates(laid, block, x0, y0, inks)

    def paints(self, board: BoardSpec) -> tuple[str, str | None]:
        """Return the paint of a board's frame, and of its far half if that has another."""

        def paint(status: SeatStatus) -> str:
            return DEAD if status.dead else self.colours[status.paint]

        owner, far = self.statuses.get(board.owner), None
        for status in self.statuses.values():
            seat = status.seat
            if seat.board == board.id and seat.edge is Edge.NORTH and seat.id != board.owner:
                far = far or paint(status)
        near = self._look.ground.plate if owner is None else paint(owner)
        return near, far

    def _coordinates(
        self, laid: Laid, block: Block, x0: float, y0: float, inks: tuple[str, str]
    ) -> Iterator[str]:
        """Yield names of files and ranks on the frame.

        Two boards that lie together have the names of one, as on the screen and in moves on them.

        `inks` are for the upper and the lower half of the frame.
        """
        if not self._look.coordinates:
            return
        board, pair = laid.board, pair_in(block)
        names = board.square_names if pair is None else self.position.joined_names(pair)[board.id]
        left, _, right, _ = frame_of(laid, block)
        edge = y0 + (-FRAME / 2 if laid.south_is_up else board.ranks * SQUARE + FRAME / 2)
        if Edge.SOUTH in board.framed:
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


def _hatching(x: float, y: float) -> str:
    """Return the way of slanting lines over a square."""
    edge, step = SQUARE, SQUARE // 6
    lower = (f"M{x:g} {y + at:g}l{at} -{at}" for at in range(step, edge + 1, step))
    upper = (f"M{x + at:g} {y + edge:g}l{edge - at} -{edge - at}" for at in range(step, edge, step))
    return "".join((*lower, *upper))


def _id(piece: Piece) -> str:
    """Return the name of a piece's shape in a document."""
    return f"{piece.letter}{ARMY_LETTERS[piece.army]}{piece.set or ''}"


# Lines on squares, and along the edges that pieces cross


def drawn_lines(
    laid: Laid, lines: Iterable[Lines], x0: float, y0: float, title: str = ""
) -> Iterator[str]:
    """Yield lines on a board from its origin, one path for those of a width, with a title."""
    named = f"><title>{title}</title></path>" if title else "/>"
    for width, several in lines:
        ends = (sorted((laid.point(x, y), laid.point(*to))) for x, y, *to in several)
        steps = "".join(
            step for _, step in sorted(_step(x0, y0, start, end) for start, end in ends)
        )
        if steps:
            yield (
                f'<path d="{steps}" stroke="{INK}" stroke-opacity="{OPACITY:g}" '
                f'stroke-width="{width * SQUARE:g}" fill="none"{named}'
            )


def _step(
    x0: float, y0: float, start: tuple[float, float], end: tuple[float, float]
) -> tuple[tuple[float, ...], str]:
    """Return a line of a path, with its sort key: level lines, upright ones, others."""
    (x, y), (to_x, to_y) = start, end
    begin = f"M{x0 + x * SQUARE:g} {y0 + y * SQUARE:g}"
    if y == to_y:
        return (0, y, x), f"{begin}h{(to_x - x) * SQUARE:g}"
    if x == to_x:
        return (1, x, y), f"{begin}v{(to_y - y) * SQUARE:g}"
    return (2, x, y), f"{begin}L{x0 + to_x * SQUARE:g} {y0 + to_y * SQUARE:g}"


def open_seams(laid: Laid, x0: float, y0: float, table: str) -> Iterator[str]:
    """Yield the slots along the edges that pieces cross, one for each square.

    Of two boards that meet there the one at the right, or below, draws them; they show the table,
    whose colour is `table`.
    """
    for seam in laid.board.seams:
        across, down = laid.faces(seam.edge)
        if not seam.crossing or across + down > 0:
            continue
        squares = laid.board.ranks if across else laid.board.files
        steps = "".join(
            f"M{x0:g} {y0 + (at + 0.22) * SQUARE:g}v{0.56 * SQUARE:g}"
            if across
            else f"M{x0 + (at + 0.22) * SQUARE:g} {y0:g}h{0.56 * SQUARE:g}"
            for at in range(squares)
        )
        for colour, width in (("#565d61", 0.15), (table, 0.11)):
            yield (
                f'<path d="{steps}" stroke="{colour}" stroke-width="{width * SQUARE:g}" '
                'stroke-linecap="round" fill="none"/>'
            )
