"""A position of Multi Player Chess: what the session plays with."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache, cached_property
from types import MappingProxyType
from typing import cast

import chess

from cfanp_gui.core.boards import Edge, Pair, Seam, Square
from cfanp_gui.core.game import (
    Action,
    BoardSpec,
    Event,
    IllegalAction,
    Outcome,
    Piece,
    Refusal,
    Seats,
    Transition,
)
from cfanp_gui.core.half_boards import (
    FILES,
    HALF_SQUARES,
    NAMES,
    RANKS,
    half_board,
    half_square,
    seat_of,
    square_on_board,
)
from cfanp_gui.core.text import Text
from cfanp_gui.games.ring import explain
from cfanp_gui.games.ring import turn as turns
from cfanp_gui.games.ring.actions import (
    AgreeDraw,
    BoardAction,
    Lose,
    Move,
    Placement,
    Promotion,
    Resign,
    RingAction,
)
from cfanp_gui.games.ring.builder import RingBuilder
from cfanp_gui.games.ring.starting_pieces import BLACK, WHITE
from cfanp_gui.games.ring.state import State, Stockpile
from cfanp_gui.games.ring.table_view import ActionSquares, TableView

LAST_PLAYER = Text("last player in the ring")
OVER = Text("game over")
MOVED = Text("next round")
MATED = Text("checkmated")
STALEMATED = Text("stalemated")
CHOICE_FIRST = Text("a choice comes first")
AGREEMENT = Text("agreement")


@cache
def half_of(number: int, colour: int) -> BoardSpec:
    """Return the half of a board on which a colour starts; its seam is fixed to the other half."""
    board, other = half_board(number, colour), half_board(number, 1 - colour)
    names = tuple(NAMES[square_on_board(Square(board, index))] for index in range(HALF_SQUARES))
    seams = (Seam(Edge.NORTH, other),)
    return BoardSpec(board, FILES, RANKS, board, str(number), seams, names=names)


class RingPosition(TableView):
    """A `State`, and how the game ended where the state does not tell: an immutable value."""

    def __init__(self, state: State, agreed: bool = False) -> None:
        self.state = state
        self._agreed = agreed

    # As a value

    def _key(self) -> Hashable:
        return "ring", self.state, self._agreed

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out what was worked out and can be again."""
        return RingPosition, (self.state, self._agreed)

    def builder(self) -> RingBuilder:
        return RingBuilder.of(self.state, RingPosition)

    # What there is to see

    @property
    def players(self) -> int:
        return len(self.state.stockpiles)

    @property
    def players_at(self) -> Mapping[int, Seats]:
        state = self.state
        return {board.number: seats for board, seats in zip(state.boards, state.seats, strict=True)}

    @property
    def to_move(self) -> Mapping[int, int]:
        state = self.state
        return {board.number: state.mover(index) for index, board in enumerate(state.boards)}

    @property
    def waiting(self) -> Mapping[int, Text]:
        """Return the numbers of the boards on which nothing may be done now, and why not.

        They have had their turn in this round, or the side to move is stalemated there, or a
        choice must be made first.
        """
        return self._waiting

    @cached_property
    def _waiting(self) -> Mapping[int, Text]:
        state = self.state
        open_now = set() if self.outcome() else set(state.open)
        return MappingProxyType(
            {
                board.number: self._why_waiting(index)
                for index, board in enumerate(state.boards)
                if index not in open_now
            }
        )

    def _why_waiting(self, index: int) -> Text:
        state = self.state
        if self.outcome() is not None:
            return OVER
        if state.lost(index):
            return MATED
        if state.boards[index].moved:
            return MOVED
        return STALEMATED if state.stuck(index) else CHOICE_FIRST

    @property
    def choosers(self) -> frozenset[int]:
        """Return the players who must choose now which stalemated board they have lost."""
        return frozenset() if self.outcome() else self.state.choosers

    @property
    def stockpiles(self) -> Mapping[int, Stockpile]:
        """Return the stockpile of each player still in the ring, sorted by kind, colour and set."""
        return {player: self.state.stockpiles[player - 1] for player in sorted(self.state.alive)}

    @property
    def round(self) -> int | None:
        """Return, in rounds tempo, the round being played, from 1; None in free tempo."""
        return self.state.round if self.state.rules.rounds else None

    def alive(self) -> frozenset[int]:
        return self.state.alive

    def checked_kings(self) -> tuple[Square, ...]:
        return tuple(
            half_square(board.number, board.king(board.turn))
            for board in self.state.boards
            if board.check
        )

    def attackers(
        self, king: Square, pair: Pair | None = None  # noqa: ARG002 -- no board is pushed
    ) -> tuple[Square, ...]:  # fmt: skip
        number, _ = seat_of(king.board)
        index = self.state.find(number)
        if index is None or king not in self._pieces:
            return ()
        board = self.state.boards[index]
        colour = self._pieces[king].army
        if half_square(number, board.king(colour)) != king:
            return ()
        return tuple(half_square(number, at) for at in chess.scan_forward(board.attackers(colour)))

    def bearing_on(
        self, square: Square, pair: Pair | None = None  # noqa: ARG002 -- no board is pushed
    ) -> tuple[Square, ...]:  # fmt: skip
        number, _ = seat_of(square.board)
        index = self.state.find(number)
        if index is None:
            return ()
        found = self.state.boards[index].bearing_on(square_on_board(square))
        return tuple(sorted(half_square(number, at) for at in chess.scan_forward(found)))

    def hostile(self, army: int, other: int) -> bool:
        return army != other

    def boards(self) -> tuple[BoardSpec, ...]:
        """Return the half-boards to draw, two for each board with a seam fixed for good."""
        return tuple(
            half_of(board.number, colour)
            for board in self.state.boards
            for colour in (WHITE, BLACK)
        )

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Square, Piece]:
        return MappingProxyType(
            {
                half_square(board.number, square): piece
                for board in self.state.boards
                for square, piece in enumerate(board.pieces)
                if piece is not None
            }
        )

    def to_text(self) -> str:
        """Return the position in one line (see `rfen`)."""
        return self.builder().to_text()

    # What may be done

    def actors(self) -> frozenset[int]:
        """Return the players who may make a move, a placement or a choice now."""
        if self.outcome() is not None:
            return frozenset()
        return self.state.choosers | {self.state.mover(index) for index in self.state.open}

    def turn_given(self, side: str) -> tuple[RingPosition, tuple[Event, ...]]:
        number, colour = seat_of(self.free_turns()[side])
        fields = self.builder()
        given = fields.replace(
            to_move={**fields.to_move, number: colour},
            passed={board: at for board, at in fields.passed.items() if board != number},
            moved=fields.moved - {number},
        ).build()
        assert isinstance(given, RingPosition), "its builder makes positions of this class"
        return given.resolve_pending()

    def legal_actions(self, actor: int) -> tuple[RingAction, ...]:
        """Return everything the rules of movement let a player do now, sorted by text.

        Resignations and draws are not among it.
        """
        if self.outcome() is not None:
            return ()
        state = self.state
        actions: list[RingAction] = [*state.choices(actor)]
        for index in state.open:
            if state.mover(index) == actor:
                actions.extend(state.actions(index))
        return tuple(sorted(actions, key=lambda action: action.text))

    def action_squares(self, board: int) -> tuple[ActionSquares, ...]:
        found = self._action_squares.get(board)
        if found is None:
            index = self.state.find(board)
            now = index is not None and self.outcome() is None and index in self.state.open
            actions = self.state.actions(index) if now and index is not None else ()
            found = self._action_squares[board] = tuple(map(_squares_of, actions))
        return found

    @cached_property
    def _action_squares(self) -> dict[int, tuple[ActionSquares, ...]]:
        return {}

    def count_actions(self, number: int) -> int:
        """Return how many moves, placements and promotions are legal on a board now."""
        index = self.state.find(number)
        if index is None or self.outcome() is not None or index not in self.state.open:
            return 0
        return self.state.legal(index).total

    def usable(self, board: int, colour: int) -> tuple[Piece, ...]:
        index = self.state.find(board)
        return () if index is None else tuple(self.state.at_hand(index, colour))

    def refusal(self, action: Action) -> Refusal | None:
        return explain.refusal(self.state, cast(RingAction, action), self.outcome() is not None)

    def outcome(self) -> Outcome | None:
        return self._outcome

    @cached_property
    def _outcome(self) -> Outcome | None:
        players = tuple(sorted(self.state.alive))
        if self._agreed:
            return Outcome("draw", players, AGREEMENT)
        state, drawn = turns.settle(self.state, turns.Report())
        players = tuple(sorted(state.alive))
        if state.decided:
            return Outcome("win", players, LAST_PLAYER)
        return None if drawn is None else Outcome("draw", players, drawn)

    def resolve_pending(self) -> tuple[RingPosition, tuple[Event, ...]]:
        """Return the position after what the rules do before anyone acts, and what that was.

        A position read from a text may begin with checkmates or with a round that is complete.
        """
        report = turns.Report()
        state, _ = turns.settle(self.state, report)
        if state is self.state:
            return self, ()
        return RingPosition(state, self._agreed), tuple(report.events)

    def apply(self, action: Action) -> tuple[RingPosition, Transition]:
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        state = self.state
        report = turns.Report()
        done = cast(RingAction, action)
        match done:
            case AgreeDraw():
                agreed = RingPosition(state, agreed=True)
                return agreed, Transition(action, min(state.alive))
            case Resign(_, player):
                actor = player
                after = turns.give_up(state, done, report)
            case Lose(number):
                actor = self.to_move[number]
                after = turns.give_up(state, done, report)
            case _:
                actor = self.to_move[done.board]
                after = turns.play(state, done, report)
        after, _ = turns.settle(after, report)
        return RingPosition(after), Transition(
            action,
            actor,
            moved=tuple(report.moved),
            captured=tuple(report.captured),
            placed=tuple(report.placed),
            events=tuple(report.events),
            checks=tuple(report.checks),
            stockpiles=tuple(report.stockpiles),
            seats=tuple(report.seats),
            closed=tuple(report.closed),
        )


def _squares_of(action: BoardAction) -> ActionSquares:
    """Return how a hand does an action."""
    board = action.board
    match action:
        case Move(_, origin, target):
            return ActionSquares(action, half_square(board, origin), half_square(board, target))
        case Placement(_, letter, square):
            return ActionSquares(action, None, half_square(board, square), letter)
        case Promotion(_, origin, target, letter, square):
            start, goal = (half_square(board, one) for one in (origin, target))
            return ActionSquares(action, start, goal, letter, half_square(board, square))
