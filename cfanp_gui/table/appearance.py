"""Appearance of a session on the table: pictures of pieces, paint of boards, name plates."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QColor, QPixmap

from cfanp_gui.bots.characters import MANNERS
from cfanp_gui.bots.level_names import OFFERED, starred
from cfanp_gui.core.boards import Edge
from cfanp_gui.core.caching import Memo
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.position import Position
from cfanp_gui.core.seats import SeatStatus
from cfanp_gui.core.wording import badge_of, glyphs, numbered_glyphs
from cfanp_gui.session.clock import format_time
from cfanp_gui.session.game_session import GameSession
from cfanp_gui.session.view_model import LOW_MS, notes
from cfanp_gui.table.layers.badge import look_of_badge
from cfanp_gui.table.layers.frames import FrameLook
from cfanp_gui.table.layers.piece_art import ArtKeys, PieceArt, PieceLook
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.theme import DEAD
from cfanp_gui.table.translate import tr, translated


def bot_line(session: GameSession, player: int) -> str:
    """Return a line on the bot that plays for a player: level, stars, manner; empty for none."""
    if (bot := session.match.bots.get(player)) is None:
        return ""
    if (level := OFFERED.get(bot.level)) is None:
        return tr("A bot plays here.")
    words = tr("Bot: {level}, {stars}. {manner}")
    manner = translated(MANNERS[bot.level])
    return words.format(level=translated(level), stars=starred(bot.level), manner=manner)


BODIES = {"white": "#f6f1e4", "black": "#3a3f45"}
"""Colours of pieces that do not have the paint of their army, by body."""


LARGEST = 400
"""Largest square in pixels for which a picture of a piece is drawn."""
MOST = 4096
"""Most pictures by piece and board that a table keeps."""


def look_of(style: PieceStyle, colours: tuple[str, ...]) -> PieceLook:
    """Return the appearance of a piece in the colours of a match."""
    paint = colours[style.paint]
    captor = None if style.captor is None else colours[style.captor]
    body = BODIES.get(style.body)
    return PieceLook(
        style.paint,
        body or paint,
        captor,
        style.dead,
        style.label,
        paint if body else None,
        style.frozen,
        style.stone,
        style.side,
    )


class PiecePictures:
    """Pictures of a session's pieces, with their appearance at its cursor."""

    def __init__(self, session: GameSession, art: PieceArt, turn_of: Callable[[int], int]) -> None:
        """`turn_of` returns the angle in degrees by which a board is turned on the screen."""
        self._session = session
        self._types = session.game.piece_types
        self._art = art
        self._turn_of = turn_of
        self.point = any(kind.points for kind in self._types.values())
        """True if the direction of a piece can show its army."""
        self._given: tuple[dict[int, int], dict[Piece, PieceLook], ArtKeys] = {}, {}, art.keys
        """Sizes of squares by board, looks of pieces whatever their letters, and the set."""
        self._drawn = Memo(self._picture, MOST)

    def drawn(
        self, piece: Piece, pixels: int, at: Position | None = None, board: int | None = None
    ) -> QPixmap:
        """Return a piece's picture for squares of a size in device pixels.

        It is drawn as in position `at`, or else at the cursor, and turned as on `board`.
        """
        look = self._look(piece, self._session.position if at is None else at)
        if board is not None:
            look = self._turned(look, piece, board)
        return self._art.pixmap(self._types[piece.letter], look, pixels)

    def _turned(self, look: PieceLook, piece: Piece, board: int) -> PieceLook:
        """Return the look of a piece as turned on the screen where that can show its army."""
        if not self.point:
            return look
        edge = self._session.position.faces(piece, board, self._session.pair)
        half_turn = 180 if edge is Edge.SOUTH else 0
        turn = 0 if edge is None else (self._turn_of(board) + half_turn) % 360
        return look._replace(turn=turn)

    def _look(self, piece: Piece, position: Position) -> PieceLook:
        return look_of(position.style(piece), self._session.match.colours)

    def at_cursor(
        self, pixels: int, scales: Mapping[int, float]
    ) -> Mapping[tuple[Piece, int], QPixmap]:
        """Return the pictures of pieces by piece and board, each drawn when first looked up.

        A square at home has `pixels` device pixels; `scales` are those of the squares of boards
        relative to that. The mapping is the same one until something looks different.
        """
        position = self._session.position
        sizes = {board: min(round(pixels * scale), LARGEST) for board, scale in scales.items()}
        looks = {piece: self._look(piece, position) for piece in self._given[1]}
        given = sizes, looks, self._art.keys
        if self.point or given != self._given:
            self._given, self._drawn = given, Memo(self._picture, MOST)
        return self._drawn

    def _picture(self, at: tuple[Piece, int]) -> QPixmap:
        (piece, board), (sizes, looks, _) = at, self._given
        alike, size = piece._replace(letter=""), sizes[board]
        if alike not in looks:
            looks[alike] = self._look(piece, self._session.position)
        look = self._turned(looks[alike], piece, board)
        return self._art.pixmap(self._types[piece.letter], look, size, size / SQUARE)


def board_look(here: Sequence[SeatStatus], colours: tuple[str, ...]) -> FrameLook | None:
    """Return the appearance of a board's frame, its halves as two seats'; None without seats."""
    if not here:
        return None
    near, *others = here
    captor = None if near.dead or near.captor is None else QColor(colours[near.captor])
    north = (paint_of(status, colours) for status in others if status.seat.edge is Edge.NORTH)
    far, paint, band = next(north, None), paint_of(near, colours), near.captor or 0
    return FrameLook(paint, captor, band, far, near.frozen, near.stone)


def paint_of(status: SeatStatus, colours: tuple[str, ...]) -> QColor:
    """Return the paint of a seat's board: that of its army or player, grey if it is dead."""
    return DEAD if status.dead else QColor(colours[status.paint])


def plate_text(
    session: GameSession,
    status: SeatStatus,
    chosen: bool,
    captured: Mapping[str, int],
    thinking: int | None = None,
) -> PlateText:
    """Return the contents of a plate, with the captures of its army and the bot thinking."""
    thinks = status.to_move and status.player == thinking
    at, wording = session.situation, session.game.wording
    types = session.game.piece_types if captured else {}
    # A thinking player is to move, so that note is redundant.
    noted = status._replace(to_move=status.to_move and not thinks)
    forms = [*map(translated, notes(session, noted))]
    if thinks:
        words = tr("thinking …")
        forms = [*(f"{words} \N{MIDDLE DOT} {note}" for note in forms), words]
    note, *shorter = forms or [""]
    time = None if status.clock is None else session.time_left(status.clock)
    return PlateText(
        translated(wording.title(at, status)),
        note,
        status.to_move,
        chosen,
        look_of_badge(badge_of(status), session.match.colours),
        clock="" if time is None else format_time(time),
        urgent=time is not None and time < LOW_MS,
        taken=glyphs(types, captured) if captured else "",
        shorter_notes=tuple(shorter),
        shorter_taken=numbered_glyphs(types, captured) if captured else "",
        asides=tuple(f"\N{MIDDLE DOT} {translated(aside)}" for aside in wording.asides(at, status)),
        frozen=status.frozen,
        bot=session.name(status.player) if status.player in session.match.bots else "",
        button=_button(session, status),
    )


def _button(session: GameSession, status: SeatStatus) -> str:
    """Return the text of the button on the plate of a seat; empty for no button."""
    position, words = session.position, ""
    if status.to_move and position.turn_end is not None:
        words = tr("End turn")
    elif status.seat.id in (position.passes() or ()) and session.outcome is None:
        words = tr("Pass")
    return "" if not words or session.moves_itself(status.player) else words
