"""Positions of Multi Player Chess: a `RingState` with the queries of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from itertools import chain
from types import MappingProxyType

from cfanp_gui.core.actions import Gesture, PocketSource, Refusal, Report, Seats, Source
from cfanp_gui.core.boards import BoardSpec, Join, Pair, Square
from cfanp_gui.core.caching import cached_method
from cfanp_gui.core.half_boards import half_board, half_square, seat_of, square_on_board
from cfanp_gui.core.movement import Movement
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.position import Outcome, Resignation
from cfanp_gui.core.queries import Decision
from cfanp_gui.core.queries import DecisionOption as Answer
from cfanp_gui.core.searching import SearchState
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.position import BoardPosition, BoardResign
from cfanp_gui.games.ring import explain
from cfanp_gui.games.ring.actions import (
    BoardAction,
    Lose,
    Placement,
    Promotion,
    RingAction,
    RingMove,
)
from cfanp_gui.games.ring.board import RingBoard
from cfanp_gui.games.ring.rfen import RingBuilder
from cfanp_gui.games.ring.starting_pieces import first_player, half_of, halves, seat_at
from cfanp_gui.games.ring.state import RingState, Stockpile, play, settle

POCKET_ORDER = "QRBNP"
"""Order of the pieces beside a board, from the reader's left."""


class RingPosition(BoardPosition):
    """A `RingState`, and the outcome where the state does not tell it: an immutable value."""

    state: RingState
    notation_path = "cfanp_gui.games.ring.notation:RingNotation"
    actions = RingAction
    parts = 2

    # As a value

    def builder(self) -> RingBuilder:
        return RingBuilder.of(self.state, RingPosition)

    def _with_turn(self, number: int, colour: int) -> RingBuilder:
        fields = self.builder().with_turn(number, colour)
        return fields.replace(moved=fields.moved - {number})

    # Course of the game

    def _settle(self, report: Report) -> tuple[RingState, Outcome | None]:
        state, drawn = settle(self.state, report)
        if state.decided:
            return state, Outcome("win", tuple(state.alive), Text("last player in the ring"))
        if drawn is None:
            return state, None
        return state, Outcome("draw", tuple(sorted(state.alive)), drawn)

    def _refused(self, action: BoardAction | Lose | BoardResign) -> Refusal | None:
        return explain.refusal(self.state, action)

    def played(
        self, action: BoardAction | Lose | BoardResign, report: Report
    ) -> tuple[RingPosition, int]:
        actor = action.player if isinstance(action, BoardResign) else self.to_move[action.board]
        after, _ = settle(play(self.state, action, report), report)
        return RingPosition(after), actor

    def agreed(self) -> tuple[RingPosition, int]:
        return super().agreed()[0], min(self.alive())

    # Players and turns

    @property
    def players(self) -> int:
        return len(self.state.stockpiles)

    def alive(self) -> frozenset[int]:
        return self.state.alive

    @property
    def players_at(self) -> Mapping[int, Seats]:
        return {board.number: board.seats for board in self.state.boards}

    @cached_property
    def _boards(self) -> Mapping[int, RingBoard]:
        return {board.number: board for board in self.state.boards}

    @cached_property
    def waiting(self) -> Mapping[int, Text]:
        moving = {board.number for board in (() if self.outcome() else self.state.open)}
        shut = [board for board in self.state.boards if board.number not in moving]
        return MappingProxyType({board.number: self._why_waiting(board) for board in shut})

    def _why_waiting(self, board: RingBoard) -> Text:
        if self.outcome() is not None:
            return Text("game over")
        if self.state.lost(board):
            return Text("checkmated")
        if board.moved:
            return Text("next round")
        return Text("stalemated") if self.state.stuck(board) else Text("a choice comes first")

    @property
    def choosers(self) -> frozenset[int]:
        """Return the players who must now choose one of their stalemated boards to lose."""
        return frozenset() if self.outcome() else self.state.choosers

    @property
    def stockpiles(self) -> Mapping[int, Stockpile]:
        return {player: self.state.stockpiles[player - 1] for player in sorted(self.state.alive)}

    @property
    def round(self) -> int | None:
        return self.state.round if self.state.rules.rounds else None

    def actors(self) -> frozenset[int]:
        return self.choosers | super().actors()

    # Seats: two at every board, each at the half on which its colour starts

    def seats(self) -> tuple[Seat, ...]:
        return tuple(seat_at(number, colour) for number in self._boards for colour in (0, 1))

    def seat_status(self, seat: int) -> SeatStatus:
        number, colour = seat_of(seat)
        board = self._boards[number]
        player = board.seats[colour]
        first = first_player(number, colour, self.players)
        status = SeatStatus(
            seat_at(number, colour), player, first, player - 1, moves_left=1, clock=seat
        )
        if board.turn != colour or self.outcome() is not None:
            return status
        if player in self.choosers:
            return status._replace(to_move=True, choosing=Text("which board is lost?"))
        waiting = self.waiting.get(number)
        is_open = waiting is None
        return status._replace(to_move=is_open, in_check=is_open and board.check, waiting=waiting)

    def free_turns(self) -> Mapping[str, int]:
        """Return the sides that may not move now, such as ``2w``: White on board 2."""
        if self.outcome() is not None:
            return {}
        waiting = [seat for seat in self.seats() if not self.seat_status(seat.id).to_move]
        return {f"{seat.label}{'wb'[seat.army]}": seat.id for seat in waiting}

    # Boards and pieces

    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the half-boards to draw, two for each board with a seam fixed for good."""
        return tuple(half_of(number, colour) for number in self._boards for colour in (0, 1))

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

    def checked_kings(self, pair: Pair | None = None) -> tuple[Square, ...]:
        checked = [board for board in self.state.boards if board.check]
        return tuple(half_square(board.number, board.king(board.turn)) for board in checked)

    def _attacking(self, king: Square, colour: int) -> tuple[Square, ...]:
        board = self._boards[seat_of(king.board)[0]]
        return board.located(board.attackers(colour))

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        board = self._boards.get(seat_of(square.board)[0])
        squares = () if board is None else board.located(board.bearing_on(square_on_board(square)))
        return tuple(sorted(squares))

    # Legal actions and gestures

    def legal_actions(self, actor: int) -> tuple[RingAction, ...]:
        if self.outcome() is not None:
            return ()
        boards = [board for board in self.state.open if board.mover == actor]
        actions = chain(self.state.choices(actor), *map(self.state.actions, boards))
        return tuple(sorted(actions, key=lambda action: action.text))

    def board_actions(self, number: int) -> tuple[BoardAction, ...]:
        board = self._boards.get(number)
        return () if board is None or number in self.waiting else self.state.actions(board)

    def _gesture(self, action: BoardAction) -> Gesture:
        number = action.board
        if isinstance(action, Placement):
            pocket = PocketSource(half_board(number, self.board_at(number).turn), action.letter)
            return Gesture(action, pocket, half_square(number, action.square))
        start, goal = half_square(number, action.origin), half_square(number, action.target)
        if isinstance(action, RingMove):
            return Gesture(action, start, goal)
        placed = half_square(number, action.square)
        return Gesture(action, start, goal, promotion=action.letter, placed=placed)

    def movable(self, source: Source) -> bool:
        """Return True if the piece at a source may be moved now; in a pocket, if it is of use."""
        number, colour = seat_of(source.board)
        board = self._boards.get(number)
        if board is None or self.outcome() is not None:
            return False
        if isinstance(source, PocketSource):
            held = {piece.letter for piece in self.state.at_hand(board, colour)}
            piece = Piece(source.letter, colour) if source.letter in held else None
        else:
            piece = self._pieces.get(source)
        if piece is None or board.turn != piece.army:
            return False
        return number not in self.waiting or board.mover in self.choosers

    def _tried(
        self, source: Source, target: Square | None, placed: Square | None, letter: str
    ) -> RingAction | Refusal:
        number, colour = seat_of(source.board)
        if any(chosen and seat_of(chosen.board)[0] != number for chosen in (target, placed)):
            return explain.other_board(source)
        if isinstance(source, PocketSource):
            square = Square(source.board, 0) if target is None else target
            placement = Placement(number, source.letter, square_on_board(square))
            return explain.RingRefusals(self.state, self._boards[number]).drops(colour) or placement
        origin, goal = square_on_board(source), square_on_board(target or source)
        if placed is not None:
            return Promotion(number, origin, goal, letter, square_on_board(placed))
        return RingMove(number, origin, goal)

    # Pockets

    @cached_method
    def pocket(self, board: int) -> tuple[tuple[Piece, bool], ...]:
        """Return the pieces a player holds in the colour of a half-board, and the use of each."""
        number, colour = seat_of(board)
        here = self._boards.get(number)
        if here is None:
            return ()
        useful = tuple(self.state.at_hand(here, colour))
        stockpile = self.state.stockpiles[here.seats[colour] - 1]
        held = [piece for piece in stockpile if piece.army == colour]
        held.sort(key=lambda piece: (POCKET_ORDER.index(piece.letter), piece in useful, -piece.set))
        return tuple((piece, piece in useful) for piece in held)

    # Decisions

    def deciders(self) -> frozenset[int]:
        return self.choosers

    def decision(self, name: str) -> Decision | None:
        if not self.choosers:
            return None
        player = min(self.choosers)
        answers = (
            Answer(Text("Board {board}", board=number), Lose(number), halves(number))
            for number in self.boards_of(player)
        )
        text = Text("{player}, you are stalemated on both boards. Which one is lost?", player=name)
        return Decision(player, text, tuple(answers))

    def boards_of(self, player: int) -> list[int]:
        """Return the numbers of the boards at which a player sits."""
        return [number for number, players in self.players_at.items() if player in players]

    # For bots

    def search_state(self, player: int = 0) -> SearchState | None:
        if player not in self.actors():
            return None
        from cfanp_gui.games.ring.searching import RingSearch

        return RingSearch(self.state, player)

    # Leaving

    def resignations(self, player: int) -> tuple[Resignation, ...]:
        def of(number: int) -> Resignation:
            label = Text("board {number}", number=number)
            return Resignation(BoardResign(number, player), label, halves(number))

        return tuple(map(of, self.boards_of(player))) if self.outcome() is None else ()
