"""What those at the table ask of a position: seats, pieces, gestures, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from types import MappingProxyType

from cfanp_gui.core.actions import Action, Gesture, Refusal, Source
from cfanp_gui.core.boards import BOARD_LETTERS, BoardSpec, Edge, Pair, Seam, Square, Zone
from cfanp_gui.core.capabilities import Attacks, Claims, Consent, FreeTurns, Passes, Teams
from cfanp_gui.core.draw_actions import ClaimDraw
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.position import Position, Resignation
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.strategichess import explain
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Leave,
    Move,
    Pass,
    Pull,
    Send,
)
from cfanp_gui.games.strategichess.bitboards import FILES, RANKS, ROADS
from cfanp_gui.games.strategichess.events import TEAM_NAMES, player_of
from cfanp_gui.games.strategichess.state import State
from cfanp_gui.games.strategichess.turn import seat_of

BODIES = ("white", "black")
_ROAD = (Zone("road", frozenset(squares[ROADS])),)


@cache
def specs(boards: int) -> tuple[BoardSpec, ...]:
    """Return so many boards side by side, board 1 at White's left."""
    found = []
    for at in range(boards):
        seams = []
        if at > 0:
            seams.append(Seam(Edge.WEST, at - 1, Edge.EAST, crossing=True))
        if at + 1 < boards:
            seams.append(Seam(Edge.EAST, at + 1, Edge.WEST, crossing=True))
        found.append(
            BoardSpec(at, FILES, RANKS, seat_of(at, 0), str(at + 1), tuple(seams), _ROAD)
        )  # fmt: skip
    return tuple(found)


def label(seat: int) -> str:
    """Return what moves call the board of a seat: a capital letter where White moves."""
    letter = BOARD_LETTERS[seat // 2]
    return letter.lower() if seat % 2 else letter


@cache
def seats(boards: int) -> tuple[Seat, ...]:
    """Return the seats: White at the south of every board, Black at the north.

    Both are labelled by the letter that moves call the board, a small one for Black.
    """
    return tuple(
        Seat(seat_of(at, colour), at, seat_of(at, colour), label(seat_of(at, colour)),
             Edge.NORTH if colour else Edge.SOUTH)
        for at in range(boards)
        for colour in (0, 1)
    )  # fmt: skip


class TableView(Position, Teams, Consent, Passes, Claims, Attacks, FreeTurns):
    """The part of a position that the table and assistive tools read."""

    state: State

    # Who there is

    @property
    def players(self) -> int:
        return 2 * len(self.state.boards)

    def alive(self) -> frozenset[int]:
        return frozenset(range(1, self.players + 1))

    def actors(self) -> frozenset[int]:
        """Return the players to move: each of them can move, send, or pass."""
        if self.outcome() is not None:
            return frozenset()
        return frozenset(
            player_of(at + 1, board.turn) for at, board in enumerate(self.state.boards)
        )

    def seats(self) -> tuple[Seat, ...]:
        return seats(len(self.state.boards))

    def free_turns(self) -> Mapping[str, int]:
        """Return the sides not to move by the letters that moves call their boards."""
        found = (seat_of(at, 1 - board.turn) for at, board in enumerate(self.state.boards))
        return {label(seat): seat for seat in found}

    def seat_status(self, seat: int) -> SeatStatus:
        if seat not in range(self.players):
            raise KeyError(seat)
        at, colour = divmod(seat, 2)
        board = self.state.boards[at]
        return SeatStatus(
            self.seats()[seat],
            player=seat + 1,
            first_player=seat + 1,
            paint=seat,
            to_move=self.outcome() is None and board.turn == colour,
            in_check=self.state.in_check(at, colour),
            mated=self.state.winner == 1 - colour and board.king(colour) is not None,
            kingless=board.king(colour) is None,
            clock=seat,
        )

    def team(self, player: int) -> int:
        return (player - 1) % 2

    def team_name(self, team: int) -> Text:
        return TEAM_NAMES[team]

    # What there is to see

    def boards(self) -> tuple[BoardSpec, ...]:
        return specs(len(self.state.boards))

    def pieces(self) -> Mapping[Square, Piece]:
        return self._pieces

    @cached_property
    def _pieces(self) -> Mapping[Square, Piece]:
        return MappingProxyType(
            {
                Square(at, square): Piece(letter, seat_of(at, colour))
                for at, board in enumerate(self.state.boards)
                for square, (letter, colour) in board.letters.items()
            }
        )

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, BODIES[piece.army % 2], label=label(piece.army))

    def checked_kings(self) -> tuple[Square, ...]:
        return tuple(
            Square(at, king)
            for at, board in enumerate(self.state.boards)
            for colour in (0, 1)
            if (king := board.king(colour)) is not None and self.state.in_check(at, colour)
        )

    def attackers(
        self, king: Square, pair: Pair | None = None  # noqa: ARG002 -- no board is pushed
    ) -> tuple[Square, ...]:  # fmt: skip
        piece = self._pieces.get(king)
        if piece is None or piece.letter != "K":
            return ()
        found = self.state.attackers(king.board, piece.army % 2)
        return tuple(Square(*one) for one in found)

    def bearing_on(
        self, square: Square, pair: Pair | None = None  # noqa: ARG002 -- no board is pushed
    ) -> tuple[Square, ...]:  # fmt: skip
        return tuple(Square(*one) for one in self.state.bearing_on(*square))

    def hostile(self, army: int, other: int) -> bool:
        return army % 2 != other % 2

    # What may be done

    def legal_actions(self, actor: int) -> tuple[Action, ...]:
        if actor not in self.actors():
            return ()
        return self.state.legal((actor - 1) // 2)

    def all_actions(self) -> tuple[Action, ...]:
        if self.outcome() is not None:
            return ()
        boards = range(len(self.state.boards))
        return tuple(action for at in boards for action in self.state.legal(at))

    def board_of(self, action: Action) -> int | None:
        number: int | None = getattr(action, "board", None)
        return None if number is None else number - 1

    def movable(self, source: Source) -> bool:
        return bool(self.gestures(source))

    def gestures(self, source: Source) -> tuple[Gesture, ...]:
        piece = self._pieces.get(source) if isinstance(source, Square) else None
        if piece is None or self.outcome() is not None:
            return ()
        at, number = source.board, source.index
        if self.state.boards[at].turn == piece.army % 2:
            return tuple(
                self._gesture(action)
                for action in self.state.legal(at)
                if isinstance(action, Move | Send) and action.origin == number
            )
        return tuple(
            self._gesture(action)
            for other in (at - 1, at + 1)
            if 0 <= other < len(self.state.boards)
            and self.state.boards[other].turn == piece.army % 2
            for action in self.state.pulls(other)
            if action.donor == at + 1 and action.origin == number
        )

    def _gesture(self, action: Move | Send | Pull) -> Gesture:
        at = action.board - 1
        if isinstance(action, Pull):
            source, target = Square(action.donor - 1, action.origin), Square(at, action.target)
        else:
            there = action.to - 1 if isinstance(action, Send) else at
            source, target = Square(at, action.origin), Square(there, action.target)
        return Gesture(
            action, source, target, consent=self.partner(action), uses=self.turns_used(action)
        )

    def turns_used(self, action: Action) -> tuple[int, ...]:
        """Return the players whose turns an action over an edge uses; none for other actions."""
        if not isinstance(action, Send | Pull):
            return ()
        team = self.state.boards[action.board - 1].turn
        players = (player_of(action.board, team),)
        return (*players, player_of(action.to, team)) if isinstance(action, Send) else players

    def partner(self, action: Action) -> int | None:
        if not isinstance(action, Pull):
            return None
        return player_of(action.donor, self.state.boards[action.board - 1].turn)

    def passes(self) -> Mapping[int, Action]:
        if self.outcome() is not None:
            return {}
        state = self.state
        return {
            seat_of(at, board.turn): Pass(at + 1)
            for at, board in enumerate(state.boards)
            if state.may_pass(at)
        }

    def gesture_refusal(
        self,
        source: Source,
        target: Square | None = None,
        pair: Pair | None = None,  # noqa: ARG002 -- no board is pushed
        promotion: str | None = None,  # noqa: ARG002 -- no pawn becomes anything
        placed: Square | None = None,  # noqa: ARG002
    ) -> Refusal | None:
        if not isinstance(source, Square):
            return Refusal(explain.RULE_MOVES, Text("There are no pieces beside the boards"))
        if self.outcome() is not None:
            return explain.over()
        if target is None:
            return None if self.movable(source) else explain.pick_refusal(self.state, source)
        return explain.turn_refusal(self.state, self._tried(source, target))

    def _tried(self, source: Square, target: Square) -> BoardAction:
        """Return what taking something from one square to another would be."""
        here, there = source.board + 1, target.board + 1
        if here == there:
            return Move(here, source.index, target.index)
        piece = self._pieces.get(source)
        turn = self.state.boards[source.board].turn
        if piece is None or piece.army % 2 == turn:
            return Send(here, source.index, there, target.index)
        return Pull(there, target.index, here, source.index)

    @property
    def may_resign(self) -> bool:
        """Return whether this is a single board."""
        return len(self.state.boards) == 1

    def resignations(self, player: int) -> tuple[Resignation, ...]:
        if self.outcome() is not None or not self.may_resign:
            return ()
        return (Resignation(Leave(1, self.team(player)), Text("the game"), (0,)),)

    def claim_action(self) -> Action:
        return ClaimDraw()
