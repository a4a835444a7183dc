"""Positions of Multi Player Chess: a `State` with the queries of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from cfanp_gui.core.actions import Gesture, PocketSource, Refusal, Report, Seats, Source
from cfanp_gui.core.boards import BoardSpec, Join, Pair, Square
from cfanp_gui.core.capabilities import Decisions, PieceMoves, Pockets
from cfanp_gui.core.decision import Decision
from cfanp_gui.core.decision import Option as Answer
from cfanp_gui.core.draw_actions import AgreeDraw
from cfanp_gui.core.events import Event
from cfanp_gui.core.half_boards import half_board, half_square, seat_of, square_on_board
from cfanp_gui.core.movement import Movement
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.position import Outcome, Resignation
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.square_sets import kept
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.actions import Resign
from cfanp_gui.games.boards.position import AGREEMENT, BoardPosition
from cfanp_gui.games.ring import explain
from cfanp_gui.games.ring import turn as turns
from cfanp_gui.games.ring.actions import BoardAction, Lose, Move, Placement, Promotion, RingAction
from cfanp_gui.games.ring.board import Board
from cfanp_gui.games.ring.rfen import RingBuilder
from cfanp_gui.games.ring.starting_pieces import BLACK, WHITE, half_of, halves
from cfanp_gui.games.ring.state import State, Stockpile

LAST_PLAYER = Text("last player in the ring")
OVER = Text("game over")
MOVED = Text("next round")
MATED = Text("checkmated")
STALEMATED = Text("stalemated")
CHOICE_FIRST = Text("a choice comes first")
POCKET_ORDER = "QRBNP"
"""Order of the pieces beside a board, from the reader's left."""


class RingPosition(BoardPosition, Pockets, Decisions, PieceMoves):
    """A `State`, and the outcome where the state does not tell it: an immutable value."""

    state: State
    notation_path = "cfanp_gui.games.ring.notation:RingNotation"
    actions = RingAction
    parts = 2

    def __init__(self, state: State, ended: Outcome | None = None) -> None:
        self.state = state
        self._ended = ended

    # As a value

    def __reduce__(self) -> tuple[type[RingPosition], tuple[Any, ...]]:
        return RingPosition, (self.state, self._ended)

    def builder(self) -> RingBuilder:
        return RingBuilder.of(self.state, RingPosition)

    def _with_turn(self, number: int, colour: int) -> dict[str, Any]:
        fields = self.builder()
        return {
            "to_move": {**fields.to_move, number: colour},
            "passed": {board: at for board, at in fields.passed.items() if board != number},
            "moved": fields.moved - {number},
        }

    # Course of the game

    def _judged(self) -> Outcome | None:
        state, drawn = turns.settle(self.state, Report())
        if state.decided:
            return Outcome("win", tuple(state.alive), LAST_PLAYER)
        return None if drawn is None else Outcome("draw", tuple(sorted(state.alive)), drawn)

    def resolve_pending(self) -> tuple[RingPosition, tuple[Event, ...]]:
        """Return the position after what the rules do before anyone acts, and the events of that.

        A position read from a text may begin with checkmates or with a round that is complete.
        """
        report = Report()
        state, _ = turns.settle(self.state, report)
        if state is self.state:
            return self, ()
        return RingPosition(state, self._ended), tuple(report.events)

    def _refused(self, action: BoardAction | Lose | Resign) -> Refusal | None:
        return explain.refusal(self.state, action)

    def _played(self, action: RingAction, report: Report) -> tuple[RingPosition, int]:
        match action:
            case AgreeDraw():
                return self.with_outcome(self.drawn(AGREEMENT)), min(self.alive())
            case Resign(_, actor):
                after = turns.give_up(self.state, action, report)
            case Lose(number):
                actor = self.to_move[number]
                after = turns.give_up(self.state, action, report)
            case _:
                actor = self.to_move[action.board]
                after = turns.play(self.state, action, report)
        after, _ = turns.settle(after, report)
        return RingPosition(after), actor

    # Players and turns

    @property
    def players(self) -> int:
        return len(self.state.stockpiles)

    def alive(self) -> frozenset[int]:
        return self.state.alive

    @property
    def players_at(self) -> Mapping[int, Seats]:
        state = self.state
        return {board.number: seats for board, seats in zip(state.boards, state.seats, strict=True)}

    @property
    def turns(self) -> Mapping[int, tuple[int, int]]:
        return {board.number: (board.turn, board.count) for board in self.state.boards}

    def board_at(self, number: int) -> Board:
        return self.state.board(number)

    @cached_property
    def waiting(self) -> Mapping[int, Text]:
        """Return the boards on which nobody may act now, by number, with a short reason.

        They have had their turn in this round, or the side to move is stalemated there, or a choice
        must be made first.
        """
        return MappingProxyType(
            {
                board.number: self._why_waiting(index)
                for index, board in enumerate(self.state.boards)
                if index not in self._open
            }
        )

    def _why_waiting(self, index: int) -> Text:
        if self.outcome() is not None:
            return OVER
        if self.state.lost(index):
            return MATED
        if self.state.boards[index].moved:
            return MOVED
        return STALEMATED if self.state.stuck(index) else CHOICE_FIRST

    @property
    def _open(self) -> tuple[int, ...]:
        """Return the indices of the boards on which an action is possible now."""
        return () if self.outcome() else self.state.open

    @property
    def choosers(self) -> frozenset[int]:
        """Return the players who must now choose one of their stalemated boards to lose."""
        return frozenset() if self.outcome() else self.state.choosers

    @property
    def stockpiles(self) -> Mapping[int, Stockpile]:
        """Return the stockpile of each player still in the ring, sorted by kind, colour and set."""
        return {player: self.state.stockpiles[player - 1] for player in sorted(self.state.alive)}

    @property
    def round(self) -> int | None:
        """Return, in rounds tempo, the round being played, from 1; None in free tempo."""
        return self.state.round if self.state.rules.rounds else None

    def actors(self) -> frozenset[int]:
        return self.choosers | {self.state.mover(index) for index in self._open}

    # Seats: two at every board, each at the half on which its colour starts

    def seats(self) -> tuple[Seat, ...]:
        return tuple(
            Seat(half, half, colour, str(board.number))
            for board in self.state.boards
            for colour, half in enumerate(halves(board.number))
        )

    def seat_status(self, seat: int) -> SeatStatus:
        number, colour = seat_of(seat)
        index = self.state.find(number)
        if index is None:
            raise KeyError(seat)
        board, player = self.state.boards[index], self.state.seats[index][colour]
        on_turn = board.turn == colour and self.outcome() is None
        choosing = on_turn and player in self.choosers
        waiting = self.waiting.get(number) if on_turn and not choosing else None
        return SeatStatus(
            Seat(seat, seat, colour, str(number)),
            player,
            number if colour == WHITE else number % self.players + 1,
            paint=player - 1,
            to_move=on_turn and waiting is None,
            moves_left=1,
            in_check=on_turn and not choosing and waiting is None and board.check,
            waiting=waiting,
            choosing=Text("which board is lost?") if choosing else None,
            clock=seat,
        )

    def free_turns(self) -> Mapping[str, int]:
        """Return the sides that may not move now, such as ``2w``: White on board 2."""
        if self.outcome() is not None:
            return {}
        return {
            f"{seat.label}{'wb'[seat.army]}": seat.id
            for seat in self.seats()
            if not self.seat_status(seat.id).to_move
        }

    # Boards and pieces

    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the half-boards to draw, two for each board with a seam fixed for good."""
        return tuple(
            half_of(board.number, colour)
            for board in self.state.boards
            for colour in (WHITE, BLACK)
        )

    def _standing(self) -> Iterator[tuple[Square, Piece]]:
        for board in self.state.boards:
            yield from board.standing()

    def movement(self, letter: str) -> Movement:
        from cfanp_gui.games.armies.movements import movement
        from cfanp_gui.games.pairs.fide import FIDE

        # Each board is that of chess, and its pieces move as there.
        return movement(FIDE.pair_rules(Join.ROTATE), letter)

    def style(self, piece: Piece) -> PieceStyle:
        """Return White's or Black's body on a stand with the number and paint of its set."""
        return PieceStyle(piece.set - 1, ("white", "black")[piece.army], label=str(piece.set))

    def checked_kings(self) -> tuple[Square, ...]:
        return tuple(
            half_square(board.number, board.king(board.turn))
            for board in self.state.boards
            if board.check
        )

    def _attacking(self, king: Square, colour: int) -> tuple[Square, ...]:
        board = self.board_at(seat_of(king.board)[0])
        return board.located(board.attackers(colour))

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        index = self.state.find(seat_of(square.board)[0])
        if index is None:
            return ()
        board = self.state.boards[index]
        return tuple(sorted(board.located(board.bearing_on(square_on_board(square)))))

    # Legal actions and gestures

    def legal_actions(self, actor: int) -> tuple[RingAction, ...]:
        if self.outcome() is not None:
            return ()
        found: list[RingAction] = [*self.state.choices(actor)]
        for index in self.state.open:
            if self.state.mover(index) == actor:
                found.extend(self.state.actions(index))
        return tuple(sorted(found, key=lambda action: action.text))

    def board_actions(self, number: int) -> tuple[BoardAction, ...]:
        index = self.state.find(number)
        return tuple(self.state.actions(index)) if index is not None and index in self._open else ()

    def piece_on(self, number: int, square: int) -> Piece:
        """Return the piece on a square 0..63 of a board. Raises KeyError if it is empty."""
        return self._pieces[half_square(number, square)]

    def _gesture(self, action: BoardAction) -> Gesture:
        number = action.board
        match action:
            case Move(_, origin, target):
                start, goal = half_square(number, origin), half_square(number, target)
                return Gesture(action, start, goal)
            case Placement(_, letter, square):
                pocket = half_board(number, self.state.board(number).turn)
                return Gesture(action, PocketSource(pocket, letter), half_square(number, square))
            case Promotion(_, origin, target, letter, square):
                start, goal = half_square(number, origin), half_square(number, target)
                placed = half_square(number, square)
                return Gesture(action, start, goal, promotion=letter, placed=placed)

    def count_actions(self, number: int) -> int:
        """Return the number of legal moves, placements and promotions on a board now."""
        return len(self.board_actions(number))

    def movable(self, source: Source) -> bool:
        """Return True if the piece at a source may be moved now; in a pocket, if it is of use."""
        number, colour = self._side(source)
        if not self._may_move(number, colour):
            return False
        if isinstance(source, PocketSource):
            return any(piece.letter == source.letter for piece in self._usable(number, colour))
        return source in self._pieces

    def _side(self, source: Source) -> tuple[int, int]:
        """Return the board of a source and the colour of the piece there."""
        number, colour = seat_of(source.board)
        piece = self._pieces.get(source) if isinstance(source, Square) else None
        return number, colour if piece is None else piece.army

    def _may_move(self, number: int, colour: int) -> bool:
        """Return True if it is a side's turn on a board and it can act there."""
        index = self.state.find(number)
        if index is None or self.outcome() is not None or self.state.boards[index].turn != colour:
            return False
        return index in self.state.open or self.state.mover(index) in self.choosers

    def _usable(self, number: int, colour: int) -> tuple[Piece, ...]:
        """Return the pieces a side may put on a board; of like pieces, the first is used."""
        index = self.state.find(number)
        return () if index is None else tuple(self.state.at_hand(index, colour))

    def _tried(
        self, source: Source, target: Square | None, placed: Square | None, letter: str
    ) -> RingAction | Refusal:
        number, colour = seat_of(source.board)
        if any(one and seat_of(one.board)[0] != number for one in (target, placed)):
            return explain.other_board(source)
        if isinstance(source, PocketSource):
            square = Square(source.board, 0) if target is None else target
            placement = Placement(number, source.letter, square_on_board(square))
            return explain.pocket_refusal(self.state, number, colour) or placement
        origin, goal = square_on_board(source), square_on_board(target or source)
        if placed is not None:
            return Promotion(number, origin, goal, letter, square_on_board(placed))
        return Move(number, origin, goal)

    # Pockets

    @kept
    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """Return the pieces a player holds in the colour of a half-board, and the use of each."""
        number, colour = seat_of(board)
        if number not in self.players_at:
            return ()
        player = self.players_at[number][colour]
        useful = self._usable(number, colour)
        held = [piece for piece in self.stockpiles.get(player, ()) if piece.army == colour]
        held.sort(key=lambda one: (POCKET_ORDER.index(one.letter), one in useful, -one.set))
        return tuple((piece, piece in useful) for piece in held)

    # Decisions

    def deciders(self) -> frozenset[int]:
        return self.choosers

    def decision(self, name: str) -> Decision | None:
        if not self.choosers:
            return None
        player = min(self.choosers)
        return Decision(
            player,
            Text("{player}, you are stalemated on both boards. Which one is lost?", player=name),
            tuple(
                Answer(Text("Board {board}", board=number), Lose(number), halves(number))
                for number in self.boards_of(player)
            ),
        )

    def boards_of(self, player: int) -> list[int]:
        """Return the numbers of the boards at which a player sits."""
        return [number for number, players in self.players_at.items() if player in players]

    # Leaving

    def resignations(self, player: int) -> tuple[Resignation, ...]:
        if self.outcome() is not None:
            return ()
        return tuple(
            Resignation(
                Resign(number, player), Text("board {number}", number=number), halves(number)
            )
            for number in self.boards_of(player)
        )
