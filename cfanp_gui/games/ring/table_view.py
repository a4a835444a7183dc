"""What those at the table ask of a position: seats, gestures, and why something cannot be done."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cfanp_gui.core.actions import Action, Gesture, PocketSource, Refusal, Seats, Source, Transition
from cfanp_gui.core.boards import Pair, Square
from cfanp_gui.core.capabilities import Attacks, Decision, Decisions, FreeTurns, Pockets
from cfanp_gui.core.capabilities import Option as Answer
from cfanp_gui.core.events import Event
from cfanp_gui.core.game import Position, Resignation
from cfanp_gui.core.half_boards import half_board, seat_of, square_on_board
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring.actions import Lose, Move, Placement, Promotion, Resign
from cfanp_gui.games.ring.state import State

COLOURS = (Text("White"), Text("Black"))
POCKET_ORDER = "QRBNP"
"""How the pieces lie beside a board, from the reader's left."""


@dataclass(frozen=True, slots=True)
class ActionSquares:
    """A legal action on a board, what is picked up for it and where that goes."""

    action: Action
    origin: Square | None
    """Where the piece stands that is picked up; None for one that comes from the stockpile."""
    target: Square
    letter: str | None = None
    """The letter of the piece that comes from the stockpile, if one does."""
    placed: Square | None = None
    """Where that piece is put, when it is not the one that was picked up."""


class TableView(Position, Pockets, Decisions, Attacks, FreeTurns):
    """The part of a position that the table, the command line and assistive tools read."""

    state: State

    @property
    @abstractmethod
    def players_at(self) -> Mapping[int, Seats]:
        """Return for each board, by its number, who has White and who has Black there."""

    @property
    @abstractmethod
    def to_move(self) -> Mapping[int, int]:
        """Return for each board, by its number, the player whose turn it is there."""

    @property
    @abstractmethod
    def waiting(self) -> Mapping[int, Text]:
        """Return the boards on which nobody may act now by number, and in few words why."""

    @property
    @abstractmethod
    def round(self) -> int | None:
        """Return the round being played, from 1; None where boards move at any time."""

    @abstractmethod
    def action_squares(self, board: int) -> tuple[ActionSquares, ...]:
        """Return the legal actions of the side to move on a board, but for choices and the like."""

    @abstractmethod
    def usable(self, board: int, colour: int) -> tuple[Piece, ...]:
        """Return the pieces a side may put on a board; of those alike, the first goes."""

    @property
    @abstractmethod
    def choosers(self) -> frozenset[int]:
        """Return the players who must choose between their boards before anything else is done."""

    @abstractmethod
    def apply(self, action: Action) -> tuple[TableView, Transition]: ...

    @abstractmethod
    def resolve_pending(self) -> tuple[TableView, tuple[Event, ...]]: ...

    # Seats: two at every board, each at the half on which its colour starts

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(half_board(number, colour), half_board(number, colour), colour, str(number))
            for number in self.players_at
            for colour in (0, 1)
        )

    def seat_status(self, seat: int) -> SeatStatus:
        number, colour = seat_of(seat)
        if number not in self.players_at:
            raise KeyError(seat)
        player = self.players_at[number][colour]
        over = self.outcome() is not None
        on_turn = not over and self.to_move[number] == player
        choosing = on_turn and player in self.choosers
        waiting = self.waiting.get(number) if on_turn and not choosing else None
        pieces = self.pieces()
        return SeatStatus(
            Seat(seat, seat, colour, str(number)),
            player,
            number if colour == 0 else number % self.players + 1,
            paint=player - 1,
            to_move=on_turn and waiting is None,
            moves_left=1,
            in_check=on_turn and not choosing and waiting is None and any(
                seat_of(king.board)[0] == number and pieces[king].army == colour
                for king in self.checked_kings()
            ),
            waiting=waiting,
            choosing=Text("which board is lost?") if choosing else None,
            clock=seat,
        )  # fmt: skip

    def free_turns(self) -> Mapping[str, int]:
        """Return the sides that may not move now, such as ``2w``: White on board 2."""
        if self.outcome() is not None:
            return {}
        return {
            f"{number}{'wb'[colour]}": half_board(number, colour)
            for number in self.players_at
            for colour in (0, 1)
            if not self.seat_status(half_board(number, colour)).to_move
        }

    def style(self, piece: Piece) -> PieceStyle:
        """Return White's or Black's body on a stand with the number and paint of its set."""
        return PieceStyle(piece.set - 1, ("white", "black")[piece.army], label=str(piece.set))

    # Gestures

    def movable(self, source: Source) -> bool:
        """Return whether somebody may move what is there; of a pocket, whether it is of use."""
        number, colour = self._side(source)
        if number not in self.players_at or not self._may_move(number, colour):
            return False
        if isinstance(source, PocketSource):
            return any(piece.letter == source.letter for piece in self.usable(number, colour))
        return source in self.pieces()

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        number, colour = self._side(source)
        if number not in self.players_at or not self._may_move(number, colour):
            return ()
        return tuple(
            _gesture(squares, source)
            for squares in self.action_squares(number)
            if (squares.origin == source if isinstance(source, Square)
                else squares.origin is None and squares.letter == source.letter)
        )  # fmt: skip

    def _side(self, source: Source) -> tuple[int, int]:
        """Return the board of a source and the colour of what is there."""
        number, colour = seat_of(source.board)
        if isinstance(source, Square):
            piece = self.pieces().get(source)
            colour = colour if piece is None else piece.army
        return number, colour

    def _may_move(self, number: int, colour: int) -> bool:
        """Return whether it is a side's turn on a board and something can be done there."""
        if self.outcome() is not None:
            return False
        player = self.to_move[number]
        if self.players_at[number][colour] != player:
            return False
        return number not in self.waiting or player in self.choosers

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,  # noqa: ARG002 -- no board is pushed
        promotion: str | None = None,
        placed: Square | None = None,
    ) -> Refusal | None:
        number, colour = seat_of(source.board)
        if target is not None and seat_of(target.board)[0] != number:
            return _other_board(source)
        if isinstance(source, PocketSource):
            if not self._may_move(number, colour):
                return self._not_to_move(number, colour)
            square = Square(source.board, 0) if target is None else target
            return self.refusal(Placement(number, source.letter, square_on_board(square)))
        goal = source if target is None else target
        origin, end = square_on_board(source), square_on_board(goal)
        if promotion is not None and placed is not None:
            if seat_of(placed.board)[0] != number:
                return _other_board(source)
            put = square_on_board(placed)
            return self.refusal(Promotion(number, origin, end, promotion, put))
        return self.refusal(Move(number, origin, end))

    def _not_to_move(self, number: int, colour: int) -> Refusal:
        why = self.waiting.get(number)
        if why is not None:
            return Refusal(
                Text("Tempo"), Text("Board {board} waits: {reason}", board=number, reason=why)
            )
        return Refusal(
            Text("rules of chess"),
            Text(
                "It is not the turn of {colour} on board {board}",
                colour=COLOURS[colour],
                board=number,
            ),
        )

    # Pockets

    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """Return what a player holds in the colour they have there."""
        return self._pockets.get(board) or self._find_pocket(board)

    @cached_property
    def _pockets(self) -> dict[int, tuple[tuple[Piece, bool], ...]]:
        return {}

    def _find_pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        number, colour = seat_of(board)
        if number not in self.players_at:
            return ()
        player = self.players_at[number][colour]
        useful = self.usable(number, colour)
        held = [piece for piece in self.stockpiles.get(player, ()) if piece.army == colour]
        held.sort(key=lambda one: (POCKET_ORDER.index(one.letter), one in useful, -one.set))
        found = self._pockets[board] = tuple((piece, piece in useful) for piece in held)
        return found

    # Decisions

    def deciders(self) -> frozenset[int]:
        return self.choosers

    def decision(self, name: str) -> Decision | None:
        if not self.choosers:
            return None
        player = min(self.choosers)
        boards = [number for number, players in self.players_at.items() if player in players]
        return Decision(
            player,
            Text("{player}, you are stalemated on both boards. Which one is lost?", player=name),
            tuple(
                Answer(
                    Text("Board {board}", board=number),
                    Lose(number),
                    (half_board(number, 0), half_board(number, 1)),
                )
                for number in boards
            ),
        )

    # Leaving

    def resignations(self, player: int) -> tuple[Resignation, ...]:
        if self.outcome() is not None:
            return ()
        return tuple(
            Resignation(
                Resign(number, player),
                Text("board {number}", number=number),
                (half_board(number, 0), half_board(number, 1)),
            )
            for number, players in self.players_at.items()
            if player in players
        )

    def board_of(self, action: Action) -> int | None:
        number: int | None = getattr(action, "board", None)
        return None if number is None else half_board(number, 0)


def _gesture(squares: ActionSquares, source: Source) -> Gesture:
    promotion = squares.letter if squares.origin is not None else None
    return Gesture(squares.action, source, squares.target, None, promotion, squares.placed)


def _other_board(source: Source) -> Refusal:
    number, _ = seat_of(source.board)
    if isinstance(source, PocketSource):
        return Refusal(
            Text("Stockpile"), Text("The pieces in this pocket are for board {board}", board=number)
        )
    return Refusal(
        Text("rules of chess"), Text("A piece of board {board} stays there", board=number)
    )
