"""The table of whole boards: two half-boards with a fixed seam each, and trays behind them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QElapsedTimer, QPointF
from PySide6.QtGui import QColor, QGuiApplication

from cfanp_gui.core.boards import Square
from cfanp_gui.core.game import BoardsSystem, Piece, Way
from cfanp_gui.core.half_boards import RANKS, seat_of, tile_of
from cfanp_gui.session.boards import BoardsSession
from cfanp_gui.session.game_session import Change
from cfanp_gui.table.interaction.sources import PocketSource, Source
from cfanp_gui.table.layers.marks import Marks
from cfanp_gui.table.layers.piece_art import Look
from cfanp_gui.table.layers.plates import PlateText
from cfanp_gui.table.layout.geometry import SQUARE
from cfanp_gui.table.presenters import board_status
from cfanp_gui.table.presenters.board_resolver import BoardResolver
from cfanp_gui.table.presenters.presenter import Presenter

if TYPE_CHECKING:
    from cfanp_gui.table.interaction.pointer import BoardDrag
    from cfanp_gui.table.scene import TableScene

TYPED_MS = 900
"""How soon after a digit another one makes a number of two digits with it."""
_TRAY_ORDER = "QRBNP"


class BoardPresenter(Presenter):
    """Whole boards, on several of which somebody may be to move at the same time."""

    trays = True
    snaps = False
    held_by_squares = False

    def __init__(self, scene: TableScene, session: BoardsSession) -> None:
        super().__init__(scene)
        self._session = session
        self._digits = ""
        self._typed = QElapsedTimer()
        self._clicked: int | None = None
        self._click = QElapsedTimer()

    @property
    def session(self) -> BoardsSession:
        return self._session

    @property
    def system(self) -> BoardsSystem:
        """The game on the table."""
        return cast(BoardsSystem, self._session.match.system)

    def make_resolver(self) -> BoardResolver:
        self._resolver = BoardResolver(self.scene, self)
        return self._resolver

    def begin(self) -> None:
        self.scene.lay_all()

    def changed(self, change: Change) -> None:
        """Ask at once who must choose between his boards."""
        if change.new:
            self.welcome()

    def welcome(self) -> None:
        """Ask who must choose between his boards."""
        choosers = self._session.position.choosers
        if choosers:
            player = min(choosers)
            boards = self._boards_of(player)
            if self._shown is not None and self._shown not in boards:
                self._show(None)
            self._resolver.choose_loss(self._shown or boards[0], player)

    @property
    def _shown(self) -> int | None:
        """The board that fills the view; None where all of them do."""
        focus = self.scene.focus
        return None if focus is None else seat_of(focus[0])[0]

    # How half-boards lie

    def beyond_seam(self, board: int) -> int | None:
        return self.partner(board)

    def flip(self, board: int) -> int | None:
        """Squares are called as on the whole board, which White sees from below."""
        return self.join.flip if board % 2 else None

    def on_top(self) -> Iterable[int]:
        return ()

    # What may be taken up, and where it may go

    def seat_at(self, spot: Source) -> tuple[int, int]:
        """The board of a spot and the colour of what is there."""
        board, colour = seat_of(spot.board)
        if isinstance(spot, Square):
            piece = self._session.position.pieces().get(spot)
            colour = colour if piece is None else piece.army
        return board, colour

    def ways(self, spot: Source) -> list[Way]:
        """The legal actions that begin with taking up what is at a spot."""
        board, colour = self.seat_at(spot)
        if not self._on_turn(board, colour):
            return []
        ways = self._session.position.ways(board)
        if isinstance(spot, PocketSource):
            return [way for way in ways if way.origin is None and way.letter == spot.letter]
        return [way for way in ways if way.origin == spot]

    def _on_turn(self, board: int, colour: int) -> bool:
        return board_status.is_to_move(self._session, board, colour)

    def is_own(self, spot: Source) -> bool:
        """Whether somebody may move what is there; of a tray, whether it is of use there."""
        board, colour = self.seat_at(spot)
        if not self._on_turn(board, colour):
            return False
        if isinstance(spot, PocketSource):
            useful = self._session.position.usable(board, colour)
            return any(piece.letter == spot.letter for piece in useful)
        return spot in self._session.position.pieces()

    def targets(self, spot: Source) -> list[Square]:
        return list(dict.fromkeys(way.target for way in self.ways(spot)))

    def starting_place(self) -> Square:
        """The King of whoever is to move on the board shown, or on the first one that waits not."""
        position = self._session.position
        numbers = [self._shown] if self._shown is not None else list(position.players_at)
        open_ones = [one for one in numbers if one not in position.waiting]
        board = (open_ones or numbers)[0]
        colour = position.players_at[board].index(position.to_move[board])
        for place, piece in position.pieces().items():
            if seat_of(place.board)[0] == board and (piece.letter, piece.army) == ("K", colour):
                return place
        return Square(tile_of(board, colour), 4)

    def next_place(self, place: Square, by: int) -> Square:
        """The same square of the next board."""
        board, colour = seat_of(place.board)
        return Square(tile_of(self._next(board, by), colour), place.index)

    def _next(self, board: int, by: int) -> int:
        numbers = list(self._session.position.players_at)
        here = numbers.index(board) if board in numbers else -1
        return numbers[(here + by) % len(numbers)]

    # What is shown

    def look(self, piece: Piece) -> Look:
        return board_status.look_of(self._session, piece)

    def paint(self, board: int) -> QColor | None:
        """The paint of the player who sits there."""
        number, colour = seat_of(board)
        seats = self._session.position.players_at.get(number)
        return None if seats is None else QColor(self._session.match.colours[seats[colour] - 1])

    def plate(self, board: int) -> PlateText:
        return board_status.plate_text(self._session, board, self.scene.pointer.chosen_board)

    def to_move(self) -> frozenset[int]:
        return frozenset(
            tile_of(board, colour)
            for board in self._session.position.players_at
            for colour in (0, 1)
            if self._on_turn(board, colour)
        )

    def at_rest(self) -> frozenset[int]:
        position = self._session.position
        if position.outcome() is not None:
            return frozenset()
        return frozenset(tile_of(board, one) for board in position.waiting for one in (0, 1))

    def marks(self, causes: Iterable[Square]) -> dict[int, dict[int, Marks]]:
        picked = self.scene.pointer.picked
        targets = list(self.scene.resolver.goals) or (
            [] if picked is None else self.targets(picked)
        )
        return board_status.marks_of(self._session, causes, picked, targets)

    def tray(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """What its player holds in the colour he has there; on top of each kind what goes first."""
        number, colour = seat_of(board)
        position = self._session.position
        player = position.players_at[number][colour]
        useful = position.usable(number, colour)
        pieces = [piece for piece in position.stockpiles.get(player, ()) if piece.army == colour]
        pieces.sort(
            key=lambda piece: (_TRAY_ORDER.index(piece.letter), piece in useful, -piece.set)
        )
        return tuple((piece, piece in useful) for piece in pieces)

    def seat_to_move(self) -> int | None:
        """There is no single turn."""
        return None

    # What hands and keys do with boards

    def set_down(self, drag: BoardDrag) -> None:
        """Let a board lie where it is."""
        self.scene.lay_down(drag.board, drag.hold)
        self.scene.lay_all()

    def press_plate(self, board: int) -> None:
        """Show the board alone, or all again; ask a player who must choose."""
        number, _ = seat_of(board)
        player = self._session.position.to_move[number]
        if player in self._session.position.choosers:
            self._resolver.choose_loss(number, player)
        elif not self._is_second_click(board):
            self.show_board(number)

    def _is_second_click(self, board: int) -> bool:
        """Whether a plate is clicked that was clicked just now: a double click is one wish."""
        again = board == self._clicked and self._click.isValid()
        limit = QGuiApplication.styleHints().mouseDoubleClickInterval()
        soon = again and self._click.elapsed() < limit
        self._clicked = board
        self._click.restart()
        return soon

    def show_board(self, number: int) -> bool:
        """Let a board fill the view, or all of them when it does so already.

        Answers whether there is a board of this number.
        """
        if number not in self._session.position.players_at:
            return False
        self._show(None if number == self._shown else number)
        return True

    def _show(self, number: int | None) -> None:
        if number is None:
            self.scene.focus_on(None)
            return
        self.scene.focus_on((tile_of(number, 0), tile_of(number, 1)))
        cursor = self.scene.cursor
        if cursor is not None and seat_of(cursor.board)[0] != number:
            self.scene.set_cursor(self.starting_place())

    def key(self, text: str) -> bool:
        """A digit is the number of a board, a letter a piece in the tray of who is to move."""
        if text.isascii() and text.isdigit():
            return self._digit(text)
        cursor = self.scene.cursor
        if cursor is None or text.upper() not in tuple(_TRAY_ORDER):
            return False
        board, _ = seat_of(cursor.board)
        position = self._session.position
        tile = tile_of(board, position.players_at[board].index(position.to_move[board]))
        self._take(PocketSource(tile, text.upper()))
        return True

    def _take(self, spot: PocketSource) -> None:
        """Pick a piece up from a tray; why it cannot be is told."""
        self.scene.resolver.point(None)
        if self.is_own(spot):
            self.scene.pointer.pick(spot)
        else:
            self._resolver.decline(spot)

    def _digit(self, digit: str) -> bool:
        soon = self._typed.isValid() and self._typed.elapsed() < TYPED_MS
        both = self._digits + digit if soon else digit
        if both not in map(str, self._session.position.players_at):
            both = digit
        self._digits = both
        self._typed.start()
        if both == "0":
            self._show(None)
            return True
        return self.show_board(int(both))

    def turn_page(self, by: int) -> bool:
        """Show the next board alone; without one the board on which the cursor is, or the first."""
        cursor = self.scene.cursor
        if self._shown is not None:
            self._show(self._next(self._shown, by))
        elif cursor is not None:
            self._show(seat_of(cursor.board)[0])
        else:
            numbers = list(self._session.position.players_at)
            self._show(numbers[0] if by > 0 else numbers[-1])
        return True

    def escape(self) -> None:
        if self._shown is not None:
            self._show(None)

    # Choosing a lost board

    def _boards_of(self, player: int) -> list[int]:
        seats = self._session.position.players_at
        return [board for board, players in seats.items() if player in players]

    def point_out(self, board: int | None = None) -> None:
        """Point a board out by its plate of who is to move there; None points at nothing."""
        position = self._session.position
        self.scene.pointer.chosen_board = None
        if board in position.players_at and board is not None:
            colour = position.players_at[board].index(position.to_move[board])
            self.scene.pointer.chosen_board = tile_of(board, colour)
        self.scene.refresh()

    def middle_of(self, board: int, colour: int) -> QPointF:
        """The scene point in the middle of a half-board's back rank."""
        item = self.scene.boards[tile_of(board, colour)]
        return item.mapToScene(QPointF(0, (RANKS / 2 - 0.5) * SQUARE))
