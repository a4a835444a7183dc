"""Positions of StrategiChess: a `StrategiState`, its past, and an outcome by players or clocks."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any

from cfanp_gui.core.actions import Action, Gesture, Refusal, Report, Seats, Source
from cfanp_gui.core.boards import BoardSpec, Edge, Pair, Seam, Square, Zone
from cfanp_gui.core.pieces import Piece, PieceStyle
from cfanp_gui.core.plain_actions import ClaimDraw
from cfanp_gui.core.position import RESIGNATION, TIME, Outcome, Resignation
from cfanp_gui.core.searching import SearchState
from cfanp_gui.core.seats import Seat, SeatStatus
from cfanp_gui.core.square_sets import squares
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.position import CHECKMATE, STALEMATE, BoardPosition
from cfanp_gui.games.strategichess import explain
from cfanp_gui.games.strategichess.actions import (
    BoardAction,
    Pass,
    Pull,
    Send,
    StrategiAction,
    StrategiMove,
    TeamResign,
)
from cfanp_gui.games.strategichess.bitboards import FILES, RANKS, ROADS
from cfanp_gui.games.strategichess.events import TEAM_NAMES, player_of
from cfanp_gui.games.strategichess.state import StrategiState, judge, label, play, seat_id
from cfanp_gui.games.strategichess.stfen import StrategiBuilder

_ROAD = (Zone("road", frozenset(squares[ROADS])),)


@cache
def specs(boards: int) -> tuple[BoardSpec, ...]:
    """Return a given number of boards side by side, board 1 at White's left."""

    def seams(at: int) -> Iterator[Seam]:
        if at > 0:
            yield Seam(Edge.WEST, at - 1, Edge.EAST, crossing=True)
        if at + 1 < boards:
            yield Seam(Edge.EAST, at + 1, Edge.WEST, crossing=True)

    return tuple(
        BoardSpec(at, FILES, RANKS, seat_id(at, 0), str(at + 1), tuple(seams(at)), _ROAD)
        for at in range(boards)
    )


@cache
def seats(boards: int) -> tuple[Seat, ...]:
    """Return the seats: White at the south of every board, Black at the north.

    Both are labelled by the letter of the board in moves, a small one for Black.
    """
    return tuple(
        Seat(seat, seat // 2, seat, label(seat), Edge.NORTH if seat % 2 else Edge.SOUTH)
        for seat in range(2 * boards)
    )


class StrategiPosition(BoardPosition):
    """The boards, the past, and an outcome by players or clocks: an immutable value.

    `past` are the keys of the positions that can come again, for draws by repetition; None where
    there are no such draws, as on the command line.
    """

    state: StrategiState
    notation_path = "cfanp_gui.games.strategichess.notation:StrategiNotation"
    actions = StrategiAction

    def __init__(
        self,
        state: StrategiState,
        past: tuple[Hashable, ...] | None = (),
        ended: Outcome | None = None,
    ) -> None:
        super().__init__(state, ended)
        self._past = past

    # As a value

    def _history(self) -> tuple[Any, ...]:
        return (self._past,)

    def builder(self) -> StrategiBuilder:
        return StrategiBuilder.of(self.state, StrategiPosition)

    def _with_turn(self, number: int, colour: int) -> StrategiBuilder:
        turns = tuple(colour if at == number else turn for at, (turn, _) in self.turns.items())
        return self.builder().replace(to_move=turns)

    def without_draws(self) -> StrategiPosition:
        """Return the position with stalemate as the only draw by rule."""
        return StrategiPosition(self.state, None, self._ended)

    # Outcome

    def _settle(self, report: Report) -> tuple[StrategiState, Outcome | None]:
        state = judge(self.state, None, report)
        if state.winner is not None:
            return state, self._won(state.winner, CHECKMATE)
        reason = None if self._past is None else state.draw(self._past)
        reason = STALEMATE if state.stalemate else reason
        return state, None if reason is None else self.drawn(reason)

    def _won(self, team: int, reason: Text) -> Outcome:
        return Outcome("win", tuple(range(team + 1, self.players + 1, 2)), reason)

    def claim(self) -> str | None:
        if self._past is None or self.outcome() is not None:
            return None
        return self.state.claim(self._past)

    # Actions

    def _refused(self, action: BoardAction | TeamResign | ClaimDraw) -> Refusal | None:
        if isinstance(action, ClaimDraw):
            counted = None if self._past is None else 100 * len(self.state.boards)
            return explain.claim_refusal(counted) if self.claim() is None else None
        return explain.refusal(self.state, action)

    def played(
        self, action: BoardAction | TeamResign | ClaimDraw, report: Report
    ) -> tuple[StrategiPosition, int]:
        if isinstance(action, ClaimDraw):
            reason = self.claim()
            assert reason is not None, "only what may be claimed is legal"
            return self.with_outcome(self.drawn(reason)), min(self.actors())
        if isinstance(action, TeamResign):
            return self.with_outcome(self._left(action)), action.player
        actor = self.to_move[action.board]
        state = play(self.state, action, report)
        report.checks += _given_checks(self.state, state, 1 - self.team(actor))
        past = self._past
        if past is not None:
            past = () if state.lasts(self.state) else (*past, self.state.repetition_key)
        return StrategiPosition(state, past), actor

    def _left(self, action: TeamResign) -> Outcome:
        """Return the outcome when a player resigns or runs out of time.

        On a single board the player has lost, but time against a bare King is a draw. On several,
        time ends the whole game and Kings are counted, without that of the player whose time is
        over.
        """
        team = self.team(action.player)
        if len(self.state.boards) == 1:
            if action.on_time and self.state.boards[0].is_bare(1 - team):
                return self.drawn(Text("time, but no mate is possible"))
            return self._won(1 - team, TIME if action.on_time else RESIGNATION)
        kings = [len(self.state.kings(colour)) for colour in (0, 1)]
        kings[team] -= self.state.boards[action.board - 1].king(team) is not None
        if kings[0] == kings[1]:
            return self.drawn(Text("time, with equal Kings"))
        return self._won(0 if kings[0] > kings[1] else 1, Text("time, with more Kings"))

    # Players and turns

    @property
    def players(self) -> int:
        return 2 * len(self.state.boards)

    @property
    def players_at(self) -> Mapping[int, Seats]:
        return {number: (2 * number - 1, 2 * number) for number in self._boards}

    def seats(self) -> tuple[Seat, ...]:
        return seats(len(self.state.boards))

    def free_turns(self) -> Mapping[str, int]:
        """Return the sides not to move, by the letters of their boards in moves."""
        waiting = (seat_id(at, 1 - board.turn) for at, board in enumerate(self.state.boards))
        return {label(seat): seat for seat in waiting}

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

    # Boards and pieces

    def boards(self) -> tuple[BoardSpec, ...]:
        return specs(len(self.state.boards))

    def _standing(self) -> Iterator[tuple[Square, Piece]]:
        for at, board in enumerate(self.state.boards):
            for square, (letter, colour) in board.letters.items():
                yield Square(at, square), Piece(letter, seat_id(at, colour))

    def style(self, piece: Piece) -> PieceStyle:
        return PieceStyle(piece.army, ("white", "black")[piece.army % 2], label=label(piece.army))

    def checked_kings(self, pair: Pair | None = None) -> tuple[Square, ...]:
        return tuple(
            Square(at, king)
            for at, board in enumerate(self.state.boards)
            for colour in (0, 1)
            if (king := board.king(colour)) is not None and self.state.in_check(at, colour)
        )

    def _attacking(self, king: Square, colour: int) -> tuple[Square, ...]:
        return self.state.attackers(king.board, colour)

    def bearing_on(self, square: Square, pair: Pair | None = None) -> tuple[Square, ...]:
        return self.state.bearing_on(*square)

    # Legal actions and gestures

    def legal_actions(self, actor: int) -> tuple[BoardAction, ...]:
        return self.board_actions((actor + 1) // 2) if actor in self.actors() else ()

    def board_actions(self, number: int) -> tuple[BoardAction, ...]:
        return () if self.outcome() else self.state.legal(number - 1)

    def all_actions(self) -> tuple[BoardAction, ...]:
        return tuple(action for number in self.turns for action in self.board_actions(number))

    def _near(self, board: int) -> Iterable[int]:
        """Return a board and those beside it, which may pull a man from it."""
        return range(max(board, 1), min(board + 2, len(self.state.boards)) + 1)

    def _gesture(self, action: BoardAction) -> Gesture | None:
        here = there = action.board - 1
        team = self.state.boards[here].turn
        uses: tuple[int, ...] = ()
        match action:
            case Pass():
                return None
            case Pull(number, _, donor, _):
                here, uses = donor - 1, (player_of(number, team),)
            case Send(number, _, to, _):
                there, uses = to - 1, (player_of(number, team), player_of(to, team))
        source, target = Square(here, action.origin), Square(there, action.target)
        return Gesture(action, source, target, consent=self.partner(action), uses=uses)

    def partner(self, action: Action) -> int | None:
        if not isinstance(action, Pull):
            return None
        return player_of(action.donor, self.state.boards[action.board - 1].turn)

    def passes(self) -> Mapping[int, Action]:
        boards = self.state.boards if self.outcome() is None and self.players > 2 else ()
        passing = ((at, board.turn) for at, board in enumerate(boards) if self.state.is_stuck(at))
        return {seat_id(at, turn): Pass(at + 1) for at, turn in passing}

    def _tried(
        self, source: Source, target: Square | None, placed: Square | None, letter: str
    ) -> BoardAction | Refusal | None:
        if not isinstance(source, Square):
            return Refusal(explain.RULE_MOVES, Text("There are no pieces beside the boards"))
        if target is None:
            return None if self.movable(source) else explain.pick_refusal(self.state, source)
        here, there = source.board + 1, target.board + 1
        if here == there:
            return StrategiMove(here, source.index, target.index)
        piece = self._pieces.get(source)
        if piece is None or piece.army % 2 == self.state.boards[source.board].turn:
            return Send(here, source.index, there, target.index)
        return Pull(there, target.index, here, source.index)

    def resignations(self, player: int) -> tuple[Resignation, ...]:
        if self.outcome() is not None or len(self.state.boards) > 1:
            return ()
        return (Resignation(TeamResign(1, player), Text("the game"), (0,)),)

    def claim_action(self) -> Action:
        return ClaimDraw()

    def search_state(self, player: int = 0) -> SearchState | None:
        if player not in self.actors():
            return None
        from cfanp_gui.games.strategichess.searching import StrategiSearch

        return StrategiSearch(self.state, player, self._past)


def _given_checks(before: StrategiState, after: StrategiState, team: int) -> list[Square]:
    """Return the squares of a team's Kings to which an action gave check.

    A King is included if a new attacker attacks it, or if its player is now to move and was not
    before. A King already in check on a board that waits for its player is not.
    """
    kings = []
    for at, (was, board) in enumerate(zip(before.boards, after.boards, strict=True)):
        attackers = set(after.attackers(at, team))
        comes_to_move = board.turn == team and was.turn != team
        if not comes_to_move:
            attackers.difference_update(before.attackers(at, team))
        if attackers and (king := board.king(team)) is not None:
            kings.append(Square(at, king))
    return kings
