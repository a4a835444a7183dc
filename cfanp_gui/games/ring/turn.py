"""The course of a game in a ring: turns, mates, boards removed and seats passed on.

The functions return a new state, leave the given one as it is, and write what happened into a
`Report`. Counting sequences of turns uses them, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from cfanp_gui.core.actions import (
    BoardClosed,
    Captured,
    PieceMoved,
    Placed,
    Report,
    SeatTaken,
    StockpileChange,
)
from cfanp_gui.core.boards import Square
from cfanp_gui.core.counting import Counting
from cfanp_gui.core.half_boards import half_square
from cfanp_gui.core.pieces import Piece
from cfanp_gui.core.text import Text
from cfanp_gui.games.boards.actions import Resign
from cfanp_gui.games.boards.position import CHECKMATE, RESIGNATION, STALEMATE, TIME
from cfanp_gui.games.ring.actions import BoardAction, Lose, Move, Placement, Promotion
from cfanp_gui.games.ring.board import Board, Played
from cfanp_gui.games.ring.events import PlayerEliminated, Removed, TurnLapsed
from cfanp_gui.games.ring.state import State

ALL_MATED = Text("all remaining players checkmated at once")
NO_PROGRESS = Text("100 rounds without capture, pawn move or placement")
NO_MOVES = Text("no player can move")

ROUNDS_WITHOUT_PROGRESS = 100


def play(state: State, action: BoardAction, report: Report) -> State:
    """Return the state after a legal turn on a board, before `settle`."""
    index = state.find(action.board)
    assert index is not None, "a turn is played on a board of the ring"
    board = state.boards[index]
    player = state.mover(index)
    at_hand = state.usable(index, board.turn)
    match action:
        case Move(_, origin, target):
            played = board.move(origin, target)
            piece = _piece_on(board, origin)
            progress = played.captured is not None or piece.letter == "P"
            report.moved += _relocations(board, played)
        case Placement(_, letter, square):
            piece = at_hand[letter]
            played = board.place(piece, square)
            progress = True
            state = _put(state, player, piece, half_square(board.number, square), report)
        case Promotion(_, origin, target, letter, square):
            piece = at_hand[letter]
            played = board.promote(origin, target, piece, square)
            progress = True
            pawn = _piece_on(board, origin)
            report.captured.append(Captured(half_square(board.number, origin), pawn))
            report.events.append(Removed(pawn))
            state = _put(state, player, piece, half_square(board.number, square), report)
    if played.captured is not None:
        square, piece = played.captured
        report.captured.append(Captured(half_square(board.number, square), piece))
        state = _take(state, player, piece, report)
    if played.board.check:
        report.checks.append(half_square(board.number, played.board.king(played.board.turn)))
    if progress and state.rules.rounds:
        state = replace(state, progress=state.round)
    return state.with_board(index, played.board.with_moved(state.rules.rounds))


def give_up(state: State, action: Lose | Resign, report: Report) -> State:
    """Return the state after a board is lost by choice, by resignation or on time.

    It is lost as by checkmate. A player who is already checkmated has nothing more to lose: their
    turn on the board lapses, so that the round can go on.
    """
    index = state.find(action.board)
    assert index is not None, "only a board of the ring can be lost"
    if isinstance(action, Resign):
        if state.lost_by(action.player) is not None:
            report.events.append(TurnLapsed(action.player, action.board, action.on_time))
            return state.with_board(index, state.boards[index].with_moved(True))
        colour = state.seats[index].index(action.player)
        return _close(state, index, colour, TIME if action.on_time else RESIGNATION, report)
    return _close(state, index, state.boards[index].turn, STALEMATE, report)


def settle(state: State, report: Report) -> tuple[State, Text | None]:
    """Return the state after what the rules do before anyone acts, and the reason for a draw.

    Checkmates are carried out: in free tempo at once, in rounds tempo when no board can have a turn
    in this round any more. Then the next round begins.
    """
    if state.decided or (state.round_begun and state.open):
        return state, None
    mates = [
        (board.number, state.mover(index))
        for index, board in enumerate(state.boards)
        if state.lost(index)
    ]
    if mates and {loser for _, loser in mates} == state.alive:
        return state, ALL_MATED
    for number, loser in mates:
        index = state.find(number)
        assert index is not None, "each board has one mate at most"
        if loser in state.alive:  # a seat already taken over is not lost
            state = _close(state, index, state.boards[index].turn, CHECKMATE, report)
    if state.decided:
        return state, None
    if state.round_begun:
        if state.round - state.progress >= ROUNDS_WITHOUT_PROGRESS:
            return state, NO_PROGRESS
        boards = tuple(board.with_moved(False) for board in state.boards)
        state = replace(state, boards=boards, round=state.round + 1)
    return state, None if state.choosers or state.open else NO_MOVES


def _close(state: State, index: int, colour: int, reason: Text, report: Report) -> State:
    """Remove a board, eliminate its loser and give the loser's other seat to the winner."""
    board, seats = state.boards[index], state.seats[index]
    loser, winner = seats[colour], seats[1 - colour]
    report.closed.append(BoardClosed(board.number, seats, tuple(board.standing())))
    king = half_square(board.number, board.king(colour))
    attackers = board.located(board.attackers(colour) if reason == CHECKMATE else 0)
    report.events.append(
        PlayerEliminated(loser, winner, board.number, reason, colour, king, attackers)
    )
    for piece in state.stockpiles[loser - 1]:
        report.stockpiles.append(StockpileChange(loser, piece, False))
    state = replace(
        state.holding(loser, ()),
        boards=state.boards[:index] + state.boards[index + 1 :],
        seats=state.seats[:index] + state.seats[index + 1 :],
    )
    taken = next(index for index, seats in enumerate(state.seats) if loser in seats)
    return _take_seat(state, taken, loser, winner, report)


def _take_seat(state: State, index: int, loser: int, winner: int, report: Report) -> State:
    seats = state.seats[index]
    colour = seats.index(loser)
    board = state.boards[index]
    report.seats.append(SeatTaken(board.number, colour, loser, winner))
    white, black = (winner if player == loser else player for player in seats)
    state = replace(state, seats=(*state.seats[:index], (white, black), *state.seats[index + 1 :]))
    if board.turn == colour and state.lost(index) and not state.decided:
        state = state.with_board(index, replace(board, spared=True))
    return state


def _put(state: State, player: int, piece: Piece, square: Square, report: Report) -> State:
    report.stockpiles.append(StockpileChange(player, piece, False))
    report.placed.append(Placed(square, piece))
    held = list(state.stockpiles[player - 1])
    held.remove(piece)
    return state.holding(player, held)


def _take(state: State, player: int, piece: Piece, report: Report) -> State:
    """Return the state after a captured piece has gone to its captor's stockpile or left the game.

    By the tournament rule it leaves the game if it belongs to the set of the board on which its
    captor plays its colour, which is the only board where they could use it.
    """
    board = state.boards[state.seat_of(player, piece.army)]
    if state.rules.tournament and board.number == piece.set:
        report.events.append(Removed(piece))
        return state
    report.stockpiles.append(StockpileChange(player, piece, True))
    return state.holding(player, (*state.stockpiles[player - 1], piece))


def _piece_on(board: Board, square: int) -> Piece:
    piece = board.pieces[square]
    assert piece is not None, "a piece stands where a move begins"
    return piece


def _relocations(board: Board, played: Played) -> list[PieceMoved]:
    def moved(origin: int, target: int) -> PieceMoved:
        piece, at = _piece_on(board, origin), board.number
        return PieceMoved(half_square(at, origin), half_square(at, target), piece, piece)

    return [moved(origin, target) for origin, target in played.relocated]


class RingCounting(Counting[State]):
    """Counter of sequences of turns in a ring."""

    def actions(self, state: State) -> Iterator[BoardAction | Lose]:
        for index in state.open:
            yield from state.actions(index)
        for player in state.choosers:
            yield from state.choices(player)

    def total(self, state: State) -> int:
        return state.total

    def after(self, state: State, action: BoardAction | Lose) -> State | None:
        report = Report()  # nobody reads it
        if isinstance(action, Lose):
            played = give_up(state, action, report)
        else:
            played = play(state, action, report)
        after, drawn = settle(played, report)
        return None if drawn else after
