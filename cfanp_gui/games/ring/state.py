"""The state of a ring under its house rules, and the course of a game: turns, mates, seats.

A `RingState` is immutable. Costly results are computed once and kept on it; those that depend on
one board alone are kept on the `RingBoard`, which most states share. The functions return a new
state, leave the given one as it is, and write what happened into a `Report`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from cfanp_gui.core.actions import BoardClosed, Captured, Placed, Report, SeatTaken, StockpileChange
from cfanp_gui.core.game import Choice, Option, OptionValues, check_options
from cfanp_gui.core.half_boards import half_square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.position import RESIGNATION, TIME
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.position import CHECKMATE, STALEMATE, BoardResign
from cfanp_gui.games.ring.actions import BoardAction, Lose, Placement, RingMove
from cfanp_gui.games.ring.board import RingBoard
from cfanp_gui.games.ring.events import PieceRemoved, PlayerEliminated, TurnLapsed
from cfanp_gui.games.ring.starting_pieces import order

OPTIONS: tuple[Option, ...] = (
    Option(
        "tempo",
        Text("Tempo"),
        "free",
        (
            Choice("free", Text("Free"), Text("Any board may move at any time.")),
            Choice(
                "rounds",
                Text("Rounds"),
                Text("Every board moves once in a round; mates of one round count together."),
            ),
        ),
        Text("When the boards move."),
    ),
    Option(
        "tournament",
        Text("Tournament rule"),
        True,
        (),
        Text("A piece never returns to the board of its own set; off for a social game."),
    ),
)


class RingRules(NamedTuple):
    """The options a position is played under; see `OPTIONS` for what each means."""

    rounds: bool = False
    tournament: bool = True


def rules_of(options: OptionValues) -> RingRules:
    """Return the rules of options, completed by their defaults. Raises OptionError."""
    checked = check_options(OPTIONS, options)
    return RingRules(rounds=checked["tempo"] == "rounds", tournament=bool(checked["tournament"]))


Stockpile = tuple[Piece, ...]
"""A player's stockpile, sorted by kind, colour and set."""


@dataclass(frozen=True)
class RingState:
    """The boards still in the ring, and the stockpiles."""

    boards: tuple[RingBoard, ...]
    """In order of their numbers, without the boards removed."""
    stockpiles: tuple[Stockpile, ...]
    """For each player, player 1 first; empty for those who are out."""
    rules: RingRules
    round: int = 1
    """In rounds tempo the round being played, from 1."""
    progress: int = 0
    """In rounds tempo the last round with a capture, pawn move or placement; 0 for none."""

    @classmethod
    def start(cls, players: int, rules: RingRules) -> RingState:
        """Return the start for a given number of players."""
        numbers = range(1, players + 1)
        boards = (RingBoard.start(number, (number, number % players + 1)) for number in numbers)
        return cls(tuple(boards), ((),) * players, rules)

    def __reduce__(self) -> tuple[object, ...]:
        """Leave out cached values, which can be computed again."""
        return RingState, (self.boards, self.stockpiles, self.rules, self.round, self.progress)

    # Players and their boards

    @cached_property
    def alive(self) -> frozenset[int]:
        """Return the players still in the ring."""
        return frozenset(player for board in self.boards for player in board.seats)

    @property
    def decided(self) -> bool:
        """Return True if one player is left."""
        return len(self.alive) == 1

    def find(self, number: int) -> RingBoard | None:
        """Return a board by its number; None when it is not in the ring."""
        return next((board for board in self.boards if board.number == number), None)

    def with_board(self, board: RingBoard) -> RingState:
        """Return the state with another value of one of its boards."""
        boards = (board if old.number == board.number else old for old in self.boards)
        return replace(self, boards=tuple(boards))

    # Stockpiles

    def at_hand(self, board: RingBoard, colour: int) -> Iterator[Piece]:
        """Return the pieces that may be put on a board for a colour, sorted."""
        for piece in self.stockpiles[board.seats[colour] - 1]:
            if piece.army == colour and not (self.rules.tournament and piece.set == board.number):
                yield piece

    def usable(self, board: RingBoard) -> dict[str, Piece]:
        """Return the first piece of each kind the side to move may put on a board, by letter."""
        usable: dict[str, Piece] = {}
        for piece in self.at_hand(board, board.turn):
            usable.setdefault(piece.letter, piece)
        return usable

    def letters(self, board: RingBoard) -> str:
        """Return the letters of the kinds the side to move has at hand for a board, sorted."""
        return "".join(self.usable(board))

    def holding(self, player: int, pieces: Iterable[Piece]) -> RingState:
        """Return the state with these pieces in a player's stockpile."""
        stockpiles = list(self.stockpiles)
        stockpiles[player - 1] = tuple(sorted(pieces, key=order))
        return replace(self, stockpiles=tuple(stockpiles))

    # Legal actions

    def actions(self, board: RingBoard) -> tuple[BoardAction, ...]:
        """Return the legal actions of the side to move on a board, if it may have its turn."""
        return board.actions(self.letters(board))

    def total(self, board: RingBoard) -> int:
        """Return the number of these actions."""
        return board.total(self.letters(board))

    def lost(self, board: RingBoard) -> bool:
        """Return True if the side to move on a board is checkmated and will lose it."""
        return not board.spared and board.mated(self.letters(board))

    def lost_by(self, player: int) -> RingBoard | None:
        """Return the board on which a player is checkmated and out after the round, or None."""
        boards = (board for board in self.boards if board.mover == player)
        return next(filter(self.lost, boards), None)

    def stuck(self, board: RingBoard) -> bool:
        """Return True if the side to move on a board has neither a move nor a placement there."""
        return not self.total(board)

    @cached_property
    def round_begun(self) -> bool:
        """Return True if, in rounds tempo, a board has had its turn this round."""
        return any(board.moved for board in self.boards)

    @cached_property
    def choosers(self) -> frozenset[int]:
        """Return the players stalemated on both boards, who must choose one between rounds."""
        if self.decided or self.round_begun:
            return frozenset()
        stuck = [board.mover for board in self.boards if self.stuck(board) and not self.lost(board)]
        return frozenset(player for player in stuck if stuck.count(player) == 2)

    @cached_property
    def open(self) -> tuple[RingBoard, ...]:
        """Return the boards on which a move or placement is possible now."""
        if self.decided or self.choosers:
            return ()
        waiting = (board for board in self.boards if not board.moved)
        return tuple(board for board in waiting if not self.lost(board) and not self.stuck(board))

    def choices(self, player: int) -> tuple[Lose, ...]:
        """Return the choices of a player stalemated on both boards; none for others."""
        boards = self.boards if player in self.choosers else ()
        return tuple(Lose(board.number) for board in boards if player in board.seats)


ROUNDS_WITHOUT_PROGRESS = 100


def play(state: RingState, action: BoardAction | Lose | BoardResign, report: Report) -> RingState:
    """Return the state after a legal action on a board, before `settle`."""
    board = state.find(action.board)
    assert board is not None, "an action is about a board of the ring"
    if isinstance(action, Lose | BoardResign):
        return _give_up(state, board, action, report)
    player, progress = board.mover, True
    if isinstance(action, RingMove):
        played = board.move(action.origin, action.target)
        progress = played.captured is not None or played.moved[0].before.letter == "P"
        report.moved += played.moved
    else:
        piece = state.usable(board)[action.letter]
        if isinstance(action, Placement):
            played = board.place(piece, action.square)
        else:
            played = board.promote(action.origin, action.target, piece, action.square)
            pawn = board.piece(action.origin)
            report.captured.append(Captured(half_square(board.number, action.origin), pawn))
            report.events.append(PieceRemoved(pawn))
        report.stockpiles.append(StockpileChange(player, piece, False))
        report.placed.append(Placed(half_square(board.number, action.square), piece))
        held = list(state.stockpiles[player - 1])
        held.remove(piece)
        state = state.holding(player, held)
    if played.captured is not None:
        report.captured.append(played.captured)
        state = _take(state, player, played.captured.piece, report)
    if played.board.check:
        report.checks.append(half_square(board.number, played.board.king(played.board.turn)))
    if progress and state.rules.rounds:
        state = replace(state, progress=state.round)
    return state.with_board(played.board.with_moved(state.rules.rounds))


def _give_up(
    state: RingState, board: RingBoard, action: Lose | BoardResign, report: Report
) -> RingState:
    """Return the state after a board is lost by choice, by resignation or on time.

    It is lost as by checkmate. A player who is already checkmated has nothing more to lose: their
    turn on the board lapses, so that the round can go on.
    """
    if isinstance(action, Lose):
        return _close(state, board, board.turn, STALEMATE, report)
    if state.lost_by(action.player) is not None:
        report.events.append(TurnLapsed(action.player, action.board, action.on_time))
        return state.with_board(board.with_moved(True))
    colour = board.seats.index(action.player)
    return _close(state, board, colour, TIME if action.on_time else RESIGNATION, report)


def settle(state: RingState, report: Report) -> tuple[RingState, Text | None]:
    """Return the state after what the rules do before anyone acts, and the reason for a draw.

    Checkmates are carried out: in free tempo at once, in rounds tempo when no board can have a turn
    in this round any more. Then the next round begins.
    """
    if state.decided or (state.round_begun and state.open):
        return state, None
    mates = [(board.number, board.mover) for board in filter(state.lost, state.boards)]
    if mates and {loser for _, loser in mates} == state.alive:
        return state, Text("all remaining players checkmated at once")
    for number, loser in mates:
        mated = state.find(number)
        assert mated is not None, "each board has one mate at most"
        if loser in state.alive:  # a seat already taken over is not lost
            state = _close(state, mated, mated.turn, CHECKMATE, report)
    if state.decided:
        return state, None
    if state.round_begun:
        if state.round - state.progress >= ROUNDS_WITHOUT_PROGRESS:
            return state, Text("100 rounds without capture, pawn move or placement")
        boards = tuple(board.with_moved(False) for board in state.boards)
        state = replace(state, boards=boards, round=state.round + 1)
    return state, None if state.choosers or state.open else Text("no player can move")


def _close(
    state: RingState, board: RingBoard, colour: int, reason: Text, report: Report
) -> RingState:
    """Remove a board, eliminate its loser and give the loser's other seat to the winner."""
    loser, winner = board.seats[colour], board.seats[1 - colour]
    report.closed.append(BoardClosed(board.number, board.seats, tuple(board.standing())))
    king = half_square(board.number, board.king(colour))
    attackers = board.located(board.attackers(colour) if reason == CHECKMATE else ())
    report.events.append(
        PlayerEliminated(loser, winner, board.number, reason, colour, king, attackers)
    )
    report.stockpiles += [
        StockpileChange(loser, piece, False) for piece in state.stockpiles[loser - 1]
    ]
    left = tuple(other for other in state.boards if other.number != board.number)
    state = replace(state.holding(loser, ()), boards=left)
    taken = next(other for other in left if loser in other.seats)
    colour = taken.seats.index(loser)
    report.seats.append(SeatTaken(taken.number, colour, loser, winner))
    white, black = (winner if player == loser else player for player in taken.seats)
    taken = replace(taken, seats=(white, black))
    state = state.with_board(taken)
    if taken.turn == colour and state.lost(taken) and not state.decided:
        state = state.with_board(replace(taken, spared=True))
    return state


def _take(state: RingState, player: int, piece: Piece, report: Report) -> RingState:
    """Return the state after a captured piece has gone to its captor's stockpile or left the game.

    By the tournament rule it leaves the game if it belongs to the set of the board on which its
    captor plays its colour, which is the only board where they could use it.
    """
    board = next(board for board in state.boards if board.seats[piece.army] == player)
    if state.rules.tournament and board.number == piece.set:
        report.events.append(PieceRemoved(piece))
        return state
    report.stockpiles.append(StockpileChange(player, piece, True))
    return state.holding(player, (*state.stockpiles[player - 1], piece))
